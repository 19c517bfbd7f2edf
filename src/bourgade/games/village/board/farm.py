"""The farm of the seat that looks: time as a moat with a bridge, the stores, the family and the score so far."""

from __future__ import annotations

from typing import Any

from bourgade.core.language import mark
from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon
from bourgade.games.village.board.pieces import (
    COLOURS,
    FAMILIES,
    GOODS,
    Group,
    art,
    begins_at,
    cube,
    flags,
    member,
    put,
    shield,
    words,
)
from bourgade.games.village.board.scene import Scene, several
from bourgade.games.village.text import SCORE_LINES

FAMILY_NAMES = {
    "red": mark("family of the hood"),
    "yellow": mark("family of the straw hat"),
    "blue": mark("family of the feather"),
    "white": mark("family of the veil"),
}
MOAT: tuple[tuple[float, float], ...] = (
    (222, 26), (290, 28), (342, 58), (336, 106), (276, 128), (204, 132), (130, 130), (60, 116), (30, 66), (84, 32),
)  # fmt: skip
"""Points along the moat, from right of the bridge round to the left of it."""
SINGLE = 5
"""So many members at home are drawn one by one."""


def farm(scene: Scene) -> Markup:
    """The whole farm."""
    player = scene.players[scene.viewer]
    return join(_time(scene, player), _stores(scene, player), _kin(scene, player), _score(scene, player))


# --- time ---


def _time(scene: Scene, player: dict[str, Any]) -> Markup:
    seat, lap = player["seat"], player["lap"]
    is_own = scene.view["seat"] >= 0
    title = scene.say("Your farm") if is_own else scene.say("The farm of {name}", name=scene.names[seat])
    family = tag("span", scene.say(FAMILY_NAMES[FAMILIES[seat]]), class_="quiet")
    moat = tag(
        "svg",
        art("a-moat"),
        art("a-farmstead"),
        *[_cloud(seat, lap, at, player["time"] == at) for at in range(lap)],
        class_="timetrack",
        viewBox="0 -2 372 154",
        role="img",
        aria_label=scene.say("Time: {time} of {lap}", time=player["time"], lap=lap),
        data_time=player["time"],
        data_lap=lap,
    )
    return tag(
        "div",
        tag("h2", shield(scene, seat), title, flags(scene, seat), family),
        moat,
        class_="f-time",
        data_key=f"time-{seat}",
    )


def _cloud(seat: int, lap: int, at: int, is_here: bool) -> Markup:
    x, y = along_moat(at, lap)
    scale = 1 if lap <= 12 else 12 / lap
    cloud = art("a-cloud", f"translate({x} {y}) scale({scale:g})", "cloud")
    label = words(x, y + 5, str(at), 12, "middle", "quiet-text") if at else ""
    marker = put(f"s-{FAMILIES[seat]}", x - 13, y - 13, 27)
    ghost = tag("g", marker, class_="ghost-marker")
    return tag("g", cloud, marker if is_here else join(label, ghost), data_cloud=at)


def along_moat(at: int, lap: int) -> tuple[float, float]:
    """Where a time space lies on the moat."""
    share = at * (len(MOAT) - 1) / max(lap - 1, 1)
    start = min(int(share), len(MOAT) - 2)
    (x, y), (to_x, to_y) = MOAT[start], MOAT[start + 1]
    part = share - start
    return round(x + (to_x - x) * part, 1), round(y + (to_y - y) * part, 1)


# --- stores ---


def _stores(scene: Scene, player: dict[str, Any]) -> Markup:
    say, seat = scene.say, player["seat"]
    influence = [
        _stock(scene, seat, f"gain-{kind}", cube(say, kind), player["cubes"][kind], say(name))
        for kind, name in COLOURS.items()
    ]
    coins = _stock(scene, seat, "gain-coin", icon("i-coin", "l"), player["coins"], say("coins"))
    goods = [
        _stock(scene, seat, f"good-{kind}", icon(f"i-{kind}", "l"), player["goods"][kind], say(GOODS[kind]))
        for kind in player["goods"]
    ]
    first = tag("ul", *influence, coins, class_="stocks")
    return tag("div", first, tag("ul", *goods, class_="stocks"), _barn(scene, player), class_="f-store")


def _stock(scene: Scene, seat: int, name: str, icon: Markup, count: int, label: str) -> Markup:
    class_ = "stock" if count else "stock zero"
    inside = scene.press(name, icon, bold(count), tag("span", label), class_=class_)
    return tag("li", inside, data_key=f"stock-{seat}-{name}")


def _barn(scene: Scene, player: dict[str, Any]) -> Markup:
    say, grain, cap = scene.say, player["grain"], scene.printed["grain_cap"]
    sacks = several(icon("i-grain", "l"), grain)
    holes = several(tag("span", class_="hole"), cap - grain)
    told = tag("span", say("{count} of {most} grain", count=grain, most=cap), class_="quiet")
    count, points = len(player["customers"]), sum(customer["points"] for customer in player["customers"])
    served = tag(
        "span",
        icon("i-market"),
        bold(count),
        tag("span", say("served, {points} points", points=points), class_="quiet"),
        class_="served",
    )
    key = f"barn-{player['seat']}"
    return tag("div", sacks, holes, told, served, class_="barn", data_key=key)


# --- family and score ---


def _kin(scene: Scene, player: dict[str, Any]) -> Markup:
    seat, members = player["seat"], player["members"]
    at_home = tag("div", *_at_home(scene, seat, members.get("farm", [])), class_="home", data_key=f"home-{seat}")
    unborn = [member(scene, seat, generation) for generation in _one_by_one(members.get("unborn", []))]
    nobody = tag("span", scene.say("nobody"), class_="quiet")
    return tag(
        "div",
        tag("div", tag("h3", scene.say("At home")), at_home if members.get("farm") else nobody),
        tag(
            "div",
            tag("h3", scene.say("Yet to be born")),
            tag("div", *unborn, class_="home unborn") if unborn else nobody,
        ),
        class_="f-kin",
    )


def _one_by_one(counts: list[int]) -> list[int]:
    return [generation for generation, count in enumerate(counts, 1) for _ in range(count)]


def _at_home(scene: Scene, seat: int, counts: list[int]) -> list[Markup]:
    groups = [Group(seat, generation, count) for generation, count in enumerate(counts, 1) if count]
    is_full = sum(counts) > SINGLE
    return [
        scene.press(begins_at(scene, "farm", group), _drawn(scene, group, is_full), class_="kin-group")
        for group in groups
    ]


def _drawn(scene: Scene, group: Group, is_full: bool) -> Markup:
    if is_full and group.count > 1:
        return member(scene, group.seat, group.generation, "b", group.count)
    return several(member(scene, group.seat, group.generation, "b"), group.count)


def _score(scene: Scene, player: dict[str, Any]) -> Markup:
    lines = [
        join(tag("dt", scene.say(SCORE_LINES[line])), tag("dd", str(points)))
        for line, points in player["score"]["lines"].items()
    ]
    text = scene.say("Total") if scene.view["over"] else scene.say("If it ended now")
    total = join(tag("dt", text, class_="sum"), tag("dd", str(player["score"]["total"]), class_="sum"))
    return tag("div", tag("h3", scene.say("Score so far")), tag("dl", *lines, total), class_="f-score")
