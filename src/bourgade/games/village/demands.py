"""What the values of an edition ask of each other, whatever the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bourgade.core.components import Demand


def demands(values: dict[str, Any]) -> Iterator[Demand]:
    """What the values ask of each other, for every number of players."""
    pieces, cap = values["pieces"], values["farm"]["grain_cap"]
    yield "farm.grain_cap", cap, 4 * cap <= pieces["grain_bags"], "four full farms take more than all bags of grain"
    figures = values["church"]["mass_figures"]
    yield "church.mass_figures", figures, figures <= pieces["monks"], f"must be at most the {pieces['monks']} monks"
    for name, tile in values["customers"].items():
        yield from _grain_demands(f"customers.{name}.needs", tile["needs"], cap)
    for name, building in values["crafts"].items():
        yield from _grain_demands(f"crafts.{name}.price", building.get("price", {"grain": 0}), cap)
        grain = building.get("make_grain", 0)
        yield f"crafts.{name}.make_grain", grain, grain <= cap, f"a farm stores only {cap} grain"
    for seats, card in values["setup_cards"].items():
        laid, filled = sum(card["spaces"].values()), pieces["plague_cubes"]
        filled += sum(min(count, pieces["influence_cubes_each"]) for count in card["bag"].values())
        wanted = f"must lay at least one cube and at most the {filled} that go into the bag"
        yield f"setup_cards.{seats}.spaces", card["spaces"], 0 < laid <= filled, wanted
        spaces = {name: table[seats] for name, table in values["chronicle"]["spaces"].items()}
        yield f"chronicle.spaces.*.{seats}", spaces, any(spaces.values()), "the chronicle needs an open space"
    laid = max(values["market"]["stalls"].values()) + values["market"]["queue"]
    count = len(values["customers"])
    yield "customers", f"{count} tiles", count >= laid, f"the stalls and the queue need {laid} customers"
    yield from _route_demands(values["travel"]["routes"])


def _grain_demands(key: str, asked: dict[str, int], cap: int) -> Iterator[Demand]:
    yield key, asked, bool(asked), "must ask for something"
    yield key, asked, asked.get("grain", 0) <= cap, f"a farm stores only {cap} grain"


def _route_demands(routes: dict[str, dict[str, Any]]) -> Iterator[Demand]:
    taken: set[tuple[str, str]] = set()
    for name, route in routes.items():
        origin, to = route["from"], route["to"]
        yield f"travel.routes.{name}", route, origin != to, "must join two different places"
        is_lawful = origin != "village" or route["one_way"]
        yield f"travel.routes.{name}.one_way", route["one_way"], is_lawful, "must be true: nobody travels back"
        yield f"travel.routes.{name}", route, taken.isdisjoint(ways(route)), "another route leads the same way"
        taken.update(ways(route))
    entries = [to for origin, to in taken if origin == "village"]
    yield "travel.routes", f"{len(routes)} routes", bool(entries), "one route at least must lead out of the village"


def ways(route: dict[str, Any]) -> list[tuple[str, str]]:
    """The directions in which a route can be travelled, as (from, to)."""
    there, back = (route["from"], route["to"]), (route["to"], route["from"])
    return [there] if route["one_way"] else [there, back]
