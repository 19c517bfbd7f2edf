"""The map: cities, roads with their prices, markers of first visits, travellers, and the trips that may be made."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon
from bourgade.games.village import names
from bourgade.games.village.board.pieces import CUBES, FAMILIES, Group, art, crowd, figure, put, words
from bourgade.games.village.board.scene import Scene, note, place
from bourgade.games.village.board.trays import tray
from bourgade.games.village.ids import City

VILLAGE_AT = (26, 88)
AT = {
    "city_a": (104, 42),
    "city_b": (104, 132),
    "city_c": (206, 36),
    "city_d": (206, 138),
    "city_e": (306, 46),
    "city_f": (306, 128),
}
IS_ABOVE = {"city_a", "city_c", "city_e"}
"""The cities whose name stands above them."""
RADIUS = 22


def travel(scene: Scene) -> Markup:
    """The map of the country."""
    roads = scene.printed["travel"]["routes"]
    village = words(25, 115, scene.say("Village"), 12.5, "middle", "serif")
    drawing = tag(
        "svg",
        art("a-map"),
        *[_road(road) for road in roads],
        *[_toll(road) for road in roads],
        art("a-village"),
        village,
        *[_city(scene, city) for city in City],
        *_trips(scene),
        class_="scene map",
        viewBox="0 -4 340 184",
        role="group",
        aria_label=scene.say("Map of the cities"),
    )
    return place(scene, "travel", "i-travel", scene.say("Travel"), tray(scene, "travel"), drawing, _price(scene))


def _point(name: str) -> tuple[int, int]:
    return AT.get(name, VILLAGE_AT)


def _road(road: dict[str, Any]) -> Markup:
    (x, y), (to_x, to_y) = _point(road["from"]), _point(road["to"])
    path = f"M{x} {y}L{to_x} {to_y}"
    return join(tag("path", d=path, class_="road-edge"), tag("path", d=path, class_="road-bed"))


def _toll(road: dict[str, Any]) -> Markup:
    """The cubes of a road, in its middle."""
    (x, y), (to_x, to_y) = _point(road["from"]), _point(road["to"])
    cubes = [kind for kind, count in road["cubes"].items() for _ in range(count)]
    step = 15 if len(cubes) <= 3 else 30 / len(cubes)
    lean = 4 if road["from"] == "village" else 0
    left, top = (x + to_x) / 2 - (step * (len(cubes) - 1) + 17) / 2 + lean, (y + to_y) / 2 - 8.5
    return join(*[put(CUBES[kind], left + step * at, top, 17) for at, kind in enumerate(cubes)])


def _city(scene: Scene, city: City) -> Markup:
    name = city.name.lower()
    x, y = AT[name]
    town = join(
        tag("circle", cx=x, cy=y, r=RADIUS, class_="town tl"),
        art("a-city", f"translate({x} {y})"),
        tag("path", d=f"M{x - 17} {y + 2}h34v16h-34z", class_="sign"),
        _reward(x, y, scene.printed["travel"]["cities"][name]),
    )
    label = words(x, y - 26 if name in IS_ABOVE else y + 35, names.CITIES[city], 13, "middle", "serif")
    goal = scene.touch(_goal(scene, name), (x - 25, y - 25, 50, 50), town)
    return tag("g", goal, label, *_markers(scene, name), _travellers(scene, name), data_key=name)


def _reward(x: float, y: float, reward: dict[str, int]) -> Markup:
    if reward["prestige"]:
        return join(put("i-prestige", x - 14, y + 3, 15), words(x + 3, y + 15, str(reward["prestige"]), 13))
    icon, count = ("c-slot", reward["cubes"]) if reward["cubes"] else ("i-coin", reward["coins"])
    if count > 2:
        return join(put(icon, x - 15, y + 2, 16), words(x + 2, y + 15, f"\u00d7{count}", 12))
    return join(*[put(icon, x - 7.5 * count + 15 * at, y + 2.5, 15) for at in range(count)])


def _markers(scene: Scene, city: str) -> list[Markup]:
    """The shields of those whose first visit is made."""
    x, y = AT[city]
    seats = [seat for seat, player in enumerate(scene.players) if city in player["cities"]]
    return [put(f"s-{FAMILIES[seat]}", x + 14, y - 26 + 13 * at, 15) for at, seat in enumerate(seats)]


def _travellers(scene: Scene, city: str) -> Markup:
    x, y = AT[city]
    return crowd(scene, city, (x - 57, y - 26 if city in IS_ABOVE else y + 1, 38, 26))


# --- trips ---


def _ways_to(scene: Scene, city: str) -> list[str]:
    """The spots of the trips that lead to a city."""
    return [name for name in scene.offers if name.startswith(("send-", "move-")) and name.endswith(f"-{city}")]


def _goal(scene: Scene, city: str) -> str:
    """The city itself is the spot when one trip alone leads there."""
    ways = _ways_to(scene, city)
    return ways[0] if len(ways) == 1 else ""


def _trips(scene: Scene) -> list[Markup]:
    """Where several trips lead to one city, each is a figure on its road."""
    drawn = []
    taken: dict[tuple[str, str], int] = {}
    for city in AT:
        ways = _ways_to(scene, city)
        for name in ways if len(ways) > 1 else ():
            origin = "village" if name.startswith("send-") else name.split("-")[1]
            shift = taken.get((origin, city), 0)
            taken[origin, city] = shift + 1
            drawn.append(_traveller(scene, name, origin, city, shift))
    return drawn


def _traveller(scene: Scene, name: str, origin: str, city: str, shift: int) -> Markup:
    (x, y), (to_x, to_y) = _point(origin), AT[city]
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    share = 1 - (RADIUS + 12) / length
    at_x, at_y = x + (to_x - x) * share + 22 * shift, y + (to_y - y) * share
    seat = scene.view["to_move"]
    chip = tag("circle", cx=round(at_x, 1), cy=round(at_y, 1), r=12, class_="chip-disc")
    icon = put(f"s-{FAMILIES[seat]}", at_x - 8, at_y - 8, 16)
    if name.startswith("move-"):
        group = Group(seat, int(name.split("-")[2]), 1)
        icon = figure(scene, group, at_x - 7, at_y - 9, 14)
    return scene.touch(name, (round(at_x - 13, 1), round(at_y - 13, 1), 26, 26), chip, icon)


def _price(scene: Scene) -> Markup:
    """What every trip costs, if they all cost the same time and wagons."""
    roads = scene.printed["travel"]["routes"]
    times, wagons = {road["time"] for road in roads}, {road["wagons"] for road in roads}
    if len(times) > 1 or len(wagons) > 1:
        return note(scene.say("each trip costs time, wagons and the cubes of the road"))
    time, wagon = times.pop(), wagons.pop()
    more = bold(wagon) if wagon > 1 else ""
    return note(
        scene.say("each trip"),
        " ",
        icon("i-hourglass", "xs"),
        bold(time),
        " ",
        more,
        icon("i-wagon", "s"),
        " ",
        scene.say("and the cubes of the road"),
    )
