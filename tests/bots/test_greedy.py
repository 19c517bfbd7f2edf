"""The greedy bot: it thinks its turn through, within its budget, and takes the best end."""

from __future__ import annotations

import random

import bourgade
from bourgade import State
from bourgade.bots import ask, bot
from bourgade.bots.greedy import Greedy, Lookahead
from support.villagers import given

RULES = bourgade.game("village")


def walk(count: int) -> list[State]:
    """Positions of random games of Village."""
    luck = random.Random(5)
    found: list[State] = []
    state = RULES.new(seats=3, seed=5)
    while len(found) < count:
        if state.over:
            state = RULES.new(seats=3, seed=luck.randrange(1000))
        found.append(state.clone())
        state.play(luck.choice(state.legal()))
    return found


def test_the_budget_bounds_the_positions_it_looks_at() -> None:
    for state in walk(80):
        for budget in (1, 30, 200):
            look = Lookahead(RULES, state.seat, state.seal)
            values = look.values(state, budget)
            assert len(values) == len(state.legal())
            assert look.nodes <= max(budget, len(values))


def test_where_every_move_ends_the_turn_it_takes_the_one_worth_most() -> None:
    tried = 0
    for state in walk(400):
        question = ask(RULES, state, seed=3)
        here = question.imagine(3)
        ends, worth = [], {}
        for action in state.legal():
            after = here.clone()
            after.play(action)
            ends.append(after.over or after.seat != state.seat or after.seal != here.seal)
            worth[action] = RULES.value(after, state.seat)
        if all(ends):
            tried += 1
            assert worth[Greedy().choose(question)] == max(worth.values())
    assert tried > 10


def test_it_looks_behind_the_first_move() -> None:
    """Taking a cube may be dull in itself; what can be done with it afterwards is worth more."""
    state = RULES.new(seats=2, seed=3)
    shallow = Lookahead(RULES, state.seat, state.seal).values(state, 1)
    deep = Lookahead(RULES, state.seat, state.seal).values(state, 2000)
    assert max(deep) > max(shallow)


def test_among_equal_moves_the_seed_decides() -> None:
    state = RULES.new(seats=4, seed=11)
    moves = {bot("greedy").choose(ask(RULES, state, seed, budget=1)) for seed in range(400)}
    values = Lookahead(RULES, state.seat, state.seal).values(state, 1)
    assert len(moves) == values.count(max(values))


def test_the_order_of_moves_makes_no_difference_to_what_they_are_worth() -> None:
    state = given(2).hand(0, "hunter beekeeper").treasury(0, 9).build(0, limit=2).state
    rules = bourgade.game("villagers")
    values = Lookahead(rules, 0, state.seal).values(state, 600)
    worth = {rules.notation(action): value for action, value in zip(state.legal(), values, strict=True)}
    assert worth["place hunter"] == worth["place beekeeper"] > worth["done"]


def test_a_long_turn_is_thought_to_its_end() -> None:
    """A Jeweler lies on a Spelunker, who lies on a Seeker, who lies on a Miner, who has to be exchanged for first."""
    rules, position = bourgade.game("villagers"), given(2)
    hand = "seeker spelunker jeweler grazier milk_maid bed_builder thatcher horse_trader"
    state = position.hand(0, hand).treasury(0, 9).build(0, limit=5).state
    while state.seat == 0 and not any(state.to_draft):
        state.play(Greedy().choose(ask(rules, state, seed=1)))
    assert "jeweler" in [card["villager"] for card in rules.view(state, 0)["players"][0]["village"]]
