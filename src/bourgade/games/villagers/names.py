"""The names of things in Villagers as they stand in a sentence."""

from __future__ import annotations

from bourgade.core.amounts import Forms
from bourgade.core.amounts import told as told  # the board asks here
from bourgade.core.language import Language, mark
from bourgade.games.villagers.ids import Counted, Owner, Pile, Villager, When

THE_COUNTESS = mark("The Countess")

# The tables stand in the order of the ids they name.

SUITS = (
    mark("Grain"),
    mark("Wood"),
    mark("Hay"),
    mark("Ore"),
    mark("Grape"),
    mark("Wool"),
    mark("Leather"),
    mark("Solitary"),
    mark("Special"),
)

VILLAGERS = (
    mark("Brewer"),
    mark("Poulterer"),
    mark("Swineherd"),
    mark("Truffler"),
    mark("Lumberjack"),
    mark("Carpenter"),
    mark("Cooper"),
    mark("Shipwright"),
    mark("Wheeler"),
    mark("Cartwright"),
    mark("Wood Carver"),
    mark("Log Rafter"),
    mark("Hayer"),
    mark("Thatcher"),
    mark("Bed Builder"),
    mark("Grazier"),
    mark("Milk Maid"),
    mark("Fromager"),
    mark("Peddler"),
    mark("Horse Trader"),
    mark("Ore Muler"),
    mark("Miner"),
    mark("Blacksmith"),
    mark("Glass Blower"),
    mark("Mason"),
    mark("Seeker"),
    mark("Spelunker"),
    mark("Jeweler"),
    mark("Locksmith"),
    mark("Graper"),
    mark("Vintner"),
    mark("Wine Trader"),
    mark("Shepherd"),
    mark("Spinner"),
    mark("Weaver"),
    mark("Tailor"),
    mark("Tanner"),
    mark("Saddler"),
    mark("Cobbler"),
    mark("Harvester"),
    mark("Hunter"),
    mark("Chandler"),
    mark("Wattler"),
    mark("Fisher"),
    mark("Beekeeper"),
    mark("Grocer"),
    mark("Freemason"),
    mark("Priest"),
    mark("Agent"),
    mark("Monk"),
    mark("Apprentice"),
    mark("Tinner"),
    mark("Smuggler"),
    mark("Founders"),
    mark("Founders"),
    mark("Countess"),
    mark("Countess"),
)

A_VILLAGER = (
    mark("a Brewer"),
    mark("a Poulterer"),
    mark("a Swineherd"),
    mark("a Truffler"),
    mark("a Lumberjack"),
    mark("a Carpenter"),
    mark("a Cooper"),
    mark("a Shipwright"),
    mark("a Wheeler"),
    mark("a Cartwright"),
    mark("a Wood Carver"),
    mark("a Log Rafter"),
    mark("a Hayer"),
    mark("a Thatcher"),
    mark("a Bed Builder"),
    mark("a Grazier"),
    mark("a Milk Maid"),
    mark("a Fromager"),
    mark("a Peddler"),
    mark("a Horse Trader"),
    mark("an Ore Muler"),
    mark("a Miner"),
    mark("a Blacksmith"),
    mark("a Glass Blower"),
    mark("a Mason"),
    mark("a Seeker"),
    mark("a Spelunker"),
    mark("a Jeweler"),
    mark("a Locksmith"),
    mark("a Graper"),
    mark("a Vintner"),
    mark("a Wine Trader"),
    mark("a Shepherd"),
    mark("a Spinner"),
    mark("a Weaver"),
    mark("a Tailor"),
    mark("a Tanner"),
    mark("a Saddler"),
    mark("a Cobbler"),
    mark("a Harvester"),
    mark("a Hunter"),
    mark("a Chandler"),
    mark("a Wattler"),
    mark("a Fisher"),
    mark("a Beekeeper"),
    mark("a Grocer"),
    mark("a Freemason"),
    mark("a Priest"),
    mark("an Agent"),
    mark("a Monk"),
    mark("an Apprentice"),
    mark("a Tinner"),
    mark("a Smuggler"),
    mark("the Founders"),
    mark("the Founders"),
    mark("the Countess"),
    mark("the Countess"),
)

EVENTS = (
    mark("Sinister Banquet"),
    mark("Mood Swing"),
    mark("Black Market"),
    mark("Value Added Tax"),
    mark("Land Claim"),
    mark("Temporary Employment"),
    mark("Bribes"),
    mark("Serfdom"),
    mark("Customs"),
    mark("Guild Conspiracy"),
    mark("Betrayer"),
    mark("The Countess Bank"),
    mark("Dark Mood"),
    mark("It Was You!"),
    mark("Arson"),
    mark("Conscription"),
    mark("Tribute"),
    mark("Protection Money"),
    mark("Trade Network"),
    mark("Spy Network"),
    mark("Blackmail"),
    mark("Abduction"),
    mark("Arrest"),
    mark("Rats"),
)

EFFECTS = (
    mark("the bank pays the Countess {gold} for each Food symbol of hers"),
    mark("the next Summer event takes its place and acts at once"),
    mark("the bank pays you and the Countess for all Silver symbols"),
    mark("you pay the Countess {gold} for each of your uncovered Gold symbols"),
    mark("you pay the Countess {gold} for each of your basic villagers"),
    mark("the bank pays the Countess {gold} for each suit in your hand"),
    mark("her villager with the highest keyring gets as many coins as that keyring says"),
    mark("the cards you give up for basic villagers go to the Countess"),
    mark("you pay the Countess {gold} for each villager of your largest suit"),
    mark("each of her villagers with a keyring gets {gold}"),
    mark("one of your uncovered villagers goes over to the Countess"),
    mark("opening a padlock through the bank costs {gold}"),
    mark("{count} more Winter events come in its place"),
    mark("you have to use the Jester this round"),
    mark("you place one villager less, or pay {gold} to the bank"),
    mark("the Countess takes the top card of a stack or of the reserve, of your choice"),
    mark("you pay the Countess {gold} for each card in your hand"),
    mark("you pay the Countess, from your treasury, as much as lies on one of your villagers"),
    mark("the bank pays the Countess for her best Silver symbol"),
    mark("the bank pays the Countess for your best Silver symbol"),
    mark("the bank pays the Countess your highest uncovered Gold value"),
    mark("you discard a card of your hand"),
    mark("you discard an uncovered villager"),
    mark("you draft one villager less, or pay {gold} to the bank"),
)

PHASES = (mark("draft phase"), mark("build phase"), mark("event phase"), mark("at once"), mark("this round"))
"""When an event acts."""
"""What each event does."""

SPECIALS = {
    Villager.MONK: mark("stands in for any villager of a chain"),
    Villager.APPRENTICE: mark("takes the place of a covered villager, which you place"),
    Villager.TINNER: mark("discard: padlocks are free this turn"),
    Villager.SMUGGLER: mark("discard: half the Gold of one of your villagers"),
}
"""What the Specials do."""

GOLD: Forms = (mark("1 gold"), mark("{count} gold"))
FOOD: Forms = (mark("1 Food"), mark("{count} Food"))
HOUSES: Forms = (mark("1 House"), mark("{count} Houses"))
PEOPLE: Forms = (mark("1 villager"), mark("{count} villagers"))
CARDS: Forms = (mark("1 card"), mark("{count} cards"))
EXCHANGES: Forms = (mark("1 exchange left"), mark("{count} exchanges left"))

COUNTED: dict[Counted, Forms] = {
    Counted.FOOD: FOOD,
    Counted.HOUSES: HOUSES,
    Counted.GOLD: GOLD,
    Counted.GOLD_SYMBOLS: (mark("1 Gold symbol"), mark("{count} Gold symbols")),
    Counted.WOOD_GOLD: (
        mark("1 Gold printed on uncovered Wood villagers"),
        mark("{count} Gold printed on uncovered Wood villagers"),
    ),
    Counted.PADLOCKS: (mark("1 padlock"), mark("{count} padlocks")),
    Counted.COINS: (mark("1 coin"), mark("{count} coins")),
    Counted.MOST_COINS: (
        mark("1 coin on one villager of your choice"),
        mark("{count} coins on one villager of your choice"),
    ),
    Counted.GRAIN: (mark("1 Grain symbol"), mark("{count} Grain symbols")),
    Counted.WOOD: (mark("1 Wood symbol"), mark("{count} Wood symbols")),
    Counted.HAY: (mark("1 Hay symbol"), mark("{count} Hay symbols")),
    Counted.ORE: (mark("1 Ore symbol"), mark("{count} Ore symbols")),
    Counted.GRAPE: (mark("1 Grape symbol"), mark("{count} Grape symbols")),
    Counted.WOOL: (mark("1 Wool symbol"), mark("{count} Wool symbols")),
    Counted.LEATHER: (mark("1 Leather symbol"), mark("{count} Leather symbols")),
    Counted.SOLITARY: (mark("1 Solitary symbol"), mark("{count} Solitary symbols")),
    Counted.SPECIAL: (mark("1 Special symbol"), mark("{count} Special symbols")),
}
"""What Silver symbols pay for."""


def pile_name(say: Language, pile: int) -> str:
    """A stack by its number, or the reserve."""
    return say("the reserve") if pile == Pile.RESERVE else say("stack {number}", number=pile + 1)


def owner_name(say: Language, owner: int, names: list[str]) -> str:
    """The owner of a village, inside a sentence."""
    return say(A_VILLAGER[Villager.COUNTESS]) if owner == Owner.COUNTESS else names[owner]


def phase_name(say: Language, phase: str) -> str:
    """When an event acts, by its name in views."""
    return say(PHASES[When[phase.upper()]])


def effect(say: Language, event: int, amount: int) -> str:
    """What an event does, with the amount on it."""
    return say(EFFECTS[event], gold=told(say, GOLD, amount), count=amount)


def silver(say: Language, gold: int, counted: Counted, per: int) -> str:
    """What a Silver symbol pays."""
    return say("Silver: {things} = {gold}", things=told(say, COUNTED[counted], per), gold=told(say, GOLD, gold))
