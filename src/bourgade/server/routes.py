"""The pages: home, tables, replays, and what is posted from them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from bourgade.bots import LEVELS
from bourgade.core.errors import BourgadeError, GameOver, NothingToUndo
from bourgade.core.language import LANGUAGES, mark
from bourgade.server.forms import fields_of, move_in, plan_in, setup_in, whole, whole_or_none
from bourgade.server.guests import Guest, guest_of, spectator_of
from bourgade.server.languages import COOKIE, language_of
from bourgade.server.mine import remember, set_cookie, tickets, tokens_of
from bourgade.server.refusals import BadRequest, Stale, status_and_code, told
from bourgade.server.replays import retell
from bourgade.server.site import Json, Site, retry_headers
from bourgade.server.store import REDO, UNDO
from bourgade.server.streams import last_seen, open_stream

Handler = Callable[[Site, Request], Awaitable[Response]]


async def home(site: Site, request: Request) -> Response:
    """The home page, with the tables of this browser."""
    mine = await tickets(site.store, tokens_of(request))
    return HTMLResponse(site.pages.home_page(language_of(request), list(LEVELS), mine))


async def open_table(site: Site, request: Request) -> Response:
    """Open a table and go there; what cannot be played is asked again."""
    fields = await fields_of(request)
    try:
        opened = await site.open(plan_in(fields), request)
    except BourgadeError as error:
        return await _asked_again(site, request, fields, error)
    response = RedirectResponse(f"/t/{opened.token}", 303)
    remember(request, response, opened.token)
    return response


async def _asked_again(site: Site, request: Request, fields: dict[str, str], error: BourgadeError) -> Response:
    say, mine = language_of(request), await tickets(site.store, tokens_of(request))
    page = site.pages.home_page(say, list(LEVELS), mine, setup_in(fields), told(error, say))
    return HTMLResponse(page.encode("utf-8", "replace"), status_and_code(error)[0], retry_headers(error))


async def table_page(site: Site, request: Request) -> Response:
    """A table."""
    guest = await _guest(site, request)
    response = await site.show(guest, request)
    if guest.token:
        remember(request, response, guest.token)
    return response


async def move(site: Site, request: Request) -> Response:
    """Play a move."""
    fields = await fields_of(request)
    return await _answer(site, request, fields, move_in(fields))


async def undo(site: Site, request: Request) -> Response:
    """Take the last move back."""
    return await _answer(site, request, await fields_of(request), UNDO)


async def redo(site: Site, request: Request) -> Response:
    """Play again what was taken back."""
    return await _answer(site, request, await fields_of(request), REDO)


async def _answer(site: Site, request: Request, fields: dict[str, str], answer: str | int) -> Response:
    guest = await _guest(site, request)
    try:
        await site.answer(guest, whole(fields, "seq"), answer)
    except (Stale, GameOver, NothingToUndo) as error:
        return await site.show(guest, request, status_and_code(error)[0])
    return await site.after_post(guest, request)


async def take_up(site: Site, request: Request) -> Response:
    """Take up a device that several share, alone before it."""
    guest, fields = await _guest(site, request), await fields_of(request)
    await site.take_up(guest, whole(fields, "seq"))
    return await site.after_post(guest, request)


async def chat(site: Site, request: Request) -> Response:
    """Say something."""
    guest, fields = await _guest(site, request), await fields_of(request)
    await site.say(guest, fields.get("text", ""), whole_or_none(fields, "seat"))
    return await site.after_post(guest, request)


async def hint(site: Site, request: Request) -> Response:
    """What a good bot would play."""
    return Json(await site.hint(await _guest(site, request), language_of(request)))


async def stream(site: Site, request: Request) -> Response:
    """Live updates."""
    return await open_stream(site, await _guest(site, request), request, last_seen(request))


async def record(site: Site, request: Request) -> Response:
    """The record, to take away."""
    return await site.record(await _guest(site, request))


async def replay(site: Site, request: Request) -> Response:
    """The table after so many moves; without a number, at its start."""
    guest, say = await _guest(site, request), language_of(request)
    at = request.path_params.get("move") or request.query_params.get("move", "0")
    shown, moves = await retell(site.tables, guest, whole({"move": at}, "move"), say)
    return HTMLResponse(site.pages.replay_page(shown, moves, shown.seq, say))


async def take_in(site: Site, request: Request) -> Response:
    """Show a record that was made elsewhere."""
    fields = await fields_of(request)
    return RedirectResponse(f"/replay/{await site.take_in(fields.get('record', ''), request)}/0", 303)


async def choose_language(site: Site, request: Request) -> Response:
    """Remember the language that the reader chose."""
    fields = await fields_of(request)
    if fields.get("language") not in LANGUAGES:
        raise BadRequest(mark("this language is not spoken here"))
    response = RedirectResponse(_local(fields.get("back", "/")), 303)
    set_cookie(request, response, COOKIE, fields["language"])
    return response


async def health(site: Site, request: Request) -> Response:
    """Whether the server works and reaches its database."""
    await site.store.table("")
    return PlainTextResponse("ok\n")


async def _guest(site: Site, request: Request) -> Guest:
    token = request.path_params.get("token")
    return spectator_of(request.path_params["table"]) if token is None else await guest_of(site.store, token)


def _local(path: str) -> str:
    """A path of this site; anything else leads home."""
    is_local = path.startswith("/") and path.isascii() and path.isprintable() and not path.startswith(("//", "/\\"))
    return path if is_local else "/"


def routes(bind: Callable[[Handler], Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    """Every page. What hangs below a table is there for guests, and for spectators as far as it only shows."""
    shows: dict[str, Handler] = {
        "": table_page,
        "/part": table_page,
        "/stream": stream,
        "/record": record,
        "/replay": replay,
        "/replay/{move}": replay,
    }
    posts: dict[str, Handler] = {"/move": move, "/undo": undo, "/redo": redo, "/chat": chat, "/open": take_up}
    return [
        Route("/", bind(home)),
        Route("/healthz", bind(health)),
        Route("/replay/{table}/{move}", bind(replay)),
        Route("/tables", bind(open_table), methods=["POST"]),
        Route("/import", bind(take_in), methods=["POST"]),
        Route("/language", bind(choose_language), methods=["POST"]),
        *[Route(f"{root}{path}", bind(to)) for root in ("/t/{token}", "/w/{table}") for path, to in shows.items()],
        Route("/t/{token}/hint", bind(hint)),
        *[Route(f"/t/{{token}}{path}", bind(to), methods=["POST"]) for path, to in posts.items()],
    ]
