"""Villages: cards come, go and cover each other."""

from __future__ import annotations

from bourgade.games.villagers import events
from bourgade.games.villagers.actions import ON, VOCABULARY
from bourgade.games.villagers.components import TABLE, Components
from bourgade.games.villagers.ids import Villager
from bourgade.games.villagers.state import NOBODY, Player, Villagers

MONK = int(Villager.MONK)
APPRENTICE = int(Villager.APPRENTICE)


def is_stand_in(kind: int) -> bool:
    """Whether a card stands in for another one."""
    return kind in (MONK, APPRENTICE)


def lay_card(state: Villagers, number: int, kind: int, role: int, beneath: int) -> int:
    """A card is laid on another one of a village, or on the table; the number it gets."""
    player = state.players[number]
    player.cards.append(kind)
    player.roles.append(role)
    player.beneath.append(beneath)
    player.loads.append(0)
    player.coins.append(0)
    player.standing[kind] += 1
    player.room[role] += state.components.slots[role]
    if beneath != NOBODY:
        player.loads[beneath] += 1
        player.room[player.roles[beneath]] -= 1
    return len(player.cards) - 1


def place(state: Villagers, seat: int, kind: int, beneath: int) -> int:
    """A villager is placed in the own village for all to see."""
    card = lay_card(state, seat, kind, state.components.roles[kind], beneath)
    player = state.players[seat]
    below = player.cards[beneath] if beneath != NOBODY else kind
    state.tell(events.VILLAGER_PLACED, seat, kind, below)
    return card


def take_card(state: Villagers, seat: int, card: int) -> int:
    """An uncovered card leaves a village, its coins go to the treasury (VG-240); what it is."""
    player = state.players[seat]
    kind, role, beneath = player.cards.pop(card), player.roles.pop(card), player.beneath.pop(card)
    player.loads.pop(card)
    state.gain_gold(seat, player.coins.pop(card))
    player.standing[kind] -= 1
    player.room[role] -= state.components.slots[role]
    player.beneath = [below - 1 if below > card else below for below in player.beneath]
    if beneath != NOBODY:
        uncover(state, seat, beneath)  # an older card, so its number stays
    return kind


def uncover(state: Villagers, seat: int, card: int) -> None:
    """One card less lies on this one; a stand-in that ends up uncovered returns to the hand (VG-135)."""
    player = state.players[seat]
    player.loads[card] -= 1
    player.room[player.roles[card]] += 1
    if is_stand_in(player.cards[card]) and not player.loads[card]:
        kind = take_card(state, seat, card)
        player.hand.append(kind)
        player.hand.sort()
        player.shown.append(kind)
        player.shown.sort()
        state.tell(events.VILLAGER_RETURNED, seat, kind)


# --- the places of a village ---


def has_place(components: Components, player: Player, kind: int) -> bool:
    """Whether a villager could lie in this village (VG-086, VG-087)."""
    below = components.placed_on[kind]
    return below == TABLE or (below >= 0 and player.room[below] > 0)


def places(state: Villagers, seat: int, role: int) -> list[int]:
    """The cards of a village that stand for this role and can carry one more; of those alike, the oldest."""
    player, slots = state.players[seat], state.components.slots
    found: list[int] = []
    for card in range(len(player.cards)):
        if player.roles[card] == role and player.loads[card] < slots[role] and not has_like(player, found, card):
            found.append(card)
    return found


def has_like(player: Player, others: list[int], card: int) -> bool:
    """Whether one of the others cannot be told from this card."""
    return any(are_alike(player, other, card) for other in others)


def are_alike(player: Player, first: int, second: int) -> bool:
    """Whether two cards are the same in all respects, down to the table; those with one role lie equally high."""
    while first != second:
        same_card = player.cards[first] == player.cards[second] and player.roles[first] == player.roles[second]
        if not same_card or player.loads[first] != player.loads[second] or player.coins[first] != player.coins[second]:
            return False
        first, second = player.beneath[first], player.beneath[second]
    return True


# --- how moves name the cards of a village ---


def base_of(components: Components, player: Player, card: int) -> int:
    """What a card that carries others is called in moves."""
    return components.base_numbers[player.cards[card]]


def copy_of(components: Components, player: Player, card: int) -> int:
    """How many cards of the same name are older."""
    name = components.roles[player.cards[card]]
    return sum(components.roles[kind] == name for kind in player.cards[:card])


def card_of(components: Components, player: Player, name: int, copy: int) -> int:
    """The card of a name with so many older ones."""
    for card, kind in enumerate(player.cards):
        if components.roles[kind] == name:
            if copy == 0:
                return card
            copy -= 1
    raise AssertionError("a move names a card of the village")


def name_place(state: Villagers, seat: int, card: int) -> int:
    """The move that chooses this place."""
    components, player = state.components, state.players[seat]
    return ON(base_of(components, player, card), copy_of(components, player, card))


def named_place(state: Villagers, seat: int, action: int) -> int:
    """The place that a move chooses."""
    base, copy = VOCABULARY.decode(action).args
    components = state.components
    return card_of(components, state.players[seat], components.base_kinds[base], copy)
