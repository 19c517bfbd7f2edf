"""New arrivals with two players: each may put a coin on a villager, and coins mark those who stay."""

import pytest

from bourgade.games.villagers import RULES
from support.villagers import Position, given

ROAD = ["fisher", "hunter:1", "wattler", "brewer", "mason", "seeker"]
NAMES = ["fisher", "hunter", "wattler", "brewer", "mason", "seeker"]
STACKS = (2, 2, 2, 2, 2, 2)


def arrivals() -> Position:
    """New arrivals on a road with one coin, seat 0 being First Player."""
    return given(2).road(*ROAD).stacks(*STACKS).arrivals()


def gone(table: Position) -> list[str]:
    """The villagers of the road that have been discarded."""
    return [name for name in NAMES if table.discarded(name)]


def piles(table: Position) -> list[int]:
    """How many cards lie in the stacks and in the reserve."""
    return table.state.heights[:]


def course(seats: int) -> list[str]:
    """What happens in a round of drafting blind and building nothing, without the events of the new arrivals."""
    table = given(seats).road(*ROAD).stacks(*STACKS).round()
    while table.offers("draft 1"):
        table.play(table.moves[-1])
    table.on_to("done").on_to("draft")
    leaving = ("coin_laid", "coins_on_road", "villager_left", "road_filled")
    return list(dict.fromkeys(name for name in table.happened() if name not in leaving))


# --- the rest of the game ---


@pytest.mark.rule("VG-068")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_other_steps_are_the_same_as_with_more_players(seats: int) -> None:
    assert course(2) == course(seats)
    assert course(2)[:2] == ["round_began", "draft_limit_counted"]


@pytest.mark.rule("VG-068")
@pytest.mark.parametrize("seats", [2, 3])
def test_draft_and_build_limits_are_the_same_as_with_more_players(seats: int) -> None:
    table = given(seats).village(0, "harvester", "wattler").road(*ROAD).stacks(9, 9, 9).round()
    player = RULES.view(table.state)["players"][0]
    assert (player["draft_limit"], player["build_limit"], player["treasury"]) == (3, 3, 8)


@pytest.mark.rule("VG-297")
@pytest.mark.parametrize(
    ("seats", "leave"),
    [(2, ["fisher", "wattler", "brewer", "mason", "seeker"]), (3, ["hunter"]), (4, ["hunter"]), (5, ["hunter"])],
)
def test_coins_mark_those_who_stay_instead_of_those_who_leave(seats: int, leave: list[str]) -> None:
    table = given(seats).road(*ROAD).stacks(*STACKS).arrivals()
    if seats == 2:
        table.play("decline", "decline")
    assert gone(table) == leave


# --- step 1: two coins ---


@pytest.mark.rule("VG-069")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_may_put_a_coin_and_then_the_first_player(first: int) -> None:
    table = given(2).first_player(first).road(*ROAD).stacks(*STACKS).arrivals()
    offers = [*[f"coin {slot}" for slot in range(1, 7)], "decline"]
    assert (table.seat, table.moves) == (1 - first, offers)
    table.play("coin 6")
    assert table.on_road() == [*ROAD[:5], "seeker:1"]
    assert (table.seat, table.moves) == (first, offers)
    table.play("coin 3")
    assert (table.moves, gone(table)) == ([], ["fisher", "brewer", "mason"])


@pytest.mark.rule("VG-069")
def test_there_is_no_coin_for_an_empty_slot() -> None:
    table = given(2).road("fisher", "", "wattler", "", "", "").stacks(*STACKS).arrivals()
    assert table.moves == ["coin 1", "coin 3", "decline"]


@pytest.mark.rule("VG-070")
@pytest.mark.parametrize(
    ("second", "first", "kept"),
    [
        ("coin 5", "coin 5", {2: "hunter:1", 5: "mason:2"}),
        ("coin 5", "coin 1", {1: "fisher:1", 2: "hunter:1", 5: "mason:1"}),
        ("coin 2", "coin 2", {2: "hunter:3"}),
        ("coin 4", "decline", {2: "hunter:1", 4: "brewer:1"}),
        ("decline", "coin 4", {2: "hunter:1", 4: "brewer:1"}),
        ("decline", "decline", {2: "hunter:1"}),
    ],
)
def test_each_player_may_choose_any_villager_or_none(second: str, first: str, kept: dict[int, str]) -> None:
    table = arrivals().play(second, first)
    with_coins = {slot: villager for slot, villager in enumerate(table.on_road(), 1) if ":" in villager}
    assert with_coins == kept


@pytest.mark.rule("VG-296")
def test_the_coins_cost_the_players_nothing() -> None:
    table = given(2).treasury(0, 0).treasury(1, 3).road(*ROAD).stacks(*STACKS).arrivals()
    table.play("coin 1", "coin 1")
    assert (table.gold(0), table.gold(1)) == (0, 3)
    assert table.on_road()[0] == "fisher:2"


@pytest.mark.rule("VG-296")
def test_the_first_player_knows_the_choice_of_the_second() -> None:
    table = arrivals().play("coin 4")
    assert RULES.view(table.state, 0)["road"][3] == {"villager": "brewer", "coins": 1}
    assert table.seat == 0


# --- step 2: some leave ---


@pytest.mark.rule("VG-071", "VG-072")
def test_the_villagers_without_a_coin_are_discarded() -> None:
    table = arrivals().play("coin 6", "decline")
    assert gone(table) == ["fisher", "wattler", "brewer", "mason"]
    assert [table.on_road()[slot] for slot in (1, 5)] == ["hunter:1", "seeker:1"]


@pytest.mark.rule("VG-071")
def test_the_whole_road_leaves_when_no_coin_is_put() -> None:
    table = given(2).road(*NAMES).stacks(*STACKS).arrivals().play("decline", "decline")
    assert gone(table) == NAMES
    assert sum(table.state.discard) == 6
    assert "" not in table.on_road()


@pytest.mark.rule("VG-072")
@pytest.mark.parametrize("coins", [1, 2, 6])
def test_a_coin_of_an_earlier_round_keeps_a_villager_and_stays_on_it(coins: int) -> None:
    table = given(2).road("fisher", f"agent:{coins}").stacks(*STACKS).arrivals().play("coin 1", "decline")
    assert table.on_road()[:2] == ["fisher:1", f"agent:{coins}"]


# --- step 3: others come ---


@pytest.mark.rule("VG-073")
@pytest.mark.parametrize(
    ("heights", "reserve", "after"),
    [
        ((2, 2, 2, 2, 2, 2), 9, [2, 2, 2, 2, 2, 2, 4]),
        ((2, 2, 2, 2, 2, 2), 4, [1, 2, 2, 2, 2, 2, 0]),
        ((2, 2, 2, 2, 2, 2), 0, [0, 0, 1, 2, 2, 2, 0]),
        ((0, 0, 3, 0, 0, 3), 1, [0, 0, 0, 0, 0, 2, 0]),
    ],
)
def test_the_reserve_and_then_the_leftmost_stack_fill_the_slots(
    heights: tuple[int, ...], reserve: int, after: list[int]
) -> None:
    table = given(2).road(*ROAD).stacks(*heights, reserve=reserve).arrivals().play("decline", "decline")
    assert piles(table) == after
    assert "" not in table.on_road()


@pytest.mark.rule("VG-073")
@pytest.mark.parametrize(("reserve", "filled"), [(0, [0, 0, 0, 0, 0]), (2, [1, 1, 0, 0, 0])])
def test_slots_stay_empty_when_all_piles_are_empty(reserve: int, filled: list[int]) -> None:
    table = given(2).road(*ROAD).stacks(0, 0, 0, 0, 0, 0, reserve=reserve).arrivals().play("decline", "decline")
    road = table.on_road()
    assert [int(bool(road[slot])) for slot in (0, 2, 3, 4, 5)] == filled
    assert road[1] == "hunter:1"


@pytest.mark.rule("VG-066")
def test_the_slots_are_filled_from_left_to_right() -> None:
    table = given(2).unseen("mason carpenter thatcher").road("agent:1", "fisher", "priest:1", "", "hunter:1", "brewer")
    table.stacks(1, 1).tops(reserve="ore", stack_1="wood", stack_2="hay").arrivals().play("decline", "decline")
    assert table.on_road() == ["agent:1", "mason", "priest:1", "carpenter", "hunter:1", "thatcher"]


# --- step 4: building ---


@pytest.mark.rule("VG-074")
def test_building_begins_with_no_coin_on_the_newcomers() -> None:
    table = given(2).road(*ROAD).stacks(*STACKS).round().play(*["blind stack_1"] * 2, *["blind stack_2"] * 2)
    assert table.offers("coin 1")
    table.play("coin 3", "decline")
    assert [villager for villager in table.on_road() if ":" in villager] == ["hunter:1", "wattler:1"]
    assert table.moves[-1] == "done"


# --- coins that stay ---


@pytest.mark.rule("VG-075")
def test_coins_pile_up_until_the_villager_is_drafted_with_all_of_them() -> None:
    table = given(2).road(*ROAD).stacks(9, 9, 9).round()
    for coins in (3, 5):
        while table.offers("draft 2"):
            table.play(table.moves[-1])
        table.play("coin 2", "coin 2").on_to("draft")
        assert table.on_road()[1] == f"hunter:{coins}"
    assert (table.seat, table.gold(0)) == (0, 8)
    table.play("draft 2")
    assert table.gold(0) == 13
    assert ":" not in table.on_road()[1]


@pytest.mark.rule("VG-076")
def test_new_arrivals_come_in_the_last_round_as_well() -> None:
    table = given(2).road(*ROAD).stacks(0, 0, 0, 0, 0, 1).round()
    table.play("blind stack_6", "blind reserve", "blind reserve", "blind reserve")
    reserve = piles(table)[6]
    table.play("coin 1", "decline")
    assert gone(table) == NAMES[2:]
    assert piles(table)[6] == reserve - 4
    assert table.moves[-1] == "done"
