"""A server for tests: in this process or on a real socket, with thinking in threads and plain pages."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn

from bourgade.core.language import Language
from bourgade.server.app import Application, running
from bourgade.server.limits import Limits, Rate
from bourgade.web.entrance import Setup, Ticket
from bourgade.web.pages import Move
from bourgade.web.shown import Shown

T = TypeVar("T")
ANY = Rate(1_000_000, 1_000_000)
NO_LIMITS = Limits(reads=ANY, writes=ANY, opens=ANY, table=ANY)
ORIGIN = "http://bourgade.test"
PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "origin": ORIGIN}
SCRIPT = {"accept": "text/html", "origin": ORIGIN}


class PlainPages:
    """Says all that pages are given, as JSON: whatever the server hands over would show up in a test."""

    def home_page(
        self,
        say: Language,
        levels: Sequence[str],
        tables: Sequence[Ticket] = (),
        setup: Setup | None = None,
        refusal: str = "",
    ) -> str:
        return plain(["home", levels, tables, setup, refusal])

    def table_page(self, shown: Shown, say: Language) -> str:
        return plain(["page", shown])

    def table_part(self, shown: Shown, say: Language) -> str:
        return plain(["part", shown])

    def replay_page(self, shown: Shown, moves: Sequence[Move], at: int, say: Language) -> str:
        return plain(["replay", shown, moves, at])

    def error_page(self, code: int, title: str, what_to_do: str, say: Language) -> str:
        return plain(["error", code, title, what_to_do])


def plain(content: object) -> str:
    return json.dumps(msgspec.to_builtins(content, str_keys=True))


def run(work: Callable[[], Awaitable[T]], seconds: float = 30) -> T:
    """Run to the end, but not for ever."""

    async def bounded() -> T:
        return await asyncio.wait_for(work(), seconds)

    return asyncio.run(bounded())


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[Application]:
    """An application whose bots think in threads."""
    settings = {"limits": NO_LIMITS, "new_executor": lambda: ThreadPoolExecutor(2), **settings}
    async with running(str(folder / "games.db"), **settings) as application:
        yield application


@asynccontextmanager
async def client(folder: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A client of such an application, without any socket."""
    async with opened(folder, **settings) as application, client_of(application) as http:
        yield http


@asynccontextmanager
async def client_of(application: Application) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(application, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
        yield http


class Listening(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self.application = application
        self.listens = threading.Event()
        self.address = ""

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.listens.set()

    async def shutdown(self, sockets: Any = None) -> None:
        self.application.site.hub.close()
        await super().shutdown(sockets)


@asynccontextmanager
async def listening(folder: Path, **settings: Any) -> AsyncIterator[Listening]:
    """A real server on a free port, in the loop of the caller."""
    async with opened(folder, **settings) as application:
        config = uvicorn.Config(application, port=0, lifespan="off", log_level="warning", access_log=False)
        server = Listening(config, application)
        task = asyncio.create_task(server._serve())
        while not server.listens.is_set():
            await asyncio.sleep(0.01)
        try:
            yield server
        finally:
            server.should_exit = True
            await task


@contextmanager
def in_background(folder: Path, **settings: Any) -> Iterator[str]:
    """The address of a real server that runs in a thread."""
    ready, stop = threading.Event(), threading.Event()
    address = []

    async def serve() -> None:
        async with listening(folder, **settings) as server:
            address.append(server.address)
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(20)
        yield address[0]
    finally:
        stop.set()
        thread.join(20)


async def open_table(http: httpx.AsyncClient, *kinds: str, game: str = "village", **more: Any) -> dict[str, Any]:
    """A new table through the API: its name and tokens."""
    seats = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
    body = {"game": game, "seats": seats, "pace": "instant", **more}
    answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    table["path"] = f"/api/tables/{table['table']}"
    table["link"] = f"/t/{table['token']}"
    table["bearer"] = {"authorization": f"Bearer {table['token']}"}
    return table


async def view(http: httpx.AsyncClient, table: dict[str, Any]) -> dict[str, Any]:
    """The table as its host sees it."""
    seen: dict[str, Any] = (await http.get(table["path"], headers=table["bearer"])).json()
    return seen


async def play(http: httpx.AsyncClient, table: dict[str, Any], count: int = 1) -> dict[str, Any]:
    """Play the first move offered, so many times; the table after it."""
    seen = await view(http, table)
    for _ in range(count):
        body = {"seq": seen["seq"], "move": seen["offers"][0]["notation"]}
        answer = await http.post(f"{table['path']}/moves", json=body, headers=table["bearer"])
        assert answer.status_code == 200, answer.text
        seen = answer.json()
    return seen
