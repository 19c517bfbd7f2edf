"""All tables of this process: at most so many in memory, the others rebuilt from their rows when wanted."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bourgade.core.errors import BourgadeError, GameOver
from bourgade.core.language import mark
from bourgade.server.live import Hub
from bourgade.server.refusals import NO_TABLE, NoSuchTable, NotYourSeat, Stale
from bourgade.server.store import MessageRow, Store, TableRow, Taken, now
from bourgade.server.table import Table, begin, rebuild

IN_MEMORY = 200


class Tables:
    """Opens, shows and answers tables. One lock per table, so that whatever a reader sees has been kept."""

    def __init__(self, store: Store, hub: Hub, in_memory: int = IN_MEMORY) -> None:
        self.store = store
        self.hub = hub
        self.retelling = asyncio.Semaphore(1)  # a whole game is played again for a replay; moves must not wait for many
        self.on_change: Callable[[str], None] = lambda name: None
        self._in_memory = in_memory
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, row: TableRow, moves: Iterable[str] = (), script: Iterable[int] = ()) -> None:
        """Keep a new table; with moves, one that was played elsewhere."""
        table, answers = await asyncio.to_thread(begin, row, moves, script)
        await self.store.create(row, answers)
        self._remember(row.id, table)
        self.on_change(row.id)

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Table]:
        """The table, while nobody else may change it."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            yield self._live.get(name) or await self._load(name)
            if name in self._live:
                self._live.move_to_end(name)

    async def answer(self, name: str, seats: Iterable[int], seq: int, move: str | int) -> int:
        """Answer the question of this number for one of these seats. When this returns, the answer is kept."""
        async with self.at(name) as table:
            _check_turn(table, seats, seq)
            with self._kept_or_forgotten(name):
                row = table.answer(move)
                await self.store.append(name, row)
            self._tell(table)
            self.on_change(name)
            return table.seq

    async def say(self, name: str, seat: int, text: str) -> int:
        """Add a line to the chat."""
        async with self.at(name) as table:
            message = MessageRow(len(table.messages) + 1, seat, text, now())
            with self._kept_or_forgotten(name):
                await self.store.add_message(name, message)
            table.messages.append(message)
            self._tell(table)
            return message.number

    async def join(self, name: str, seats: tuple[int, ...]) -> None:
        """Note that the guest of these seats has come."""
        async with self.at(name) as table:
            if all(table.row.seats[seat].joined for seat in seats):
                return
            with self._kept_or_forgotten(name):
                await self.store.join(name, seats)
            come = [replace(seat, joined=seat.joined or seat.seat in seats) for seat in table.row.seats]
            table.row = replace(table.row, seats=tuple(come))
            self._tell(table)

    def forget(self, name: str) -> None:
        """Let the table be rebuilt from its rows."""
        self._live.pop(name, None)

    @contextmanager
    def _kept_or_forgotten(self, name: str) -> Iterator[None]:
        """When a row is not known to be kept, memory is wrong and the rows are right."""
        try:
            yield
        except Taken:
            self.forget(name)
            raise Stale(mark("the table has gone on: somebody else was first")) from None
        except BourgadeError:  # refused before anything was changed
            raise
        except BaseException:
            self.forget(name)
            raise

    def _tell(self, table: Table) -> None:
        self.hub.ring(table.row.id, table.seq, len(table.messages), table.joined)

    async def _load(self, name: str) -> Table:
        row = await self.store.table(name)
        if row is None:
            raise NoSuchTable(NO_TABLE)
        answers, messages = await self.store.answers(name), await self.store.messages(name)
        table = await asyncio.to_thread(rebuild, row, answers, messages)
        self._remember(name, table)
        return table

    def _remember(self, name: str, table: Table) -> None:
        self._live[name] = table
        while len(self._live) > self._in_memory:
            self._live.popitem(last=False)


def _check_turn(table: Table, seats: Iterable[int], seq: int) -> None:
    if seq != table.seq:
        raise Stale(mark("the table has gone on: it is at answer {present}, not {seq}"), present=table.seq, seq=seq)
    if table.is_over:
        raise GameOver("the game is over: no move can be played")
    if table.turn not in seats:
        raise NotYourSeat(mark("it is the turn of {name}"), name=table.row.seats[table.turn].name)
