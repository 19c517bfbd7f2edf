"""What things cost and bring in Village, in words: every number comes from the components of the game."""

from __future__ import annotations

from bourgade.core.amounts import listed, told
from bourgade.core.language import Language
from bourgade.games.village.ids import Colour, Good
from bourgade.games.village.names import (
    CHOSEN_CUBES,
    COINS,
    CUBES,
    EQUAL_CUBES,
    GOODS,
    GRAIN,
    PRESTIGE,
    TIME,
    in_cubes,
    in_goods,
    price,
)
from bourgade.games.village.phases.church import brown_cost
from bourgade.games.village.phases.council import PayStep, green_cost
from bourgade.games.village.phases.harvest import harvest_of
from bourgade.games.village.phases.market import NEEDS
from bourgade.games.village.phases.payment import PayCubes
from bourgade.games.village.phases.travel import CITIES
from bourgade.games.village.state import COLOURS, Village


def time_price(say: Language, time: int) -> str:
    """So much time, or nothing."""
    return price(say, (TIME, time))


def well_price(state: Village, say: Language) -> str:
    """What the well takes."""
    return told(say, EQUAL_CUBES, state.components.well_cost)


def harvested(state: Village, say: Language) -> str:
    """What the seat on turn would harvest now, as far as its farm can store it."""
    player = state.players[state.seat]
    return told(say, GRAIN, min(state.components.grain_cap - player.grain, harvest_of(state, player)))


def make_price(state: Village, building: int, say: Language) -> str:
    """What making a good costs, or earning coins at the mill."""
    components = state.components
    return price(say, (TIME, components.make_time[building]), (GRAIN, components.make_grain[building]))


def buy_price(state: Village, building: int, say: Language) -> str:
    """What a good costs without a member."""
    components = state.components
    cubes = components.buy_cubes[building * COLOURS : (building + 1) * COLOURS]
    return price(say, *in_cubes(cubes), (GRAIN, components.buy_grain[building]))


def needs(state: Village, customer: int, say: Language) -> str:
    """What a customer asks for."""
    *goods, grain = state.components.customer_needs[customer * NEEDS : (customer + 1) * NEEDS]
    return listed(say, *in_goods(goods), (GRAIN, grain))


def surcharge(state: Village, say: Language) -> str:
    """What the next sale costs on top; empty if nothing."""
    if state.free_sale:
        return ""
    return listed(say, (CUBES[Colour.GREEN], state.components.sale_green), (TIME, state.components.sale_time))


def trip_price(state: Village, origin: int, city: int, say: Language) -> str:
    """What a trip costs."""
    components = state.components
    route = components.route[origin * CITIES + city]
    cubes = components.route_cubes[route * COLOURS : (route + 1) * COLOURS]
    wagons = components.route_wagons[route]
    return price(say, *in_cubes(cubes), (GOODS[Good.WAGON], wagons), (TIME, components.route_time[route]))


def reward(state: Village, city: int, say: Language) -> str:
    """What a city gives to the seat on turn."""
    if state.players[state.seat].markers[city]:
        return say("no reward")
    components = state.components
    gains = listed(
        say,
        (PRESTIGE, components.city_prestige[city]),
        (CHOSEN_CUBES, components.city_cubes[city]),
        (COINS, components.city_coins[city]),
    )
    return gains or say("no reward")


def step_price(state: Village, level: int, say: Language) -> str:
    """What reaching a level of the council costs."""
    return say("{choice}, and {time}", choice=step_choice(state, say), time=time_of_step(state, level, say))


def step_choice(state: Village, say: Language) -> str:
    """The cubes or scrolls that every step in the council takes."""
    cubes = told(say, CUBES[Colour.GREEN], state.components.council_green)
    scrolls = told(say, GOODS[Good.SCROLL], state.components.council_scroll)
    return say("{cubes} or {other}", cubes=cubes, other=scrolls)


def time_of_step(state: Village, level: int, say: Language) -> str:
    """The time that reaching a level takes."""
    return told(say, TIME, state.components.council_time[level])


def cubes_asked(state: Village) -> list[int]:
    """The cubes that the present choice asks for, colour by colour."""
    choice = state.choice
    if isinstance(choice, PayCubes):
        return choice.costs
    return green_cost(state) if isinstance(choice, PayStep) else brown_cost(state)


def with_jokers(costs: list[int], coins: list[int]) -> list[int]:
    """What is left of a cost in cubes when coins replace some of its first and of its second colour."""
    left = iter(coins)
    return [cost - next(left) if cost else 0 for cost in costs]
