"""No answer for one seat holds what another seat's secrets could change: two tables that differ only in those agree."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bourgade.bots import LEVELS
from bourgade.core.language import language
from bourgade.server.app import Application
from bourgade.server.plan import Plan, SeatPlan, settle
from bourgade.server.store import SeatRow, TableRow
from bourgade.server.thinking import next_move
from bourgade.server.tokens import token_hash
from server.everything import answers_to_everything
from server.serving import PAGE, PlainPages, client_of, opened, run

TOKEN, OTHER = "a" * 24, "b" * 24
NAME = "tttttttttttt"
# Seat 0 draws a grey and a red stone at both tables. Seat 1 draws what differs.
SECRETS = ((11, [0, 4, 0, 8]), (99, [0, 4, 3, 8]))
MOVES = ("lay gold", "lay grey", "show", "lay red", "draw again", "stop")


def row(seed: int) -> TableRow:
    seats = (
        SeatRow(0, "Anne", "here", token_hash=token_hash(TOKEN), joined=True),
        SeatRow(1, "Ben", "link", token_hash=token_hash(OTHER), joined=True),
    )
    key = token_hash(TOKEN)
    return TableRow(NAME, "toy", 1, seed, {"players": "two"}, None, "instant", key, "live", "2026-01-01", seats)


@asynccontextmanager
async def table_of(folder: Path, number: int, seed: int | None = None) -> AsyncIterator[Application]:
    """A server with one of the two tables; its seed is one of the secrets unless another is given."""
    (folder / str(number)).mkdir()
    own, chance = SECRETS[number]
    async with opened(folder / str(number), pages=PlainPages()) as application:
        await application.site.tables.open(row(own if seed is None else seed), [], chance)
        yield application


@pytest.mark.parametrize("token", [TOKEN, ""], ids=["seat", "spectator"])
def test_tables_that_differ_in_what_a_seat_cannot_know_look_the_same(
    tmp_path: Path, careless_toys: None, token: str
) -> None:
    async def work() -> None:
        said = []
        for number in (0, 1):
            async with table_of(tmp_path, number) as application:
                said.append(await answers_to_everything(application, NAME, token, MOVES))
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
        for number in (0, 1):
            async with table_of(tmp_path, number) as application, client_of(application) as http:
                said.append((await http.get(f"/t/{OTHER}", headers=PAGE)).text)
        assert said[0] != said[1]

    run(work)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_the_same_whatever_it_cannot_see(tmp_path: Path, toys: None, level: str) -> None:
    async def work() -> None:
        moves = []
        for number in (0, 1):
            async with table_of(tmp_path, number, seed=5) as application, application.site.tables.at(NAME) as table:
                moves.append(next_move(table.past(), level))
        assert moves[0] == moves[1]

    run(work)


def test_a_running_game_exports_neither_seed_nor_chance_nor_digests(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as application, client_of(application) as http:
            table = settle(Plan("village", [SeatPlan(), SeatPlan()]), language("en")).row
            await application.site.tables.open(table)
            text = (await http.get(f"/w/{table.id}/record")).text
            assert str(table.seed) not in text
            assert '"seed"' not in text
            assert '"chance"' not in text
            assert '"digest"' not in text  # from it a position could be found out by trying

    run(work)
