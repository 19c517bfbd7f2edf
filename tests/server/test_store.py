"""The contract of a store. Another engine joins by another entry in ENGINES."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bourgade.server.database import open_engine
from bourgade.server.sql_store import SqlStore
from bourgade.server.store import AnswerRow, MessageRow, SeatRow, Store, TableRow, Taken
from server.serving import run

Work = Callable[[Store, Store], Awaitable[None]]
SEATS = (
    SeatRow(0, "Anne <b>", "here", token_hash="h0", joined=True),
    SeatRow(1, "בינה", "link", token_hash="h1"),
    SeatRow(2, "Bot", "bot", "greedy", joined=True),
)
TABLE = TableRow("abc", "village", 1, 2**61, {"first_player": "1"}, None, "calm", "h0", "live", "2026-01-01", SEATS)
OPENING = AnswerRow(0, -1, "begin", [3, 1], 0, "now")


@asynccontextmanager
async def sqlite(folder: Path) -> AsyncIterator[Store]:
    store = SqlStore(await open_engine(str(folder / "games.db")))
    try:
        yield store
    finally:
        await store.close()


ENGINES = {"sqlite": sqlite}


@pytest.fixture(params=ENGINES.values(), ids=list(ENGINES))
def on_two(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    """Run something on two stores that share one database, as two processes would."""

    async def both(work: Work) -> None:
        async with request.param(tmp_path) as store, request.param(tmp_path) as other:
            await work(store, other)

    return lambda work: run(lambda: both(work))


def test_what_is_kept_is_read_back(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        edition = {"name": "Mine", "game": "village", "note": "", "changes": {"a.b": [1, 2]}}
        table = replace(TABLE, edition=edition, seed=10**200)
        await store.create(table, [OPENING])
        await store.append("abc", AnswerRow(1, 0, "take market green", [5], 1, "later"))
        assert await other.table("abc") == table
        assert await other.answers("abc") == [OPENING, AnswerRow(1, 0, "take market green", [5], 1, "later")]
        assert await other.table("other") is None

    on_two(work)


def test_an_answer_is_kept_once(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        await store.create(TABLE, [OPENING])
        for seq in range(1, 11):
            both = [place.append("abc", AnswerRow(seq, seat, "move")) for seat, place in enumerate((store, other))]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Taken"]
            winner = outcomes.index(None)
            assert (await store.answers("abc"))[-1].seat == winner

    on_two(work)


def test_a_table_is_kept_whole_or_not_at_all(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        with pytest.raises(Exception, match=r"UNIQUE|duplicate"):
            await store.create(TABLE, [OPENING, OPENING])
        assert await other.table("abc") is None
        assert await other.access("h1") is None

    on_two(work)


def test_lines_of_the_chat_keep_their_order_and_number(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        await store.create(TABLE, [OPENING])
        lines = [MessageRow(1, 0, "<script>", "a"), MessageRow(2, 1, "שלום 🐂", "b")]
        for line in lines:
            await store.add_message("abc", line)
        with pytest.raises(Taken):
            await other.add_message("abc", MessageRow(2, 0, "late", "c"))
        assert await other.messages("abc") == lines

    on_two(work)


def test_a_token_opens_its_seats_by_its_hash(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        await store.create(TABLE, [OPENING])
        host, guest = await store.access("h0"), await store.access("h1")
        assert host is not None
        assert (host.table, host.seats, host.is_host) == ("abc", (0,), True)
        assert guest is not None
        assert (guest.table, guest.seats, guest.is_host) == ("abc", (1,), False)
        assert await other.access("h2") is None

    on_two(work)


def test_a_list_shows_who_is_on_turn(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        await store.create(TABLE, [OPENING])
        await store.append("abc", AnswerRow(1, 0, "move", [], 2))
        found = await other.summaries(["h1", "unknown"])
        assert list(found) == ["h1"]
        assert (found["h1"].table, found["h1"].turn, found["h1"].seats) == ("abc", 2, SEATS)
        assert await other.summaries([]) == {}

    on_two(work)


def test_tables_that_wait_for_a_bot_are_found(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        for name, turn in (("one", 2), ("two", 0), ("three", -1)):
            await store.create(replace(TABLE, id=name), [OPENING, AnswerRow(1, 0, "move", [], turn)])
        assert await other.waiting_for_bots() == ["one"]

    on_two(work)


def test_a_guest_joins(on_two: Callable[[Work], None]) -> None:
    async def work(store: Store, other: Store) -> None:
        await store.create(TABLE, [OPENING])
        await store.join("abc", (1,))
        table = await other.table("abc")
        assert table is not None
        assert [seat.joined for seat in table.seats] == [True, True, True]

    on_two(work)


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await open_engine(str(tmp_path / "games.db"))
        async with engine.connect() as connection:
            assert await connection.scalar(text("pragma journal_mode")) == "wal"
            assert await connection.scalar(text("pragma synchronous")) == 2
            assert await connection.scalar(text("pragma foreign_keys")) == 1
        await engine.dispose()

    run(work)


def test_a_fault_of_the_database_tells_no_move(tmp_path: Path) -> None:
    """What went wrong is logged, and who reads a log may sit at the table."""

    async def work() -> None:
        engine = await open_engine(str(tmp_path / "games.db"))
        async with engine.begin() as connection:
            await connection.execute(text("alter table answers rename to gone"))
        with pytest.raises(DBAPIError) as fault:
            await SqlStore(engine).append("abc", AnswerRow(1, 0, "give hunter", [31415]))
        assert "answers" in str(fault.value)
        assert "hunter" not in str(fault.value)
        assert "31415" not in str(fault.value)
        await engine.dispose()

    run(work)
