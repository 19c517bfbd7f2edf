"""A hand: the own cards with what may be done with each, or for others the backs; and the Village Square."""

from __future__ import annotations

from collections import Counter

from bourgade.core.language import mark
from bourgade.core.picture import Markup, join, tag
from bourgade.core.scene import icon
from bourgade.games.villagers import names as words
from bourgade.games.villagers.board.cards import back, front, worth_if_placed
from bourgade.games.villagers.board.scene import Scene
from bourgade.games.villagers.obstacles import no_key, obstacle

BY_KIND = ("place", "give", "drop")
"""The verbs that choose a card of the hand by what it is."""
PLAYED = {"apprentice", "tinner", "smuggler"}
"""The villagers that are moves of their own."""
NO_USE = {
    "monk": mark("nothing in your hand can cover it now"),
    "apprentice": mark("no covered villager that you could place"),
    "smuggler": mark("no Gold in your village"),
}
"""Why a Special that is played at other times is not played now."""
NO_ROOM = mark("with its cover it counts as two")
"""Why a Monk is not played when one villager is left to place."""
WITH_MONKS = {"monk": mark("on a Monk"), "two_monks": mark("on two Monks")}


def hand(scene: Scene, size: str) -> Markup:
    """The hand of the viewer, and the villagers on the Village Square beside it."""
    cards = scene.own["hand"]
    shown = _fan(scene, cards, size) if cards is not None else _backs(scene)
    return join(_header(scene), shown)


def _header(scene: Scene) -> Markup:
    say, own = scene.say, scene.own
    is_own = scene.view["seat"] == scene.viewer
    title = say("Your hand") if is_own else say("The hand of {name}", name=scene.names[scene.viewer])
    count = tag("span", words.told(say, words.CARDS, sum(own["backs"].values())), class_="quiet")
    return tag("header", tag("h2", tag("span", title), count), _limits(scene), class_="place", id="place-hand")


def _limits(scene: Scene) -> Markup:
    """How many villagers may still be drafted or placed, as pips.

    Food stays as it is while one drafts; Houses come and go in a build turn, so how many were placed is not told.
    """
    view, own, say = scene.view, scene.own, scene.say
    to_draft, build = view["to_draft"][scene.viewer], view["build"]
    if to_draft:
        return _pips(say("{count} left to draft", count=to_draft), own["draft_limit"] - to_draft, to_draft)
    if view["to_move"] != scene.viewer or not (build["left"] or build["exchanges_left"]):
        return Markup("")
    told = _pips(say("{count} left to place", count=build["left"]), 0, build["left"])
    free = (icon("i-padlock", "s"), say("padlocks are free"))
    return join(told, tag("span", *free, class_="limit quiet") if build["tinner"] else "")


def _pips(label: str, used: int, left: int) -> Markup:
    pips = [tag("i", class_="on" if at < used else None) for at in range(used + left)]
    return tag("span", tag("span", *pips, class_="pips", aria_hidden="true"), label, class_="limit quiet")


def _backs(scene: Scene) -> Markup:
    """What others see of a hand."""
    drawn = [back(scene, suit, count) for suit, count in scene.own["backs"].items()]
    return tag("div", *drawn, *_square(scene), class_="fan backs", tabindex="0")


# --- the own cards ---


def _fan(scene: Scene, cards: list[str], size: str) -> Markup:
    drawn = [_held(scene, villager, count) for villager, count in Counter(cards).items()]
    empty = [] if drawn or scene.own["square"] else [tag("p", scene.say("No cards"), class_="quiet")]
    return tag("div", *_square(scene), *drawn, *empty, class_=f"fan {size}", data_scroll="hand", tabindex="0")


def _square(scene: Scene) -> list[Markup]:
    """The villagers that are being drafted or placed."""
    tab = tag("span", scene.say("Village Square"), class_="tab")
    return [
        tag("span", front(scene, villager, worth=_worth(scene, villager)), tab, class_="held onsquare")
        for villager in scene.own["square"]
    ]


def _held(scene: Scene, villager: str, count: int) -> Markup:
    """A card of the hand; cards alike lie on one another, with their number."""
    spot, chips, why = _spot(scene, villager), _monks(scene, villager), why_not(scene, villager)
    barred = "barred-card" if why else ""
    note = tag("span", icon("i-barred", "xs"), tag("span", why), class_="whynot") if why else ""
    card = front(scene, villager, spot=spot, worth=_worth(scene, villager), note=note, extra=barred)
    if count == 1:
        return tag("span", card, *chips, class_="held")
    return tag("span", card, _copies(scene, count), *chips, class_="held alike")


def _spot(scene: Scene, villager: str) -> str:
    """The move that chooses a card of the hand."""
    names = [f"{verb}-{villager}" for verb in BY_KIND] + ([villager] if villager in PLAYED else [])
    return scene.offered(*names)


def _copies(scene: Scene, count: int) -> Markup:
    label = words.told(scene.say, words.CARDS, count)
    return tag("span", str(count), class_="copies", role="img", aria_label=label, title=label)


def _worth(scene: Scene, villager: str) -> int:
    return worth_if_placed(scene.own, scene.card(villager))


def _monks(scene: Scene, villager: str) -> list[Markup]:
    """The ways to place a card on Monks instead of the villager before it."""
    return [
        scene.press(f"{verb}-{villager}", icon("i-suit-special", "xs"), tag("span", scene.say(text)), class_="choice")
        for verb, text in WITH_MONKS.items()
        if f"{verb}-{villager}" in scene.offers
    ]


def why_not(scene: Scene, villager: str) -> str:
    """Why a card of the hand cannot be placed in this build turn; empty when it can, or when nobody asks."""
    if "done" not in scene.verbs or not scene.view["build"]["left"]:
        return ""
    if _spot(scene, villager) or _monks(scene, villager):
        return ""
    return _special(scene, villager) if villager in NO_USE else obstacle(scene.view, villager, scene.say)


def _special(scene: Scene, villager: str) -> str:
    """Why a Special is of no use now; a Monk is played with the card that covers it."""
    if villager == "monk" and any(name.split("-")[0] in WITH_MONKS for name in scene.offers):
        return ""
    if villager == "monk" and scene.view["build"]["left"] == 1:
        return scene.say(NO_ROOM)
    return no_key(scene.view, villager, scene.say) or scene.say(NO_USE[villager])
