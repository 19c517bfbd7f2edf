"""Market phases: the bank pays for Gold and coins, and in the second market for Silver, which ends the game."""

from __future__ import annotations

from bourgade.games.villagers import events
from bourgade.games.villagers.scoring import COINS, GOLD, count_village, market_income
from bourgade.games.villagers.state import Villagers


def is_first_market_due(state: Villagers) -> bool:
    """Whether the first two stacks are empty and the first market has not been held (VG-161)."""
    return not state.first_market_held and not any(state.heights[: state.components.first_market_stack])


def is_second_market_due(state: Villagers) -> bool:
    """Whether all stacks are empty (VG-161)."""
    return not state.has_stacks()


def hold_first_market(state: Villagers) -> None:
    """Gold symbols and coins pay; the coins stay on the villagers (VG-164 to VG-167)."""
    state.first_market_held = True
    state.tell(events.FIRST_MARKET_HELD)
    for number, player in enumerate(state.players):
        counts = count_village(state.components, player)
        state.gain_gold(number, counts[GOLD] + counts[COINS])


def hold_second_market(state: Villagers) -> None:
    """Gold and Silver symbols pay, then the coins on the villagers go to the treasury (VG-169 to VG-172)."""
    state.tell(events.SECOND_MARKET_HELD)
    for number, player in enumerate(state.players):
        player.income = market_income(state.components, player)
        player.coins = [0] * len(player.coins)
        state.gain_gold(number, sum(player.income))
