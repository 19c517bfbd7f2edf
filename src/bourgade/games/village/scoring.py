"""The score sheet, line by line, and the order of the players at the end."""

from __future__ import annotations

from bourgade.core.score import Sheet, Standing, rank, sheet
from bourgade.games.village.ids import Level, Place, Window
from bourgade.games.village.state import VISIBLE, Player, Village


def score(state: Village, seat: int) -> Sheet:
    """The points of a seat as if the game ended now (V-246 to V-254)."""
    components, player = state.components, state.players[seat]
    return sheet(
        seat,
        {
            "track": player.prestige,
            "travel": components.city_scores[sum(player.markers)],
            "council": sum(
                player.count_at(Place.LEVEL_1 + level) * components.level_points[level] for level in range(len(Level))
            ),
            "church": sum(
                player.count_at(Place.WINDOW_1 + window) * components.window_points[window]
                for window in range(len(Window))
            ),
            "chronicle": components.chronicle_scores[min(in_chronicle(player), len(components.chronicle_scores) - 1)],
            "customers": sum(components.customer_points[customer] for customer in player.customers),
            "coins": player.coins * components.coin_points,
        },
    )


def in_chronicle(player: Player) -> int:
    """How many members the chronicle tells of."""
    return player.count_between(Place.CHRONICLE_COUNCIL, Place.CHRONICLE_FARM)


def living(player: Player) -> int:
    """The members on the farm, on the board and in the black bag (V-258)."""
    return player.count_between(0, VISIBLE - 1) + player.count_at(Place.BAG)


def standings(state: Village) -> list[Standing]:
    """More points first, then more customers served, then more living members; then a shared place."""
    tie_breaks = [{"customers": len(player.customers), "living": living(player)} for player in state.players]
    return rank([score(state, seat) for seat in range(state.seats)], tie_breaks)
