"""Church: a member goes into the black bag."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.village.actions import MEMBER, PAY_TIME, VOCABULARY
from bourgade.games.village.ids import Place
from bourgade.games.village.phases.action import Action
from bourgade.games.village.phases.payment import joker_payments, pay_with_jokers
from bourgade.games.village.state import Village


def brown_cost(state: Village) -> list[int]:
    """The cubes that a place in the bag costs."""
    return [0, 0, state.components.church_brown, 0]


class Church(Action):
    """One member becomes a novice."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        return state.players[seat].has_at(Place.FARM)

    def begin(self, state: Village, seat: int) -> None:
        state.then(ChooseNovice(seat), PayChurch(seat))


class ChooseNovice(Choice[Village]):
    """Which member of the farm goes into the bag."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        return [MEMBER(generation) for generation in state.players[self.seat].generations_at(Place.FARM)]

    def take(self, state: Village, action: int) -> None:
        state.move_member(self.seat, Place.FARM, VOCABULARY.decode(action).args[0], Place.BAG)


class PayChurch(Choice[Village]):
    """A brown cube, a coin in its place, or time (V-168)."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        return [*joker_payments(state, self.seat, brown_cost(state)), PAY_TIME()]

    def take(self, state: Village, action: int) -> None:
        if VOCABULARY.decode(action).verb is PAY_TIME:
            state.spend_time(self.seat, state.components.church_time)
        else:
            pay_with_jokers(state, self.seat, brown_cost(state), action)
