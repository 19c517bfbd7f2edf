"""Pictures: what a game draws for the browser, as markup that is safe to show."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

VOID = {"br", "hr", "img", "input", "link", "meta"}


class Markup(str):
    """Markup made by `tag` and `join`; plain text becomes markup only by being escaped."""

    __slots__ = ()

    def __html__(self) -> str:
        """How template engines know that this is safe."""
        return self


def safe(text: str) -> Markup:
    """Text as markup: what is markup stays, all else is escaped."""
    return text if isinstance(text, Markup) else Markup(escape(text))


def join(*parts: str) -> Markup:
    """Parts after one another."""
    return Markup("".join(safe(part) for part in parts))


def tag(name: str, *children: str, **attributes: str | float | bool | None) -> Markup:
    """An element. `class_` is `class`, `aria_label` is `aria-label`; None and False leave an attribute out.

    >>> tag("b", "2 < 3", class_="sum")
    '<b class="sum">2 &lt; 3</b>'
    """
    pieces = [name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        written = key.rstrip("_").replace("_", "-")
        pieces.append(written if value is True else f'{written}="{escape(str(value))}"')
    opening = f"<{' '.join(pieces)}>"
    return Markup(opening if name in VOID else f"{opening}{join(*children)}</{name}>")


@dataclass(frozen=True)
class Offer:
    """A legal move as it is offered: `spot` is the id of the place to click, empty for a button."""

    action: int
    notation: str
    words: str
    warning: str
    spot: str


@dataclass(frozen=True)
class Picture:
    """What a game draws of a view: the parts that the table page lays out."""

    headline: str
    """One line below the title: the round, and how much of it is left."""
    tiles: Markup
    """The index of places for narrow screens."""
    board: Markup
    """The shared places, each a section with its own drawing."""
    own: Markup
    """The pieces of the seat that looks (for a spectator, of the seat on turn)."""
    others: Markup
    """The other seats, in short."""
    focus: str
    """The id of the place that the question is about."""
    icon: str
    """The icon of the question."""
