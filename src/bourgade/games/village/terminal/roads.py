"""The map of Village in text: roads with their cubes, cities with their rewards, and the travellers."""

from __future__ import annotations

from itertools import pairwise

from bourgade.core.amounts import listed
from bourgade.core.block import Line, Span, flow, note, words
from bourgade.core.language import Language
from bourgade.games.village.ids import City, Colour, Good
from bourgade.games.village.names import CITIES, COINS, GOODS, TIME, in_cubes
from bourgade.games.village.terminal.layout import (
    ANY_CUBES,
    LETTERS,
    PTS,
    View,
    brief,
    cubes,
    free,
    members,
    pad,
    shield,
)

UPPER = ("village", "city_a", "city_c", "city_e")
LOWER = ("village", "city_b", "city_d", "city_f")
RUNGS = tuple(zip(UPPER[1:], LOWER[1:], strict=True))
DRAWN = {*pairwise(UPPER), *pairwise(LOWER), *RUNGS}
"""The roads of the map; an edition may have others, which are listed below it."""

Roads = dict[tuple[str, str], View]


def travel(view: View, say: Language) -> list[Line]:
    """The map, then each city with its reward, those who have been there and those who are."""
    roads = {(road["from"], road["to"]): road for road in view["printed"]["travel"]["routes"]}
    lines = [street(roads, UPPER, say), between_streets(roads, say), street(roads, LOWER, say)]
    usual = toll(next(iter(roads.values())), say)
    lines += note(say("each trip: the cubes of its road, {price}", price=usual))
    for ends, road in roads.items():
        if ends not in DRAWN or toll(road, say) != usual:
            lines += note(odd_road(road, say))
    return lines + cities(view, say)


def street(roads: Roads, stops: tuple[str, ...], say: Language) -> Line:
    """A row of cities and the roads between them, beginning with the one out of the village."""
    line: Line = [(" " * 4, "")]
    for ends in pairwise(stops):
        line += [*road_between(roads, ends, "-", 4, say), (name_of(ends[1], say).ljust(6), "")]
    return line


def between_streets(roads: Roads, say: Language) -> Line:
    """The roads between the two rows of cities."""
    line: Line = [(say("Village").ljust(8), "strong")]
    for ends in RUNGS:
        line += [*road_between(roads, ends, " ", 6, say), (" " * 4, "")]
    return line[:-1]


def road_between(roads: Roads, ends: tuple[str, str], dash: str, width: int, say: Language) -> list[Span]:
    """The cubes of a road in the middle of so many columns; blank where there is none."""
    if ends not in roads:
        return [(" " * width, "")]
    letters = cubes(roads[ends]["cubes"], say)
    if len(letters) > width:
        letters = [(f"{count}{say(LETTERS[name])}", name) for name, count in roads[ends]["cubes"].items()]
    room = width - sum(len(text) for text, _ in letters)
    return [(dash * (room // 2), "dim"), *letters, (dash * (room - room // 2), "dim")]


def toll(road: View, say: Language) -> str:
    """What a road costs besides its cubes."""
    return listed(say, (GOODS[Good.WAGON], road["wagons"]), (TIME, road["time"]))


def odd_road(road: View, say: Language) -> str:
    """A road that the map does not show, or that has a price of its own."""
    counts = [road["cubes"].get(colour.name.lower(), 0) for colour in Colour]
    price = listed(say, *in_cubes(counts), (GOODS[Good.WAGON], road["wagons"]), (TIME, road["time"]))
    origin, city = name_of(road["from"], say), name_of(road["to"], say)
    return say("{origin} - {city}: {price}", origin=origin, city=city, price=price)


def name_of(stop: str, say: Language) -> str:
    """How the village or a city is called."""
    return say("Village") if stop == "village" else CITIES[City[stop.upper()]]


def cities(view: View, say: Language) -> list[Line]:
    """What each city gives, who has been there, and who is there now."""
    lines = [flow([(" " * 9, ""), (say("gives").ljust(9), "dim"), *words(say("seen by"), "dim")])[0]]
    for city in City:
        stop = city.name.lower()
        row = [(CITIES[city].ljust(9), ""), (reward(view, stop, say).ljust(9), "")]
        for player in view["players"]:
            row += [shield(player["seat"])] if stop in player["cities"] else free(1)
        lines += flow([*pad(row, 28), *members(view, stop)])
    return lines


def reward(view: View, stop: str, say: Language) -> str:
    """What the first visit to a city gives, in short."""
    gains = view["printed"]["travel"]["cities"][stop]
    return brief(say, (PTS, gains["prestige"]), (ANY_CUBES, gains["cubes"]), (COINS, gains["coins"])) or "-"
