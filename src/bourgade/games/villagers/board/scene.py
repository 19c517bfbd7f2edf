"""What the table is drawn from: a view, the moves offered by their spots, and the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bourgade.core.language import Language
from bourgade.core.picture import Markup, Offer, tag
from bourgade.games.villagers import names as words
from bourgade.games.villagers.actions import VOCABULARY
from bourgade.games.villagers.ids import Counted, EventCard, Owner, Suit, Villager

NOWHERE = {"exchange", "bank", "free", "side", "lower", "pay", "decline", "done"}
"""The verbs that no place stands for: they are answered with a button."""
SHIELDS = ("s-red", "s-yellow", "s-blue", "s-white", "s-green")
CROWN = "i-prestige"


def spot(action: int) -> str:
    """The id of the place to click for an action: its notation, so that drawing and offering agree."""
    move = VOCABULARY.decode(action)
    return "" if move.verb.name in NOWHERE else move.notation.replace(" ", "-")


@dataclass(frozen=True)
class Scene:
    """A view to be drawn, with the moves offered in it."""

    view: dict[str, Any]
    offers: dict[str, Offer]
    """By spot."""
    verbs: frozenset[str]
    """Of all moves that are offered."""
    names: list[str]
    say: Language

    # --- what is there ---

    @property
    def players(self) -> list[dict[str, Any]]:
        """The villages of all seats."""
        found: list[dict[str, Any]] = self.view["players"]
        return found

    @property
    def viewer(self) -> int:
        """The seat whose village is drawn in full: the one that looks, for a spectator the one on turn."""
        return int(max(self.view["seat"], 0) if self.view["seat"] >= 0 else max(self.view["to_move"], 0))

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

    # --- what may be done ---

    def offered(self, *spots: str) -> str:
        """The first of these spots that a move is offered at; empty if none."""
        return next((name for name in spots if name in self.offers), "")

    def press(self, name: str, *children: str, class_: str = "", key: str | None = None) -> Markup:
        """A piece of the table: a button when a move is offered at this spot."""
        if name not in self.offers:
            return tag("span", *children, class_=class_ or None, data_key=key)
        offer = self.offers[name]
        sentence = tag("span", ". ".join(filter(None, (offer.words, offer.warning))), class_="vh")
        inside = tag("span", *children, class_="inside", aria_hidden="true")
        given = f"spot {class_}".rstrip()
        return tag(
            "button", sentence, inside, type="button", class_=given, id=name, data_action=offer.action, data_key=key
        )


def icon(name: str, size: str = "") -> Markup:
    """An icon that stands beside words, and so is hidden from readers."""
    return tag("svg", tag("use", href=f"#{name}"), class_=f"i {size}".rstrip(), aria_hidden="true")


def sign(name: str, label: str, size: str = "") -> Markup:
    """An icon that says something on its own."""
    return tag("svg", tag("use", href=f"#{name}"), class_=f"i {size}".rstrip(), role="img", aria_label=label)


def bold(value: int) -> Markup:
    """A number in bold."""
    return tag("b", str(value))


def shield_of(scene: Scene, seat: int) -> str:
    """The icon of a seat, or of the Countess behind the seats."""
    return SHIELDS[seat] if seat < len(scene.names) else CROWN


def suit_icon(suit: str | None) -> str:
    """The icon of a suit; the first cards of the Countess have none."""
    return f"i-suit-{suit}" if suit else CROWN
