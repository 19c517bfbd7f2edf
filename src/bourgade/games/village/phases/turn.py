"""Turns: take a cube and perhaps do the action of its space, or pay at the well and do any action."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.village import events
from bourgade.games.village.actions import (
    ACT,
    CHOOSE,
    DECLINE,
    TAKE,
    VOCABULARY,
    WELL,
    WELL_COINS,
    WELL_CUBES,
)
from bourgade.games.village.ids import Cube, Space
from bourgade.games.village.phases.action import Action
from bourgade.games.village.phases.church import Church
from bourgade.games.village.phases.council import Council
from bourgade.games.village.phases.crafts import Crafts
from bourgade.games.village.phases.death import ResolveDeaths
from bourgade.games.village.phases.family import Family
from bourgade.games.village.phases.harvest import Harvest
from bourgade.games.village.phases.market import Market
from bourgade.games.village.phases.travel import Travel
from bourgade.games.village.state import COLOURS, CUBES, NOBODY, Village

SPACES = len(Space)
ACTIONS: list[Action] = [Harvest(), Family(), Crafts(), Market(), Travel(), Council(), Church()]
"""The actions, in the order of their spaces."""


def begin_action(state: Village, seat: int, space: int) -> None:
    """Do the action of a space."""
    state.tell(events.ACTION_BEGAN, seat, space)
    ACTIONS[space].begin(state, seat)


def can_do_any(state: Village, seat: int) -> bool:
    """Whether any of the seven actions can be done."""
    return any(action.can_be_done(state, seat) for action in ACTIONS)


class TakeTurns(Step[Village]):
    """One turn after another, from a seat on, while cubes are left and the end has not been triggered."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        if state.trigger != NOBODY:
            state.then(*[LastTurn(seat) for seat in last_turns(state, self.seat)])
        elif state.cubes_left():
            state.then(TakeTurn(self.seat), ResolveDeaths(self.seat), TakeTurns((self.seat + 1) % state.seats))


def last_turns(state: Village, following: int) -> list[int]:
    """Who still has a turn after a turn that brought the end, when `following` would be next (V-232, V-242, V-243)."""
    seats = state.seats_from(following)
    whose_turn_it_was = seats.pop()
    if state.trigger != whose_turn_it_was:  # only in a market day can another player bring the end
        return [whose_turn_it_was, *seats]
    return seats


class LastTurn(Step[Village]):
    """An ordinary turn, or any one action when no cube is left (V-233, V-235)."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        state.tell(events.LAST_TURN_BEGAN, self.seat)
        turn: Choice[Village] = TakeTurn(self.seat) if state.cubes_left() else ChooseAction(self.seat, True)
        state.then(turn, ResolveDeaths(self.seat))


class TakeTurn(Choice[Village]):
    """Which cube to take, or the well."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        board = state.board
        actions = [TAKE(index // CUBES, index % CUBES) for index in range(SPACES * CUBES) if board[index]]
        if well_payments(state, self.seat):
            actions.append(WELL())
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is WELL:
            state.then(PayWell(self.seat), ChooseAction(self.seat, False))
            return
        space, cube = move.args
        take_cube(state, self.seat, space, cube)
        if space == Space.MARKET:
            begin_action(state, self.seat, space)
        elif ACTIONS[space].can_be_done(state, self.seat):
            state.push(OfferAction(self.seat, space))


def take_cube(state: Village, seat: int, space: int, cube: int) -> None:
    """Influence goes to the farm; a plague cube goes back to the supply and costs time."""
    state.board[space * CUBES + cube] -= 1
    state.tell(events.CUBE_TAKEN, seat, space, cube)
    if cube == Cube.PLAGUE:
        state.supply[Cube.PLAGUE] += 1
        state.spend_time(seat, state.components.plague_time)
    else:
        state.players[seat].cubes[cube] += 1


class OfferAction(Choice[Village]):
    """Whether to do the action of the space the cube came from (V-049)."""

    __slots__ = ("space",)
    FIELDS = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def actions(self, state: Village) -> list[int]:
        return [ACT(), DECLINE()]

    def take(self, state: Village, action: int) -> None:
        if VOCABULARY.decode(action).verb is ACT:
            begin_action(state, self.seat, self.space)
        else:
            state.tell(events.ACTION_DECLINED, self.seat, self.space)


class ChooseAction(Choice[Village]):
    """Any one action: after the well, or on a last turn without cubes, when it may be declined."""

    __slots__ = ("may_decline",)
    FIELDS = ("seat", "may_decline")

    def __init__(self, seat: int, may_decline: bool) -> None:
        super().__init__(seat)
        self.may_decline = may_decline

    def actions(self, state: Village) -> list[int]:
        actions = [CHOOSE(space) for space in range(SPACES) if ACTIONS[space].can_be_done(state, self.seat)]
        if self.may_decline:
            actions.append(DECLINE())
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is CHOOSE:
            begin_action(state, self.seat, move.args[0])


class PayWell(Choice[Village]):
    """Which cubes of one colour, some of them coins, to pay at the well."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        return well_payments(state, self.seat)

    def take(self, state: Village, action: int) -> None:
        pay_well(state, self.seat, action)


def well_payments(state: Village, seat: int) -> list[int]:
    """Every payment after which some action can be done (V-180)."""
    player, cost = state.players[seat], state.components.well_cost
    payments = [
        WELL_CUBES(colour, coins)
        for colour in range(COLOURS)
        for coins in range(max(0, cost - player.cubes[colour]), min(cost, player.coins + 1))
    ]
    if player.coins >= cost:
        payments.append(WELL_COINS())
    if not payments or ACTIONS[Space.FAMILY].can_be_done(state, seat):
        return payments  # a family action needs nothing that is paid here
    return [payment for payment in payments if leaves_an_action(state, seat, payment)]


def leaves_an_action(state: Village, seat: int, payment: int) -> bool:
    """Whether some action can be done after a payment at the well."""
    after = state.clone()
    pay_well(after, seat, payment)
    return can_do_any(after, seat)


def pay_well(state: Village, seat: int, payment: int) -> None:
    """Pay at the well."""
    move, cost = VOCABULARY.decode(payment), state.components.well_cost
    if move.verb is WELL_COINS:
        state.pay_coins(seat, cost)
    else:
        colour, coins = move.args
        state.pay_cubes(seat, colour, cost, coins)
    state.tell(events.WELL_USED, seat)
