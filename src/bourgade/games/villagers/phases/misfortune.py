"""Solo: the decisions that events force on the player."""

from __future__ import annotations

from bourgade.core.step import Choice, SecretChoice
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import CONSCRIPT, DROP, JESTER, LOWER, PAY, PICK, VOCABULARY
from bourgade.games.villagers.components import STACKS
from bourgade.games.villagers.ids import EventCard, Villager
from bourgade.games.villagers.phases.countess import send_to_countess
from bourgade.games.villagers.phases.event_deck import cancel_event, use_jester
from bourgade.games.villagers.phases.piles import turn_up
from bourgade.games.villagers.phases.village import card_of, copy_of, has_like, take_card
from bourgade.games.villagers.state import RESERVE, Villagers

RATS = int(EventCard.RATS)
ARSON = int(EventCard.ARSON)
FOUNDERS = int(Villager.FOUNDERS)


def name_cards(state: Villagers, cards: list[int]) -> list[int]:
    """The moves that choose one of these cards of the player's village; of those alike, the oldest."""
    player = state.players[0]
    found: list[int] = []
    for card in cards:
        if not has_like(player, found, card):
            found.append(card)
    return [PICK(player.cards[card], copy_of(state.components, player, card)) for card in found]


def named_card(state: Villagers, action: int) -> int:
    """The card of the player's village that a move chooses."""
    kind, copy = VOCABULARY.decode(action).args
    return card_of(state.components, state.players[0], kind, copy)


def removable(state: Villagers) -> list[int]:
    """The uncovered villagers of the player, without basic ones and Founders (VG-241)."""
    player = state.players[0]
    basics = state.components.basic_kinds
    return [card for card in player.uncovered() if player.cards[card] not in basics and player.roles[card] != FOUNDERS]


def with_coins(state: Villagers) -> list[int]:
    """The villagers of the player on which coins lie."""
    coins = state.players[0].coins
    return [card for card in range(len(coins)) if coins[card]]


class LowerOrPay(Choice[Villagers]):
    """Rats and Arson: one less of a limit, or gold for the bank, as far as the treasury goes (VG-279, VG-280)."""

    __slots__ = ("event",)
    FIELDS = ("seat", "event")

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def actions(self, state: Villagers) -> list[int]:
        return [LOWER(), PAY()]

    def take(self, state: Villagers, action: int) -> None:
        if VOCABULARY.decode(action).verb is PAY:
            price = state.components.event_amount[self.event]
            state.pay_bank(self.seat, min(price, state.players[self.seat].treasury))
        elif self.event == RATS:
            state.to_draft[self.seat] -= 1
        else:
            state.build_left -= 1


class LoseToCountess(Choice[Villagers]):
    """Betrayer: an uncovered villager goes over to the Countess (VG-261)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return name_cards(state, removable(state))

    def take(self, state: Villagers, action: int) -> None:
        send_to_countess(state, take_card(state, self.seat, named_card(state, action)))


class LoseVillager(Choice[Villagers]):
    """Arrest: an uncovered villager is discarded (VG-277)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return name_cards(state, removable(state))

    def take(self, state: Villagers, action: int) -> None:
        kind = take_card(state, self.seat, named_card(state, action))
        state.discard[kind] += 1
        state.tell(events.VILLAGER_DISCARDED, self.seat, kind)


class LoseCard(SecretChoice[Villagers]):
    """Abduction: a card of the hand is discarded (VG-276)."""

    __slots__ = ()

    def is_open(self, state: Villagers) -> bool:
        return len(state.players[self.seat].hand) == 1

    def actions(self, state: Villagers) -> list[int]:
        return [DROP(kind) for kind in state.players[self.seat].hand_kinds()]

    def take(self, state: Villagers, action: int) -> None:
        kind = VOCABULARY.decode(action).args[0]
        state.play_from_hand(self.seat, kind)
        state.discard[kind] += 1
        state.tell(events.VILLAGER_DISCARDED, self.seat, kind)


class PayProtection(Choice[Villagers]):
    """Protection Money: the Countess is paid what lies on one villager; the coins stay there (VG-272)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return name_cards(state, with_coins(state))

    def take(self, state: Villagers, action: int) -> None:
        state.pay_countess(state.players[self.seat].coins[named_card(state, action)])


class Conscript(Choice[Villagers]):
    """Conscription: from which pile the Countess takes the top card (VG-269)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [CONSCRIPT(pile) for pile in [*range(STACKS), RESERVE] if state.heights[pile]]

    def take(self, state: Villagers, action: int) -> None:
        send_to_countess(state, turn_up(state, VOCABULARY.decode(action).args[0]))


class SpendJester(Choice[Villagers]):
    """It Was You!: the Jester has to discard another event (VG-266)."""

    __slots__ = ()

    def actions(self, state: Villagers) -> list[int]:
        return [JESTER(event) for event in state.row]

    def take(self, state: Villagers, action: int) -> None:
        use_jester(state)
        cancel_event(state, VOCABULARY.decode(action).args[0])
