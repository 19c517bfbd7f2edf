"""What the seat on turn is asked, for each choice of Villagers; other seats may read it too."""

from __future__ import annotations

from typing import Any

from bourgade.core.amounts import told
from bourgade.core.asking import Asker, question
from bourgade.core.language import Language, mark
from bourgade.core.step import Choice
from bourgade.games.villagers.ids import EventCard
from bourgade.games.villagers.names import A_VILLAGER, EXCHANGES, GOLD, PEOPLE, VILLAGERS
from bourgade.games.villagers.phases.arrivals import LayCoin
from bourgade.games.villagers.phases.build import Build
from bourgade.games.villagers.phases.draft import DraftVillager, SendVillager
from bourgade.games.villagers.phases.event_deck import UseJester
from bourgade.games.villagers.phases.event_phase import ChooseEvent
from bourgade.games.villagers.phases.exchange import GiveUp, LayOnStack, TakeBasic
from bourgade.games.villagers.phases.misfortune import (
    Conscript,
    LoseCard,
    LoseToCountess,
    LoseVillager,
    LowerOrPay,
    PayProtection,
    SpendJester,
)
from bourgade.games.villagers.phases.padlocks import Unlock
from bourgade.games.villagers.phases.placing import ChoosePlace
from bourgade.games.villagers.phases.special import ChooseMonkPlace, ChooseReplaced, ChooseSide, ChooseSmuggled
from bourgade.games.villagers.state import Villagers

QUESTIONS: dict[type[Choice[Any]], str] = {
    SendVillager: mark("Which villager of the road goes to the Countess?"),
    GiveUp: mark("Which card do you give up?"),
    LayOnStack: mark("On which stack do you lay the card you give up?"),
    TakeBasic: mark("Which basic villager do you take?"),
    ChooseReplaced: mark("Apprentice: which covered villager does it replace?"),
    ChooseSide: mark("Founders: which side up?"),
    ChooseSmuggled: mark("Smuggler: half the Gold of which villager?"),
    UseJester: mark("Use the Jester on an event, or keep it?"),
    ChooseEvent: mark("Which event is resolved next?"),
    LoseToCountess: mark("Betrayer: which villager goes over to the Countess?"),
    LoseVillager: mark("Arrest: which villager is discarded?"),
    LoseCard: mark("Abduction: which card of your hand is discarded?"),
    PayProtection: mark("Protection Money: for which villager do you pay the Countess?"),
    Conscript: mark("Conscription: from which stack, or from the reserve, does the Countess take a card?"),
    SpendJester: mark("It Was You! Which other event does the Jester discard?"),
}


def prompt(state: Villagers, say: Language) -> str:
    """What the seat on turn is asked."""
    return question(state, QUESTIONS, ASKED, say)


def _draft_villager(state: Villagers, choice: DraftVillager, say: Language) -> str:
    return say("Draft a villager ({count} to go)", count=state.to_draft[choice.seat])


def _lay_coin(state: Villagers, _choice: LayCoin, say: Language) -> str:
    gold = told(say, GOLD, state.components.arrival_coin)
    return say("Lay {gold} of the bank on a villager who is to stay, or lay no coin", gold=gold)


def _build(state: Villagers, _choice: Build, say: Language) -> str:
    left = told(say, EXCHANGES, state.exchanges_left)
    if not state.build_left:
        return say("Build: your limit is reached, {left}", left=left)
    people = told(say, PEOPLE, state.build_left)
    return say("Build: place up to {people}, {left}", people=people, left=left)


def _choose_place(_state: Villagers, choice: ChoosePlace, say: Language) -> str:
    return say("{villager}: on which card?", villager=say(VILLAGERS[choice.kind]))


def _choose_monk_place(_state: Villagers, choice: ChooseMonkPlace, say: Language) -> str:
    return say("Monk as {role}: on which card?", role=say(A_VILLAGER[choice.lowest]))


def _unlock(state: Villagers, choice: Unlock, say: Language) -> str:
    key = say(VILLAGERS[state.components.key[choice.kind]])
    return say("{villager}: how do you open the padlock? Key: {key}", villager=say(VILLAGERS[choice.kind]), key=key)


def _lower_or_pay(_state: Villagers, choice: LowerOrPay, say: Language) -> str:
    if choice.event == EventCard.RATS:
        return say("Rats: draft one villager less, or pay?")
    return say("Arson: place one villager less, or pay?")


ASKED: dict[type[Choice[Any]], Asker] = {
    DraftVillager: _draft_villager,
    LayCoin: _lay_coin,
    Build: _build,
    ChoosePlace: _choose_place,
    ChooseMonkPlace: _choose_monk_place,
    Unlock: _unlock,
    LowerOrPay: _lower_or_pay,
}
