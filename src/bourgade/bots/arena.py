"""The arena: many games between bots, with rotated seats and paired luck, on all cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import starmap

import bourgade
from bourgade.bots import bot
from bourgade.bots.match import Result, play_game
from bourgade.bots.tally import Tally
from bourgade.core.chance import seed_stream
from bourgade.core.edition import Edition
from bourgade.core.errors import BadOption
from bourgade.core.rules import Options


@dataclass(frozen=True)
class Plan:
    """Which bots meet how often. Of four bots each has each seat once in four games that share a seed."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: Options = field(default_factory=dict)
    edition: Edition | None = None

    def seating(self, number: int) -> list[int]:
        """Who sits where in a game: for each seat the place of its bot in `levels`."""
        count = len(self.levels)
        return [(seat + number) % count for seat in range(count)]

    def luck(self, number: int) -> int:
        """The seed of a game."""
        return self.seed + number // len(self.levels)

    def whim(self, number: int) -> int:
        """The seed of the bots' own choices: another one in each game, or equal bots would repeat themselves."""
        return seed_stream(self.seed, f"game {number}")

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.games < 1:
            raise BadOption(f"an arena has at least one game, not {self.games}")
        for level in self.levels:
            bot(level)
        rules = bourgade.game(self.game)
        rules.new(len(self.levels), self.seed, self.options, self.edition)


def run_arena(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the games on so many processes. The outcome depends on the plan alone."""
    plan.check()
    tally = Tally(plan.levels)
    for number, result in enumerate(_results(plan, jobs)):
        tally.add(plan.seating(number), result)
        if progress is not None:
            progress(number + 1)
    return tally


def play_one(plan: Plan, number: int) -> Result:
    """One game of the plan."""
    bots = [bot(plan.levels[place]) for place in plan.seating(number)]
    rules, luck, whim = bourgade.game(plan.game), plan.luck(number), plan.whim(number)
    return play_game(rules, bots, luck, plan.options, plan.edition, whim=whim)


def _results(plan: Plan, jobs: int) -> Iterator[Result]:
    """The results in the order of the games, whoever finishes first."""
    calls = [(plan, number) for number in range(plan.games)]
    if jobs <= 1:
        yield from starmap(play_one, calls)
        return
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, plan.games), mp_context=fresh, initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.map(play_one, *zip(*calls, strict=True), chunksize=max(1, plan.games // (jobs * 16)))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
