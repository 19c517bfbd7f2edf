"""Taking cubes and goods of one's choice from the supply."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.village.actions import GAIN, GOOD, VOCABULARY
from bourgade.games.village.state import COLOURS, Village


def offer_cubes(state: Village, seat: int, count: int) -> None:
    """Let a seat take so many cubes of its choice, as far as the supply goes (V-146, V-162)."""
    if count and any(state.supply[:COLOURS]):
        state.push(GainCube(seat, count))


class GainCube(Choice[Village]):
    """Take one of the cubes of choice."""

    __slots__ = ("count",)
    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def actions(self, state: Village) -> list[int]:
        return [GAIN(colour) for colour in range(COLOURS) if state.supply[colour]]

    def take(self, state: Village, action: int) -> None:
        state.gain_cubes(self.seat, VOCABULARY.decode(action).args[0], 1)
        offer_cubes(state, self.seat, self.count - 1)


class GainGood(Choice[Village]):
    """Take one of the goods offered."""

    __slots__ = ("goods",)
    FIELDS = ("seat", "goods")

    def __init__(self, seat: int, goods: list[int]) -> None:
        super().__init__(seat)
        self.goods = goods

    def actions(self, state: Village) -> list[int]:
        return [GOOD(good) for good in self.goods]

    def take(self, state: Village, action: int) -> None:
        state.gain_good(self.seat, VOCABULARY.decode(action).args[0])
