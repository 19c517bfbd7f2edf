"""Rounds: draft, new arrivals, build, solo the event phase, and the market check."""

from __future__ import annotations

from bourgade.core.step import Step
from bourgade.games.villagers import events
from bourgade.games.villagers.ids import Villager, When
from bourgade.games.villagers.phases.arrivals import WelcomeArrivals
from bourgade.games.villagers.phases.build import BeginBuilding, Build
from bourgade.games.villagers.phases.draft import CountDraftLimits, GoOnDrafting, count_food
from bourgade.games.villagers.phases.event_deck import OfferJester
from bourgade.games.villagers.phases.event_phase import ActOn, HoldEventPhase
from bourgade.games.villagers.phases.market import (
    hold_first_market,
    hold_second_market,
    is_first_market_due,
    is_second_market_due,
)
from bourgade.games.villagers.state import NOBODY, Villagers

FOUNDERS = int(Villager.FOUNDERS)
FOUNDERS_FOOD = int(Villager.FOUNDERS_FOOD)


class BeginRound(Step[Villagers]):
    """A round, step by step (VG-002, VG-204, VG-309)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        state.round += 1
        state.seal_for(NOBODY)  # a new turn, even for the seat that had the last one
        state.tell(events.ROUND_BEGAN, -1, state.round)
        if state.solo:
            state.then(*solo_round())
        else:
            state.then(*round_of(state))


def round_of(state: Villagers) -> list[Step[Villagers]]:
    """The steps of a round of two players or more."""
    building: list[Step[Villagers]] = []
    for seat in state.seats_from(state.first_player):
        building += [BeginBuilding(seat), Build(seat)]
    return [
        CountDraftLimits(),
        GoOnDrafting(state.first_player),
        WelcomeArrivals(),
        *building,
        TurnFounders(),
        PassFirstPlayer(),
        CheckMarkets(),
    ]


def solo_round() -> list[Step[Villagers]]:
    """The steps of a solo round."""
    return [
        OfferJester(),
        CountDraftLimits(),
        ActOn(When.DRAFT),
        GoOnDrafting(0),
        WelcomeArrivals(),
        OfferJester(),
        BeginBuilding(0),
        ActOn(When.BUILD),
        Build(0),
        TurnFounders(),
        HoldEventPhase(),
        CheckMarkets(),
    ]


class TurnFounders(Step[Villagers]):
    """Founders on the gold side turn to the Food side in a village without Food (VG-158, VG-159)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            if player.standing[FOUNDERS] and not count_food(state, seat):
                player.cards[player.cards.index(FOUNDERS)] = FOUNDERS_FOOD
                player.standing[FOUNDERS] -= 1
                player.standing[FOUNDERS_FOOD] += 1
                state.tell(events.FOUNDERS_TURNED, seat)


class PassFirstPlayer(Step[Villagers]):
    """The First Player card goes to the neighbour on the left (VG-160)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        state.first_player = (state.first_player + 1) % state.seats
        state.tell(events.FIRST_PLAYER_CHANGED, state.first_player)


class CheckMarkets(Step[Villagers]):
    """The market check, then the next round; the second market ends the game (VG-161, VG-163, VG-189)."""

    __slots__ = ()

    def happen(self, state: Villagers) -> None:
        if is_first_market_due(state):
            hold_first_market(state)
        if is_second_market_due(state):
            hold_second_market(state)
            state.tell(events.GAME_ENDED)
            state.seal_for(NOBODY)  # the end is not taken back
        else:
            state.push(BeginRound())
