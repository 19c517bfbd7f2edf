"""The build phase: turn after turn, up to a limit, villagers come from the hand to the village."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bourgade.core.event import Event
from bourgade.games.villagers import RULES, events
from bourgade.games.villagers.components import components_for
from bourgade.games.villagers.phases.round import BeginRound
from support.villagers import Position, given


def limits(table: Position) -> list[tuple[int, int]]:
    """The limits announced so far, each after the seat it is for."""
    return [(event.seat, event.values[0]) for event in table.events if event.kind is events.BUILD_LIMIT_COUNTED]


def round_of_building(seats: int, first: int) -> Position:
    """A round in which nobody is left to be drafted, and each seat has a Hunter and a Wattler to place."""
    table = given(seats).first_player(first)
    for seat in range(seats):
        table.hand(seat, "hunter wattler")
    return table.unseen("").step(BeginRound())


# --- turns ---


@pytest.mark.rule("VG-077")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0]), (5, 3, [3, 4, 0, 1, 2])],
)
def test_each_player_builds_to_the_end_from_the_first_player_on(seats: int, first: int, order: list[int]) -> None:
    table = round_of_building(seats, first)
    for seat in order:
        assert table.seat == seat
        table.play("place hunter")
        assert table.seat == seat
        table.play("done")
    assert table.state.over


@pytest.mark.rule("VG-080")
def test_a_limit_is_counted_at_the_start_of_the_own_turn() -> None:
    table = round_of_building(3, 1)
    assert limits(table) == [(1, 2)]
    table.play("place wattler", "done")
    assert limits(table) == [(1, 2), (2, 2)]


# --- limit ---


@pytest.mark.rule("VG-080")
def test_a_house_gained_during_the_turn_does_not_raise_the_limit() -> None:
    table = given().village(0, "wattler").hand(0, "wattler hunter harvester chandler").build()
    table.play("place wattler", "place hunter", "place harvester")
    assert not table.offers("place chandler")
    assert table.hand_of(0) == "chandler"
    assert table.play("done").build().offers("place chandler")


@pytest.mark.rule("VG-078")
def test_only_houses_of_the_own_village_raise_the_limit() -> None:
    table = given().village(0, "wattler", "lumberjack carpenter").village(1, "wattler", "miner mason")
    table.hand(0, "brewer hunter").build()
    assert limits(table) == [(0, 4)]


@pytest.mark.rule("VG-078", "VG-079")
@pytest.mark.parametrize(("houses", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_a_turn_ends_with_no_more_villagers_placed_than_the_limit(houses: int, limit: int) -> None:
    table = given().village(0, *["miner mason", "miner mason", "hayer thatcher", "hayer thatcher", "wattler"][:houses])
    names = ["hunter", "hunter", "harvester", "harvester", "chandler", "chandler"]
    table.hand(0, " ".join(names)).build()
    for name in names[:limit]:
        table.play(f"place {name}")
    assert not any(move.startswith("place ") for move in table.moves)


@pytest.mark.rule("VG-081")
@pytest.mark.parametrize("placed", [[], ["hunter"], ["hunter", "wattler"], ["hunter", "wattler", "chandler"]])
def test_a_player_may_stop_before_the_limit_is_reached(placed: list[str]) -> None:
    table = given().hand(0, "hunter wattler chandler harvester").build(limit=4)
    table.play(*[f"place {name}" for name in placed])
    assert table.offers("done")
    table.play("done")
    assert table.moves == []
    assert table.cards(0) == " ".join(["founders", *placed])


@pytest.mark.rule("VG-082")
def test_the_limit_is_announced_and_villagers_are_placed_one_after_the_other() -> None:
    table = given().village(0, "wattler").hand(0, "hunter harvester chandler").build()
    assert limits(table) == [(0, 3)]
    for name in ("hunter", "harvester"):
        table.play(f"place {name}")
        assert table.cards(0).endswith(name)
        assert (table.seat, RULES.view(table.state)["players"][0]["square"]) == (0, [])
    assert table.hand_of(0) == "chandler"


# --- placing ---


@pytest.mark.rule("VG-083")
def test_no_move_takes_a_placed_villager_back() -> None:
    table = given().village(0, "lumberjack", "lumberjack").stacks(1, 1)
    table.hand(0, "wheeler cartwright hunter monk carpenter apprentice tinner smuggler").build(limit=5)
    table.play("place wheeler", "place cartwright", "place hunter")
    placed = ("wheeler", "cartwright", "hunter")
    verbs = set[str]()
    for move in table.moves:
        after = given()
        after.state = table.state.clone()
        after.play(move)
        while after.moves and "done" not in after.moves:
            assert not set(after.moves) & {f"give {name}" for name in placed}
            after.play(after.moves[0])
        assert [after.cards(0).count(name) for name in placed] == [1, 1, 1]
        assert not set(placed) & set(after.hand_of(0).split())
        verbs.add(move.split()[0])
    assert verbs == {"place", "exchange", "monk", "apprentice", "tinner", "smuggler", "done"}


@pytest.mark.rule("VG-084")
@pytest.mark.parametrize(
    "order",
    [
        "place exchange special",
        "place special exchange",
        "exchange place special",
        "exchange special place",
        "special place exchange",
        "special exchange place",
    ],
)
def test_placing_exchanging_and_specials_come_in_any_order(order: str) -> None:
    table = given().hand(0, "hunter harvester tinner wattler").stacks(1).build()
    moves = {
        "place": ["place hunter"],
        "exchange": ["exchange", "give harvester", "basic miner"],
        "special": ["tinner"],
    }
    for action in order.split():
        table.play(*moves[action])
    assert sorted(table.cards(0).split()) == ["founders", "hunter", "miner"]
    assert table.hand_of(0) == "wattler"
    assert table.state.tinned
    assert table.offers("place wattler")


@pytest.mark.rule("VG-084")
def test_actions_of_one_sort_need_not_follow_each_other() -> None:
    table = given().hand(0, "hunter harvester tinner wattler fisher tinner").stacks(1).build(limit=3)
    table.play("place hunter", "exchange", "give harvester", "basic miner", "place wattler", "tinner")
    table.play("exchange", "give tinner", "basic hayer", "place fisher", "free")
    assert table.cards(0) == "founders hunter miner wattler hayer fisher"


@pytest.mark.rule("VG-085")
@pytest.mark.parametrize(
    ("village", "name"), [((), "wattler"), (("lumberjack",), "carpenter"), (("miner", "miner"), "seeker")]
)
def test_a_village_may_hold_the_same_villager_twice(village: tuple[str, ...], name: str) -> None:
    table = given().village(0, *village).hand(0, f"{name} {name} hunter").build(limit=3)
    for _ in range(2):
        table.play(f"place {name}")
        if table.moves[0].startswith("on "):
            table.play(table.moves[0])
    assert table.cards(0).count(name) == 2


@pytest.mark.rule("VG-298")
def test_a_villager_is_chosen_then_its_place_then_its_key_and_then_it_is_laid_down() -> None:
    table = given().village(0, "miner blacksmith", "lumberjack", "lumberjack carpenter").village(1, "miner blacksmith")
    table.hand(0, "cooper brewer hunter").build(limit=2)
    table.play("place cooper")
    assert table.moves == ["on lumberjack 1", "on lumberjack 2"]
    table.play("on lumberjack 2")
    assert table.moves == ["key seat_1 blacksmith 1", "key seat_2 blacksmith 1"]
    assert "cooper" not in table.cards(0)
    table.play("key seat_2 blacksmith 1")
    assert table.lies_on(0, "cooper") == "lumberjack"
    assert table.uncovered(0) == "founders blacksmith lumberjack carpenter cooper"
    assert (table.gold(0), table.state.build_left) == (6, 1)


@pytest.mark.rule("VG-298")
@pytest.mark.parametrize(
    ("village", "first", "second", "gold", "after"),
    [
        ("graper", "vintner", "wine_trader", 0, "founders graper vintner wine_trader"),
        ("lumberjack", "cooper", "brewer", 2, "founders lumberjack cooper:2 brewer"),
    ],
)
def test_a_placed_villager_can_carry_cards_and_serve_as_a_key_at_once(
    village: str, first: str, second: str, gold: int, after: str
) -> None:
    table = given().village(0, village).hand(0, f"{first} {second} hunter").treasury(0, 4).build(limit=3)
    table.play(f"place {first}")
    assert table.gold(0) == 2
    table.play(f"place {second}")
    assert (table.gold(0), table.cards(0)) == (gold, after)
    assert table.state.build_left == 1


# --- whole games ---


@pytest.mark.rule("VG-078", "VG-079", "VG-096", "VG-102")
@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_no_build_turn_goes_beyond_its_limit_or_three_exchanges(seats: int) -> None:
    state, luck = RULES.new(seats, seats), random.Random(seats)
    state.heard = heard = list[Event]()
    while not state.over:
        state.play(luck.choice(state.legal()))
    turns = list(build_turns(heard))
    assert len(turns) > 3 * seats
    assert [turn for turn in turns if turn.placed > turn.limit or turn.exchanges > 3] == []
    assert any(turn.placed == turn.limit for turn in turns)


@dataclass
class BuildTurn:
    """What one seat did in one build phase."""

    limit: int
    placed: int = 0
    exchanges: int = 0


def build_turns(heard: list[Event]) -> Iterator[BuildTurn]:
    """The build turns of a game; an Apprentice counts, and the villager that it replaces does not."""
    basics = components_for(5, None).basic_kinds
    turn = BuildTurn(0)
    for event in heard:
        if event.kind is events.BUILD_LIMIT_COUNTED:
            turn = BuildTurn(event.values[0])
        elif event.kind is events.VILLAGER_PLACED:
            turn.placed += event.values[0] not in basics
        elif event.kind is events.VILLAGER_REPLACED:
            turn.placed += event.values[1] in basics
        elif event.kind is events.BASIC_TAKEN:
            turn.exchanges += 1
        elif event.kind is events.BUILD_ENDED:
            yield turn
