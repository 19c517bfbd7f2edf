"""The board of Villagers in text: road and piles, the own hand, the Countess, and a block for each village."""

from __future__ import annotations

from typing import Any

from bourgade.core.block import Block
from bourgade.core.language import Language
from bourgade.games.villagers.names import THE_COUNTESS
from bourgade.games.villagers.terminal.commons import overview, piles, road
from bourgade.games.villagers.terminal.hand import hand
from bourgade.games.villagers.terminal.solo import countess, events
from bourgade.games.villagers.terminal.village import village


def blocks(view: dict[str, Any], names: list[str], say: Language) -> list[Block]:
    """The shared places, the hand of the viewer, alone the Countess and the events, then the villages."""
    found = [
        Block(say("Treasuries"), overview(view, names, say)),
        Block(say("Road"), road(view, say)),
        Block(say("Piles"), piles(view, say)),
    ]
    if view["solo"]:
        found.append(Block(say("Events"), events(view, say)))
        found.append(Block(say(THE_COUNTESS), countess(view, say)))
    if view["seat"] >= 0:
        found.append(Block(say("Your hand"), hand(view, say), view["seat"]))
    return [
        *found,
        *[Block(names[player["seat"]], village(view, player, say), player["seat"]) for player in view["players"]],
    ]
