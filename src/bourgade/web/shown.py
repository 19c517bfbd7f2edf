"""What one seat, or a spectator, is shown of a table: the whole of it, and nothing else, reaches the page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bourgade.core.picture import Offer
from bourgade.core.score import Rival, Sheet, Standing


@dataclass(frozen=True)
class Seat:
    """Who sits where."""

    number: int
    name: str
    kind: str
    """`here`, `link` or `bot`."""
    level: str = ""
    """The level of a bot."""
    joined: bool = True
    """Whether the person of a link has opened it."""


@dataclass(frozen=True)
class Told:
    """A line of the log."""

    seq: int
    seat: int
    words: str


@dataclass(frozen=True)
class Said:
    """A line of the chat."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True)
class Shown:
    """A table as one of its guests sees it."""

    table: str
    """The public id of the table."""
    link: str
    """The path of this guest's page; everything is posted below it."""
    game: str
    seat: int
    """The seat whose view this is, -1 for a spectator. On one device shared by several, that of the seat on turn."""
    own_seats: tuple[int, ...]
    """The seats this guest plays."""
    seats: tuple[Seat, ...]
    seq: int
    """How many answers the table has seen; posted with every move."""
    view: dict[str, Any]
    prompt: str
    offers: tuple[Offer, ...]
    """Empty when it is not for this guest to move."""
    may_undo: bool
    may_redo: bool
    log: tuple[Told, ...]
    """The newest last."""
    fresh: int
    """Log lines from this answer on are news to this guest."""
    sheets: tuple[Sheet, ...]
    rivals: tuple[Rival, ...] = ()
    """Who plays without a seat."""
    standings: tuple[Standing, ...] = ()
    """Only when the game is over."""
    totals: tuple[tuple[int, ...], ...] = ()
    """For the chart at the end: the totals of all seats and rivals after each round."""
    chat: tuple[Said, ...] = ()
    links: dict[int, str] = field(default_factory=dict)
    """For the host alone: the links of the seats that wait for a guest."""
    rule: str = ""
    """The rule behind the question."""
    origin: str = ""
    """The address of this site, so that links can be copied whole."""
    changes_hands: bool = False
    """Whether the next one of several at this device has to take it up before his secrets are shown."""
    is_stale: bool = False
    """Whether this is the answer to something that came too late."""
