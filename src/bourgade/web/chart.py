"""The chart at the end of a game: the total of every seat and rival after each round."""

from __future__ import annotations

from collections.abc import Sequence

from bourgade.core.language import Language
from bourgade.core.picture import Markup, join, tag

WIDTH, HEIGHT = 440, 310
LEFT, RIGHT, TOP, BOTTOM = 30, 34, 12, 24
FAMILIES = ("red", "yellow", "blue", "white", "green")
RIVAL = "rival"


def chart(totals: Sequence[Sequence[int]], names: list[str], rivals: list[str], say: Language) -> Markup:
    """A line for each seat and rival, told apart by colour, dashes and the shield or crown at its end."""
    most = max(max(row) for row in totals)
    top = max(10, -(-most // 10) * 10)
    looks = [*FAMILIES[: len(names)], *[RIVAL] * len(rivals)]
    lines = [_line([row[at] for row in totals], look, top) for at, look in enumerate(looks)]
    ends = _ends(totals[-1], looks, top)
    told = ", ".join(f"{name} {total}" for name, total in zip([*names, *rivals], totals[-1], strict=True))
    return tag(
        "svg",
        *_grid(top, len(totals)),
        *lines,
        *ends,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=say("The scores, round by round. At the end: {told}", told=told),
    )


def _x(at: int, count: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * at / max(count - 1, 1), 1)


def _y(points: float, top: int) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / top, 1)


def _grid(top: int, count: int) -> list[Markup]:
    step = 10 if top <= 60 else 20
    rows = [
        join(
            tag("path", d=f"M{LEFT} {_y(points, top)}H{WIDTH - RIGHT}", class_="grid"),
            tag("text", str(points), x=LEFT - 6, y=_y(points, top) + 4, text_anchor="end", class_="quiet-text"),
        )
        for points in range(0, top + 1, step)
    ]
    columns = [
        tag("text", str(at + 1), x=_x(at, count), y=HEIGHT - 6, text_anchor="middle", class_="quiet-text")
        for at in range(count)
    ]
    return [*rows, *columns]


def _line(points: list[int], look: str, top: int) -> Markup:
    corners = " ".join(f"{_x(at, len(points))},{_y(total, top)}" for at, total in enumerate(points))
    casing = tag("polyline", points=corners, class_="casing")
    return join(casing, tag("polyline", points=corners, class_=f"line {look}"))


def _ends(last: Sequence[int], looks: list[str], top: int) -> list[Markup]:
    """The shields and crowns at the ends of the lines, moved apart where they would cover each other."""
    drawn: list[Markup] = []
    floor = float(HEIGHT)
    for at in sorted(range(len(last)), key=lambda at: last[at]):
        y = min(_y(last[at], top) - 10, floor - 19)
        floor = y
        shape = "#i-prestige" if looks[at] == RIVAL else f"#s-{looks[at]}"
        drawn.append(tag("use", href=shape, x=WIDTH - RIGHT + 6, y=y, width=20, height=20))
    return drawn
