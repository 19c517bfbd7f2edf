"""Death: a member of the oldest visible generation enters the chronicle, or lies in an anonymous grave."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.village import events
from bourgade.games.village.actions import BURY, VOCABULARY
from bourgade.games.village.ids import Place, Profession
from bourgade.games.village.state import GENERATIONS, NOBODY, VISIBLE, Village


def profession_of(place: int) -> int:
    """The profession of those who stand at a visible place (V-193)."""
    if place == Place.FARM:
        return Profession.FARM
    if place <= Place.SMITHY:
        return Profession.CRAFTS
    if place <= Place.CITY_F:
        return Profession.TRAVEL
    if place <= Place.LEVEL_4:
        return Profession.COUNCIL
    return Profession.CHURCH


def lose_members(state: Village, seat: int, count: int) -> None:
    """Let so many members of a seat die, one after the other."""
    for _ in range(count):
        state.push(LoseMember(seat))


class ResolveDeaths(Step[Village]):
    """At the end of a turn: one death for each crossing of the bridge (V-185)."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        player = state.players[self.seat]
        lose_members(state, self.seat, player.deaths_due)
        player.deaths_due = 0


class LoseMember(Step[Village]):
    """One death, if anybody can be seen; else the crossing is lost (V-192)."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        if state.players[self.seat].lowest_visible() == NOBODY:
            state.tell(events.NOBODY_DIED, self.seat)
        else:
            state.push(ChooseDeath(self.seat))


class ChooseDeath(Choice[Village]):
    """Who of the oldest visible generation dies."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        player = state.players[self.seat]
        generation = player.lowest_visible()
        return [BURY(place, generation) for place in range(VISIBLE) if player.members[place * GENERATIONS + generation]]

    def take(self, state: Village, action: int) -> None:
        place, generation = VOCABULARY.decode(action).args
        bury(state, self.seat, place, generation)


def resting_place(state: Village, place: int) -> int:
    """Where a member who dies at a place goes (V-194, V-195, V-238)."""
    profession = profession_of(place)
    if state.chronicle_free[profession]:
        return Place.CHRONICLE_COUNCIL + profession
    return Place.GRAVE if state.graves_free else Place.REMOVED


def bury(state: Village, seat: int, place: int, generation: int) -> None:
    """Lay a member to rest; the last free space of chronicle or graves brings the end (V-229, V-230)."""
    target = resting_place(state, place)
    state.shift(seat, place, generation, target)
    state.tell(events.MEMBER_DIED, seat, place, generation, target)
    if target == Place.GRAVE:
        state.graves_free -= 1
    elif target != Place.REMOVED:
        state.chronicle_free[target - Place.CHRONICLE_COUNCIL] -= 1
    if state.trigger == NOBODY and (not state.graves_free or not any(state.chronicle_free)):
        state.trigger = seat
        state.tell(events.END_TRIGGERED, seat)
