"""The exchange for basic villagers: a card of the hand goes face down on a stack, a basic villager to the village."""

from typing import Any

import pytest

from bourgade.games.villagers import RULES
from support.villagers import Position, given

SEVEN = "hunter hunter harvester harvester wattler wattler chandler"
BY_BASIC = {
    "lumberjack": "carpenter cooper shipwright wheeler cartwright wood_carver log_rafter",
    "hayer": "thatcher bed_builder grazier milk_maid fromager peddler horse_trader ore_muler",
    "miner": "blacksmith glass_blower mason seeker spelunker jeweler locksmith",
}


def pile(table: Position, number: int, seat: int) -> dict[str, Any]:
    """What a seat sees of a pile."""
    seen: dict[str, Any] = RULES.view(table.state, seat)["piles"][number]
    return seen


# --- how often ---


@pytest.mark.rule("VG-096")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_three_exchanges_are_allowed_in_a_build_turn(seats: int) -> None:
    table = given(seats).hand(0, SEVEN).stacks(1).build()
    for name in ("hunter", "harvester", "wattler"):
        table.play("exchange", f"give {name}", "basic miner")
    assert not table.offers("exchange")
    assert table.cards(0) == "founders miner miner miner"
    assert table.hand_of(0) == "harvester hunter chandler wattler"
    table.play("done")
    assert table.build().offers("exchange")


@pytest.mark.rule("VG-096")
def test_another_player_has_three_exchanges_too() -> None:
    table = given().hand(0, SEVEN).hand(1, SEVEN).stacks(1).build(0)
    table.play(*["exchange", "give hunter", "basic miner"] * 2, "exchange", "give wattler", "basic hayer", "done")
    table.build(1).play(*["exchange", "give hunter", "basic hayer"] * 2)
    assert table.offers("exchange")


@pytest.mark.rule("VG-096")
def test_an_exchange_needs_a_card_in_the_hand() -> None:
    table = given().hand(0, "hunter harvester").stacks(1).build(limit=5)
    table.play("exchange", "give hunter", "basic miner", "exchange", "basic hayer")
    assert table.cards(0) == "founders miner hayer"
    assert table.moves == []


# --- what is given up ---


@pytest.mark.rule("VG-097")
def test_any_villager_of_the_hand_may_be_given_up() -> None:
    names = ["truffler", "cartwright", "jeweler", "hunter", "agent", "monk", "apprentice", "tinner", "smuggler"]
    table = given().hand(0, " ".join(names)).stacks(1).treasury(0, 0).build().play("exchange")
    assert sorted(table.moves) == sorted(f"give {name}" for name in names)
    table.play("give smuggler", "basic miner")
    assert "smuggler" not in table.hand_of(0)
    assert table.cards(0) == "founders miner"


@pytest.mark.rule("VG-098")
def test_the_player_picks_a_stack_that_is_not_empty() -> None:
    table = given().hand(0, "hunter harvester").stacks(1, 0, 2, 0, 0, 3).build().play("exchange", "give hunter")
    assert table.moves == ["lay stack_1", "lay stack_3", "lay stack_6"]
    table.play("lay stack_3", "basic miner")
    assert table.state.heights[:6] == [1, 0, 3, 0, 0, 3]


@pytest.mark.rule("VG-098", "VG-300")
def test_a_villager_given_up_lies_on_top_of_its_stack() -> None:
    table = given().hand(0, "hunter monk").tops(reserve="wood").stacks(2, 2).tops(stack_1="hay", stack_2="hay")
    table.build().play("exchange", "give hunter", "lay stack_2", "basic miner")
    assert [pile(table, number, 1)["top"] for number in (0, 1)] == ["hay", "solitary"]
    table.play("exchange", "lay stack_2", "basic hayer")
    assert pile(table, 1, 1)["top"] == "special"
    assert table.moves == []
    table.draft(1).play("blind stack_2")
    table.play("blind stack_2")
    assert [player["square"] for player in RULES.view(table.state)["players"]] == [["hunter"], ["monk"]]


@pytest.mark.rule("VG-099")
@pytest.mark.parametrize(("stacks", "at"), [((2, 1), 0), ((), 6)])
def test_the_front_of_a_villager_given_up_is_not_shown(stacks: tuple[int, ...], at: int) -> None:
    table = given(3).hand(0, "hunter monk").stacks(*stacks).build().play("exchange", "give hunter")
    if stacks:
        assert RULES.view(table.state, 1)["offered"] == {"suit": "solitary", "villager": None}
        table.play("lay stack_1")
    table.play("basic miner")
    for seat in (1, 2, -1):
        seen = RULES.view(table.state, seat) if seat >= 0 else RULES.view(table.state)
        assert seen["piles"][at]["given_up"] == [{"seat": 0, "suit": "solitary", "villager": None}]
        assert seen["piles"][at]["villager"] is None
    assert pile(table, at, 0)["villager"] == "hunter"
    assert not {"villager_shown", "villager_discarded"} & set(table.happened())


@pytest.mark.rule("VG-100")
def test_with_all_stacks_empty_the_villager_given_up_goes_on_top_of_the_reserve() -> None:
    table = given().hand(0, "monk hunter").stacks(0, 0, 0, 0, 0, 0).tops(reserve="hay").build()
    height = table.state.heights[6]
    table.play("exchange", "give monk")
    assert table.moves == ["basic lumberjack", "basic hayer", "basic miner"]
    table.play("basic miner")
    assert table.state.heights[6] == height + 1
    assert pile(table, 6, 1)["top"] == "special"
    assert table.discarded("monk") == 0


@pytest.mark.rule("VG-100")
@pytest.mark.parametrize("left", range(6))
def test_the_reserve_takes_no_card_while_a_stack_is_left(left: int) -> None:
    table = given().hand(0, "monk hunter").stacks(*[int(stack == left) for stack in range(6)]).build()
    height = table.state.heights[6]
    table.play("exchange", "give monk", "basic miner")
    assert table.state.heights[left] == 2
    assert table.state.heights[6] == height


@pytest.mark.rule("VG-101")
def test_with_stacks_and_reserve_empty_the_villager_given_up_is_discarded() -> None:
    table = given().hand(0, "monk hunter").unseen("").build()
    before = table.discarded("monk")
    table.play("exchange", "give monk")
    assert table.discarded("monk") == before + 1
    assert table.state.heights == [0] * 7
    table.play("basic miner")
    assert table.cards(0) == "founders miner"


# --- what is taken ---


@pytest.mark.rule("VG-102")
@pytest.mark.parametrize("name", ["lumberjack", "hayer", "miner"])
def test_a_basic_villager_goes_straight_to_the_table_of_the_village(name: str) -> None:
    table = given().village(0, name).hand(0, "hunter monk").stacks(1).build().play("exchange", "give monk")
    assert table.moves == ["basic lumberjack", "basic hayer", "basic miner"]
    table.play(f"basic {name}")
    assert table.cards(0) == f"founders {name} {name}"
    assert table.lies_on(0, name) == "table"
    assert table.uncovered(0) == table.cards(0)
    assert table.hand_of(0) == "hunter"
    assert "villager_shown" not in table.happened()


@pytest.mark.rule("VG-103")
@pytest.mark.parametrize(
    ("left", "moves"),
    [
        ((1, 0, 2), ["basic lumberjack", "basic miner"]),
        ((0, 3, 1), ["basic hayer", "basic miner"]),
        ((9, 1, 0), ["basic lumberjack", "basic hayer"]),
    ],
)
def test_a_basic_villager_comes_from_a_pile_that_is_left(left: tuple[int, int, int], moves: list[str]) -> None:
    table = given().hand(0, "hunter monk").stacks(1).basics(*left).build().play("exchange", "give monk")
    assert table.moves == moves
    table.play(moves[0])
    assert sum(table.state.basics) == sum(left) - 1


@pytest.mark.rule("VG-103")
def test_without_a_basic_villager_no_exchange_is_possible() -> None:
    table = given().hand(0, "hunter harvester wattler").stacks(1).basics(0, 1, 0).build()
    table.play("exchange", "give hunter")
    assert table.cards(0) == "founders hayer"
    assert not table.offers("exchange")
    assert table.state.heights[0] == 2


@pytest.mark.rule("VG-104")
@pytest.mark.parametrize("limit", [2, 5])
def test_basic_villagers_come_on_top_of_all_villagers_of_the_limit(limit: int) -> None:
    names = ["hunter", "hunter", "harvester", "harvester", "wattler"][:limit]
    table = given().hand(0, " ".join(names) + " monk monk tinner tinner").stacks(1).build(limit=limit)
    table.play("exchange", "give monk", "basic miner", *[f"place {name}" for name in names])
    assert table.offers("exchange")
    table.play(*["exchange", "give tinner", "basic hayer"] * 2)
    assert len(table.cards(0).split()) == 1 + limit + 3


@pytest.mark.rule("VG-105")
@pytest.mark.parametrize(
    ("basic", "name"), [(basic, name) for basic, names in BY_BASIC.items() for name in names.split()]
)
def test_wood_hay_and_ore_stand_on_a_basic_villager_of_their_suit(basic: str, name: str) -> None:
    others = {"lumberjack": "wheeler", "hayer": "grazier milk_maid", "miner": "seeker spelunker"}
    needed = others[basic].split()
    beneath = [basic, *(needed[: needed.index(name)] if name in needed else needed)]
    missing = given(4).village(0, "graper", "tanner", *[f"{key} {others[key]}" for key in others if key != basic])
    assert not missing.hand(0, f"{name} hunter").build(tinner=True).offers(f"place {name}")
    table = given(4).village(0, " ".join(beneath)).hand(0, f"{name} hunter").build().play(f"place {name}")
    player = table[0]
    card = len(player.cards) - 1
    while player.beneath[card] >= 0:
        card = player.beneath[card]
    assert table.cards(0).split()[card] == basic


@pytest.mark.rule("VG-299")
@pytest.mark.parametrize(("basic", "name"), [("lumberjack", "wheeler"), ("hayer", "thatcher"), ("miner", "mason")])
def test_a_card_is_given_up_before_the_basic_villager_comes_and_carries(basic: str, name: str) -> None:
    table = given().hand(0, f"{name} {name} hunter monk").stacks(1, 1).build()
    assert not table.offers(f"place {name}")
    table.play("exchange")
    assert all(move.startswith("give ") for move in table.moves)
    table.play("give monk")
    assert all(move.startswith("lay ") for move in table.moves)
    table.play("lay stack_1")
    assert table.cards(0) == "founders"
    table.play(f"basic {basic}", f"place {name}", f"place {name}")
    assert table.lies_on(0, name) == basic


# --- a card given up is a card again ---


@pytest.mark.rule("VG-300")
def test_a_villager_given_up_can_refill_the_road() -> None:
    table = (
        given().road("fisher", "agent", "priest", "grocer", "mason", "seeker").hand(0, "hunter wattler").stacks(0, 1)
    )
    table.build().play("exchange", "give hunter", "basic miner", "done")
    table.draft(1).play("draft 3")
    assert table.on_road()[2] == "hunter"
    assert table.state.heights[:2] == [0, 1]


@pytest.mark.rule("VG-300")
@pytest.mark.parametrize("stack", [1, 2])
def test_a_villager_given_up_puts_off_the_first_market(stack: int) -> None:
    heights = [0, 0, 1, 1, 1, 1]
    heights[stack - 1] = 1
    table = given().hand(0, "hunter wattler").stacks(*heights).build()
    table.play("exchange", "give hunter", f"lay stack_{stack}", "basic miner", "done")
    table.draft(1).play(f"blind stack_{stack}")
    table.end_build()
    assert not table.state.first_market_held
    bare = given().stacks(0, 0, 1, 1, 1, 1).end_build()
    assert bare.state.first_market_held


@pytest.mark.rule("VG-300")
def test_a_villager_given_up_puts_off_the_second_market() -> None:
    table = given().stacks().laid(0, "stack_4", "hunter").held_first_market().end_build()
    assert "second_market_held" not in table.happened()
    assert table.state.round == 2
    assert "second_market_held" in given().stacks().held_first_market().end_build().happened()
