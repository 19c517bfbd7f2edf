"""How large cards are drawn: as large as lets all that a question needs stand on one screen of 1400 by 900."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

from bourgade.games.villagers.board.cards import STAND_INS
from bourgade.games.villagers.board.hand import why_not
from bourgade.games.villagers.board.scene import NOWHERE, Scene
from bourgade.games.villagers.board.village import HEAP, Village, is_halved, is_wide, sorted_roots, village_of

ROOM = 832
"""The height of the middle column, less the space between its parts."""
ROADS = {"high": 235, "short": 208, "low": 70}
EVENTS, MANY_EVENTS, PROMPT, LONG_PROMPT = 80, 90, 72, 92
"""The heights of the other parts, as the stylesheet makes them, of a low road without its cards; three events have less
width each."""
HEADER, TALLY, GAP = 36, 34, 8
FACES = {"large": 96, "middle": 64, "roomy": 84, "many": 44}
"""The heights of the portraits, which yield to a second line of padlocks; a size that is not named has none."""
BAND, SYMBOLS, LOCKS, LINE, SQUARE, MONKS = 26, 30, 20, 24, 28, 46
"""The heights of a name, of symbols and padlocks under a portrait, of a line of both where there is none, and of what
stands under a card of the hand: where it lies, or a button for Monks."""
COLUMNS = {"roomy": 10, "many": 11, "crowd": 11}
"""How many chains stand side by side."""
FOLDED = ("many", "crowd")
"""The sizes in which a free place needs no column of its own."""
HELD = {"large": 7, "middle": 9, "small": 10}
"""How many cards of a hand stand side by side."""


@dataclass(frozen=True)
class Sizes:
    """The sizes of the road, of the cards in the hand, and of those in the village."""

    road: str
    hand: str
    village: str


TRIED = (
    Sizes("high", "large", "roomy"),
    Sizes("high", "middle", "roomy"),
    Sizes("short", "middle", "roomy"),
    Sizes("high", "middle", "many"),
    Sizes("short", "middle", "many"),
    Sizes("low", "large", "roomy"),
    Sizes("low", "middle", "roomy"),
    Sizes("low", "middle", "many"),
    Sizes("high", "large", "crowd"),
    Sizes("high", "middle", "crowd"),
    Sizes("short", "middle", "crowd"),
    Sizes("low", "large", "crowd"),
    Sizes("low", "middle", "crowd"),
    Sizes("low", "small", "many"),
    Sizes("low", "small", "crowd"),
)
"""The best ones first."""
WHILE_ON_THE_ROAD = (
    *[size for size in TRIED if size.road != "low"],
    Sizes("high", "small", "many"),
    Sizes("high", "small", "crowd"),
    Sizes("short", "small", "crowd"),
)
"""The same while one looks at the road: it has its portraits, and hand and village make room for it."""


def sizes(scene: Scene) -> Sizes:
    """The best sizes with which everything stands on one screen; else the smallest."""
    tried = WHILE_ON_THE_ROAD if scene.is_about_road else TRIED
    return next((size for size in tried if _needed(scene, size) <= ROOM), tried[-1])


def _needed(scene: Scene, size: Sizes) -> int:
    """The height of the middle column with these sizes."""
    prompt = LONG_PROMPT if len(scene.verbs & NOWHERE) > 1 else PROMPT
    return prompt + _road(scene, size.road) + _events(scene) + _hand(scene, size.hand) + _village(scene, size.village)


def _road(scene: Scene, size: str) -> int:
    """The road; where it is low, it is as high as its cards."""
    slots = [slot for slot in scene.view["road"] if slot]
    cards = [_told(scene.card(slot["villager"]), size, slot["coins"]) for slot in slots]
    return ROADS[size] + (max(cards, default=2 * BAND) if size == "low" else 0)


def _events(scene: Scene) -> int:
    if not scene.solo:
        return 0
    return MANY_EVENTS if len(scene.solo["events"] + scene.solo["spent"]) > 2 else EVENTS


def _hand(scene: Scene, size: str) -> int:
    held = scene.own["hand"]
    cards = [] if held is None else [*scene.own["square"], *dict.fromkeys(held)]
    rows = _packed([(1, _held(scene, card, size)) for card in cards], HELD[size])
    monks = any("monk" in name.split("-")[0] for name in scene.offers)
    chips = MONKS if monks else SQUARE if scene.own["square"] else 0
    return HEADER + chips + sum(rows) + GAP * len(rows)


def _held(scene: Scene, villager: str, size: str) -> int:
    is_barred = size not in FACES and bool(why_not(scene, villager))
    return _told(scene.card(villager), size, 0) + (LINE + GAP if is_barred else 0)


def _village(scene: Scene, size: str) -> int:
    village = village_of(scene, scene.viewer)
    rows = _packed(list(_trees(scene, village, size)), COLUMNS[size])
    tally = 0 if size == "crowd" else TALLY  # it stands beside the title there
    return HEADER + tally + sum(rows) + GAP * len(rows)


def _trees(scene: Scene, village: Village, size: str) -> Iterator[tuple[int, int]]:
    """The width in columns and the height of each chain."""
    chains, waiting = sorted_roots(scene, village)
    for root in chains:
        width = 2 if is_wide(scene, village, root) and not (size in FOLDED and is_halved(scene, village, root)) else 1
        yield width, _chain(scene, village, root, size)
    for at in range(0, len(waiting), HEAP):
        yield 1, len(waiting[at : at + HEAP]) * (BAND + GAP)


def _chain(scene: Scene, village: Village, number: int, size: str) -> int:
    card, above = village.cards[number], village.on(number)
    role = LINE if card["villager"] in STAND_INS else 0
    if not above:
        return role + _front(scene.card(card["villager"]), size, card["coins"])
    free = BAND if size in FOLDED and is_halved(scene, village, number) else 0
    return BAND + role + free + max(_chain(scene, village, upper, size) for upper in above)


def _front(printed: dict[str, Any], size: str, coins: int) -> int:
    """A card in full; without a portrait, symbols and padlocks share lines of about three symbols."""
    if size in FACES:
        return BAND + FACES[size] + SYMBOLS + LOCKS
    symbols = int(printed["food"] + printed["houses"]) + bool(printed["gold"]) + bool(coins)
    lines = ceil(symbols / 3) + 2 * bool(printed["silver"]) + bool(printed["key"] or printed["keyring"])
    return BAND + max(1, lines) * LINE


def _told(printed: dict[str, Any], size: str, coins: int) -> int:
    """A card outside of villages, where a Special tells what it does."""
    deed = 2 * LINE if printed["suit"] == "special" and size not in FACES else 0
    return _front(printed, size, coins) + deed


def _packed(boxes: list[tuple[int, int]], columns: int) -> list[int]:
    """The heights of the rows in which boxes of these widths and heights stand."""
    rows, free = list[int](), 0
    for width, height in boxes:
        if width > free:
            rows.append(0)
            free = columns
        free -= width
        rows[-1] = max(rows[-1], height)
    return rows
