"""Plans: what a new table shall be, checked, and the rows and links that it becomes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import bourgade
from bourgade.bots import bot
from bourgade.core.edition import edition_from_plain
from bourgade.core.errors import BadOption
from bourgade.core.language import Language
from bourgade.core.rules import new_seed
from bourgade.server.store import SeatRow, TableRow, now
from bourgade.server.tokens import new_table_id, new_token, seat_token, token_hash
from bourgade.server.words import LONGEST_NAME, one_line

HERE, LINK, BOT = "here", "link", "bot"
KINDS = (HERE, LINK, BOT)
DEFAULT_LEVEL = "greedy"
PACES: dict[str, tuple[float, float]] = {"calm": (0.9, 0.35), "quick": (0.15, 0.15), "instant": (0.05, 0.05)}
"""Seconds from the question to the first answer of a bot's turn, and to each further one. Even `instant` is longer
than a thought: how long a bot thinks would tell others how much it has to choose from."""


@dataclass(frozen=True)
class SeatPlan:
    """Who shall sit on a seat: a person `here`, a person who comes by `link`, or a `bot`."""

    kind: str = HERE
    name: str = ""
    level: str = DEFAULT_LEVEL


@dataclass(frozen=True)
class Plan:
    """A table to be opened."""

    game: str
    seats: list[SeatPlan]
    pace: str = "calm"
    options: dict[str, str] = field(default_factory=dict)
    edition: dict[str, Any] | None = None


@dataclass(frozen=True)
class Opened:
    """A table as its host gets it: the token of the host, and those of the seats that wait for guests."""

    row: TableRow
    token: str
    guests: dict[int, str]


def settle(plan: Plan, say: Language) -> Opened:
    """The rows and tokens of a new table; a plan that cannot be played is an error."""
    rules = bourgade.game(plan.game)
    edition = None if plan.edition is None else edition_from_plain(plan.edition, "edition")
    if plan.pace not in PACES:
        raise BadOption(f"there is no pace {plan.pace!r}; there are {', '.join(PACES)}")
    if not rules.fewest <= len(plan.seats) <= rules.most:
        raise BadOption(f"{rules.title} is for {rules.fewest} to {rules.most} seats, not {len(plan.seats)}")
    token, options = new_token(), rules.complete(plan.options)
    rules.new(len(plan.seats), 0, options, edition)  # finds what only the game itself can refuse
    row = TableRow(
        id=new_table_id(),
        game=rules.name,
        version=rules.version,
        seed=new_seed(),
        options=options,
        edition=edition.plain() if edition else None,
        pace=plan.pace,
        host_hash=token_hash(token),
        source="live",
        created=now(),
        seats=tuple(_seat(number, seat, token, say) for number, seat in enumerate(plan.seats)),
    )
    return Opened(row, token, {seat.seat: seat_token(token, seat.seat) for seat in row.seats if seat.kind == LINK})


def _seat(number: int, plan: SeatPlan, token: str, say: Language) -> SeatRow:
    if plan.kind not in KINDS:
        raise BadOption(f"seat {number + 1} cannot be {plan.kind!r}; it may be {', '.join(KINDS)}")
    name = one_line(plan.name, LONGEST_NAME)
    if plan.kind == BOT:
        bot(plan.level)
        name = name or f"{say(plan.level).capitalize()} {number + 1}"
        return SeatRow(number, name, BOT, plan.level, joined=True)
    own = token if plan.kind == HERE else seat_token(token, number)
    name = name or say("Player {number}", number=number + 1)
    return SeatRow(number, name, plan.kind, token_hash=token_hash(own), joined=plan.kind == HERE)
