"""What others may read of the moves of a running game: of one made in secret, no more than its verb."""

from __future__ import annotations

from collections.abc import Container

from bourgade.core.vocabulary import Vocabulary
from bourgade.server.table import Table

IMPORTED = "import"


def is_open(table: Table) -> bool:
    """Whether nothing of a table is secret any more: its game is over, or it came from a record."""
    return table.is_over or table.row.source == IMPORTED


def veiled(vocabulary: Vocabulary, move: str, seats: Container[int]) -> str:
    """A move as `seat notation` for a guest of these seats."""
    seat, _, notation = move.partition(" ")
    verb = vocabulary.decode(vocabulary.parse(notation)).verb
    return f"{seat} {verb.name}" if verb.is_secret and int(seat) not in seats else move
