"""Mass: four figures leave the black bag, members move to the left, and the majority is rewarded."""

from __future__ import annotations

from bourgade.core.pile import draw
from bourgade.core.step import Choice, Step
from bourgade.games.village import events
from bourgade.games.village.actions import BUY_OUT, CLIMB, DONE, VOCABULARY
from bourgade.games.village.ids import Place, Window
from bourgade.games.village.state import GENERATIONS, Stream, Village

WINDOWS = len(Window)


class HoldMass(Step[Village]):
    """The steps of a Mass, each for all players from the First Player on (V-273)."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        state.figures_out = 0
        state.tell(events.MASS_BEGAN)
        order = state.seats_from(state.first_player)
        state.then(
            *[BuyOut(seat) for seat in order],
            DrawFigures(),
            *[MoveInChurch(seat) for seat in order],
            RewardMajority(),
        )


class BuyOut(Choice[Village]):
    """Buy own members out of the bag, one by one, while fewer than four figures are out."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        player, components = state.players[self.seat], state.components
        if state.figures_out >= components.mass_figures or player.coins < components.buy_out_coins:
            return [DONE()]
        return [*[BUY_OUT(generation) for generation in player.generations_at(Place.BAG)], DONE()]

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is BUY_OUT:
            state.pay_coins(self.seat, state.components.buy_out_coins)
            leave_bag(state, self.seat, move.args[0])
            state.push(self)


class DrawFigures(Step[Village]):
    """Draw the rest of the four figures; monks go back into the bag."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        monks = state.components.monks
        bag = black_bag(state)
        while state.figures_out < state.components.mass_figures:
            figure = draw(bag, state.chance, Stream.FIGURES)
            if figure < len(bag) - 1:
                leave_bag(state, figure // GENERATIONS, figure % GENERATIONS)
            else:
                state.figures_out += 1
        state.tell(events.MONKS_DRAWN, -1, monks - bag[-1])


def black_bag(state: Village) -> list[int]:
    """The figures in the bag: members by seat and generation, and last the monks."""
    start = Place.BAG * GENERATIONS
    members = [count for player in state.players for count in player.members[start : start + GENERATIONS]]
    return [*members, state.components.monks]


def leave_bag(state: Village, seat: int, generation: int) -> None:
    """A member comes out of the bag and stands on the rightmost window."""
    state.figures_out += 1
    state.move_member(seat, Place.BAG, generation, Place.WINDOW_1)


class MoveInChurch(Choice[Village]):
    """Move own members to the left, window by window, for grain."""

    __slots__ = ()

    def actions(self, state: Village) -> list[int]:
        player = state.players[self.seat]
        actions = []
        for window in range(WINDOWS - 1):
            if player.grain >= state.components.window_grain[window]:
                actions += [CLIMB(window, generation) for generation in player.generations_at(Place.WINDOW_1 + window)]
        actions.append(DONE())
        return actions

    def take(self, state: Village, action: int) -> None:
        move = VOCABULARY.decode(action)
        if move.verb is CLIMB:
            window, generation = move.args
            state.pay_grain(self.seat, state.components.window_grain[window])
            state.move_member(self.seat, Place.WINDOW_1 + window, generation, Place.WINDOW_1 + window + 1)
            state.push(self)


class RewardMajority(Step[Village]):
    """The largest family in the church gains prestige."""

    __slots__ = ()

    def happen(self, state: Village) -> None:
        for seat in majority(state):
            state.tell(events.MAJORITY_WON, seat)
            state.gain_prestige(seat, state.components.majority_prestige)


def majority(state: Village) -> list[int]:
    """The seats with most members on windows; ties go to who stands furthest left (V-220 to V-225)."""
    strength = []
    for player in state.players:
        count = player.count_between(Place.WINDOW_1, Place.WINDOW_4)
        leftmost = max((window for window in range(WINDOWS) if player.has_at(Place.WINDOW_1 + window)), default=-1)
        strength.append(count * WINDOWS + leftmost)
    best = max(strength)
    return [seat for seat in range(state.seats) if best >= WINDOWS and strength[seat] == best]
