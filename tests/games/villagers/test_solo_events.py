"""The event phase: events in the player's order, a villager for the Countess, and the events that it brings."""

from __future__ import annotations

import pytest

from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.phases.event_deck import WINTER as WINTER_DECK
from bourgade.games.villagers.phases.event_deck import turn_up_events
from bourgade.games.villagers.phases.event_phase import ActOn
from support.villagers import COUNTESS, Position, given

NAMES = [event.name.lower() for event in EventCard]
SUMMER, WINTER = NAMES[:12], NAMES[12:]
ROAD = ("fisher", "hunter", "wattler", "brewer", "mason", "seeker")


def acted(table: Position) -> list[str]:
    """The events that have acted, in order."""
    return [NAMES[event.values[0]] for event in table.events if event.kind.name == "event_acted"]


# --- resolving events ---


@pytest.mark.rule("VG-217", "VG-218")
def test_the_player_orders_the_events_and_each_is_discarded_after_it_acted() -> None:
    table = given(1).jester(False).stacks(2).events_up("customs", "blackmail", "tribute").event_phase()
    assert table.moves == ["resolve customs", "resolve blackmail", "resolve tribute"]
    table.play("resolve tribute")
    assert table.moves == ["resolve customs", "resolve blackmail"]
    assert table.solo("discarded") == ["tribute"]
    table.play("resolve blackmail")
    assert acted(table) == ["tribute", "blackmail", "customs"]
    assert set(table.solo("discarded")) == {"customs", "tribute", "blackmail"}


@pytest.mark.rule("VG-218")
def test_events_of_earlier_phases_are_discarded_at_the_start_of_the_event_phase() -> None:
    table = given(1).in_force("serfdom", "rats").stacks(2).events_up("customs").event_phase()
    assert table.moves == ["jester customs", "decline"]
    assert table.solo("discarded") == ["serfdom", "rats"]
    assert table.solo("spent") == []


@pytest.mark.rule("VG-227")
def test_an_event_turned_up_in_the_event_phase_acts_in_the_next_round() -> None:
    table = given(1).jester(False).events_up("customs", deck="betrayer bribes").reserve_card("cartwright")
    table.event_phase()
    assert acted(table) == ["customs"]
    assert sorted(table.row()) == ["betrayer", "bribes"]


@pytest.mark.rule("VG-227")
def test_the_event_of_the_setup_acts_in_the_first_round() -> None:
    table = given(1).jester(False).stacks(9).events_up("tribute").hand(0, "wheeler").road(*ROAD)
    table.state.round = 0
    table.round().play("draft 1", "send 2", "draft 1", "send 2", "decline", "done")
    names = [event.kind.name for event in table.events]
    assert names.index("event_acted") < [n for n, name in enumerate(names) if name == "round_began"][1]


@pytest.mark.rule("VG-227")
def test_each_event_acts_in_the_phase_that_is_named_on_it() -> None:
    table = given(1).jester(False).stacks(9).events_up("tribute", "arson", "rats").road(*ROAD).round()
    assert (table.moves, acted(table)) == (["lower", "pay"], ["rats"])
    table.play("pay", "draft 1", "send 2", "draft 1", "send 2", "decline")
    assert (table.moves, acted(table)) == (["lower", "pay"], ["rats", "arson"])
    table.play("pay", "done")
    assert acted(table) == ["rats", "arson", "tribute"]


@pytest.mark.rule("VG-231")
@pytest.mark.parametrize("name", NAMES)
def test_no_event_takes_a_villager_off_the_road(name: str) -> None:
    road = ["fisher:1", "hunter", "wattler", "brewer:2", "mason", "seeker"]
    table = given(1).jester(False).stacks(2, 2).road(*road).hand(0, "wheeler cooper")
    table.village(0, "harvester:2", "lumberjack carpenter:4").village(COUNTESS, "chandler").events_up(name)
    table.step(ActOn(table.state.components.event_phase[EventCard[name.upper()]]))
    while table.moves:
        table.play(table.moves[0])
    assert name in acted(table)
    assert table.on_road() == road


@pytest.mark.rule("VG-231", "VG-206")
def test_a_face_up_villager_of_the_countess_is_replaced_from_the_leftmost_stack() -> None:
    table = given(1).jester(False).stacks(0, 5, 5).road(*ROAD).draft().play("draft 1", "send 2")
    assert "" not in table.on_road()
    assert table.state.heights[:3] == [0, 3, 5]


# --- the villager of the Countess ---


@pytest.mark.rule("VG-219")
def test_the_countess_takes_the_top_card_of_the_reserve_once_all_events_are_resolved() -> None:
    table = given(1).jester(False).events_up("customs").reserve_card("cartwright").event_phase()
    assert table.came("event_acted", "villager_joined_countess") == ["event_acted", "villager_joined_countess"]
    assert table.cards(COUNTESS) == "countess cartwright"
    assert table.state.heights == [1, 0, 0, 0, 0, 0, 0]
    assert (table.lies_on(COUNTESS, "cartwright"), table.gold(COUNTESS)) == ("table", 2)


@pytest.mark.rule("VG-220")
def test_with_an_empty_reserve_she_takes_from_the_leftmost_stack() -> None:
    table = given(1).unseen("truffler hunter").stacks(0, 1, 1).tops(stack_2="solitary", stack_3="grain")
    table.event_phase()
    assert table.cards(COUNTESS) == "countess hunter"
    assert table.state.heights == [0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("VG-221", "VG-222", "VG-223", "VG-224")
@pytest.mark.parametrize(
    ("card", "hers", "count"),
    [
        ("fromager", "", 1),
        ("spelunker", "", 1),
        ("cartwright", "", 2),
        ("mason", "", 2),
        ("hunter", "", 3),
        ("carpenter", "", 3),
        ("log_rafter", "", 2),  # its own two Wood symbols
        ("log_rafter", "lumberjack wheeler cooper cooper cartwright wheeler shipwright", 2),
        ("log_rafter", "lumberjack wheeler cooper cooper cartwright wheeler shipwright carpenter", 1),
        ("priest", "", 3),
        ("priest", "harvester", 2),  # itself and one more are a pair
        ("locksmith", "", 2),  # its own padlock
        ("agent", "", 3),
        ("agent", "blacksmith:10", 1),
        ("agent", "blacksmith:8", 2),
        ("wood_carver", "", 3),
        ("wood_carver", "cooper", 2),
        ("peddler", "", 3),
        ("peddler", "cooper", 2),
        ("grocer", "harvester hunter fisher", 2),
    ],
)
def test_the_value_of_her_villager_decides_how_many_events_come(card: str, hers: str, count: int) -> None:
    table = given(1).village(COUNTESS, *hers.split()).reserve_card(card).event_phase()
    assert table.cards(COUNTESS).endswith(card)
    assert len(table.row()) == count
    assert table.happened().count("event_turned_up") == count


# --- seasons and decks ---


@pytest.mark.rule("VG-225")
@pytest.mark.parametrize(("held", "season"), [(False, SUMMER), (True, WINTER)])
def test_winter_events_come_once_the_first_market_has_been_held(held: bool, season: list[str]) -> None:
    table = given(1).events_up(deck="bribes customs betrayer rats arson arrest").reserve_card("hunter")
    if held:
        table.held_first_market()
    table.event_phase()
    assert len(table.row()) == 3
    assert set(table.row()) < set(season)


@pytest.mark.rule("VG-225")
def test_the_round_of_the_first_market_still_brings_summer_events() -> None:
    table = given(1).jester(False).stacks(0, 0, 2).road(*ROAD).end_build()
    assert table.came("event_turned_up", "first_market_held")[-1] == "first_market_held"
    assert table.row()
    assert set(table.row()) < set(SUMMER)


@pytest.mark.rule("VG-226")
def test_an_empty_deck_is_renewed_from_the_discarded_events_of_its_season() -> None:
    table = given(1).held_first_market().events_up(deck="rats").reserve_card("hunter").rig(1, 1).event_phase()
    assert table.row() == ["rats", "it_was_you", "arson"]
    assert table.solo("winter_deck") == 9
    assert table.solo("discarded") == SUMMER


@pytest.mark.rule("VG-226")
def test_a_summer_deck_is_renewed_from_summer_events() -> None:
    table = given(1).events_up(deck="customs").reserve_card("hunter").event_phase()
    assert table.row()[0] == "customs"
    assert set(table.row()) < set(SUMMER)
    assert len(table.row()) == 3
    assert table.solo("discarded") == WINTER


# --- markets and the end ---


@pytest.mark.rule("VG-228")
def test_the_villager_she_takes_can_empty_a_stack_and_bring_the_first_market() -> None:
    table = given(1).jester(False).unseen("truffler hunter").stacks(0, 1, 1).tops(stack_2="solitary", stack_3="grain")
    table.end_build()
    names = ("villager_joined_countess", "first_market_held")
    assert table.came(*names)[:2] == list(names)


@pytest.mark.rule("VG-228", "VG-163")
def test_the_last_villager_of_the_stacks_brings_the_end() -> None:
    table = given(1).unseen("hunter").stacks(1).end_build()
    names = ["villager_joined_countess", "first_market_held", "second_market_held", "game_ended"]
    assert table.came(*names) == names
    assert table.state.over


@pytest.mark.rule("VG-229")
def test_in_the_last_event_phase_she_takes_nothing_and_no_events_come() -> None:
    table = given(1).held_first_market().event_phase()
    assert table.state.heights[6] > 0
    assert (table.cards(COUNTESS), table.row()) == ("countess", [])
    assert "event_turned_up" not in table.happened()


@pytest.mark.rule("VG-229", "VG-228")
def test_she_takes_nothing_when_an_event_has_just_emptied_the_last_stack() -> None:
    table = given(1).jester(False).held_first_market().stacks(0, 0, 1).events_up("conscription").end_build()
    table.play("conscript stack_3")
    assert table.happened().count("villager_joined_countess") == 1
    assert table.state.heights[6] > 0
    assert (table.row(), table.state.over) == ([], True)


@pytest.mark.rule("VG-230")
def test_the_events_of_the_last_event_phase_act_before_the_second_market() -> None:
    table = given(1).jester(False).held_first_market().events_up("bribes", "blackmail").village(COUNTESS, "harvester")
    table.village(0, "fisher").end_build().play("resolve bribes")
    assert acted(table) == ["bribes", "blackmail"]
    assert table.came("event_acted", "second_market_held") == ["event_acted", "event_acted", "second_market_held"]
    assert table.gold(COUNTESS) == 1 + 3 + 4 + 2


@pytest.mark.rule("VG-232")
def test_the_countess_earns_in_both_markets_like_a_player() -> None:
    table = given(1).village(COUNTESS, "cartwright", "wheeler", "carpenter:4", "log_rafter").market(1)
    assert table.gold(COUNTESS) == 1 + (4 + 9 + 3) + 4
    assert "carpenter:4" in table.cards(COUNTESS)
    table.market(2)
    assert table.gold(COUNTESS) == 21 + (4 + 9 + 3) + 5 + 4
    assert "carpenter:" not in table.cards(COUNTESS)


@pytest.mark.rule("VG-233")
def test_an_agent_of_the_countess_chooses_her_villager_with_most_coins() -> None:
    table = given(1).village(COUNTESS, "harvester:2", "blacksmith:6", "carpenter:4", "agent").village(0, "hunter:8")
    assert table.her_lines()["agent"] == 6
    assert table.event("trade_network").gold(COUNTESS) == 1 + 6


@pytest.mark.rule("VG-314")
def test_the_event_phase_goes_from_old_events_to_new_ones_and_the_market() -> None:
    table = given(1).in_force("serfdom").events_up("customs").stacks(0, 0, 3).road(*ROAD).end_build()
    assert table.moves == ["jester customs", "decline"]
    assert table.came("event_discarded", "event_acted") == ["event_discarded"]
    table.play("decline")
    names = ("event_discarded", "event_acted", "villager_joined_countess", "event_turned_up", "first_market_held")
    assert list(dict.fromkeys(table.came(*names))) == list(names)
    assert table.came("event_discarded", "event_acted") == ["event_discarded", "event_acted", "event_discarded"]


@pytest.mark.rule("VG-225")
@pytest.mark.parametrize("deck", ["tribute", "tribute rats"])
def test_an_event_that_was_turned_up_is_not_taken_back_even_when_it_was_the_last_one(deck: str) -> None:
    table = given(1).events_up(deck=deck)
    before = table.state.seal
    turn_up_events(table.state, WINTER_DECK, 1)
    assert len(table.row()) == 1
    assert table.state.seal > before
