"""What the table is drawn from: a view, the moves offered by their spots, and the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bourgade.core.scene import BoardScene, spot_of
from bourgade.games.villagers import names as words
from bourgade.games.villagers.actions import VOCABULARY
from bourgade.games.villagers.ids import Counted, EventCard, Owner, Suit, Villager

NOWHERE = {"exchange", "bank", "free", "side", "lower", "pay", "decline", "done"}
"""The verbs that no place stands for: they are answered with a button."""
ON_THE_ROAD = {"draft", "blind", "send", "coin", "lay", "conscript"}
"""The verbs that ask about nothing but the road."""
SHIELDS = ("s-red", "s-yellow", "s-blue", "s-white", "s-green")
CROWN = "i-prestige"


def spot(action: int) -> str:
    """The id of the place to click for an action."""
    return spot_of(VOCABULARY, NOWHERE, action)


@dataclass(frozen=True)
class Scene(BoardScene):
    """A view of Villagers to be drawn, with the moves offered in it."""

    verbs: frozenset[str] = frozenset()
    """Of all moves that are offered, those without a place too."""

    # --- what is there ---

    @property
    def own(self) -> dict[str, Any]:
        """The village that is drawn in full."""
        return self.players[self.viewer]

    @property
    def solo(self) -> dict[str, Any] | None:
        """The Countess and her events, in a game against her."""
        found: dict[str, Any] | None = self.view["solo"]
        return found

    @property
    def is_about_road(self) -> bool:
        """Whether one looks at the road now: asked about it, or while others draft."""
        return bool(self.verbs & ON_THE_ROAD) or (not self.verbs and any(self.view["to_draft"]))

    @property
    def price(self) -> int:
        """What a padlock costs."""
        return int(self.view["printed"]["unlock_price"])

    def card(self, villager: str) -> dict[str, Any]:
        """What is printed on a villager."""
        found: dict[str, Any] = self.view["printed"]["cards"][villager]
        return found

    # --- what it is called ---

    def called(self, villager: str) -> str:
        """The name of a villager."""
        return self.say(words.VILLAGERS[Villager[villager.upper()]])

    def a(self, villager: str) -> str:
        """One villager of a kind, in a sentence."""
        return self.say(words.A_VILLAGER[Villager[villager.upper()]])

    def suit(self, suit: str) -> str:
        """The name of a suit."""
        return self.say(words.SUITS[Suit[suit.upper()]])

    def event(self, event: str) -> str:
        """The name of an event."""
        return self.say(words.EVENTS[EventCard[event.upper()]])

    def amount(self, counted: str, count: int) -> str:
        """So many of what can be counted in a village."""
        return words.told(self.say, words.COUNTED[Counted[counted.upper()]], count)

    def gold(self, count: int) -> str:
        """So much gold."""
        return words.told(self.say, words.GOLD, count)

    def owner(self, seat: int) -> str:
        """Whose village it is; behind the seats stands the Countess."""
        return words.owner_name(self.say, seat if seat < len(self.names) else Owner.COUNTESS, self.names)


def shield_of(scene: Scene, seat: int) -> str:
    """The icon of a seat, or of the Countess behind the seats."""
    return SHIELDS[seat] if seat < len(scene.names) else CROWN


def suit_icon(suit: str | None) -> str:
    """The icon of a suit; the first cards of the Countess have none."""
    return f"i-suit-{suit}" if suit else CROWN
