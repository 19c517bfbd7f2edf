"""No answer for one seat holds what another seat's secrets could change: two tables that differ only in those agree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from bourgade.bots import LEVELS
from bourgade.core.language import language
from bourgade.server.app import Application
from bourgade.server.plan import Plan, SeatPlan, settle
from bourgade.server.store import SeatRow, TableRow
from bourgade.server.thinking import next_move
from bourgade.server.tokens import token_hash
from server.serving import PAGE, SCRIPT, PlainPages, client_of, opened, run

TOKEN, OTHER = "a" * 24, "b" * 24
NAME = "tttttttttttt"
# Seat 0 draws a grey and a red stone at both tables. Seat 1 draws what differs.
SECRETS = ((11, [0, 4, 0, 8]), (99, [0, 4, 3, 8]))
API = f"/api/tables/{NAME}"


def row(seed: int) -> TableRow:
    seats = (
        SeatRow(0, "Anne", "here", token_hash=token_hash(TOKEN), joined=True),
        SeatRow(1, "Ben", "link", token_hash=token_hash(OTHER), joined=True),
    )
    key = token_hash(TOKEN)
    return TableRow(NAME, "toy", 1, seed, {"players": "two"}, None, "instant", key, "live", "2026-01-01", seats)


async def answers_to_everything(application: Application, token: str) -> list[Any]:
    """What the server says to one seat, or without a token to a spectator, on every address and several times."""
    root = f"/t/{token}" if token else f"/w/{NAME}"
    bearer = {"authorization": f"Bearer {token}"} if token else {}
    said: list[Any] = []
    async with client_of(application) as http:

        async def note(answer: httpx.Response) -> None:
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            said.append((str(answer.request.url), answer.status_code, headers, answer.text))

        async def look() -> None:
            for path in ("", "/part", "/part?since=0", "/record", "/replay", "/replay/1", "/replay/99"):
                for headers in (PAGE, SCRIPT):
                    await note(await http.get(root + path, headers=headers))
            for path in ("", "/moves", "/record", "/positions/0", "/positions/1", "/hint"):
                await note(await http.get(API + path, headers=bearer))
            await note(await http.get("/", headers={**PAGE, "cookie": f"tables={token}"}))
            await note(await http.get(f"{root}/hint", headers=SCRIPT))
            await note(await http.get(f"/replay/{NAME}/0", headers=PAGE))

        async def post(path: str, **fields: str) -> None:
            for headers in (SCRIPT, PAGE):
                await note(await http.post(f"{root}/{path}", data=fields, headers=headers))
            body = {name: int(value) if value.isdecimal() else value for name, value in fields.items()}
            await note(await http.post(f"{API}/{path}", json=body, headers=bearer))

        await look()
        for seq, move in enumerate(("lay gold", "lay grey", "show", "lay red", "draw again", "stop")):
            await post("move", seq=str(max(seq - 1, 0)), notation=move)
            await note(await http.post(f"{API}/moves", json={"seq": seq, "move": move}, headers=bearer))
        await look()
        await post("undo", seq="2")
        await post("redo", seq="3")
        await post("chat", text="I hold <b>two</b>")
        await look()
    return said


@pytest.mark.parametrize("token", [TOKEN, ""], ids=["seat", "spectator"])
def test_tables_that_differ_in_what_a_seat_cannot_know_look_the_same(
    tmp_path: Path, careless_toys: None, token: str
) -> None:
    async def work() -> None:
        said = []
        for number, (seed, chance) in enumerate(SECRETS):
            folder = tmp_path / str(number)
            folder.mkdir()
            async with opened(folder, pages=PlainPages()) as application:
                await application.site.tables.open(row(seed), [], chance)
                said.append(await answers_to_everything(application, token))
        assert len(said[0]) > 100
        for one, other in zip(*said, strict=True):
            assert one == other
        played = [text for _, status, _, text in said[0] if status == 200 and '"seq":3' in text]
        assert token == "" or played

    run(work)


def test_the_two_tables_do_differ(tmp_path: Path, toys: None) -> None:
    """Teeth: the other seat sees the difference."""

    async def work() -> None:
        said = []
        for number, (seed, chance) in enumerate(SECRETS):
            folder = tmp_path / str(number)
            folder.mkdir()
            async with opened(folder, pages=PlainPages()) as application:
                await application.site.tables.open(row(seed), [], chance)
                async with client_of(application) as http:
                    said.append((await http.get(f"/t/{OTHER}", headers=PAGE)).text)
        assert said[0] != said[1]

    run(work)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_the_same_whatever_it_cannot_see(tmp_path: Path, toys: None, level: str) -> None:
    async def work() -> None:
        moves = []
        for number, (_, chance) in enumerate(SECRETS):
            folder = tmp_path / str(number)
            folder.mkdir()
            async with opened(folder) as application:
                await application.site.tables.open(row(5), [], chance)
                async with application.site.tables.at(NAME) as table:
                    moves.append(next_move(table.past(), level))
        assert moves[0] == moves[1]

    run(work)


def test_a_running_game_exports_neither_seed_nor_chance(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as application, client_of(application) as http:
            table = settle(Plan("village", [SeatPlan(), SeatPlan()]), language("en")).row
            await application.site.tables.open(table)
            text = (await http.get(f"/w/{table.id}/record")).text
            assert str(table.seed) not in text
            assert '"seed"' not in text
            assert '"chance"' not in text

    run(work)
