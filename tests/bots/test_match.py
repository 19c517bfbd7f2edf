"""A game between bots, and what is told of it."""

from __future__ import annotations

import pytest

import bourgade
from bourgade import BadOption, Playthrough, State, read_record, replay
from bourgade.bots import bot
from bourgade.bots.match import play_game, play_out
from bourgade.core.event import Event

RULES = bourgade.game("village")


class Diary:
    """Writes down what a listener hears."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, int]] = []
        self.events: list[Event] = []

    def chosen(self, state: State, action: int) -> None:
        assert action in state.legal()
        self.moves.append((state.seat, action))

    def happened(self, state: State, events: list[Event]) -> None:
        self.events += events


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_game(RULES, [bot("random")] * 3, seed=8) for _ in range(2))
    assert first == second
    assert first != play_game(RULES, [bot("random")] * 3, seed=9)


def test_a_result_adds_up() -> None:
    diary = Diary()
    result = play_game(RULES, [bot("random")] * 4, seed=4, listener=diary)
    assert result.decisions == len(diary.moves) == sum(sum(verbs.values()) for verbs in result.verbs)
    assert sum(result.events.values()) == len(diary.events)
    assert 0 < result.turns <= result.decisions
    assert result.rounds >= 1
    assert [sheet["seat"] for sheet in result.sheets] == [0, 1, 2, 3]
    totals = {standing["seat"]: standing["total"] for standing in result.standings}
    assert totals == {sheet["seat"]: sheet["total"] for sheet in result.sheets}
    assert all(totals[seat] == max(totals.values()) for seat in result.winners())


def test_a_listener_changes_nothing() -> None:
    bots = [bot("greedy"), bot("random")]
    assert play_game(RULES, bots, seed=4, listener=Diary()) == play_game(RULES, bots, seed=4)


def test_a_game_between_bots_leaves_a_record_that_replays() -> None:
    play = Playthrough(RULES, 3, 6)
    result = play_out(play, [bot("random")] * 3)
    again = replay(RULES, read_record(play.text()))
    assert again.state.digest() == play.state.digest()
    assert len(again.record.moves()) == result.decisions


def test_bots_take_over_a_game_that_has_begun() -> None:
    whole = Playthrough(RULES, 2, 6)
    play_out(whole, [bot("random")] * 2)
    begun = replay(RULES, whole.record, moves=10)
    play_out(begun, [bot("random")] * 2)
    assert begun.state.digest() == whole.state.digest()


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(BadOption, match="2 seats need as many bots, not 3"):
        play_out(Playthrough(RULES, 2, 6), [bot("random")] * 3)
