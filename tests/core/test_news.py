"""What has happened, told event by event or several in one sentence."""

from __future__ import annotations

from bourgade.core.event import Event
from bourgade.core.language import language
from bourgade.core.news import news
from bourgade.games.villagers import RULES
from bourgade.games.villagers.events import (
    GAME_ENDED,
    ROAD_FILLED,
    TINNER_PLAYED,
    VILLAGER_LEFT,
    VILLAGER_PLACED,
    VILLAGER_SHOWN,
)
from bourgade.games.villagers.ids import Villager

NAMES = ["Odile", "Anselm"]


def told(*events: Event, code: str = "en") -> list[str]:
    return news(RULES.words, events, NAMES, language(code))


def left(slot: int, villager: Villager) -> Event:
    return Event(VILLAGER_LEFT, -1, (slot, int(villager)))


def came(slot: int, villager: Villager) -> Event:
    return Event(ROAD_FILLED, -1, (slot, int(villager)))


def test_several_of_a_kind_are_told_with_the_last_of_them() -> None:
    assert told(
        left(0, Villager.HUNTER), left(4, Villager.AGENT), came(0, Villager.GROCER), came(4, Villager.MASON)
    ) == [
        "",
        "Gone from the road: a Hunter and an Agent.",
        "",
        "New on the road: a Grocer and a Mason.",
    ]


def test_one_of_a_kind_has_a_sentence_of_its_own() -> None:
    assert told(left(4, Villager.AGENT), Event(GAME_ENDED, -1, ())) == [
        "Slot 5 of the road lost an Agent.",
        "The game ended.",
    ]


def test_events_of_other_kinds_are_never_told_together() -> None:
    first, second = told(Event(TINNER_PLAYED, 0, ()), Event(TINNER_PLAYED, 1, ()))
    assert first.startswith("Odile")
    assert second.startswith("Anselm")


def test_what_goes_without_saying_is_not_said() -> None:
    shown, placed = [Event(kind, 0, (int(Villager.HUNTER), 0)) for kind in (VILLAGER_SHOWN, VILLAGER_PLACED)]
    elsewhere = Event(VILLAGER_PLACED, 1, (int(Villager.HUNTER), 0))
    assert told(shown, placed)[0] == ""
    assert told(shown, elsewhere)[0] == told(shown)[0] == "Odile brought a Hunter to the Village Square."


def test_the_sentence_is_in_the_language_of_the_reader() -> None:
    assert told(came(0, Villager.GROCER), came(4, Villager.MASON), code="fr")[1].endswith(" et un Maçon.")


def test_nothing_has_happened() -> None:
    assert told() == []
