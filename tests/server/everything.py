"""Everything the server says to one guest: every address, several times, with moves between."""

from __future__ import annotations

from collections.abc import Sequence

import httpx

from bourgade.server.app import Application
from server.serving import PAGE, SCRIPT, client_of

Answer = tuple[str, int, dict[str, str], str]


class Caller:
    """One guest of a table, by the token of a seat or without one as a spectator, and all that was said to him."""

    def __init__(self, http: httpx.AsyncClient, table: str, token: str) -> None:
        self.http = http
        self.token = token
        self.root = f"/t/{token}" if token else f"/w/{table}"
        self.api = f"/api/tables/{table}"
        self.replay = f"/replay/{table}/0"
        self.bearer = {"authorization": f"Bearer {token}"} if token else {}
        self.said: list[Answer] = []

    def note(self, answer: httpx.Response) -> None:
        """Keep an answer."""
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.said.append((str(answer.request.url), answer.status_code, headers, answer.text))

    async def look(self, positions: Sequence[int]) -> None:
        """Get every address."""
        replays = [f"/replay/{number}" for number in positions]
        for path in ("", "/part", "/part?since=0", "/record", "/replay", *replays):
            for headers in (PAGE, SCRIPT):
                self.note(await self.http.get(self.root + path, headers=headers))
        for path in ("", "/moves", "/record", *[f"/positions/{number}" for number in positions], "/hint"):
            self.note(await self.http.get(self.api + path, headers=self.bearer))
        self.note(await self.http.get("/", headers={**PAGE, "cookie": f"tables={self.token}"}))
        self.note(await self.http.get(f"{self.root}/hint", headers=SCRIPT))
        self.note(await self.http.get(self.replay, headers=PAGE))

    async def post(self, path: str, **fields: str) -> None:
        """Send a form as a page, as a script of the page, and as a program."""
        for headers in (SCRIPT, PAGE):
            self.note(await self.http.post(f"{self.root}/{path}", data=fields, headers=headers))
        body = {name: int(value) if value.isdecimal() else value for name, value in fields.items()}
        self.note(await self.http.post(f"{self.api}/{path}", json=body, headers=self.bearer))

    async def move(self, seq: int, notation: str) -> None:
        """Try a move, once with a number of the past and once with the right one."""
        await self.post("move", seq=str(max(seq - 1, 0)), notation=notation)
        move = {"seq": seq, "move": notation}
        self.note(await self.http.post(f"{self.api}/moves", json=move, headers=self.bearer))


async def answers_to_everything(
    application: Application, table: str, token: str, moves: Sequence[str], played: int = 0
) -> list[Answer]:
    """What one guest hears who tries these moves at a table where so many were played."""
    positions = (0, 1, played, 99 + played)
    async with client_of(application) as http:
        caller = Caller(http, table, token)
        await caller.look(positions)
        for seq, move in enumerate(moves, played):
            await caller.move(seq, move)
        await caller.look(positions)
        await caller.post("undo", seq=str(played + 2))
        await caller.post("redo", seq=str(played + 3))
        await caller.post("chat", text="I hold <b>two</b>")
        await caller.look(positions)
        return caller.said
