"""The pieces: cubes, goods, family members and shields, in the page and inside drawings."""

from __future__ import annotations

from dataclasses import dataclass

from bourgade.core.language import Language, mark
from bourgade.core.picture import Markup, join, tag
from bourgade.games.village.board.scene import Scene

FAMILIES = ("red", "yellow", "blue", "white")
DARK_MARKS = {"yellow", "white"}
"""The families whose generation is written in dark ink."""
CUBES = {"orange": "c-power", "green": "c-persuasion", "brown": "c-faith", "pink": "c-knowledge", "plague": "c-plague"}
CUBE_NAMES = {
    "orange": mark("orange cube"),
    "green": mark("green cube"),
    "brown": mark("brown cube"),
    "pink": mark("pink cube"),
    "plague": mark("plague cube"),
}
COLOURS = {"orange": mark("orange"), "green": mark("green"), "brown": mark("brown"), "pink": mark("pink")}
GOODS = {
    "scroll": mark("scroll"),
    "horse": mark("horse"),
    "plough": mark("plough"),
    "ox": mark("ox"),
    "wagon": mark("wagon"),
    "grain": mark("grain"),
}


# --- in the page ---


def cube(say: Language, kind: str, size: str = "") -> Markup:
    """A cube known by its colour, its mark and its name."""
    return _named_icon(CUBES[kind], f"cube {size}".rstrip(), say(CUBE_NAMES[kind]))


def good(say: Language, kind: str, size: str = "") -> Markup:
    """A good or a bag of grain."""
    return _named_icon(f"i-{kind}", f"i {size}".rstrip(), say(GOODS[kind]))


def empty_slot() -> Markup:
    """A place where a cube lay or may lie."""
    return tag("svg", tag("use", href="#c-slot"), class_="cube", aria_hidden="true")


def shield(scene: Scene, seat: int, size: str = "") -> Markup:
    """The shield of a seat."""
    return _named_icon(f"s-{FAMILIES[seat]}", f"i {size}".rstrip(), scene.names[seat])


def flags(scene: Scene, seat: int) -> Markup:
    """The markers of the first player, of this round and of the next."""
    view, say = scene.view, scene.say
    begun = _named_icon("i-first", "i s begun", say("began this round")) if view["first_player"] == seat else ""
    following = view["next_first_player"] == seat
    return join(begun, _named_icon("i-first", "i s", say("starts the next round")) if following else "")


def _named_icon(icon: str, class_: str, name: str) -> Markup:
    return tag("svg", tag("use", href=f"#{icon}"), class_=class_, role="img", aria_label=name)


def member(scene: Scene, seat: int, generation: int, size: str = "", count: int = 1) -> Markup:
    """One family member, or several of one generation as one figure with their number."""
    family = FAMILIES[seat]
    figure = tag("use", href=f"#m-{family}")
    number = tag("text", str(generation), x=14, y=32.5)
    badge = _badge(22, 8, count, 8) if count > 1 else ""
    return tag(
        "svg",
        figure,
        number,
        badge,
        class_=f"member {family} {size}".rstrip(),
        viewBox="0 0 28 36",
        role="img",
        aria_label=called(scene, seat, generation, count),
    )


def called(scene: Scene, seat: int, generation: int, count: int = 1) -> str:
    """A member in words."""
    text = (
        mark("{name}, generation {generation}")
        if count == 1
        else mark("{name}, generation {generation}, {count} of them")
    )
    return scene.say(text, name=scene.names[seat], generation=generation, count=count)


# --- inside drawings ---

Box = tuple[float, float, float, float]
SMALLEST = 15
CLOSEST = 11
"""Members stand no closer than this while each keeps a figure of its own."""
TWO_ROWS = 40
"""The height from which a box has room for two rows."""


def words(x: float, y: float, text: str, size: float = 12.5, anchor: str = "start", class_: str = "") -> Markup:
    """Text in a drawing."""
    given = f"w {class_}".rstrip()
    return tag("text", text, x=round(x, 1), y=round(y, 1), font_size=size, text_anchor=anchor, class_=given)


def put(icon: str, x: float, y: float, size: float) -> Markup:
    """An icon in a drawing, from its upper left corner."""
    return tag("use", href=f"#{icon}", x=round(x, 1), y=round(y, 1), width=size, height=size)


def art(name: str, transform: str | None = None, class_: str | None = None) -> Markup:
    """A drawing that never changes, from the art sheet of the game."""
    return tag("use", href=f"#{name}", transform=transform, class_=class_)


@dataclass(frozen=True)
class Group:
    """Members of one generation of one seat who stand at the same place."""

    seat: int
    generation: int
    count: int


def gathered(scene: Scene, place: str) -> list[Group]:
    """Who stands at a place."""
    return [
        Group(seat, generation, count)
        for seat, player in enumerate(scene.players)
        for generation, count in enumerate(player["members"].get(place, []), 1)
        if count
    ]


def crowd(scene: Scene, place: str, box: Box, size: float = 20) -> Markup:
    """Everybody at a place, in a box of x, y, width and height; each one is a spot if a move begins there.

    The more there are, the smaller they are drawn, in two rows where the box is high enough; then they close ranks.
    """
    groups = gathered(scene, place)
    x, y, width, height = box
    rows = 2 if height >= TWO_ROWS and len(groups) * size > width * 1.2 else 1
    if len(groups) > rows * width / CLOSEST:
        groups = _closed_up(scene, groups)
    if not groups:
        return Markup("")
    across = -(-len(groups) // rows)
    size = max(SMALLEST, min(size, width / across / 0.9, height / rows * 28 / 36))
    lines = [groups[at : at + across] for at in range(0, len(groups), across)]
    top = y + height - len(lines) * size * 36 / 28
    ranks = [_rank(scene, place, line, x, top + at * size * 36 / 28, width, size) for at, line in enumerate(lines)]
    return tag("g", *ranks, class_="crowd")


def _rank(scene: Scene, place: str, groups: list[Group], x: float, y: float, width: float, size: float) -> Markup:
    """Members side by side in the middle of a width."""
    step = min(size + 2, (width - size) / (len(groups) - 1)) if len(groups) > 1 else 0
    room = step or size + 12
    start = x + (width - size - step * (len(groups) - 1)) / 2
    return join(*[_standing(scene, place, group, start + step * at, y, size, room) for at, group in enumerate(groups)])


def _closed_up(scene: Scene, groups: list[Group]) -> list[Group]:
    """The families that have no move here as one figure each."""
    mover = scene.view["to_move"]
    kept = [group for group in groups if group.seat == mover]
    for seat in range(len(scene.players)):
        family = [group for group in groups if group.seat == seat != mover]
        if family:
            kept.append(Group(seat, family[0].generation, sum(group.count for group in family)))
    return kept


def _standing(scene: Scene, place: str, group: Group, x: float, y: float, size: float, room: float) -> Markup:
    """A member that may be pressed in the middle of its figure, as wide as there is room beside the others."""
    height = size * 36 / 28
    box: Box = (round(x - 3, 1), round(y - 3, 1), round(size + 6, 1), round(height + 6, 1))
    hit = tag(
        "rect",
        x=round(x + (size - room) / 2, 1),
        y=round(y - 5, 1),
        width=round(room, 1),
        height=round(height + 9, 1),
        class_="hit",
    )
    return scene.touch(begins_at(scene, place, group), box, figure(scene, group, x, y, size), hit)


def begins_at(scene: Scene, place: str, group: Group) -> str:
    """The spot of the move that begins with this member, if there is one."""
    if group.seat != scene.view["to_move"]:
        return ""
    where = f"{place}-{group.generation}"
    verbs = ["return", "bury", "advance", "climb"]
    names = [f"{verb}-{where}" for verb in verbs]
    if place == "farm":
        names.append(f"member-{group.generation}")
    if place == "bag":
        names.append(f"buy_out-{group.generation}")
    return scene.offered(*names)


def figure(scene: Scene, group: Group, x: float, y: float, size: float) -> Markup:
    """A member in a drawing."""
    family = FAMILIES[group.seat]
    height = size * 36 / 28
    drawn = tag("use", href=f"#m-{family}", x=round(x, 1), y=round(y, 1), width=round(size, 1), height=round(height, 1))
    class_ = "dark" if family in DARK_MARKS else "light"
    number = words(x + size / 2, y + height * 0.907, str(group.generation), round(size * 0.55, 1), "middle", class_)
    badge = _badge(x + size - 1, y + 5, group.count, 6) if group.count > 1 else ""
    label = called(scene, group.seat, group.generation, group.count)
    return tag("g", drawn, number, badge, role="img", aria_label=label)


def _badge(x: float, y: float, count: int, radius: float) -> Markup:
    disc = tag("circle", cx=round(x, 1), cy=round(y, 1), r=radius, class_="badge")
    return join(disc, words(x, y + radius * 0.6, f"{count}", round(radius * 1.7, 1), "middle", "badge-number"))
