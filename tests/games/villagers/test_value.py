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
from bourgade.games.villagers.value.outlook import Outlook
from bourgade.games.villagers.value.worth import countess
from support.villagers import given

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


def test_a_card_that_cannot_be_placed_any_more_is_worth_little() -> None:
    gains = []
    for held in ("fisher", "fisher fisher fisher fisher"):
        position = given(2).hand(0, held).stacks(0, 0, 0, 0, 0, 0).build(0, limit=1)
        before = RULES.value(position.state, 0)
        position.state.players[0].hand.append(int(Villager.BEEKEEPER))
        gains.append(RULES.value(position.state, 0) - before)
    assert 0 < gains[1] <= gains[0] < 1


def test_a_place_that_a_newcomer_would_fill_makes_a_poor_card_worth_nothing_more() -> None:
    """With many to be drafted later, one more poor card in the hand is no gain; at the end of the game it is."""
    gains = []
    for stacks in ((9, 9, 9, 9, 9, 9), (0, 0, 0, 0, 0, 0)):
        position = given(2).hand(0, "fisher").stacks(*stacks).build(0, limit=2)
        position.state.first_market_held = True
        before = RULES.value(position.state, 0)
        position.state.players[0].hand.append(int(Villager.WHEELER))
        gains.append(RULES.value(position.state, 0) - before)
    assert gains[0] < gains[1]


def test_alone_food_saves_rounds_of_the_countess() -> None:
    hungry, fed = (given(1).stacks(5, 5, 5, 5, 5, 5).village(0, card).build(0) for card in ("wattler", "hunter"))
    assert countess(hungry.state, Outlook(hungry.state, 0).rounds) > countess(fed.state, Outlook(fed.state, 0).rounds)


def test_greedy_beats_the_countess_more_often_than_not() -> None:
    """Seeds that had no part in finding the prices; docs/villagers.md has the figures of many more games."""
    results = [play_game(RULES, [bot("greedy")], seed=seed) for seed in range(3000, 3020)]
    assert sum(result.winners() == [0] for result in results) > len(results) / 2


def test_greedy_beats_three_randoms() -> None:
    wins = 0
    for number in range(20):
        levels = LEVELS[-number % 4 :] + LEVELS[: -number % 4]
        result = play_game(RULES, [bot(level) for level in levels], seed=100 + number)
        wins += result.winners() == [levels.index("greedy")]
    assert wins >= 19
