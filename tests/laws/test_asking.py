"""The laws of asking: it changes nothing, and what is offered can be written, read, and is all there is."""

from __future__ import annotations

import json

import pytest

import bourgade
from bourgade import BadNotation, BourgadeError, GameOver, IllegalAction, State, language
from bourgade.core.step import SecretChoice
from laws.cases import Case, Walk
from support.telling import NAMES

NO_ACTIONS: list[object] = [-1, 10**9, 10**30, "0", "", None, True, False, 0.0, 1.5, [0], (0,)]


def ask_everything(case: Case, state: State) -> str:
    """All that can be asked of a state, and its answers as text."""
    rules, say = case.rules, language("en")
    seats = range(state.seats)
    answers = [
        state.legal(),
        state.choice.actions(state) if state.choice else [],
        [rules.view(state, seat) for seat in [None, *seats]],
        [rules.sheet(state, seat) for seat in seats],
        [rules.value(state, seat) for seat in seats],
        rules.standings(state),
        rules.words.prompt(state, say) if not state.over else "",
        [
            [rules.words.move(state, action, NAMES, say), rules.words.warning(state, action, say)]
            for action in state.legal()
        ],
        [rules.imagine(state, seat, rules.chance(3)).digest() for seat in seats],
        state.clone().digest(),
        state.seal,
    ]
    return json.dumps(answers)


def test_asking_changes_nothing(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=20):
        before, drawn, seal = state.digest(), state.chance.drawn, state.seal
        state.heard = []
        first = ask_everything(case, state)
        assert state.heard == []
        state.heard = None
        assert ask_everything(case, state) == first
        assert (state.digest(), state.chance.drawn, state.seal) == (before, drawn, seal)


def test_the_list_of_legal_actions_is_the_askers_own(walk: Walk) -> None:
    for state in walk.decisions(stride=40):
        offered = state.legal()
        state.legal().clear()
        assert state.legal() == offered


def test_what_is_offered_is_what_the_choice_allows(walk: Walk) -> None:
    for state in walk.decisions(stride=2):
        assert state.choice is not None
        assert state.choice.seat == state.seat
        assert state.legal() == state.choice.actions(state)


def test_a_decision_has_two_options_at_least_all_different_and_in_the_vocabulary(walk: Walk) -> None:
    for state in walk.decisions():
        offered = state.legal()
        assert len(offered) >= (1 if isinstance(state.choice, SecretChoice) else 2)
        assert len(set(offered)) == len(offered)
        assert all(type(action) is int and 0 <= action < len(state.vocabulary) for action in offered)


def test_somebody_is_to_move_until_the_game_is_over(walk: Walk) -> None:
    for state in walk.positions():
        assert state.over == (state.legal() == [])
        assert state.seat in range(-1 if state.over else 0, 0 if state.over else state.seats)


def test_each_move_of_the_vocabulary_can_be_written_and_read(game: str) -> None:
    rules = bourgade.game(game)
    written = [rules.notation(action) for action in range(len(rules.vocabulary))]
    assert len(set(written)) == len(written)
    assert [rules.parse(text) for text in written] == list(range(len(written)))
    assert [rules.parse(f"  {text.upper().replace(' ', '   ')} ") for text in written] == list(range(len(written)))


def test_each_move_of_the_vocabulary_is_its_verb_with_its_arguments(game: str) -> None:
    vocabulary = bourgade.game(game).vocabulary
    for action in range(len(vocabulary)):
        move = vocabulary.decode(action)
        assert move.action == action
        assert move.verb(*move.args) == action


@pytest.mark.parametrize("nothing", [*NO_ACTIONS, "no such move"], ids=repr)
def test_what_is_no_move_cannot_be_written_or_read(game: str, nothing: object) -> None:
    rules = bourgade.game(game)
    with pytest.raises(BadNotation):
        rules.vocabulary.notation(nothing)
    with pytest.raises(BadNotation):
        rules.vocabulary.parse(nothing)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(walk: Walk) -> None:
    for state in walk.decisions(stride=12):
        before = state.digest()
        others = [action for action in range(len(state.vocabulary)) if action not in state.options]
        for action in [*others[::7], len(state.vocabulary), *NO_ACTIONS]:
            refuse(state, action, IllegalAction)
        assert state.digest() == before


def test_no_action_is_taken_once_the_game_is_over(walk: Walk) -> None:
    for state in walk.positions(stride=10_000):
        if state.over:
            before = state.digest()
            for action in [0, len(state.vocabulary) - 1, *NO_ACTIONS]:
                refuse(state, action, GameOver)
            assert state.digest() == before


def refuse(state: State, action: object, error: type[BourgadeError]) -> None:
    with pytest.raises(error) as refused:
        state.play(action)
    assert str(refused.value)


def test_a_refusal_names_what_was_tried_and_what_is_legal(walk: Walk) -> None:
    state = next(walk.decisions())
    illegal = next(action for action in range(len(state.vocabulary)) if action not in state.options)
    with pytest.raises(IllegalAction) as refused:
        state.play(illegal)
    assert state.vocabulary.notation(illegal) in str(refused.value)
    assert state.vocabulary.notation(state.legal()[0]) in str(refused.value)
