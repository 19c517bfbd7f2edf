"""The third row of the board: the well, the chronicle and the graves."""

from __future__ import annotations

from bourgade.core.language import mark
from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon
from bourgade.games.village import names
from bourgade.games.village.board.pieces import art, gathered, member
from bourgade.games.village.board.scene import Scene, place, several
from bourgade.games.village.board.trays import chronicle_count
from bourgade.games.village.ids import Profession

ICONS = {"council": "i-council", "crafts": "i-crafts", "travel": "i-travel", "church": "i-church", "farm": "i-harvest"}


def well(scene: Scene) -> Markup:
    """The well, and whether the viewer can pay it."""
    water = tag("svg", art("a-well"), class_="scene", viewBox="0 0 84 70", aria_hidden="true")
    price = scene.say("{count} cubes of one colour:", count=scene.printed["well"])
    told = tag("span", price, " ", tag("b", scene.say("any action")), class_="note")
    draw = scene.press("well", water, told, class_="wellrow")
    return place(scene, "well", "i-well", scene.say("Well"), "", draw, _why_not(scene))


def _why_not(scene: Scene) -> Markup:
    player, cost = scene.players[scene.viewer], scene.printed["well"]
    if "well" in scene.offers or max(player["cubes"].values()) + player["coins"] >= cost:
        return Markup("")
    told = scene.say(mark("You have no {count} alike"), count=cost)
    return tag("p", icon("i-barred", "xs"), " ", told, class_="why")


def chronicle(scene: Scene) -> Markup:
    """A page for every profession, with a niche for each member it has room for."""
    entered, room = chronicle_count(scene)
    count = tag("span", bold(entered), " ", scene.say("of {count}", count=room), class_="count")
    pages = tag("ul", *[_page(scene, profession) for profession in Profession], class_="book")
    return place(scene, "chronicle", "i-chronicle", scene.say("Chronicle"), count, pages)


def _page(scene: Scene, profession: Profession) -> Markup:
    name = profession.name.lower()
    filled = _laid(scene, f"chronicle_{name}")
    free = scene.view["chronicle_free"][name]
    niches = [tag("span", figure, class_="niche") for figure in filled]
    niches += [tag("span", class_="niche") for _ in range(free)]
    full = "" if free else tag("em", scene.say("full"))
    title = tag("h3", icon(ICONS[name], "s"), scene.say(names.PROFESSIONS[profession]), full)
    row = tag("div", *niches, class_=f"niches of-{min(len(niches), 9)}")
    return tag("li", title, row, class_=None if free else "full", data_key=f"chronicle-{name}")


def _laid(scene: Scene, name: str) -> list[Markup]:
    """Every member in a resting place, one figure each."""
    return [
        figure
        for group in gathered(scene, name)
        for figure in [member(scene, group.seat, group.generation)] * group.count
    ]


def graves(scene: Scene) -> Markup:
    """The anonymous graves."""
    filled = _laid(scene, "grave")
    free = scene.view["graves_free"]
    stone = tag("svg", art("a-stone"), class_="stone", viewBox="0 0 30 40", aria_hidden="true")
    stones = join(*[tag("li", stone, figure) for figure in filled], several(tag("li", stone), free))
    count = tag("span", bold(len(filled)), " ", scene.say("of {count}", count=len(filled) + free), class_="count")
    yard = tag("ul", stones, class_="yard", data_key="graves")
    return place(scene, "graves", "i-grave", scene.say("Graves"), count, yard)
