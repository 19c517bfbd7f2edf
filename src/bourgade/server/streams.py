"""Streams: the live updates of a table, sent to one page for as long as it is open."""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import StreamingResponse

from bourgade.core.language import mark
from bourgade.server.forms import WHOLE, whole_or_none
from bourgade.server.guests import Guest
from bourgade.server.limits import client_of
from bourgade.server.live import events
from bourgade.server.refusals import TooMany
from bourgade.server.site import Site

TOO_MANY_STREAMS = mark("too many pages of this table are open: close some and try again in {seconds} s")
PATIENCE = 10


async def open_stream(site: Site, guest: Guest, request: Request, after: int | None) -> StreamingResponse:
    """Updates after the answer that the page shows, and after line `said` of the chat.

    Who does not say what he has seen is told the present answer first, and so can find out that he has missed some.
    """
    client, said = client_of(request.scope), whole_or_none(request.query_params, "said") or 0
    is_full = site.hub.listeners(guest.table) >= site.limits.streams_per_table
    if is_full or site.hub.clients[client] >= site.limits.streams_per_client:
        raise TooMany(TOO_MANY_STREAMS, PATIENCE)
    if guest.seats:
        await site.tables.join(guest.table, guest.seats)
    async with site.tables.at(guest.table) as table:
        seq = table.seq - 1 if after is None else min(after, table.seq)
    updates = _updates(site, guest.table, client, seq, said)
    return StreamingResponse(updates, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


async def _updates(site: Site, name: str, client: str, seq: int, said: int) -> AsyncIterator[str]:
    """Listen first and look then: what happens in between is told."""
    with site.hub.listen(name, client) as bell:
        async with site.tables.at(name) as table:
            bell.ring(table.seq, len(table.messages), table.joined)
        async for text in events(site.hub, bell, seq, said):
            yield text


def last_seen(request: Request) -> int | None:
    """The answer that a reconnecting browser has seen last, else the one that its page was made with."""
    kept = request.headers.get("last-event-id", "")
    return int(kept) if WHOLE.fullmatch(kept) else whole_or_none(request.query_params, "after")
