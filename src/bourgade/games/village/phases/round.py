"""Rounds: fill the green bag and seed the spaces, take turns, hold a Mass, and begin again."""

from __future__ import annotations

from bourgade.core.pile import draw
from bourgade.core.step import Step
from bourgade.games.village import events
from bourgade.games.village.ids import Cube
from bourgade.games.village.phases.mass import HoldMass
from bourgade.games.village.phases.turn import SPACES, TakeTurns
from bourgade.games.village.state import COLOURS, CUBES, NOBODY, Stream, Village


class BeginRound(Step[Village]):
    """A round, step by step (V-029)."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        state.round += 1
        state.tell(events.ROUND_BEGAN, -1, state.round)
        state.then(SeedSpaces(), TakeTurns(state.first_player), HoldMass(), EndRound())


class SeedSpaces(Step[Village]):
    """Fill the green bag from the supply, then lay cubes on the action spaces (V-033 to V-039)."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        fill_bag(state)
        for space in range(SPACES):
            for _ in range(state.components.seeding[space]):
                cube = draw(state.bag, state.chance, Stream.CUBES)
                if cube == NOBODY:
                    return
                state.board[space * CUBES + cube] += 1


def fill_bag(state: Village) -> None:
    """The cubes of the setup card, as far as the supply goes, and all plague cubes."""
    added = [min(state.supply[colour], state.components.bag_added[colour]) for colour in range(COLOURS)]
    for cube, count in enumerate([*added, state.supply[Cube.PLAGUE]]):
        state.supply[cube] -= count
        state.bag[cube] += count


class EndRound(Step[Village]):
    """Another round, or the end of the game."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        if state.trigger != NOBODY or state.round >= state.components.last_round:
            state.tell(events.GAME_ENDED)
            return
        if state.next_first_player != NOBODY:
            state.first_player = state.next_first_player
            state.next_first_player = NOBODY
            state.tell(events.FIRST_PLAYER_CHANGED, state.first_player)
        state.push(BeginRound())
