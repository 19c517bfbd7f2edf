"""Build phase: each seat places villagers, has some in exchange for basic ones, and plays Specials, in any order."""

from __future__ import annotations

from bourgade.core.step import SecretChoice, Step
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import (
    APPRENTICE,
    DONE,
    EXCHANGE,
    MONK,
    PLACE,
    SMUGGLER,
    TINNER,
    TWO_MONKS,
    VOCABULARY,
)
from bourgade.games.villagers.components import Components
from bourgade.games.villagers.phases import special
from bourgade.games.villagers.phases.exchange import begin_exchange, can_exchange
from bourgade.games.villagers.phases.padlocks import can_unlock
from bourgade.games.villagers.phases.placing import put_on_square
from bourgade.games.villagers.phases.village import has_place
from bourgade.games.villagers.state import Player, Villagers


class BeginBuilding(Step[Villagers]):
    """The build limit of a seat, counted at the start of its turn (VG-080)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        state.build_left = build_limit(state, self.seat)
        state.exchanges_left = state.components.exchanges
        state.tinned = False
        state.tell(events.BUILD_LIMIT_COUNTED, self.seat, state.build_left)


def build_limit(state: Villagers, seat: int) -> int:
    """Two, one more for each House, and five at most (VG-078, VG-079)."""
    components = state.components
    return min(components.most_built, components.base_build + count_houses(components, state.players[seat]))


def count_houses(components: Components, player: Player) -> int:
    """The uncovered House symbols of a village."""
    houses = components.houses
    return sum(houses[player.cards[card]] for card in player.uncovered())


class Build(SecretChoice[Villagers]):
    """One action of a build turn after the other, until the seat is done."""

    __slots__ = ()

    def is_open(self, state: Villagers) -> bool:
        return not state.players[self.seat].hand

    def actions(self, state: Villagers) -> list[int]:
        actions = placements(state, self.seat) if state.build_left else []
        if can_exchange(state, self.seat):
            actions.append(EXCHANGE())
        actions += special.plays(state, self.seat)
        actions.append(DONE())
        return actions

    def take(self, state: Villagers, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is DONE:
            end_building(state, self.seat)
            return
        state.push(self)
        if move.verb is PLACE:
            begin_placing(state, self.seat, move.args[0])
        elif move.verb is EXCHANGE:
            begin_exchange(state, self.seat)
        elif move.verb is MONK:
            special.play_monks(state, self.seat, move.args[0], 1)
        elif move.verb is TWO_MONKS:
            special.play_monks(state, self.seat, move.args[0], 2)
        elif move.verb is APPRENTICE:
            special.play_apprentice(state, self.seat)
        elif move.verb is TINNER:
            special.play_tinner(state, self.seat)
        elif move.verb is SMUGGLER:
            special.play_smuggler(state, self.seat)


def end_building(state: Villagers, seat: int) -> None:
    """The turn is over; nothing of its limits is kept."""
    state.build_left = 0
    state.exchanges_left = 0
    state.tinned = False
    state.tell(events.BUILD_ENDED, seat)


def placements(state: Villagers, seat: int) -> list[int]:
    """The villagers of the hand that can be placed and unlocked."""
    components, player = state.components, state.players[seat]
    return [
        PLACE(kind)
        for kind in player.hand_kinds()
        if has_place(components, player, kind) and can_unlock(state, seat, kind)
    ]


def begin_placing(state: Villagers, seat: int, kind: int) -> None:
    """Show the villager on the Village Square, choose its place, open its padlock, lay it down (VG-298)."""
    state.build_left -= 1
    state.play_from_hand(seat, kind)
    put_on_square(state, seat, kind)
