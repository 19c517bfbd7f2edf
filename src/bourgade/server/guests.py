"""Guests: whoever holds the link of a table, be it of seats or only to look on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bourgade.core.language import mark
from bourgade.server.refusals import NO_TABLE, NoSuchTable
from bourgade.server.store import Store
from bourgade.server.tokens import TABLE, TOKEN, token_hash


@dataclass(frozen=True)
class Guest:
    """Who asks: the seats he plays, and whether he opened the table. A spectator has no token."""

    table: str
    seats: tuple[int, ...] = ()
    is_host: bool = False
    token: str = ""

    @property
    def link(self) -> str:
        """The path of his page."""
        return f"/t/{self.token}" if self.token else f"/w/{self.table}"

    @property
    def while_it_runs(self) -> Guest:
        """As whom he looks up what was played: of several at one device none finds what another did in secret."""
        return self if len(self.seats) < 2 else replace(self, seats=())


async def guest_of(store: Store, token: str) -> Guest:
    """The guest who holds this token."""
    access = await store.access(token_hash(token)) if TOKEN.fullmatch(token) else None
    if access is None:
        raise NoSuchTable(mark("this link opens no table: check that it was copied whole, or ask for a new one"))
    return Guest(access.table, access.seats, access.is_host, token)


def spectator_of(table: str) -> Guest:
    """Somebody who looks on."""
    if not TABLE.fullmatch(table):
        raise NoSuchTable(NO_TABLE)
    return Guest(table)
