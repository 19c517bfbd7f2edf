"""Replays: a table as one guest could have seen it after any of its moves."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bourgade.core.language import Language, mark
from bourgade.server.guests import Guest
from bourgade.server.looking import imagined, look, viewing_seat
from bourgade.server.past import Past
from bourgade.server.refusals import NoSuchPage
from bourgade.server.store import TableRow
from bourgade.server.table import Table
from bourgade.server.tables import Tables
from bourgade.server.veil import is_open, veiled
from bourgade.web.pages import Move
from bourgade.web.shown import Shown


async def retell(tables: Tables, guest: Guest, number: int, say: Language) -> tuple[Shown, list[Move]]:
    """The position after so many moves, and all moves in words; those taken back are left out."""
    async with tables.at(guest.table) as table:
        row, past, tells_all = table.row, table.past(), is_open(table)
        guest = guest if tells_all else guest.while_it_runs
    if number > len(past.moves):
        raise NoSuchPage(mark("the table has {count} moves, not {number}"), count=len(past.moves), number=number)
    async with tables.retelling:
        return await asyncio.to_thread(_retell, row, past, guest, number, say, tells_all)


def _retell(
    row: TableRow, past: Past, guest: Guest, number: int, say: Language, tells_all: bool
) -> tuple[Shown, list[Move]]:
    table = Table(row, past.chance)
    shown, moves = look(table, guest, say), list[Move]()
    for count, text in enumerate(past.moves, 1):
        seat, _, notation = text.partition(" ")
        is_known = tells_all or veiled(table.rules.vocabulary, text, guest.seats) == text
        moves.append(Move(int(seat), _words(table, guest, notation, say) if is_known else say("Choose in secret")))
        table.follow(notation)
        if count == number:
            shown = look(table, guest, say)
    return replace(shown, offers=(), may_undo=False, may_redo=False, links={}), moves


def _words(table: Table, guest: Guest, notation: str, say: Language) -> str:
    rules = table.rules
    seen = imagined(rules, table.play.state, viewing_seat(table, guest))
    return rules.words.move(seen, rules.parse(notation), table.play.record.names, say) or notation
