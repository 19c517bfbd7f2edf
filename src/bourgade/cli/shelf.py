"""The shelf: records in files, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import click

import bourgade
from bourgade.cli.screen import printable
from bourgade.core.errors import BadRecord, UnknownGame
from bourgade.core.record import Record, read_record
from bourgade.core.rules import Rules


def save(path: Path, text: str) -> None:
    """Write a file so that it is either the old one or the new one, whatever happens meanwhile."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise click.FileError(str(path), hint=error.strerror) from error
    finally:
        with contextlib.suppress(OSError):
            draft.unlink()


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        record = read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise click.FileError(str(path), hint=error.strerror) from error
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is no record: it is not text in UTF-8") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    record.names = [printable(name) for name in record.names]
    return record


def rules_of(record: Record) -> Rules[Any]:
    """The rules that a record was played by."""
    try:
        return bourgade.game(record.game)
    except UnknownGame as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from None
