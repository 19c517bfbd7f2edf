"""What keeps a villager of the hand from being placed, told from a view: the page and the terminal say the same."""

from __future__ import annotations

from typing import Any

from bourgade.core.language import Language
from bourgade.games.villagers.ids import Villager
from bourgade.games.villagers.names import A_VILLAGER, VILLAGERS

View = dict[str, Any]

SPECIAL_PLACES = ("chain", "discard")
"""Where Specials go; whether one is of use hangs on other cards too."""


def obstacle(view: View, name: str, say: Language) -> str:
    """Why the viewer cannot place a villager now; empty when nothing is in the way, and for Specials."""
    if view["printed"]["cards"][name]["placed_on"] in SPECIAL_PLACES:
        return ""
    return no_place(view, name, say) or no_key(view, name, say)


def no_place(view: View, name: str, say: Language) -> str:
    """The villager to lay it on is missing or full; empty where there is a place, or the table will do."""
    cards = view["printed"]["cards"]
    below = cards[name]["placed_on"]
    if below == "table":
        return ""
    bases = [card for card in view["players"][view["seat"]]["village"] if card["role"] == below]
    if not bases:
        return say("your village lacks {villager}", villager=say(A_VILLAGER[Villager[below.upper()]]))
    if all(card["cards_on_it"] >= cards[below]["slots"] for card in bases):
        return say("no place left on {villager}", villager=say(VILLAGERS[Villager[below.upper()]]))
    return ""


def no_key(view: View, name: str, say: Language) -> str:
    """The padlock is too dear; empty where there is none, the viewer has the key, or a Tinner opens it."""
    key, build, own = view["printed"]["cards"][name]["key"], view["build"], view["players"][view["seat"]]
    owners = holders(view, key) if key else []
    price = view["printed"]["unlock_price"] if owners else build["bank_price"]
    if not key or build["tinner"] or view["seat"] in owners or own["treasury"] >= price:
        return ""
    return say("you cannot pay for the padlock")


def holders(view: View, key: str) -> list[int]:
    """Whose villages hold a key; behind the seats stands the Countess."""
    villages = [player["village"] for player in view["players"]]
    villages += [view["solo"]["countess"]["village"]] if view["solo"] else []
    return [seat for seat, cards in enumerate(villages) if any(card["villager"] == key for card in cards)]
