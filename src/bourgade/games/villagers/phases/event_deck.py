"""Solo: the decks of summer and winter events, the face-up row, and the Jester."""

from __future__ import annotations

from bourgade.core.pile import draw
from bourgade.core.step import Choice, Step
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import DECLINE, JESTER, VOCABULARY
from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.state import Stream, Villagers

SUMMER = 0
WINTER = int(EventCard.DARK_MOOD)
SEASON = WINTER  # how many events a season has
DARK_MOOD = int(EventCard.DARK_MOOD)


def season_of(state: Villagers) -> int:
    """Where the events of the present season begin (VG-225)."""
    return WINTER if state.first_market_held else SUMMER


def turn_up_events(state: Villagers, season: int, count: int) -> None:
    """So many events of a season join the row; Dark Mood brings others in its stead (VG-264)."""
    for _ in range(count):
        if not has_events(state, season):
            return
        event = draw_event(state, season)
        state.row.append(event)
        state.tell(events.EVENT_TURNED_UP, -1, event)
        if event == DARK_MOOD:
            state.row.remove(event)
            discard_event(state, event)
            turn_up_events(state, season, state.components.event_amount[event])


def has_events(state: Villagers, season: int) -> bool:
    """Whether an event can still be turned up; Dark Mood alone would bring nothing but itself."""
    return any(
        event != DARK_MOOD and (state.event_deck[event] or state.event_discard[event])
        for event in range(season, season + SEASON)
    )


def draw_event(state: Villagers, season: int) -> int:
    """The top event of a season's deck, renewed from its discard pile if need be (VG-226)."""
    if not any(state.event_deck[season : season + SEASON]):
        renew_deck(state, season)
    deck = state.event_deck[season : season + SEASON]
    event = draw(deck, state.chance, Stream.EVENTS)
    state.reveal()
    state.event_deck[season + event] = 0
    return season + event


def renew_deck(state: Villagers, season: int) -> None:
    """The discard pile of a season becomes its deck."""
    for event in range(season, season + SEASON):
        state.event_deck[event] = state.event_discard[event]
        state.event_discard[event] = 0
    state.tell(events.EVENTS_RENEWED)


def discard_event(state: Villagers, event: int) -> None:
    """An event goes to the discard pile of its season."""
    state.event_discard[event] = 1
    state.tell(events.EVENT_DISCARDED, -1, event)


def cancel_event(state: Villagers, event: int) -> None:
    """A face-up event is discarded without effect."""
    state.row.remove(event)
    discard_event(state, event)


class DiscardSpent(Step[Villagers]):
    """The events that have acted are discarded (VG-218)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        discard_spent(state)


def discard_spent(state: Villagers) -> None:
    """The events that have acted are discarded."""
    for event in state.spent:
        discard_event(state, event)
    state.spent = []


class OfferJester(Step[Villagers]):
    """A moment at which the Jester may be used (VG-238)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if state.jester and state.row:
            state.push(UseJester(0))


class UseJester(Choice[Villagers]):
    """Discard one face-up event that has not acted, or keep the Jester (VG-235, VG-236)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [*[JESTER(event) for event in state.row], DECLINE()]

    def take(self, state: Villagers, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is JESTER:
            use_jester(state)
            cancel_event(state, move.args[0])


def use_jester(state: Villagers) -> None:
    """The Jester leaves the game (VG-237)."""
    state.jester = False
    state.tell(events.JESTER_USED, 0)
