"""What is printed on the cards, for those who draw them: symbols, prices, chains, padlocks and events."""

from __future__ import annotations

from typing import Any

from bourgade.games.villagers.components import NONE, PLACES, Components
from bourgade.games.villagers.ids import Counted, EventCard, Suit, Villager, When

PLACE_NAMES = {place: name for name, place in PLACES.items()}


def printed(components: Components) -> dict[str, Any]:
    """The printed facts by card, and the numbers that everybody needs."""
    return {
        "cards": {kind.name.lower(): _card(components, kind) for kind in Villager},
        "events": {event.name.lower(): _event(components, event) for event in EventCard},
        "unlock_price": components.unlock_price,
        "first_market_stack": components.first_market_stack,
    }


def _card(components: Components, kind: int) -> dict[str, Any]:
    suit, below = components.suit[kind], components.placed_on[kind]
    return {
        "suit": None if suit == NONE else Suit(suit).name.lower(),
        "symbols": components.symbols[kind],
        "placed_on": PLACE_NAMES.get(below) or Villager(below).name.lower(),
        "slots": components.slots[kind],
        "food": components.food[kind],
        "houses": components.houses[kind],
        "gold": components.gold[kind],
        "silver": _silver(components, kind),
        "key": None if components.key[kind] == NONE else Villager(components.key[kind]).name.lower(),
        "keyring": components.keyring[kind],
    }


def _silver(components: Components, kind: int) -> dict[str, Any] | None:
    """So much gold for every so many of what it counts."""
    counted = components.silver_of[kind]
    if counted == NONE:
        return None
    return {
        "gold": components.silver_gold[kind],
        "per": components.silver_per[kind],
        "of": Counted(counted).name.lower(),
    }


def _event(components: Components, event: int) -> dict[str, Any]:
    return {
        "phase": When(components.event_phase[event]).name.lower(),
        "amount": components.event_amount[event],
    }
