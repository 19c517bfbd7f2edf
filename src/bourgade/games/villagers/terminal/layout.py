"""How the cards of Villagers look in text, and how rows of them are laid out within the width of a block."""

from __future__ import annotations

from typing import Any

from bourgade.core.block import Line, Span, flow, words
from bourgade.core.language import Language, mark
from bourgade.games.villagers import names
from bourgade.games.villagers.ids import Counted, Suit, Villager
from bourgade.games.villagers.names import SPECIALS, SUITS, VILLAGERS

View = dict[str, Any]

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


def printed(view: View, name: str, say: Language) -> list[Line]:
    """What is printed on a villager, below its name."""
    return below(facts(view, name, say))


def below(text: str, style: str = "dim") -> list[Line]:
    """What is said of a card, below its name."""
    return flow([("   ", ""), *words(text, style)], 4)


def facts(view: View, name: str, say: Language) -> str:
    """What is printed on a villager, in short: first its suit, with a number where it counts more than once."""
    card, deed = view["printed"]["cards"][name], SPECIALS.get(Villager[name.upper()])
    notes = [suits(card, say)]
    notes += [say(deed)] if deed else [say(text, count=card[fact]) for fact, text in SHOWN.items() if card[fact]]
    if card["silver"]:
        notes.append(silver(card["silver"], say))
    if card["placed_on"].upper() in Villager.__members__:
        notes.append(say("on {villager}", villager=villager(view, card["placed_on"], say)[0]))
    if card["key"]:
        notes.append(say("padlock {key}", key=villager(view, card["key"], say)[0]))
    if card["keyring"]:
        notes.append(say("keyring {count}", count=card["keyring"]))
    return ", ".join(notes)


def suits(card: View, say: Language) -> str:
    """The suit of a card, as often as it counts."""
    name = suit(card["suit"], say)[0]
    return f"{name} {card['symbols']}" if card["symbols"] > 1 else name


def silver(formula: View, say: Language) -> str:
    """What a Silver symbol pays."""
    return names.silver(say, formula["gold"], Counted[formula["of"].upper()], formula["per"])


def coins(count: int) -> list[Span]:
    """The gold on a villager."""
    return [(f"+{count}", "strong")] if count else []


# --- rows ---


def shelf(title: str, spans: list[Span]) -> list[Line]:
    """What lies in one place, after its title."""
    return flow([*words(title, "dim"), *(spans or [("-", "dim")])])


def commas(spans: list[Span]) -> list[Span]:
    """Spans with a comma after all but the last."""
    return [(text + ("," if place < len(spans) - 1 else ""), style) for place, (text, style) in enumerate(spans)]
