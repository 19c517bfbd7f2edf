"""The solo game: the events that lie face up, what each does and when, and the Jester."""

from __future__ import annotations

from typing import Any

from bourgade.core.amounts import begun
from bourgade.core.picture import Markup, tag
from bourgade.core.scene import icon
from bourgade.games.villagers import names as words
from bourgade.games.villagers.board.scene import Scene
from bourgade.games.villagers.ids import EventCard


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
    when = say("acting") if is_spent else words.phase_name(say, printed["phase"])
    name = tag("b", scene.event(event), tag("small", when))
    told = words.effect(say, EventCard[event.upper()], printed["amount"])
    effect = tag("span", f"{begun(told)}.")
    return tag("li", scene.press("" if is_spent else spot, name, effect, class_="event spent" if is_spent else "event"))
