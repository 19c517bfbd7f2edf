"""The tables of the database, in terms that every engine understands."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION = 1

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # text: the seed of an imported record may have any number of digits
    Column("options", Text, nullable=False),
    Column("edition", Text),
    Column("pace", String(20), nullable=False),
    Column("host_hash", String(64), nullable=False, index=True),
    Column("source", String(10), nullable=False),
    Column("created", String(40), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("joined", Boolean, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the insert is the check: of two equal ones the second fails
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", String(40), nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

Index("answers_by_turn", answers.c.turn)
