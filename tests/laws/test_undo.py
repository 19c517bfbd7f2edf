"""The undo law: one's own last steps, back to the exact position; never another seat's, never across chance."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from bourgade import NothingToUndo, Playthrough
from laws.cases import Case, Walk, any_move

PART = 10
"""These laws are slow: a long run tries them on one decision in ten."""


class Moment(NamedTuple):
    """All that an undo has to bring back."""

    digest: str
    text: str
    events: int
    seat: int
    drawn: int
    seal: int


def moment(play: Playthrough) -> Moment:
    state = play.state
    return Moment(state.digest(), play.text(), len(play.events), state.seat, state.chance.drawn, state.seal)


def move(play: Playthrough, luck: random.Random) -> int:
    action = any_move(play.state, luck)
    play.play(action)
    return action


def test_undo_goes_back_to_the_exact_position_and_redo_forth_again(walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        while not play.state.over:
            if luck.randrange(4):
                move(play, luck)
                walk.done += 1
                continue
            before = moment(play)
            move(play, luck)
            walk.done += 1
            if play.may_undo():
                after = moment(play)
                play.undo()
                assert moment(play) == before
                assert play.may_redo()
                play.redo()
                assert moment(play) == after


def test_undo_never_changes_whose_turn_it_is_and_never_crosses_chance(walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        while not play.state.over:
            move(play, luck)
            walk.done += 1
            if luck.randrange(4):
                continue
            seat, drawn, number = play.state.seat, play.state.chance.drawn, play.state.round
            taken_back = 0
            while play.may_undo():
                play.undo()
                taken_back += 1
                assert (play.state.seat, play.state.chance.drawn, play.state.round) == (seat, drawn, number)
            with pytest.raises(NothingToUndo):
                play.undo()
            for _ in range(taken_back):
                play.redo()
            assert not play.may_redo()


def test_a_step_within_a_turn_can_be_taken_back_unless_something_became_known(walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        while not play.state.over:
            seat, drawn, number, seal = play.state.seat, play.state.chance.drawn, play.state.round, play.state.seal
            move(play, luck)
            walk.done += 1
            if (play.state.seat, play.state.chance.drawn, play.state.round) != (seat, drawn, number):
                assert not play.may_undo()
            elif play.state.seal == seal:
                assert play.may_undo()


def test_the_end_of_a_game_is_not_taken_back(case: Case) -> None:
    for number in range(6):
        play, luck = case.playthrough(number), case.luck(number)
        while not play.state.over:
            move(play, luck)
        assert not play.may_undo()


def test_undone_steps_leave_no_trace_in_the_record(walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        plain = walk.case.playthrough(play.record.seed)
        while not play.state.over:
            if play.may_undo() and luck.randrange(4) == 0:
                play.undo()
                if luck.randrange(2):
                    play.redo()
                    continue
            move(play, luck)
            walk.done += 1
        for written in play.record.moves():
            plain.play(plain.rules.parse(written.partition(" ")[2]))
        assert plain.text() == play.text()
        assert [event.plain() for event in plain.events] == [event.plain() for event in play.events]


def test_another_step_forgets_what_could_have_been_redone(walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        while not play.state.over:
            move(play, luck)
            walk.done += 1
            if play.may_undo():
                play.undo()
                move(play, luck)
                assert not play.may_redo()
                with pytest.raises(NothingToUndo):
                    play.redo()


def test_a_refused_action_leaves_undo_and_redo_as_they_were(walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        while not play.state.over:
            move(play, luck)
            walk.done += 1
            if play.may_undo() and luck.randrange(5) == 0:
                play.undo()
                before = moment(play)
                with pytest.raises(ValueError, match="not offered"):
                    play.play(-1)
                assert moment(play) == before
                assert play.may_redo()
                play.redo()


def test_nothing_can_be_undone_at_the_start_of_a_game(walk: Walk) -> None:
    play = walk.case.playthrough(1)
    assert not play.may_undo()
    assert not play.may_redo()
    for step in (play.undo, play.redo):
        with pytest.raises(NothingToUndo):
            step()
