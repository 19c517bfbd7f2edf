"""A solo round: every draft is answered by a villager for the Countess; the player arrives and builds alone."""

from __future__ import annotations

import pytest

from support.villagers import COUNTESS, given

ROAD = ("fisher", "hunter", "wattler", "brewer", "mason", "seeker")


@pytest.mark.rule("VG-204", "VG-216")
def test_a_solo_round_is_draft_arrivals_build_events_and_the_market_check() -> None:
    table = given(1).jester(False).stacks(0, 0, 9, 5).road(*ROAD).events_up("blackmail").round()
    table.play("draft 1", "send 2", "draft 1", "send 2", "coin 3", "done")
    building = ("build_limit_counted", "build_ended", "founders_turned")
    names = ("square_taken", "coin_laid", *building, "event_acted", "event_turned_up", "first_market_held")
    story = list(dict.fromkeys(table.came("round_began", *names)))
    assert story == ["round_began", *names]
    assert table.happened().count("build_ended") == 1
    assert table.state.round == 3


# --- drafting ---


@pytest.mark.rule("VG-205")
def test_after_a_draft_another_villager_goes_straight_to_the_countess() -> None:
    table = given(1).jester(False).stacks(5, 5).road(*ROAD).draft().play("draft 3")
    assert table.moves == ["send 1", "send 2", "send 4", "send 5", "send 6"]
    table.play("send 6")
    assert table.cards(COUNTESS) == "countess seeker"
    assert table.state.to_draft == [1]


@pytest.mark.rule("VG-206")
def test_the_road_waits_for_the_countess_before_it_is_refilled() -> None:
    table = given(1).jester(False).stacks(5, 5).road(*ROAD).draft().play("draft 1")
    assert table.on_road() == ["", "hunter", "wattler", "brewer", "mason", "seeker"]
    assert table.state.heights[:2] == [5, 5]
    table.play("send 4")
    assert "" not in table.on_road()
    assert table.state.heights[:2] == [3, 5]


@pytest.mark.rule("VG-207")
@pytest.mark.parametrize(
    ("heights", "tops", "first", "third"),
    [
        ([1, 1], {"stack_1": "grain", "stack_2": "wood", "reserve": "ore"}, "truffler", "wheeler"),
        ([0, 1, 1], {"stack_2": "grain", "stack_3": "wood", "reserve": "ore"}, "truffler", "wheeler"),
        ([0, 0, 0, 1], {"stack_4": "grain", "reserve": "wood"}, "truffler", "wheeler"),
        ([0], {"reserve": "wood"}, "wheeler", ""),
    ],
)
def test_the_road_is_refilled_from_left_to_right_from_the_leftmost_stack(
    heights: list[int], tops: dict[str, str], first: str, third: str
) -> None:
    unseen = {"truffler": "grain", "wheeler": "wood", "spelunker": "ore"}
    names = " ".join(name for name, suit in unseen.items() if suit in tops.values())
    table = given(1).jester(False).unseen(names).stacks(*heights).tops(**tops).road(*ROAD)
    table.draft().play("draft 3", "send 1")
    assert (table.on_road()[0], table.on_road()[2]) == (first, third)


@pytest.mark.rule("VG-208", "VG-209")
def test_a_blind_draft_is_answered_by_a_face_up_villager() -> None:
    table = given(1).jester(False).stacks(5, 5).road("fisher", "", "wattler", "", "", "seeker").draft()
    table.play("blind stack_2")
    assert table.moves == ["send 1", "send 3", "send 6"]
    table.play("send 3")
    assert table.cards(COUNTESS) == "countess wattler"


@pytest.mark.rule("VG-210")
@pytest.mark.parametrize(("road", "move"), [("", "blind stack_1"), ("hunter", "draft 1")])
def test_without_a_face_up_villager_the_countess_gets_none(road: str, move: str) -> None:
    table = given(1).jester(False).stacks(5, 5).road(road).draft().play(move)
    assert table.cards(COUNTESS) == "countess"
    assert table.state.to_draft == [1]
    assert "" not in table.on_road()


@pytest.mark.rule("VG-211")
def test_coins_on_a_villager_of_the_countess_go_to_her_treasury() -> None:
    table = given(1).jester(False).stacks(5, 5).road("fisher:1", "hunter:2", *ROAD[2:]).draft()
    table.play("draft 1", "send 2")
    assert (table.gold(0), table.gold(COUNTESS)) == (8 + 1, 1 + 2)
    assert table.cards(COUNTESS) == "countess hunter"


@pytest.mark.rule("VG-212")
@pytest.mark.parametrize(("first", "second"), [("cartwright", "wheeler"), ("wheeler", "cartwright")])
def test_villagers_of_the_countess_stand_alone_whatever_their_chain(first: str, second: str) -> None:
    table = given(1).jester(False).stacks(9).road(first, second, "harvester").draft()
    table.play("draft 3", "send 1")
    table.play("draft 3", "send 2")
    assert table.cards(COUNTESS) == f"countess {first} {second}"
    assert table.uncovered(COUNTESS) == f"countess {first} {second}"
    assert table.lies_on(COUNTESS, "cartwright") == "table"
    assert table.her_lines()["gold"] == 4 + 9 + 3


@pytest.mark.rule("VG-213")
@pytest.mark.parametrize("owner", [0, COUNTESS])
def test_the_countess_pays_nothing_for_a_padlock(owner: int) -> None:
    chain = "shipwright" if owner == COUNTESS else "lumberjack shipwright"
    table = given(1).jester(False).stacks(5, 5).road(*ROAD).village(owner, chain).draft()
    table.play("draft 2", "send 1")
    assert (table.gold(0), table.gold(COUNTESS)) == (8, 1)
    assert table.cards(owner).endswith("shipwright fisher" if owner == COUNTESS else "shipwright")
    assert "coins_put" not in table.happened()


@pytest.mark.rule("VG-312")
def test_a_blind_card_is_seen_before_the_countess_is_answered_and_taken_to_the_hand_last() -> None:
    table = given(1).jester(False).unseen("truffler wheeler spelunker chandler vintner").stacks(5)
    table.tops(stack_1="grain").road(*ROAD).draft().play("blind stack_1")
    assert table.events[-1].kind.name == "villager_drafted_blind"
    assert (len(table[0].square), table.hand_of(0)) == (1, "")
    table.play("send 1", "draft 2")
    assert (len(table[0].square), table.hand_of(0)) == (2, "")
    table.play("send 3")
    assert table.hand_of(0) == "truffler hunter"
    assert table.cards(COUNTESS) == "countess fisher wattler"


@pytest.mark.rule("VG-313")
@pytest.mark.parametrize(("answer", "villagers"), [("lower", 1), ("pay", 2)])
def test_a_draft_less_is_a_villager_less_for_the_countess(answer: str, villagers: int) -> None:
    table = given(1).jester(False).events_up("rats").stacks(5, 5).road(*ROAD).round().play(answer)
    while table.offers("draft 1"):
        table.play("draft 1", "send 2")
    assert len(table[0].hand) == villagers
    assert len(table[COUNTESS].cards) == 1 + villagers


# --- new arrivals ---


@pytest.mark.rule("VG-215")
def test_only_the_player_may_put_a_coin_and_villagers_without_one_leave() -> None:
    table = given(1).road("fisher", "hunter:1", "wattler", "brewer", "mason", "seeker").arrivals()
    assert table.moves == ["coin 1", "coin 2", "coin 3", "coin 4", "coin 5", "coin 6", "decline"]
    table.play("coin 5")
    assert table.seat == -1
    assert table.gold(0) == 8
    assert (table.on_road()[1], table.on_road()[4]) == ("hunter:1", "mason:1")
    assert sum(":" in villager for villager in table.on_road()) == 2
    assert [table.discarded(name) for name in ("fisher", "wattler", "brewer", "seeker")] == [1] * 4


@pytest.mark.rule("VG-215")
def test_with_no_coin_of_the_player_the_countess_puts_none_either() -> None:
    table = given(1).road(*ROAD).arrivals().play("decline")
    assert "coin_laid" not in table.happened()
    assert [table.discarded(name) for name in ROAD] == [1] * 6


# --- building ---


@pytest.mark.rule("VG-214")
def test_a_key_of_the_countess_costs_two_gold_that_lie_on_it() -> None:
    table = given(1).village(COUNTESS, "blacksmith").village(0, "lumberjack").hand(0, "cooper").build()
    table.play("place cooper")
    assert (table.gold(0), table.gold(COUNTESS)) == (6, 1)
    assert table.cards(COUNTESS) == "countess blacksmith:2"


@pytest.mark.rule("VG-214")
def test_a_key_of_the_countess_closes_the_bank_and_asks_for_the_price() -> None:
    table = given(1).village(COUNTESS, "blacksmith").village(0, "lumberjack", "miner blacksmith").treasury(0, 2)
    table.hand(0, "cooper").build().play("place cooper")
    assert table.moves == ["key seat_1 blacksmith 1", "key countess blacksmith 1"]
    poor = given(1).village(COUNTESS, "blacksmith").village(0, "lumberjack").treasury(0, 1).hand(0, "cooper").build()
    assert not poor.offers("place cooper")


@pytest.mark.rule("VG-216")
@pytest.mark.parametrize(("chain", "founders"), [("wattler", "founders_food"), ("harvester", "founders")])
def test_only_the_village_of_the_player_is_checked_for_food(chain: str, founders: str) -> None:
    table = given(1).village(0, chain).stacks(9).end_build()
    assert table.cards(0).split()[0] == founders
    assert table.cards(COUNTESS).split()[0] == "countess"
