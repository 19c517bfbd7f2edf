"""The end of a round and the two markets: when they are held, and what the bank pays for Gold and coins."""

from __future__ import annotations

import pytest

from bourgade.games.villagers import RULES
from support.villagers import given

ROAD = ("fisher", "hunter", "wattler", "brewer", "mason", "seeker")
MARKETS = ("first_market_held", "second_market_held")


# --- the end of a round ---


@pytest.mark.rule("VG-158")
@pytest.mark.parametrize(
    ("chain", "side"),
    [("graper vintner", "founders_food"), ("graper", "founders"), ("wattler", "founders_food"), ("fisher", "founders")],
)
def test_founders_turn_in_a_village_without_uncovered_food(chain: str, side: str) -> None:
    table = given(2).village(0, chain).village(1, "harvester").stacks(1, 1).end_build()
    assert table.cards(0).split()[0] == side
    assert table.cards(1).split()[0] == "founders"


@pytest.mark.rule("VG-159")
@pytest.mark.parametrize("chains", [["founders_food"], ["founders_food", "harvester"], ["founders_food swineherd"]])
def test_founders_on_the_food_side_stay_there(chains: list[str]) -> None:
    table = given(2).village(0, *chains).stacks(1, 1).end_build()
    assert table.cards(0).split()[0] == "founders_food"


@pytest.mark.rule("VG-160")
@pytest.mark.parametrize(("seats", "first", "left"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 3, 0), (5, 2, 3)])
def test_the_neighbour_on_the_left_is_the_next_first_player(seats: int, first: int, left: int) -> None:
    table = given(seats).road(*ROAD).stacks(1, 1, 1, 1, 1, 1).first_player(first).end_build()
    assert RULES.view(table.state)["first_player"] == left
    assert table.seat == left
    assert table.offers("draft 1")


@pytest.mark.rule("VG-309")
def test_a_round_ends_with_founders_then_first_player_then_market_then_the_next_round() -> None:
    table = given(3).village(0, "harvester").road(*ROAD).stacks(0, 0, 1, 1, 1, 1).end_build()
    names = ("founders_turned", "first_player_changed", "first_market_held", "round_began")
    assert table.came(*names, *MARKETS) == ["founders_turned", *names]


@pytest.mark.rule("VG-158", "VG-160", "VG-309")
def test_a_round_that_is_played_ends_in_the_same_order() -> None:
    table = given(3).village(0, "harvester").road(*ROAD).stacks(0, 0, 9, 1, 1, 1).round().on_to("done")
    names = ("founders_turned", "first_player_changed", "first_market_held", "round_began")
    before = len(table.came(*names))
    while table.offers("done"):
        table.play("done")
    assert table.came(*names, *MARKETS)[before:] == ["founders_turned", *names]


@pytest.mark.rule("VG-309", "VG-216")
def test_alone_the_event_phase_follows_the_founders_and_comes_before_the_market() -> None:
    table = given(1).hand(0, "wheeler").events_up("tribute").jester(False).stacks(0, 0, 3).road(*ROAD).end_build()
    names = ("founders_turned", "event_acted", "villager_joined_countess", "first_market_held", "round_began")
    assert table.came(*names, "first_player_changed", *MARKETS) == list(names)


@pytest.mark.rule("VG-309", "VG-158")
def test_founders_turn_before_a_market_pays_for_their_gold() -> None:
    table = given(2).stacks(0, 0, 1).end_build()
    assert (table.cards(0), table.gold(0)) == ("founders_food", 8)


# --- when a market is held ---


@pytest.mark.rule("VG-161", "VG-162", "VG-163")
@pytest.mark.parametrize(
    ("heights", "held", "markets"),
    [
        ([1, 1, 1, 1, 1, 1], False, ""),
        ([1, 0, 1, 1, 1, 1], False, ""),
        ([0, 1, 1, 1, 1, 1], False, ""),
        ([1, 0, 0, 0, 0, 0], False, ""),
        ([0, 1, 0, 0, 0, 0], False, ""),
        ([0, 0, 1, 0, 0, 0], False, "first"),
        ([0, 0, 0, 0, 0, 1], False, "first"),
        ([0, 0, 0, 0, 0, 1], True, ""),
        ([1, 0, 0, 0, 0, 0], True, ""),
        ([0, 0, 0, 0, 0, 0], True, "second"),
        ([0, 0, 0, 0, 0, 0], False, "first second"),
    ],
)
def test_empty_stacks_decide_which_markets_are_held(heights: list[int], held: bool, markets: str) -> None:
    table = given(3).stacks(*heights)
    if held:
        table.held_first_market()
    table.end_build()
    assert table.came(*MARKETS) == [f"{name}_market_held" for name in markets.split()]


@pytest.mark.rule("VG-161", "VG-162", "VG-163")
@pytest.mark.parametrize(
    ("heights", "held", "due"),
    [
        ((0, 1, 0, 0, 0, 0), False, []),
        ((1, 0, 1, 1, 1, 1), False, []),
        ((0, 0, 0, 0, 0, 1), False, ["first"]),
        ((0, 0, 1, 1, 1, 0), True, []),
        ((0, 0, 0, 0, 0, 0), True, ["second"]),
        ((0, 0, 0, 0, 0, 0), False, ["first", "second"]),
    ],
)
def test_all_see_which_markets_will_end_the_round(heights: tuple[int, ...], held: bool, due: list[str]) -> None:
    table = given(3).stacks(*heights).hand(0, "hunter")
    if held:
        table.held_first_market()
    assert RULES.view(table.build(0).state)["markets_due"] == due


@pytest.mark.rule("VG-189")
def test_no_market_is_due_when_the_game_is_over() -> None:
    assert RULES.view(given(2).end_build().state)["markets_due"] == []


@pytest.mark.rule("VG-163")
def test_both_markets_pay_when_they_are_held_in_one_check() -> None:
    table = given(2).village(0, "founders_food", "beekeeper", "miner blacksmith:2").end_build()
    assert table.gold(0) == 8 + (4 + 2 + 2) + (4 + 2 + 2)


@pytest.mark.rule("VG-168")
def test_the_first_market_card_is_gone_after_it_and_a_draft_follows() -> None:
    table = given(2).village(0, "beekeeper").road(*ROAD).stacks(0, 0, 1, 1, 1, 1).end_build()
    names = ("first_market_held", "round_began", "draft_limit_counted")
    assert table.came(*names, *MARKETS) == [*names, "draft_limit_counted"]
    assert RULES.view(table.state)["first_market"] == "held"
    assert table.offers("draft 1")


@pytest.mark.rule("VG-189")
def test_the_second_market_ends_the_game() -> None:
    table = given(2).road(*ROAD).held_first_market().end_build()
    assert table.happened()[-1] == "game_ended"
    assert "round_began" not in table.happened()
    assert (table.state.over, table.moves, table.seat) == (True, [], -1)


@pytest.mark.rule("VG-189")
def test_the_first_market_does_not_end_the_game() -> None:
    table = given(2).road(*ROAD).stacks(0, 0, 0, 0, 0, 1).end_build()
    assert "game_ended" not in table.happened()
    assert not table.state.over


# --- what a market pays ---


@pytest.mark.rule("VG-164", "VG-169")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["founders"], 2),
        (["founders_food"], 0),
        (["founders swineherd"], 2),
        (["founders swineherd truffler"], 8),
        (["founders_food", "lumberjack wheeler"], 3),
        (["founders_food", "lumberjack wheeler cartwright"], 9),
        (["founders_food", "miner seeker spelunker jeweler", "beekeeper"], 24),
    ],
)
def test_a_market_pays_for_the_gold_on_uncovered_cards(number: int, chains: list[str], gold: int) -> None:
    table = given(2).village(0, *chains).village(1, "founders_food").market(number)
    assert (table.gold(0), table.gold(1)) == (8 + gold, 8)


@pytest.mark.rule("VG-165", "VG-166")
def test_the_first_market_pays_for_coins_and_leaves_them_on_the_villagers() -> None:
    table = given(2).village(0, "founders_food", "harvester:2", "lumberjack carpenter:4").market(1)
    assert table.gold(0) == 8 + 6
    assert table.cards(0) == "founders_food harvester:2 lumberjack carpenter:4"
    table.market(2)
    assert table.gold(0) == 8 + 6 + 6


@pytest.mark.rule("VG-167")
@pytest.mark.parametrize(
    "chains",
    [
        ["grocer", "harvester"],
        ["freemason", "wattler"],
        ["lumberjack log_rafter"],
        ["miner locksmith"],
        ["priest", "hunter"],
    ],
)
def test_the_first_market_pays_nothing_for_silver(chains: list[str]) -> None:
    table = given(2).village(0, "founders_food", *chains)
    silver = sum(table.lines(0).values()) - 8
    table.market(1)
    assert (table.gold(0), silver > 0) == (8, True)
    table.market(2)
    assert table.gold(0) == 8 + silver


@pytest.mark.rule("VG-170")
def test_the_second_market_pays_for_every_silver_symbol() -> None:
    table = given(2).village(0, "founders_food", "grocer", "harvester", "freemason", "wattler", "priest").market(2)
    assert table.gold(0) == 8 + 3 * 2 + 3 + 3 * 2


@pytest.mark.rule("VG-171", "VG-311")
def test_the_second_market_moves_the_coins_to_the_treasury_once() -> None:
    table = given(2).village(0, "founders_food", "harvester:2", "lumberjack carpenter:4").market(2)
    assert table.gold(0) == 8 + 6
    assert table.cards(0) == "founders_food harvester lumberjack carpenter"
    assert table.lines(0)["coins"] == 6


@pytest.mark.rule("VG-172")
def test_silver_is_worked_out_before_the_coins_are_moved() -> None:
    table = given(2).village(0, "founders_food", "agent", "harvester:4").market(2)
    assert table.gold(0) == 8 + 4 + 4


@pytest.mark.rule("VG-310")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_what_a_market_pays_does_not_depend_on_who_is_first(number: int, first: int) -> None:
    table = given(3).first_player(first).village(0, "beekeeper", "harvester:2").village(1, "grocer", "hunter:4")
    table.village(2, "miner blacksmith:6").market(number)
    grocer = 3 if number == 2 else 0
    assert [table.gold(seat) for seat in range(3)] == [8 + 2 + 4 + 2, 8 + 2 + 4 + grocer, 8 + 2 + 2 + 6]
