"""The whole picture: the places put together, and which of them the question is about."""

from __future__ import annotations

from typing import Any

from bourgade.core.language import Language, mark
from bourgade.core.picture import Markup, Offer, Picture, join, tag
from bourgade.core.scene import by_spot, focus_of, icon
from bourgade.games.villagers.board.hand import hand
from bourgade.games.villagers.board.others import others
from bourgade.games.villagers.board.road import road
from bourgade.games.villagers.board.room import sizes
from bourgade.games.villagers.board.scene import CROWN, SHIELDS, Scene
from bourgade.games.villagers.board.solo import events
from bourgade.games.villagers.board.village import own_village

FOCUS = {
    "draft": "road",
    "blind": "road",
    "send": "road",
    "coin": "road",
    "lay": "road",
    "basic": "road",
    "conscript": "road",
    "on": "village",
    "pick": "village",
    "replace": "village",
    "key": "village",
    "bank": "village",
    "side": "village",
    "jester": "events",
    "resolve": "events",
    "lower": "events",
    "place": "hand",
    "exchange": "hand",
    "give": "hand",
    "drop": "hand",
    "done": "hand",
}
"""The place that a question is about, by the first of its verbs that belongs to one place."""
OF_A_VILLAGE = ("key", "replace")
"""The verbs that choose a villager of anybody."""
ICONS = {"road": "i-travel", "village": "i-house", "hand": "i-house", "events": "i-log", "others": "i-key"}


def picture(view: dict[str, Any], offers: list[Offer], names: list[str], say: Language) -> Picture:
    """All that the table page shows of a game of Villagers."""
    verbs = frozenset(offer.notation.split()[0] for offer in offers)
    scene = Scene(view, by_spot(offers), names, say, verbs)
    focus = _focus(scene, offers)
    size = sizes(scene)
    return Picture(
        headline=_headline(scene),
        tiles=_tiles(scene, focus),
        board=join(road(scene, size.road), events(scene), own_village(scene, size.village)),
        own=hand(scene, size.hand),
        others=others(scene),
        focus=f"place-{focus}" if focus else "",
        icon=ICONS[focus] if focus else SHIELDS[max(view["to_move"], 0)],
    )


def _focus(scene: Scene, offers: list[Offer]) -> str:
    """The place that a question is about: with others, where every villager to choose is theirs."""
    found = focus_of(offers, FOCUS)
    chosen = [name.split("-") for name in scene.offers]
    is_theirs = all(spot[0] in OF_A_VILLAGE and spot[1] != f"seat_{scene.viewer + 1}" for spot in chosen)
    return "others" if chosen and is_theirs else found


def _headline(scene: Scene) -> str:
    view, say = scene.view, scene.say
    if view["over"]:
        return say("The game ended in round {round}", round=view["round"])
    return say(_phase(scene), round=view["round"])


def _phase(scene: Scene) -> str:
    view, build = scene.view, scene.view["build"]
    if any(view["to_draft"]):
        return mark("Round {round}, draft")
    if "coin" in scene.verbs:
        return mark("Round {round}, new arrivals")
    return mark("Round {round}, build") if build["left"] or build["exchanges_left"] else mark("Round {round}")


def _tiles(scene: Scene, focus: str) -> Markup:
    """The index of places for narrow screens."""
    say = scene.say
    places = [
        ("hand", "i-suit-special", say("Hand")),
        ("village", "i-house", say("Village")),
        ("road", "i-travel", say("Road")),
    ]
    if scene.solo:
        places.append(("events", "i-log", say("Events")))
    places.append(("others", *_neighbours(scene)))
    return join(
        *[
            tag("a", icon(name), tag("span", title), href=f"#place-{place}", class_="here" if place == focus else None)
            for place, name, title in places
        ]
    )


def _neighbours(scene: Scene) -> tuple[str, str]:
    """What leads to the other villages."""
    return (CROWN, scene.say("Countess")) if scene.solo else ("i-member", scene.say("Neighbours"))
