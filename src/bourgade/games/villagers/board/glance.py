"""A village at a glance: its chains as a small drawing, and the keys and bases that may be chosen in it as chips."""

from __future__ import annotations

from typing import Any

from bourgade.core.picture import Markup, tag
from bourgade.core.scene import bold, icon, sign
from bourgade.games.villagers.board.cards import is_bare, worth_here
from bourgade.games.villagers.board.scene import CROWN, Scene
from bourgade.games.villagers.board.village import Village, is_wide, sorted_roots

COLUMN, BAND, STEP, TALL, ROW, HEAP = 20, 15, 8, 31, 14, 2
"""The measures of a small village: a column, a band, how far chains overlap, a card in full, columns in a row, and how
many first cards that show nothing lie in a column."""
FEW = 9
"""So many columns fill the width of a small village, where there is room for large ones."""


def mini(scene: Scene, village: Village, player: dict[str, Any], label: str) -> Markup:
    """A village as a drawing: the same chains, with no more than suits and numbers."""
    drawn: list[Markup] = []
    column, top, lowest = 0, 1, 1
    reached = FEW if len(scene.players) < 4 else ROW
    chains, waiting = sorted_roots(scene, village)
    for heap in [*[[root] for root in chains], *[waiting[at : at + HEAP] for at in range(0, len(waiting), HEAP)]]:
        width = 2 if is_wide(scene, village, heap[0]) else 1
        if column + width > ROW:
            column, top = 0, lowest + 5
        for at, root in enumerate(heap):
            place = (column, width, top + at * (BAND + 1))
            lowest = max(lowest, _small(scene, village, player, root, place, drawn))
        column += width
        reached = max(reached, column)
    box = f"0 0 {reached * COLUMN + 2} {lowest + 2}"
    return tag("svg", *drawn, class_="minivill", viewBox=box, role="img", aria_label=label)


def _small(
    scene: Scene,
    village: Village,
    player: dict[str, Any],
    number: int,
    place: tuple[int, int, int],
    drawn: list[Markup],
) -> int:
    """Draw a card and what lies on it; how far down it reaches."""
    column, width, top = place
    above = village.on(number)
    shows_nothing = is_bare(scene.card(village.cards[number]["villager"]))
    height = BAND if above or shows_nothing else TALL
    drawn.append(_box(scene, village.cards[number], (column * COLUMN + 1, top, width * COLUMN - 3, height)))
    if not above and not shows_nothing:
        drawn.append(_value(scene, village.cards[number], player, column * COLUMN + COLUMN / 2 - 0.5, top + 22))
    if not above:
        return top + height
    step = BAND - 2 if width > 1 else STEP + 3
    each = max(1, width // len(above)) if width > len(above) else 1
    return max(
        _small(scene, village, player, upper, (column + at, each if len(above) > 1 else 1, top + step), drawn)
        for at, upper in enumerate(above)
    )


def _box(scene: Scene, card: dict[str, Any], box: tuple[float, float, float, float]) -> Markup:
    x, y, width, height = box
    suit = scene.card(card["villager"])["suit"]
    frame = tag("rect", x=x, y=y, width=width, height=height, rx=3, class_="mv")
    icon_x = x + width / 2 - 5
    mark = tag("use", href=f"#i-suit-{suit}" if suit else f"#{CROWN}", x=icon_x, y=y + 1.5, width=10, height=10)
    name = tag("title", scene.called(card["villager"]))
    return tag("g", name, frame, mark, class_=f"s-{suit or 'none'}")


def _value(scene: Scene, card: dict[str, Any], player: dict[str, Any], x: float, y: float) -> Markup:
    """What a card pays in the second market, in gold or silver; else its Food and Houses."""
    printed = scene.card(card["villager"])
    silver = printed["silver"]
    if silver or printed["gold"]:
        value = worth_here(player, silver) if silver else printed["gold"]
        shape = tag("use", href="#i-silver" if silver else "#i-gold", x=x - 8.5, y=y - 8.5, width=17, height=17)
        width = 12 if value > 9 else None  # two digits fit the disc
        number = tag(
            "text", str(value), x=x, y=y + 4, class_="mvn", textLength=width, lengthAdjust=width and "spacingAndGlyphs"
        )
        return tag("g", shape, number)
    names = ["i-food"] * bool(printed["food"]) + ["i-house"] * bool(printed["houses"])
    size = 13 if len(names) == 1 else 8.5
    left = x - size * len(names) / 2
    return tag(
        "g",
        *[
            tag("use", href=f"#{name}", x=left + size * at, y=y - 7, width=size, height=size)
            for at, name in enumerate(names)
        ],
    )


def keyring_chips(scene: Scene, village: Village) -> list[Markup]:
    """The keys of another village with the coins on them, to be chosen and paid."""
    shown: list[Markup] = []
    for number, card in enumerate(village.cards):
        printed = scene.card(card["villager"])
        spot = village.spots.get(number, "")
        if printed["keyring"] or spot.startswith("key-"):
            coins = tag("span", sign("i-coin", scene.amount("coins", card["coins"]), "xs"), bold(card["coins"]))
            given = coins if card["coins"] else ""
            name = tag("span", scene.called(card["villager"]))
            shown.append(
                scene.press(spot if spot.startswith("key-") else "", icon("i-key", "xs"), name, given, class_="choice")
            )
    return shown


def replaced_chips(scene: Scene, village: Village) -> list[Markup]:
    """The covered villagers of another village that an Apprentice may replace."""
    return [
        scene.press(
            spot,
            icon("i-suit-special", "xs"),
            tag("span", scene.called(village.cards[number]["villager"])),
            class_="choice",
        )
        for number, spot in sorted(village.spots.items())
        if spot.startswith("replace-")
    ]
