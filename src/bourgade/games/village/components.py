"""The printed facts as the engine reads them: flat lists, by the ids of what they speak of."""

from __future__ import annotations

import importlib.resources
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from bourgade.core.components import Catalogue
from bourgade.core.edition import Edition
from bourgade.core.errors import BadOption
from bourgade.core.ids import amounts, names_of
from bourgade.games.village.demands import demands, ways
from bourgade.games.village.ids import Building, City, Colour, Good, Level, Profession, Space

CATALOGUE: Final = Catalogue.load(Path(str(importlib.resources.files(__package__) / "components.toml")))
VILLAGE: Final = 6  # stands behind the six cities as the origin of a route


class Components:
    """The printed facts for one number of players and one edition: plain numbers and flat lists, never changed."""

    __slots__ = (
        "bag_added", "building_goods", "buy_cubes", "buy_grain", "buy_out_coins", "buyable", "chronicle_scores",
        "chronicle_spaces", "church_brown", "church_time", "city_coins", "city_cubes", "city_prestige", "city_scores",
        "coin_points", "council_green", "council_scroll", "council_time", "cubes_each", "customer_names",
        "customer_needs", "customer_points", "edition", "generation_counts", "grain_bags", "grain_cap", "graves",
        "harvest_base", "harvest_horse", "harvest_ox", "lap", "last_round", "level_points", "majority_prestige",
        "make_coins", "make_grain", "make_time", "mass_figures", "monks", "open_stalls", "plague_cubes", "plague_time",
        "privilege_cubes", "privilege_goods", "privilege_prestige", "privilege_price", "queue_length", "route",
        "route_cubes", "route_time", "route_wagons", "sale_green", "sale_time", "seats", "seeding", "start_coins",
        "train_time", "well_cost", "window_grain", "window_points", "workers",
    )  # fmt: skip

    def __init__(self, seats: int, edition: Edition | None, values: dict[str, Any]) -> None:
        self.seats = seats
        self.edition = edition
        self._read_setup(values, str(seats))
        self._read_crafts(values["crafts"])
        self._read_market(values, str(seats))
        self._read_travel(values["travel"])
        self._read_council(values["council"])
        self._read_church(values["church"])
        self._read_scoring(values, str(seats))

    def __reduce__(self) -> tuple[Any, ...]:
        return components_for, (self.seats, self.edition)

    def _read_setup(self, values: dict[str, Any], seats: str) -> None:
        pieces = values["pieces"]
        card = values["setup_cards"][seats]
        self.generation_counts: list[int] = list(pieces["generations"])
        self.monks: int = pieces["monks"]
        self.cubes_each: int = pieces["influence_cubes_each"]
        self.plague_cubes: int = pieces["plague_cubes"]
        self.grain_bags: int = pieces["grain_bags"]
        self.start_coins: int = values["farm"]["start_coins"]
        self.grain_cap: int = values["farm"]["grain_cap"]
        self.lap: int = values["farm"]["time_track"]
        self.plague_time: int = values["turn"]["plague_time"]
        self.well_cost: int = values["turn"]["well_cubes"]
        self.seeding: list[int] = amounts(card["spaces"], Space)
        self.bag_added: list[int] = amounts(card["bag"], Colour)

    def _read_crafts(self, crafts: dict[str, Any]) -> None:
        printed = [crafts[name] for name in names_of(Building)]
        prices = [building.get("price", {}) for building in printed]
        self.building_goods: list[list[int]] = [[Good[good.upper()].value for good in b["goods"]] for b in printed]
        self.workers: list[int] = [int("train_time" in building) for building in printed]
        self.train_time: list[int] = [building.get("train_time", 0) for building in printed]
        self.make_time: list[int] = [building["make_time"] for building in printed]
        self.make_grain: list[int] = [building.get("make_grain", 0) for building in printed]
        self.make_coins: list[int] = [building.get("make_coins", 0) for building in printed]
        self.buyable: list[int] = [int("price" in building) for building in printed]
        self.buy_cubes: list[int] = [amount for price in prices for amount in amounts(price, Colour)]
        self.buy_grain: list[int] = [price.get("grain", 0) for price in prices]

    def _read_market(self, values: dict[str, Any], seats: str) -> None:
        market, customers = values["market"], values["customers"]
        self.open_stalls: int = market["stalls"][seats]
        self.queue_length: int = market["queue"]
        self.sale_green: int = market["sale_green"]
        self.sale_time: int = market["sale_time"]
        self.customer_names: list[str] = list(customers)
        self.customer_points: list[int] = [tile["points"] for tile in customers.values()]
        self.customer_needs: list[int] = []
        for tile in customers.values():
            self.customer_needs += [*amounts(tile["needs"], Good), tile["needs"].get("grain", 0)]

    def _read_travel(self, travel: dict[str, Any]) -> None:
        cities = [travel["cities"][name] for name in names_of(City)]
        routes = list(travel["routes"].values())
        self.city_prestige: list[int] = [city["prestige"] for city in cities]
        self.city_cubes: list[int] = [city["cubes"] for city in cities]
        self.city_coins: list[int] = [city["coins"] for city in cities]
        self.city_scores: list[int] = list(travel["scores"])
        self.route_time: list[int] = [route["time"] for route in routes]
        self.route_wagons: list[int] = [route["wagons"] for route in routes]
        self.route_cubes: list[int] = [amount for route in routes for amount in amounts(route["cubes"], Colour)]
        self.route: list[int] = [-1] * (len(City) + 1) * len(City)
        for number, route in enumerate(routes):
            for origin, to in ways(route):
                self.route[_stop(origin) * len(City) + _stop(to)] = number

    def _read_council(self, council: dict[str, Any]) -> None:
        levels = [council["levels"][name] for name in names_of(Level)]
        privileges = council["privileges"]
        self.council_time: list[int] = [level["time"] for level in levels]
        self.level_points: list[int] = [level["points"] for level in levels]
        self.council_green: int = council["green"]
        self.council_scroll: int = council["scrolls"]
        self.privilege_cubes: int = privileges["cubes"]
        self.privilege_goods: int = privileges["goods"]
        self.privilege_price: int = privileges["price"]
        self.privilege_prestige: int = privileges["prestige"]

    def _read_church(self, church: dict[str, Any]) -> None:
        self.church_brown: int = church["brown"]
        self.church_time: int = church["time"]
        self.mass_figures: int = church["mass_figures"]
        self.buy_out_coins: int = church["buy_out_coins"]
        self.majority_prestige: int = church["majority_prestige"]
        self.window_grain: list[int] = list(church["window_grain"])
        self.window_points: list[int] = list(church["window_points"])

    def _read_scoring(self, values: dict[str, Any], seats: str) -> None:
        spaces = values["chronicle"]["spaces"]
        self.chronicle_spaces: list[int] = [spaces[name][seats] for name in names_of(Profession)]
        self.chronicle_scores: list[int] = list(values["chronicle"]["scores"])
        self.graves: int = values["graves"]["spaces"][seats]
        self.harvest_base: int = values["harvest"]["base"]
        self.harvest_horse: int = values["harvest"]["horse_and_plough"]
        self.harvest_ox: int = values["harvest"]["ox_and_plough"]
        self.coin_points: int = values["scoring"]["coin_points"]
        self.last_round: int = values["scoring"]["last_round"]


@lru_cache(maxsize=64)
def components_for(seats: int, edition: Edition | None) -> Components:
    """The printed facts for a number of players, corrected by an edition if there is one."""
    if seats not in (2, 3, 4):
        raise BadOption(f"Village is for 2 to 4 players, not {seats!r}")
    return Components(seats, edition, CATALOGUE.agreed(edition, demands))


def _stop(name: str) -> int:
    return VILLAGE if name == "village" else City[name.upper()].value
