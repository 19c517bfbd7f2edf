"""How the cards of Villagers look in text, and how rows of them are laid out within the width of a block."""

from __future__ import annotations

from typing import Any

from bourgade.core.block import Line, Span
from bourgade.core.language import Language, mark
from bourgade.games.villagers.ids import Counted, Suit, Villager
from bourgade.games.villagers.names import COUNTED, SUITS, VILLAGERS, told

View = dict[str, Any]

WIDTH = 36  # two blocks in their frames stand side by side in 80 columns
INDENT = 2
SHIELDS = "^o=+#"
"""Chevron, ring, bars, cross and net: a seat is known by its shield where there is no colour."""

STYLES = {
    "grain": "orange",
    "wood": "brown",
    "hay": "yellow",
    "ore": "grey",
    "grape": "purple",
    "wool": "white",
    "leather": "red",
    "solitary": "green",
    "special": "blue",
}
SHOWN = {
    "food": mark("food {count}"),
    "houses": mark("house {count}"),
    "gold": mark("gold {count}"),
}


# --- cards ---


def shield(seat: int) -> Span:
    """The mark of a seat."""
    return SHIELDS[seat], f"seat{seat}"


def villager(view: View, name: str, say: Language) -> Span:
    """The name of a villager in the colour of its suit."""
    return say(VILLAGERS[Villager[name.upper()]]), suit_style(view["printed"]["cards"][name]["suit"])


def suit(name: str, say: Language) -> Span:
    """The name of a suit in its colour."""
    return say(SUITS[Suit[name.upper()]]), suit_style(name)


def suit_style(name: str | None) -> str:
    """The colour of a suit; plain without one."""
    return STYLES[name] if name else ""


def facts(view: View, name: str, say: Language) -> str:
    """What is printed on a villager, in short."""
    card = view["printed"]["cards"][name]
    notes = [say(text, count=card[fact]) for fact, text in SHOWN.items() if card[fact]]
    if card["silver"]:
        notes.append(silver(card["silver"], say))
    if card["placed_on"].upper() in Villager.__members__:
        notes.append(say("on {villager}", villager=villager(view, card["placed_on"], say)[0]))
    if card["key"]:
        notes.append(say("padlock {key}", key=villager(view, card["key"], say)[0]))
    if card["keyring"]:
        notes.append(say("keyring {count}", count=card["keyring"]))
    return ", ".join(notes)


def silver(formula: View, say: Language) -> str:
    """What a Silver symbol pays, in short."""
    things = told(say, COUNTED[Counted[formula["of"].upper()]], formula["per"])
    return say("silver {gold} for {things}", gold=formula["gold"], things=things)


def coins(count: int) -> list[Span]:
    """The gold on a villager."""
    return [(f"+{count}", "strong")] if count else []


# --- rows ---


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


def shelf(title: str, spans: list[Span]) -> list[Line]:
    """What lies in one place, after its title."""
    return flow([*words(title, "dim"), *(spans or [("-", "dim")])])


def commas(spans: list[Span]) -> list[Span]:
    """Spans with a comma after all but the last."""
    return [(text + ("," if place < len(spans) - 1 else ""), style) for place, (text, style) in enumerate(spans)]
