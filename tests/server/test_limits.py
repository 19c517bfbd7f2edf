"""Limits: too large and too many are refused with the size and the time that would do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bourgade.server import replays
from bourgade.server.limits import REMEMBERED, Limits, Meter, Rate, client_of
from bourgade.server.refusals import TooMany
from server.serving import NO_LIMITS, PAGE, SCRIPT, client, open_table, run, view


def test_a_large_request_is_refused(tmp_path: Path) -> None:
    async def drops() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    async def work() -> None:
        async with client(tmp_path) as http:
            link = (await open_table(http, "here", "here"))["link"]
            for path in (f"{link}/move", f"{link}/chat", "/tables", "/api/tables"):
                announced = await http.post(path, content=b"x" * 70_000, headers=SCRIPT)
                assert announced.status_code == 413
                assert "65536" in announced.text
                form = {**SCRIPT, "content-type": "application/x-www-form-urlencoded"}
                assert (await http.post(path, content=drops(), headers=form)).status_code == 413
            assert (await http.post("/api/records", content=b"x" * 70_000)).status_code == 400
            assert (await http.post("/api/records", content=b"x" * 1_100_000)).status_code == 413
            assert (await http.post("/tables", content=b"x", headers={"content-length": "-5"})).status_code == 413

    run(work)


@pytest.mark.parametrize(
    ("limits", "method", "path"),
    [
        (replace(NO_LIMITS, reads=Rate(5, 0.1)), "GET", "/"),
        (replace(NO_LIMITS, writes=Rate(5, 0.1)), "POST", "/language"),
        (replace(NO_LIMITS, opens=Rate(5, 0.1)), "POST", "/import"),
    ],
    ids=["reads", "writes", "opens"],
)
def test_many_requests_are_refused_until_later(tmp_path: Path, limits: Limits, method: str, path: str) -> None:
    async def work() -> None:
        async with client(tmp_path, limits=limits) as http:
            answers = [await http.request(method, path, headers=PAGE) for _ in range(8)]
            assert [answer.status_code == 429 for answer in answers] == [False] * 5 + [True] * 3
            assert 1 <= int(answers[-1].headers["retry-after"]) <= 10

    run(work)


def test_a_table_takes_so_many_answers(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, limits=replace(NO_LIMITS, table=Rate(3, 0.1))) as http:
            table = await open_table(http, "here", "here")
            codes = []
            for seq in range(5):
                move = (await view(http, table))["offers"][0]["notation"]
                body = {"seq": seq, "move": move}
                codes.append(
                    (await http.post(f"{table['path']}/moves", json=body, headers=table["bearer"])).status_code
                )
            assert codes == [200, 200, 200, 429, 429]

    run(work)


@given(st.lists(st.tuples(st.floats(0, 10), st.sampled_from("ab")), max_size=60))
def test_a_meter_never_lets_more_through_than_its_rate(calls: list[tuple[float, str]]) -> None:
    now, rate = 0.0, Rate(3, 2.0)
    meter = Meter(lambda: now)
    allowed: dict[str, list[float]] = {"a": [], "b": []}
    for pause, key in calls:
        now += pause
        with suppress(TooMany):
            meter.take(key, rate)
            allowed[key].append(now)
    for times in allowed.values():
        for place, start in enumerate(times):
            for count, end in enumerate(times[place:], 1):
                assert count <= rate.burst + (end - start) * rate.per_second + 1e-6


def test_a_meter_forgets_old_clients() -> None:
    meter = Meter()
    for number in range(REMEMBERED + 10):
        meter.take(str(number), Rate(2, 1))
    assert len(meter._buckets) == REMEMBERED


def test_clients_are_told_apart_by_address_and_household() -> None:
    assert client_of({"client": ("10.0.0.1", 5)}) == "10.0.0.1"
    assert client_of({"client": ("2001:db8::1", 5)}) == client_of({"client": ("2001:db8::2", 5)})
    assert client_of({"client": ("2001:db8::1", 5)}) != client_of({"client": ("2001:db8:1::1", 5)})
    assert client_of({"client": None}) == "unknown"


def test_replays_are_told_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game is played again for each: many at once would let everybody's moves wait."""
    told, at_once = replays._retell, list[int]()
    busy: set[int] = set()

    def counted(*values: Any) -> Any:
        busy.add(get_ident())
        at_once.append(len(busy))
        time.sleep(0.02)
        busy.discard(get_ident())
        return told(*values)

    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "here")
            await asyncio.gather(*[http.get(f"/w/{table['table']}/replay/0") for _ in range(6)])

    monkeypatch.setattr(replays, "_retell", counted)
    run(work)
    assert at_once == [1] * 6
