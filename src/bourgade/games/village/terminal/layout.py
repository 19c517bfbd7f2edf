"""How the pieces of Village look in text, and how rows of them are laid out within the width of a block."""

from __future__ import annotations

from typing import Any

from bourgade.core.amounts import Amount, Forms, told
from bourgade.core.block import Span
from bourgade.core.language import Language, mark
from bourgade.games.village.ids import Cube

View = dict[str, Any]


FAMILIES = ("red", "yellow", "blue", "white")
SHIELDS = "^o=+"
"""Chevron, ring, bars and cross: a family is known by its shield where there is no colour."""

CUBES = tuple(cube.name.lower() for cube in Cube)
"""The names of the cubes, which are their styles too."""
LETTERS = dict(zip(CUBES, (mark("O"), mark("G"), mark("B"), mark("P"), mark("X")), strict=True))

# Where columns are narrow.
PTS: Forms = (mark("1 pt"), mark("{count} pts"))
ANY_CUBES: Forms = (mark("1 cube"), mark("{count} cubes"))
ANY_GOODS: Forms = (mark("1 good"), mark("{count} goods"))
WISHES = {
    "scroll": mark("scroll"),
    "horse": mark("horse"),
    "plough": mark("plough"),
    "ox": mark("ox"),
    "wagon": mark("wagon"),
    "grain": mark("grain"),
}


# --- pieces ---


def shield(seat: int) -> Span:
    """The mark of a family."""
    return SHIELDS[seat], FAMILIES[seat]


def cubes(counts: dict[str, int], say: Language) -> list[Span]:
    """Each cube as a letter in its colour."""
    return [(say(LETTERS[name]), name) for name in CUBES for _ in range(counts.get(name, 0))]


def free(count: int) -> list[Span]:
    """Empty places."""
    return [(".", "dim")] * count


def generations(counts: list[int], seat: int) -> list[Span]:
    """Members of one family, each with its shield and generation."""
    return [
        (f"{SHIELDS[seat]}{number}", FAMILIES[seat]) for number, count in enumerate(counts, 1) for _ in range(count)
    ]


def members(view: View, place: str) -> list[Span]:
    """All members at a place, family by family."""
    return [
        span for player in view["players"] for span in generations(player["members"].get(place, []), player["seat"])
    ]


def brief(say: Language, *amounts: Amount) -> str:
    """Amounts in short, without those that are zero."""
    return " + ".join(told(say, forms, count) for forms, count in amounts if count)


def wish(needs: dict[str, int], say: Language) -> str:
    """Goods and grain that somebody asks for, in short."""
    return " + ".join(say(WISHES[name]) + (f" x{count}" if count > 1 else "") for name, count in needs.items())


# --- rows ---


def length(spans: list[Span]) -> int:
    """The columns that spans take with a space between them."""
    return sum(len(text) for text, _ in spans) + len(spans) - 1


def pad(spans: list[Span], width: int) -> list[Span]:
    """Spans, and room up to a column."""
    room = width - length(spans) - 1
    return [*spans, (" " * room, "")] if room > 0 else spans
