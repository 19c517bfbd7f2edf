"""Crafts: goods made with time by a trained member, or bought with cubes or grain; coins from the mill."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.village.actions import BUY, DONE, MAKE, MEMBER, TRAIN, VOCABULARY
from bourgade.games.village.ids import Building, Place
from bourgade.games.village.phases.action import Action
from bourgade.games.village.phases.payment import PayCubes
from bourgade.games.village.phases.supply import GainGood
from bourgade.games.village.state import COLOURS, Village

BUILDINGS = len(Building)


def place_of(building: int) -> int:
    """The place of the members who work in a building."""
    return Place.WAINWRIGHT + building


def can_make(state: Village, seat: int, building: int) -> bool:
    """Whether the seat can make the good there at once: with a member (V-083), or at the mill with grain (V-100)."""
    components, player = state.components, state.players[seat]
    manned = not components.workers[building] or player.has_at(place_of(building))
    return manned and player.grain >= components.make_grain[building]


def can_train(state: Village, seat: int, building: int) -> bool:
    """Whether a member from the farm can be placed there (V-084, V-094)."""
    return state.components.workers[building] > 0 and state.players[seat].has_at(Place.FARM)


def can_buy(state: Village, seat: int, building: int) -> bool:
    """Whether the seat can pay for the good without a member (V-095)."""
    components = state.components
    return (
        components.buyable[building] > 0
        and state.players[seat].grain >= components.buy_grain[building]
        and state.can_pay(seat, components.buy_cubes, building * COLOURS)
    )


class Crafts(Action):
    """One good, or two coins at the mill."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        return any(
            can_make(state, seat, building) or can_train(state, seat, building) or can_buy(state, seat, building)
            for building in range(BUILDINGS)
        )

    def begin(self, state: Village, seat: int) -> None:
        state.push(ChooseCraft(seat))


class ChooseCraft(Choice[Village]):
    """Which building, and how its good is paid."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        actions = []
        for building in range(BUILDINGS):
            if can_make(state, self.seat, building):
                actions.append(MAKE(building))
            if can_train(state, self.seat, building):
                actions.append(TRAIN(building))
            if can_buy(state, self.seat, building):
                actions.append(BUY(building))
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        building = move.args[0]
        if move.verb is MAKE:
            make(state, self.seat, building)
        elif move.verb is TRAIN:
            state.then(TrainMember(self.seat, building), MakeAfterTraining(self.seat, building))
        else:
            buy(state, self.seat, building)


class TrainMember(Choice[Village]):
    """Which member of the farm learns the trade."""

    __slots__ = ("building",)
    FIELDS = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def actions(self, state: Village) -> list[int]:
        return [MEMBER(generation) for generation in state.players[self.seat].generations_at(Place.FARM)]

    def take(self, state: Village, action: int) -> None:
        generation = VOCABULARY.decode(action).args[0]
        state.move_member(self.seat, Place.FARM, generation, place_of(self.building))
        state.spend_time(self.seat, state.components.train_time[self.building])


class MakeAfterTraining(Choice[Village]):
    """Whether the new craftsman makes his first good at once (V-086, V-087)."""

    __slots__ = ("building",)
    FIELDS = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def actions(self, state: Village) -> list[int]:
        if can_make(state, self.seat, self.building):
            return [MAKE(self.building), DONE()]
        return [DONE()]

    def take(self, state: Village, action: int) -> None:
        if VOCABULARY.decode(action).verb is MAKE:
            make(state, self.seat, self.building)


def make(state: Village, seat: int, building: int) -> None:
    """Pay the making time (and the mill's grain), then take what is made."""
    components = state.components
    state.spend_time(seat, components.make_time[building])
    state.pay_grain(seat, components.make_grain[building])
    if components.make_coins[building]:
        state.gain_coins(seat, components.make_coins[building])
    if components.building_goods[building]:
        state.push(GainGood(seat, components.building_goods[building]))


def buy(state: Village, seat: int, building: int) -> None:
    """Pay the price without a member, then take the good."""
    components = state.components
    state.pay_grain(seat, components.buy_grain[building])
    costs = components.buy_cubes[building * COLOURS : (building + 1) * COLOURS]
    state.then(PayCubes(seat, costs), GainGood(seat, components.building_goods[building]))
