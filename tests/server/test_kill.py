"""Killed at any moment, also in the middle of posts: every move that was acknowledged is there, and bots go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from server.serving import open_table, run, view

TABLES = 4
ROUNDS = 4


class Server:
    """`bourgade serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", "from bourgade.cli.serve import serve; serve()", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "games.db")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.address = self.process.stdout.readline().split()[4]

    def kill(self) -> None:
        """End it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def hammer(http: httpx.AsyncClient, table: dict[str, Any], luck: random.Random) -> list[tuple[int, str]]:
    """Play until the server is gone; the answers that were acknowledged."""
    acknowledged: list[tuple[int, str]] = []
    try:
        while True:
            seen = await view(http, table)
            if seen["over"]:
                return acknowledged
            body = {"seq": seen["seq"], "move": luck.choice(seen["offers"])["notation"]}
            answer = await http.post(f"{table['path']}/moves", json=body, headers=table["bearer"])
            if answer.status_code == 200:
                acknowledged.append((seen["seq"], body["move"]))
            elif answer.status_code == 429:
                await asyncio.sleep(0.05)
    except httpx.TransportError:
        return acknowledged


async def kill_soon(server: Server, luck: random.Random) -> None:
    await asyncio.sleep(luck.uniform(0.2, 0.6))
    server.kill()


async def moves_of(http: httpx.AsyncClient, table: dict[str, Any]) -> list[str]:
    record = (await http.get(f"{table['path']}/record")).json()
    return [move.partition(" ")[2] for chapter in record["rounds"] for move in chapter["moves"]]


def test_every_acknowledged_move_survives_and_bots_resume(tmp_path: Path) -> None:
    luck = random.Random(7)
    server = Server(tmp_path)

    async def work() -> None:
        nonlocal server
        known: dict[str, list[tuple[int, str]]] = {}
        tables: list[dict[str, Any]] = []
        alone: dict[str, Any] = {}
        for count in range(ROUNDS):
            async with httpx.AsyncClient(base_url=server.address, timeout=20) as http:
                if not tables:
                    tables = [await open_table(http, "here", "here", "here") for _ in range(TABLES)]
                    alone = await open_table(http, "bot", "bot", pace="quick")
                players = [hammer(http, table, random.Random(count)) for table in tables]
                played, _ = await asyncio.gather(asyncio.gather(*players), kill_soon(server, luck))
            for table, acknowledged in zip(tables, played, strict=True):
                known.setdefault(table["table"], []).extend(acknowledged)
            server = Server(tmp_path)
            async with httpx.AsyncClient(base_url=server.address, timeout=20) as http:
                for table in tables:
                    moves = await moves_of(http, table)
                    for seq, move in known[table["table"]]:
                        assert moves[seq] == move
                before = (await view(http, alone))["seq"]
                for _ in range(100):
                    if (await view(http, alone))["seq"] > before:
                        break
                    await asyncio.sleep(0.05)
                else:
                    raise AssertionError("the bots have not gone on")
        assert sum(map(len, known.values())) > ROUNDS * TABLES

    try:
        run(work, seconds=60)
    finally:
        server.kill()


def test_the_processes_of_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    children: list[int] = []

    async def work() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=20) as http:
            table = await open_table(http, "bot", "bot", pace="quick")
            for _ in range(100):
                if (await view(http, table))["seq"] > 0:
                    break
                await asyncio.sleep(0.05)
        children.extend(children_of(server.process.pid))
        server.kill()
        for _ in range(100):
            if not any(Path(f"/proc/{child}").exists() for child in children):
                return
            await asyncio.sleep(0.05)
        raise AssertionError("processes are left over")

    run(work)
    assert children or not Path("/proc/self").exists()


def children_of(parent: int) -> list[int]:
    """The processes that a process has started, where the system tells."""
    found = []
    for name in os.listdir("/proc") if Path("/proc/self").exists() else ():
        if name.isdigit():
            try:
                fields = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent:
                found.append(int(name))
    return found
