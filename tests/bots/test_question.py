"""Bots are fair: they see what their seat sees, and what they cannot see changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import bourgade
from bourgade import GameOver, State
from bourgade.bots import LEVELS, ask, bot, thought_seed
from bourgade.bots.bot import pick

GAMES = bourgade.games()


def positions(game: str, count: int) -> Iterator[State]:
    """Positions of random games, a few decisions apart."""
    rules, luck = bourgade.game(game), random.Random(game)
    state = rules.new(seed=1)
    while count:
        for _ in range(luck.randrange(1, 12)):
            if state.over:
                state = rules.new(seed=luck.randrange(1000))
            state.play(luck.choice(state.legal()))
        if not state.over:
            count -= 1
            yield state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_the_same_whatever_chance_has_in_store(game: str, level: str) -> None:
    rules = bourgade.game(game)
    for number, state in enumerate(positions(game, 40)):
        other = state.clone()
        drawn = other.chance.drawn
        other.chance = rules.chance(1000 + number)
        other.chance.drawn = drawn
        questions = [ask(rules, each, seed=number, budget=60) for each in (state, other)]
        assert bot(level).choose(questions[0]) == bot(level).choose(questions[1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_legally_repeats_itself_and_changes_nothing(game: str, level: str) -> None:
    rules = bourgade.game(game)
    for number, state in enumerate(positions(game, 25)):
        digest = state.digest()
        first, second = (bot(level).choose(ask(rules, state, seed=number, budget=60)) for _ in range(2))
        assert first == second
        assert first in state.legal()
        assert state.digest() == digest


@pytest.mark.parametrize("game", GAMES)
def test_a_question_gives_the_view_of_its_seat_and_states_that_fit_it(game: str) -> None:
    rules = bourgade.game(game)
    for state in positions(game, 10):
        question = ask(rules, state, seed=1)
        imagined = question.imagine(5)
        assert question.view == rules.view(state, state.seat) == rules.view(imagined, state.seat)
        assert question.actions == state.legal() == imagined.legal()
        assert imagined.digest() == question.imagine(5).digest()
        # The law says that this does not hang on what the seat cannot see.
        assert imagined.digest() == rules.imagine(state, state.seat, rules.chance(5)).digest()


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_state_is_nobody_elses(game: str) -> None:
    rules = bourgade.game(game)
    for state in positions(game, 10):
        digest = state.digest()
        question = ask(rules, state, seed=1)
        imagined = question.imagine(5)
        imagined.play(imagined.legal()[-1])
        assert state.digest() == digest
        question.actions.clear()
        assert state.legal()


def test_a_question_shows_no_state() -> None:
    state = bourgade.game("village").new(seed=1)
    question = ask(bourgade.game("village"), state, seed=1)
    public = [getattr(question, name) for name in dir(question) if not name.startswith("_")]
    assert not any(isinstance(value, State) for value in public)


def test_a_finished_game_asks_nothing() -> None:
    rules = bourgade.game("village")
    state = rules.new(seats=2, seed=1)
    while not state.over:
        state.play(state.legal()[0])
    with pytest.raises(GameOver, match="nothing to ask"):
        ask(rules, state, seed=1)


def test_the_seed_of_a_thought_is_far_from_the_seed_of_the_game() -> None:
    seeds = {thought_seed(game, seat, number) for game in range(20) for seat in range(4) for number in range(20)}
    assert len(seeds) == 20 * 4 * 20
    assert min(seeds) > 1000


def test_equals_are_picked_about_equally_often() -> None:
    picks = [pick([3, 5, 8], seed) for seed in range(3000)]
    assert all(900 < picks.count(choice) < 1100 for choice in (3, 5, 8))
