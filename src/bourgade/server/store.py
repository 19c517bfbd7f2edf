"""What is kept of a table, and what a store must be able to do with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

BEGIN, UNDO, REDO = "begin", "undo", "redo"


class Taken(Exception):
    """Somebody else has written the row with this number first."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits where. `kind` is `here`, `link` or `bot`."""

    seat: int
    name: str
    kind: str
    level: str = ""
    token_hash: str = ""
    joined: bool = False


@dataclass(frozen=True)
class TableRow:
    """What was settled before the first move. `source` is `live`, or `import` for a record that is only looked at."""

    id: str
    game: str
    version: int
    seed: int
    options: dict[str, str]
    edition: dict[str, Any] | None
    pace: str
    host_hash: str
    source: str
    created: str
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class AnswerRow:
    """One answer, or `begin`, `undo`, `redo`: the chance results it met, and the seat on turn after it (-1: over)."""

    seq: int
    seat: int
    move: str
    chance: list[int] = field(default_factory=list)
    turn: int = -1
    at: str = ""


@dataclass(frozen=True)
class MessageRow:
    """A line of the chat."""

    number: int
    seat: int
    text: str
    at: str = ""


@dataclass(frozen=True)
class Access:
    """What a token opens."""

    table: str
    seats: tuple[int, ...]
    is_host: bool


@dataclass(frozen=True)
class Summary:
    """A table as a list shows it: who sits there, and the seat on turn (-1: over)."""

    table: str
    game: str
    created: str
    turn: int
    seats: tuple[SeatRow, ...]


class Store(Protocol):
    """Keeps tables for ever: rows are added and never changed, save that a seat is marked as joined.

    Whatever has been awaited is on the disk.
    """

    async def create(self, table: TableRow, answers: list[AnswerRow]) -> None:
        """Keep a new table with its first answers, all or nothing."""

    async def table(self, table: str) -> TableRow | None:
        """A table by its public name."""

    async def answers(self, table: str) -> list[AnswerRow]:
        """All answers, the oldest first."""

    async def append(self, table: str, answer: AnswerRow) -> None:
        """Keep an answer; `Taken` when its number is used: of two at once exactly one is kept."""

    async def messages(self, table: str) -> list[MessageRow]:
        """The whole chat, the oldest line first."""

    async def add_message(self, table: str, message: MessageRow) -> None:
        """Keep a line of the chat; `Taken` when its number is used."""

    async def join(self, table: str, seats: tuple[int, ...]) -> None:
        """Mark seats whose guest has come."""

    async def access(self, token_hash: str) -> Access | None:
        """What a token opens, by its hash."""

    async def summaries(self, hashes: list[str]) -> dict[str, Summary]:
        """The tables that these tokens open, by the hash of the token."""

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is on turn."""

    async def close(self) -> None:
        """Let go of the database."""


def now() -> str:
    """This moment in universal time, as text that sorts."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
