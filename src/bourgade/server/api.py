"""The API: the same tables as JSON, for programs. A seat's token comes as `Authorization: Bearer ...`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import bourgade
from bourgade.bots import LEVELS
from bourgade.core.language import mark
from bourgade.core.rules import Rules
from bourgade.server.bodies import ChatBody, MoveBody, SeqBody, TableBody, body_of
from bourgade.server.forms import whole
from bourgade.server.guests import Guest, guest_of, spectator_of
from bourgade.server.languages import language_of
from bourgade.server.looking import look
from bourgade.server.openapi import DOCUMENT
from bourgade.server.plan import PACES, Plan, SeatPlan
from bourgade.server.refusals import BadRequest, NoSuchTable, NoToken, Stale, status_and_code, told
from bourgade.server.replays import retell
from bourgade.server.routes import Handler
from bourgade.server.site import Json, Site, origin_of
from bourgade.server.store import REDO, UNDO
from bourgade.server.streams import last_seen, open_stream

TABLE = "/api/tables/{table}"
WRONG_TOKEN = mark("this token opens no seat of this table: send it as Authorization: Bearer TOKEN")


async def games(site: Site, request: Request) -> Response:
    """What there is to play."""
    found = [_game(bourgade.game(name)) for name in bourgade.games()]
    return Json({"games": found, "levels": list(LEVELS), "paces": list(PACES)})


async def open_table(site: Site, request: Request) -> Response:
    """Open a table."""
    body = await body_of(request, TableBody)
    seats = [SeatPlan(seat.kind, seat.name, seat.level) for seat in body.seats]
    opened = await site.open(Plan(body.game, seats, body.pace, body.options, body.edition), request)
    tokens = {str(seat): token for seat, token in opened.guests.items()}
    return Json({"table": opened.row.id, "token": opened.token, "seat_tokens": tokens}, 201)


async def table(site: Site, request: Request) -> Response:
    """The table as this guest sees it."""
    return Json(await _view(site, await _guest(site, request), request))


async def moves(site: Site, request: Request) -> Response:
    """The legal moves of this guest; none when another seat is on turn."""
    view = await _view(site, await _guest(site, request), request)
    return Json({"table": view["table"], "seq": view["seq"], "turn": view["turn"], "moves": view["offers"]})


async def move(site: Site, request: Request) -> Response:
    """Play a move."""
    guest, body = await _player(site, request), await body_of(request, MoveBody)
    return await _answer(site, request, guest, body.seq, body.move)


async def undo(site: Site, request: Request) -> Response:
    """Take the last move back."""
    guest, body = await _player(site, request), await body_of(request, SeqBody)
    return await _answer(site, request, guest, body.seq, UNDO)


async def redo(site: Site, request: Request) -> Response:
    """Play again what was taken back."""
    guest, body = await _player(site, request), await body_of(request, SeqBody)
    return await _answer(site, request, guest, body.seq, REDO)


async def chat(site: Site, request: Request) -> Response:
    """Say something."""
    guest, body = await _player(site, request), await body_of(request, ChatBody)
    return Json({"number": await site.say(guest, body.text, body.seat)}, 201)


async def hint(site: Site, request: Request) -> Response:
    """What a good bot would play."""
    return Json(await site.hint(await _player(site, request), language_of(request)))


async def record(site: Site, request: Request) -> Response:
    """The record."""
    return await site.record(await _guest(site, request))


async def position(site: Site, request: Request) -> Response:
    """The table after so many moves, and what was played up to there."""
    guest, number = await _guest(site, request), whole(request.path_params, "number")
    shown, played = await retell(site.tables, guest, number, language_of(request))
    lines = [{"seat": move.seat, "words": move.words} for move in played]
    return Json({"number": number, "moves": lines, "view": shown.view, "sheets": shown.sheets})


async def stream(site: Site, request: Request) -> Response:
    """Live updates."""
    return await open_stream(site, await _guest(site, request), request, last_seen(request))


async def take_in(site: Site, request: Request) -> Response:
    """Keep a record to be looked at."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRequest(mark("the record is not text in UTF-8")) from None
    return Json({"table": await site.take_in(text, request)}, 201)


async def document(site: Site, request: Request) -> Response:
    """This API, described."""
    return Json(DOCUMENT)


async def _guest(site: Site, request: Request) -> Guest:
    """Who asks: without a token, a spectator."""
    name = request.path_params["table"]
    if "authorization" not in request.headers:
        return spectator_of(name)
    kind, _, token = request.headers["authorization"].partition(" ")
    try:
        guest = await guest_of(site.store, token.strip() if kind.lower() == "bearer" else "")
    except NoSuchTable:
        raise NoToken(WRONG_TOKEN) from None
    if guest.table != name:
        raise NoToken(WRONG_TOKEN)
    return guest


async def _player(site: Site, request: Request) -> Guest:
    guest = await _guest(site, request)
    if not guest.token:
        raise NoToken(WRONG_TOKEN)
    return guest


async def _answer(site: Site, request: Request, guest: Guest, seq: int, answer: str | int) -> Response:
    try:
        await site.answer(guest, seq, answer)
    except Stale as error:
        status, code = status_and_code(error)
        refusal = {"code": code, "message": told(error, language_of(request))}
        return Json({"error": refusal, "table": {**await _view(site, guest, request), "is_stale": True}}, status)
    return Json(await _view(site, guest, request))


async def _view(site: Site, guest: Guest, request: Request) -> dict[str, Any]:
    async with site.tables.at(guest.table) as live:
        seen = look(live, guest, language_of(request), origin=origin_of(request))
        shown: dict[str, Any] = msgspec.to_builtins(seen, str_keys=True)
        return {**shown, "turn": live.turn, "over": live.is_over}


def _game(rules: Rules[Any]) -> dict[str, Any]:
    options = [{"name": option.name, "values": option.values, "help": option.help} for option in rules.options]
    return {
        "name": rules.name,
        "title": rules.title,
        "version": rules.version,
        "fewest": rules.fewest,
        "most": rules.most,
        "options": options,
    }


def routes(bind: Callable[[Handler], Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    """Every address of the API."""
    gets: dict[str, Handler] = {
        "/api/openapi.json": document,
        "/api/games": games,
        TABLE: table,
        f"{TABLE}/moves": moves,
        f"{TABLE}/hint": hint,
        f"{TABLE}/record": record,
        f"{TABLE}/stream": stream,
        f"{TABLE}/positions/{{number}}": position,
    }
    posts: dict[str, Handler] = {
        "/api/tables": open_table,
        "/api/records": take_in,
        f"{TABLE}/moves": move,
        f"{TABLE}/undo": undo,
        f"{TABLE}/redo": redo,
        f"{TABLE}/chat": chat,
    }
    return [
        *[Route(path, bind(handler), methods=["GET"]) for path, handler in gets.items()],
        *[Route(path, bind(handler), methods=["POST"]) for path, handler in posts.items()],
    ]
