"""The second row of the board: the market with its customers, the map, and the council chamber."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon
from bourgade.games.village.board.pieces import art, crowd, cube, good, put, shield, words
from bourgade.games.village.board.scene import Scene, note, place, several
from bourgade.games.village.board.street import each_step
from bourgade.games.village.board.trays import tray

FACES = 10
LEVELS = ("I", "II", "III", "IV")


# --- market ---


def market(scene: Scene) -> Markup:
    """The stalls with their customers, and those who wait in the queue."""
    stalls = [_stall(scene, number, customer) for number, customer in enumerate(scene.view["stalls"], 1)]
    rows = tag("div", tag("ul", *stalls, class_=f"stalls of-{len(stalls)}"), _queue(scene), class_="square")
    aside = join(_still_in(scene), tray(scene, "market"))
    return place(scene, "market", "i-market", scene.say("Market"), aside, rows)


def _still_in(scene: Scene) -> Markup:
    """Who has not passed on this market day."""
    seats = scene.view["market"]["still_in"]
    label = tag("span", scene.say("still in the market"), class_="vh")
    return tag("span", label, *[shield(scene, seat, "s") for seat in seats], class_="still") if seats else Markup("")


def _stall(scene: Scene, at: int, customer: dict[str, Any] | None) -> Markup:
    awning = tag("svg", art("a-awning"), class_=f"awning awning-{at}", viewBox="0 0 76 26", aria_hidden="true")
    if customer is None:
        empty = tag("span", tag("span", scene.say("empty"), class_="quiet"), class_="cust none")
        return tag("li", awning, empty, class_="stall", data_key=f"stall-{at}")
    is_servable = can_serve(scene, customer)
    card = scene.press(f"serve-stall_{at}", _face(customer), _points(customer), _needs(scene, customer), class_="cust")
    tick = _tick(scene) if is_servable else ""
    return tag("li", awning, card, tick, class_="stall can" if is_servable else "stall", data_key=f"stall-{at}")


def can_serve(scene: Scene, customer: dict[str, Any]) -> bool:
    """Whether the viewer has all that a customer asks for."""
    player = scene.players[scene.viewer]
    stock = {**player["goods"], "grain": player["grain"]}
    return all(stock[kind] >= count for kind, count in customer["needs"].items())


def _tick(scene: Scene) -> Markup:
    label = tag("span", scene.say("can be served"), class_="vh")
    return tag("span", icon("i-check", "xs"), label, class_="tick")


def _face(customer: dict[str, Any]) -> Markup:
    tile = int(customer["customer"].rpartition("_")[2] or 0)
    return tag(
        "svg",
        art(f"f-{tile * 7 % FACES}"),
        class_="face",
        viewBox="0 0 60 48",
        preserveAspectRatio="xMidYMax meet",
        aria_hidden="true",
    )


def _points(customer: dict[str, Any]) -> Markup:
    return tag("span", str(customer["points"]), class_="pts")


def _needs(scene: Scene, customer: dict[str, Any], most: int = 3) -> Markup:
    """What a customer wants, piece by piece; more than `most` of a kind as a number."""
    size = "s" if sum(customer["needs"].values()) > 2 else ""
    icons = [_need(good(scene.say, kind, size), count, most) for kind, count in customer["needs"].items()]
    return tag("span", *icons, class_="need")


def _need(icon: Markup, count: int, most: int) -> Markup:
    return several(icon, count) if count <= most else join(bold(count), icon)


def _queue(scene: Scene) -> Markup:
    more = scene.say("{count} more in the pile", count=len(scene.view["pile"]))
    legend = tag(
        "span",
        tag("span", icon("i-check", "xs"), class_="tick"),
        scene.say("you can serve"),
        class_="note legend",
    )
    title = tag("h3", scene.say("Queue"), " ", tag("span", more, class_="quiet"), legend)
    waiting = [
        tag(
            "li",
            _face(customer),
            _needs(scene, customer, 2),
            tag("b", str(customer["points"]), class_="qp"),
            class_="cust q",
        )
        for customer in scene.view["queue"]
    ]
    return tag("div", title, tag("ul", *waiting, data_key="queue"), class_="queue")


# --- council ---


def council(scene: Scene) -> Markup:
    """A house with a floor for every level: who stands there, the time to reach it, its privilege, its points."""
    roof = tag("path", d="M4 30 116 0l112 30z", class_="tl roof")
    floors = [_floor(scene, level) for level in range(len(LEVELS) - 1, -1, -1)]
    label = scene.say("Council chamber: four levels")
    house = tag("svg", roof, *floors, class_="scene", viewBox="0 -2 232 174", role="group", aria_label=label)
    printed = scene.printed["council"]
    price = note(
        scene.say("each step"),
        " ",
        each_step(scene, printed["green"], cube(scene.say, "green", "s")),
        " ",
        scene.say("or"),
        " ",
        each_step(scene, printed["scrolls"], good(scene.say, "scroll", "s")),
        " ",
        scene.say("and its time"),
    )
    use = scene.press("use", scene.say("use a privilege"), class_="chip") if "use" in scene.offers else ""
    return place(scene, "council", "i-council", scene.say("Council"), tray(scene, "council"), house, join(use, price))


def _floor(scene: Scene, level: int) -> Markup:
    printed = scene.printed["council"]["levels"][level]
    y, left, width = 135 - 35 * level, 3 + 3 * level, 226 - 6 * level
    wall = tag("path", d=f"M{left} {y}h{width}v35h-{width}z", class_="tl wall")
    side = tag("path", d=f"M{left} {y}h26v35h-26z", class_="tl roof")
    numeral = words(left + 13, y + 23, LEVELS[level], 14, "middle", "serif")
    time = join(put("i-hourglass", 98, y + 11, 13), words(112, y + 22, str(printed["time"]), 12))
    points = _floor_points(y, printed["points"])
    back = join(wall, side, numeral, time)
    if level == 0:
        back = scene.touch("enter", (left, y, width, 35), back)
    people = crowd(scene, f"level_{level + 1}", (left + 29, y + 4, 98 - left - 31, 27))
    return tag("g", back, people, _privilege(scene, level, y), points, data_key=f"level-{level + 1}")


def _floor_points(y: float, points: int) -> Markup:
    if not points:
        return Markup("")
    line = tag("path", d=f"M188 {y}v35", class_="dashes")
    return join(line, put("i-prestige", 191, y + 10, 14), words(206, y + 22, str(points)))


def _privilege(scene: Scene, level: int, y: float) -> Markup:
    printed = scene.printed["council"]
    drawn = (
        lambda: tag(
            "g", put("i-first", 142, y + 8, 18), class_="taken" if scene.view["next_first_player"] >= 0 else None
        ),
        lambda: _slots(138, y + 9, printed["cubes"]),
        lambda: join(
            put("i-scroll", 132, y + 9, 16), put("i-ox", 147, y + 9, 16), _times(164, y + 22, printed["goods"])
        ),
        lambda: join(
            put("i-coin", 126, y + 10, 14),
            _times(140, y + 22, printed["price"]),
            words(148, y + 22, "→", 11, "middle"),
            put("i-prestige", 155, y + 10, 14),
            words(170, y + 22, str(printed["prestige"]), 12),
        ),
    )[level]()
    hit = tag("rect", x=122, y=y + 3, width=62, height=29, class_="hit")
    return scene.touch(f"privilege-level_{level + 1}", (122, y + 3, 62, 29), hit, drawn)


def _slots(x: float, y: float, count: int) -> Markup:
    if count > 2:
        return join(put("c-slot", x, y, 17), words(x + 18, y + 13, f"\u00d7{count}", 12))
    return join(*[put("c-slot", x + 15 * at, y, 17) for at in range(count)])


def _times(x: float, y: float, count: int) -> Markup:
    return words(x, y, f"\u00d7{count}", 11) if count > 1 else Markup("")
