"""Bots at work: they play on by themselves, drop what comes too late, and a failing one does not stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from bourgade.server import plan, workers
from bourgade.server.app import thinking_processes
from bourgade.server.past import Past
from bourgade.server.thinking import next_move
from server.serving import client, client_of, open_table, opened, play, run, view


async def until_over(http: httpx.AsyncClient, table: dict[str, Any]) -> dict[str, Any]:
    for _ in range(600):
        seen = await view(http, table)
        if seen["over"]:
            return seen
        await asyncio.sleep(0.05)
    raise AssertionError("the bots have not finished their game")


def test_bots_finish_a_game_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plan.PACES, "instant", (0.0, 0.0))

    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "bot", "bot")
            seen = await until_over(http, table)
            assert seen["turn"] == -1
            assert {standing["place"] for standing in seen["standings"]} >= {1}
            assert len(seen["totals"]) > 1

    run(work)


def test_bots_answer_until_a_person_is_on_turn(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "bot")
            for _ in range(10):
                for _ in range(200):
                    if (await view(http, table))["offers"]:
                        break
                    await asyncio.sleep(0.02)
                await play(http, table)

    run(work)


def test_bots_take_up_their_work_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "bot", "bot", pace="quick")
            await asyncio.sleep(0.3)
        async with client(tmp_path) as http:
            before = (await view(http, table))["seq"]
            await asyncio.sleep(0.6)
            assert (await view(http, table))["seq"] > before

    run(work)


def test_bots_keep_their_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plan.PACES, "quick", (0.2, 0.1))

    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "bot", "bot", pace="quick")
            await asyncio.sleep(1.05)
            assert 2 <= (await view(http, table))["seq"] <= 10

    run(work)


def test_even_an_instant_bot_waits_longer_than_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others would learn from a quick answer how little it had to choose from."""
    sleep, pauses = asyncio.sleep, list[float]()

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(seconds)

    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "bot", "bot", pace="instant")
            while (await view(http, table))["seq"] < 3:
                await sleep(0.02)

    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: 0.0))  # as if it had not thought at all
    monkeypatch.setattr(asyncio, "sleep", noted)
    run(work)
    assert len(pauses) >= 3
    assert min(pauses) > 0


def test_a_bot_that_fails_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def often_failing(past: Past, level: str) -> str:
        if level == "greedy":
            raise RuntimeError("no idea")
        return next_move(past, level)

    monkeypatch.setattr(workers, "next_move", often_failing)

    async def work() -> None:
        async with opened(tmp_path) as application, client_of(application) as http:
            answer = await http.post(
                "/api/tables", json={"game": "village", "seats": [{"kind": "bot"}] * 2, "pace": "instant"}
            )
            for _ in range(200):
                if (await http.get(f"/api/tables/{answer.json()['table']}")).json()["seq"] > 5:
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("the table does not go on")

    run(work)


def test_an_answer_that_comes_too_late_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(past: Past, level: str) -> str:
        time.sleep(0.1)
        return next_move(past, level)

    monkeypatch.setattr(workers, "next_move", slow)

    async def work() -> None:
        async with opened(tmp_path) as application, client_of(application) as http:
            tables = application.site.tables
            table = await open_table(http, "bot", "bot")
            for _ in range(5):
                async with tables.at(table["table"]) as live:
                    seq, turn, past = live.seq, live.turn, live.past()
                await tables.answer(table["table"], (turn,), seq, next_move(past, "random"))
            for _ in range(200):
                rows = await tables.store.answers(table["table"])
                if len(rows) > 8:
                    break
                await asyncio.sleep(0.05)
            assert [row.seq for row in rows] == list(range(len(rows)))

    run(work)


def test_bots_survive_the_death_of_their_process(tmp_path: Path) -> None:
    async def work() -> None:
        one_process = opened(tmp_path, new_executor=lambda: thinking_processes(1))
        async with one_process as application, client_of(application) as http:
            table = await open_table(http, "bot", "bot", pace="quick")
            before = await _after(http, table, 1)
            executor: Any = application.site.workers._executor
            for process in list(executor._processes):
                os.kill(process, signal.SIGKILL)
            await _after(http, table, before + 2)

    run(work)


async def _after(http: httpx.AsyncClient, table: dict[str, Any], seq: int) -> int:
    for _ in range(400):
        seen: int = (await view(http, table))["seq"]
        if seen >= seq:
            return seen
        await asyncio.sleep(0.05)
    raise AssertionError(f"the table has not come to answer {seq}")


def test_a_hint_is_a_legal_move_and_only_for_the_seat_on_turn(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, new_executor=lambda: ThreadPoolExecutor(1)) as http:
            table = await open_table(http, "here", "here")
            seen = await view(http, table)
            hint = (await http.get(f"{table['link']}/hint")).json()
            assert hint["action"] in [offer["action"] for offer in seen["offers"]]
            assert (hint["seq"], bool(hint["words"])) == (0, True)
            assert (await http.get(f"{table['path']}/hint")).status_code == 401

    run(work)
