"""What a bot is asked, and what a bot is: a move chosen from what one seat may know."""

from __future__ import annotations

from functools import partial
from typing import Any, Protocol

from bourgade.core.chance import mix, seed_stream
from bourgade.core.errors import GameOver
from bourgade.core.rules import Rules
from bourgade.core.state import State


class Question:
    """One decision as its seat sees it. The real state stays behind: a bot gets views and imagined states."""

    def __init__(self, rules: Rules[Any], state: State, seed: int, budget: int | None) -> None:
        self.rules = rules
        self.seat = state.seat
        self.actions = state.legal()
        self.seed = seed
        self.budget = budget
        self.__show = partial(rules.view, state, state.seat)
        self.__imagine = partial(rules.imagine, state, state.seat)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.__show()

    def imagine(self, seed: int) -> State:
        """A full state that the seat's view allows; another seed, another guess at what is hidden."""
        imagined: State = self.__imagine(self.rules.chance(seed))
        return imagined


class Bot(Protocol):
    """Chooses one of the actions. It keeps nothing, and the same view and seed give the same move."""

    def choose(self, question: Question) -> int:
        """The action to play."""
        ...


def ask(rules: Rules[Any], state: State, seed: int, budget: int | None = None) -> Question:
    """The question that waits in this state. Without a budget a bot thinks as long as its level does."""
    if state.over:
        raise GameOver("the game is over: there is nothing to ask a bot")
    return Question(rules, state, seed, budget)


def thought_seed(seed: int, seat: int, number: int) -> int:
    """The seed of one decision of a game, far from the seeds of its chance, so that no bot foresees a draw."""
    return seed_stream(seed, f"thought {seat} {number}")


def pick(choices: list[int], seed: int) -> int:
    """One of several equally good actions."""
    return choices[mix(seed & 0xFFFFFFFF) % len(choices)]
