"""Live updates: whoever looks at a table hears of every answer, without a gap and without doubles."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

HEARTBEAT_SECONDS = 15.0
RETRY_MILLISECONDS = 1500


@dataclass
class Bell:
    """How far a table has come (answers, lines of the chat, guests), and what wakes those who listen."""

    seq: int = -1
    said: int = 0
    joined: int = 0
    listeners: int = 0
    rung: asyncio.Event = field(default_factory=asyncio.Event)

    def ring(self, seq: int, said: int, joined: int) -> None:
        """Wake the listeners; the counts only rise."""
        self.seq, self.said = max(self.seq, seq), max(self.said, said)
        self.joined = max(self.joined, joined)
        self.wake()

    def wake(self) -> None:
        """Let every listener look again."""
        rung, self.rung = self.rung, asyncio.Event()
        rung.set()


class Hub:
    """The bells of all tables that somebody listens to."""

    def __init__(self) -> None:
        self._bells: dict[str, Bell] = {}
        self.clients: Counter[str] = Counter()
        self.closing = False

    @contextmanager
    def listen(self, table: str, client: str = "") -> Iterator[Bell]:
        """A bell that rings for whatever happens at the table from now on."""
        bell = self._bells.setdefault(table, Bell())
        bell.listeners += 1
        self.clients[client] += 1
        try:
            yield bell
        finally:
            bell.listeners -= 1
            if not bell.listeners:
                del self._bells[table]
            self.clients[client] -= 1
            if not self.clients[client]:
                del self.clients[client]

    def listeners(self, table: str) -> int:
        """How many listen to a table."""
        bell = self._bells.get(table)
        return bell.listeners if bell else 0

    def ring(self, table: str, seq: int, said: int, joined: int) -> None:
        """Tell how far a table has come, if anybody listens."""
        bell = self._bells.get(table)
        if bell is not None:
            bell.ring(seq, said, joined)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for bell in self._bells.values():
            bell.wake()


async def events(hub: Hub, bell: Bell, seq: int, said: int) -> AsyncIterator[str]:
    """Server-sent events: one for every answer after `seq`, one for each growth of the chat or of the guests.

    What has happened is read from the bell and not from a queue, so nothing can be missed, told twice or pile up.
    """
    joined = bell.joined
    yield f"retry: {RETRY_MILLISECONDS}\n\n"
    while not hub.closing:
        rung = bell.rung
        while seq < bell.seq:
            seq += 1
            yield f"id: {seq}\ndata: {json.dumps({'seq': seq})}\n\n"
        if said < bell.said:
            said = bell.said
            yield f"event: chat\ndata: {json.dumps({'said': said})}\n\n"
        if joined < bell.joined:
            joined = bell.joined
            yield f"event: seats\ndata: {json.dumps({'joined': joined})}\n\n"
        try:
            await asyncio.wait_for(rung.wait(), HEARTBEAT_SECONDS)
        except TimeoutError:
            yield ": still here\n\n"
