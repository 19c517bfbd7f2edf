"""Bots at work: for every table where a bot is on turn, one task that thinks, waits its pace and answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from typing import TypeVar

from bourgade.bots import LEVELS
from bourgade.server.past import Past
from bourgade.server.plan import BOT, PACES
from bourgade.server.refusals import Refusal, Stale
from bourgade.server.tables import Tables
from bourgade.server.thinking import hint, next_move

T = TypeVar("T")
TRIES = 3
log = logging.getLogger("bourgade.bots")


@dataclass(frozen=True)
class Job:
    """A decision that waits for a bot."""

    past: Past
    seat: int
    seq: int
    level: str
    pause: float


class Workers:
    """Lets bots think elsewhere and answer here. An answer that comes too late is dropped: the question is gone."""

    def __init__(self, tables: Tables, new_executor: Callable[[], Executor], at_once: int = 2) -> None:
        self._tables = tables
        self._new_executor = new_executor
        self._executor = new_executor()
        self._thinking = asyncio.Semaphore(at_once)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.on_change = self.nudge

    async def resume(self) -> None:
        """Take up the work at every table where a bot is on turn."""
        for name in await self._tables.store.waiting_for_bots():
            self.nudge(name)

    def nudge(self, name: str) -> None:
        """See to a table where something has happened."""
        if name not in self._tasks:
            task = asyncio.create_task(self._work(name), name=f"bots at {name}")
            self._tasks[name] = task

    async def hint(self, past: Past) -> int:
        """The action that a good bot would play."""
        return await self._run(hint, past)

    async def close(self) -> None:
        """Stop at once; what a bot was about to play is thought again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._executor.shutdown(wait=False, cancel_futures=True)

    async def _work(self, name: str) -> None:
        """Play for the bots of a table until a person is on turn or the game is over."""
        floor = -1
        try:
            while job := await self._job(name, floor):
                floor = job.seat
                await self._do(name, job)
        except Refusal as refusal:
            log.warning("table %s waits: %s", name, refusal)
        except Exception:
            log.exception("the bots at table %s have stopped; a restart or the next move sets them going", name)
        finally:
            # No await between the last look at the table and this line, so no nudge is lost.
            del self._tasks[name]

    async def _job(self, name: str, floor: int) -> Job | None:
        async with self._tables.at(name) as table:
            if table.is_over or table.row.seats[table.turn].kind != BOT:
                return None
            row = table.row.seats[table.turn]
            first, further = PACES.get(table.row.pace, PACES["calm"])
            return Job(table.past(), row.seat, table.seq, row.level, further if floor == row.seat else first)

    async def _do(self, name: str, job: Job) -> None:
        started = time.monotonic()
        move = await self._think(name, job)
        await asyncio.sleep(max(0.0, job.pause - (time.monotonic() - started)))
        try:
            await self._tables.answer(name, (job.seat,), job.seq, move)
        except Stale:
            log.info("table %s has gone on without the bot", name)

    async def _think(self, name: str, job: Job) -> str:
        """The bot's move. A level that fails again and again is replaced by the simplest: the table must go on."""
        for _ in range(TRIES):
            try:
                return await self._run(next_move, job.past, job.level)
            except Exception:
                log.exception("the bot %r failed at table %s, answer %d", job.level, name, job.seq)
        return await self._run(next_move, job.past, next(iter(LEVELS)))

    async def _run(self, function: Callable[..., T], *values: object) -> T:
        async with self._thinking:
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, function, *values)
            except BrokenExecutor:  # a process has been killed; the pool is of no use any more
                if executor is self._executor:
                    self._executor = self._new_executor()
                raise
