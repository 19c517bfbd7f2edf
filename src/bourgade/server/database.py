"""Opening the database that a file name or a URL stands for, with errors that say what to do."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import event, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bourgade.core.errors import BourgadeError
from bourgade.server import schema

DRIVERS = {"sqlite": "sqlite+aiosqlite"}
BUSY_SECONDS = 30


class CannotOpen(BourgadeError):
    """A database that cannot be opened; the text says what to do about it."""


def database_url(target: str) -> URL:
    """The URL behind a file name or a URL."""
    if "://" not in target:
        return URL.create("sqlite+aiosqlite", database=target)
    try:
        url = make_url(target)
    except ArgumentError:
        raise CannotOpen(
            f"{target!r} is no database URL: give a file name such as bourgade.db, or sqlite:///bourgade.db"
        ) from None
    family = url.drivername.partition("+")[0]
    if family not in DRIVERS:
        raise CannotOpen(f"{family!r} databases are not supported: give a file name such as bourgade.db")
    return url.set(drivername=DRIVERS[family])


async def open_engine(target: str) -> AsyncEngine:
    """An engine on the database, which is created if need be and has the tables that this version expects."""
    url = database_url(target)
    path = _check_file(url.database)
    # The values of a statement are moves and chance: an error that named them would put a secret into the log.
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _be_durable)
    try:
        await _prepare(engine)
    except DBAPIError as error:
        await engine.dispose()
        raise CannotOpen(
            f"{path} cannot be used as a database ({error.orig}): give another file, or move this one away"
        ) from None
    except CannotOpen:
        await engine.dispose()
        raise
    return engine


def _check_file(name: str | None) -> Path:
    """Refuse early, and in words, what the engine would refuse in its own."""
    if not name or name == ":memory:":
        raise CannotOpen("the games must be kept in a file: give its name, such as bourgade.db")
    path = Path(name).absolute()
    folder = path.parent
    if not folder.is_dir():
        raise CannotOpen(f"the folder {folder} does not exist: create it, or give another file")
    if path.is_dir():
        raise CannotOpen(f"{path} is a folder: give the name of a file in it")
    # The write-ahead log lies beside the file, so the folder must be writable too.
    for place in (folder, path):
        if place.exists() and not os.access(place, os.W_OK):
            raise CannotOpen(f"{place} cannot be written: change its permissions, or give another file")
    return path


def _be_durable(connection: Any, _record: object) -> None:
    """Every commit reaches the disk, and readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _prepare(engine: AsyncEngine) -> None:
    try:
        await _create(engine)
    except IntegrityError:  # another process has just created it
        await _create(engine)


async def _create(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)
        found = await connection.scalar(select(schema.about.c.value).where(schema.about.c.key == "schema"))
        if found is None:
            await connection.execute(insert(schema.about).values(key="schema", value=str(schema.VERSION)))
        elif found != str(schema.VERSION):
            raise CannotOpen(
                f"the database has layout {found} and this program knows layout {schema.VERSION}: "
                "start the version of bourgade that made it, or give another file"
            )
