"""What a player might overlook about an action of Village: a death, a grave, the end, or something for nothing."""

from __future__ import annotations

from bourgade.core.amounts import added, told
from bourgade.core.language import Language
from bourgade.core.vocabulary import Move
from bourgade.games.village.actions import (
    ACT,
    ADVANCE,
    BURY,
    CHOOSE,
    ENTER,
    MAKE,
    MEMBER,
    MOVE,
    PAY_TIME,
    SEND,
    SERVE,
    TAKE,
    TRAIN,
    VOCABULARY,
)
from bourgade.games.village.components import VILLAGE
from bourgade.games.village.ids import Cube, Level, Place, Space
from bourgade.games.village.names import GRAIN
from bourgade.games.village.phases.council import ChooseCouncillor
from bourgade.games.village.phases.crafts import TrainMember
from bourgade.games.village.phases.death import resting_place
from bourgade.games.village.phases.harvest import harvest_of
from bourgade.games.village.phases.travel import CITIES, ChooseTraveller
from bourgade.games.village.phases.turn import OfferAction
from bourgade.games.village.state import GENERATIONS, NOBODY, VISIBLE, Player, Village


def warning(state: Village, action: int, say: Language) -> str:
    """What the action brings about that a player might overlook; empty when nothing."""
    move = VOCABULARY.decode(action)
    found = [
        *_bridge(state, move, say),
        *_burial(state, move, say),
        *_lost_grain(state, move, say),
        *_known_city(state, move, say),
        *_last_cube(state, move, say),
    ]
    return added(say, found)


def _bridge(state: Village, move: Move, say: Language) -> list[str]:
    """A crossing of the bridge, and whether the death may bring the end of the game."""
    player = state.players[state.seat]
    if player.time + time_of(state, move) < state.components.lap:
        return []
    generation = player.lowest_visible()
    if generation == NOBODY:
        return [say("crosses the bridge, but nobody is there to die")]
    crossing = say("crosses the bridge: one of generation {generation} dies", generation=generation + 1)
    if any(brings_end(state, place) for place in places_of(player, generation)):
        return [crossing, say("this may bring the end of the game")]
    return [crossing]


def _burial(state: Village, move: Move, say: Language) -> list[str]:
    """A grave for want of a place in the chronicle, and the end of the game."""
    if move.verb is not BURY:
        return []
    place = move.args[0]
    found = []
    if resting_place(state, place) == Place.GRAVE:
        found.append(say("the chronicle has no room for this trade: a grave scores nothing"))
    if brings_end(state, place):
        found.append(say("brings the end of the game"))
    return found


def _lost_grain(state: Village, move: Move, say: Language) -> list[str]:
    """A harvest larger than the room left on the farm."""
    if not is_harvest(state, move):
        return []
    player = state.players[state.seat]
    lost = player.grain + harvest_of(state, player) - state.components.grain_cap
    return [say("the farm is full: {grain} lost", grain=told(say, GRAIN, lost))] if lost > 0 else []


def _known_city(state: Village, move: Move, say: Language) -> list[str]:
    """A second visit, which gives nothing."""
    if move.verb not in (SEND, MOVE) or not state.players[state.seat].markers[move.args[-1]]:
        return []
    return [say("your marker is there already: this trip brings nothing")]


def _last_cube(state: Village, move: Move, say: Language) -> list[str]:
    """The cube after which the round is over; in the last turns others still play on."""
    if move.verb is not TAKE or state.cubes_left() > 1 or state.trigger != NOBODY:
        return []
    return [say("the last cube: the round ends after this turn")]


def is_harvest(state: Village, move: Move) -> bool:
    """Whether this brings in a harvest."""
    if move.verb is CHOOSE:
        return move.args[0] == Space.GRAIN
    return move.verb is ACT and isinstance(state.choice, OfferAction) and state.choice.space == Space.GRAIN


def places_of(player: Player, generation: int) -> list[int]:
    """Where members of a generation can be seen."""
    return [place for place in range(VISIBLE) if player.members[place * GENERATIONS + generation]]


def brings_end(state: Village, place: int) -> bool:
    """Whether a death at this place would take the last free space of the chronicle or the last grave."""
    target = resting_place(state, place)
    if state.trigger != NOBODY or target == Place.REMOVED:
        return False
    return (state.graves_free if target == Place.GRAVE else sum(state.chronicle_free)) == 1


def time_of(state: Village, move: Move) -> int:
    """The time that an action costs by itself."""
    components, verb, args = state.components, move.verb, move.args
    if verb is TAKE:
        return components.plague_time if args[1] == Cube.PLAGUE else 0
    if verb is MAKE:
        return components.make_time[args[0]]
    if verb is TRAIN:
        return components.train_time[args[0]]
    if verb is SERVE:
        return 0 if state.free_sale else components.sale_time
    if verb is PAY_TIME:
        return components.church_time
    if verb is MEMBER:
        return time_of_member(state)
    if verb is ENTER or verb is ADVANCE:
        return components.council_time[args[0] + 1 if args else Level.LEVEL_1]
    return route_time(state, args) if verb is SEND or verb is MOVE else 0


def time_of_member(state: Village) -> int:
    """The time that waits for the member chosen now."""
    components, choice = state.components, state.choice
    if isinstance(choice, TrainMember):
        return components.train_time[choice.building]
    if isinstance(choice, ChooseTraveller):
        return route_time(state, (choice.city,))
    return components.council_time[Level.LEVEL_1] if isinstance(choice, ChooseCouncillor) else 0


def route_time(state: Village, trip: tuple[int, ...]) -> int:
    """The time of a trip: from the village to a city, or from a city with someone to another."""
    components, origin = state.components, trip[0] if len(trip) > 1 else VILLAGE
    return components.route_time[components.route[origin * CITIES + trip[-1]]]
