"""The Countess of Villagers in text: her village, the events and what they do, the Jester, and who is ahead."""

from __future__ import annotations

from bourgade.core.block import Line, flow, note, words
from bourgade.core.language import Language
from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.names import EVENTS, effect, phase_name
from bourgade.games.villagers.terminal.layout import View, below, shelf
from bourgade.games.villagers.terminal.village import chains, counted, score


def countess(view: View, say: Language) -> list[Line]:
    """Her village and her gold."""
    her = view["solo"]["countess"]
    ahead = say("You are ahead of her") if view["solo"]["beaten"] else say("You are not ahead of her")
    style = "good" if view["solo"]["beaten"] else "strong"
    return [*chains(view, her, say), *counted(her, say), *score(her, say), *flow(words(ahead, style))]


def events(view: View, say: Language) -> list[Line]:
    """The events that wait, those that have acted, and the Jester."""
    solo = view["solo"]
    lines = []
    for name in solo["events"]:
        phase = view["printed"]["events"][name]["phase"]
        lines += flow([(title(name, say), ""), (f"({phase_name(say, phase)})", "dim")])
        lines += deed(view, name, say)
    if not solo["events"]:
        lines += note(say("no event waits"))
    for name in solo["spent"]:
        lines += shelf(say("In force:"), words(title(name, say)))
        lines += deed(view, name, say)
    jester = say("The Jester is at hand") if solo["jester"] else say("No Jester")
    lines += flow(words(jester))
    return lines + note(
        say("decks: Summer {summer}, Winter {winter}", summer=solo["summer_deck"], winter=solo["winter_deck"])
    )


def deed(view: View, name: str, say: Language) -> list[Line]:
    """What an event does, below its name."""
    return below(effect(say, EventCard[name.upper()], view["printed"]["events"][name]["amount"]))


def title(name: str, say: Language) -> str:
    """The name of an event."""
    return say(EVENTS[EventCard[name.upper()]])
