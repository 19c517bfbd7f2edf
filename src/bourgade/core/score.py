"""Score sheets, line by line, and the order of the players at the end, with shared places."""

from __future__ import annotations

from typing import TypedDict


class Sheet(TypedDict):
    """The points of one seat: each line of the score sheet and their sum."""

    seat: int
    lines: dict[str, int]
    total: int


class Standing(TypedDict):
    """Where a seat ended: place 1 is the winner; equal seats share a place."""

    seat: int
    place: int
    total: int
    tie_breaks: dict[str, int]


class Rival(TypedDict):
    """The score sheet of somebody who plays without a seat; the name is marked for translation."""

    name: str
    lines: dict[str, int]
    total: int


def sheet(seat: int, lines: dict[str, int]) -> Sheet:
    """A score sheet that adds up."""
    return {"seat": seat, "lines": lines, "total": sum(lines.values())}


def rank(sheets: list[Sheet], tie_breaks: list[dict[str, int]], fewer: tuple[str, ...] = ()) -> list[Standing]:
    """The seats from first to last: more points first, then more, or fewer, of each tie-break in turn."""
    keys = [
        (item["total"], *[-value if name in fewer else value for name, value in ties.items()])
        for item, ties in zip(sheets, tie_breaks, strict=True)
    ]
    standings: list[Standing] = [
        {"seat": seat, "place": 1 + sum(other > key for other in keys), "total": key[0], "tie_breaks": tie_breaks[seat]}
        for seat, key in enumerate(keys)
    ]
    return sorted(standings, key=lambda standing: (standing["place"], standing["seat"]))
