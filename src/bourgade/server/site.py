"""The site: everything a request needs, and the answers that routes share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from bourgade.core.errors import BourgadeError
from bourgade.core.language import Language, mark
from bourgade.server.forms import WHOLE
from bourgade.server.guests import Guest
from bourgade.server.languages import language_of
from bourgade.server.limits import Limits, Meter, client_of
from bourgade.server.live import Hub
from bourgade.server.looking import changes_hands, imagined, page_of
from bourgade.server.pages import Pages
from bourgade.server.plan import Opened, Plan, settle
from bourgade.server.records import export, taken_in
from bourgade.server.refusals import BadRequest, NotYourSeat, TooMany, status_and_code, told
from bourgade.server.store import Store
from bourgade.server.tables import Tables
from bourgade.server.words import LONGEST_MESSAGE, one_line
from bourgade.server.workers import Workers

REFUSED = mark("This cannot be done")
TITLES = {
    404: mark("There is nothing here"),
    409: mark("The table has gone on"),
    413: mark("Too large"),
    429: mark("Too fast"),
    500: mark("Something went wrong here"),
}


class Json(Response):
    """JSON in plain ASCII, which can say whatever somebody has sent, even half a character."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The content as JSON."""
        return json.dumps(content, separators=(",", ":")).encode()


class Site:
    """The parts of a running server."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, workers: Workers, pages: Pages, limits: Limits) -> None:
        self.store = store
        self.tables = tables
        self.hub = hub
        self.workers = workers
        self.pages = pages
        self.limits = limits
        self.meter = Meter()

    async def open(self, plan: Plan, request: Request) -> Opened:
        """Open a table for this client."""
        self.meter.take(f"open {client_of(request.scope)}", self.limits.opens)
        opened = settle(plan, language_of(request))
        await self.tables.open(opened.row)
        return opened

    async def answer(self, guest: Guest, seq: int, move: str | int) -> None:
        """Let a guest answer, as often as a table may be answered."""
        await self._come_in(guest)
        await self.tables.answer(guest.table, guest.seats, seq, move)

    async def say(self, guest: Guest, text: str, seat: int | None) -> int:
        """Let a guest say something, for the first of his seats unless another is named."""
        speaker = next(iter(guest.seats), -1) if seat is None else seat
        if speaker not in guest.seats:
            raise NotYourSeat(mark("only those who play can write here, each from a seat of their own"))
        line = one_line(text, LONGEST_MESSAGE)
        if not line:
            raise BadRequest(mark("there is nothing to say in an empty line"))
        await self._come_in(guest)
        return await self.tables.say(guest.table, speaker, line)

    async def take_up(self, guest: Guest, seq: int) -> None:
        """Note that whoever is on turn has the device of this guest to himself."""
        await self._come_in(guest)
        async with self.tables.at(guest.table) as table:
            if table.seq == seq and changes_hands(table, guest):
                table.taken_up = seq

    async def _come_in(self, guest: Guest) -> None:
        """Whoever posts has come; a link that was only fetched, by a program that previews it, has not been opened."""
        self.meter.take(f"table {guest.table}", self.limits.table)
        await self.tables.join(guest.table, guest.seats)

    async def hint(self, guest: Guest, say: Language) -> dict[str, Any]:
        """What a good bot would play in the place of this guest."""
        async with self.tables.at(guest.table) as table:
            if table.turn not in guest.seats:
                raise NotYourSeat(mark("it is not your turn"))
            seq, past, rules, names = table.seq, table.past(), table.rules, table.play.record.names
            seen = imagined(rules, table.play.state, table.turn)
        action = await self.workers.hint(past)
        words = rules.words.move(seen, action, names, say)
        return {"seq": seq, "action": action, "notation": rules.notation(action), "words": words}

    async def record(self, guest: Guest) -> Response:
        """The record of a table as a file."""
        async with self.tables.at(guest.table) as table:
            name, content = f"{table.row.game}-{table.row.id}.json", await asyncio.to_thread(export, table, guest)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(content, 200, headers, "application/json")

    async def take_in(self, text: str, request: Request) -> str:
        """Keep a record made elsewhere, to be looked at; its table is returned."""
        self.meter.take(f"open {client_of(request.scope)}", self.limits.opens)
        row, moves, chance = await asyncio.to_thread(taken_in, text)
        await self.tables.open(row, moves, chance)
        return row.id

    async def show(self, guest: Guest, request: Request, status: int = 200) -> Response:
        """The guest's page, or its changing part for the script of the page."""
        say, since = language_of(request), request.query_params.get("since", "")
        async with self.tables.at(guest.table) as table:
            seen_last = int(since) if WHOLE.fullmatch(since) else None
            shown = page_of(table, guest, say, seen_last, origin_of(request))
        is_part = request.url.path.endswith("/part") or (request.method == "POST" and not is_visit(request))
        draw = self.pages.table_part if is_part else self.pages.table_page
        return HTMLResponse(draw(replace(shown, is_stale=status == 409), say), status)

    async def after_post(self, guest: Guest, request: Request) -> Response:
        """A browser goes back to the page, a script gets its changing part."""
        return RedirectResponse(guest.link, 303) if is_visit(request) else await self.show(guest, request)

    def refuse(self, request: Request, error: BourgadeError) -> Response:
        """An error, as a page for people and as JSON for programs."""
        status, code = status_and_code(error)
        return self.failed(request, status, code, told(error, language_of(request)), retry_headers(error))

    def failed(self, request: Request, status: int, code: str, text: str, headers: Mapping[str, str]) -> Response:
        """A page for a browser, one line for the script of a page, JSON for a program."""
        if request.url.path.startswith("/api"):
            return Json({"error": {"code": code, "message": text}}, status, headers)
        if not is_visit(request):
            return Response(text.encode("utf-8", "replace"), status, headers, "text/plain; charset=utf-8")
        say = language_of(request)
        page = self.pages.error_page(status, say(TITLES.get(status, REFUSED)), text, say)
        return Response(page.encode("utf-8", "replace"), status, headers, "text/html; charset=utf-8")


def is_visit(request: Request) -> bool:
    """Whether a browser goes to a page or posts a form, and not a script of a page.

    Browsers say so, but only over TLS or to this computer itself; else they are known by the XHTML they offer to take.
    """
    mode = request.headers.get("sec-fetch-mode")
    return mode == "navigate" if mode else "application/xhtml+xml" in request.headers.get("accept", "")


def origin_of(request: Request) -> str:
    """The address of this site, as the guest knows it."""
    return str(request.base_url).rstrip("/")


def retry_headers(error: BourgadeError) -> dict[str, str]:
    """When to come back."""
    return {"retry-after": str(error.seconds)} if isinstance(error, TooMany) else {}
