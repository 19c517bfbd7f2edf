"""A block: one place of the board as lines of styled text, for terminals and plain-text clients."""

from __future__ import annotations

from dataclasses import dataclass

Span = tuple[str, str]
"""A piece of text and the name of its style ("" for plain)."""
Line = list[Span]

WIDTH = 36  # two blocks in their frames stand side by side in 80 columns
INDENT = 2
NAME = 16  # as much of a player's name leaves room for what stands beside it


@dataclass(frozen=True)
class Block:
    """A titled place of the board."""

    title: str
    lines: list[Line]
    seat: int = -1


def nickname(name: str) -> str:
    """As much of a name as there is room for.

    >>> nickname("Maximilienne de la Tour")
    'Maximilienne de…'
    """
    return name if len(name) <= NAME else f"{name[: NAME - 1].rstrip()}…"


def plain(line: Line) -> str:
    """A line without its styles."""
    return "".join(text for text, _ in line)


def words(text: str, style: str = "") -> list[Span]:
    """The words of a text, which may be broken between any two of them."""
    return [(word, style) for word in text.split(" ")]


def flow(spans: list[Span], indent: int = INDENT) -> list[Line]:
    """Spans with a space between them, in as many lines as they need; all but the first are indented."""
    lines: list[Line] = [[]]
    used = 0
    for text, style in spans:
        if used and used + 1 + len(text) > WIDTH:
            lines.append([(" " * (indent - 1), "")])
            used = indent - 1
        gap = " " if used else ""
        lines[-1].append((gap + text, style))
        used += len(gap) + len(text)
    return lines


def note(text: str) -> list[Line]:
    """A remark, in as many lines as it needs."""
    return flow(words(text, "dim"))


def spread(left: list[Span], right: Span) -> list[Line]:
    """Spans at the left, and one at the right edge."""
    lines = flow(left)
    used = sum(len(text) for text, _ in lines[-1])
    if used + 1 + len(right[0]) > WIDTH:
        lines.append([])
        used = 0
    lines[-1] += [(" " * (WIDTH - used - len(right[0])), ""), right]
    return lines
