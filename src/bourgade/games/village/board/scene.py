"""What the places of the board are drawn from: a view, the moves offered by their spots, and the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import BoardScene, icon, spot_of
from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.board.times import time_of

NOWHERE = {"act", "decline", "done", "pass", "pay_jokers", "pay_scroll", "pay_time", "well_coins", "well_cubes"}
"""The verbs that no place stands for: they are answered with a button."""


def spot(action: int) -> str:
    """The id of the place to click for an action."""
    return spot_of(VOCABULARY, NOWHERE, action)


@dataclass(frozen=True)
class Scene(BoardScene):
    """A view of Village to be drawn, with the moves offered in it."""

    def touch(self, name: str, box: tuple[float, float, float, float], *children: str) -> Markup:
        """A place in a drawing: with a ring around it, and to be pressed, when a move is offered at this spot."""
        if name not in self.offers:
            return tag("g", *children)
        x, y, width, height = box
        ring = tag("rect", class_="ring", x=x, y=y, width=width, height=height, rx=4)
        drawn = tag("g", ring, *children, aria_hidden="true")
        sentence = tag("title", self.sentence(name))
        return tag("g", sentence, drawn, class_="spot", role="button", tabindex="0", **self.pressed(name))

    def pressed(self, name: str) -> dict[str, str | float | bool | None]:
        """What the page has to know about a spot that is pressed: also what it costs in time."""
        return {**super().pressed(name), "data_time": time_of(self.view, self.offers[name].notation) or None}


def place(scene: Scene, name: str, drawing: str, title: str, aside: str, *body: str) -> Markup:
    """A place of the board with its letter, its name, what stands beside the name, and its drawing."""
    letter = tag("span", icon(drawing), class_="lett")
    named = scene.press(f"choose-{SPACE_OF.get(name, name)}", letter, tag("span", title), class_="named")
    header = tag("header", tag("h2", named), aside, class_="place")
    return tag("section", header, *body, class_=f"area a-{name}", id=f"place-{name}", data_icon=drawing)


SPACE_OF = {"harvest": "grain"}
"""Places whose action space has another id."""


def note(*parts: str) -> Markup:
    """A line of small print under a drawing."""
    return tag("p", *parts, class_="note")


def several(mark: Markup, count: int) -> Markup:
    """The same piece of markup so many times."""
    return join(*[mark] * count)
