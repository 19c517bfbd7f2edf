"""The level `greedy`: plays its own turn to the end in its head, in every way it has time for, and takes the best."""

from __future__ import annotations

from typing import Any

from bourgade.bots.bot import Question, pick
from bourgade.core.rules import Rules
from bourgade.core.state import State

NODES = 400


class Greedy:
    """Looks no further than its present turn, and judges what it then has by the value function of the game."""

    def choose(self, question: Question) -> int:
        """The action that leads to the best end of the turn; among equals the seed decides."""
        here = question.imagine(question.seed)
        look = Lookahead(question.rules, question.seat, here.seal)
        values = look.values(here, question.budget or NODES)
        best = max(values)
        return pick(
            [action for action, value in zip(question.actions, values, strict=True) if value == best], question.seed
        )


class Lookahead:
    """A depth-first search through the decisions of one turn, up to the next seat, draw or reveal."""

    def __init__(self, rules: Rules[Any], seat: int, seal: int) -> None:
        self.rules = rules
        self.seat = seat
        self.seal = seal
        self.nodes = 0

    def values(self, state: State, budget: int) -> list[float]:
        """What each action of the state is worth, the budget of positions shared out evenly among them."""
        values = []
        actions = state.legal()
        limit = self.nodes + budget
        for place, action in enumerate(actions):
            after = state.clone()
            after.play(action)
            share = (limit - self.nodes) // (len(actions) - place)
            values.append(self._value(after, share))
        return values

    def _value(self, state: State, budget: int) -> float:
        self.nodes += 1
        if self._is_turn_over(state) or budget <= len(state.options):
            return self.rules.value(state, self.seat)
        return max(self.values(state, budget - 1))

    def _is_turn_over(self, state: State) -> bool:
        return state.over or state.seat != self.seat or state.seal != self.seal
