"""The road: six places with a stack above each, the reserve, the basic villagers, and the two markets to come."""

from __future__ import annotations

from typing import Any

from bourgade.core.language import mark
from bourgade.core.picture import Markup, tag
from bourgade.core.scene import icon, sign
from bourgade.games.villagers import names as words
from bourgade.games.villagers.board.cards import front, worth_if_placed
from bourgade.games.villagers.board.scene import Scene, suit_icon
from bourgade.games.villagers.components import STACKS

DUE = {
    "first": mark("First market at the end of this round"),
    "second": mark("Second market at the end of this round"),
    "first and second": mark("Both markets at the end of this round"),
}


def road(scene: Scene, size: str) -> Markup:
    """The road with all its piles; a low one has no portraits."""
    say = scene.say
    land = tag(
        "svg", tag("use", href="#a-country"), class_="backdrop", viewBox="0 0 1080 190", preserveAspectRatio="none",
        aria_hidden="true",
    )  # fmt: skip
    town = tag("svg", tag("use", href="#a-town"), class_="town-view", viewBox="0 0 330 74", aria_hidden="true")
    title = tag("h2", tag("span", icon("i-travel"), class_="lett"), tag("span", say("The road")))
    header = tag("header", title, tag("span", _news(scene), class_="count"), class_="place")
    slots = tag(
        "ol", *[_slot(scene, place) for place in range(STACKS)], class_="slots", data_scroll="road", tabindex="0"
    )
    piles = tag("ul", _reserve(scene), *[_basic(scene, name) for name in scene.view["basics"]], class_="piles")
    row = tag("div", slots, piles, class_="roadrow")
    return tag("section", land, town, header, row, class_=f"road {size}", id="place-road")


def _news(scene: Scene) -> str:
    """What the stacks still have to do with the markets."""
    view, say = scene.view, scene.say
    if view["over"]:
        return say("The second market has been held")
    due = " and ".join(view["markets_due"])
    if due:
        return say(DUE[due])
    if view["first_market"] == "held":
        return say("Second market when all six stacks are empty")
    return say("First market when the first {count} stacks are empty", count=view["printed"]["first_market_stack"])


def _slot(scene: Scene, place: int) -> Markup:
    number = place + 1
    card = scene.view["road"][place]
    tab = _stack(scene, scene.view["piles"][place], number)
    if card is None:
        stood = tag("span", tag("span", scene.say("nobody")), class_="free")
        return tag("li", tab, stood, class_="slot")
    spot = scene.offered(f"draft-{number}", f"send-{number}", f"coin-{number}")
    worth = worth_if_placed(scene.own, scene.card(card["villager"]))
    shown = front(scene, card["villager"], spot=spot, coins=card["coins"], worth=worth, key=f"road-{number}")
    return tag("li", tab, shown, class_="slot")


def _stack(scene: Scene, pile: dict[str, Any], number: int) -> Markup:
    """What is visible of a stack: the back of its top card, how many there are, and the market beneath."""
    say = scene.say
    market = _market(scene, number)
    if not pile["cards"]:
        return tag("span", market or tag("span", say("empty")), class_="back none")
    spot = scene.offered(*[f"{verb}-stack_{number}" for verb in ("blind", "lay", "conscript")])
    count = tag("b", str(pile["cards"]))
    suit = sign(suit_icon(pile["top"]), scene.suit(pile["top"]))
    known = (
        tag("small", scene.called(pile["villager"]), class_="known", title=scene.called(pile["villager"]))
        if pile["villager"]
        else tag("small", say("in stack"), class_="in-stack")
    )
    return scene.press(spot, suit, count, known, market, class_=f"back s-{pile['top']}")


def _market(scene: Scene, number: int) -> Markup:
    """The market card under a stack."""
    view, say = scene.view, scene.say
    if number == view["printed"]["first_market_stack"] and view["first_market"] != "held":
        return sign("i-market", say("First market under this stack"), "s mk")
    if number == STACKS and not view["over"]:
        return sign("i-market", say("Second market under this stack"), "s mk")
    return Markup("")


def _reserve(scene: Scene) -> Markup:
    pile, say = scene.view["piles"][STACKS], scene.say
    if not pile["cards"]:
        return tag("li", tag("span", tag("b", say("Reserve")), tag("small", say("empty")), class_="pile none"))
    spot = scene.offered("blind-reserve", "conscript-reserve")
    known = tag("small", scene.called(pile["villager"])) if pile["villager"] else ""
    count = tag("small", words.told(say, words.CARDS, pile["cards"]))
    suit = sign(suit_icon(pile["top"]), scene.suit(pile["top"]), "l")
    return tag("li", scene.press(spot, suit, tag("b", say("Reserve")), count, known, class_=f"pile s-{pile['top']}"))


def _basic(scene: Scene, name: str) -> Markup:
    count = scene.view["basics"][name]
    suit = scene.card(name)["suit"]
    left = tag("small", scene.say("{count} left", count=count))
    drawn = (icon(suit_icon(suit), "l"), tag("b", scene.called(name)), left)
    none = "" if count else " none"
    return tag("li", scene.press(f"basic-{name}", *drawn, class_=f"pile s-{suit}{none}"))
