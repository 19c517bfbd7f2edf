"""The first row of the board: the harvest, the family, the street of the crafts, and the church."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon
from bourgade.games.village import names
from bourgade.games.village.board.pieces import Group, art, begins_at, crowd, good, member, put, words
from bourgade.games.village.board.scene import Scene, note, place, several
from bourgade.games.village.board.trays import tray
from bourgade.games.village.ids import Building

ICONS = {"orange": "c-power", "green": "c-persuasion", "brown": "c-faith", "pink": "c-knowledge", "grain": "i-grain"}
WINDOWS = 4


# --- harvest ---


def harvest(scene: Scene) -> Markup:
    """The fields, and what they yield to whom."""
    fields = tag("svg", art("a-harvest"), class_="scene", viewBox="0 0 200 100", aria_hidden="true")
    title = scene.say("Harvest")
    return place(scene, "harvest", "i-harvest", title, tray(scene, "grain"), fields, _yields(scene))


def _yields(scene: Scene) -> Markup:
    printed, goods = scene.printed["harvest"], scene.players[scene.viewer]["goods"]
    ways = [((), printed["base"]), (("horse", "plough"), printed["horse"]), (("ox", "plough"), printed["ox"])]
    able = [all(goods[kind] for kind in needs) for needs, _ in ways]
    best = max(grain for (_, grain), is_able in zip(ways, able, strict=True) if is_able)
    items = [
        _yield(scene, needs, grain, is_able and grain == best)
        for (needs, grain), is_able in zip(ways, able, strict=True)
    ]
    return tag("ul", *items, class_="yields")


def _yield(scene: Scene, needs: tuple[str, ...], grain: int, is_yours: bool) -> Markup:
    shown = needs or ("grain",)
    yours = tag("span", scene.say("your harvest"), class_="vh") if is_yours else ""
    icons = [good(scene.say, kind, "s") for kind in shown]
    return tag("li", *icons, bold(grain), yours, class_="yours" if is_yours else None)


# --- family ---


def family(scene: Scene) -> Markup:
    """The houses, and who is born next."""
    houses = tag("svg", art("a-family"), class_="scene", viewBox="0 0 190 100", aria_hidden="true")
    title = scene.say("Family")
    return place(scene, "family", "i-family", title, tray(scene, "family"), houses, _birth(scene))


def _birth(scene: Scene) -> Markup:
    unborn = scene.players[scene.viewer]["members"].get("unborn", [])
    generation = next((number for number, count in enumerate(unborn, 1) if count), 0)
    if not generation:
        return note(scene.say("All are born."), " ", tag("b", scene.say("Call one home")))
    child = scene.press(
        "birth", member(scene, scene.viewer, generation, "s"), tag("b", scene.say("Birth")), class_="birth"
    )
    return note(child, " ", scene.say("or"), " ", tag("b", scene.say("call one home")))


# --- crafts ---


def crafts(scene: Scene) -> Markup:
    """A street with a house for every trade."""
    houses = [_house(scene, building) for building in Building]
    title = scene.say("Crafts")
    return place(scene, "crafts", "i-crafts", title, tray(scene, "crafts"), tag("ul", *houses, class_="street"))


def _house(scene: Scene, building: Building) -> Markup:
    name = building.name.lower()
    title = scene.say(names.BUILDINGS[building])
    drawing = _shop(scene, name) if scene.printed["crafts"][name]["takes_members"] else _mill(scene, name)
    svg = tag("svg", drawing, class_=f"scene shop-{name}", viewBox="-2 0 80 112", role="group", aria_label=title)
    return tag("li", tag("div", svg, class_="shop"), tag("h3", title), data_key=f"shop-{name}")


def _shop(scene: Scene, name: str) -> Markup:
    printed = scene.printed["crafts"][name]
    chimney = art("a-chimney") if name == "smithy" else ""
    goods = printed["goods"]
    signs = [put(f"i-{kind}", 38.5 - 13.5 * len(goods) + 27 * at, 37, 24) for at, kind in enumerate(goods)]
    left, right = _hit(6, 37, 27), _hit(33, 37, 37)
    worked = join(left, put("i-hourglass", 8, 64, 14), words(22.5, 75.5, str(printed["make_time"])))
    return join(
        chimney,
        art("a-shop"),
        *signs,
        scene.touch(f"make-{name}", (6, 60, 26, 21), worked),
        scene.touch(f"buy-{name}", (34, 60, 36, 21), right, _price(printed)) if printed["is_for_sale"] else "",
        scene.touch(f"train-{name}", (9, 83, 58, 27), _apprenticeship(scene, name, printed)),
        crowd(scene, name, (11, 84, 54, 26)),
    )


def _hit(x: float, y: float, width: float) -> Markup:
    """An invisible ground that makes a small sign easier to touch."""
    return tag("rect", x=x, y=y, width=width, height=44, class_="hit")


def _price(printed: dict[str, Any]) -> Markup:
    price = [(kind, count) for kind, count in printed["price"].items() if count]
    total = sum(count for _, count in price)
    if len(price) == 1 and (total > 3 or price[0][0] == "grain"):
        return join(words(41, 75.5, str(total)), put(ICONS[price[0][0]], 50, 63, 16))
    size = 14 if total <= 2 else 11.5 if total <= 3 else 34 / total
    icons = [ICONS[kind] for kind, count in price for _ in range(count)]
    start = 52 - total * size / 2
    return join(*[put(icon, start + at * size, 71.5 - size / 2, size) for at, icon in enumerate(icons)])


def _apprenticeship(scene: Scene, name: str, printed: dict[str, Any]) -> Markup:
    """The time of the training, where nobody stands in front of it."""
    hidden = tag("rect", x=10, y=84, width=56, height=25, class_="hit")
    if any(name in player["members"] for player in scene.players):
        return hidden
    return join(
        hidden,
        put("i-member", 20, 90, 15),
        put("i-hourglass", 36, 91, 13),
        words(49.5, 102, str(printed["train_time"])),
    )


def _mill(scene: Scene, name: str) -> Markup:
    printed = scene.printed["crafts"][name]
    coins = printed["make_coins"]
    cost = [put("i-hourglass", 14, 79, 14), words(28.5, 90.5, str(printed["make_time"]))]
    grain = [put("i-grain", 41, 79, 14), words(56, 90.5, str(printed["make_grain"]))]
    arrow = words(19, 106, "→", 12, "middle")
    gain = [put("i-coin", 27, 94, 14), words(43, 105.5, str(coins))]
    if coins <= 2:
        gain = [put("i-coin", 27 + 16 * at, 94, 14) for at in range(coins)]
    sign = tag("path", d="M10 76h56v34H10z", class_="sign")
    return join(art("a-mill"), sign, scene.touch(f"make-{name}", (9, 75, 58, 36), *cost, *grain, arrow, *gain))


# --- church ---


def church(scene: Scene) -> Markup:
    """Four windows, filled from the right, and the black bag."""
    windows = [_window(scene, window) for window in range(1, WINDOWS + 1)]
    drawing = tag(
        "svg",
        art("a-church"),
        *windows,
        class_="scene",
        viewBox="-4 -14 266 156",
        role="group",
        aria_label=scene.say("Church: four windows"),
    )
    inside = tag("div", drawing, _bag(scene), class_="nave")
    return place(scene, "church", "i-church", scene.say("Church"), tray(scene, "church"), inside)


def _window(scene: Scene, window: int) -> Markup:
    printed = scene.printed["church"]
    x = 14 + 49 * (WINDOWS - window)
    points = join(put("i-prestige", x + 6, 113, 14), words(x + 22, 125, str(printed["window_points"][window - 1])))
    toll = _toll(x - 4.5, printed["window_grain"][window - 1]) if window < WINDOWS else ""
    inside = crowd(scene, f"window_{window}", (x + 1, 59, 38, 47), 21)
    return tag("g", art("a-window", f"translate({x} 52)"), points, toll, inside, data_key=f"window-{window}")


def _toll(x: float, grain: int) -> Markup:
    disc = tag("circle", cx=x, cy=68, r=7, class_="toll")
    return join(put("i-grain", x - 7, 44, 14), disc, words(x, 72, str(grain), 11, "middle"))


def _bag(scene: Scene) -> Markup:
    """Who waits in the black bag: the monks and the novices."""
    inside = [
        Group(seat, generation, count)
        for seat, player in enumerate(scene.players)
        for generation, count in enumerate(player["members"].get("bag", []), 1)
        if count
    ]
    monks = tag(
        "span",
        tag("svg", tag("use", href="#m-monk"), class_="member s", viewBox="0 0 28 36", aria_hidden="true"),
        f"\u00d7{scene.printed['church']['monks']}",
        tag("span", scene.say("monks"), class_="vh"),
        class_="monks",
    )
    novices = [
        scene.press(
            begins_at(scene, "bag", group),
            member(scene, group.seat, group.generation, "s", group.count),
            class_="novice",
        )
        for group in inside
    ]
    label = tag("span", scene.say("in the bag"), class_="vh")
    return tag("p", icon("i-bag"), label, monks, *novices, class_="bag", data_key="bag")


def each_step(scene: Scene, count: int, mark: Markup) -> Markup:
    """A price of several equal pieces."""
    return several(mark, count) if count <= 3 else join(bold(count), mark)
