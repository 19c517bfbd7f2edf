"""Bots by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bourgade.bots.aimless import Aimless
from bourgade.bots.bot import Bot, Question, ask, thought_seed
from bourgade.bots.greedy import Greedy
from bourgade.core.errors import BadOption
from bourgade.core.language import mark

LEVELS: Final[dict[str, Callable[[], Bot]]] = {mark("random"): Aimless, mark("greedy"): Greedy}
"""Every level, from the weakest to the strongest."""

__all__ = ["LEVELS", "Bot", "Question", "ask", "bot", "thought_seed"]


def bot(level: str) -> Bot:
    """A bot of a level."""
    if level not in LEVELS:
        raise BadOption(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level]()
