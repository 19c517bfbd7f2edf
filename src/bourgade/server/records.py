"""Records: a table as a file to take away, and a file as a table to look through."""

from __future__ import annotations

import json

import bourgade
from bourgade.core.errors import BadRecord, UnknownGame
from bourgade.core.playthrough import replay
from bourgade.core.record import read_record
from bourgade.server.guests import Guest
from bourgade.server.plan import LINK
from bourgade.server.store import SeatRow, TableRow, now
from bourgade.server.table import Table
from bourgade.server.tokens import new_table_id
from bourgade.server.veil import IMPORTED, is_open, veiled
from bourgade.server.words import LONGEST_NAME, one_line

MOVES_FORMAT = "bourgade moves 1"


def export(table: Table, guest: Guest) -> str:
    """The record of a finished game. While a game runs, its moves as this guest may know them.

    Seed and chance would tell its secrets, and so would some moves of others.
    """
    if is_open(table):
        return table.past().now().text()
    record, vocabulary = table.play.record, table.rules.vocabulary
    open_part = {
        "format": MOVES_FORMAT,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "options": record.options,
        "edition": table.row.edition,
        "names": record.names,
        "rounds": [
            {"moves": [veiled(vocabulary, move, guest.while_it_runs.seats) for move in chapter.moves]}
            for chapter in record.chapters
        ],
    }
    return json.dumps(open_part, ensure_ascii=False, indent=1) + "\n"


def taken_in(text: str) -> tuple[TableRow, list[str], list[int]]:
    """The rows of a table made from the text of a record, with its moves and chance; checked by playing it again."""
    record = read_record(text)
    try:
        rules = bourgade.game(record.game)
        record.text().encode()
    except UnknownGame as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from None
    except UnicodeEncodeError:
        raise BadRecord("the record holds half a character: it was cut or badly converted") from None
    played = replay(rules, record).record
    names = [one_line(name, LONGEST_NAME) or str(number) for number, name in enumerate(record.names, 1)]
    row = TableRow(
        id=new_table_id(),
        game=rules.name,
        version=rules.version,
        seed=record.seed,
        options=played.options,
        edition=record.edition.plain() if record.edition else None,
        pace="calm",
        host_hash="",
        source=IMPORTED,
        created=now(),
        seats=tuple(SeatRow(seat, name, LINK, joined=True) for seat, name in enumerate(names)),
    )
    return row, [move.partition(" ")[2] for move in played.moves()], played.chance()
