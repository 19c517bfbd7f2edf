"""A block: one place of the board as lines of styled text, for terminals and plain-text clients."""

from __future__ import annotations

from dataclasses import dataclass

Span = tuple[str, str]
"""A piece of text and the name of its style ("" for plain)."""
Line = list[Span]


@dataclass(frozen=True)
class Block:
    """A titled place of the board."""

    title: str
    lines: list[Line]
    seat: int = -1


def plain(line: Line) -> str:
    """A line without its styles."""
    return "".join(text for text, _ in line)
