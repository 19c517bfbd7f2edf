"""Solo: events act in the phase named on them; in the event phase the Countess then takes a villager."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.villagers.actions import RESOLVE, VOCABULARY
from bourgade.games.villagers.components import NONE
from bourgade.games.villagers.effects import ResolveEvent, act, acts_in_event_phase
from bourgade.games.villagers.phases.countess import send_to_countess
from bourgade.games.villagers.phases.event_deck import OfferJester, discard_spent, season_of, turn_up_events
from bourgade.games.villagers.phases.piles import arrivals_pile, turn_up
from bourgade.games.villagers.scoring import count_village, silver_value
from bourgade.games.villagers.state import Villagers


class ActOn(Step[Villagers]):
    """The face-up events of the draft phase, or of the build phase, act (VG-227, VG-239)."""

    __slots__ = ("phase",)
    FIELDS = ("seat", "phase")

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def happen(self, state: Villagers) -> None:
        for event in state.row[:]:
            if state.components.event_phase[event] == self.phase:
                act(state, event)


class HoldEventPhase(Step[Villagers]):
    """The steps of an event phase (VG-314)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        discard_spent(state)
        state.then(ResolveEvents(), CountessTakes())


class ResolveEvents(Step[Villagers]):
    """One event after the other, with the Jester in between."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if waiting(state):
            state.then(OfferJester(), OrderEvents(), ResolveEvents())


def waiting(state: Villagers) -> list[int]:
    """The face-up events that have to be resolved in this event phase."""
    return [event for event in state.row if acts_in_event_phase(state, event)]


class OrderEvents(Step[Villagers]):
    """Choose the next event, if the Jester has left one."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if waiting(state):
            state.push(ChooseEvent(0))


class ChooseEvent(Choice[Villagers]):
    """Which event is resolved next (VG-217)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [RESOLVE(event) for event in waiting(state)]

    def take(self, state: Villagers, action: int) -> None:
        state.push(ResolveEvent(VOCABULARY.decode(action).args[0]))


class CountessTakes(Step[Villagers]):
    """Unless all stacks are empty, the Countess takes a villager; its value brings new events (VG-219 to VG-229)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if not state.has_stacks():
            return
        kind = turn_up(state, arrivals_pile(state))
        send_to_countess(state, kind)
        turn_up_events(state, season_of(state), new_events(state, value_of(state, kind)))


def value_of(state: Villagers, kind: int) -> int:
    """The Gold printed on a villager of the Countess, or what its Silver symbol pays now (VG-221)."""
    components = state.components
    if components.silver_of[kind] == NONE:
        return components.gold[kind]
    return silver_value(components, count_village(components, state.countess), kind)


def new_events(state: Villagers, value: int) -> int:
    """How many events are turned up: the better her villager, the fewer (VG-222 to VG-224, VG-281)."""
    components = state.components
    if not components.events_by_value[state.level]:
        return components.events[state.level]
    row = 0
    while value < components.least_value[row]:
        row += 1
    return components.new_events[row]
