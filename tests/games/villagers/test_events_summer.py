"""The Summer events, one by one."""

from __future__ import annotations

import pytest

from bourgade.games.villagers.ids import When
from bourgade.games.villagers.phases.build import BeginBuilding, Build
from bourgade.games.villagers.phases.event_phase import ActOn
from support.villagers import COUNTESS, Position, given


def paid(table: Position) -> tuple[int, int]:
    """What the player has lost, and the Countess gained."""
    return 8 - table.gold(0), table.gold(COUNTESS) - 1


def begin_build(table: Position) -> Position:
    """A build phase begins with the face-up events."""
    return table.step(BeginBuilding(0), ActOn(When.BUILD), Build(0))


@pytest.mark.rule("VG-248")
@pytest.mark.parametrize(
    ("hers", "gold"), [("", 0), ("hunter", 2), ("brewer milk_maid", 6), ("wattler cooper graper vintner", 2)]
)
def test_sinister_banquet_pays_the_countess_two_gold_for_each_food_of_hers(hers: str, gold: int) -> None:
    table = given(1).village(COUNTESS, *hers.split()).village(0, "harvester").event("sinister_banquet")
    assert paid(table) == (0, gold)


@pytest.mark.rule("VG-249")
def test_mood_swing_is_discarded_for_a_summer_event_that_acts_at_once() -> None:
    table = given(1).jester(False).village(COUNTESS, "hunter")
    table.events_up("mood_swing", deck="sinister_banquet rats").event("mood_swing")
    story = [event.kind.name for event in table.events if event.values and event.kind.name.startswith("event_")]
    assert story == ["event_acted", "event_discarded", "event_turned_up", "event_acted", "event_discarded"]
    assert paid(table) == (0, 2)
    assert (table.row(), table.solo("winter_deck")) == ([], 1)
    assert {"mood_swing", "sinister_banquet"} <= set(table.solo("discarded"))


@pytest.mark.rule("VG-249")
def test_the_event_that_mood_swing_brings_asks_its_own_questions() -> None:
    table = given(1).jester(False).village(0, "harvester", "hunter")
    table.events_up("mood_swing", deck="betrayer").event("mood_swing")
    assert table.moves == ["pick harvester 1", "pick hunter 1"]


@pytest.mark.rule("VG-249", "VG-225")
def test_mood_swing_brings_a_summer_event_even_after_the_first_market() -> None:
    table = given(1).jester(False).held_first_market().village(COUNTESS, "hunter")
    table.events_up("mood_swing", deck="sinister_banquet blackmail").event("mood_swing")
    assert (paid(table), table.solo("winter_deck")) == ((0, 2), 1)


@pytest.mark.rule("VG-249", "VG-226")
def test_mood_swing_is_among_the_events_that_are_shuffled_to_replace_it() -> None:
    table = given(1).jester(False).village(COUNTESS, "hunter").events_up("mood_swing", deck="").rig(1, 0)
    table.event("mood_swing")
    assert table.happened().count("event_acted") == 3  # twice itself, then the Sinister Banquet
    assert (paid(table), table.solo("summer_deck")) == ((0, 2), 10)


@pytest.mark.rule("VG-251")
@pytest.mark.parametrize("event", ["serfdom", "the_countess_bank"])
def test_an_event_of_the_build_phase_that_mood_swing_brings_waits_for_the_next_round(event: str) -> None:
    table = given(1).jester(False).stacks(0, 0, 9).road("fisher", "hunter", "wattler", "brewer", "mason", "seeker")
    table.events_up("mood_swing", deck=event).end_build()
    assert event in table.row()
    assert table.happened().count("event_acted") == 1
    table.play(*["draft 1", "send 2"] * 3, "decline")
    assert event in table.solo("spent")
    table.play("done")
    assert event in table.solo("discarded")


@pytest.mark.rule("VG-252")
def test_black_market_pays_both_sides_for_their_silver_only() -> None:
    table = given(1).village(0, "beekeeper", "agent", "harvester:2", "miner blacksmith:6", "hayer horse_trader")
    table.village(COUNTESS, "cooper:2", "log_rafter", "locksmith", "agent").event("black_market")
    assert table.gold(0) == 8 + 6 + 3
    assert table.gold(COUNTESS) == 1 + 3 + 4 + 2
    assert "blacksmith:6" in table.cards(0)
    assert "cooper:2" in table.cards(COUNTESS)


@pytest.mark.rule("VG-253")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["founders_food"], 0),
        (["founders"], 1),
        (["founders swineherd"], 1),
        (["founders", "beekeeper", "miner seeker spelunker jeweler"], 3),
        (["founders_food", "lumberjack wheeler cartwright", "grocer", "harvester:4"], 1),
    ],
)
def test_value_added_tax_costs_one_gold_for_each_uncovered_gold_symbol(chains: list[str], gold: int) -> None:
    assert paid(given(1).village(0, *chains).event("value_added_tax")) == (gold, gold)


@pytest.mark.rule("VG-254")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["harvester", "founders swineherd"], 0),
        (["lumberjack"], 2),
        (["lumberjack cooper", "hayer"], 4),
        (["lumberjack log_rafter", "miner glass_blower", "hayer"], 6),
        (["graper", "miner"], 2),  # a Graper begins a chain as well, but is no basic villager
    ],
)
def test_land_claim_costs_two_gold_for_each_basic_villager_covered_or_not(chains: list[str], gold: int) -> None:
    assert paid(given(1).village(0, *chains).event("land_claim")) == (gold, gold)


@pytest.mark.rule("VG-255")
@pytest.mark.parametrize(
    ("hand", "gold"),
    [("", 0), ("wheeler cooper", 2), ("wheeler cooper seeker", 4), ("chandler hunter seeker brewer", 6)],
)
def test_temporary_employment_pays_the_countess_two_gold_for_each_suit_in_the_hand(hand: str, gold: int) -> None:
    table = given(1).hand(0, hand).village(0, "graper").event("temporary_employment")
    assert paid(table) == (0, gold)


@pytest.mark.rule("VG-256")
@pytest.mark.parametrize(
    ("hers", "after"),
    [
        ("harvester cooper chandler", "countess harvester cooper:6 chandler"),
        ("chandler:2 hunter", "countess chandler:6 hunter"),
        ("carpenter blacksmith", "countess carpenter blacksmith:10"),
        ("wattler fisher", "countess wattler fisher"),
    ],
)
def test_bribes_lay_coins_of_the_bank_on_her_highest_keyring(hers: str, after: str) -> None:
    table = given(1).village(COUNTESS, *hers.split()).village(0, "miner blacksmith").event("bribes")
    assert table.cards(COUNTESS) == after
    assert table.cards(0) == "founders miner blacksmith"
    assert paid(table) == (0, 0)


@pytest.mark.rule("VG-257")
def test_serfdom_sends_the_card_given_up_to_the_countess() -> None:
    table = begin_build(given(1).stacks(2, 2).hand(0, "wheeler cooper").events_up("serfdom"))
    table.play("exchange")
    assert table.moves == ["give cooper", "give wheeler"]
    table.play("give wheeler")
    assert table.moves == ["basic lumberjack", "basic hayer", "basic miner"]
    table.play("basic miner")
    assert table.cards(COUNTESS) == "countess wheeler"
    assert table.cards(0) == "founders miner"
    assert table.state.heights[:2] == [2, 2]


@pytest.mark.rule("VG-257")
def test_serfdom_holds_for_one_build_phase_only() -> None:
    table = begin_build(given(1).jester(False).stacks(9, 9).hand(0, "wheeler cooper").events_up("serfdom"))
    table.event_phase().play("done")
    table = begin_build(table).play("exchange", "give cooper")
    assert table.moves == ["lay stack_1", "lay stack_2"]


@pytest.mark.rule("VG-258", "VG-259")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["founders"], 1),
        (["founders_food"], 1),
        (["founders swineherd truffler"], 3),
        (["founders_food swineherd truffler", "harvester", "hunter"], 3),
        (["lumberjack wheeler cartwright", "lumberjack", "hayer"], 4),
        (["chandler", "miner glass_blower"], 2),  # two symbols on one card are one villager
        (["miner", "miner", "hayer", "hayer"], 2),
    ],
)
def test_customs_cost_one_gold_for_each_villager_of_the_largest_suit(chains: list[str], gold: int) -> None:
    assert paid(given(1).village(0, *chains).event("customs")) == (gold, gold)


@pytest.mark.rule("VG-260")
def test_guild_conspiracy_lays_two_coins_on_each_keyring_of_the_countess() -> None:
    table = given(1).village(COUNTESS, "harvester", "blacksmith:2", "wattler", "cooper", "fisher")
    table.village(0, "hunter").event("guild_conspiracy")
    assert table.cards(COUNTESS) == "countess harvester:2 blacksmith:4 wattler cooper:2 fisher"
    assert table.cards(0) == "founders hunter"
    assert paid(table) == (0, 0)


@pytest.mark.rule("VG-261")
def test_betrayer_moves_an_uncovered_villager_to_the_countess() -> None:
    table = given(1).village(0, "lumberjack wheeler cartwright", "harvester:2").event("betrayer")
    table.play("pick harvester 1")
    assert (table.cards(0), table.cards(COUNTESS)) == (
        "founders lumberjack wheeler cartwright",
        "countess harvester",
    )
    assert (table.gold(0), table.gold(COUNTESS)) == (10, 1)


@pytest.mark.rule("VG-261")
def test_betrayer_takes_the_one_of_two_alike_that_was_chosen() -> None:
    table = given(1).village(0, "hunter:2", "hunter:4").event("betrayer")
    assert table.moves == ["pick hunter 1", "pick hunter 2"]
    table.play("pick hunter 2")
    assert (table.cards(0), table.gold(0)) == ("founders hunter:2", 8 + 4)


@pytest.mark.rule("VG-262")
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_the_card_beneath_a_removed_villager_is_uncovered_and_counts_again(event: str) -> None:
    table = given(1).village(0, "founders swineherd", "harvester", "lumberjack wheeler cartwright").event(event)
    assert table.lines(0)["gold"] == 2 + 9
    table.play("pick cartwright 1")
    assert table.uncovered(0) == "swineherd harvester wheeler"
    assert table.lines(0)["gold"] == 2 + 3


@pytest.mark.rule("VG-262")
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_a_villager_can_be_placed_again_on_a_card_that_an_event_uncovered(event: str) -> None:
    table = given(1).village(0, "harvester", "lumberjack wheeler cartwright").hand(0, "cartwright")
    assert (
        not given(1)
        .village(0, "lumberjack wheeler cartwright")
        .hand(0, "cartwright")
        .build()
        .offers("place cartwright")
    )
    table.event(event).play("pick cartwright 1").build()
    assert table.offers("place cartwright")


@pytest.mark.rule("VG-263")
@pytest.mark.parametrize(("treasury", "left"), [(8, 5), (3, 0), (2, None)])
def test_the_countess_bank_raises_the_price_of_the_bank_to_three(treasury: int, left: int | None) -> None:
    table = given(1).treasury(0, treasury).hand(0, "fisher").events_up("the_countess_bank")
    begin_build(table)
    assert table.offers("place fisher") == (left is not None)
    if left is not None:
        table.play("place fisher")
        assert paid(table) == (8 - left, 0)


@pytest.mark.rule("VG-263")
def test_the_countess_bank_does_not_raise_the_price_of_keys() -> None:
    table = given(1).treasury(0, 2).hand(0, "fisher").village(COUNTESS, "shipwright").events_up("the_countess_bank")
    begin_build(table).play("place fisher")
    assert (table.gold(0), table.cards(COUNTESS)) == (0, "countess shipwright:2")
    table = given(1).hand(0, "fisher").village(0, "lumberjack shipwright").events_up("the_countess_bank")
    begin_build(table).play("place fisher")
    assert (table.gold(0), "shipwright:2" in table.cards(0)) == (8, True)


@pytest.mark.rule("VG-263")
def test_the_countess_bank_holds_for_one_build_phase_only() -> None:
    table = begin_build(given(1).jester(False).hand(0, "fisher").events_up("the_countess_bank")).play("done")
    table.event_phase()
    begin_build(table).play("place fisher")
    assert table.gold(0) == 6
