"""The tables of this browser: the links it has opened, kept in a cookie that no script can read."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

import bourgade
from bourgade.server.plan import LINK
from bourgade.server.store import Store, Summary
from bourgade.server.tokens import TOKEN, token_hash
from bourgade.web.entrance import Ticket

COOKIE = "tables"
MOST = 40
YEAR = 365 * 24 * 3600


def tokens_of(request: Request) -> list[str]:
    """The tokens of this browser, the latest first."""
    return [token for token in request.cookies.get(COOKIE, "").split(".") if TOKEN.fullmatch(token)][:MOST]


def remember(request: Request, response: Response, token: str) -> None:
    """Put a token in front of the others."""
    tokens = tokens_of(request)
    if tokens[:1] != [token]:
        kept = [token, *[other for other in tokens if other != token]][:MOST]
        set_cookie(request, response, COOKIE, ".".join(kept))


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """A cookie for a year, for this site alone."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure)


async def tickets(store: Store, tokens: list[str]) -> list[Ticket]:
    """What the home page lists."""
    found = await store.summaries([token_hash(token) for token in tokens])
    return [_ticket(token, found[token_hash(token)]) for token in tokens if token_hash(token) in found]


def _ticket(token: str, summary: Summary) -> Ticket:
    names = tuple(seat.name for seat in summary.seats)
    title = bourgade.game(summary.game).title if summary.game in bourgade.games() else summary.game
    return Ticket(f"/t/{token}", title, names, _state(summary, token_hash(token)))


def _state(summary: Summary, key: str) -> str:
    own = [seat.seat for seat in summary.seats if seat.token_hash == key]
    if summary.turn < 0:
        return "over"
    if not own:
        return "watching"
    if summary.turn in own:
        return "your_turn"
    return "waiting" if any(seat.kind == LINK and not seat.joined for seat in summary.seats) else "in_play"
