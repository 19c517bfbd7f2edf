"""Live tables: one winner of two, nothing shown that is not kept, and the same table again from its rows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade import Playthrough, State
from bourgade.core.errors import BadRecord, GameOver, IllegalAction, NothingToUndo
from bourgade.core.language import language
from bourgade.server.database import open_engine
from bourgade.server.guests import Guest
from bourgade.server.live import Hub
from bourgade.server.looking import look
from bourgade.server.plan import Plan, SeatPlan, settle
from bourgade.server.refusals import NoSuchTable, NotYourSeat, Stale
from bourgade.server.sql_store import SqlStore
from bourgade.server.store import REDO, UNDO, AnswerRow, SeatRow, TableRow
from bourgade.server.table import begin
from bourgade.server.tables import Tables
from bourgade.server.veil import is_open
from server.serving import run

SAY = language("en")
BOTH = (0, 1)


@asynccontextmanager
async def tables_in(folder: Path, **settings: Any) -> AsyncIterator[Tables]:
    store = SqlStore(await open_engine(str(folder / "games.db")))
    try:
        yield Tables(store, Hub(), **settings)
    finally:
        await store.close()


async def new_table(tables: Tables, game: str = "village") -> str:
    row = settle(Plan(game, [SeatPlan(), SeatPlan()]), SAY).row
    await tables.open(row)
    return row.id


async def first_move(tables: Tables, name: str) -> tuple[int, str]:
    async with tables.at(name) as table:
        return table.seq, table.rules.notation(table.play.state.legal()[0])


def test_of_two_answers_at_once_exactly_one_wins(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables)
            for _ in range(20):
                seq, move = await first_move(tables, name)
                tries = [tables.answer(name, BOTH, seq, move) for _ in range(4)]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                assert outcomes.count(seq + 1) == 1
                assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 3

    run(work)


def test_of_two_servers_on_one_file_exactly_one_wins_and_the_other_catches_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            name = await new_table(here)
            for turn in range(10):
                seq, move = await first_move(here, name)
                async with there.at(name) as table:
                    assert table.seq == seq
                tries = [here.answer(name, BOTH, seq, move), there.answer(name, BOTH, seq, move)]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stale", "int"], turn
                for tables in (here, there):
                    tables.forget(name)

    run(work)


def test_refused_answers_change_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables)
            seq, move = await first_move(tables, name)
            async with tables.at(name) as table:
                turn = table.turn
            refused: list[tuple[tuple[int, ...], int, str | int, type[Exception]]] = [
                (BOTH, seq + 1, move, Stale),
                (BOTH, seq - 1, move, Stale),
                ((1 - turn,), seq, move, NotYourSeat),
                ((), seq, move, NotYourSeat),
                (BOTH, seq, "pass", IllegalAction),
                (BOTH, seq, UNDO, NothingToUndo),
                (BOTH, seq, REDO, NothingToUndo),
            ]
            for seats, number, answer, error in refused:
                with pytest.raises(error):
                    await tables.answer(name, seats, number, answer)
            assert await first_move(tables, name) == (seq, move)
            assert len(await tables.store.answers(name)) == 1
            with pytest.raises(NoSuchTable):
                await tables.answer("nowhere", BOTH, 0, move)

    run(work)


def test_a_table_comes_back_from_its_rows_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables)
            await play_with_undo(tables, name, 120)
            guest = Guest(name, BOTH)
            async with tables.at(name) as table:
                before, past = look(table, guest, SAY), table.past()
            tables.forget(name)
            async with tables.at(name) as table:
                assert look(table, guest, SAY) == before
                assert table.past() == past

    run(work)


async def play_with_undo(tables: Tables, name: str, count: int) -> None:
    """Play on, taking every third answer back and giving it again where that is allowed."""
    for number in range(count):
        async with tables.at(name) as table:
            legal, may_undo, seq = table.play.state.legal(), table.play.may_undo(), table.seq
        if not legal:
            return
        await tables.answer(name, BOTH, seq, legal[number % len(legal)])
        if number % 3 == 0 and may_undo:
            async with tables.at(name) as table:
                seq, may_undo = table.seq, table.play.may_undo()
            if may_undo:
                await tables.answer(name, BOTH, seq, UNDO)
                if number % 2:
                    await tables.answer(name, BOTH, seq + 1, REDO)


def test_what_is_not_kept_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables)
            seq, move = await first_move(tables, name)

            async def fail(table: str, answer: AnswerRow) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "append", fail)
                with pytest.raises(OSError, match="full"):
                    await tables.answer(name, BOTH, seq, move)
            assert await first_move(tables, name) == (seq, move)
            assert await tables.answer(name, BOTH, seq, move) == seq + 1

    run(work)


def test_a_move_that_breaks_off_leaves_no_table_seemingly_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that seems over has no secrets any more."""

    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables, "villagers")
            seq, move = await first_move(tables, name)

            def fail(state: State) -> None:
                raise RuntimeError("a fault in the rules")

            with monkeypatch.context() as patch:
                patch.setattr(State, "advance", fail)
                with pytest.raises(RuntimeError, match="fault"):
                    await tables.answer(name, BOTH, seq, move)
            async with tables.at(name) as table:
                assert not is_open(table)
            assert await first_move(tables, name) == (seq, move)

    run(work)


def test_few_tables_stay_in_memory_and_all_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path, in_memory=2) as tables:
            names = [await new_table(tables) for _ in range(5)]
            for _ in range(3):
                for name in names:
                    seq, move = await first_move(tables, name)
                    await tables.answer(name, BOTH, seq, move)
            assert [(await first_move(tables, name))[0] for name in names] == [3] * 5
            assert len(tables._live) == 2

    run(work)


def test_rows_that_do_not_fit_are_refused_without_a_word_of_the_game(tmp_path: Path) -> None:
    """Whoever looks on is told; what was legal at that answer is for its seat alone."""

    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables, "villagers")
            await tables.store.append(name, AnswerRow(1, 0, "give hunter", [], 0))
            tables.forget(name)
            with pytest.raises(BadRecord) as refused:
                await first_move(tables, name)
            assert str(refused.value) == f"answer 1 of table {name} does not follow from the ones before it"

    run(work)


def test_chance_cannot_be_foretold_from_the_seed() -> None:
    seats = tuple(SeatRow(seat, f"Player {seat}", "here") for seat in range(2))
    row = TableRow("a table", "village", 1, 7, {"first_player": "1"}, None, "calm", "", "live", "", seats)
    drawn = {tuple(begin(row)[1][0].chance) for _ in range(3)}
    foretold = Playthrough(bourgade.game("village"), 2, 7, {"first_player": "1"}).chapter.chance
    assert len(drawn | {tuple(foretold)}) == 4


def test_a_game_that_is_over_takes_no_answer(tmp_path: Path, toys: None) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            name = await new_table(tables, "toy")
            for seq in range(6):
                await tables.answer(name, BOTH, seq, "stop")
            for answer in ("stop", UNDO, REDO):
                with pytest.raises(GameOver):
                    await tables.answer(name, BOTH, 6, answer)
            async with tables.at(name) as table:
                shown = look(table, Guest(name, BOTH), SAY)
                assert (table.turn, shown.seat, shown.offers) == (-1, 1, ())
                assert len(shown.standings) == 2
                assert shown.totals == ((0, 0), (0, 0), (0, 0))

    run(work)
