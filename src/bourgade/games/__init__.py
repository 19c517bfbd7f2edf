"""The games. A new one is registered here, by the name of its folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from bourgade.core.errors import UnknownGame
from bourgade.core.language import mark
from bourgade.core.rules import Rules

NAMES = ("village", "villagers")


class Coming(NamedTuple):
    """A game that is still being built."""

    name: str
    title: str
    blurb: str
    fewest: int
    most: int


COMING = (
    Coming("my_village", "My Village", mark("Dice, and a village of your own."), 2, 4),
    Coming("orleans", "Orléans", mark("Followers in a bag, a city on the Loire."), 2, 4),
)


def games() -> list[str]:
    """The names of all games."""
    return list(NAMES)


@cache
def game(name: str) -> Rules[Any]:
    """The rules of a game."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    rules: Rules[Any] = import_module(f"bourgade.games.{name}").RULES
    return rules
