"""A village with what can be counted in it, and the time that is left to it."""

from __future__ import annotations

from bourgade.games.villagers.components import STACKS
from bourgade.games.villagers.phases.draft import SendVillager
from bourgade.games.villagers.scoring import FOOD, SILVER, count_village, silver_value
from bourgade.games.villagers.state import NOBODY, Player, Villagers
from bourgade.games.villagers.value.prices import ALONE, TOGETHER, USUAL_LIMIT, Prices


class Outlook:
    """What one village has and may hope for; the Countess's stands behind the seats."""

    def __init__(self, state: Villagers, number: int) -> None:
        self.state = state
        self.prices: Prices = ALONE if state.solo else TOGETHER
        self.player: Player = state.players[number]
        self.counts: list[int] = count_village(state.components, self.player)
        self.markets: int = 1 if state.first_market_held else 2
        self.limit: float = draft_limit(state, self.counts[FOOD]) if number < state.seats else USUAL_LIMIT
        self.rounds: float = rounds_left(state, self.limit if state.solo else USUAL_LIMIT)
        # What helps in every round that is left.
        prices = self.prices
        self.food: float = prices.food + prices.food_a_round * self.rounds
        self.house: float = prices.house_a_round * self.rounds
        self.silver: float = prices.silver + prices.silver_a_round * self.rounds
        self.key: float = prices.key_a_round * self.rounds


def draft_limit(state: Villagers, food: int) -> float:
    """How many villagers a village with so much Food drafts in a round."""
    return float(min(state.components.most_drafted, state.components.base_draft + food))


def rounds_left(state: Villagers, limit: float) -> float:
    """For how many rounds after this one the stacks still hold villagers; alone, each draft takes two."""
    coming, limits = sum(state.to_draft), limit + USUAL_LIMIT * (state.seats - 1)
    if state.solo:
        coming, limits = 2 * coming - is_blind(state), 2 * limits
    return max(0, sum(state.heights[:STACKS]) - coming) / limits


def is_blind(state: Villagers) -> bool:
    """Alone: whether a villager was just drafted blind, and the one for the Countess is still to be chosen."""
    return state.solo and isinstance(state.choice, SendVillager) and NOBODY not in state.road


def silver_income(outlook: Outlook) -> int:
    """What the Silver symbols of a village pay if nothing changes."""
    standing, gold = outlook.player.standing, 0
    for kind in SILVER:
        if standing[kind]:
            gold += standing[kind] * silver_value(outlook.state.components, outlook.counts, kind)
    return gold


def silvers(player: Player) -> int:
    """How many Silver symbols a village has."""
    return sum([player.standing[kind] for kind in SILVER])


def keyrings(outlook: Outlook) -> int:
    """How many padlocks of the game the keys of a village open."""
    keyring = outlook.state.components.keyring
    return sum([keyring[kind] for kind in outlook.player.cards])
