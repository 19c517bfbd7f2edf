"""What the places of the board are drawn from: a view, the moves offered by their spots, and the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bourgade.core.language import Language
from bourgade.core.picture import Markup, Offer, join, tag
from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.board.times import time_of

NOWHERE = {"act", "decline", "done", "pass", "pay_jokers", "pay_scroll", "pay_time", "well_coins", "well_cubes"}
"""The verbs that no place stands for: they are answered with a button."""


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
    names: list[str]
    say: Language

    @property
    def printed(self) -> dict[str, Any]:
        """What is printed on the board."""
        found: dict[str, Any] = self.view["printed"]
        return found

    @property
    def players(self) -> list[dict[str, Any]]:
        """The pieces of every seat."""
        found: list[dict[str, Any]] = self.view["players"]
        return found

    @property
    def viewer(self) -> int:
        """The seat whose farm is drawn in full: the one that looks, for a spectator the one on turn."""
        return int(max(self.view["seat"], 0) if self.view["seat"] >= 0 else max(self.view["to_move"], 0))

    def offered(self, *spots: str) -> str:
        """The first of these spots that a move is offered at; empty if none."""
        return next((name for name in spots if name in self.offers), "")

    def press(self, name: str, *children: str, class_: str = "") -> Markup:
        """A place in the page: a button when a move is offered at this spot."""
        if name not in self.offers:
            return tag("span", *children, class_=class_ or None)
        inside = tag("span", *children, class_="inside", aria_hidden="true")
        sentence = tag("span", self._sentence(name), class_="vh")
        return tag("button", sentence, inside, type="button", class_=f"spot {class_}".rstrip(), **self._pressed(name))

    def touch(self, name: str, box: tuple[float, float, float, float], *children: str) -> Markup:
        """A place in a drawing: with a ring around it, and to be pressed, when a move is offered at this spot."""
        if name not in self.offers:
            return tag("g", *children)
        x, y, width, height = box
        ring = tag("rect", class_="ring", x=x, y=y, width=width, height=height, rx=4)
        drawn = tag("g", ring, *children, aria_hidden="true")
        sentence = tag("title", self._sentence(name))
        return tag("g", sentence, drawn, class_="spot", role="button", tabindex="0", **self._pressed(name))

    def _sentence(self, name: str) -> str:
        """The name of a spot for those who cannot see it: the move and its danger."""
        offer = self.offers[name]
        return ". ".join(filter(None, (offer.words, offer.warning)))

    def _pressed(self, name: str) -> dict[str, str | float | bool | None]:
        offer = self.offers[name]
        return {"id": name, "data_action": offer.action, "data_time": time_of(self.view, offer.notation) or None}


def place(scene: Scene, name: str, icon: str, title: str, aside: str, *body: str) -> Markup:
    """A place of the board with its letter, its name, what stands beside the name, and its drawing."""
    letter = tag("span", picture_of(icon), class_="lett")
    named = scene.press(f"choose-{SPACE_OF.get(name, name)}", letter, tag("span", title), class_="named")
    header = tag("header", tag("h2", named), aside, class_="place")
    return tag("section", header, *body, class_=f"area a-{name}", id=f"place-{name}", data_icon=icon)


SPACE_OF = {"harvest": "grain"}
"""Places whose action space has another id."""


def picture_of(name: str, size: str = "") -> Markup:
    """An icon that stands beside words, and so is hidden from readers."""
    return tag("svg", tag("use", href=f"#{name}"), class_=f"i {size}".rstrip(), aria_hidden="true")


def note(*parts: str) -> Markup:
    """A line of small print under a drawing."""
    return tag("p", *parts, class_="note")


def number(value: int) -> Markup:
    """A number in bold."""
    return tag("b", str(value))


def several(mark: Markup, count: int) -> Markup:
    """The same piece of markup so many times."""
    return join(*[mark] * count)
