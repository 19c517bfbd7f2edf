"""Basic villagers: a card of the hand is given up face down, and a basic villager comes to the village."""

from __future__ import annotations

from bourgade.core.step import Choice, SecretChoice
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import BASIC, GIVE, LAY, VOCABULARY
from bourgade.games.villagers.components import STACKS
from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.phases.countess import send_to_countess
from bourgade.games.villagers.phases.piles import hide, lay_offered, show_offered
from bourgade.games.villagers.phases.village import place
from bourgade.games.villagers.state import NOBODY, RESERVE, Villagers

SERFDOM = int(EventCard.SERFDOM)


def can_exchange(state: Villagers, seat: int) -> bool:
    """Whether an exchange is left, with a card to give up and a basic villager to take (VG-096, VG-103)."""
    return state.exchanges_left > 0 and bool(state.players[seat].hand) and any(state.basics)


def begin_exchange(state: Villagers, seat: int) -> None:
    """Give up a card, then take a basic villager (VG-299)."""
    state.exchanges_left -= 1
    state.then(GiveUp(seat), TakeBasic(seat))


class GiveUp(SecretChoice[Villagers]):
    """Which card of the hand is given up; the others see no more than its back (VG-099)."""

    __slots__ = ()

    def is_open(self, state: Villagers) -> bool:
        return len(state.players[self.seat].hand) == 1

    def actions(self, state: Villagers) -> list[int]:
        return [GIVE(kind) for kind in state.players[self.seat].hand_kinds()]

    def take(self, state: Villagers, action: int) -> None:
        state.offered = VOCABULARY.decode(action).args[0]
        hide(state, self.seat, state.offered)
        if state.is_in_force(SERFDOM):
            send_to_countess(state, show_offered(state, self.seat))
        elif state.has_stacks():
            state.push(LayOnStack(self.seat))
        elif state.heights[RESERVE]:
            lay_offered(state, self.seat, RESERVE)
        else:
            discard_offered(state, self.seat)


def discard_offered(state: Villagers, seat: int) -> None:
    """With stacks and reserve empty the card is discarded (VG-101)."""
    kind = show_offered(state, seat)
    state.discard[kind] += 1
    state.tell(events.VILLAGER_DISCARDED, seat, kind)


class LayOnStack(Choice[Villagers]):
    """On which stack the card given up is laid; an empty one stays empty (VG-053, VG-098)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [LAY(pile) for pile in range(STACKS) if state.heights[pile]]

    def take(self, state: Villagers, action: int) -> None:
        lay_offered(state, self.seat, VOCABULARY.decode(action).args[0])


class TakeBasic(Choice[Villagers]):
    """Which basic villager comes to the village, without using the build limit (VG-102, VG-104)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [BASIC(basic) for basic in range(len(state.basics)) if state.basics[basic]]

    def take(self, state: Villagers, action: int) -> None:
        basic = VOCABULARY.decode(action).args[0]
        state.basics[basic] -= 1
        state.tell(events.BASIC_TAKEN, self.seat, basic)
        place(state, self.seat, state.components.basic_kinds[basic], NOBODY)
