"""What is printed on the board and the tiles, for those who draw it: prices, times, rewards and points."""

from __future__ import annotations

from typing import Any

from bourgade.core.ids import named, some
from bourgade.games.village.components import VILLAGE, Components
from bourgade.games.village.ids import Building, City, Colour, Good, Level, Profession, Space


def printed(components: Components) -> dict[str, Any]:
    """The printed facts by place."""
    return {
        "lap": components.lap,
        "grain_cap": components.grain_cap,
        "generations": components.generation_counts[:],
        "plague_time": components.plague_time,
        "well": components.well_cost,
        "cubes": named(components.seeding, Space),
        "harvest": {
            "base": components.harvest_base,
            "horse": components.harvest_horse,
            "ox": components.harvest_ox,
        },
        "crafts": {building.name.lower(): _craft(components, building) for building in Building},
        "market": {"sale_green": components.sale_green, "sale_time": components.sale_time},
        "travel": {
            "cities": {city.name.lower(): _city(components, city) for city in City},
            "routes": _routes(components),
            "scores": components.city_scores[:],
        },
        "council": _council(components),
        "church": _church(components),
        "chronicle": {
            "spaces": named(components.chronicle_spaces, Profession),
            "scores": components.chronicle_scores[:],
        },
        "graves": components.graves,
    }


def _craft(components: Components, building: int) -> dict[str, Any]:
    cubes = components.buy_cubes[building * len(Colour) : (building + 1) * len(Colour)]
    return {
        "goods": [Good(good).name.lower() for good in components.building_goods[building]],
        "takes_members": bool(components.workers[building]),
        "train_time": components.train_time[building],
        "make_time": components.make_time[building],
        "make_grain": components.make_grain[building],
        "make_coins": components.make_coins[building],
        "is_for_sale": bool(components.buyable[building]),
        "price": {**some(cubes, Colour), "grain": components.buy_grain[building]},
    }


def _city(components: Components, city: int) -> dict[str, int]:
    return {
        "prestige": components.city_prestige[city],
        "cubes": components.city_cubes[city],
        "coins": components.city_coins[city],
    }


def _routes(components: Components) -> list[dict[str, Any]]:
    """Every road once, with the direction in which it is first named."""
    found: dict[int, dict[str, Any]] = {}
    for origin in [VILLAGE, *City]:
        for city in City:
            route = components.route[origin * len(City) + city]
            if route >= 0 and route not in found:
                found[route] = _route(components, route, origin, city)
    return list(found.values())


def _route(components: Components, route: int, origin: int, city: City) -> dict[str, Any]:
    cubes = components.route_cubes[route * len(Colour) : (route + 1) * len(Colour)]
    return {
        "from": "village" if origin == VILLAGE else City(origin).name.lower(),
        "to": city.name.lower(),
        "cubes": some(cubes, Colour),
        "time": components.route_time[route],
        "wagons": components.route_wagons[route],
    }


def _council(components: Components) -> dict[str, Any]:
    return {
        "green": components.council_green,
        "scrolls": components.council_scroll,
        "levels": [
            {"time": components.council_time[level], "points": components.level_points[level]} for level in Level
        ],
        "cubes": components.privilege_cubes,
        "goods": components.privilege_goods,
        "price": components.privilege_price,
        "prestige": components.privilege_prestige,
    }


def _church(components: Components) -> dict[str, Any]:
    return {
        "brown": components.church_brown,
        "time": components.church_time,
        "monks": components.monks,
        "mass_figures": components.mass_figures,
        "buy_out_coins": components.buy_out_coins,
        "window_grain": components.window_grain[:],
        "window_points": components.window_points[:],
        "majority_prestige": components.majority_prestige,
    }
