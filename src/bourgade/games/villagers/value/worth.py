"""The value of a position: the income of the village, what helps it in the rounds to come, the hand, the Countess."""

from __future__ import annotations

from bourgade.games.villagers.scoring import COINS, FOOD, GOLD, HOUSES, total
from bourgade.games.villagers.state import Villagers
from bourgade.games.villagers.value.hand import kept, plans
from bourgade.games.villagers.value.outlook import Outlook, keyrings, silver_income, silvers
from bourgade.games.villagers.value.prices import (
    ENOUGH_GOLD,
    ENOUGH_ROOM,
    EVENT,
    HER_FOOD_A_ROUND,
    HER_KEY_A_ROUND,
    HER_ROUND,
    HER_SILVER,
    HER_SILVER_A_ROUND,
    JESTER,
    MOST_FOOD,
    MOST_HOUSES,
    SENT,
)


def value(state: Villagers, seat: int) -> float:
    """The gold a seat may hope for, alone without that of the Countess; only its gold once the game is over."""
    if state.over:
        return float(total(state, seat))
    outlook = Outlook(state, seat)
    worth = income(outlook) + growth(outlook) + plans(outlook, seat)
    if state.seats <= 2:
        worth += kept(outlook)
    return worth - countess(state, outlook.rounds) if state.solo else worth


def income(outlook: Outlook) -> int:
    """The gold at the end if nothing changes: Gold and coins pay in each market, Silver in the second."""
    counts = outlook.counts
    return outlook.player.treasury + outlook.markets * (counts[GOLD] + counts[COINS]) + silver_income(outlook)


def growth(outlook: Outlook) -> float:
    """What a village gains in the rounds that are left."""
    prices, player, counts = outlook.prices, outlook.player, outlook.counts
    worth = outlook.food * min(MOST_FOOD, counts[FOOD]) + outlook.house * min(MOST_HOUSES, counts[HOUSES])
    worth += outlook.silver * silvers(player) + outlook.key * keyrings(outlook)
    worth += prices.purse_a_round * outlook.rounds * min(ENOUGH_GOLD, player.treasury)
    rooms, basics = 0, 0
    for kind in outlook.state.components.basic_kinds:
        rooms += player.room[kind]
        basics += player.standing[kind]
    return worth + prices.room * min(ENOUGH_ROOM, rooms) + prices.basic * basics


def countess(state: Villagers, rounds: float) -> float:
    """What the Countess has, and may hope for in so many rounds."""
    hers = Outlook(state, state.seats)
    symbols = silvers(hers.player)
    gains = HER_ROUND + HER_SILVER_A_ROUND * symbols
    gains += HER_FOOD_A_ROUND * hers.counts[FOOD] + HER_KEY_A_ROUND * keyrings(hers)
    worth = income(hers) + HER_SILVER * symbols + gains * rounds
    worth += SENT * sum(state.to_draft) + EVENT * len(state.row)
    return worth - JESTER * min(1.0, rounds) if state.jester else worth
