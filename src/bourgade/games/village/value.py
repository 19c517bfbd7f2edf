"""How good a position is for a seat, as a bot's rule of thumb: the score so far and what the pieces promise."""

from __future__ import annotations

from math import sqrt

from bourgade.games.village.ids import Place
from bourgade.games.village.phases.market import GOODS, NEEDS
from bourgade.games.village.scoring import in_chronicle, score
from bourgade.games.village.state import COLOURS, NOBODY, Player, Village

# What a piece is worth before it scores, in prestige points, early in the game. Found by play in the arena.
COIN = 0.6  # on top of the point it scores
GRAIN = 0.4
CUBES = [0.0, 0.8, 1.5]  # for 0 to 2 cubes of a colour; more are worth no more
GOOD = [2.2, 2.7, 3.0, 3.1, 2.4]  # scroll, horse, plough, ox, wagon: the first of its kind
ANOTHER_GOOD = 0.6  # each further one, as a part of the first
WANTED = 0.5  # of the points of a customer, for each part of his needs that is there
AT_HOME = [0.0, 1.6, 2.6, 3.2]  # members on the farm
CRAFTSMAN = 0.8
NOVICE = 2.6  # in the black bag
LEVELS = [1.2, 3.0, 2.6, 1.5]  # a member in the council, on top of the points of his level
TRAVELLER = 0.5
NAMED = [0.0, 1.5, 3.4, 5.2, 8.5, 12.0]  # members in the chronicle, instead of the points they score now
TIME = 0.15  # each step nearer to the bridge
FLAG = 2.0  # being First Player in the next round


def value(state: Village, seat: int) -> float:
    """The points a seat has and may hope for; only the points once the game is over."""
    points = float(score(state, seat)["total"])
    return points if state.over else points + promise(state, seat)


def promise(state: Village, seat: int) -> float:
    """What the pieces of a seat may still bring; less and less as the end comes near."""
    player = state.players[seat]
    left = time_left(state)
    flag = FLAG if state.next_first_player == seat else 0.0
    return (
        (stock(player) + orders(state, player) + people(player) + flag) * left
        + names(state, player) * sqrt(left)
        - TIME * player.time
    )


def stock(player: Player) -> float:
    """Coins, grain, cubes and goods."""
    worth = COIN * player.coins + GRAIN * player.grain
    for colour in range(COLOURS):
        worth += CUBES[min(player.cubes[colour], len(CUBES) - 1)]
    for good in range(GOODS):
        count = player.goods[good]
        if count:
            worth += GOOD[good] * (1 + ANOTHER_GOOD * min(count - 1, 2))
    return worth


def orders(state: Village, player: Player) -> float:
    """Goods that a customer at a stall asks for."""
    needs, points, worth = state.components.customer_needs, state.components.customer_points, 0.0
    for customer in state.stalls:
        if customer != NOBODY:
            start = customer * NEEDS
            asked = sum(needs[start : start + NEEDS])
            there = min(player.grain, needs[start + GOODS])
            there += sum(min(player.goods[good], needs[start + good]) for good in range(GOODS))
            worth += WANTED * points[customer] * (there / asked) ** 2
    return worth


def people(player: Player) -> float:
    """Members by what they do."""
    worth = AT_HOME[min(player.count_at(Place.FARM), len(AT_HOME) - 1)]
    worth += CRAFTSMAN * player.count_between(Place.WAINWRIGHT, Place.SMITHY)
    worth += TRAVELLER * player.count_between(Place.CITY_A, Place.CITY_F)
    worth += NOVICE * player.count_at(Place.BAG)
    for level, extra in enumerate(LEVELS):
        worth += extra * player.count_at(Place.LEVEL_1 + level)
    return worth


def names(state: Village, player: Player) -> float:
    """The way to a full family chronicle."""
    scores = state.components.chronicle_scores
    count = in_chronicle(player)
    return max(0.0, NAMED[min(count, len(NAMED) - 1)] - scores[min(count, len(scores) - 1)])


def time_left(state: Village) -> float:
    """From 1 at the start to 0 when chronicle or graves are nearly full."""
    if state.trigger != NOBODY:
        return 0.1
    components = state.components
    chronicle = sum(state.chronicle_free) / sum(components.chronicle_spaces)
    return max(0.15, min(1.0, 1.4 * min(chronicle, state.graves_free / components.graves)))
