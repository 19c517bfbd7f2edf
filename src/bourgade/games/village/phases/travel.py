"""Travel: a member is sent to an entry city, or a traveller goes on to a neighbouring one."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.village import events
from bourgade.games.village.actions import MEMBER, MOVE, SEND, VOCABULARY
from bourgade.games.village.components import VILLAGE
from bourgade.games.village.ids import City, Good, Place
from bourgade.games.village.phases.action import Action
from bourgade.games.village.phases.payment import PayCubes
from bourgade.games.village.phases.supply import offer_cubes
from bourgade.games.village.state import COLOURS, Village

CITIES = len(City)


def can_go(state: Village, seat: int, origin: int, city: int) -> bool:
    """Whether a route leads there whose wagon and cubes the seat can pay."""
    components = state.components
    route = components.route[origin * CITIES + city]
    return (
        route >= 0
        and state.players[seat].goods[Good.WAGON] >= components.route_wagons[route]
        and state.can_pay(seat, components.route_cubes, route * COLOURS)
    )


def trips(state: Village, seat: int) -> list[int]:
    """Every trip the seat can make."""
    player = state.players[seat]
    actions = []
    if player.has_at(Place.FARM):
        actions = [SEND(city) for city in range(CITIES) if can_go(state, seat, VILLAGE, city)]
    for origin in range(CITIES):
        if player.has_at(Place.CITY_A + origin):
            goals = [city for city in range(CITIES) if can_go(state, seat, origin, city)]
            for generation in player.generations_at(Place.CITY_A + origin):
                actions += [MOVE(origin, generation, city) for city in goals]
    return actions


class Travel(Action):
    """One trip."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        return bool(trips(state, seat))

    def begin(self, state: Village, seat: int) -> None:
        state.push(ChooseTrip(seat))


class ChooseTrip(Choice[Village]):
    """Where to."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        return trips(state, self.seat)

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is SEND:
            state.push(ChooseTraveller(self.seat, move.args[0]))
        else:
            origin, generation, city = move.args
            set_out(state, self.seat, origin, generation, city)


class ChooseTraveller(Choice[Village]):
    """Which member of the farm leaves the village."""

    __slots__ = ("city",)
    FIELDS = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def actions(self, state: Village) -> list[int]:
        return [MEMBER(generation) for generation in state.players[self.seat].generations_at(Place.FARM)]

    def take(self, state: Village, action: int) -> None:
        set_out(state, self.seat, VILLAGE, VOCABULARY.decode(action).args[0], self.city)


def set_out(state: Village, seat: int, origin: int, generation: int, city: int) -> None:
    """Pay the cubes of the route, then make the trip."""
    components = state.components
    route = components.route[origin * CITIES + city]
    costs = components.route_cubes[route * COLOURS : (route + 1) * COLOURS]
    state.then(PayCubes(seat, costs), MakeTrip(seat, origin, generation, city))


class MakeTrip(Step[Village]):
    """The time and the wagon, the way, and the reward of a first visit."""

    __slots__ = ("city", "generation", "origin")
    FIELDS = ("seat", "origin", "generation", "city")

    def __init__(self, seat: int, origin: int, generation: int, city: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.generation = generation
        self.city = city

    def happen(self, state: Village) -> None:
        components = state.components
        route = components.route[self.origin * CITIES + self.city]
        state.pay_goods(self.seat, Good.WAGON, components.route_wagons[route])
        state.spend_time(self.seat, components.route_time[route])
        place = Place.FARM if self.origin == VILLAGE else Place.CITY_A + self.origin
        state.move_member(self.seat, place, self.generation, Place.CITY_A + self.city)
        visit(state, self.seat, self.city)


def visit(state: Village, seat: int, city: int) -> None:
    """On the first visit of the family, a marker and the reward (V-141, V-144)."""
    player, components = state.players[seat], state.components
    if player.markers[city]:
        return
    player.markers[city] = 1
    state.tell(events.CITY_MARKED, seat, city)
    if components.city_prestige[city]:
        state.gain_prestige(seat, components.city_prestige[city])
    if components.city_coins[city]:
        state.gain_coins(seat, components.city_coins[city])
    offer_cubes(state, seat, components.city_cubes[city])
