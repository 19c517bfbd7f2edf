"""Live updates: catching up without a gap and without doubles, whatever happens between page and stream."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from bourgade.server import live
from bourgade.server.limits import Limits
from server.serving import NO_LIMITS, Listening, listening, open_table, play, run, view


async def numbers(address: str, path: str, until: int, **headers: str) -> list[int]:
    """The numbers that a stream tells, up to the one waited for."""
    heard: list[int] = []
    async with (
        httpx.AsyncClient(base_url=address, timeout=20) as http,
        http.stream("GET", path, headers=headers) as answer,
    ):
        assert answer.headers["content-type"].startswith("text/event-stream")
        async for line in answer.aiter_lines():
            if line.startswith("id: "):
                heard.append(int(line[4:]))
                if heard[-1] >= until:
                    return heard
    return heard


async def with_table(server: Listening, *kinds: str) -> tuple[httpx.AsyncClient, dict[str, Any]]:
    http = httpx.AsyncClient(base_url=server.address, timeout=20)
    return http, await open_table(http, *kinds)


def test_every_answer_is_told_once_to_whoever_comes_when(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening(tmp_path) as server:
            http, table = await with_table(server, "here", "here")
            path, last = f"{table['link']}/stream", 30
            readers = []
            for start in range(0, last, 5):
                readers.append((start, asyncio.create_task(numbers(server.address, f"{path}?after={start}", last))))
                await play(http, table, 5)
            for start, reader in readers:
                assert await reader == list(range(start + 1, last + 1))
            assert await numbers(server.address, path, last, **{"last-event-id": "12"}) == list(range(13, last + 1))
            await http.aclose()

    run(work)


def test_nothing_is_lost_between_page_and_stream(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening(tmp_path) as server:
            http, table = await with_table(server, "here", "bot", "bot")
            for _ in range(8):
                seen = await view(http, table)
                if seen["offers"]:
                    reader = asyncio.create_task(
                        numbers(server.address, f"{table['link']}/stream?after={seen['seq']}", seen["seq"] + 1)
                    )
                    await play(http, table)
                    assert await reader == [seen["seq"] + 1]
                await asyncio.sleep(0.05)
            await http.aclose()

    run(work)


def test_chat_and_guests_are_told_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening(tmp_path) as server:
            http, table = await with_table(server, "here", "link")
            heard: dict[str, Any] = {}
            stream = http.stream("GET", f"{table['link']}/stream?after=0&said=0")
            async with stream as answer:
                lines = answer.aiter_lines()
                assert (await anext(lines)).startswith("retry:")
                guest = {"authorization": f"Bearer {table['seat_tokens']['1']}"}
                await http.post(f"{table['path']}/chat", json={"text": "hello"}, headers=guest)
                async for line in lines:
                    if line.startswith("event: "):
                        heard[line[7:]] = json.loads((await anext(lines))[6:])
                    if len(heard) == 2:
                        break
            assert heard == {"chat": {"said": 1}, "seats": {"joined": 2}}
            await http.aclose()

    run(work)


def test_a_quiet_stream_shows_that_it_is_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT_SECONDS", 0.05)

    async def work() -> None:
        async with listening(tmp_path) as server:
            http, table = await with_table(server, "here", "here")
            async with http.stream("GET", f"{table['link']}/stream") as answer:
                async for line in answer.aiter_lines():
                    if line.startswith(":"):
                        break
            await http.aclose()

    run(work)


def test_streams_end_with_their_pages_and_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT_SECONDS", 0.05)

    async def work() -> None:
        limits = Limits(NO_LIMITS.reads, NO_LIMITS.writes, NO_LIMITS.opens, NO_LIMITS.table, streams_per_client=2)
        async with listening(tmp_path, limits=limits) as server:
            http, table = await with_table(server, "here", "here")
            path, hub = f"{table['link']}/stream", server.application.site.hub
            async with http.stream("GET", path) as one, http.stream("GET", path) as two:
                assert (one.status_code, two.status_code) == (200, 200)
                readers = [one.aiter_lines(), two.aiter_lines()]
                for reader in readers:
                    await anext(reader)
                refused = await http.get(path)
                assert refused.status_code == 429
                assert int(refused.headers["retry-after"]) > 0
            for _ in range(100):
                if not hub.listeners(table["table"]):
                    break
                await asyncio.sleep(0.02)
            assert hub.listeners(table["table"]) == 0
            assert not hub.clients
            await http.aclose()

    run(work)
