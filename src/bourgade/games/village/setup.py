"""Setting up a game of Village for two, three or four players."""

from __future__ import annotations

from bourgade.core.chance import Chance
from bourgade.core.edition import Edition
from bourgade.core.opening import first_player
from bourgade.games.village.components import Components, components_for
from bourgade.games.village.ids import City, Good, Place, Space
from bourgade.games.village.phases.market import fill_queue, fill_stalls
from bourgade.games.village.phases.round import BeginRound
from bourgade.games.village.state import COLOURS, CUBES, GENERATIONS, NOBODY, Player, Stream, Village


def begin(seats: int, chance: Chance, options: dict[str, str], edition: Edition | None) -> Village:
    """A village before its first round."""
    state = unpack(components_for(seats, edition), chance)
    for player in state.players:
        settle(player, state.components)
    lay_customers(state)
    state.first_player = first_player(options["first_player"], seats, chance, Stream.FIRST_PLAYER)  # V-027
    state.push(BeginRound())
    return state


def unpack(components: Components, chance: Chance) -> Village:
    """All pieces in the supply, and bare farms."""
    state = Village(components, components.seats, chance)
    state.players = [bare_farm() for _ in range(components.seats)]
    state.board = [0] * (len(Space) * CUBES)
    state.bag = [0] * CUBES
    state.supply = [components.cubes_each] * COLOURS + [components.plague_cubes]
    state.pile = [1] * len(components.customer_points)
    state.stalls = [NOBODY] * components.open_stalls
    state.chronicle_free = components.chronicle_spaces[:]
    state.graves_free = components.graves
    return state


def bare_farm() -> Player:
    """A farm with nothing and nobody on it."""
    player = Player()
    player.cubes = [0] * COLOURS
    player.goods = [0] * len(Good)
    player.members = [0] * (len(Place) * GENERATIONS)
    player.markers = [0] * len(City)
    return player


def settle(player: Player, components: Components) -> None:
    """The first generation on the farm, the others unborn, and the first coin."""
    for generation in range(GENERATIONS):
        place = Place.UNBORN if generation else Place.FARM
        player.members[place * GENERATIONS + generation] = components.generation_counts[generation]
    player.coins = components.start_coins


def lay_customers(state: Village) -> None:
    """Customers come to the open stalls in number order, then to the queue (V-261)."""
    for _ in state.stalls:
        fill_queue(state)
        fill_stalls(state)
    fill_queue(state)
