"""Padlocks: which key opens them, who is paid for it, and what happens to the coins."""

import pytest

from bourgade.games.villagers.components import components_for
from bourgade.games.villagers.ids import Key, Villager
from support.villagers import Position, given

LOCKED = [
    ("brewer", "founders", "cooper"),
    ("poulterer", "founders", "carpenter"),
    ("truffler", "founders swineherd", "hunter"),
    ("cooper", "lumberjack", "blacksmith"),
    ("bed_builder", "hayer", "carpenter"),
    ("milk_maid", "hayer grazier", "cooper"),
    ("peddler", "hayer", "cartwright"),
    ("glass_blower", "miner", "blacksmith"),
    ("spelunker", "miner seeker", "chandler"),
    ("jeweler", "miner seeker spelunker", "blacksmith"),
    ("locksmith", "miner", "blacksmith"),
    ("vintner", "graper", "cooper"),
    ("wine_trader", "graper vintner", "glass_blower"),
    ("weaver", "shepherd spinner", "carpenter"),
    ("cobbler", "tanner", "blacksmith"),
    ("fisher", "", "shipwright"),
    ("beekeeper", "", "carpenter"),
    ("grocer", "", "harvester"),
    ("freemason", "", "brewer"),
    ("priest", "", "chandler"),
]
"""Villagers with a padlock, the chain they are laid on, and their key."""
KEYS = {
    "brewer": "founders brewer",
    "carpenter": "lumberjack carpenter",
    "cooper": "lumberjack cooper",
    "shipwright": "lumberjack shipwright",
    "cartwright": "lumberjack wheeler cartwright",
    "blacksmith": "miner blacksmith",
    "glass_blower": "miner glass_blower",
    "harvester": "harvester",
    "hunter": "hunter",
    "chandler": "chandler",
}
"""The chain that each key stands in."""
locked = pytest.mark.parametrize(("name", "chain", "key"), LOCKED)


def ready(name: str, chain: str, gold: int) -> Position:
    """A village in which there is a place for a villager."""
    return given(4).village(0, *[chain] * bool(chain)).hand(0, f"{name} graper").treasury(0, gold)


def placed(table: Position, name: str) -> Position:
    """The position with the villager placed on the first place there is."""
    table.play(f"place {name}")
    if table.moves and table.moves[0].startswith("on "):
        table.play(table.moves[0])
    return table


# --- three prices ---


@pytest.mark.rule("VG-106", "VG-107")
@locked
def test_an_own_key_gets_two_gold_of_the_bank_and_the_player_pays_nothing(name: str, chain: str, key: str) -> None:
    assert not ready(name, chain, 0).build().offers(f"place {name}")
    table = placed(ready(name, chain, 0).village(0, KEYS[key]).build(), name)
    assert table.gold(0) == 0
    assert f"{key}:2" in table.cards(0).split()
    assert table.cards(0).split()[-1] == name


@pytest.mark.rule("VG-106", "VG-108")
@locked
def test_two_gold_of_the_treasury_go_on_the_key_of_another(name: str, chain: str, key: str) -> None:
    table = placed(ready(name, chain, 5).village(2, KEYS[key]).build(), name)
    assert [table.gold(seat) for seat in range(4)] == [3, 8, 8, 8]
    assert table.cards(2) == f"founders {KEYS[key]}:2".replace("founders founders", "founders")
    assert table.cards(0).split()[-1] == name


@pytest.mark.rule("VG-109", "VG-110")
@locked
def test_two_gold_go_to_the_bank_when_the_key_is_in_no_village(name: str, chain: str, key: str) -> None:
    others = [KEYS[other] for other in ("shipwright", "glass_blower", "harvester", "carpenter") if other != key]
    table = placed(ready(name, chain, 5).village(1, *others).build(), name)
    assert [table.gold(seat) for seat in range(4)] == [3, 8, 8, 8]
    assert ":" not in "".join(table.cards(seat) for seat in range(4))
    assert table.cards(0).split()[-1] == name


@pytest.mark.rule("VG-106")
def test_a_villager_without_a_padlock_is_placed_for_nothing() -> None:
    table = given().village(0, "miner blacksmith", "lumberjack carpenter").hand(0, "seeker wheeler hunter wattler")
    table.treasury(0, 0).build(limit=3).play("place seeker", "place wheeler", "place hunter")
    assert table.gold(0) == 0
    assert ":" not in table.cards(0)


# --- which key ---


@pytest.mark.rule("VG-111", "VG-112", "VG-113")
def test_the_player_picks_one_of_all_keys_in_play_and_never_the_bank() -> None:
    table = given(4).village(0, "miner blacksmith", "tanner").hand(0, "cobbler hunter")
    table.village(1, "miner blacksmith:2").village(3, "miner blacksmith").build().play("place cobbler")
    assert table.moves == ["key seat_1 blacksmith 1", "key seat_2 blacksmith 1", "key seat_4 blacksmith 1"]
    table.play("key seat_4 blacksmith 1")
    assert [table.cards(seat).split()[-1] for seat in (1, 3)] == ["blacksmith:2", "blacksmith:2"]
    assert ":" not in table.cards(0)
    assert [table.gold(seat) for seat in range(4)] == [6, 8, 8, 8]


@pytest.mark.rule("VG-111")
def test_the_player_picks_among_own_keys_with_different_coins() -> None:
    table = given().village(0, "lumberjack carpenter:4", "lumberjack carpenter").hand(0, "beekeeper hunter")
    table.build().play("place beekeeper")
    assert table.moves == ["key seat_1 carpenter 1", "key seat_1 carpenter 2"]
    table.play("key seat_1 carpenter 1")
    assert table.cards(0).startswith("founders lumberjack carpenter:6 lumberjack carpenter ")


@pytest.mark.rule("VG-112")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_bank_is_not_paid_while_another_village_has_the_key(seats: int) -> None:
    last = seats - 1
    table = given(seats).village(last, "lumberjack shipwright", "lumberjack shipwright:2").hand(0, "fisher hunter")
    table.build().play("place fisher")
    assert table.moves == [f"key seat_{seats} shipwright 1", f"key seat_{seats} shipwright 2"]
    table.play(f"key seat_{seats} shipwright 2")
    assert "shipwright:4" in table.cards(last)


@pytest.mark.rule("VG-113")
def test_the_bank_is_not_paid_while_the_own_village_has_the_key() -> None:
    table = given().village(0, "lumberjack shipwright", "lumberjack shipwright:2").hand(0, "fisher hunter")
    table.build().play("place fisher")
    assert table.moves == ["key seat_1 shipwright 1", "key seat_1 shipwright 2"]


@pytest.mark.rule("VG-114")
@pytest.mark.parametrize("where", ["hand", "other hand", "road", "stack", "discard"])
def test_a_key_outside_the_villages_does_not_count(where: str) -> None:
    table = given().hand(0, "grocer wattler").treasury(0, 2)
    if where.endswith("hand"):
        table.hand(int(where != "hand"), "harvester")
    elif where == "road":
        table.road("harvester", "hunter", "wattler", "brewer", "mason", "seeker")
    elif where == "stack":
        table.laid(1, "stack_1", "harvester")
    else:
        table.discard("harvester")
    table.build().play("place grocer")
    assert (table.gold(0), table.cards(0)) == (0, "founders grocer")


@pytest.mark.rule("VG-115")
@pytest.mark.parametrize(("name", "chain", "key"), [entry for entry in LOCKED if entry[2] in ("chandler", "hunter")])
def test_a_key_placed_in_the_same_turn_opens_padlocks_at_once(name: str, chain: str, key: str) -> None:
    table = ready(name, chain, 0).hand(0, key).build()
    assert not table.offers(f"place {name}")
    placed(table.play(f"place {key}"), name)
    assert f"{key}:2" in table.cards(0)


# --- gold ---


@pytest.mark.rule("VG-116")
@pytest.mark.parametrize("gold", [0, 1])
@pytest.mark.parametrize("keeper", [1, None])
def test_with_less_than_two_gold_only_an_own_key_or_a_tinner_opens_a_padlock(gold: int, keeper: int | None) -> None:
    table = given().hand(0, "cobbler tinner hunter").village(0, "tanner").treasury(0, gold)
    if keeper is not None:
        table.village(keeper, "miner blacksmith")
    table.build()
    assert not table.offers("place cobbler")
    assert table.offers("place hunter")
    table.play("tinner", "place cobbler")
    assert (table.gold(0), table.cards(0)) == (gold, "founders tanner cobbler")


@pytest.mark.rule("VG-116")
@pytest.mark.parametrize("keeper", [1, None])
def test_two_gold_are_enough_for_one_padlock(keeper: int | None) -> None:
    table = given().hand(0, "beekeeper beekeeper hunter").treasury(0, 2)
    if keeper is not None:
        table.village(keeper, "lumberjack carpenter")
    table.build(limit=3).play("place beekeeper")
    assert table.gold(0) == 0
    assert not table.offers("place beekeeper")
    assert table.offers("place hunter")


@pytest.mark.rule("VG-116", "VG-107")
def test_without_enough_gold_only_own_keys_are_left_to_pick() -> None:
    table = given().village(0, "lumberjack carpenter").village(1, "lumberjack carpenter")
    table.hand(0, "beekeeper hunter").treasury(0, 1).build().play("place beekeeper")
    assert table.cards(0) == "founders lumberjack carpenter:2 beekeeper"
    assert table.cards(1) == "founders lumberjack carpenter"


@pytest.mark.rule("VG-117")
def test_coins_on_villagers_cannot_be_spent() -> None:
    table = given().village(0, "lumberjack carpenter:6", "chandler:4").hand(0, "fisher hunter").treasury(0, 1).build()
    assert not table.offers("place fisher")
    assert table.gold(0) == 1


@pytest.mark.rule("VG-118")
def test_coins_stay_on_a_villager_until_the_second_market_pays_its_owner() -> None:
    table = given().village(1, "lumberjack carpenter").hand(0, "beekeeper hunter").hand(1, "wattler poulterer")
    table.stacks(0, 0, 1, 1, 1, 1).build(0).play("place beekeeper", "done")
    assert table.cards(1) == "founders lumberjack carpenter:2"
    table.build(1).play("place poulterer", "done").end_build()
    assert "first_market_held" in table.happened()
    assert table.cards(1) == "founders lumberjack carpenter:4 poulterer"
    before = [table.lines(seat)["treasury"] for seat in (0, 1)]
    table.market(2)
    assert ":" not in table.cards(1)
    assert [table.lines(seat)["coins"] for seat in (0, 1)] == [0, 4]
    assert [table.lines(seat)["treasury"] for seat in (0, 1)] == before


@pytest.mark.rule("VG-119")
def test_a_key_may_be_used_again_and_again() -> None:
    table = given().village(0, "graper", "graper", "hayer grazier", "lumberjack cooper").treasury(0, 0)
    table.hand(0, "brewer brewer vintner vintner milk_maid hunter").build(limit=5)
    for name in ("brewer", "brewer", "vintner", "vintner", "milk_maid"):
        placed(table, name)
    assert "cooper:10" in table.cards(0)


@pytest.mark.rule("VG-119")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_keyring_number_is_no_limit(seat: int) -> None:
    table = given().village(seat, "harvester:4").hand(0, "grocer hunter").build().play("place grocer")
    assert "harvester:6" in table.cards(seat)


@pytest.mark.rule("VG-301")
@pytest.mark.parametrize("key", [key.name.lower() for key in Key])
def test_a_key_carries_no_card(key: str) -> None:
    components = components_for(5, None)
    kind = Villager[key.upper()]
    assert components.keyring[kind] > 0
    assert components.slots[kind] == 0
    assert kind not in components.placed_on


@pytest.mark.rule("VG-301")
def test_every_villager_with_a_keyring_is_a_key() -> None:
    keyring = components_for(5, None).keyring
    assert {Villager(kind).name for kind, number in enumerate(keyring) if number} == {key.name for key in Key}


@pytest.mark.rule("VG-302")
def test_a_villager_in_a_village_is_not_paid_for_again() -> None:
    table = given().village(0, "hayer grazier", "graper").hand(0, "milk_maid fromager vintner hunter wattler")
    table.stacks(1, 1)
    table.build(limit=2).play("place milk_maid", "place fromager")
    assert table.gold(0) == 6
    table.play("done").build(limit=2).play("place vintner", "place hunter")
    assert table.gold(0) == 4
    table.play("done").end_build()
    assert table.gold(0) == 4


@pytest.mark.rule("VG-302")
def test_each_of_two_villagers_alike_is_unlocked() -> None:
    table = given().hand(0, "beekeeper beekeeper hunter").village(1, "lumberjack carpenter").build(limit=3)
    table.play("place beekeeper", "place beekeeper")
    assert (table.gold(0), table.cards(1)) == (4, "founders lumberjack carpenter:4")
