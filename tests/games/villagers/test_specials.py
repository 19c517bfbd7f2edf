"""Special villagers: when they are played, what they count for, and what Monk and Apprentice are in a village."""

from typing import Any

import pytest

from bourgade.games.villagers import RULES
from bourgade.games.villagers.phases.draft import draft_limit
from support.villagers import Position, given

SPECIALS = ("monk", "two_monks", "apprentice", "tinner", "smuggler")
stand_ins = pytest.mark.parametrize("name", ["monk", "apprentice"])


def specials(table: Position) -> list[str]:
    """The moves offered that play a Special."""
    return [move for move in table.moves if move.split()[0] in SPECIALS]


def seen(table: Position, seat: int) -> dict[str, Any]:
    """The village of a seat as everybody sees it."""
    player: dict[str, Any] = RULES.view(table.state)["players"][seat]
    return player


# --- when ---


@pytest.mark.rule("VG-120")
def test_specials_are_played_in_the_own_build_turn() -> None:
    table = given().village(0, "lumberjack wheeler").village(1, "lumberjack wheeler")
    for seat in (0, 1):
        table.hand(seat, "monk apprentice tinner smuggler cartwright carpenter")
    table.build(1)
    assert table.seat == 1
    assert specials(table) == ["monk carpenter", "monk cartwright", "apprentice", "tinner", "smuggler"]
    table.play("tinner")
    assert table.hand_of(0) == "carpenter cartwright monk apprentice tinner smuggler"
    assert (table.hand_of(1), table.seat) == ("carpenter cartwright monk apprentice smuggler", 1)


@pytest.mark.rule("VG-120")
def test_no_special_is_played_in_the_draft_phase_or_for_new_arrivals() -> None:
    table = given().village(0, "lumberjack wheeler").hand(0, "monk apprentice tinner smuggler cartwright")
    table.road("fisher", "agent", "wattler", "brewer", "mason", "seeker").stacks(4).draft()
    assert specials(table) == []
    table.play("draft 1", "draft 1", "draft 1", "draft 1")
    assert len(table.hand_of(0).split()) == 7
    assert table.arrivals().moves
    assert specials(table) == []


# --- limit, discard ---


@pytest.mark.rule("VG-121")
def test_any_number_of_specials_with_the_discard_icon_may_be_played_without_a_limit_left() -> None:
    table = given().hand(0, "smuggler smuggler tinner tinner hunter").build(limit=0)
    table.play("smuggler", "smuggler", "tinner", "tinner")
    assert table.gold(0) == 8 - 2 - 2 + 1 + 1
    assert table.hand_of(0) == "hunter"


@pytest.mark.rule("VG-121")
@pytest.mark.parametrize("name", ["tinner", "smuggler"])
def test_a_special_with_the_discard_icon_leaves_the_limit_as_it_is(name: str) -> None:
    table = given().hand(0, f"{name} hunter wattler harvester").build().play("place hunter", name, "place wattler")
    assert table.cards(0) == "founders hunter wattler"
    assert not table.offers("place harvester")


@pytest.mark.rule("VG-122", "VG-308")
@pytest.mark.parametrize("name", ["tinner", "smuggler"])
def test_a_special_with_the_discard_icon_leaves_the_game_as_soon_as_it_is_played(name: str) -> None:
    table = given().hand(0, f"{name} hunter wattler").build().play(name)
    assert table.offers("done")
    assert table.discarded(name) == 1
    assert table.hand_of(0) == "hunter wattler"
    assert (table.cards(0), seen(table, 0)["square"]) == ("founders", [])


@pytest.mark.rule("VG-123")
def test_a_monk_counts_as_one_villager_and_enters_the_village() -> None:
    table = given().hand(0, "monk carpenter hunter wattler").build(limit=3).play("monk carpenter")
    assert table.cards(0) == "founders monk carpenter"
    table.play("place hunter")
    assert not table.offers("place wattler")
    assert table.discarded("monk") == 0


@pytest.mark.rule("VG-123", "VG-141")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_apprentice_counts_as_one_villager_together_with_the_one_it_replaces(owner: int) -> None:
    table = given().village(owner, "graper vintner").hand(0, "apprentice hunter wattler").build().play("apprentice")
    assert table.cards(owner).startswith("founders apprentice vintner")
    assert table.cards(0).split()[-1] == "graper"
    table.play("place hunter")
    assert not table.offers("place wattler")
    assert table.discarded("apprentice") == 0


@pytest.mark.rule("VG-305")
def test_apprentice_and_monks_need_one_two_and_three_of_the_limit() -> None:
    found = []
    for limit in range(4):
        table = given().village(0, "miner mason").hand(0, "monk monk apprentice spelunker hunter").build(limit=limit)
        found.append(specials(table))
    assert found == [
        [],
        ["apprentice"],
        ["monk spelunker", "apprentice"],
        ["monk spelunker", "two_monks spelunker", "apprentice"],
    ]


@pytest.mark.rule("VG-305")
@pytest.mark.parametrize(("move", "left"), [("monk spelunker", 1), ("two_monks spelunker", 0), ("apprentice", 2)])
def test_monks_use_the_limit_for_themselves_and_for_the_villager_on_them(move: str, left: int) -> None:
    table = (
        given().village(0, "graper vintner", "miner").hand(0, "monk monk apprentice spelunker hunter wattler chandler")
    )
    table.build(limit=3).play(move)
    while table.moves and not table.offers("done"):
        table.play(table.moves[0])
    for name in ["hunter", "wattler", "chandler"][:left]:
        table.play(f"place {name}")
    assert not any(place.startswith("place ") for place in table.moves)


# --- whom Specials cannot take ---


@pytest.mark.rule("VG-124", "VG-136")
@pytest.mark.parametrize("side", ["founders", "founders_food"])
@pytest.mark.parametrize("seats", [2, 5])
def test_no_special_takes_the_founders_of_another_player(seats: int, side: str) -> None:
    table = given(seats).hand(0, "apprentice hunter")
    for seat in range(1, seats):
        table.village(seat, f"{side} swineherd")
    assert specials(table.build()) == []
    own = given(seats).hand(0, "apprentice hunter").village(0, f"{side} swineherd").village(1, f"{side} swineherd")
    assert own.build().play("apprentice").moves == ["side gold", "side food"]
    assert own.play("side gold").cards(1) == f"{side} swineherd"


# --- Monk and Apprentice in a village ---


@pytest.mark.rule("VG-132")
@stand_ins
@pytest.mark.parametrize(
    ("chain", "counts"),
    [
        ("{}=grazier milk_maid fromager", {"hay": 3, "padlocks": 1}),
        ("{}=milk_maid fromager", {"hay": 3, "padlocks": 0}),
    ],
)
def test_a_stand_in_has_one_special_symbol_and_nothing_of_its_role(
    name: str, chain: str, counts: dict[str, int]
) -> None:
    beneath = "hayer" if "=grazier" in chain else "hayer grazier"
    table = given().village(0, f"{beneath} {chain.format(name)}")
    symbols = seen(table, 0)["symbols"]
    assert symbols == symbols | counts | {"special": 1, "food": 1}


@pytest.mark.rule("VG-132")
@stand_ins
def test_a_stand_in_of_founders_is_no_founders(name: str) -> None:
    table = given().village(0, f"{name}=founders swineherd truffler")
    symbols = seen(table, 0)["symbols"]
    assert (symbols["grain"], symbols["special"], symbols["food"], symbols["gold"]) == (3, 1, 1, 10)
    assert draft_limit(table.state, 0) == 3


@pytest.mark.rule("VG-133", "VG-304")
@stand_ins
@pytest.mark.parametrize(
    ("role", "on_it", "others"),
    [
        ("founders", "brewer poulterer", "carpenter thatcher vintner"),
        ("lumberjack", "carpenter wheeler", "mason thatcher vintner"),
        ("hayer", "thatcher grazier", "mason carpenter vintner"),
        ("miner", "mason blacksmith", "carpenter thatcher vintner"),
        ("graper", "vintner vintner", "carpenter thatcher mason"),
        ("shepherd", "spinner spinner", "carpenter saddler mason"),
        ("tanner", "saddler cobbler", "carpenter spinner mason"),
    ],
)
def test_a_stand_in_as_first_card_carries_two_cards_of_one_suit(name: str, role: str, on_it: str, others: str) -> None:
    first, second = on_it.split()
    table = given(4).village(0, f"{name}={role} {first}", "founders swineherd", "founders swineherd")
    table.hand(0, f"{second} {second} {others} hunter").build(limit=4)
    assert not any(table.offers(f"place {other}") for other in others.split())
    table.play(f"place {second}")
    assert table.lies_on(0, second) == name
    assert not table.offers(f"place {second}")


@pytest.mark.rule("VG-304")
@stand_ins
def test_a_stand_in_on_a_first_stand_in_counts_with_its_own_role(name: str) -> None:
    table = given().village(0, f"{name}=miner monk=seeker spelunker")
    table.hand(0, "mason jeweler seeker hunter").build(limit=4)
    assert [move for move in table.moves if move.startswith("place ")] == [
        f"place {kind}" for kind in ("mason", "seeker", "jeweler", "hunter")
    ]
    table.play("place jeweler")
    assert table.lies_on(0, "jeweler") == "spelunker"
    table.play("place mason")
    assert table.lies_on(0, "mason") == name
    assert not table.offers("place seeker")


@pytest.mark.rule("VG-134")
@stand_ins
@pytest.mark.parametrize(
    ("beneath", "role", "next_one"),
    [
        ("founders", "swineherd", "truffler"),
        ("lumberjack", "wheeler", "cartwright"),
        ("hayer", "grazier", "milk_maid"),
        ("hayer grazier", "milk_maid", "fromager"),
        ("miner", "seeker", "spelunker"),
        ("miner seeker", "spelunker", "jeweler"),
        ("graper", "vintner", "wine_trader"),
        ("shepherd", "spinner", "weaver"),
        ("shepherd spinner", "weaver", "tailor"),
    ],
)
def test_a_stand_in_up_a_chain_carries_the_next_villager_alone(
    name: str, beneath: str, role: str, next_one: str
) -> None:
    table = (
        given(4).village(0, f"{beneath} {name}={role} {next_one}", f"{beneath} {role}").hand(0, f"{next_one} hunter")
    )
    table.build().play(f"place {next_one}")
    assert table.lies_on(0, next_one) == role
    full = given(4).village(0, f"{beneath} {name}={role} {next_one}").hand(0, f"{next_one} hunter").build()
    assert not full.offers(f"place {next_one}")


@pytest.mark.rule("VG-135")
@stand_ins
def test_a_stand_in_that_ends_up_uncovered_returns_to_the_hand(name: str) -> None:
    table = given(1).village(0, f"{name}=lumberjack carpenter", f"{name}/ cooper:2").jester(False).event("arrest")
    table.play("pick carpenter 1")
    assert table.cards(0) == f"founders {name} cooper:2"
    table.event("betrayer")
    assert table.cards(0) == "founders"
    assert table.hand_of(0) == name


@pytest.mark.rule("VG-135")
def test_stand_ins_that_end_up_uncovered_one_after_the_other_all_return_to_the_hand() -> None:
    table = given(1).village(0, "miner apprentice=seeker monk=spelunker jeweler").jester(False).event("arrest")
    assert table.cards(0) == "founders miner"
    assert table.hand_of(0) == "monk apprentice"


@pytest.mark.rule("VG-303")
@stand_ins
def test_the_role_of_a_stand_in_is_kept_in_later_turns(name: str) -> None:
    table = given().village(0, f"{name}=lumberjack carpenter").hand(0, "mason thatcher shipwright hunter wattler")
    table.build().play("place hunter", "done").build()
    assert [move for move in table.moves if move.startswith("place ")] == ["place shipwright", "place wattler"]
    assert seen(table, 0)["village"][1]["role"] == "lumberjack"
