"""Scenes: what a board is drawn from, a view with the moves offered in it, and the small marks that all boards use."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from bourgade.core.language import Language
from bourgade.core.picture import Markup, Offer, tag
from bourgade.core.vocabulary import Vocabulary


def spot_of(vocabulary: Vocabulary, nowhere: Collection[str], action: int) -> str:
    """The id of the place to click for an action: its notation, so that drawing and offering agree.

    The verbs that stand `nowhere` are answered with a button.
    """
    move = vocabulary.decode(action)
    return "" if move.verb.name in nowhere else move.notation.replace(" ", "-")


def by_spot(offers: list[Offer]) -> dict[str, Offer]:
    """The offers that have a place on the board."""
    return {offer.spot: offer for offer in offers if offer.spot}


def focus_of(offers: list[Offer], places: Mapping[str, str]) -> str:
    """The place that a question is about, by the first of its verbs that belongs to one place; empty if none."""
    verbs = (offer.notation.split()[0] for offer in offers)
    return next((places[verb] for verb in verbs if verb in places), "")


@dataclass(frozen=True)
class BoardScene:
    """A view to be drawn, with the moves offered in it."""

    view: dict[str, Any]
    offers: dict[str, Offer]
    """By spot."""
    names: list[str]
    say: Language

    @property
    def printed(self) -> dict[str, Any]:
        """What is printed on the board and the cards."""
        found: dict[str, Any] = self.view["printed"]
        return found

    @property
    def players(self) -> list[dict[str, Any]]:
        """The pieces of every seat."""
        found: list[dict[str, Any]] = self.view["players"]
        return found

    @property
    def viewer(self) -> int:
        """The seat whose pieces are drawn in full: the one that looks, for a spectator the one on turn."""
        return int(max(self.view["seat"], 0) if self.view["seat"] >= 0 else max(self.view["to_move"], 0))

    def offered(self, *spots: str) -> str:
        """The first of these spots that a move is offered at; empty if none."""
        return next((name for name in spots if name in self.offers), "")

    def press(self, name: str, *children: str, class_: str = "", key: str | None = None) -> Markup:
        """A piece of the table: a button when a move is offered at this spot."""
        if name not in self.offers:
            return tag("span", *children, class_=class_ or None, data_key=key)
        inside = tag("span", *children, class_="inside", aria_hidden="true")
        sentence = tag("span", self.sentence(name), class_="vh")
        given = f"spot {class_}".rstrip()
        return tag("button", sentence, inside, type="button", class_=given, **self.pressed(name), data_key=key)

    def sentence(self, name: str) -> str:
        """The name of a spot for those who cannot see it: the move and its danger."""
        offer = self.offers[name]
        return ". ".join(filter(None, (offer.words, offer.warning)))

    def pressed(self, name: str) -> dict[str, str | float | bool | None]:
        """What the page has to know about a spot that is pressed."""
        return {"id": name, "data_action": self.offers[name].action}


def icon(name: str, size: str = "") -> Markup:
    """An icon that stands beside words, and so is hidden from readers."""
    return tag("svg", tag("use", href=f"#{name}"), class_=f"i {size}".rstrip(), aria_hidden="true")


def sign(name: str, label: str, size: str = "") -> Markup:
    """An icon that says something on its own."""
    return tag("svg", tag("use", href=f"#{name}"), class_=f"i {size}".rstrip(), role="img", aria_label=label)


def bold(value: int) -> Markup:
    """A number in bold."""
    return tag("b", str(value))
