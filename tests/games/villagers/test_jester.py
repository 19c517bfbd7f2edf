"""The Jester: when he may stop an event, and that he does so only once."""

from __future__ import annotations

import pytest

from support.villagers import COUNTESS, Position, given

ROAD = ("fisher", "hunter", "wattler", "brewer", "mason", "seeker")


def begun(*events: str) -> Position:
    """A round that begins with these events face up."""
    return given(1).stacks(9).road(*ROAD).events_up(*events).round()


def drafted(table: Position) -> Position:
    """Draft and arrivals are over."""
    return table.play("draft 1", "send 2", "draft 1", "send 2", "decline")


@pytest.mark.rule("VG-235")
def test_the_jester_discards_a_face_up_event_without_effect() -> None:
    table = given(1).stacks(2).hand(0, "wheeler").events_up("tribute", "blackmail").event_phase()
    assert table.moves == ["jester tribute", "jester blackmail", "decline"]
    table.play("jester blackmail")
    assert table.solo("discarded") == ["tribute", "blackmail"]
    assert (table.gold(0), table.gold(COUNTESS)) == (7, 2)
    assert table.happened().count("event_acted") == 1


@pytest.mark.rule("VG-235", "VG-237")
def test_the_jester_is_gone_after_he_was_used() -> None:
    table = given(1).stacks(2).events_up("customs", "tribute", "blackmail").event_phase().play("jester customs")
    assert not table.solo("jester")
    assert table.moves == ["resolve tribute", "resolve blackmail"]
    table.play("resolve tribute")
    assert len(table.row()) > 0
    table.round()
    assert not [move for move in table.moves if move.startswith("jester")]


@pytest.mark.rule("VG-236")
def test_the_jester_cannot_discard_events_that_have_acted() -> None:
    table = given(1).stacks(2).in_force("serfdom").events_up("customs", "tribute").event_phase()
    assert table.moves == ["jester customs", "jester tribute", "decline"]
    table.play("decline", "resolve customs")
    assert table.moves == ["jester tribute", "decline"]


@pytest.mark.rule("VG-236")
@pytest.mark.parametrize(("event", "move"), [("abduction", "drop wheeler"), ("betrayer", "pick harvester 1")])
def test_the_jester_cannot_discard_an_event_that_is_being_resolved(event: str, move: str) -> None:
    table = given(1).stacks(2).hand(0, "wheeler cooper").village(0, "harvester", "hunter")
    table.events_up(event, "tribute").event_phase().play("decline", f"resolve {event}")
    assert table.offers(move)
    assert not [move for move in table.moves if move.startswith("jester")]


@pytest.mark.rule("VG-237")
def test_the_jester_cannot_be_given_up_for_a_basic_villager() -> None:
    table = given(1).stacks(2, 2).events_up("tribute").build()
    assert table.moves == []  # without a card in hand there is no exchange, so the turn ends by itself
    table = given(1).stacks(2, 2).events_up("tribute").hand(0, "wheeler cooper").build().play("exchange")
    assert table.moves == ["give cooper", "give wheeler"]
    assert table.solo("jester")


@pytest.mark.rule("VG-238")
def test_the_jester_is_offered_at_the_start_of_each_phase_and_not_in_between() -> None:
    table = begun("tribute", "customs")
    offer = ["jester tribute", "jester customs", "decline"]
    assert table.moves == offer
    table.play("decline")
    assert "draft_limit_counted" in table.happened()
    for move in ("draft 1", "send 2", "draft 1", "send 2", "decline"):
        assert not [option for option in table.moves if option.startswith("jester")]
        table.play(move)
    assert table.moves == offer
    table.play("decline")
    assert table.offers("exchange")
    assert not table.offers("jester tribute")
    table.play("done")
    assert table.moves == offer
    table.play("decline", "resolve customs")
    assert table.moves == ["jester tribute", "decline"]


@pytest.mark.rule("VG-238")
def test_the_jester_comes_before_a_draft_event_and_a_build_event() -> None:
    table = begun("rats", "arson").play("jester rats")
    assert table.offers("draft 1")
    assert table.state.to_draft == [2]
    table = drafted(begun("arson").play("decline")).play("jester arson")
    assert table.offers("exchange")
    assert table.solo("discarded") == ["arson"]


@pytest.mark.rule("VG-236", "VG-239")
def test_an_event_of_the_draft_phase_cannot_be_stopped_once_the_phase_began() -> None:
    table = begun("rats", "tribute")
    assert table.moves == ["jester rats", "jester tribute", "decline"]
    table.play("decline")
    assert table.moves == ["lower", "pay"]
    drafted(table.play("pay"))
    assert table.moves == ["jester tribute", "decline"]


@pytest.mark.rule("VG-239")
@pytest.mark.parametrize("event", ["serfdom", "the_countess_bank"])
def test_an_event_of_the_build_phase_cannot_be_stopped_once_the_phase_began(event: str) -> None:
    table = drafted(begun(event).play("decline"))
    assert table.moves == [f"jester {event}", "decline"]
    table.play("decline", "done")
    assert f"jester {event}" not in table.moves
    assert event in table.solo("discarded")


@pytest.mark.rule("VG-238", "VG-287")
def test_without_a_jester_or_an_event_nothing_is_offered() -> None:
    assert begun().offers("draft 1")
    assert given(1).jester(False).stacks(9).road(*ROAD).events_up("tribute").round().offers("draft 1")
    assert given(1, "hard").stacks(9).road(*ROAD).events_up("tribute").round().offers("draft 1")


@pytest.mark.rule("VG-250")
def test_the_jester_may_stop_the_event_that_mood_swing_brings() -> None:
    table = given(1).village(COUNTESS, "hunter").events_up("mood_swing", deck="sinister_banquet").event("mood_swing")
    assert table.moves == ["jester sinister_banquet", "decline"]
    stopped = table.state.clone()
    assert stopped.digest() == table.state.digest()  # what waits on the agenda can be written down
    table.play("decline")
    assert table.gold(COUNTESS) == 1 + 2
    table.state = stopped
    table.play("jester sinister_banquet")
    assert (table.gold(COUNTESS), table.row()) == (1, [])
    assert not table.solo("jester")


# --- It Was You! ---


@pytest.mark.rule("VG-265")
def test_it_was_you_lets_the_player_use_the_jester_on_any_event_itself_included() -> None:
    table = begun("it_was_you", "tribute")
    assert table.moves == ["jester it_was_you", "jester tribute", "decline"]
    table.play("jester it_was_you")
    assert (table.row(), table.solo("jester")) == (["tribute"], False)


@pytest.mark.rule("VG-265")
def test_it_was_you_asks_for_nothing_more_once_the_jester_was_used() -> None:
    table = given(1).stacks(2).events_up("it_was_you", "tribute", "blackmail").event_phase().play("jester tribute")
    table.play("resolve it_was_you")
    assert table.came("event_acted") == ["event_acted"] * 2
    assert "blackmail" in table.solo("discarded")


@pytest.mark.rule("VG-265", "VG-266")
def test_it_was_you_takes_another_event_along_when_the_jester_is_unused() -> None:
    table = given(1).stacks(2).hand(0, "wheeler").events_up("it_was_you", "tribute", "blackmail").event_phase()
    table.play("decline", "resolve it_was_you")
    assert table.moves == ["jester tribute", "jester blackmail"]
    table.play("jester tribute")
    assert not table.solo("jester")
    assert (table.gold(0), table.gold(COUNTESS)) == (8, 1 + 2)


@pytest.mark.rule("VG-266")
def test_it_was_you_may_take_an_event_that_waits_for_the_next_round() -> None:
    table = given(1).events_up("it_was_you", "arson", "rats").event("it_was_you").play("jester rats")
    assert (table.row(), table.solo("discarded")) == (["arson"], ["it_was_you", "rats"])


@pytest.mark.rule("VG-265", "VG-266")
def test_it_was_you_alone_takes_the_jester() -> None:
    table = given(1).events_up("it_was_you").event("it_was_you")
    assert not table.solo("jester")
    assert table.solo("discarded") == ["it_was_you"]


@pytest.mark.rule("VG-267")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_was_you_does_nothing_without_a_jester(level: str) -> None:
    table = given(1, level).jester(False).events_up("it_was_you", "tribute").event("it_was_you")
    assert (table.moves, table.row()) == ([], ["tribute"])
    assert table.solo("discarded") == ["it_was_you"]
    assert "jester_used" not in table.happened()
