"""The own hand in text, card by card, and what keeps a villager from being placed as things stand."""

from __future__ import annotations

from bourgade.core.block import Line, flow
from bourgade.core.language import Language
from bourgade.games.villagers.obstacles import obstacle
from bourgade.games.villagers.terminal.layout import View, below, printed, villager


def hand(view: View, say: Language) -> list[Line]:
    """The hand of the viewer; in the own build turn with a reason by each card that cannot be placed."""
    builds = view["to_move"] == view["seat"] and view["build"]["left"]
    lines: list[Line] = []
    for name in view["players"][view["seat"]]["hand"]:
        lines += flow([villager(view, name, say)])
        lines += printed(view, name, say)
        reason = obstacle(view, name, say) if builds else ""
        lines += below(f"! {reason}", "warning") if reason else []
    return lines or [[("-", "dim")]]
