"""The printed facts as the engine reads them: flat lists, by the ids of what they speak of."""

from __future__ import annotations

import importlib.resources
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from bourgade.core.components import Catalogue
from bourgade.core.edition import Edition
from bourgade.core.errors import BadOption
from bourgade.core.ids import names_of
from bourgade.games.villagers.demands import dealt, demands
from bourgade.games.villagers.ids import Base, Basic, Counted, EventCard, Key, Level, Suit, Villager, When

CATALOGUE: Final = Catalogue.load(Path(str(importlib.resources.files(__package__) / "components.toml")))
STACKS: Final = 6
VILLAGERS: Final = 53
"""The villagers proper; behind them stand the first cards of the villages."""
TABLE: Final = -1  # where a first villager is placed
CHAIN: Final = -2  # Monk and Apprentice: anywhere in a chain
DISCARD: Final = -3  # Tinner and Smuggler
PLACES: Final = {"table": TABLE, "chain": CHAIN, "discard": DISCARD}
NONE: Final = -1


class Components:
    """The printed facts for one number of players and one edition: plain numbers and flat lists, never changed."""

    __slots__ = (
        "arrival_coin", "base_build", "base_draft", "base_kinds", "base_numbers", "basic_copies", "basic_kinds",
        "copies", "countess_cards", "countess_gold", "decks", "edition", "event_amount", "event_phase", "events",
        "events_by_value", "exchanges", "first_market_stack", "food", "gold", "hand_size", "houses", "jester", "key",
        "key_kinds", "key_numbers", "keyring", "least_value", "most_built", "most_drafted", "new_events", "placed_on",
        "roles", "seats", "silver_gold", "silver_of", "silver_per", "slots", "stack_size", "start_gold", "starting",
        "suit", "suit_end", "suit_start", "symbols", "unlock_price",
    )  # fmt: skip

    def __init__(self, seats: int, edition: Edition | None, values: dict[str, Any]) -> None:
        self.seats = seats
        self.edition = edition
        cards = [values["villagers"][name] for name in names_of(Villager)[:VILLAGERS]]
        cards += [values["first_cards"][name] for name in names_of(Villager)[VILLAGERS:]]
        self._read_cards(cards)
        self._read_ids(cards)
        self._read_numbers(values["numbers"])
        self._read_setup(values["setup"][str(seats)], cards)
        self._read_solo(values)

    def __reduce__(self) -> tuple[Any, ...]:
        return components_for, (self.seats, self.edition)

    def _read_cards(self, cards: list[dict[str, Any]]) -> None:
        silver = [card.get("silver", {}) for card in cards]
        self.suit: list[int] = [Suit[card["suit"].upper()].value if "suit" in card else NONE for card in cards]
        self.symbols: list[int] = [card.get("symbols", 0) for card in cards]
        self.placed_on: list[int] = [_place(card.get("placed_on", "table")) for card in cards]
        self.slots: list[int] = [card["slots"] for card in cards]
        self.food: list[int] = [card["food"] for card in cards]
        self.houses: list[int] = [card.get("houses", 0) for card in cards]
        self.gold: list[int] = [card["gold"] for card in cards]
        self.key: list[int] = [Villager[card["key"].upper()].value if "key" in card else NONE for card in cards]
        self.keyring: list[int] = [card.get("keyring", 0) for card in cards]
        self.silver_gold: list[int] = [formula.get("gold", 0) for formula in silver]
        self.silver_per: list[int] = [formula.get("per", 1) for formula in silver]
        self.silver_of: list[int] = [Counted[f["of"].upper()].value if f else NONE for f in silver]

    def _read_ids(self, cards: list[dict[str, Any]]) -> None:
        """Which card each id of a smaller list stands for; the Founders are the same card on both sides."""
        suits = self.suit[:VILLAGERS]
        self.roles: list[int] = list(range(len(cards)))
        self.roles[Villager.FOUNDERS_FOOD] = Villager.FOUNDERS.value
        self.base_kinds: list[int] = [Villager[base.name].value for base in Base]
        self.base_numbers: list[int] = [_number(self.base_kinds, role) for role in self.roles]
        self.key_kinds: list[int] = [Villager[key.name].value for key in Key]
        self.key_numbers: list[int] = [_number(self.key_kinds, kind) for kind in range(len(cards))]
        self.basic_kinds: list[int] = [Villager[basic.name].value for basic in Basic]
        self.suit_start: list[int] = [suits.index(suit) for suit in range(len(Suit))]
        self.suit_end: list[int] = [suits.index(suit) + suits.count(suit) for suit in range(len(Suit))]

    def _read_numbers(self, numbers: dict[str, int]) -> None:
        self.start_gold: int = numbers["start_gold"]
        self.unlock_price: int = numbers["unlock_price"]
        self.base_draft: int = numbers["draft"]
        self.most_drafted: int = numbers["most_drafted"]
        self.base_build: int = numbers["build"]
        self.most_built: int = numbers["most_built"]
        self.exchanges: int = numbers["exchanges"]
        self.arrival_coin: int = numbers["arrival_coin"]
        self.first_market_stack: int = numbers["first_market_stack"]

    def _read_setup(self, setup: dict[str, Any], cards: list[dict[str, Any]]) -> None:
        self.stack_size: int = setup["stack"]
        self.hand_size: int = setup["hand"]
        self.basic_copies: list[int] = [cards[kind]["copies"] for kind in self.basic_kinds]
        self.starting: list[int] = [kind for kind, card in enumerate(cards) if card.get("starting")]
        self.copies: list[int] = [dealt(card, setup["removed"]) for card in cards]
        """How many of each villager are shuffled: no basic or starting one, and no suit that is out of the game."""

    def _read_solo(self, values: dict[str, Any]) -> None:
        levels = [values["levels"][name] for name in names_of(Level)]
        events = [values["events"][name] for name in names_of(EventCard)]
        self.least_value: list[int] = list(values["countess"]["least_value"])
        self.new_events: list[int] = list(values["countess"]["new_events"])
        self.countess_cards: list[int] = [Villager[level["countess"].upper()].value for level in levels]
        self.countess_gold: list[int] = [level["gold"] for level in levels]
        self.events: list[int] = [level["events"] for level in levels]
        self.events_by_value: list[bool] = [level["by_value"] for level in levels]
        self.jester: list[bool] = [level["jester"] for level in levels]
        self.decks: list[list[int]] = [
            [int(name not in level["without"]) for name in names_of(EventCard)] for level in levels
        ]
        self.event_phase: list[int] = [When[event["phase"].upper()].value for event in events]
        self.event_amount: list[int] = [event.get("amount", 0) for event in events]


@lru_cache(maxsize=64)
def components_for(seats: int, edition: Edition | None) -> Components:
    """The printed facts for a number of players, corrected by an edition if there is one."""
    if seats not in (1, 2, 3, 4, 5):
        raise BadOption(f"Villagers is for 1 to 5 players, not {seats!r}")
    return Components(seats, edition, CATALOGUE.agreed(edition, demands))


def _place(name: str) -> int:
    return PLACES[name] if name in PLACES else Villager[name.upper()].value


def _number(kinds: list[int], kind: int) -> int:
    return kinds.index(kind) if kind in kinds else NONE
