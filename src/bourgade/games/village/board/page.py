"""The whole picture: the places put together, and which of them the question is about."""

from __future__ import annotations

from typing import Any

from bourgade.core.language import Language, mark
from bourgade.core.picture import Markup, Offer, Picture, tag
from bourgade.core.scene import by_spot, focus_of
from bourgade.games.village.board.farm import farm
from bourgade.games.village.board.memory import chronicle, graves, well
from bourgade.games.village.board.neighbours import others, prestige
from bourgade.games.village.board.pieces import FAMILIES, art
from bourgade.games.village.board.roads import travel
from bourgade.games.village.board.scene import Scene
from bourgade.games.village.board.square import council, market
from bourgade.games.village.board.street import church, crafts, family, harvest
from bourgade.games.village.board.trays import tiles

FOCUS = {
    "well_cubes": "well",
    "well_coins": "well",
    "birth": "family",
    "return": "family",
    "make": "crafts",
    "train": "crafts",
    "buy": "crafts",
    "serve": "market",
    "pass": "market",
    "send": "travel",
    "move": "travel",
    "enter": "council",
    "advance": "council",
    "use": "council",
    "privilege": "council",
    "pay_scroll": "council",
    "pay_time": "church",
    "buy_out": "church",
    "climb": "church",
}
"""The place that a question is about, by the first of its verbs that belongs to one place."""


def picture(view: dict[str, Any], offers: list[Offer], names: list[str], say: Language) -> Picture:
    """All that the table page shows of a game of Village."""
    scene = Scene(view, by_spot(offers), names, say)
    focus = focus_of(offers, FOCUS)
    return Picture(
        headline=_headline(scene),
        tiles=tiles(scene),
        board=_board(scene),
        own=farm(scene),
        others=others(scene),
        focus=f"place-{focus}" if focus else "",
        icon=f"i-{focus}" if focus else f"s-{FAMILIES[max(view['to_move'], 0)]}",
    )


def _headline(scene: Scene) -> str:
    view, say = scene.view, scene.say
    if view["over"]:
        return say("The game ended in round {round}", round=view["round"])
    if view["market"]["starter"] >= 0:
        return say("Round {round}, market day", round=view["round"])
    left = sum(sum(cubes.values()) for cubes in view["spaces"].values())
    if view["ending"] >= 0:
        return say("Round {round}, last turns", round=view["round"])
    text = mark("Round {round}, 1 cube left") if left == 1 else mark("Round {round}, {count} cubes left")
    return say(text, round=view["round"], count=left)


def _board(scene: Scene) -> Markup:
    backdrop = tag(
        "svg",
        art("a-backdrop"),
        class_="backdrop",
        viewBox="0 0 1080 540",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    places = [
        draw(scene) for draw in (harvest, family, crafts, church, market, travel, council, well, chronicle, graves)
    ]
    areas = tag("div", *places, class_="areas", id="areas", data_scroll="areas", tabindex="0")
    return Markup(backdrop + prestige(scene) + areas)
