"""Padlocks: a key of one's own for free, the key of another for gold, the bank when nobody has it, or a Tinner."""

from __future__ import annotations

from bourgade.core.step import Choice
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import BANK, FREE, KEY, VOCABULARY
from bourgade.games.villagers.components import NONE
from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.phases.village import card_of, copy_of
from bourgade.games.villagers.state import Player, Villagers

THE_COUNTESS_BANK = int(EventCard.THE_COUNTESS_BANK)


def can_unlock(state: Villagers, seat: int, kind: int) -> bool:
    """Whether a villager has no padlock, or the seat can open it."""
    key = state.components.key[kind]
    if key == NONE or state.tinned or state.players[seat].standing[key]:
        return True
    price = state.components.unlock_price if is_in_play(state, key) else bank_price(state)
    return state.players[seat].treasury >= price


def is_in_play(state: Villagers, key: int) -> bool:
    """Whether a key stands in any village (VG-114)."""
    return any(player.standing[key] for player in state.players)


def bank_price(state: Villagers) -> int:
    """What the bank asks for a padlock when the key is in no village (VG-109, VG-263)."""
    if state.is_in_force(THE_COUNTESS_BANK):
        return state.components.event_amount[THE_COUNTESS_BANK]
    return state.components.unlock_price


class Unlock(Choice[Villagers]):
    """How the padlock of a villager is opened (VG-107 to VG-113, VG-147)."""

    __slots__ = ("kind",)
    FIELDS = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def actions(self, state: Villagers) -> list[int]:
        key = state.components.key[self.kind]
        actions = named_keys(state, self.seat, key)
        treasury = state.players[self.seat].treasury
        if treasury >= state.components.unlock_price:
            for number in range(len(state.players)):
                if number != self.seat:
                    actions += named_keys(state, number, key)
        if not is_in_play(state, key) and treasury >= bank_price(state):
            actions.append(BANK())
        if state.tinned:
            actions.append(FREE())
        return actions

    def take(self, state: Villagers, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is KEY:
            owner, key, copy = move.args
            pay_key(state, self.seat, state.player_of(owner), state.components.key_kinds[key], copy)
        elif move.verb is BANK:
            state.pay_bank(self.seat, bank_price(state))
        state.tell(events.PADLOCK_OPENED, self.seat, self.kind)


def named_keys(state: Villagers, number: int, key: int) -> list[int]:
    """The moves that choose a key in a village; of two with as many coins, the older one."""
    components, player = state.components, state.players[number]
    return [
        KEY(state.owner(number), components.key_numbers[key], copy_of(components, player, card))
        for card in different_keys(player, key)
    ]


def different_keys(player: Player, key: int) -> list[int]:
    """The keys of one kind in a village that differ in their coins."""
    if not player.standing[key]:
        return []
    found: list[int] = []
    for card in range(len(player.cards)):
        if player.cards[card] == key and all(player.coins[other] != player.coins[card] for other in found):
            found.append(card)
    return found


def pay_key(state: Villagers, seat: int, number: int, key: int, copy: int) -> None:
    """Put the price on a key: gold of the bank on one's own, of the treasury on another's."""
    price = state.components.unlock_price
    if number != seat:
        state.pay_bank(seat, price)
    state.put_coins(number, card_of(state.components, state.players[number], key, copy), price)
