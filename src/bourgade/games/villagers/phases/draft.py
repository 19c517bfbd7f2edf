"""Draft phase: villager by villager round the table, from the road or blind."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import BLIND, DRAFT, SEND, VOCABULARY
from bourgade.games.villagers.components import STACKS
from bourgade.games.villagers.phases.countess import send_to_countess
from bourgade.games.villagers.phases.piles import next_pile, turn_up
from bourgade.games.villagers.state import NOBODY, RESERVE, Villagers


class CountDraftLimits(Step[Villagers]):
    """The draft limits of all players (VG-292)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        state.to_draft = [draft_limit(state, seat) for seat in range(state.seats)]
        for seat in range(state.seats):
            state.tell(events.DRAFT_LIMIT_COUNTED, seat, state.to_draft[seat])


def draft_limit(state: Villagers, seat: int) -> int:
    """Two, one more for each Food, and five at most (VG-038, VG-039)."""
    components = state.components
    return min(components.most_drafted, components.base_draft + count_food(state, seat))


def count_food(state: Villagers, seat: int) -> int:
    """The uncovered Food symbols of a village."""
    player, food = state.players[seat], state.components.food
    return sum(food[player.cards[card]] for card in player.uncovered())


class GoOnDrafting(Step[Villagers]):
    """The next seat below its limit drafts, the first to be asked being this one (VG-041, VG-042)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if state.is_road_bare() and next_pile(state) == NOBODY:
            stop_drafting(state)
            return
        for seat in state.seats_from(self.seat):
            if state.to_draft[seat] > 0:
                state.push(DraftVillager(seat))
                return


def stop_drafting(state: Villagers) -> None:
    """Nobody is left to be drafted (VG-059)."""
    for seat in range(state.seats):
        state.to_draft[seat] = 0
        if state.players[seat].square:
            state.take_square(seat)


class DraftVillager(Choice[Villagers]):
    """A villager of the road, or the top card of a pile."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        road, heights = state.road, state.heights
        actions = [DRAFT(slot) for slot in range(len(road)) if road[slot] != NOBODY]
        blind = [BLIND(pile) for pile in range(STACKS) if heights[pile]]
        if not blind and heights[RESERVE]:
            blind.append(BLIND(RESERVE))  # VG-054, VG-056
        return actions + blind

    def take(self, state: Villagers, action: int) -> None:
        move = VOCABULARY.decode(action)
        if state.solo:
            state.then(SendVillager(self.seat), RefillRoad(), EndDraftTurn(self.seat))
        if move.verb is DRAFT:
            draft_from_road(state, self.seat, move.args[0])
        else:
            draft_blind(state, self.seat, move.args[0])
        if not state.solo:
            end_draft_turn(state, self.seat)


def draft_from_road(state: Villagers, seat: int, slot: int) -> None:
    """The villager goes to the Village Square, its coins to the treasury; the road is refilled at once (VG-045)."""
    kind, coins = leave_road(state, slot)
    state.players[seat].square.append(kind)
    state.tell(events.VILLAGER_DRAFTED, seat, slot, kind)
    state.gain_gold(seat, coins)
    if not state.solo:
        fill_slot(state, slot, next_pile(state))


def draft_blind(state: Villagers, seat: int, pile: int) -> None:
    """The top card of a pile is shown to all and goes to the Village Square (VG-047)."""
    kind = turn_up(state, pile)
    state.players[seat].square.append(kind)
    state.tell(events.VILLAGER_DRAFTED_BLIND, seat, pile, kind)


def leave_road(state: Villagers, slot: int) -> tuple[int, int]:
    """A villager leaves the road: what it is, and the coins that lay on it."""
    kind, coins = state.road[slot], state.road_coins[slot]
    state.road[slot] = NOBODY
    state.road_coins[slot] = 0
    return kind, coins


def fill_slot(state: Villagers, slot: int, pile: int) -> None:
    """The top card of a pile, if there is one, is laid face up on the road."""
    if pile != NOBODY:
        state.road[slot] = turn_up(state, pile)
        state.tell(events.ROAD_FILLED, -1, slot, state.road[slot])


class EndDraftTurn(Step[Villagers]):
    """With the limit reached the Village Square goes to the hand; then the next seat drafts."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        end_draft_turn(state, self.seat)


def end_draft_turn(state: Villagers, seat: int) -> None:
    """One villager less to draft."""
    state.to_draft[seat] -= 1
    if not state.to_draft[seat]:
        state.take_square(seat)
    state.push(GoOnDrafting((seat + 1) % state.seats))


class SendVillager(Choice[Villagers]):
    """Solo: another villager of the road goes to the Countess, with its coins (VG-205, VG-211)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [SEND(slot) for slot in range(len(state.road)) if state.road[slot] != NOBODY]

    def happen(self, state: Villagers) -> None:
        if not state.is_road_bare():  # VG-210
            super().happen(state)

    def take(self, state: Villagers, action: int) -> None:
        kind, coins = leave_road(state, VOCABULARY.decode(action).args[0])
        send_to_countess(state, kind)
        state.gain_gold(state.seats, coins)


class RefillRoad(Step[Villagers]):
    """Solo: all empty slots are filled from left to right (VG-206, VG-207)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        for slot in range(len(state.road)):
            if state.road[slot] == NOBODY:
                fill_slot(state, slot, next_pile(state))
