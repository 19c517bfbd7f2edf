"""What an action of Village means where it is offered, with its price and what it brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bourgade.core.amounts import Amount, listed, told
from bourgade.core.language import Language, mark
from bourgade.core.step import Choice
from bourgade.core.vocabulary import Verb
from bourgade.games.village import actions, names
from bourgade.games.village.components import VILLAGE
from bourgade.games.village.ids import Cube, Good, Level, Place, Space
from bourgade.games.village.phases.council import UsePrivilege
from bourgade.games.village.phases.crafts import MakeAfterTraining, place_of
from bourgade.games.village.phases.death import resting_place
from bourgade.games.village.phases.market import GoToMarket
from bourgade.games.village.phases.mass import BuyOut, MoveInChurch
from bourgade.games.village.phases.turn import ACTIONS, ChooseAction, OfferAction, take_cube
from bourgade.games.village.state import Village
from bourgade.games.village.text import prices

Args = tuple[int, ...]

DO = (
    mark("Bring in the harvest ({grain})"),
    mark("See to the family: a birth, or a member called home"),
    mark("Practise a craft: a good, or coins at the mill"),
    mark("Begin a market day"),
    mark("Travel: send a member out, or let a traveller go on"),
    mark("Go to the council: enter, advance or use a privilege"),
    mark("Go to church: a member joins the black bag"),
)
MAKE = (
    mark("Build a wagon ({price})"),
    mark("Raise a horse or an ox ({price})"),
    mark("Write a scroll ({price})"),
    mark("Forge a plough ({price})"),
    mark("Earn {coins} at the mill ({price})"),
)
BUY = (
    mark("Buy a wagon ({price})"),
    mark("Buy a horse or an ox ({price})"),
    mark("Buy a scroll ({price})"),
    mark("Buy a plough ({price})"),
)
PRIVILEGES = (
    mark("Privilege 1: take the marker and begin the next round"),
    mark("Privilege 2: take {cubes}"),
    mark("Privilege 3: take {goods}"),
    mark("Privilege 4: pay {coins} for {prestige}"),
)
NOTHING: dict[type[Choice[Any]], str] = {
    OfferAction: mark("Leave this action"),
    ChooseAction: mark("Do nothing more"),
    UsePrivilege: mark("Use no privilege"),
    MakeAfterTraining: mark("Make nothing now"),
    GoToMarket: mark("Pass: no more sales on this market day"),
    BuyOut: mark("Leave them in the bag"),
    MoveInChurch: mark("Let them stay where they are"),
}


def move(state: Village, action: int, _names: list[str], say: Language) -> str:
    """What an action means here, with its price and effect; no other player is named in it."""
    decoded = actions.VOCABULARY.decode(action)
    return TELLERS[decoded.verb](state, decoded.args, say)


# --- a turn ---


def _take(state: Village, args: Args, say: Language) -> str:
    space, cube = args
    text = say("Take {cube} {place}", cube=say(names.A_CUBE[cube]), place=say(names.FROM_SPACE[space]))
    plague = state.components.plague_time if cube == Cube.PLAGUE else 0
    notes = [listed(say, (names.TIME, plague)), _after_taking(state, space, cube, say)]
    noted = ", ".join(note for note in notes if note)
    return f"{text} ({noted})" if noted else text


def _after_taking(state: Village, space: int, cube: int, say: Language) -> str:
    if space == Space.MARKET:
        return say("begins a market day") if state.has_customers() else say("there are no customers")
    after = state.clone()
    take_cube(after, state.seat, space, cube)
    return "" if ACTIONS[space].can_be_done(after, state.seat) else say("no action possible")


def _well(state: Village, _args: Args, say: Language) -> str:
    return say("Use the well: {price} for any one action", price=prices.well_price(state, say))


def _well_cubes(state: Village, args: Args, say: Language) -> str:
    colour, coins = args
    return _pay(say, (names.CUBES[colour], state.components.well_cost - coins), (names.COINS, coins))


def _well_coins(state: Village, _args: Args, say: Language) -> str:
    return _pay(say, (names.COINS, state.components.well_cost))


def _do(state: Village, args: Args, say: Language) -> str:
    choice = state.choice
    space = choice.space if isinstance(choice, OfferAction) else args[0]
    return say(DO[space], grain=prices.harvested(state, say))


# --- family and crafts ---


def _birth(state: Village, _args: Args, say: Language) -> str:
    generation = state.players[state.seat].generations_at(Place.UNBORN)[0] + 1
    return say("A birth: a member of generation {generation} comes to the farm", generation=generation)


def _return(_state: Village, args: Args, say: Language) -> str:
    place, generation = args
    text = mark("Call home the member of generation {generation} {where}")
    return say(text, generation=generation + 1, where=names.where(say, place))


def _make(state: Village, args: Args, say: Language) -> str:
    building = args[0]
    coins = told(say, names.COINS, state.components.make_coins[building])
    return say(MAKE[building], price=prices.make_price(state, building, say), coins=coins)


def _train(state: Village, args: Args, say: Language) -> str:
    price = prices.time_price(say, state.components.train_time[args[0]])
    return say("Train a member {where} ({price})", where=names.where(say, place_of(args[0])), price=price)


def _buy(state: Village, args: Args, say: Language) -> str:
    return say(BUY[args[0]], price=prices.buy_price(state, args[0], say))


# --- market and travel ---


def _serve(state: Village, args: Args, say: Language) -> str:
    customer = state.stalls[args[0]]
    needs = prices.needs(state, customer, say)
    points = told(say, names.POINTS, state.components.customer_points[customer])
    text = mark("Serve the customer at stall {stall}: {needs} for {points}")
    sale = say(text, stall=args[0] + 1, needs=needs, points=points)
    surcharge = prices.surcharge(state, say)
    return say("{sale} (plus {surcharge})", sale=sale, surcharge=surcharge) if surcharge else sale


def _send(state: Village, args: Args, say: Language) -> str:
    city = args[0]
    return say(
        "Send a member to {city} ({price}): {reward}",
        city=names.CITIES[city],
        price=prices.trip_price(state, VILLAGE, city, say),
        reward=prices.reward(state, city, say),
    )


def _move(state: Village, args: Args, say: Language) -> str:
    origin, generation, city = args
    return say(
        "Generation {generation} goes on from {origin} to {city} ({price}): {reward}",
        generation=generation + 1,
        origin=names.CITIES[origin],
        city=names.CITIES[city],
        price=prices.trip_price(state, origin, city, say),
        reward=prices.reward(state, city, say),
    )


# --- council ---


def _enter(state: Village, _args: Args, say: Language) -> str:
    return say("Enter the council with a member ({price})", price=prices.step_price(state, Level.LEVEL_1, say))


def _advance(state: Village, args: Args, say: Language) -> str:
    level, generation = args[0] + 1, args[1] + 1
    text = mark("Advance a member of generation {generation} to level {level} ({price})")
    return say(text, generation=generation, level=level + 1, price=prices.step_price(state, level, say))


def _use(_state: Village, _args: Args, say: Language) -> str:
    return say("Use a privilege without moving")


def _privilege(state: Village, args: Args, say: Language) -> str:
    components = state.components
    return say(
        PRIVILEGES[args[0]],
        cubes=told(say, names.CHOSEN_CUBES, components.privilege_cubes),
        goods=told(say, names.CHOSEN_GOODS, components.privilege_goods),
        coins=told(say, names.COINS, components.privilege_price),
        prestige=told(say, names.PRESTIGE, components.privilege_prestige),
    )


# --- answers that several actions ask for ---


def _member(_state: Village, args: Args, say: Language) -> str:
    return say("A member of generation {generation}", generation=args[0] + 1)


def _good(_state: Village, args: Args, say: Language) -> str:
    return say("Take {thing}", thing=say(names.A_GOOD[args[0]]))


def _gain(_state: Village, args: Args, say: Language) -> str:
    return say("Take {thing}", thing=say(names.A_CUBE[args[0]]))


def _pay_jokers(state: Village, args: Args, say: Language) -> str:
    cubes = prices.with_jokers(prices.cubes_asked(state), list(args))
    return _pay(say, *names.in_cubes(cubes), (names.COINS, sum(args)))


def _pay_scroll(state: Village, _args: Args, say: Language) -> str:
    return _pay(say, (names.GOODS[Good.SCROLL], state.components.council_scroll))


def _pay_time(state: Village, _args: Args, say: Language) -> str:
    return _pay(say, (names.TIME, state.components.church_time))


def _pay(say: Language, *amounts: Amount) -> str:
    price = listed(say, *amounts)
    return say("Pay {price}", price=price) if price else say("Pay nothing")


# --- death and Mass ---


def _bury(state: Village, args: Args, say: Language) -> str:
    target = resting_place(state, args[0])
    text = mark("The member {where} dies and enters the chronicle")
    if target == Place.GRAVE:
        text = mark("The member {where} dies and is laid in a grave")
    elif target == Place.REMOVED:
        text = mark("The member {where} dies and leaves the game")
    return say(text, where=names.where(say, args[0]))


def _buy_out(state: Village, args: Args, say: Language) -> str:
    price = names.price(say, (names.COINS, state.components.buy_out_coins))
    text = mark("Buy the member of generation {generation} out of the bag ({price})")
    return say(text, generation=args[0] + 1, price=price)


def _climb(state: Village, args: Args, say: Language) -> str:
    window, generation = args
    price = names.price(say, (names.GRAIN, state.components.window_grain[window]))
    text = mark("Move generation {generation} from window {window} to window {next} ({price})")
    return say(text, generation=generation + 1, window=window + 1, next=window + 2, price=price)


# --- doing nothing ---


def _nothing(state: Village, _args: Args, say: Language) -> str:
    assert state.choice is not None
    return say(NOTHING[type(state.choice)])


TELLERS: dict[Verb, Callable[[Village, Args, Language], str]] = {
    actions.TAKE: _take,
    actions.WELL: _well,
    actions.WELL_CUBES: _well_cubes,
    actions.WELL_COINS: _well_coins,
    actions.CHOOSE: _do,
    actions.ACT: _do,
    actions.BIRTH: _birth,
    actions.RETURN: _return,
    actions.MAKE: _make,
    actions.TRAIN: _train,
    actions.BUY: _buy,
    actions.SERVE: _serve,
    actions.SEND: _send,
    actions.MOVE: _move,
    actions.ENTER: _enter,
    actions.ADVANCE: _advance,
    actions.USE: _use,
    actions.PRIVILEGE: _privilege,
    actions.MEMBER: _member,
    actions.GOOD: _good,
    actions.GAIN: _gain,
    actions.PAY_JOKERS: _pay_jokers,
    actions.PAY_SCROLL: _pay_scroll,
    actions.PAY_TIME: _pay_time,
    actions.BURY: _bury,
    actions.BUY_OUT: _buy_out,
    actions.CLIMB: _climb,
    actions.PASS: _nothing,
    actions.DECLINE: _nothing,
    actions.DONE: _nothing,
}
