"""The application: routes behind limits, with the same headers on every answer."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount
from starlette.types import Message, Receive, Scope, Send

from bourgade.core.errors import BourgadeError
from bourgade.core.language import mark
from bourgade.server import api, routes
from bourgade.server.database import open_engine
from bourgade.server.headers import check_origin, secure
from bourgade.server.languages import language_of
from bourgade.server.limits import Limits, body_limit, bounded, client_of
from bourgade.server.live import Hub
from bourgade.server.pages import Pages
from bourgade.server.site import Site
from bourgade.server.sql_store import SqlStore
from bourgade.server.static import Files
from bourgade.server.tables import Tables
from bourgade.server.thinking import begin_process
from bourgade.server.workers import Workers
from bourgade.web import pages as drawn

READS = ("GET", "HEAD", "OPTIONS")
OUTAGE = mark("the fault is ours, and every move that was confirmed is kept: load the page again")
NOWHERE = mark("no page has this address: check the link, or go to the home page")
NOT_SO = mark("this address takes no {method}")


class Application:
    """An ASGI application around a site."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self._inner = Starlette(
            routes=[*routes.routes(self._bind), *api.routes(self._bind), Mount("/static", Files())],
            exception_handlers={
                HTTPException: self._on_http,
                BourgadeError: self._on_refusal,
                Exception: self._on_fault,
            },
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                secure(MutableHeaders(scope=message))
            await send(message)

        request = Request(scope)
        try:
            self._check(request)
            receive = bounded(scope, receive, body_limit(self.site.limits, request.url.path))
        except BourgadeError as error:
            await self.site.refuse(request, error)(scope, receive, secured)
            return
        await self._inner(scope, receive, secured)

    def _check(self, request: Request) -> None:
        limits, is_read = self.site.limits, request.method in READS
        kind, rate = ("read", limits.reads) if is_read else ("write", limits.writes)
        self.site.meter.take(f"{kind} {client_of(request.scope)}", rate)
        if not is_read:
            check_origin(request.headers)

    def _bind(self, handler: routes.Handler) -> Callable[[Request], Awaitable[Response]]:
        return functools.partial(handler, self.site)

    async def _on_refusal(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, BourgadeError)
        return self.site.refuse(request, error)

    async def _on_http(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        codes = {404: "not_found", 405: "wrong_method"}
        text = language_of(request)(NOT_SO if error.status_code == 405 else NOWHERE, method=request.method)
        code = codes.get(error.status_code, "bad_request")
        return self.site.failed(request, error.status_code, code, text, error.headers or {})

    async def _on_fault(self, request: Request, _error: Exception) -> Response:
        return self.site.failed(request, 500, "fault", language_of(request)(OUTAGE), {})


def thinking_processes(count: int) -> Executor:
    """Processes for bots: fresh ones, which share no memory and no locks with this one."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=begin_process)


@asynccontextmanager
async def running(
    target: str,
    limits: Limits | None = None,
    pages: Pages = drawn,
    new_executor: Callable[[], Executor] | None = None,
    processes: int = 1,
) -> AsyncIterator[Application]:
    """The application on a database, with its bots at work; a database that cannot be used is an error."""
    store = SqlStore(await open_engine(target))
    hub = Hub()
    tables = Tables(store, hub)
    workers = Workers(tables, new_executor or functools.partial(thinking_processes, processes), processes)
    try:
        await workers.resume()
        yield Application(Site(store, tables, hub, workers, pages, limits or Limits()))
    finally:
        hub.close()
        await workers.close()
        await store.close()
