"""Draft phase: limits and turns, road and stacks, the Village Square, and what happens when piles run out."""

import pytest

from bourgade.games.villagers import RULES
from support.villagers import Position, given

any_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])
ROAD = ["fisher", "hunter", "wattler", "brewer", "mason", "seeker"]
ORE = ["blacksmith", "glass_blower", "mason", "seeker", "spelunker", "jeweler", "locksmith"]
GRAPE = ["graper", "vintner", "wine_trader"]


def drafting(seats: int = 2) -> Position:
    """A draft phase with stacks of two cards."""
    return given(seats).road(*ROAD).stacks(2, 2, 2, 2, 2, 2).draft()


def square(table: Position, seat: int, viewer: int | None = None) -> list[str]:
    """The villagers on a Village Square, as one seat or a spectator sees them."""
    names: list[str] = RULES.view(table.state, viewer)["players"][seat]["square"]
    return names


def turns(table: Position) -> list[int]:
    """The seats that draft, until the phase is over."""
    seats = []
    while table.moves:
        assert all(move.startswith(("draft", "blind")) for move in table.moves)
        seats.append(table.seat)
        table.play(table.moves[0])
    return seats


# --- limits and turns ---


@pytest.mark.rule("VG-038", "VG-039", "VG-040")
@pytest.mark.parametrize(
    ("chains", "limit"),
    [
        ([], 2),
        (["founders_food"], 3),
        (["harvester", "hunter"], 4),
        (["hayer grazier milk_maid"], 4),
        (["harvester", "hunter", "fisher"], 5),
        (["harvester", "hunter", "fisher", "founders brewer", "founders poulterer"], 5),
    ],
)
def test_a_player_drafts_as_many_villagers_as_food_allows_and_no_fewer(chains: list[str], limit: int) -> None:
    table = given(2).village(0, *chains).stacks(3, 3, 3, 3, 3, 3).draft()
    assert turns(table).count(0) == limit
    assert len(table.hand_of(0).split()) == limit


@pytest.mark.rule("VG-041", "VG-042")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, [0, 1, 0, 1, 1, 1]),
        (2, 1, [1, 0, 1, 0, 1, 1]),
        (3, 1, [1, 2, 0, 1, 2, 0, 1, 1]),
        (4, 2, [2, 3, 0, 1, 2, 3, 0, 1, 1, 1]),
        (5, 4, [4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 1, 1]),
    ],
)
def test_players_draft_one_villager_each_in_turn_until_all_limits_are_reached(
    seats: int, first: int, order: list[int]
) -> None:
    table = given(seats).village(1, "harvester", "hunter").stacks(6, 6, 6, 6)
    assert turns(table.draft(first)) == order


@pytest.mark.rule("VG-042")
def test_a_player_whose_limit_is_reached_is_skipped_between_two_others() -> None:
    table = given(3).village(0, "harvester", "hunter").village(2, "harvester", "hunter").stacks(6, 6, 6)
    assert turns(table.draft()) == [0, 1, 2, 0, 1, 2, 0, 2, 0, 2]


@pytest.mark.rule("VG-292")
def test_the_limits_are_counted_for_all_before_anybody_drafts() -> None:
    table = given(3).village(1, "harvester").stacks(6, 6, 6).round()
    counted = [(event.seat, event.values) for event in table.events if event.kind.name == "draft_limit_counted"]
    assert counted == [(0, (2,)), (1, (3,)), (2, (2,))]
    assert "villager_drafted" not in table.happened()


@pytest.mark.rule("VG-292")
def test_food_on_the_village_square_or_in_the_hand_does_not_raise_the_limit() -> None:
    table = given(2).hand(0, "harvester hunter").road("fisher", "harvester", "hunter").stacks(6, 6, 6).draft()
    assert turns(table) == [0, 1, 0, 1]


# --- what may be drafted ---


@pytest.mark.rule("VG-043")
@any_number_of_players
def test_any_villager_of_the_road_and_any_stack_that_is_not_empty_may_be_chosen(seats: int) -> None:
    table = given(seats).road("fisher", "", "wattler", "", "", "seeker").stacks(0, 1, 5, 0, 2, 0).draft()
    assert table.moves == ["draft 1", "draft 3", "draft 6", "blind stack_2", "blind stack_3", "blind stack_5"]


@pytest.mark.rule("VG-051")
@pytest.mark.parametrize("stack", [2, 6])
def test_a_market_card_cannot_be_drafted(stack: int) -> None:
    table = given(2).road(*ROAD).stacks(*[int(other != stack) for other in range(1, 7)]).draft()
    assert not table.offers(f"blind stack_{stack}")
    assert len(table.moves) == 6 + 5


@pytest.mark.rule("VG-051", "VG-052")
def test_the_first_market_card_lies_open_until_its_market() -> None:
    table = given(2).stacks(1, 1, 3, 3, 3, 3).road(*ROAD).round()
    shown = [RULES.view(table.state)["first_market"]]
    for _ in range(2):
        table.play("draft 1")
        shown.append(RULES.view(table.state)["first_market"])
    assert shown == ["hidden", "hidden", "visible"]
    table.on_to("done")
    assert RULES.view(table.state)["first_market"] == "visible"
    table.on_to("draft")
    assert RULES.view(table.state)["first_market"] == "held"


@pytest.mark.rule("VG-052", "VG-053")
@pytest.mark.parametrize("has_been_held", [False, True])
def test_no_card_is_laid_where_a_stack_has_run_out(has_been_held: bool) -> None:
    table = given(2).hand(0, "hunter fisher").stacks(0, 0, 1, 1, 0, 0)
    if has_been_held:
        table.held_first_market()
    table.build().play("exchange", "give hunter")
    assert table.moves == ["lay stack_3", "lay stack_4"]


@pytest.mark.rule("VG-053")
def test_no_card_is_laid_where_the_reserve_has_run_out() -> None:
    table = given(2).hand(0, "hunter fisher").stacks(0, 0, 0, 0, 0, 0, reserve=0)
    discarded = table.discarded("hunter")
    table.build().play("exchange", "give hunter")
    assert table.state.heights == [0] * 7
    assert table.discarded("hunter") == discarded + 1


# --- the Village Square ---


@pytest.mark.rule("VG-044")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_all_see_the_villager_that_was_drafted_on_the_village_square(viewer: int | None) -> None:
    table = drafting(3).play("draft 2", "draft 5")
    assert [square(table, seat, viewer) for seat in range(3)] == [["hunter"], ["mason"], []]
    assert (table.hand_of(0), table.cards(0)) == ("", "founders")


@pytest.mark.rule("VG-047")
@pytest.mark.parametrize("viewer", [None, 1])
def test_all_see_a_villager_drafted_blind_from_a_stack(viewer: int | None) -> None:
    table = given(2).road(*ROAD).stacks(1, 1, 1, 1, 1, 1).tops(stack_3="grape").draft().play("blind stack_3")
    (name,) = square(table, 0, viewer)
    assert name in GRAPE
    table.play("draft 1", "blind stack_4")
    seen = RULES.view(table.state, viewer)["players"][0]["seen_in_hand"]
    assert (len(seen), " ".join(seen)) == (2, table.hand_of(0))


@pytest.mark.rule("VG-049")
def test_the_village_square_goes_to_the_hand_when_the_limit_is_reached() -> None:
    table = drafting().hand(0, "agent").play("draft 6", "draft 2")
    assert (square(table, 0), table.hand_of(0)) == (["seeker"], "agent")
    table.play("draft 1")
    assert (square(table, 0), table.hand_of(0)) == ([], "seeker fisher agent")
    assert (square(table, 1), table.hand_of(1)) == (["hunter"], "")


@pytest.mark.rule("VG-050")
def test_a_hand_may_grow_without_limit() -> None:
    hand = "tailor jeweler cartwright fromager wine_trader truffler weaver cobbler saddler spelunker milk_maid vintner"
    table = given(4).stacks(9, 9, 9).hand(0, hand).round()
    table.on_to("done").on_to("draft").on_to("done")
    assert len(table.hand_of(0).split()) == 12 + 2 + 3  # the Founders have turned


# --- refilling the road ---


@pytest.mark.rule("VG-045")
@pytest.mark.parametrize("slot", range(1, 7))
@pytest.mark.parametrize(
    ("heights", "stack"), [((2, 2, 2, 2, 2, 2), 1), ((0, 0, 1, 3, 0, 2), 3), ((0, 0, 0, 0, 0, 1), 6)]
)
def test_the_leftmost_stack_fills_the_slot_at_once(slot: int, heights: tuple[int, ...], stack: int) -> None:
    table = given(2).road(*ROAD).stacks(*heights).tops(**{f"stack_{stack}": "grape"}).draft()
    before = table.state.heights[:]
    table.play(f"draft {slot}")
    assert table.on_road()[slot - 1] in GRAPE
    assert [name for number, name in enumerate(table.on_road(), 1) if number != slot] == ROAD[: slot - 1] + ROAD[slot:]
    before[stack - 1] -= 1
    assert table.state.heights == before


@pytest.mark.rule("VG-045")
def test_the_top_card_of_the_stack_fills_the_road() -> None:
    table = given(2).road(*ROAD).stacks(1, 2).laid(1, "stack_1", "jeweler").draft().play("draft 3")
    assert table.on_road()[2] == "jeweler"


@pytest.mark.rule("VG-046")
@pytest.mark.parametrize("pile", ["stack_1", "stack_4"])
def test_nothing_is_refilled_after_a_blind_draft(pile: str) -> None:
    table = given(2).road("fisher", "", "wattler").stacks(2, 2, 2, 2, 2, 2).draft().play(f"blind {pile}")
    assert table.on_road() == ["fisher", "", "wattler", "", "", ""]
    assert sum(table.state.heights[:6]) == 11


@pytest.mark.rule("VG-048")
def test_the_coins_go_with_the_villager_to_the_treasury_at_once() -> None:
    table = given(2).road("fisher:3", "hunter:1").stacks(2, 2, 2).draft().play("draft 1")
    assert (table.gold(0), table.gold(1)) == (11, 8)
    assert ":" not in table.on_road()[0]
    table.play("blind stack_3")
    assert (table.gold(0), table.gold(1)) == (11, 8)
    assert table.on_road()[1] == "hunter:1"


# --- when the stacks are empty ---


@pytest.mark.rule("VG-054", "VG-056")
@pytest.mark.parametrize(
    ("heights", "blind"),
    [((0, 0, 0, 0, 0, 1), ["blind stack_6"]), ((1, 0, 0, 0, 0, 0), ["blind stack_1"]), ((0,) * 6, ["blind reserve"])],
)
def test_the_reserve_may_be_drafted_from_only_when_all_stacks_are_empty(
    heights: tuple[int, ...], blind: list[str]
) -> None:
    table = given(2).road(*ROAD).stacks(*heights).draft()
    assert table.moves[6:] == blind


@pytest.mark.rule("VG-055")
def test_the_reserve_fills_the_road_when_all_stacks_are_empty() -> None:
    table = given(2).road(*ROAD).stacks(0, 0, 0, 0, 0, 1).tops(stack_6="grape", reserve="ore").draft()
    reserve = table.state.heights[6]
    table.play("draft 1", "draft 3")
    assert table.on_road()[0] in GRAPE
    assert table.on_road()[2] in ORE
    assert table.state.heights[6] == reserve - 1


@pytest.mark.rule("VG-056", "VG-057")
@pytest.mark.parametrize("viewer", [None, 1])
def test_all_see_a_villager_drafted_blind_from_the_reserve(viewer: int | None) -> None:
    table = given(2).road(*ROAD).stacks(0, 0, 0, 0, 0, 0).tops(reserve="ore").draft()
    reserve = table.state.heights[6]
    table.play("blind reserve")
    (name,) = square(table, 0, viewer)
    assert name in ORE
    assert (table.state.heights[6], table.on_road()) == (reserve - 1, ROAD)
    table.play("draft 1", "draft 2")
    assert name in RULES.view(table.state, viewer)["players"][0]["seen_in_hand"]


@pytest.mark.rule("VG-058")
def test_the_road_is_no_longer_filled_when_all_piles_are_empty() -> None:
    table = given(2).road(*ROAD).stacks(0, 0, 0, 0, 0, 0, reserve=0).draft()
    assert table.moves == [f"draft {slot}" for slot in range(1, 7)]
    table.play("draft 2")
    assert table.on_road() == ["fisher", "", *ROAD[2:]]
    assert table.moves == [f"draft {slot}" for slot in (1, 3, 4, 5, 6)]


@pytest.mark.rule("VG-059")
@pytest.mark.parametrize(("road", "drafted"), [((), [0, 0, 0]), (("fisher",), [1, 0, 0]), (ROAD[:4], [2, 1, 1])])
def test_drafting_stops_when_no_card_is_left(road: tuple[str, ...], drafted: list[int]) -> None:
    table = given(3).hand(0, "agent").hand(1, "agent").hand(2, "priest").road(*road)
    table.stacks(0, 0, 0, 0, 0, 0, reserve=0).round().on_to("done")
    assert table.on_road() == [""] * 6
    assert [square(table, seat) for seat in range(3)] == [[], [], []]
    assert [len(table.hand_of(seat).split()) - 1 for seat in range(3)] == drafted
    assert table.offers("done")


# --- the order of a draft turn ---


@pytest.mark.rule("VG-293")
@pytest.mark.parametrize(
    ("move", "happened"),
    [
        ("draft 2", ["villager_drafted", "gold_gained", "road_filled", "square_taken"]),
        ("blind stack_2", ["villager_drafted_blind", "square_taken"]),
    ],
)
def test_the_order_of_a_draft_turn(move: str, happened: list[str]) -> None:
    table = given(2).road("fisher", "hunter:2", "mason").stacks(2, 2, 2).draft().play("draft 1", "draft 3")
    del table.events[:]
    table.play(move)
    assert table.happened() == happened
    assert table.seat == 1
