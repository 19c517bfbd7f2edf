"""What a player might overlook about an action of Villagers: what it covers or empties, and what is for nothing."""

from __future__ import annotations

from bourgade.core.amounts import added, joined
from bourgade.core.language import Language
from bourgade.core.vocabulary import Move
from bourgade.games.villagers.actions import (
    BLIND,
    CONSCRIPT,
    DONE,
    DRAFT,
    EXCHANGE,
    GIVE,
    MONK,
    ON,
    PICK,
    PLACE,
    SEND,
    TINNER,
    TWO_MONKS,
    VOCABULARY,
)
from bourgade.games.villagers.components import NONE, STACKS
from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.phases.build import placements
from bourgade.games.villagers.phases.draft import count_food
from bourgade.games.villagers.phases.misfortune import LoseToCountess, LoseVillager
from bourgade.games.villagers.phases.piles import next_pile
from bourgade.games.villagers.phases.round import FOUNDERS
from bourgade.games.villagers.phases.village import card_of, is_stand_in, lay_card, places
from bourgade.games.villagers.scoring import count_village, silver_value
from bourgade.games.villagers.state import NOBODY, Villagers
from bourgade.games.villagers.text.facts import named, shown


def warning(state: Villagers, action: int, say: Language) -> str:
    """What the action brings about that a player might overlook; empty when nothing."""
    move = VOCABULARY.decode(action)
    found = [
        *_covered(state, move, say),
        *_worthless(state, move, say),
        *_emptied(state, move, say),
        *_exchange(state, move, say),
        *_tinner(state, move, say),
        *_returned(state, move, say),
        *_end_of_turn(state, move, say),
    ]
    return added(say, found)


def _covered(state: Villagers, move: Move, say: Language) -> list[str]:
    """The Food, Houses and Gold that will no longer count."""
    card = place_of(state, move)
    player = state.players[state.seat]
    if card == NOBODY or player.loads[card]:
        return []
    lost = shown(state, player.cards[card], say)
    return [say("no longer counted: {symbols}", symbols=joined(say, lost))] if lost else []


def place_of(state: Villagers, move: Move) -> int:
    """The card that is built on, as far as that is settled."""
    player = state.players[state.seat]
    if move.verb is ON:
        return named(state, player, *move.args)
    role = state.components.placed_on[lowest(state, move)] if move.verb in (PLACE, MONK, TWO_MONKS) else NONE
    found = places(state, state.seat, role) if role >= 0 else []
    return found[0] if len(found) == 1 else NOBODY


def lowest(state: Villagers, move: Move) -> int:
    """The villager that will be laid lowest, or that a Monk stands in for."""
    kind, placed_on = move.args[0], state.components.placed_on
    if move.verb is PLACE:
        return kind
    return placed_on[kind] if move.verb is MONK else placed_on[placed_on[kind]]


def _worthless(state: Villagers, move: Move, say: Language) -> list[str]:
    """A Silver symbol that would pay nothing as the village stands."""
    if move.verb not in (PLACE, MONK, TWO_MONKS) or state.components.silver_of[move.args[0]] == NONE:
        return []
    after, kind = state.clone(), move.args[0]
    lay_card(after, state.seat, kind, kind, NOBODY)
    counts = count_village(state.components, after.players[state.seat])
    return [] if silver_value(state.components, counts, kind) else [say("its Silver pays nothing as things stand")]


# --- stacks ---


def _emptied(state: Villagers, move: Move, say: Language) -> list[str]:
    """The last card of a stack, and the market that this may bring."""
    if move.verb not in (DRAFT, BLIND, SEND, CONSCRIPT):
        return []
    before, after = state.heights[:STACKS], heights_after(state, move)
    emptied = [say("stack {number}", number=pile + 1) for pile in range(STACKS) if before[pile] and not after[pile]]
    if not emptied:
        return []
    found = [say("empties {piles}", piles=joined(say, emptied))]
    first = state.components.first_market_stack
    if not any(after):
        found.append(say("this round will be the last"))
    elif not state.first_market_held and any(before[:first]) and not any(after[:first]):
        found.append(say("brings the first market at the end of this round"))
    return found


def heights_after(state: Villagers, move: Move) -> list[int]:
    """How high the stacks are after a move and the refilling of the road."""
    after = state.clone()
    if move.verb in (BLIND, CONSCRIPT):
        after.heights[move.args[0]] -= 1
    for _ in range(refilled(state, move)):
        pile = next_pile(after)
        if pile != NOBODY:
            after.heights[pile] -= 1
    return after.heights[:STACKS]


def refilled(state: Villagers, move: Move) -> int:
    """How many slots of the road are filled after a move; alone, not before the Countess has her villager."""
    slots = len(state.road)
    left = slots - state.road.count(NOBODY) - (move.verb is not BLIND)
    if move.verb is SEND:
        return slots - left
    if move.verb is CONSCRIPT:
        return 0
    if state.solo:
        return slots if left <= 1 else 0  # the last one is sent without a question
    return 1 if move.verb is DRAFT else 0


# --- build phase and events ---


def _exchange(state: Villagers, move: Move, say: Language) -> list[str]:
    """A card given up that does not come back to the stacks."""
    if move.verb not in (EXCHANGE, GIVE):
        return []
    if state.is_in_force(EventCard.SERFDOM):
        return [say("the card goes to the Countess")]
    return [] if any(state.heights) else [say("the card leaves the game")]


def _tinner(state: Villagers, move: Move, say: Language) -> list[str]:
    """A Tinner who has nothing to open."""
    keys, hand = state.components.key, state.players[state.seat].hand
    if move.verb is not TINNER or any(keys[kind] != NONE for kind in hand):
        return []
    return [say("you hold no villager with a padlock")]


def _returned(state: Villagers, move: Move, say: Language) -> list[str]:
    """A Monk or Apprentice that loses the only villager on it."""
    if move.verb is not PICK or not isinstance(state.choice, LoseToCountess | LoseVillager):
        return []
    player = state.players[state.seat]
    below = player.beneath[card_of(state.components, player, *move.args)]
    if below == NOBODY or not is_stand_in(player.cards[below]) or player.loads[below] > 1:
        return []
    return [say("what stands in beneath it returns to your hand")]


def _end_of_turn(state: Villagers, move: Move, say: Language) -> list[str]:
    """A villager that could still be placed, and a village without Food."""
    if move.verb is not DONE:
        return []
    is_early = state.build_left and placements(state, state.seat)
    found = [say("you could still place a villager")] if is_early else []
    if state.players[state.seat].standing[FOUNDERS] and not count_food(state, state.seat):
        found.append(say("without Food your Founders turn to the Food side"))
    return found
