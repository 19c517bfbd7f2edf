"""The store on a relational database, through SQLAlchemy Core: SQLite now, any engine it speaks to by design."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Insert, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bourgade.server.schema import answers, messages, seats, tables
from bourgade.server.store import Access, AnswerRow, MessageRow, SeatRow, Summary, TableRow, Taken


class SqlStore:
    """Keeps tables in a database. Each write is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def create(self, table: TableRow, opening: list[AnswerRow]) -> None:
        """Keep a new table with its first answers, all or nothing."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables).values(_table_values(table)))
            await connection.execute(insert(seats), [{"table_id": table.id, **vars(seat)} for seat in table.seats])
            await connection.execute(insert(answers), [_answer_values(table.id, answer) for answer in opening])

    async def table(self, table: str) -> TableRow | None:
        """A table by its public name."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            taken = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
            return _table(row, (await connection.execute(taken)).all()) if row else None

    async def answers(self, table: str) -> list[AnswerRow]:
        """All answers, the oldest first."""
        rows = await self._rows(select(answers).where(answers.c.table_id == table).order_by(answers.c.seq))
        return [AnswerRow(row.seq, row.seat, row.move, json.loads(row.chance), row.turn, row.at) for row in rows]

    async def append(self, table: str, answer: AnswerRow) -> None:
        """Keep an answer; `Taken` when its number is used."""
        await self._insert(insert(answers).values(_answer_values(table, answer)))

    async def messages(self, table: str) -> list[MessageRow]:
        """The whole chat, the oldest line first."""
        rows = await self._rows(select(messages).where(messages.c.table_id == table).order_by(messages.c.number))
        return [MessageRow(row.number, row.seat, row.text, row.at) for row in rows]

    async def add_message(self, table: str, message: MessageRow) -> None:
        """Keep a line of the chat; `Taken` when its number is used."""
        await self._insert(insert(messages).values(table_id=table, **vars(message)))

    async def join(self, table: str, joined: tuple[int, ...]) -> None:
        """Mark seats whose guest has come."""
        async with self._engine.begin() as connection:
            chosen = (seats.c.table_id == table) & seats.c.seat.in_(joined)
            await connection.execute(update(seats).where(chosen).values(joined=True))

    async def access(self, token_hash: str) -> Access | None:
        """What a token opens, by its hash."""
        held = await self._rows(select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == token_hash))
        hosted = await self._rows(select(tables.c.id).where(tables.c.host_hash == token_hash))
        if not held and not hosted:
            return None
        table = hosted[0].id if hosted else held[0].table_id
        return Access(table, tuple(sorted(row.seat for row in held)), bool(hosted))

    async def summaries(self, hashes: list[str]) -> dict[str, Summary]:
        """The tables that these tokens open, by the hash of the token."""
        opened = await self._opened(hashes)
        wanted = set(opened.values())
        found = {row.id: row for row in await self._rows(select(tables).where(tables.c.id.in_(wanted)))}
        taken = await self._rows(select(seats).where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat))
        latest = await self._rows(_latest().where(answers.c.table_id.in_(wanted)))
        turns = {row.table_id: row.turn for row in latest}
        return {
            key: Summary(
                table=table,
                game=found[table].game,
                created=found[table].created,
                turn=turns[table],
                seats=tuple(_seat(row) for row in taken if row.table_id == table),
            )
            for key, table in opened.items()
        }

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is on turn."""
        on_turn = (seats.c.table_id == answers.c.table_id) & (seats.c.seat == answers.c.turn)
        query = _latest().join(seats, on_turn).where(seats.c.kind == "bot").order_by(answers.c.table_id)
        return [row.table_id for row in await self._rows(query)]

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def _opened(self, hashes: list[str]) -> dict[str, str]:
        """The table that each of these hashes opens."""
        held = select(seats.c.token_hash.label("key"), seats.c.table_id.label("name")).where(
            seats.c.token_hash.in_(hashes)
        )
        hosted = select(tables.c.host_hash.label("key"), tables.c.id.label("name")).where(
            tables.c.host_hash.in_(hashes)
        )
        return {row.key: row.name for query in (held, hosted) for row in await self._rows(query)}

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _insert(self, statement: Insert) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(statement)
        except IntegrityError as error:
            raise Taken from error


def _latest() -> Any:
    """The last answer of every table."""
    last = select(answers.c.table_id, func.max(answers.c.seq).label("seq")).group_by(answers.c.table_id).subquery()
    is_last = (answers.c.table_id == last.c.table_id) & (answers.c.seq == last.c.seq)
    return select(answers.c.table_id, answers.c.seq, answers.c.turn).join(last, is_last)


def _table_values(table: TableRow) -> dict[str, Any]:
    values = {name: value for name, value in vars(table).items() if name != "seats"}
    values["seed"] = str(table.seed)
    values["options"] = json.dumps(table.options)
    values["edition"] = json.dumps(table.edition) if table.edition else None
    return values


def _answer_values(table: str, answer: AnswerRow) -> dict[str, Any]:
    return {"table_id": table, **vars(answer), "chance": json.dumps(answer.chance)}


def _table(row: Row[Any], taken: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        version=row.version,
        seed=int(row.seed),
        options=json.loads(row.options),
        edition=json.loads(row.edition) if row.edition else None,
        pace=row.pace,
        host_hash=row.host_hash,
        source=row.source,
        created=row.created,
        seats=tuple(_seat(seat) for seat in taken),
    )


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.name, row.kind, row.level, row.token_hash, row.joined)
