"""New arrivals: some villagers leave the road, others come; coins mark who leaves, or with two players who stays."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import COIN, DECLINE, VOCABULARY
from bourgade.games.villagers.phases.draft import fill_slot, leave_road
from bourgade.games.villagers.phases.piles import arrivals_pile
from bourgade.games.villagers.state import NOBODY, Villagers


class WelcomeArrivals(Step[Villagers]):
    """New arrivals, in the way for the number of players (VG-297)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if state.seats > 2:
            clear_road(state, True)
            fill_road(state)
            lay_coins(state)
        else:
            last_to_first = state.seats_from(state.first_player)[::-1]
            state.then(*[LayCoin(seat) for seat in last_to_first], ClearRoad())


class LayCoin(Choice[Villagers]):
    """One coin of the bank on a villager of the road, or none (VG-069, VG-070)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [*[COIN(slot) for slot in range(len(state.road)) if state.road[slot] != NOBODY], DECLINE()]

    def take(self, state: Villagers, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is COIN:
            state.road_coins[move.args[0]] += state.components.arrival_coin
            state.tell(events.COIN_LAID, self.seat, move.args[0])


class ClearRoad(Step[Villagers]):
    """With one or two players: villagers without a coin leave, others come without coins (VG-071 to VG-074)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        clear_road(state, False)
        fill_road(state)


def clear_road(state: Villagers, with_coins: bool) -> None:
    """The villagers with coins are discarded and the coins go to the bank, or the villagers without coins."""
    for slot in range(len(state.road)):
        if state.road[slot] != NOBODY and (state.road_coins[slot] > 0) == with_coins:
            kind, _ = leave_road(state, slot)
            state.discard[kind] += 1
            state.tell(events.VILLAGER_LEFT, -1, slot, kind)


def fill_road(state: Villagers) -> None:
    """The empty slots are filled from left to right (VG-063 to VG-066, VG-073)."""
    for slot in range(len(state.road)):
        if state.road[slot] == NOBODY:
            fill_slot(state, slot, arrivals_pile(state))


def lay_coins(state: Villagers) -> None:
    """Every villager of the road that has no coin gets one (VG-067, VG-294)."""
    coin = state.components.arrival_coin
    for slot in range(len(state.road)):
        if state.road[slot] != NOBODY:
            state.road_coins[slot] += coin
    state.tell(events.COINS_ON_ROAD, -1, coin)
