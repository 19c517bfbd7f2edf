"""How good a position is for a seat, as a bot's rule of thumb: the score so far and what the pieces promise."""

from __future__ import annotations

from bourgade.games.village.components import Good, Place
from bourgade.games.village.scoring import in_chronicle, score
from bourgade.games.village.state import Village

# What a piece is worth before it scores, in prestige points. Found by play in the arena.
CUBE = 0.6
COIN = 0.6  # on top of the point it scores
GRAIN = 0.5
GOODS = {Good.SCROLL: 1.8, Good.HORSE: 2.2, Good.PLOUGH: 2.4, Good.OX: 2.5, Good.WAGON: 1.9}
AT_HOME = 0.9
CRAFTSMAN = 1.6
NOVICE = 1.2
TIME = 0.35
CHRONICLE_STEP = 1.8  # the way to the third place, which is the first that scores
FIRST_PLAYER_NEXT = 0.7


def value(state: Village, seat: int) -> float:
    """The points a seat has and may hope for; only the points once the game is over."""
    points = float(score(state, seat)["total"])
    return points if state.over else points + promise(state, seat)


def promise(state: Village, seat: int) -> float:
    """What the pieces of a seat may still bring; less and less as the end comes near."""
    player = state.players[seat]
    goods = sum(worth * min(player.goods[good], 3) for good, worth in GOODS.items())
    stock = CUBE * sum(min(count, 4) for count in player.cubes) + COIN * player.coins + GRAIN * player.grain
    people = (
        AT_HOME * min(player.count_at(Place.FARM), 3)
        + CRAFTSMAN * player.count_between(Place.WAINWRIGHT, Place.SMITHY)
        + NOVICE * player.count_at(Place.BAG)
    )
    marker = FIRST_PLAYER_NEXT if state.next_first_player == seat else 0.0
    names = CHRONICLE_STEP * min(in_chronicle(player), 3)
    return (stock + goods + people + marker) * time_left(state) + names - TIME * player.time


def time_left(state: Village) -> float:
    """From 1 at the start to 0 when chronicle or graves are nearly full."""
    if state.trigger >= 0:
        return 0.1
    components = state.components
    chronicle = sum(state.chronicle_free) / sum(components.chronicle_spaces)
    return max(0.15, min(1.0, 1.4 * min(chronicle, state.graves_free / components.graves)))
