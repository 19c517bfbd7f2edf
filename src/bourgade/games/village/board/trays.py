"""The cubes on the action spaces, in the place itself and in the index for narrow screens."""

from __future__ import annotations

from bourgade.core.language import mark
from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import icon
from bourgade.games.village.board.pieces import cube, empty_slot
from bourgade.games.village.board.scene import Scene, several

TILES = (
    ("harvest", "grain", mark("Harvest")),
    ("family", "family", mark("Family")),
    ("crafts", "crafts", mark("Crafts")),
    ("market", "market", mark("Market")),
    ("travel", "travel", mark("Travel")),
    ("council", "council", mark("Council")),
    ("church", "church", mark("Church")),
)
"""The seven places with cubes: the place, its action space, its name."""


def tray(scene: Scene, space: str) -> Markup:
    """The cubes of a space, those of one colour together, and the slots that are empty by now."""
    cubes = {kind: count for kind, count in scene.view["spaces"][space].items() if count}
    lying = [
        scene.press(f"take-{space}-{kind}", several(cube(scene.say, kind), count), class_="cubes")
        for kind, count in cubes.items()
    ]
    empty = max(0, scene.printed["cubes"][space] - sum(cubes.values()))
    is_legal = any(f"take-{space}-{kind}" in scene.offers for kind in cubes)
    class_ = "tray legal" if is_legal else "tray"
    return tag("div", *lying, several(empty_slot(), empty), class_=class_, data_key=f"tray-{space}")


def tiles(scene: Scene) -> Markup:
    """The index of places, each with its cubes."""
    links = [_tile(scene, place, title, _dots(scene, space)) for place, space, title in TILES]
    entered, room = chronicle_count(scene)
    links.append(_tile(scene, "chronicle", mark("Chronicle"), tag("b", f"{entered}/{room}")))
    return join(*links)


def _tile(scene: Scene, place: str, title: str, inside: Markup) -> Markup:
    dots = tag("span", inside, class_="dots")
    return tag("a", icon(f"i-{place}", "l"), dots, tag("span", scene.say(title)), href=f"#place-{place}")


def _dots(scene: Scene, space: str) -> Markup:
    return join(*[several(cube(scene.say, kind, "d"), count) for kind, count in scene.view["spaces"][space].items()])


def chronicle_count(scene: Scene) -> tuple[int, int]:
    """How many members the chronicle tells of, and for how many it has room."""
    room = sum(scene.printed["chronicle"]["spaces"].values())
    return room - sum(scene.view["chronicle_free"].values()), room
