"""Stacks and reserve: cards without an order until their back is seen, and without a front until they are turned up."""

from __future__ import annotations

from bourgade.core.pile import draw
from bourgade.games.villagers import events
from bourgade.games.villagers.components import STACKS
from bourgade.games.villagers.state import NOBODY, RESERVE, Stream, Villagers


def leftmost_stack(state: Villagers) -> int:
    """The leftmost stack that still holds a card, or nobody."""
    heights = state.heights
    for pile in range(STACKS):
        if heights[pile]:
            return pile
    return NOBODY


def next_pile(state: Villagers) -> int:
    """The pile that the road is refilled from: a stack, then the reserve (VG-045, VG-055)."""
    pile = leftmost_stack(state)
    return RESERVE if pile == NOBODY and state.heights[RESERVE] else pile


def arrivals_pile(state: Villagers) -> int:
    """The pile that new arrivals come from: the reserve, then a stack (VG-063, VG-064)."""
    return RESERVE if state.heights[RESERVE] else leftmost_stack(state)


def top_suit(state: Villagers, pile: int) -> int:
    """The suit on the back of the top card of a pile, or nobody (VG-028)."""
    if state.laid_on[pile]:
        return state.components.suit[state.laid_kinds[top_laid(state, pile)]]
    return state.tops[pile]


def top_laid(state: Villagers, pile: int) -> int:
    """Which of the cards given up lies on top of a pile."""
    number = len(state.laid_piles) - 1
    while state.laid_piles[number] != pile:
        number -= 1
    return number


def turn_up(state: Villagers, pile: int) -> int:
    """Take the top card of a pile and show it to all."""
    state.reveal()
    state.heights[pile] -= 1
    if state.laid_on[pile]:
        return turn_up_laid(state, pile)
    suit = state.tops[pile]
    show_back(state, pile)
    return draw_front(state, suit, Stream.FRONTS)


def draw_front(state: Villagers, suit: int, stream: int) -> int:
    """Decide which of the unseen villagers of a suit a card is."""
    first = state.components.suit_start[suit]
    fronts = state.unseen[first : state.components.suit_end[suit]]
    kind = first + draw(fronts, state.chance, stream)
    state.unseen[kind] -= 1
    return kind


def show_back(state: Villagers, pile: int) -> None:
    """Decide the suit of the card that now lies on top of a pile."""
    state.tops[pile] = draw(state.loose, state.chance, Stream.BACKS) if state.heights[pile] else NOBODY


def turn_up_laid(state: Villagers, pile: int) -> int:
    """Take back the card given up last on a pile."""
    number = top_laid(state, pile)
    state.laid_on[pile] -= 1
    del state.laid_piles[number]
    seat = state.laid_seats.pop(number)
    kind = state.laid_kinds.pop(number)
    forget(state, seat, kind)
    return kind


# --- what everybody knows of cards given up ---


def hide(state: Villagers, seat: int, kind: int) -> None:
    """A card leaves the hand face down: from now on it may be any card of its suit that the seat was seen to take."""
    player, suit = state.players[seat], state.components.suit
    player.hand.remove(kind)
    player.hinted += [card for card in player.shown if suit[card] == suit[kind]]
    player.hinted.sort()
    player.shown = [card for card in player.shown if suit[card] != suit[kind]]


def forget(state: Villagers, seat: int, kind: int) -> None:
    """A card given up is seen again; with the last one of its suit, all others are known to be in the hand."""
    player, suit = state.players[seat], state.components.suit
    if kind in player.hinted:
        player.hinted.remove(kind)
    if player.hinted and not is_hiding(state, seat, suit[kind]):
        player.shown += [card for card in player.hinted if suit[card] == suit[kind]]
        player.shown.sort()
        player.hinted = [card for card in player.hinted if suit[card] != suit[kind]]


def is_hiding(state: Villagers, seat: int, suit: int) -> bool:
    """Whether a pile holds a card of a suit that the seat gave up."""
    suits = state.components.suit
    return any(
        giver == seat and suits[kind] == suit for giver, kind in zip(state.laid_seats, state.laid_kinds, strict=True)
    )


def lay_offered(state: Villagers, seat: int, pile: int) -> None:
    """The card that is being given up goes face down on top of a pile (VG-098)."""
    kind = state.offered
    state.offered = NOBODY
    state.heights[pile] += 1
    state.laid_on[pile] += 1
    state.laid_piles.append(pile)
    state.laid_kinds.append(kind)
    state.laid_seats.append(seat)
    state.tell(events.CARD_GIVEN_UP, seat, pile, state.components.suit[kind])


def show_offered(state: Villagers, seat: int) -> int:
    """The card that is being given up goes where all see it."""
    kind = state.offered
    state.offered = NOBODY
    forget(state, seat, kind)
    return kind
