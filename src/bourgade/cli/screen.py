"""The screen: text, boards and questions on a terminal, with names never read as markup."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bourgade.core.block import Block, Line
from bourgade.core.language import Language
from bourgade.core.rules import Rules

STYLES = {
    "strong": "bold",
    "dim": "dim",
    "legal": "bold gold1",
    "title": "bold",
    "good": "green",
    "warning": "yellow",
    "error": "red",
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "green": "green",
    "blue": "dodger_blue2",
    "purple": "medium_purple",
    "pink": "hot_pink",
    "brown": "orange4",
    "plague": "reverse",
    "white": "bold white",
    "grey": "grey62",
}
SEATS = ("red3", "yellow3", "dodger_blue2", "grey85", "green3")
NARROWEST = 40  # the games write their blocks 36 wide, and a frame takes 4


def seat_style(seat: int) -> str:
    """The style of a seat; plain for nobody."""
    return SEATS[seat % len(SEATS)] if seat >= 0 else ""


def rich_style(name: str) -> str:
    """The terminal's style for a style name of the games: `seat0` and so on, or one of STYLES."""
    if name.startswith("seat") and name[4:].isdecimal():
        return seat_style(int(name[4:]))
    return STYLES.get(name, "")


def printable(text: str) -> str:
    """A text from outside without control characters, which a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def styled(line: Line) -> Text:
    """A line of a block."""
    text = Text()
    for part, style in line:
        text.append(part, rich_style(style))
    return text


class Screen:
    """Where a command writes, in the language of its reader."""

    def __init__(self, say: Language, to_stderr: bool = False) -> None:
        self.say = say
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # letters that one side does not know become question marks
        self.console = Console(highlight=False, markup=False, emoji=False, stderr=to_stderr)

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.console.width

    def print(self, *parts: RenderableType) -> None:
        """Write things as they are; a text is wrapped."""
        self.console.print(*parts)

    def tell(self, text: str, style: str = "", indent: int = 0) -> None:
        """One line of text."""
        line = Text(text, rich_style(style))
        self.console.print(Padding(line, (0, 0, 0, indent)) if indent else line)

    def read(self, prompt: str) -> str:
        """A line from the person; control characters, which some keys send, are left out."""
        return "".join(filter(str.isprintable, input(prompt))).strip()

    def table(self) -> Table:
        """An empty table in the manner of the house."""
        return Table(header_style="bold", box=SIMPLE_HEAD, pad_edge=False)

    def board(self, rules: Rules[Any], view: dict[str, Any], names: list[str]) -> None:
        """The places of the board, side by side as far as they fit."""
        blocks = rules.words.blocks(view, names, self.say)
        if not blocks:
            return
        columns = max(1, min(len(blocks), self.width // NARROWEST))
        widths = [self.width // columns] * columns
        grid = Table.grid()
        for width in widths:
            grid.add_column(width=width)
        heights = [height(block, widths[0], self.console) for block in blocks]
        parts = newspaper(heights, columns)
        grid.add_row(*[Group(*panels(blocks[start:end])) for start, end in parts])
        self.console.print(grid)


def panels(blocks: Iterable[Block]) -> list[Panel]:
    """Each block in a frame, that of a seat in its colour."""
    return [
        Panel(
            Text("\n").join([styled(line) for line in block.lines]),
            title=Text(block.title, "bold"),
            title_align="left",
            border_style=seat_style(block.seat) or "dim",
        )
        for block in blocks
    ]


def height(block: Block, width: int, console: Console) -> int:
    """The lines a block takes in its frame."""
    inside = max(1, width - 4)
    return 2 + sum(max(1, len(styled(line).wrap(console, inside))) for line in block.lines)


def newspaper(heights: list[int], columns: int) -> list[tuple[int, int]]:
    """Where to break a row of things into columns so that the longest one is as short as can be."""
    for limit in range(max(heights), sum(heights) + 1):
        parts = _fill(heights, limit)
        if len(parts) <= columns:
            return parts
    return [(0, len(heights))]


def _fill(heights: list[int], limit: int) -> list[tuple[int, int]]:
    parts, start, filled = [], 0, 0
    for place, tall in enumerate(heights):
        if filled + tall > limit:
            parts.append((start, place))
            start, filled = place, 0
        filled += tall
    return [*parts, (start, len(heights))]
