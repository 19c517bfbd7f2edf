"""Setting up a solo game: the cards of the game, the Countess, the Jester, the event decks, and the levels."""

from __future__ import annotations

import pytest

from bourgade.core.errors import BadOption
from bourgade.games.villagers import RULES
from bourgade.games.villagers.ids import EventCard, Suit
from bourgade.games.villagers.state import Villagers
from support.villagers import COUNTESS, given

NAMES = [event.name.lower() for event in EventCard]
SUMMER, WINTER = NAMES[:12], NAMES[12:]
ROAD = ("fisher", "hunter", "wattler", "brewer", "mason", "seeker")


def new(level: str = "normal", seed: int = 1) -> Villagers:
    return RULES.new(1, seed, {"level": level})


def suits_in_game(state: Villagers) -> dict[str, int]:
    """How many villagers of each suit are on the road, in the hand and in the piles, without basic ones."""
    kinds = [*state.road, *state.players[0].hand]
    for kind, count in enumerate(state.unseen):
        kinds += [kind] * count
    return {suit.name.lower(): sum(state.components.suit[kind] == suit for kind in kinds) for suit in Suit}


@pytest.mark.rule("VG-193", "VG-194")
def test_the_same_suits_as_for_two_players_are_in_the_game_without_specials() -> None:
    alone, pair = suits_in_game(new()), suits_in_game(RULES.new(2, 1))
    missing = [{suit for suit, count in suits.items() if not count} for suits in (alone, pair)]
    assert missing == [{"wool", "leather", "special"}, {"wool", "leather"}]
    assert sum(alone.values()) == 78


@pytest.mark.rule("VG-193")
def test_the_road_and_the_basic_villagers_are_those_of_two_players() -> None:
    alone, pair = RULES.view(new()), RULES.view(RULES.new(2, 1))
    assert alone["road"] == pair["road"]
    assert alone["basics"] == pair["basics"] == {"lumberjack": 10, "hayer": 10, "miner": 10}


@pytest.mark.rule("VG-195", "VG-196")
def test_a_stack_has_five_cards_and_the_reserve_the_rest() -> None:
    assert [pile["cards"] for pile in RULES.view(new())["piles"]] == [5, 5, 5, 5, 5, 5, 37]


@pytest.mark.rule("VG-196")
def test_the_player_has_founders_eight_gold_and_five_cards() -> None:
    player = RULES.view(new(), 0)["players"][0]
    assert [card["villager"] for card in player["village"]] == ["founders"]
    assert (player["treasury"], len(player["hand"])) == (8, 5)


@pytest.mark.rule("VG-197")
def test_the_jester_lies_ready_outside_the_hand() -> None:
    state = new()
    assert RULES.view(state)["solo"]["jester"]
    assert len(RULES.view(state, 0)["players"][0]["hand"]) == 5
    assert any(RULES.notation(action).startswith("jester") for action in state.legal())


@pytest.mark.rule("VG-198", "VG-199")
def test_one_summer_event_lies_face_up_and_all_others_in_two_decks() -> None:
    solo = RULES.view(new())["solo"]
    assert (solo["summer_deck"], solo["winter_deck"], solo["discarded"]) == (11, 12, [])
    assert len(solo["events"]) == 1
    assert solo["events"][0] in SUMMER


@pytest.mark.rule("VG-198")
def test_the_first_event_is_drawn_by_chance() -> None:
    first = {RULES.view(new(seed=seed))["solo"]["events"][0] for seed in range(20)}
    assert len(first) > 5


@pytest.mark.rule("VG-200")
def test_the_village_of_the_countess_begins_with_her_card_on_the_gold_side() -> None:
    countess = RULES.view(new())["solo"]["countess"]
    assert [card["villager"] for card in countess["village"]] == ["countess"]
    assert countess["score"]["lines"]["gold"] == 4


@pytest.mark.rule("VG-200")
def test_the_countess_card_has_no_suit() -> None:
    symbols = RULES.view(new())["solo"]["countess"]["symbols"]
    assert all(symbols[suit.name.lower()] == 0 for suit in Suit)


@pytest.mark.rule("VG-201", "VG-285", "VG-288")
@pytest.mark.parametrize(("level", "gold"), [("beginner", 1), ("normal", 1), ("hard", 10)])
def test_the_countess_starts_with_gold_by_the_level(level: str, gold: int) -> None:
    assert RULES.view(new(level))["solo"]["countess"]["treasury"] == gold


@pytest.mark.rule("VG-202")
def test_what_the_countess_gets_never_goes_to_a_hand() -> None:
    table = given(1).jester(False).stacks(5).road(*ROAD).draft()
    assert table[COUNTESS].hand == []
    table.play("draft 1", "send 2", "draft 1", "send 2")
    assert (table[COUNTESS].hand, table[COUNTESS].square) == ([], [])
    assert table.cards(COUNTESS).startswith("countess hunter")


@pytest.mark.rule("VG-203")
def test_the_player_is_first_in_every_round() -> None:
    table = given(1).jester(False).stacks(5, 5).road(*ROAD).end_build()
    assert "first_player_changed" not in table.happened()
    assert (table.state.first_player, table.seat) == (0, 0)
    with pytest.raises(BadOption):
        RULES.new(1, 1, {"first_player": "2"})


# --- levels ---


@pytest.mark.rule("VG-282", "VG-315")
@pytest.mark.parametrize(("level", "card", "gold"), [("beginner", "countess_plain", 0), ("hard", "countess", 4)])
def test_a_beginner_meets_a_countess_without_gold_on_her_card(level: str, card: str, gold: int) -> None:
    countess = RULES.view(new(level))["solo"]["countess"]
    assert [card["villager"] for card in countess["village"]] == [card]
    assert countess["score"]["lines"]["gold"] == gold


@pytest.mark.rule("VG-315")
@pytest.mark.parametrize("number", [1, 2])
def test_the_plain_card_of_the_countess_pays_nothing_in_a_market(number: int) -> None:
    table = given(1, "beginner").market(number)
    assert table.gold(COUNTESS) == 1


@pytest.mark.rule("VG-283")
@pytest.mark.parametrize(("level", "cards"), [("beginner", 11), ("normal", 12), ("hard", 12)])
def test_a_beginner_plays_without_it_was_you(level: str, cards: int) -> None:
    state = new(level)
    assert RULES.view(state)["solo"]["winter_deck"] == cards
    assert bool(state.event_deck[EventCard.IT_WAS_YOU]) == (level != "beginner")


@pytest.mark.rule("VG-285", "VG-287")
@pytest.mark.parametrize(("level", "jester"), [("beginner", True), ("normal", True), ("hard", False)])
def test_the_jester_is_missing_only_in_the_hard_game(level: str, jester: bool) -> None:
    state = new(level)
    assert RULES.view(state)["solo"]["jester"] == jester
    assert ("decline" in [RULES.notation(action) for action in state.legal()]) == jester


@pytest.mark.rule("VG-285")
def test_a_beginner_has_the_cards_of_the_normal_game() -> None:
    beginner, normal = RULES.view(new("beginner"), 0), RULES.view(new("normal"), 0)
    assert beginner["piles"] == normal["piles"]
    assert beginner["players"] == normal["players"]
    assert beginner["solo"]["summer_deck"] == normal["solo"]["summer_deck"]


@pytest.mark.rule("VG-286")
@pytest.mark.parametrize(("level", "count"), [("beginner", 1), ("normal", 1), ("hard", 2)])
def test_the_hard_game_begins_with_two_summer_events(level: str, count: int) -> None:
    events = RULES.view(new(level))["solo"]["events"]
    assert len(events) == count
    assert set(events) <= set(SUMMER)


@pytest.mark.rule("VG-281")
@pytest.mark.parametrize("card", ["hunter", "cartwright", "fromager"])
@pytest.mark.parametrize(("level", "by_value"), [("beginner", False), ("hard", True)])
def test_a_beginner_gets_one_event_whatever_the_countess_takes(card: str, level: str, by_value: bool) -> None:
    table = given(1, level).reserve_card(card).event_phase()
    assert table.cards(COUNTESS).endswith(card)
    expected = {"hunter": 3, "cartwright": 2, "fromager": 1}[card] if by_value else 1
    assert len(table.row()) == expected


@pytest.mark.rule("VG-284")
def test_dark_mood_brings_a_beginner_two_events() -> None:
    table = given(1, "beginner").held_first_market().events_up(deck="dark_mood rats arson").rig(0)
    table.reserve_card("hunter").event_phase()
    assert sorted(table.row()) == ["arson", "rats"]
    assert table.solo("discarded").count("dark_mood") == 1
    assert set(table.row()) < set(WINTER)
