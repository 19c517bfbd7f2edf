"""The cases that the laws are tested in: every game, seat count, option and shipped edition, in random play."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import bourgade
from bourgade import BadOption, Edition, Playthrough, Rules, State, load_edition

LONG = "LAWS_DECISIONS" in os.environ
DECISIONS = int(os.environ.get("LAWS_DECISIONS", "4000"))
"""How many decisions of each game every law is tried on; whole games, so in truth a few more."""
GAMES = Path(str(bourgade.__file__)).parent / "games"

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Case:
    """One way of setting up a game."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    edition: Edition | None = None

    def __str__(self) -> str:
        words = [self.game, str(self.seats), *[f"{name}={value}" for name, value in self.options.items()]]
        return "-".join([*words, *([self.edition.name] if self.edition else [])])

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the game."""
        return bourgade.game(self.game)

    def new(self, seed: int) -> State:
        """A new game."""
        state: State = self.rules.new(self.seats, seed, self.options, self.edition)
        return state

    def playthrough(self, seed: int) -> Playthrough:
        """A new game that is written down."""
        return Playthrough(self.rules, self.seats, seed, self.options, self.edition)

    def luck(self, number: int) -> random.Random:
        """What decides the moves of one game."""
        return random.Random(f"{self}/{number}")

    def decisions(self) -> int:
        """The part of the decisions that falls to this case."""
        return DECISIONS // len(cases_of(self.game)) + 1


@cache
def cases_of(game: str) -> list[Case]:
    """Every seat count; every value of an option and every edition with one seat count, in a long run with all."""
    rules = bourgade.game(game)
    plain = [Case(game, seats) for seats in range(rules.fewest, rules.most + 1)]
    chosen = [{option.name: value} for option in rules.options for value in option.values[1:]]
    editions = [load_edition(path) for path in sorted((GAMES / game / "editions").glob("*.toml"))]
    varied = [
        *[
            [Case(game, case.seats, options) for case in plain if is_allowed(rules, case, options)]
            for options in chosen
        ],
        *[[Case(game, case.seats, {}, edition) for case in plain] for edition in editions],
    ]
    if LONG:
        return [*plain, *[case for cases in varied for case in cases]]
    return [*plain, *[cases[number % len(cases)] for number, cases in enumerate(varied)]]


def is_allowed(rules: Rules[Any], case: Case, options: dict[str, str]) -> bool:
    """Whether a game can be set up so; a value of an option may need a number of seats."""
    try:
        rules.new(case.seats, 1, options)
    except BadOption:
        return False
    return True


def any_move(state: State, luck: random.Random) -> int:
    """Any legal move; half the time any kind of move first, so that the rare kinds are not lost among the many."""
    actions = state.legal()
    if luck.randrange(2):
        return luck.choice(actions)
    verb = luck.choice(sorted({state.vocabulary.decode(action).verb.base for action in actions}))
    return luck.choice([action for action in actions if state.vocabulary.decode(action).verb.base == verb])


class Walk:
    """Random play of whole games of one case. The states it shows are live: look, but play only on clones."""

    def __init__(self, case: Case, progress: Progress, part: int = 1) -> None:
        self.case = case
        self.progress = progress
        self.part = part  # slow laws are tried on one decision in so many, though always on a whole game

    def decisions(self, stride: int = 1) -> Iterator[State]:
        """Every position with a decision, or about one in `stride` of them."""
        return (state for state in self.positions(stride) if not state.over)

    def positions(self, stride: int = 1) -> Iterator[State]:
        """The same, and the position at the end of each game."""
        for number in self.games():
            luck = self.case.luck(number)
            state = self.case.new(number)
            while not state.over:
                if stride == 1 or luck.randrange(stride) == 0:
                    yield state
                state.play(any_move(state, luck))
                self.done += 1
            yield state

    def playthroughs(self) -> Iterator[tuple[Playthrough, random.Random]]:
        """Games to play out and write down; whoever plays counts the decisions in `done`."""
        for number in self.games():
            yield self.case.playthrough(number), self.case.luck(number)

    def games(self) -> Iterator[int]:
        """Numbers of games until enough decisions are done."""
        self.done, wanted = 0, self.case.decisions() // self.part + 1
        number = 0
        while self.done < wanted:
            yield number
            number += 1
            self.progress(self.done, wanted)
