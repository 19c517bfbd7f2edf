"""Production chains: on whom a villager is laid, and how many a card can carry."""

from itertools import takewhile

import pytest

from bourgade.games.villagers import RULES
from bourgade.games.villagers.phases.draft import draft_limit
from support.chains import BELOW, CARRIED, chain_of
from support.villagers import given

STEPS = [(below, name) for below, names in CARRIED.items() for name in names.split()]
FIRST = ["founders", "lumberjack", "hayer", "miner", "graper", "shepherd", "tanner"]
SOLITARY = ["harvester", "hunter", "chandler", "wattler", "fisher", "beekeeper"]
SOLITARY += ["grocer", "freemason", "priest", "agent"]
TOPS = ["swineherd", "wheeler", "milk_maid", "spelunker", "vintner", "weaver", "tanner"]
ENDS = sorted({name for _, name in STEPS} - set(CARRIED))


def village_without(name: str) -> list[str]:
    """All chains as high as they go before this villager; Founders have no free place when it is they."""
    if name == "founders":
        return [chain_of(top) for top in ["swineherd", *TOPS]]
    return [chain for top in TOPS if (chain := " ".join(takewhile(name.__ne__, chain_of(top).split())))]


# --- where villagers are laid ---


@pytest.mark.rule("VG-086")
@pytest.mark.parametrize("name", [*SOLITARY, "graper", "shepherd", "tanner"])
def test_a_villager_without_a_chain_is_placed_on_the_table(name: str) -> None:
    table = given(4).village(0, "lumberjack", "graper", "wattler").hand(0, f"{name} brewer").build()
    table.play(f"place {name}")
    assert table.lies_on(0, name) == "table"
    assert table.uncovered(0).split()[-1] == name


@pytest.mark.rule("VG-087")
@pytest.mark.parametrize(("below", "name"), STEPS)
def test_a_villager_of_a_chain_is_placed_on_the_type_before_it(below: str, name: str) -> None:
    table = given(4).village(0, *([] if below == "founders" else [chain_of(below)])).hand(0, f"{name} hunter").build()
    table.play(f"place {name}")
    assert table.lies_on(0, name) == below


@pytest.mark.rule("VG-087", "VG-088")
@pytest.mark.parametrize(("below", "name"), STEPS)
def test_a_villager_of_a_chain_is_placed_on_nothing_else(below: str, name: str) -> None:
    table = given(4).village(0, *village_without(below)).hand(0, f"{name} hunter").build()
    assert table.offers("place hunter")
    assert not table.offers(f"place {name}")


@pytest.mark.rule("VG-087", "VG-303")
@pytest.mark.parametrize("stand_in", ["monk", "apprentice"])
def test_a_villager_may_be_placed_on_a_stand_in_of_the_type_before_it(stand_in: str) -> None:
    table = given().village(0, f"{stand_in}=lumberjack carpenter").hand(0, "wheeler mason cartwright").build()
    assert not table.offers("place mason")
    assert not table.offers("place cartwright")
    table.play("place wheeler")
    assert table.lies_on(0, "wheeler") == stand_in


@pytest.mark.rule("VG-298")
def test_the_player_picks_among_places_that_differ() -> None:
    table = given().village(0, "lumberjack", "lumberjack carpenter", "monk=lumberjack cooper")
    table.hand(0, "shipwright hunter").build().play("place shipwright")
    assert table.moves == ["on lumberjack 1", "on lumberjack 2", "on monk 1"]
    table.play("on lumberjack 2")
    assert table.uncovered(0) == "founders lumberjack carpenter cooper shipwright"
    assert table.lies_on(0, "shipwright") == "lumberjack"


@pytest.mark.rule("VG-095")
def test_nobody_builds_in_the_village_of_another() -> None:
    table = given().village(1, "lumberjack wheeler", "graper").hand(0, "carpenter cartwright vintner brewer").build()
    assert [move for move in table.moves if move.startswith("place ")] == ["place brewer"]
    table.play("place brewer")
    assert table.cards(1) == "founders lumberjack wheeler graper"


# --- step by step ---


@pytest.mark.rule("VG-088")
def test_a_chain_may_be_built_in_one_round() -> None:
    table = given().village(0, "hayer").hand(0, "grazier milk_maid fromager hunter").build(limit=4)
    assert not table.offers("place fromager")
    table.play("place grazier")
    assert not table.offers("place fromager")
    table.play("place milk_maid", "place fromager")
    assert [table.lies_on(0, name) for name in ("grazier", "milk_maid", "fromager")] == [
        "hayer",
        "grazier",
        "milk_maid",
    ]


@pytest.mark.rule("VG-088")
def test_a_chain_may_stay_unfinished_and_go_on_in_a_later_round() -> None:
    table = given().village(0, "miner").hand(0, "seeker spelunker jeweler hunter")
    table.build(limit=3).play("place seeker", "done")
    assert table.uncovered(0) == "founders seeker"
    table.build().play("place spelunker", "done")
    table.build()
    assert table.offers("place jeweler")


@pytest.mark.rule("VG-088")
def test_a_villager_is_not_slipped_in_beneath_others() -> None:
    table = given().village(0, "monk=lumberjack monk=wheeler cartwright", "miner mason", "miner/ mason")
    table.hand(0, "seeker wheeler hunter").build().play("place wheeler")
    assert table.lies_on(0, "cartwright") == "monk"
    assert table.uncovered(0) == "founders cartwright mason mason wheeler"
    assert not table.offers("place seeker")


@pytest.mark.rule("VG-089")
def test_a_covered_card_keeps_its_suit_symbols_and_its_padlock() -> None:
    table = given().village(0, "hayer grazier").hand(0, "milk_maid fromager hunter").build(limit=3)
    table.play("place milk_maid")
    before = RULES.view(table.state)["players"][0]["symbols"]
    assert (before["hay"], before["padlocks"], draft_limit(table.state, 0)) == (3, 1, 4)
    table.play("place fromager")
    after = RULES.view(table.state)["players"][0]["symbols"]
    assert (after["hay"], after["padlocks"], draft_limit(table.state, 0)) == (4, 1, 3)


@pytest.mark.rule("VG-089")
@pytest.mark.parametrize(
    ("village", "name", "gold"),
    [("founders", "brewer", 0), ("graper vintner", "wine_trader", 16), ("lumberjack wheeler", "cartwright", 11)],
)
def test_a_placed_card_covers_the_gold_beneath_it(village: str, name: str, gold: int) -> None:
    table = given().village(0, village).hand(0, f"{name} hunter").build().play(f"place {name}")
    assert table.lines(0)["gold"] == gold


# --- how many a card carries ---


@pytest.mark.rule("VG-090", "VG-091")
@pytest.mark.parametrize("first", FIRST)
def test_a_first_card_carries_two_cards_of_one_type_and_no_third(first: str) -> None:
    name = CARRIED[first].split()[0]
    table = given(4).village(0, first).hand(0, f"{name} {name} {name} hunter").build(limit=3)
    table.play(f"place {name}", f"place {name}")
    assert table.cards(0).split() == [*dict.fromkeys(["founders", first]), name, name]
    assert not table.offers(f"place {name}")
    assert table.offers("place hunter")


@pytest.mark.rule("VG-091")
@pytest.mark.parametrize(
    ("first", "one", "other"),
    [("founders", "brewer", "swineherd"), ("lumberjack", "carpenter", "wheeler"), ("tanner", "saddler", "cobbler")],
)
def test_the_two_chains_on_a_first_card_may_differ(first: str, one: str, other: str) -> None:
    table = given(4).village(0, first).hand(0, f"{one} {other} hunter").build(limit=3)
    table.play(f"place {one}", f"place {other}")
    assert (table.lies_on(0, one), table.lies_on(0, other)) == (first, first)


@pytest.mark.rule("VG-092")
@pytest.mark.parametrize("middle", sorted(set(CARRIED) - set(FIRST)))
def test_a_card_in_the_middle_of_a_chain_carries_one(middle: str) -> None:
    (name,) = CARRIED[middle].split()
    table = given(4).village(0, chain_of(middle)).hand(0, f"{name} {name} hunter").build(limit=3)
    table.play(f"place {name}")
    assert table.lies_on(0, name) == middle
    assert not table.offers(f"place {name}")


@pytest.mark.rule("VG-093")
@pytest.mark.parametrize("name", [*ENDS, *SOLITARY])
def test_the_last_card_of_a_chain_and_a_solitary_villager_carry_none(name: str) -> None:
    chain = chain_of(name).split() if name in ENDS else [name]
    full = ["founders brewer"] * 2 if chain[0] != "founders" else []
    first = "founders" if chain[0] == "founders" else f"{chain[0]}/"
    again = [" ".join([first, *chain[1:]])] if chain[1:] else []
    table = given(4).village(0, " ".join(chain), *again, *full).treasury(0, 20)
    table.hand(0, " ".join([*BELOW, "hunter"])).build()
    assert [move for move in table.moves if move.startswith("place ")] == ["place hunter"]


# --- Grain ---


@pytest.mark.rule("VG-094")
def test_a_third_grain_chain_needs_a_monk() -> None:
    table = (
        given().village(0, "founders swineherd", "founders poulterer").hand(0, "brewer truffler hunter monk").build()
    )
    assert table.offers("place truffler")
    assert not table.offers("place brewer")
    table.play("monk brewer")
    assert table.lies_on(0, "brewer") == "monk"
