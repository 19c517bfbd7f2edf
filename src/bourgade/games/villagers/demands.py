"""What the values of an edition ask of each other, whatever the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bourgade.core.components import Demand
from bourgade.games.villagers.ids import Slot


def demands(values: dict[str, Any]) -> Iterator[Demand]:
    """What the values ask of each other, for every number of players."""
    numbers, countess = values["numbers"], values["countess"]
    for least, most in (("draft", "most_drafted"), ("build", "most_built")):
        yield f"numbers.{most}", numbers[most], numbers[least] <= numbers[most], f"must be numbers.{least} or more"
    least_value = countess["least_value"]
    is_falling = least_value == sorted(least_value, reverse=True) and least_value[-1] == 0
    yield "countess.least_value", least_value, is_falling, "must fall to 0, so that every value has its events"
    for name, card in values["villagers"].items():
        is_enough = card["copies"] >= card["starting"]
        yield f"villagers.{name}.copies", card["copies"], is_enough, f"{card['starting']} of them starts on the road"
    for seats, setup in values["setup"].items():
        deck = sum(dealt(card, setup["removed"]) for card in values["villagers"].values())
        needed = len(Slot) * setup["stack"] + int(seats) * setup["hand"]
        yield f"setup.{seats}.stack", setup["stack"], needed <= deck, f"stacks and hands take more than {deck} cards"


def dealt(card: dict[str, Any], removed: list[str]) -> int:
    """The copies of a card that are shuffled: no basic or starting one, and none of a suit that is removed."""
    is_shuffled = card.get("copies", 0) and not card.get("basic") and card["suit"] not in removed
    return card["copies"] - card["starting"] if is_shuffled else 0
