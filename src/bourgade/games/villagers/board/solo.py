"""The solo game: the events that lie face up, what each does and when, and the Jester."""

from __future__ import annotations

from typing import Any

from bourgade.core.language import mark
from bourgade.core.picture import Markup, tag
from bourgade.core.scene import icon
from bourgade.games.villagers.board.scene import Scene

PHASES = {
    "draft": mark("draft phase"),
    "build": mark("build phase"),
    "event": mark("event phase"),
    "reveal": mark("at once"),
    "round": mark("this round"),
}
EFFECTS = {
    "sinister_banquet": mark("The bank pays the Countess {amount} for each Food symbol of hers."),
    "mood_swing": mark("The next Summer event takes its place and acts at once."),
    "black_market": mark("You and the Countess are paid for all Silver symbols."),
    "value_added_tax": mark("You pay the Countess {amount} for each of your uncovered Gold symbols."),
    "land_claim": mark("You pay the Countess {amount} for each of your basic villagers."),
    "temporary_employment": mark("The bank pays the Countess {amount} for each suit in your hand."),
    "bribes": mark("Her villager with the highest keyring gets so many coins."),
    "serfdom": mark("Cards you give up for basic villagers go to the Countess."),
    "customs": mark("You pay the Countess {amount} for each villager of your largest suit."),
    "guild_conspiracy": mark("Each of her villagers with a keyring gets {amount} coins."),
    "betrayer": mark("One of your uncovered villagers goes over to the Countess."),
    "the_countess_bank": mark("Opening a padlock through the bank costs {amount}."),
    "dark_mood": mark("{amount} more Winter events come in its place."),
    "it_was_you": mark("You have to use the Jester this round."),
    "arson": mark("You place one villager less, or pay {amount} to the bank."),
    "conscription": mark("The Countess gets the top card of a stack or of the reserve."),
    "tribute": mark("You pay the Countess {amount} for each card in your hand."),
    "protection_money": mark("You pay the Countess what lies on one of your villagers."),
    "trade_network": mark("The Countess is paid for her best Silver symbol."),
    "spy_network": mark("The Countess is paid for your best Silver symbol."),
    "blackmail": mark("The Countess is paid your highest uncovered Gold value."),
    "abduction": mark("You discard a card of your hand."),
    "arrest": mark("You discard an uncovered villager."),
    "rats": mark("You draft one villager less, or pay {amount} to the bank."),
}


def events(scene: Scene) -> Markup:
    """What hangs over the village."""
    solo = scene.solo
    if not solo:
        return Markup("")
    say = scene.say
    jester = say("The Jester is yours to use") if solo["jester"] else say("No Jester")
    decks = say("Decks: Summer {summer}, Winter {winter}", summer=solo["summer_deck"], winter=solo["winter_deck"])
    title = tag("h2", tag("span", icon("i-log"), class_="lett"), tag("span", say("Events of the Countess")))
    told = tag("span", tag("span", jester), tag("span", decks), class_="count")
    header = tag("header", title, told, class_="place")
    cards = [_event(scene, event, False) for event in solo["events"]] + [
        _event(scene, event, True) for event in solo["spent"]
    ]
    none = [tag("li", tag("span", say("No event lies face up"), class_="quiet"))] if not cards else []
    return tag("section", header, tag("ul", *cards, *none, class_="events"), class_="fate", id="place-events")


def _event(scene: Scene, event: str, is_spent: bool) -> Markup:
    """An event: its name, when it acts, and what it does."""
    printed: dict[str, Any] = scene.view["printed"]["events"][event]
    say = scene.say
    spot = scene.offered(f"jester-{event}", f"resolve-{event}")
    phase = PHASES[printed["phase"]]
    when = say("acting") if is_spent else say(phase)
    name = tag("b", scene.event(event), tag("small", when))
    effect = tag("span", say(EFFECTS[event], amount=printed["amount"]))
    return tag("li", scene.press("" if is_spent else spot, name, effect, class_="event spent" if is_spent else "event"))
