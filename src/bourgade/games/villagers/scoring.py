"""What a village is worth: what can be counted in it, the lines of the second market, and the order at the end."""

from __future__ import annotations

from bourgade.core.score import Rival, Sheet, Standing, rank, sheet
from bourgade.games.villagers.components import NONE, Components
from bourgade.games.villagers.ids import Counted, Suit, Villager
from bourgade.games.villagers.names import THE_COUNTESS
from bourgade.games.villagers.state import Player, Villagers

FOOD = int(Counted.FOOD)
HOUSES = int(Counted.HOUSES)
GOLD = int(Counted.GOLD)
GOLD_SYMBOLS = int(Counted.GOLD_SYMBOLS)
WOOD_GOLD = int(Counted.WOOD_GOLD)
PADLOCKS = int(Counted.PADLOCKS)
COINS = int(Counted.COINS)
MOST_COINS = int(Counted.MOST_COINS)
SYMBOLS = int(Counted.GRAIN)
COUNTS = len(Counted)
WOOD = int(Suit.WOOD)
SILVER = [
    int(Villager.GROCER),
    int(Villager.FREEMASON),
    int(Villager.PEDDLER),
    int(Villager.WOOD_CARVER),
    int(Villager.LOG_RAFTER),
    int(Villager.HORSE_TRADER),
    int(Villager.ORE_MULER),
    int(Villager.PRIEST),
    int(Villager.LOCKSMITH),
    int(Villager.AGENT),
]
"""The villagers with a Silver symbol, in the order of the score sheet."""
LINES = ["gold", *[Villager(kind).name.lower() for kind in SILVER], "coins"]


def count_village(components: Components, player: Player) -> list[int]:
    """All that can be counted in a village, by `Counted`; covered cards show suit and padlock only (VG-036, VG-037)."""
    counts = [0] * COUNTS
    cards, loads, coins = player.cards, player.loads, player.coins
    for card in range(len(cards)):
        kind = cards[card]
        suit = components.suit[kind]
        if suit != NONE:
            counts[SYMBOLS + suit] += components.symbols[kind]
        if components.key[kind] != NONE:
            counts[PADLOCKS] += 1
        if not loads[card]:
            count_uncovered(components, counts, kind, suit)
        if coins[card]:
            counts[COINS] += coins[card]
            counts[MOST_COINS] = max(counts[MOST_COINS], coins[card])
    return counts


def count_uncovered(components: Components, counts: list[int], kind: int, suit: int) -> None:
    """The symbols that only an uncovered card shows."""
    counts[FOOD] += components.food[kind]
    counts[HOUSES] += components.houses[kind]
    gold = components.gold[kind]
    if gold:
        counts[GOLD] += gold
        counts[GOLD_SYMBOLS] += 1
        if suit == WOOD:
            counts[WOOD_GOLD] += gold


def silver_value(components: Components, counts: list[int], kind: int) -> int:
    """What one Silver symbol pays (VG-177 to VG-187): so much gold for every so many of what it counts."""
    return components.silver_gold[kind] * (counts[components.silver_of[kind]] // components.silver_per[kind])


def silver_values(components: Components, player: Player) -> list[int]:
    """What the Silver symbols of a village pay, by kind."""
    counts = count_village(components, player)
    return [player.standing[kind] * silver_value(components, counts, kind) for kind in SILVER]


def best_silver(components: Components, player: Player) -> int:
    """The value of the Silver symbol that pays most, 0 without any."""
    counts = count_village(components, player)
    values = [silver_value(components, counts, kind) for kind in SILVER if player.standing[kind]]
    return max(values, default=0)


def market_income(components: Components, player: Player) -> list[int]:
    """What the second market pays, line by line: Gold, each Silver symbol, and the coins on the villagers."""
    counts = count_village(components, player)
    silver = [player.standing[kind] * silver_value(components, counts, kind) for kind in SILVER]
    return [counts[GOLD], *silver, counts[COINS]]


def score_lines(state: Villagers, number: int) -> dict[str, int]:
    """The score sheet of a player or the Countess, as if the second market were held now, or as it was."""
    player = state.players[number]
    income = player.income or market_income(state.components, player)
    before = player.treasury - sum(player.income)
    return {"treasury": before, **dict(zip(LINES, income, strict=True))}


def total(state: Villagers, number: int) -> int:
    """The gold of a player or the Countess, the second market included."""
    player = state.players[number]
    return player.treasury if player.income else player.treasury + sum(market_income(state.components, player))


def score(state: Villagers, seat: int) -> Sheet:
    """The gold of a seat as if the game ended now."""
    return sheet(seat, score_lines(state, seat))


def rivals(state: Villagers) -> list[Rival]:
    """Alone: the gold of the Countess."""
    if not state.solo:
        return []
    lines = score_lines(state, state.seats)
    return [{"name": THE_COUNTESS, "lines": lines, "total": sum(lines.values())}]


def standings(state: Villagers) -> list[Standing]:
    """More gold first, then fewer villagers in the village (VG-190, VG-191); then a shared place.

    Alone, the first place is the Countess's unless she is beaten.
    """
    seats = range(state.seats)
    tie_breaks = [{"villagers": len(state.players[seat].cards)} for seat in seats]
    ranked = rank([score(state, seat) for seat in seats], tie_breaks, fewer=("villagers",))
    if state.seats == 1 and not has_beaten_countess(state):
        ranked[0]["place"] = 2
    return ranked


def has_beaten_countess(state: Villagers) -> bool:
    """Whether the solo player has more gold than the Countess (VG-234)."""
    return total(state, 0) > total(state, state.seats)
