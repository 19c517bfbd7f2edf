"""What the seat on turn is asked, for each choice of Village."""

from __future__ import annotations

from typing import Any

from bourgade.core.amounts import told
from bourgade.core.asking import Asker, question
from bourgade.core.language import Language, mark
from bourgade.core.step import Choice
from bourgade.games.village import names
from bourgade.games.village.phases.church import ChooseNovice, PayChurch
from bourgade.games.village.phases.council import ChooseCouncil, ChooseCouncillor, PayStep, UsePrivilege
from bourgade.games.village.phases.crafts import ChooseCraft, MakeAfterTraining, TrainMember
from bourgade.games.village.phases.death import ChooseDeath
from bourgade.games.village.phases.family import ChooseFamily
from bourgade.games.village.phases.market import GoToMarket
from bourgade.games.village.phases.mass import BuyOut, MoveInChurch
from bourgade.games.village.phases.payment import PayCubes
from bourgade.games.village.phases.supply import GainCube, GainGood
from bourgade.games.village.phases.travel import ChooseTraveller, ChooseTrip
from bourgade.games.village.phases.turn import ChooseAction, OfferAction, PayWell, TakeTurn, well_payments
from bourgade.games.village.state import NOBODY, Village
from bourgade.games.village.text import prices

QUESTIONS: dict[type[Choice[Any]], str] = {
    ChooseFamily: mark("Family: who comes to the farm?"),
    ChooseCraft: mark("Crafts: which good, and how?"),
    GainGood: mark("Which good do you take?"),
    ChooseTrip: mark("Travel: where to?"),
    ChooseCouncil: mark("Council: enter, advance, or use a privilege"),
    ChooseCouncillor: mark("Council: which member enters?"),
    ChooseNovice: mark("Church: which member goes into the black bag?"),
    MoveInChurch: mark("Mass: move members to the left for grain, or let them stay"),
}
OFFERS = (
    mark("Harvest: bring it in, or leave it"),
    mark("Family: do this action, or leave it"),
    mark("Crafts: do this action, or leave it"),
    mark("Market: do this action, or leave it"),
    mark("Travel: do this action, or leave it"),
    mark("Council: do this action, or leave it"),
    mark("Church: do this action, or leave it"),
)
LEARNERS = (
    mark("The wainwright: which member learns the trade?"),
    mark("The stables: which member learns the trade?"),
    mark("The library: which member learns the trade?"),
    mark("The smithy: which member learns the trade?"),
)
BEGINNERS = (
    mark("The wainwright: make a wagon at once?"),
    mark("The stables: raise an animal at once?"),
    mark("The library: write a scroll at once?"),
    mark("The smithy: forge a plough at once?"),
)


def prompt(state: Village, say: Language) -> str:
    """What the seat on turn is asked."""
    return question(state, QUESTIONS, ASKED, say)


def _take_turn(state: Village, _choice: TakeTurn, say: Language) -> str:
    has_well = bool(well_payments(state, state.seat))
    if state.trigger != NOBODY:
        return say("Your last turn: take a cube, or use the well") if has_well else say("Your last turn: take a cube")
    return say("Take a cube, or use the well") if has_well else say("Take a cube")


def _offer_action(_state: Village, choice: OfferAction, say: Language) -> str:
    return say(OFFERS[choice.space])


def _choose_action(_state: Village, choice: ChooseAction, say: Language) -> str:
    if choice.may_decline:
        return say("Your last turn: no cube is left, do any action or nothing more")
    return say("The well: which action?")


def _pay_well(state: Village, _choice: PayWell, say: Language) -> str:
    return say("The well: pay {price}, coins in their place if you like", price=prices.well_price(state, say))


def _train_member(_state: Village, choice: TrainMember, say: Language) -> str:
    return say(LEARNERS[choice.building])


def _make_after_training(_state: Village, choice: MakeAfterTraining, say: Language) -> str:
    return say(BEGINNERS[choice.building])


def _gain_cube(_state: Village, choice: GainCube, say: Language) -> str:
    return say("Take {cubes} from the supply", cubes=told(say, names.CHOSEN_CUBES, choice.count))


def _go_to_market(state: Village, _choice: GoToMarket, say: Language) -> str:
    surcharge = prices.surcharge(state, say)
    if surcharge:
        return say("Market day: serve a customer (plus {surcharge}), or pass", surcharge=surcharge)
    return say("Market day: serve a customer, or pass")


def _choose_traveller(_state: Village, choice: ChooseTraveller, say: Language) -> str:
    return say("Travel: which member sets out for {city}?", city=names.CITIES[choice.city])


def _pay_step(state: Village, _choice: PayStep, say: Language) -> str:
    return say("Council: pay {price}, coins in place of cubes if you like", price=prices.step_choice(state, say))


def _use_privilege(_state: Village, choice: UsePrivilege, say: Language) -> str:
    if choice.may_decline:
        return say("Council: use one privilege, or none")
    return say("Council: which privilege?")


def _pay_church(state: Village, _choice: PayChurch, say: Language) -> str:
    cubes = names.price(say, *names.in_cubes(prices.cubes_asked(state)))
    time = told(say, names.TIME, state.components.church_time)
    return say("Church: pay {price}", price=say("{cubes} or {other}", cubes=cubes, other=time))


def _pay_cubes(_state: Village, choice: PayCubes, say: Language) -> str:
    return say("Pay {price}: how many coins instead?", price=names.price(say, *names.in_cubes(choice.costs)))


def _choose_death(state: Village, choice: ChooseDeath, say: Language) -> str:
    generation = state.players[choice.seat].lowest_visible() + 1
    return say("Which member of generation {generation} dies?", generation=generation)


def _buy_out(state: Village, _choice: BuyOut, say: Language) -> str:
    left = state.components.mass_figures - state.figures_out
    return say("Mass: buy members out of the black bag? Figures still to leave it: {count}", count=left)


ASKED: dict[type[Choice[Any]], Asker] = {
    TakeTurn: _take_turn,
    OfferAction: _offer_action,
    ChooseAction: _choose_action,
    PayWell: _pay_well,
    TrainMember: _train_member,
    MakeAfterTraining: _make_after_training,
    GainCube: _gain_cube,
    GoToMarket: _go_to_market,
    ChooseTraveller: _choose_traveller,
    PayStep: _pay_step,
    UsePrivilege: _use_privilege,
    PayChurch: _pay_church,
    PayCubes: _pay_cubes,
    ChooseDeath: _choose_death,
    BuyOut: _buy_out,
}
