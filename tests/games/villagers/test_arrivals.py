"""New arrivals with three players or more: coins mark those who leave, others come, and everybody gets a coin."""

import pytest

from bourgade.games.villagers import RULES
from support.villagers import Position, given

three_players_or_more = pytest.mark.parametrize("seats", [3, 4, 5])
ROAD = ["fisher:1", "hunter", "wattler:1", "brewer", "mason", "seeker:1"]
STACKS = (2, 2, 2, 2, 2, 2)


def coins(table: Position) -> list[int]:
    """The coins on each slot of the road."""
    return [int(villager.partition(":")[2] or 0) for villager in table.on_road()]


def names(table: Position) -> list[str]:
    """The villagers on each slot of the road."""
    return [villager.partition(":")[0] for villager in table.on_road()]


def piles(table: Position) -> list[int]:
    """How many cards lie in the stacks and in the reserve."""
    return table.state.heights[:]


# --- when they come ---


@pytest.mark.rule("VG-060", "VG-295")
@three_players_or_more
def test_new_arrivals_come_between_drafting_and_building(seats: int) -> None:
    table = given(seats).road("", "hunter", "wattler:1").stacks(9, 9, 9, 9).round()
    for _ in range(2 * seats):
        assert "villager_left" not in table.happened()
        assert table.on_road()[2] == "wattler:1"
        table.play("blind stack_4" if table.offers("blind stack_4") else "blind stack_3")
    assert coins(table) == [1] * 6
    course = [name for name in table.happened() if name in ("square_taken", "villager_left", "build_limit_counted")]
    assert course == [*["square_taken"] * seats, "villager_left", "build_limit_counted"]
    assert (table.seat, table.moves[-1]) == (0, "done")


@pytest.mark.rule("VG-076")
@three_players_or_more
def test_new_arrivals_come_in_the_last_round_as_well(seats: int) -> None:
    table = given(seats).road(*ROAD).stacks(0, 0, 0, 0, 0, 1).hand(0, "chandler").round().on_to("done")
    assert piles(table)[:6] == [0] * 6
    assert coins(table) == [1] * 6
    assert table.state.heights[6] > 0


# --- step 1: some leave ---


@pytest.mark.rule("VG-061", "VG-297")
@three_players_or_more
def test_the_villagers_with_coins_are_discarded(seats: int) -> None:
    table = given(seats).road(*ROAD).stacks(*STACKS).arrivals()
    assert [table.discarded(name) for name in ("fisher", "wattler", "seeker")] == [1, 1, 1]
    assert sum(table.state.discard) == 3


@pytest.mark.rule("VG-062")
@three_players_or_more
def test_the_coins_of_those_who_leave_go_to_nobody(seats: int) -> None:
    table = given(seats).road("fisher:5", "hunter:1").stacks(*STACKS).arrivals()
    assert [table.gold(seat) for seat in range(seats)] == [8] * seats
    assert coins(table) == [1] * 6


@pytest.mark.rule("VG-294")
@three_players_or_more
def test_a_villager_without_a_coin_stays_and_gets_one(seats: int) -> None:
    table = given(seats).road(*ROAD).stacks(*STACKS).arrivals()
    assert [table.on_road()[slot] for slot in (1, 3, 4)] == ["hunter:1", "brewer:1", "mason:1"]


@pytest.mark.rule("VG-294")
@three_players_or_more
def test_nobody_leaves_in_the_first_round(seats: int) -> None:
    table = given(seats)
    table.state = RULES.new(seats, seed=1, heard=table.events)
    road = table.on_road()
    for _ in range(2 * seats):
        table.play("blind stack_6")
    assert "villager_left" not in table.happened()
    assert table.on_road() == [f"{villager}:1" for villager in road]


@pytest.mark.rule("VG-294")
@three_players_or_more
def test_coins_do_not_pile_up_from_round_to_round(seats: int) -> None:
    table = given(seats)
    table.state = RULES.new(seats, seed=2)
    for _ in range(3):
        table.on_to("done")
        assert coins(table) == [1] * 6
        table.on_to("draft")
        assert coins(table) == [1] * 6


# --- step 2: others come ---


@pytest.mark.rule("VG-063")
@three_players_or_more
def test_the_reserve_fills_the_empty_slots(seats: int) -> None:
    table = given(seats).road(*ROAD).stacks(*STACKS).tops(reserve="grape")
    before = piles(table)
    table.arrivals()
    before[6] -= 3
    assert piles(table) == before
    assert names(table)[0] in ("graper", "vintner", "wine_trader")
    assert [slot["villager"] for slot in RULES.view(table.state)["road"]] == names(table)


@pytest.mark.rule("VG-064")
@pytest.mark.parametrize(
    ("heights", "after"),
    [
        ((2, 2, 2, 2, 2, 2), [0, 2, 2, 2, 2, 2, 0]),
        ((1, 2, 2, 2, 2, 2), [0, 1, 2, 2, 2, 2, 0]),
        ((0, 0, 0, 1, 0, 2), [0, 0, 0, 0, 0, 1, 0]),
    ],
)
def test_when_the_reserve_runs_out_the_leftmost_stack_fills_the_slots_left(
    heights: tuple[int, ...], after: list[int]
) -> None:
    table = given(3).road(*ROAD).stacks(*heights, reserve=1).arrivals()
    assert piles(table) == after
    assert "" not in names(table)


@pytest.mark.rule("VG-065")
@three_players_or_more
def test_slots_stay_empty_when_all_piles_are_empty(seats: int) -> None:
    table = given(seats).road(*ROAD).stacks(0, 1, reserve=1).arrivals()
    assert piles(table) == [0] * 7
    assert [bool(name) for name in names(table)] == [True, True, True, True, True, False]
    assert coins(table) == [1, 1, 1, 1, 1, 0]


@pytest.mark.rule("VG-066")
def test_the_slots_are_filled_from_left_to_right() -> None:
    table = given(3).unseen("mason carpenter thatcher graper").road("hunter", "fisher:1", "wattler", "", "agent:1")
    table.stacks(1, 1, 1).tops(reserve="ore", stack_1="wood", stack_2="hay", stack_3="grape").arrivals()
    assert names(table) == ["hunter", "mason", "wattler", "carpenter", "thatcher", "graper"]


@pytest.mark.rule("VG-066")
def test_each_slot_gets_one_card() -> None:
    table = given(4).road("hunter", "fisher:1", "", "agent", "mason:1").stacks(*STACKS).arrivals()
    filled = [event.values[0] for event in table.events if event.kind.name == "road_filled"]
    assert filled == [1, 2, 4, 5]


# --- step 3: a coin for everybody ---


@pytest.mark.rule("VG-067")
@three_players_or_more
def test_one_coin_of_the_bank_is_put_on_every_villager(seats: int) -> None:
    table = given(seats).road(*ROAD).stacks(*STACKS).arrivals()
    assert coins(table) == [1] * 6
    assert [table.gold(seat) for seat in range(seats)] == [8] * seats


@pytest.mark.rule("VG-067")
def test_the_coin_goes_to_whoever_drafts_the_villager_next() -> None:
    table = given(3).road(*ROAD).stacks(*STACKS).arrivals().draft().play("draft 2", "draft 2")
    assert [table.gold(seat) for seat in range(3)] == [9, 8, 8]
