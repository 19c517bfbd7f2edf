"""The prestige track above the board, and the farms of the other seats in short."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import bold, icon
from bourgade.games.village.board.pieces import COLOURS, FAMILIES, cube, flags, good, member, shield
from bourgade.games.village.board.scene import Scene

FEW = 4
"""So many members stand side by side; more overlap."""
SHORTEST = 30
"""The prestige that the track has room for at the start of a game."""


# --- prestige ---


def prestige(scene: Scene) -> Markup:
    """The track, which grows with the scores, and the shields on it."""
    scores = [player["prestige"] for player in scene.players]
    length = max(SHORTEST, -(-max(scores) * 5 // 4 // 10) * 10 + 10)  # a fifth stays free, for the title
    label = ", ".join(f"{name} {score}" for name, score in zip(scene.names, scores, strict=False))
    drawing = tag(
        "svg",
        tag("text", scene.say("Prestige"), x="99%", y=13, text_anchor="end", class_="w small"),
        tag("line", x1="0", y1=30, x2="100%", y2=30, class_="track"),
        *[_tick(points, length) for points in range(0, length + 1, 1 if length <= 40 else 5)],
        *_shields(scores, length),
        width="100%",
        height=44,
        role="img",
        aria_label=scene.say("Prestige: {scores}", scores=label),
    )
    return tag("div", drawing, class_="prestige", data_key=f"prestige-{scores}")


def _across(points: int, length: int) -> str:
    return f"{3 + 94 * points / length:.2f}%"


def _tick(points: int, length: int) -> Markup:
    x = _across(points, length)
    is_named = points % (5 if length <= 60 else 10) == 0
    line = tag("line", x1=x, x2=x, y1=25 if is_named else 28, y2=30, class_="track")
    name = tag("text", str(points), x=x, y=42, text_anchor="middle", font_size=11, class_="quiet-text")
    return join(line, name if is_named else "")


def _shields(scores: list[int], length: int) -> list[Markup]:
    """A shield for each seat; those with equal scores fan out to the right."""
    drawn = []
    for seat, score in enumerate(scores):
        equal = [other for other, points in enumerate(scores) if points == score]
        shift = equal.index(seat) * 9
        mark = tag("use", href=f"#s-{FAMILIES[seat]}", x=-12 + shift, y=0, width=24, height=24)
        drawn.append(tag("svg", mark, x=_across(score, length), y=4, overflow="visible"))
    return drawn


# --- the other seats ---


def others(scene: Scene) -> Markup:
    """Everybody but the seat whose farm is drawn in full, in the order of play."""
    count = len(scene.players)
    return join(*[_other(scene, (scene.viewer + step) % count) for step in range(1, count)])


def _other(scene: Scene, seat: int) -> Markup:
    player = scene.players[seat]
    points = tag("b", icon("i-prestige", "s"), str(player["prestige"]), class_="pre", title=scene.say("prestige"))
    sold = tag(
        "span",
        icon("i-market", "s"),
        str(len(player["customers"])),
        class_="sold",
        title=scene.say("customers served"),
    )
    title = tag(
        "h2", shield(scene, seat), tag("span", scene.names[seat], class_="name"), flags(scene, seat), sold, points
    )
    class_ = "panel other turn" if scene.view["to_move"] == seat else "panel other"
    return tag(
        "article",
        title,
        _time(scene, player),
        _goods(scene, player),
        _kin(scene, player),
        class_=class_,
        data_key=f"other-{seat}",
    )


def _time(scene: Scene, player: dict[str, Any]) -> Markup:
    time, lap = player["time"], player["lap"]
    boxes = [
        tag("rect", x=round(1 + 10.4 * at, 1), y=2, width=8, height=8, rx=2, class_=_box(at, time)) for at in range(lap)
    ]
    label = scene.say("time {time} of {lap}", time=time, lap=lap)
    track = tag("svg", *boxes, class_="minitime", viewBox=f"0 0 {10.4 * lap:g} 12", role="img", aria_label=label)
    total = tag("span", scene.say("in all"), " ", bold(player["score"]["total"]), class_="quiet total")
    return tag(
        "div",
        icon("i-hourglass", "s"),
        track,
        tag("span", f"{time}/{lap}", class_="quiet"),
        total,
        class_="row tt",
    )


def _box(at: int, time: int) -> str:
    return "now" if at == time else "gone" if at < time else "ahead"


def _goods(scene: Scene, player: dict[str, Any]) -> Markup:
    say = scene.say
    held = [(cube(say, kind, "s"), player["cubes"][kind]) for kind in COLOURS]
    held += [(icon("i-coin", "s"), player["coins"]), (good(say, "grain", "s"), player["grain"])]
    held += [(good(say, kind, "s"), count) for kind, count in player["goods"].items()]
    pairs = [tag("span", icon, bold(count), class_="pair") for icon, count in held if count]
    return tag("div", *pairs, class_="row goods")


def _kin(scene: Scene, player: dict[str, Any]) -> Markup:
    """Who is at home, and who is yet to be born."""
    say = scene.say
    home = _row(scene, player, "farm", "s") or [tag("span", say("nobody"), class_="quiet")]
    unborn = _row(scene, player, "unborn", "s ghost")
    inside = tag("span", *home, class_="kin-row many" if len(home) > FEW else "kin-row")
    outside = tag("span", *unborn, class_="kin-row many" if len(unborn) > FEW else "kin-row")
    later = [tag("span", class_="sep"), outside, tag("span", say("unborn"), class_="quiet")] if unborn else []
    label = tag("span", say("at home"), class_="vh")
    return tag("div", icon("i-house", "s"), label, inside, *later, class_="row kin")


def _row(scene: Scene, player: dict[str, Any], place: str, size: str) -> list[Markup]:
    """The members at a place, one by one."""
    counts = player["members"].get(place, [])
    return [
        member(scene, player["seat"], generation, size)
        for generation, count in enumerate(counts, 1)
        for _ in range(count)
    ]
