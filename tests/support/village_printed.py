"""Questions about the printed facts of Village, with and without an edition."""

from __future__ import annotations

from typing import Any

from bourgade.core.edition import Edition
from bourgade.games.village.components import CATALOGUE, Components, components_for

SEATS = (2, 3, 4)


def edition(changes: dict[str, object]) -> Edition:
    return Edition("mine", "village", "", changes, "mine.toml")


def changed(changes: dict[str, object], seats: int = 2) -> Components:
    return components_for(seats, edition(changes))


def row(flat: list[int], number: int, width: int) -> list[int]:
    return flat[number * width : (number + 1) * width]


def price(components: Components, origin: int, to: int) -> list[int]:
    """The cubes of the route between two places, or nothing where there is none."""
    route = components.route[origin * 6 + to]
    return row(components.route_cubes, route, 4) if route >= 0 else []


def provenance(key: str) -> str:
    return next(line.kind for line in CATALOGUE.lines() if line.key == key)


def leaves(table: dict[str, Any], prefix: str = "") -> list[str]:
    """Every key of the file down to the last one, found without the catalogue."""
    keys = []
    for name, value in table.items():
        keys += leaves(value, f"{prefix}{name}.") if isinstance(value, dict) and value else [prefix + name]
    return keys
