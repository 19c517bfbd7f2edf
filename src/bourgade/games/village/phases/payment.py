"""Paying cubes, with coins as jokers."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.village.actions import PAY_JOKERS, VOCABULARY
from bourgade.games.village.state import COLOURS, Village


def joker_payments(state: Village, seat: int, costs: list[int]) -> list[int]:
    """Every way of paying one cost of one or two colours: so many coins for the first, so many for the second."""
    player = state.players[seat]
    colours = [colour for colour in range(COLOURS) if costs[colour]]
    first = costs[colours[0]] if colours else 0
    second = costs[colours[1]] if len(colours) > 1 else 0
    least_first = max(0, first - player.cubes[colours[0]]) if first else 0
    least_second = max(0, second - player.cubes[colours[1]]) if second else 0
    return [
        PAY_JOKERS(coins, more)
        for coins in range(least_first, first + 1)
        for more in range(least_second, second + 1)
        if coins + more <= player.coins
    ]


def pay_with_jokers(state: Village, seat: int, costs: list[int], action: int) -> None:
    """Pay a cost in the way chosen."""
    coins = list(VOCABULARY.decode(action).args)
    for colour in range(COLOURS):
        if costs[colour]:
            state.pay_cubes(seat, colour, costs[colour], coins.pop(0))


class PayCubes(Choice[Village]):
    """Pay cubes; asked only when coins leave a choice."""

    __slots__ = ("costs",)
    FIELDS = ("seat", "costs")

    def __init__(self, seat: int, costs: list[int]) -> None:
        super().__init__(seat)
        self.costs = costs

    def actions(self, state: Village) -> list[int]:
        return joker_payments(state, self.seat, self.costs)

    def take(self, state: Village, action: int) -> None:
        pay_with_jokers(state, self.seat, self.costs, action)
