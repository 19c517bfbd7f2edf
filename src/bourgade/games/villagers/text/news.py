"""What has happened in Villagers: one short sentence in the past tense for each event."""

from __future__ import annotations

from collections.abc import Callable

from bourgade.core.amounts import Forms, told
from bourgade.core.event import Event, Kind
from bourgade.core.language import Language, mark
from bourgade.core.rules import Run
from bourgade.games.villagers import events
from bourgade.games.villagers.ids import Basic, Owner, Villager
from bourgade.games.villagers.names import A_VILLAGER, EVENTS, GOLD, PEOPLE, SUITS, THE_COUNTESS, owner_name, pile_name

Values = tuple[int, ...]


NAMED = {
    events.SQUARE_TAKEN: mark("{name} took the drafted villagers into hand."),
    events.TINNER_PLAYED: mark("{name} played the Tinner: padlocks are free this turn."),
    events.BUILD_ENDED: mark("{name} finished building."),
    events.FOUNDERS_TURNED: mark("{name} turned the Founders to the Food side."),
    events.FIRST_PLAYER_CHANGED: mark("{name} received the First Player card."),
    events.FIRST_MARKET_HELD: mark("The first market was held."),
    events.SECOND_MARKET_HELD: mark("The second market was held."),
    events.EVENTS_RENEWED: mark("The discarded events became a new deck."),
    events.JESTER_USED: mark("{name} used the Jester."),
    events.GAME_ENDED: mark("The game ended."),
}
"""Events that need no more than a name."""

COUNTED: dict[Kind, tuple[str, Forms]] = {
    events.DRAFT_LIMIT_COUNTED: (mark("{name} had to draft {amount}."), PEOPLE),
    events.BUILD_LIMIT_COUNTED: (mark("{name} could place up to {amount}."), PEOPLE),
    events.GOLD_GAINED: (mark("{name} gained {amount}."), GOLD),
    events.GOLD_PAID: (mark("{name} paid {amount}."), GOLD),
    events.COUNTESS_GAINED: (mark("The Countess gained {amount}."), GOLD),
    events.COINS_ON_ROAD: (mark("Each villager of the road received {amount}."), GOLD),
}
"""Events that tell how many of a thing."""

PEOPLED = {
    events.VILLAGER_SHOWN: mark("{name} brought {villager} to the Village Square."),
    events.VILLAGER_DISCARDED: mark("{name} discarded {villager}."),
    events.VILLAGER_RETURNED: mark("{name} took {villager} back to the hand."),
    events.PADLOCK_OPENED: mark("{name} opened a padlock for {villager}."),
    events.SMUGGLER_PAID: mark("The Smuggler brought {name} gold for {villager}."),
    events.VILLAGER_JOINED_COUNTESS: mark("The Countess received {villager}."),
}
"""Events that tell of one villager."""

TURNED = {
    events.EVENT_TURNED_UP: mark("An event was turned up: “{event}”."),
    events.EVENT_ACTED: mark("The event “{event}” took effect."),
    events.EVENT_DISCARDED: mark("The event “{event}” was discarded."),
}
"""Events that tell of an event card."""


def event(event: Event, names: list[str], say: Language) -> str:
    """What has happened, with the name of the seat."""
    kind, values = event.kind, event.values
    name = names[event.seat] if event.seat >= 0 else ""
    if kind in NAMED:
        return say(NAMED[kind], name=name)
    if kind in COUNTED:
        text, forms = COUNTED[kind]
        return say(text, name=name, amount=told(say, forms, values[0]))
    if kind in PEOPLED:
        return say(PEOPLED[kind], name=name, villager=say(A_VILLAGER[values[0]]))
    if kind in TURNED:
        return say(TURNED[kind], event=say(EVENTS[values[0]]))
    if kind is events.COINS_PUT:
        return _coins_put(values, names, say)
    if kind is events.VILLAGER_REPLACED:
        return _villager_replaced(event.seat, values, names, say)
    return TELLERS[kind](name, values, say)


def _round_began(_name: str, values: Values, say: Language) -> str:
    return say("Round {number} began.", number=values[0])


def _villager_drafted(name: str, values: Values, say: Language) -> str:
    slot, kind = values
    return say("{name} drafted {villager} from slot {slot}.", name=name, villager=say(A_VILLAGER[kind]), slot=slot + 1)


def _villager_drafted_blind(name: str, values: Values, say: Language) -> str:
    pile, kind = values
    villager = say(A_VILLAGER[kind])
    return say("{name} drafted {villager} blind from {pile}.", name=name, villager=villager, pile=pile_name(say, pile))


def _road_filled(_name: str, values: Values, say: Language) -> str:
    slot, kind = values
    return say("Slot {slot} of the road received {villager}.", slot=slot + 1, villager=say(A_VILLAGER[kind]))


def _coin_laid(name: str, values: Values, say: Language) -> str:
    return say("{name} laid a coin on the villager in slot {slot}.", name=name, slot=values[0] + 1)


def _villager_left(_name: str, values: Values, say: Language) -> str:
    slot, kind = values
    return say("Slot {slot} of the road lost {villager}.", slot=slot + 1, villager=say(A_VILLAGER[kind]))


def _villager_placed(name: str, values: Values, say: Language) -> str:
    kind, below = values
    villager, other = say(A_VILLAGER[kind]), say(A_VILLAGER[below])
    if kind == below:
        return say("{name} placed {villager}.", name=name, villager=villager)
    if kind == Villager.MONK:
        return say("{name} placed {villager} as {role}.", name=name, villager=villager, role=other)
    return say("{name} placed {villager} on {other}.", name=name, villager=villager, other=other)


def _basic_taken(name: str, values: Values, say: Language) -> str:
    villager = say(A_VILLAGER[Villager[Basic(values[0]).name]])
    return say("{name} took {villager} in exchange.", name=name, villager=villager)


def _card_given_up(name: str, values: Values, say: Language) -> str:
    pile, suit = values
    return say(
        "{name} laid a card face down on {pile} ({suit}).", name=name, pile=pile_name(say, pile), suit=say(SUITS[suit])
    )


def _coins_put(values: Values, names: list[str], say: Language) -> str:
    owner, kind, count = values
    name = say(THE_COUNTESS) if owner == Owner.COUNTESS else names[owner]
    gold, villager = told(say, GOLD, count), say(A_VILLAGER[kind])
    return say("{name} has {gold} more on {villager}.", name=name, gold=gold, villager=villager)


def _villager_replaced(seat: int, values: Values, names: list[str], say: Language) -> str:
    owner, kind = values
    villager = say(A_VILLAGER[kind])
    if owner == seat:
        return say("{name} put an Apprentice where {villager} stood.", name=names[seat], villager=villager)
    text = mark("{name} put an Apprentice where {villager} stood (village: {owner}).")
    return say(text, name=names[seat], villager=villager, owner=owner_name(say, owner, names))


TELLERS: dict[Kind, Callable[[str, Values, Language], str]] = {
    events.ROUND_BEGAN: _round_began,
    events.VILLAGER_DRAFTED: _villager_drafted,
    events.VILLAGER_DRAFTED_BLIND: _villager_drafted_blind,
    events.ROAD_FILLED: _road_filled,
    events.COIN_LAID: _coin_laid,
    events.VILLAGER_LEFT: _villager_left,
    events.VILLAGER_PLACED: _villager_placed,
    events.BASIC_TAKEN: _basic_taken,
    events.CARD_GIVEN_UP: _card_given_up,
}


def _villager_of_slot(values: Values, say: Language) -> str:
    """The villager of a slot."""
    return say(A_VILLAGER[values[1]])


RUNS: dict[Kind, Run] = {
    events.VILLAGER_LEFT: (mark("Gone from the road: {things}."), _villager_of_slot),
    events.ROAD_FILLED: (mark("New on the road: {things}."), _villager_of_slot),
}
"""Events of the new arrivals that make one sentence."""

HERALDS = {events.VILLAGER_SHOWN: events.VILLAGER_PLACED}
"""A villager that is placed without a question does not stop on the Village Square."""
