"""The state of a game of Village: the board and the players, small questions about them, and the moves of pieces."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from bourgade.core.chance import Chance
from bourgade.core.state import State
from bourgade.games.village import events
from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.components import Components
from bourgade.games.village.ids import Cube, Generation, Place

CUBES = len(Cube)
COLOURS = CUBES - 1
GENERATIONS = len(Generation)
VISIBLE = int(Place.BAG)
"""The places before this one are on a farm or on the board: there a member can be seen, and die."""
NOBODY = -1


class Stream(IntEnum):
    """Where chance speaks in a game of Village."""

    FIRST_PLAYER = 0
    CUSTOMERS = 1
    CUBES = 2
    FIGURES = 3


PLAYER_FIELDS = (
    "coins",
    "crossings",
    "cubes",
    "customers",
    "deaths_due",
    "goods",
    "grain",
    "markers",
    "members",
    "prestige",
    "time",
)
VILLAGE_FIELDS = (
    "bag",
    "board",
    "chronicle_free",
    "figures_out",
    "first_player",
    "free_sale",
    "graves_free",
    "in_market",
    "market_starter",
    "next_first_player",
    "pile",
    "players",
    "queue",
    "stalls",
    "supply",
    "trigger",
)


class Player:
    """The pieces of one seat. `members` counts them by place and generation, at `place * 4 + generation`.

    A new one is bare: `setup.unpack` gives it its pieces, `clone` those of another.
    """

    __slots__ = PLAYER_FIELDS
    FIELDS: ClassVar[tuple[str, ...]] = PLAYER_FIELDS

    def __init__(self) -> None:
        self.coins = 0
        self.cubes: list[int] = []
        self.goods: list[int] = []
        self.grain = 0
        self.members: list[int] = []
        self.markers: list[int] = []
        self.customers: list[int] = []
        self.prestige = 0
        self.time = 0
        self.crossings = 0
        self.deaths_due = 0

    def clone(self) -> Player:
        """An independent copy."""
        other = Player()
        other.coins = self.coins
        other.cubes = self.cubes[:]
        other.goods = self.goods[:]
        other.grain = self.grain
        other.members = self.members[:]
        other.markers = self.markers[:]
        other.customers = self.customers[:]
        other.prestige = self.prestige
        other.time = self.time
        other.crossings = self.crossings
        other.deaths_due = self.deaths_due
        return other

    def count_at(self, place: int) -> int:
        """How many members stand at a place."""
        start = place * GENERATIONS
        return sum(self.members[start : start + GENERATIONS])

    def has_at(self, place: int) -> bool:
        """Whether any member stands at a place."""
        start = place * GENERATIONS
        members = self.members
        return bool(members[start] or members[start + 1] or members[start + 2] or members[start + 3])

    def generations_at(self, place: int) -> list[int]:
        """The generations present at a place."""
        start = place * GENERATIONS
        return [generation for generation in range(GENERATIONS) if self.members[start + generation]]

    def count_between(self, first: int, last: int) -> int:
        """How many members stand at the places from first to last."""
        return sum(self.members[first * GENERATIONS : (last + 1) * GENERATIONS])

    def lowest_visible(self) -> int:
        """The oldest generation with a member on the farm or the board, or -1."""
        for generation in range(GENERATIONS):
            if any(self.members[generation : VISIBLE * GENERATIONS : GENERATIONS]):
                return generation
        return NOBODY


class Village(State):
    """A game of Village. A new one is bare, like a new player."""

    __slots__ = ("components", *VILLAGE_FIELDS)
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, *VILLAGE_FIELDS)

    def __init__(self, components: Components, seats: int, chance: Chance) -> None:
        super().__init__(VOCABULARY, seats, chance)
        self.components = components
        self.players: list[Player] = []
        self.first_player = 0
        self.next_first_player = NOBODY  # nobody: the marker lies on its council space
        self.board: list[int] = []
        self.bag: list[int] = []
        self.supply: list[int] = []
        self.pile: list[int] = []
        self.stalls: list[int] = []
        self.queue: list[int] = []
        self.market_starter = NOBODY
        self.in_market: list[int] = []  # the seats that have not passed, the next to go first
        self.free_sale = False
        self.figures_out = 0
        self.chronicle_free: list[int] = []
        self.graves_free = 0
        self.trigger = NOBODY

    def clone(self) -> Village:
        """An independent copy; nobody listens to it."""
        other = Village(self.components, self.seats, self.chance.clone())
        other.copy_frame(self)
        other.players = [player.clone() for player in self.players]
        other.first_player = self.first_player
        other.next_first_player = self.next_first_player
        other.board = self.board[:]
        other.bag = self.bag[:]
        other.supply = self.supply[:]
        other.pile = self.pile[:]
        other.stalls = self.stalls[:]
        other.queue = self.queue[:]
        other.market_starter = self.market_starter
        other.in_market = self.in_market[:]
        other.free_sale = self.free_sale
        other.figures_out = self.figures_out
        other.chronicle_free = self.chronicle_free[:]
        other.graves_free = self.graves_free
        other.trigger = self.trigger
        return other

    # --- questions ---

    def cubes_left(self) -> int:
        """How many cubes lie on the action spaces."""
        return sum(self.board)

    def has_customers(self) -> bool:
        """Whether a customer stands at a stall."""
        return any(customer != NOBODY for customer in self.stalls)

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def can_pay(self, seat: int, costs: list[int], start: int) -> bool:
        """Whether the cubes of four costs, from `start` on, can be paid, coins as jokers counted."""
        player = self.players[seat]
        cubes = player.cubes
        missing = 0
        for colour in range(COLOURS):
            need = costs[start + colour] - cubes[colour]
            if need > 0:
                missing += need
        return missing <= player.coins

    # --- moves of pieces ---

    def gain_cubes(self, seat: int, colour: int, count: int) -> None:
        """Influence cubes go from the supply to the farm."""
        self.supply[colour] -= count
        self.players[seat].cubes[colour] += count
        self.tell(events.CUBES_GAINED, seat, colour, count)

    def pay_cubes(self, seat: int, colour: int, count: int, coins: int = 0) -> None:
        """Pay so many cubes of a colour, some of them with coins."""
        if count > coins:
            self.supply[colour] += count - coins
            self.players[seat].cubes[colour] -= count - coins
            self.tell(events.CUBES_PAID, seat, colour, count - coins)
        self.pay_coins(seat, coins)

    def pay_coins(self, seat: int, count: int) -> None:
        """Coins go back to the supply."""
        if count:
            self.players[seat].coins -= count
            self.tell(events.COINS_PAID, seat, count)

    def gain_coins(self, seat: int, count: int) -> None:
        """Coins come from the supply, which never runs out."""
        self.players[seat].coins += count
        self.tell(events.COINS_GAINED, seat, count)

    def pay_grain(self, seat: int, count: int) -> None:
        """Grain goes back to the supply."""
        if count:
            self.players[seat].grain -= count
            self.tell(events.GRAIN_PAID, seat, count)

    def pay_goods(self, seat: int, good: int, count: int) -> None:
        """Goods go back to the supply."""
        if count:
            self.players[seat].goods[good] -= count
            self.tell(events.GOODS_PAID, seat, good, count)

    def gain_good(self, seat: int, good: int) -> None:
        """A goods tile comes from the supply, which never runs out."""
        self.players[seat].goods[good] += 1
        self.tell(events.GOOD_GAINED, seat, good)

    def gain_prestige(self, seat: int, points: int) -> None:
        """The score marker moves on."""
        self.players[seat].prestige += points
        self.tell(events.PRESTIGE_GAINED, seat, points)

    def pay_time(self, seat: int, time: int) -> int:
        """The time marker moves on; the number of times it crossed the bridge."""
        player = self.players[seat]
        player.time += time
        self.tell(events.TIME_PAID, seat, time)
        crossed = player.time // self.components.lap
        if crossed:
            player.time -= crossed * self.components.lap
            player.crossings += crossed
            self.tell(events.BRIDGE_CROSSED, seat)
        return crossed

    def spend_time(self, seat: int, time: int) -> None:
        """Pay time whose deaths wait for the end of the turn."""
        self.players[seat].deaths_due += self.pay_time(seat, time)

    def move_member(self, seat: int, place: int, generation: int, target: int) -> None:
        """One member goes from a place to another."""
        self.shift(seat, place, generation, target)
        self.tell(events.MEMBER_MOVED, seat, place, generation, target)

    def shift(self, seat: int, place: int, generation: int, target: int) -> None:
        """Move a member in the counts alone; the caller tells why."""
        members = self.players[seat].members
        members[place * GENERATIONS + generation] -= 1
        members[target * GENERATIONS + generation] += 1
