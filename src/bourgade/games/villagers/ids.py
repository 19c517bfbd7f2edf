"""The ids of everything printed; most of them are the domains of moves."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    """What the back of a villager shows."""

    GRAIN = 0
    WOOD = 1
    HAY = 2
    ORE = 3
    GRAPE = 4
    WOOL = 5
    LEATHER = 6
    SOLITARY = 7
    SPECIAL = 8


class Villager(IntEnum):
    """Every villager, suit by suit; then the first cards of the villages, side by side."""

    BREWER = 0
    POULTERER = 1
    SWINEHERD = 2
    TRUFFLER = 3
    LUMBERJACK = 4
    CARPENTER = 5
    COOPER = 6
    SHIPWRIGHT = 7
    WHEELER = 8
    CARTWRIGHT = 9
    WOOD_CARVER = 10
    LOG_RAFTER = 11
    HAYER = 12
    THATCHER = 13
    BED_BUILDER = 14
    GRAZIER = 15
    MILK_MAID = 16
    FROMAGER = 17
    PEDDLER = 18
    HORSE_TRADER = 19
    ORE_MULER = 20
    MINER = 21
    BLACKSMITH = 22
    GLASS_BLOWER = 23
    MASON = 24
    SEEKER = 25
    SPELUNKER = 26
    JEWELER = 27
    LOCKSMITH = 28
    GRAPER = 29
    VINTNER = 30
    WINE_TRADER = 31
    SHEPHERD = 32
    SPINNER = 33
    WEAVER = 34
    TAILOR = 35
    TANNER = 36
    SADDLER = 37
    COBBLER = 38
    HARVESTER = 39
    HUNTER = 40
    CHANDLER = 41
    WATTLER = 42
    FISHER = 43
    BEEKEEPER = 44
    GROCER = 45
    FREEMASON = 46
    PRIEST = 47
    AGENT = 48
    MONK = 49
    APPRENTICE = 50
    TINNER = 51
    SMUGGLER = 52
    FOUNDERS = 53
    FOUNDERS_FOOD = 54
    COUNTESS = 55
    COUNTESS_PLAIN = 56


class Basic(IntEnum):
    """The villagers one can have in exchange."""

    LUMBERJACK = 0
    HAYER = 1
    MINER = 2


class Base(IntEnum):
    """Who can carry other villagers."""

    FOUNDERS = 0
    SWINEHERD = 1
    LUMBERJACK = 2
    WHEELER = 3
    HAYER = 4
    GRAZIER = 5
    MILK_MAID = 6
    MINER = 7
    SEEKER = 8
    SPELUNKER = 9
    GRAPER = 10
    VINTNER = 11
    SHEPHERD = 12
    SPINNER = 13
    WEAVER = 14
    TANNER = 15
    MONK = 16
    APPRENTICE = 17


class Key(IntEnum):
    """Whose key opens padlocks."""

    BREWER = 0
    CARPENTER = 1
    COOPER = 2
    SHIPWRIGHT = 3
    CARTWRIGHT = 4
    BLACKSMITH = 5
    GLASS_BLOWER = 6
    HARVESTER = 7
    HUNTER = 8
    CHANDLER = 9


class Copy(IntEnum):
    """The first villager of a kind in a village, the second, and so on, from the oldest on."""

    N1 = 0
    N2 = 1
    N3 = 2
    N4 = 3
    N5 = 4
    N6 = 5
    N7 = 6
    N8 = 7
    N9 = 8
    N10 = 9


class Pair(IntEnum):
    """The first or the second of a kind in a village."""

    N1 = 0
    N2 = 1


class Owner(IntEnum):
    """Whose village it is."""

    SEAT_1 = 0
    SEAT_2 = 1
    SEAT_3 = 2
    SEAT_4 = 3
    SEAT_5 = 4
    COUNTESS = 5


class Side(IntEnum):
    """The two sides of the Founders."""

    GOLD = 0
    FOOD = 1


class Slot(IntEnum):
    """The places of the road."""

    N1 = 0
    N2 = 1
    N3 = 2
    N4 = 3
    N5 = 4
    N6 = 5


class Pile(IntEnum):
    """Where villagers lie face down."""

    STACK_1 = 0
    STACK_2 = 1
    STACK_3 = 2
    STACK_4 = 3
    STACK_5 = 4
    STACK_6 = 5
    RESERVE = 6


class Level(IntEnum):
    """How hard the Countess is to beat."""

    BEGINNER = 0
    NORMAL = 1
    HARD = 2


class EventCard(IntEnum):
    """The solo events: twelve of summer, twelve of winter."""

    SINISTER_BANQUET = 0
    MOOD_SWING = 1
    BLACK_MARKET = 2
    VALUE_ADDED_TAX = 3
    LAND_CLAIM = 4
    TEMPORARY_EMPLOYMENT = 5
    BRIBES = 6
    SERFDOM = 7
    CUSTOMS = 8
    GUILD_CONSPIRACY = 9
    BETRAYER = 10
    THE_COUNTESS_BANK = 11
    DARK_MOOD = 12
    IT_WAS_YOU = 13
    ARSON = 14
    CONSCRIPTION = 15
    TRIBUTE = 16
    PROTECTION_MONEY = 17
    TRADE_NETWORK = 18
    SPY_NETWORK = 19
    BLACKMAIL = 20
    ABDUCTION = 21
    ARREST = 22
    RATS = 23


class Counted(IntEnum):
    """What can be counted in a village."""

    FOOD = 0
    HOUSES = 1
    GOLD = 2
    GOLD_SYMBOLS = 3
    WOOD_GOLD = 4
    PADLOCKS = 5
    COINS = 6
    MOST_COINS = 7
    GRAIN = 8
    WOOD = 9
    HAY = 10
    ORE = 11
    GRAPE = 12
    WOOL = 13
    LEATHER = 14
    SOLITARY = 15
    SPECIAL = 16


class When(IntEnum):
    """When an event acts."""

    DRAFT = 0
    BUILD = 1
    EVENT = 2
    REVEAL = 3
    ROUND = 4
