"""The own hand in text, card by card, and what keeps a villager from being placed as things stand."""

from __future__ import annotations

from bourgade.core.block import Line, flow
from bourgade.core.language import Language
from bourgade.games.villagers.ids import Villager
from bourgade.games.villagers.names import A_VILLAGER
from bourgade.games.villagers.terminal.layout import View, below, printed, villager

SPECIAL_PLACES = ("chain", "discard")
"""Where Specials go; whether one is of use hangs on other cards too."""


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


def obstacle(view: View, name: str, say: Language) -> str:
    """Why the viewer cannot place a villager now; empty when nothing is in the way, and for Specials."""
    cards = view["printed"]["cards"]
    below = cards[name]["placed_on"]
    if below in SPECIAL_PLACES:
        return ""
    if below != "table":
        bases = [card for card in view["players"][view["seat"]]["village"] if card["role"] == below]
        if not bases:
            return say("your village lacks {villager}", villager=say(A_VILLAGER[Villager[below.upper()]]))
        if all(card["cards_on_it"] >= cards[below]["slots"] for card in bases):
            return say("no place left on {villager}", villager=villager(view, below, say)[0])
    return "" if can_unlock(view, cards[name]["key"]) else say("you cannot pay for the padlock")


def can_unlock(view: View, key: str | None) -> bool:
    """Whether the viewer has the key, or the gold for the key of another or for the bank."""
    own = view["players"][view["seat"]]
    if not key or view["build"]["tinner"] or stands(own, key):
        return True
    others = [*view["players"], *([view["solo"]["countess"]] if view["solo"] else [])]
    is_in_play = any(stands(player, key) for player in others)
    price = view["printed"]["unlock_price"] if is_in_play else view["build"]["bank_price"]
    return bool(own["treasury"] >= price)


def stands(player: View, villager: str) -> bool:
    """Whether a villager stands in a village."""
    return any(card["villager"] == villager for card in player["village"])
