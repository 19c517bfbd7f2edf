"""The board of Village in text: one block for each place, and one for each farm."""

from __future__ import annotations

from typing import Any

from bourgade.core.block import Block
from bourgade.core.language import Language
from bourgade.games.village.terminal.commons import chronicle, overview, spaces
from bourgade.games.village.terminal.farm import farm
from bourgade.games.village.terminal.houses import church, council
from bourgade.games.village.terminal.roads import travel
from bourgade.games.village.terminal.trade import crafts, market


def blocks(view: dict[str, Any], names: list[str], say: Language) -> list[Block]:
    """The places of the board, then the farms."""
    return [
        Block(say("The village"), overview(view, names, say)),
        Block(say("Action spaces"), spaces(view, say)),
        Block(say("Crafts"), crafts(view, say)),
        Block(say("Market"), market(view, say)),
        Block(say("Travel"), travel(view, say)),
        Block(say("Council"), council(view, say)),
        Block(say("Church"), church(view, say)),
        Block(say("Chronicle"), chronicle(view, say)),
        *[Block(names[player["seat"]], farm(view, player, say), player["seat"]) for player in view["players"]],
    ]
