"""Market: a market day for all players, and the customers who come after it."""

from __future__ import annotations

from bourgade.core.pile import draw
from bourgade.core.step import Choice, Step
from bourgade.games.village import events
from bourgade.games.village.actions import PASS, SERVE, VOCABULARY
from bourgade.games.village.phases.action import Action
from bourgade.games.village.phases.death import lose_members
from bourgade.games.village.phases.payment import PayCubes
from bourgade.games.village.state import NOBODY, Stream, Village

NEEDS = 6  # five goods and grain
GOODS = 5


class Market(Action):
    """A market day, which the player starts."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        return state.has_customers()

    def begin(self, state: Village, seat: int) -> None:
        state.market_starter = seat
        state.in_market = state.seats_from(seat)
        state.free_sale = True
        state.tell(events.MARKET_BEGAN, seat)
        state.then(NextGo(), EndMarketDay())


class NextGo(Step[Village]):
    """Give the next go to the first seat in the market, while there are seats and customers."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        if state.in_market and state.has_customers():
            state.then(GoToMarket(state.in_market[0]), NextGo())


class GoToMarket(Choice[Village]):
    """Serve one customer, or pass and be out of this market day."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        actions = [PASS()]
        if not state.free_sale and not state.can_pay(self.seat, surcharge(state), 0):
            return actions
        for stall, customer in enumerate(state.stalls):
            if customer != NOBODY and can_serve(state, self.seat, customer):
                actions.append(SERVE(stall))
        return actions

    def take(self, state: Village, action: int) -> None:
        free = state.free_sale
        state.free_sale = False
        seat = state.in_market.pop(0)
        move = VOCABULARY.decode(action)
        if move.verb is PASS:
            state.tell(events.MARKET_PASSED, seat)
            return
        state.in_market.append(seat)
        stall = move.args[0]
        pay_customer(state, seat, state.stalls[stall])
        if free:
            take_customer(state, seat, stall)
        else:
            state.then(PayCubes(seat, surcharge(state)), CloseSale(seat, stall))


class CloseSale(Step[Village]):
    """The time of the surcharge, the tile, and a death at once (V-266)."""

    __slots__ = ("stall",)
    FIELDS = ("seat", "stall")

    def __init__(self, seat: int, stall: int) -> None:
        super().__init__(seat)
        self.stall = stall

    def happen(self, state: Village) -> None:
        crossed = state.pay_time(self.seat, state.components.sale_time)
        take_customer(state, self.seat, self.stall)
        lose_members(state, self.seat, crossed)


class EndMarketDay(Step[Village]):
    """Customers of the queue fill the stalls, and customers of the pile fill the queue."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        state.market_starter = NOBODY
        state.in_market = []
        state.free_sale = False
        state.tell(events.MARKET_ENDED)
        fill_stalls(state)
        fill_queue(state)


def surcharge(state: Village) -> list[int]:
    """The cubes that every sale but the first of the starting player costs on top."""
    return [0, state.components.sale_green, 0, 0]


def can_serve(state: Village, seat: int, customer: int) -> bool:
    """Whether the seat has all that the customer asks for."""
    player, needs = state.players[seat], state.components.customer_needs
    start = customer * NEEDS
    return player.grain >= needs[start + GOODS] and all(
        player.goods[good] >= needs[start + good] for good in range(GOODS)
    )


def pay_customer(state: Village, seat: int, customer: int) -> None:
    """Return what the customer asks for to the supply."""
    needs, start = state.components.customer_needs, customer * NEEDS
    for good in range(GOODS):
        state.pay_goods(seat, good, needs[start + good])
    state.pay_grain(seat, needs[start + GOODS])


def take_customer(state: Village, seat: int, stall: int) -> None:
    """The tile goes to the player."""
    customer = state.stalls[stall]
    state.stalls[stall] = NOBODY
    state.players[seat].customers.append(customer)
    state.tell(events.CUSTOMER_SERVED, seat, customer)


def fill_stalls(state: Village) -> None:
    """The head of the queue goes to the empty stall with the lowest number, and so on (V-269)."""
    for stall in range(len(state.stalls)):
        if state.stalls[stall] == NOBODY and state.queue:
            state.stalls[stall] = state.queue.pop(0)


def fill_queue(state: Village) -> None:
    """The pile fills the end of the queue."""
    while len(state.queue) < state.components.queue_length:
        customer = draw(state.pile, state.chance, Stream.CUSTOMERS)
        if customer == NOBODY:
            return
        state.queue.append(customer)
