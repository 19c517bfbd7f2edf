"""What has happened in Village: one short sentence in the past tense for each event."""

from __future__ import annotations

from collections.abc import Callable

from bourgade.core.amounts import Forms, told
from bourgade.core.event import Event, Kind
from bourgade.core.language import Language, mark
from bourgade.games.village import events
from bourgade.games.village.ids import Place
from bourgade.games.village.names import (
    A_CUBE,
    A_GOOD,
    CITIES,
    COINS,
    CUBES,
    FROM_SPACE,
    GOODS,
    GRAIN,
    PRESTIGE,
    TIME,
    where,
)

Values = tuple[int, ...]

NAMED = {
    events.WELL_USED: mark("{name} used the well."),
    events.ACTION_DECLINED: mark("{name} left the action."),
    events.BRIDGE_CROSSED: mark("{name} crossed the bridge."),
    events.MARKET_BEGAN: mark("{name} opened a market day."),
    events.MARKET_PASSED: mark("{name} passed."),
    events.CUSTOMER_SERVED: mark("{name} served a customer."),
    events.MARKET_ENDED: mark("The market day ended."),
    events.MARKER_TAKEN: mark("{name} took the marker and will begin the next round."),
    events.NOBODY_DIED: mark("{name} had nobody in sight, so nobody died."),
    events.END_TRIGGERED: mark("{name} brought the end of the game near: the last turns follow."),
    events.MASS_BEGAN: mark("A Mass began."),
    events.MAJORITY_WON: mark("{name} had the largest family in the church."),
    events.FIRST_PLAYER_CHANGED: mark("{name} became First Player."),
    events.LAST_TURN_BEGAN: mark("{name} began a last turn."),
    events.GAME_ENDED: mark("The game ended."),
}
"""Events that need no more than a name."""

PAID = mark("{name} paid {amount}.")
GAINED = mark("{name} gained {amount}.")
COUNTED: dict[Kind, tuple[str, tuple[Forms, ...]]] = {
    events.TIME_PAID: (PAID, (TIME,)),
    events.CUBES_PAID: (PAID, CUBES),
    events.CUBES_GAINED: (GAINED, CUBES),
    events.COINS_PAID: (PAID, (COINS,)),
    events.COINS_GAINED: (GAINED, (COINS,)),
    events.GRAIN_PAID: (PAID, (GRAIN,)),
    events.GRAIN_HARVESTED: (mark("{name} harvested {amount}."), (GRAIN,)),
    events.GOODS_PAID: (PAID, GOODS),
    events.PRESTIGE_GAINED: (GAINED, (PRESTIGE,)),
}
"""Events that tell how many of a thing; of several kinds, the kind comes first."""

BEGUN = (
    mark("{name} went to the harvest."),
    mark("{name} saw to the family."),
    mark("{name} went to the craftsmen."),
    mark("{name} went to the market."),
    mark("{name} went travelling."),
    mark("{name} went to the council."),
    mark("{name} went to church."),
)


def event(event: Event, names: list[str], say: Language) -> str:
    """What has happened, with the name of the seat."""
    name = names[event.seat] if event.seat >= 0 else ""
    if event.kind in NAMED:
        return say(NAMED[event.kind], name=name)
    if event.kind in COUNTED:
        text, table = COUNTED[event.kind]
        *kind, count = event.values
        return say(text, name=name, amount=told(say, table[kind[0] if kind else 0], count))
    return TELLERS[event.kind](name, event.values, say)


def _round_began(_name: str, values: Values, say: Language) -> str:
    return say("Round {number} began.", number=values[0])


def _cube_taken(name: str, values: Values, say: Language) -> str:
    space, cube = values
    return say("{name} took {cube} {place}.", name=name, cube=say(A_CUBE[cube]), place=say(FROM_SPACE[space]))


def _action_began(name: str, values: Values, say: Language) -> str:
    return say(BEGUN[values[0]], name=name)


def _good_gained(name: str, values: Values, say: Language) -> str:
    return say(GAINED, name=name, amount=say(A_GOOD[values[0]]))


def _member_born(name: str, values: Values, say: Language) -> str:
    return say("{name} had a birth: a member of generation {generation}.", name=name, generation=values[0] + 1)


def _member_moved(name: str, values: Values, say: Language) -> str:
    place, generation, target = values
    if target == Place.FARM:
        text = mark("{name} called home the member of generation {generation} {origin}.")
    elif target == Place.BAG:
        text = mark("{name} sent a member of generation {generation} into the black bag.")
    elif place == Place.BAG:
        text = mark("{name} has a member of generation {generation} out of the bag, now {where}.")
    elif target <= Place.SMITHY:
        text = mark("{name} trained a member of generation {generation} {where}.")
    else:
        text = mark("{name} moved a member of generation {generation}, now {where}.")
    return say(text, name=name, generation=generation + 1, origin=where(say, place), where=where(say, target))


def _city_marked(name: str, values: Values, say: Language) -> str:
    return say("{name} put a marker on {city}.", name=name, city=CITIES[values[0]])


def _member_died(name: str, values: Values, say: Language) -> str:
    place, generation, target = values
    text = mark("{name} lost a member of generation {generation} {where}, now in the chronicle.")
    if target == Place.GRAVE:
        text = mark("{name} lost a member of generation {generation} {where}, now in a grave.")
    elif target == Place.REMOVED:
        text = mark("{name} lost a member of generation {generation} {where}, now out of the game.")
    return say(text, name=name, generation=generation + 1, where=where(say, place))


def _monks_drawn(_name: str, values: Values, say: Language) -> str:
    count = values[0]
    if count == 0:
        return say("No monk was drawn.")
    if count == 1:
        return say("1 monk was drawn and went back into the bag.")
    return say("{count} monks were drawn and went back into the bag.", count=count)


TELLERS: dict[Kind, Callable[[str, Values, Language], str]] = {
    events.ROUND_BEGAN: _round_began,
    events.CUBE_TAKEN: _cube_taken,
    events.ACTION_BEGAN: _action_began,
    events.GOOD_GAINED: _good_gained,
    events.MEMBER_BORN: _member_born,
    events.MEMBER_MOVED: _member_moved,
    events.CITY_MARKED: _city_marked,
    events.MEMBER_DIED: _member_died,
    events.MONKS_DRAWN: _monks_drawn,
}
