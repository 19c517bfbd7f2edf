"""The state of a game of Villagers: the road, its piles and the villages, and small questions about them."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from bourgade.core.chance import Chance
from bourgade.core.state import State
from bourgade.games.villagers import events
from bourgade.games.villagers.actions import VOCABULARY
from bourgade.games.villagers.components import STACKS, Components
from bourgade.games.villagers.ids import Level, Owner, Pile

NOBODY = -1
RESERVE = int(Pile.RESERVE)


class Stream(IntEnum):
    """Where chance speaks in a game of Villagers."""

    FIRST_PLAYER = 0
    HANDS = 1
    BACKS = 2
    FRONTS = 3
    EVENTS = 4


PLAYER_FIELDS = (
    "beneath",
    "cards",
    "coins",
    "hand",
    "hinted",
    "income",
    "loads",
    "roles",
    "room",
    "shown",
    "square",
    "standing",
    "treasury",
)
VILLAGERS_FIELDS = (
    "basics",
    "build_left",
    "discard",
    "event_deck",
    "event_discard",
    "exchanges_left",
    "first_market_held",
    "first_player",
    "heights",
    "jester",
    "laid_kinds",
    "laid_on",
    "laid_piles",
    "laid_seats",
    "level",
    "loose",
    "offered",
    "players",
    "road",
    "road_coins",
    "row",
    "spent",
    "tinned",
    "to_draft",
    "tops",
    "unseen",
)


class Player:
    """The pieces of one village and its owner; the Countess is a player without a hand.

    The cards of a village have numbers, the oldest 0: `cards` says what they are, `roles` what they stand in for,
    `beneath` on which card they lie, `loads` how many lie on them, `coins` how much gold.
    """

    __slots__ = PLAYER_FIELDS
    FIELDS: ClassVar[tuple[str, ...]] = PLAYER_FIELDS

    def __init__(self) -> None:
        self.treasury = 0
        self.hand: list[int] = []
        self.square: list[int] = []
        self.shown: list[int] = []  # cards of the hand that everybody has seen
        self.hinted: list[int] = []  # cards that everybody has seen, now in the hand or given up face down
        self.cards: list[int] = []
        self.roles: list[int] = []
        self.beneath: list[int] = []
        self.loads: list[int] = []
        self.coins: list[int] = []
        self.standing: list[int] = []  # how many of each card stand in the village
        self.room: list[int] = []  # how many cards can still be laid on those with this role
        self.income: list[int] = []  # the lines of the second market, once it is held

    def clone(self) -> Player:
        """An independent copy."""
        other = Player()
        other.treasury = self.treasury
        other.hand = self.hand[:]
        other.square = self.square[:]
        other.shown = self.shown[:]
        other.hinted = self.hinted[:]
        other.cards = self.cards[:]
        other.roles = self.roles[:]
        other.beneath = self.beneath[:]
        other.loads = self.loads[:]
        other.coins = self.coins[:]
        other.standing = self.standing[:]
        other.room = self.room[:]
        other.income = self.income[:]
        return other

    def hand_kinds(self) -> list[int]:
        """The different cards of the hand, which is kept sorted."""
        hand = self.hand
        return [hand[place] for place in range(len(hand)) if place == 0 or hand[place] != hand[place - 1]]

    def uncovered(self) -> list[int]:
        """The numbers of the cards that no other card lies on (VG-035)."""
        loads = self.loads
        return [number for number in range(len(loads)) if not loads[number]]


class Villagers(State):
    """A game of Villagers. A new one is bare, like a new player."""

    __slots__ = ("components", *VILLAGERS_FIELDS)
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, *VILLAGERS_FIELDS)

    def __init__(self, components: Components, seats: int, chance: Chance) -> None:
        super().__init__(VOCABULARY, seats, chance)
        self.components = components
        self.players: list[Player] = []
        self.first_player = 0
        self.unseen: list[int] = []  # the villagers in the piles whose front nobody has seen
        self.loose: list[int] = []  # of these, those whose back nobody has seen either, by suit
        self.heights: list[int] = []  # how many cards lie in each pile
        self.tops: list[int] = []  # the suit of the top card of each pile, without the cards given up
        self.laid_on: list[int] = []  # how many cards given up lie on each pile
        self.laid_piles: list[int] = []  # the cards given up, the latest last: where,
        self.laid_kinds: list[int] = []  # what,
        self.laid_seats: list[int] = []  # and by whom
        self.offered = NOBODY  # the card that is being given up
        self.road: list[int] = []
        self.road_coins: list[int] = []
        self.basics: list[int] = []
        self.discard: list[int] = []
        self.to_draft: list[int] = []
        self.build_left = 0
        self.exchanges_left = 0
        self.tinned = False
        self.first_market_held = False
        self.level = int(Level.NORMAL)
        self.jester = False
        self.row: list[int] = []  # face-up events that have not acted
        self.spent: list[int] = []  # face-up events that have acted or are acting
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []

    def clone(self) -> Villagers:
        """An independent copy; nobody listens to it."""
        other = Villagers(self.components, self.seats, self.chance.clone())
        other.copy_frame(self)
        other.players = [player.clone() for player in self.players]
        other.first_player = self.first_player
        other.unseen = self.unseen[:]
        other.loose = self.loose[:]
        other.heights = self.heights[:]
        other.tops = self.tops[:]
        other.laid_on = self.laid_on[:]
        other.laid_piles = self.laid_piles[:]
        other.laid_kinds = self.laid_kinds[:]
        other.laid_seats = self.laid_seats[:]
        other.offered = self.offered
        other.road = self.road[:]
        other.road_coins = self.road_coins[:]
        other.basics = self.basics[:]
        other.discard = self.discard[:]
        other.to_draft = self.to_draft[:]
        other.build_left = self.build_left
        other.exchanges_left = self.exchanges_left
        other.tinned = self.tinned
        other.first_market_held = self.first_market_held
        other.level = self.level
        other.jester = self.jester
        other.row = self.row[:]
        other.spent = self.spent[:]
        other.event_deck = self.event_deck[:]
        other.event_discard = self.event_discard[:]
        return other

    # --- questions ---

    @property
    def solo(self) -> bool:
        """Whether one player plays against the Countess."""
        return self.seats == 1

    @property
    def countess(self) -> Player:
        """The Countess, who stands behind the seats."""
        return self.players[self.seats]

    def owner(self, number: int) -> int:
        """How moves and events name a player: by the seat, or as the Countess."""
        return number if number < self.seats else int(Owner.COUNTESS)

    def player_of(self, owner: int) -> int:
        """The player that an owner's name stands for."""
        return owner if owner < self.seats else self.seats

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def has_stacks(self) -> bool:
        """Whether a stack of the road still holds a card."""
        return any(self.heights[:STACKS])

    def is_road_bare(self) -> bool:
        """Whether no villager stands on the road."""
        return all(kind == NOBODY for kind in self.road)

    def is_in_force(self, event: int) -> bool:
        """Whether an event acts in this phase."""
        return event in self.spent

    # --- gold ---

    def gain_gold(self, number: int, count: int) -> None:
        """Gold comes from the bank, which never runs out (VG-007)."""
        if count:
            self.players[number].treasury += count
            if number < self.seats:
                self.tell(events.GOLD_GAINED, number, count)
            else:
                self.tell(events.COUNTESS_GAINED, NOBODY, count)

    def pay_bank(self, number: int, count: int) -> None:
        """Gold goes to the bank."""
        if count:
            self.players[number].treasury -= count
            self.tell(events.GOLD_PAID, number, count)

    def pay_countess(self, count: int) -> None:
        """The solo player pays the Countess, as far as the treasury goes (VG-243)."""
        paid = min(count, self.players[0].treasury)
        self.pay_bank(0, paid)
        self.gain_gold(self.seats, paid)

    def put_coins(self, number: int, card: int, count: int) -> None:
        """Coins are laid on a villager of a village."""
        player = self.players[number]
        player.coins[card] += count
        self.tell(events.COINS_PUT, NOBODY, self.owner(number), player.cards[card], count)

    # --- hands ---

    def play_from_hand(self, seat: int, kind: int) -> None:
        """A card leaves the hand in sight of all."""
        player = self.players[seat]
        player.hand.remove(kind)
        if kind in player.shown:
            player.shown.remove(kind)
        elif kind in player.hinted:
            player.hinted.remove(kind)

    def take_square(self, seat: int) -> None:
        """The villagers on the Village Square go to the hand (VG-049)."""
        player = self.players[seat]
        player.hand += player.square
        player.hand.sort()
        player.shown += player.square
        player.shown.sort()
        player.square = []
        self.tell(events.SQUARE_TAKEN, seat)
