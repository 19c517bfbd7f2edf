"""A real server for the browser: `bourgade serve` in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import httpx

import bourgade
from bourgade import Playthrough

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Opened:
    """A table opened through the API: the paths of its pages."""

    table: str
    host: str
    guests: tuple[str, ...]
    bearer: dict[str, str]


class House:
    """A server on a file of its own; started again, it has the same file and port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "games.db"
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, str(HERE / "serve.py"), "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.port = int(self.process.stdout.readline().split()[4].rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open(self, *kinds: str, names: tuple[str, ...] = ("Aline", "Odile", "Anselm", "Thibault")) -> Opened:
        """A table of Village with seats such as `here`, `link` and `bot`; its first player is the first seat."""
        seats = [{"kind": kind, "name": name, "level": "random"} for kind, name in zip(kinds, names, strict=False)]
        body = {"game": "village", "seats": seats, "pace": "instant", "options": {"first_player": "1"}}
        opened = httpx.post(f"{self.address}/api/tables", json=body).raise_for_status().json()
        guests = tuple(f"/t/{token}" for token in opened["seat_tokens"].values())
        bearer = {"authorization": f"Bearer {opened['token']}"}
        return Opened(opened["table"], f"/t/{opened['token']}", guests, bearer)

    def bring(self, record: str) -> str:
        """Keep a record, to be looked through; the path of its table."""
        kept = httpx.post(f"{self.address}/api/records", content=record.encode()).raise_for_status().json()
        return f"/w/{kept['table']}"

    def reach(self, verb: str) -> Opened:
        """A table for two at which a move of this verb is offered, reached by playing at random."""
        luck = random.Random(5)
        while True:
            opened = self.open("here", "here")
            api = f"{self.address}/api/tables/{opened.table}"
            with httpx.Client(headers=opened.bearer) as http:
                seen = http.get(api).json()
                while not seen["over"]:
                    moves = [offer["notation"] for offer in seen["offers"]]
                    if any(move.startswith(verb) for move in moves):
                        return opened
                    body = {"seq": seen["seq"], "move": luck.choice(moves)}
                    seen = http.post(f"{api}/moves", json=body).raise_for_status().json()

    def moves_at(self, table: str) -> list[str]:
        """What has been played at a table, as `seat notation`."""
        record = httpx.get(f"{self.address}/api/tables/{table}/record").raise_for_status().json()
        return [move for chapter in record["rounds"] for move in chapter["moves"]]


@cache
def finished() -> str:
    """The record of a whole game, played at random."""
    luck, play = random.Random(3), Playthrough(bourgade.game("village"), 3, seed=3, names=["Aline", "Odile", "Anselm"])
    while not play.state.over:
        play.play(luck.choice(play.state.legal()))
    return play.text()
