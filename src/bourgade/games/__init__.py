"""The games. A new one is registered here, by the name of its folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from bourgade.core.errors import UnknownGame
from bourgade.core.rules import Rules

NAMES = ("village",)


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
