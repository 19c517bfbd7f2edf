"""The value function: at the end it is the score; before, it makes greedy a player that random ones cannot beat."""

from __future__ import annotations

import random

import pytest

from bourgade.bots import bot
from bourgade.bots.match import play_game
from bourgade.games.villagers import RULES
from bourgade.games.villagers.ids import Villager
from bourgade.games.villagers.phases.village import lay_card
from bourgade.games.villagers.scoring import total
from bourgade.games.villagers.state import NOBODY, Villagers

LEVELS = ["greedy", "random", "random", "random"]


def finished(seats: int, seed: int) -> Villagers:
    """A random game, played to its end."""
    luck, state = random.Random(seed), RULES.new(seats=seats, seed=seed)
    while not state.over:
        state.play(luck.choice(state.legal()))
    return state


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_at_the_end_the_value_is_the_score(seats: int) -> None:
    state = finished(seats, seed=7)
    for seat in range(seats):
        assert RULES.value(state, seat) == total(state, seat) == RULES.sheet(state, seat)["total"]


def test_what_is_hidden_has_no_part_in_it() -> None:
    state = RULES.new(seats=3, seed=4)
    values = {RULES.value(RULES.imagine(state, 1, RULES.chance(seed)), 1) for seed in range(20)}
    assert len(values) == 1


@pytest.mark.parametrize("kind", [Villager.HUNTER, Villager.WATTLER, Villager.BEEKEEPER, Villager.CHANDLER])
def test_a_villager_in_the_village_is_worth_more_than_in_the_hand(kind: Villager) -> None:
    built, held = RULES.new(seats=2, seed=2), RULES.new(seats=2, seed=2)
    before = RULES.value(held, 0)
    lay_card(built, 0, kind, kind, NOBODY)
    held.players[0].hand.append(int(kind))
    assert RULES.value(built, 0) > RULES.value(held, 0) > before


def test_gold_of_the_countess_counts_against_the_player() -> None:
    poor, rich = RULES.new(seats=1, seed=2), RULES.new(seats=1, seed=2)
    lay_card(rich, 1, Villager.JEWELER, Villager.JEWELER, NOBODY)
    assert RULES.value(rich, 0) == RULES.value(poor, 0) - 2 * 20


def test_greedy_beats_three_randoms() -> None:
    wins = 0
    for number in range(20):
        levels = LEVELS[-number % 4 :] + LEVELS[: -number % 4]
        result = play_game(RULES, [bot(level) for level in levels], seed=100 + number)
        wins += result.winners() == [levels.index("greedy")]
    assert wins >= 19
