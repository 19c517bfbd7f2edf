"""How good a position is for a seat, as a bot's rule of thumb: the gold so far and what village and hand promise."""

from __future__ import annotations

from bourgade.games.villagers.components import NONE, STACKS, TABLE
from bourgade.games.villagers.phases.village import MONK
from bourgade.games.villagers.scoring import COINS, FOOD, GOLD, HOUSES, count_village, total
from bourgade.games.villagers.state import Player, Villagers

# What something is worth before it pays, in gold.
FOOD_VALUE = 3.0
HOUSE_VALUE = 3.0
MOST_SYMBOLS = 3  # from here on, one more Food or House is worth little
ONE_MORE = 0.4
KEYRING = 0.25
IN_HAND = 0.2  # the share of its worth that a card of the hand still has
PLACEABLE = 0.7  # the same, when there is a place for it
SILVER = 5.0
HER_SILVER = 10.0  # what a Silver symbol of the Countess still grows by
SPECIAL = 4.0
HAND_STAYS = 0.2  # so much of that share is left when the stacks are empty
FIRST_MARKET = 0.8  # the share of what the first market would pay now
GOLD_AT_HAND = 0.3  # on top of its worth at the end: it opens padlocks


def value(state: Villagers, seat: int) -> float:
    """The gold a seat has and may hope for, without that of the Countess; only the gold once the game is over."""
    gold = float(total(state, seat))
    if state.over:
        return gold
    if state.solo:
        gold -= total(state, state.seats) + prospects(state)
    return gold + promise(state, seat)


def prospects(state: Villagers) -> float:
    """What the village of the Countess may still bring her."""
    growing = sum(state.components.silver_of[kind] != NONE for kind in state.countess.cards)
    return first_market(state, state.countess) + HER_SILVER * growing * time_left(state)


def promise(state: Villagers, seat: int) -> float:
    """What the village may still bring, less and less as the stacks run low."""
    player = state.players[seat]
    left = time_left(state)
    counts = count_village(state.components, player)
    growth = FOOD_VALUE * worth_of(counts[FOOD]) + HOUSE_VALUE * worth_of(counts[HOUSES])
    growth += KEYRING * keyrings(state, player)
    purse = GOLD_AT_HAND * min(player.treasury, 8)
    hand = sum(hopes(state, player, kind) for kind in [*player.hand, *player.square])
    return (growth + purse) * left + first_market(state, player) + hand * min(1.0, left + HAND_STAYS)


def first_market(state: Villagers, player: Player) -> float:
    """What the first market may still pay."""
    if state.first_market_held:
        return 0.0
    counts = count_village(state.components, player)
    return FIRST_MARKET * (counts[GOLD] + counts[COINS])


def worth_of(symbols: int) -> float:
    """The first few symbols count fully."""
    return min(symbols, MOST_SYMBOLS) + ONE_MORE * max(0, symbols - MOST_SYMBOLS)


def keyrings(state: Villagers, player: Player) -> int:
    """How many locked villagers of the game may still pay this village."""
    return sum(state.components.keyring[kind] for kind in player.cards)


def hopes(state: Villagers, player: Player, kind: int) -> float:
    """What a card of the hand promises."""
    components = state.components
    if kind >= MONK:
        return SPECIAL * IN_HAND
    worth = components.gold[kind] + FOOD_VALUE * components.food[kind] + HOUSE_VALUE * components.houses[kind]
    if components.silver_of[kind] != NONE:
        worth += SILVER
    below = components.placed_on[kind]
    has_place = below == TABLE or player.room[below] > 0
    return worth * (PLACEABLE if has_place else IN_HAND)


def time_left(state: Villagers) -> float:
    """From 1 at the start to 0 when the stacks are empty."""
    return sum(state.heights[:STACKS]) / (STACKS * state.components.stack_size)
