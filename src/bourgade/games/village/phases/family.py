"""Family: a birth, or a member called home from the board."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.village import events
from bourgade.games.village.actions import BIRTH, RETURN, VOCABULARY
from bourgade.games.village.ids import Place
from bourgade.games.village.phases.action import Action
from bourgade.games.village.state import GENERATIONS, VISIBLE, Village

FIRST_ON_BOARD = int(Place.WAINWRIGHT)


class Family(Action):
    """Birth or return."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        player = state.players[seat]
        return player.has_at(Place.UNBORN) or player.count_between(FIRST_ON_BOARD, VISIBLE - 1) > 0

    def begin(self, state: Village, seat: int) -> None:
        state.push(ChooseFamily(seat))


class ChooseFamily(Choice[Village]):
    """Who comes to the farm."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        player = state.players[self.seat]
        actions = [BIRTH()] if player.has_at(Place.UNBORN) else []
        start = FIRST_ON_BOARD * GENERATIONS
        for index in range(start, VISIBLE * GENERATIONS):
            if player.members[index]:
                actions.append(RETURN(index // GENERATIONS, index % GENERATIONS))
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is RETURN:
            place, generation = move.args
            state.move_member(self.seat, place, generation, Place.FARM)
        else:
            generation = state.players[self.seat].generations_at(Place.UNBORN)[0]
            state.shift(self.seat, Place.UNBORN, generation, Place.FARM)
            state.tell(events.MEMBER_BORN, self.seat, generation)
