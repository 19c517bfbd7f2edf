"""Drawing a position of Villagers: hands, villages, the road, piles and events."""

from __future__ import annotations

from typing import Self

from bourgade.core.edition import Edition
from bourgade.core.event import Event
from bourgade.games.villagers import RULES
from bourgade.games.villagers.components import TABLE, components_for
from bourgade.games.villagers.ids import Basic, EventCard, Level, Pile, Suit, Villager
from bourgade.games.villagers.phases.village import is_stand_in, lay_card
from bourgade.games.villagers.setup import unpack
from bourgade.games.villagers.state import NOBODY, RESERVE, Player, Villagers
from support.played import Played

COUNTESS = -1
"""The Countess where a seat is asked for."""


def kind_of(name: str) -> int:
    """The villager of a name."""
    return int(Villager[name.upper()])


class Layout(Played[Villagers]):
    """A game under construction."""

    rules = RULES

    def __init__(self, seats: int, level: str, edition: Edition | None) -> None:
        self.state = unpack(components_for(seats, edition), RULES.chance(1), Level[level.upper()])
        self.state.round = 1
        self.state.heard = self.events = list[Event]()
        self._settle()

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def number(self, seat: int) -> int:
        """The player behind a seat, or the Countess."""
        return seat if seat != COUNTESS else self.state.seats

    def treasury(self, seat: int, gold: int) -> Self:
        """The gold of a player or the Countess."""
        self[seat].treasury = gold
        return self

    def hand(self, seat: int, names: str, drafted: bool = False) -> Self:
        """More cards in a hand: `hand(0, "wheeler cartwright")`; those drafted have been seen by all."""
        player = self[seat]
        for name in names.split():
            player.hand.append(self._take(name))
            if drafted:
                player.shown.append(kind_of(name))
        player.hand.sort()
        player.shown.sort()
        return self._settle()

    def village(self, seat: int, *chains: str) -> Self:
        """More cards in a village, each chain from its first card up: `village(0, "founders swineherd", "miner")`.

        `carpenter:4` has 4 coins on it, `monk=wheeler` stands in for a Wheeler; "founders" goes on from those that are
        there, "founders_food" turns them first, and `lumberjack/` goes on from the last Lumberjack in the village.
        """
        for chain in chains:
            beneath = NOBODY
            for word in chain.split():
                beneath = self._lay(self.number(seat), word, beneath)
        return self._settle()

    def road(self, *slots: str) -> Self:
        """The villagers on the road, "" for an empty slot: `road("hunter", "fisher:1")` with a coin on the Fisher."""
        for slot, word in enumerate(slots):
            name, _, coins = word.partition(":")
            self.state.road[slot] = self._take(name) if name else NOBODY
            self.state.road_coins[slot] = int(coins or 0)
        return self._settle()

    def stacks(self, *heights: int, reserve: int | None = None) -> Self:
        """How many cards lie in the stacks; the reserve has the others, or so many, and the rest is discarded."""
        for stack, height in enumerate(heights):
            self.state.heights[stack] = height
        self._settle()
        if reserve is not None:
            while self.state.heights[RESERVE] > reserve:
                self.discard(Villager(next(kind for kind, count in enumerate(self.state.unseen) if count)).name)
        return self

    def tops(self, **suits: str) -> Self:
        """The backs on top of piles: `tops(stack_1="wood", reserve="ore")`."""
        for pile, suit in suits.items():
            self.state.tops[Pile[pile.upper()]] = int(Suit[suit.upper()])
        return self._count_loose()

    def unseen(self, names: str) -> Self:
        """Let the piles hold nothing but these villagers; all others that are not laid out are discarded."""
        wanted = [kind_of(name) for name in names.split()]
        for kind, count in enumerate(self.state.unseen):
            left = wanted.count(kind)
            assert left <= count, f"only {count} {Villager(kind).name} left"
            self.state.unseen[kind] = left
            self.state.discard[kind] += count - left
        return self._settle()

    def reserve_card(self, name: str) -> Self:
        """The reserve is one card, this one; one other villager lies in the first stack."""
        suits = self.state.components.suit
        other = "truffler" if suits[kind_of(name)] != Suit.GRAIN else "hunter"
        backs = [Suit(suits[kind_of(card)]).name.lower() for card in (other, name)]
        return self.unseen(f"{name} {other}").stacks(1).tops(stack_1=backs[0], reserve=backs[1])

    def laid(self, seat: int, pile: str, name: str) -> Self:
        """A card that a seat has given up, on top of a pile."""
        self.state.laid_piles.append(Pile[pile.upper()])
        self.state.laid_kinds.append(self._take(name))
        self.state.laid_seats.append(seat)
        self.state.laid_on[Pile[pile.upper()]] += 1
        self._settle()
        self.state.heights[Pile[pile.upper()]] += 1
        return self

    def discard(self, names: str) -> Self:
        """Villagers that are out of the game."""
        for name in names.split():
            self.state.discard[self._take(name)] += 1
        return self._settle()

    def basics(self, lumberjacks: int, hayers: int, miners: int) -> Self:
        """The basic villagers left in the piles."""
        self.state.basics = [lumberjacks, hayers, miners]
        return self

    def first_player(self, seat: int) -> Self:
        """Who holds the First Player card."""
        self.state.first_player = seat
        return self

    def held_first_market(self) -> Self:
        """The first market has been held."""
        self.state.first_market_held = True
        return self

    def events_up(self, *names: str, deck: str | None = None) -> Self:
        """Solo: the face-up events; the decks hold the others, or only those of `deck`, the rest being discarded."""
        for name in names:
            event = EventCard[name.upper()]
            self.state.event_deck[event] = 0
            self.state.row.append(int(event))
        if deck is not None:
            kept = [EventCard[name.upper()] for name in deck.split()]
            for event in EventCard:
                if self.state.event_deck[event] and event not in kept:
                    self.state.event_deck[event] = 0
                    self.state.event_discard[event] = 1
        return self

    def in_force(self, *names: str) -> Self:
        """Solo: events that act in this phase."""
        for name in names:
            self.state.event_deck[EventCard[name.upper()]] = 0
            self.state.spent.append(int(EventCard[name.upper()]))
        return self

    def jester(self, in_play: bool) -> Self:
        """Solo: whether the Jester can still be used."""
        self.state.jester = in_play
        return self

    def rig(self, *results: int) -> Self:
        """The next results of chance."""
        self.state.chance.script = list(results)
        return self

    # --- laying out cards ---

    def _take(self, name: str) -> int:
        """A villager for the position: a shuffled one, a starting one, or a basic one of its pile."""
        kind, state = kind_of(name), self.state
        if kind in state.components.basic_kinds:
            state.basics[Basic[name.upper()]] -= 1
        elif state.unseen[kind]:
            state.unseen[kind] -= 1
        return kind

    def _lay(self, number: int, word: str, beneath: int) -> int:
        player, components = self.state.players[number], self.state.components
        name, _, coins = word.partition(":")
        name, _, role_name = name.partition("=")
        if name.startswith("founders"):
            return self._turn_founders(player, kind_of(name))
        if name.endswith("/"):
            return len(player.cards) - 1 - player.cards[::-1].index(kind_of(name[:-1]))
        kind = self._take(name)
        role = kind_of(role_name) if is_stand_in(kind) else components.roles[kind]
        before = components.placed_on[role]
        is_alone = number >= self.state.seats or before == TABLE
        assert is_alone == (beneath == NOBODY), f"{name} does not go there"
        card = lay_card(self.state, number, kind, role, beneath)
        player.coins[card] = int(coins or 0)
        return card

    def _turn_founders(self, player: Player, side: int) -> int:
        card = next(card for card, role in enumerate(player.roles) if role == Villager.FOUNDERS)
        player.standing[player.cards[card]] -= 1
        player.standing[side] += 1
        player.cards[card] = side
        return card

    def _settle(self) -> Self:
        """The reserve has the unseen villagers that are in no stack; the first suits that fit lie on top."""
        state = self.state
        dealt = [height - laid for height, laid in zip(state.heights, state.laid_on, strict=True)]
        state.heights[RESERVE] = sum(state.unseen) - sum(dealt[:RESERVE]) + state.laid_on[RESERVE]
        assert state.heights[RESERVE] >= 0, "the stacks hold more cards than there are"
        for pile in range(len(Pile)):
            if state.heights[pile] <= state.laid_on[pile]:
                state.tops[pile] = NOBODY
        self._count_loose()
        for pile in range(len(Pile)):
            is_dealt = state.heights[pile] > state.laid_on[pile]
            if not is_dealt or state.tops[pile] == NOBODY or min(state.loose) < 0:
                state.tops[pile] = NOBODY
                self._count_loose()
                state.tops[pile] = next(suit for suit in Suit if state.loose[suit] > 0) if is_dealt else NOBODY
                self._count_loose()
        return self

    def _count_loose(self) -> Self:
        start, end = self.state.components.suit_start, self.state.components.suit_end
        unseen = self.state.unseen
        self.state.loose = [sum(unseen[start[suit] : end[suit]]) - self.state.tops.count(suit) for suit in Suit]
        return self
