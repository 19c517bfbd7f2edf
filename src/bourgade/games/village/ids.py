"""The ids of everything printed; most of them are the domains of moves."""

from __future__ import annotations

from enum import IntEnum


class Space(IntEnum):
    """Where an action is taken, and its cubes."""

    GRAIN = 0
    FAMILY = 1
    CRAFTS = 2
    MARKET = 3
    TRAVEL = 4
    COUNCIL = 5
    CHURCH = 6


class Cube(IntEnum):
    """The five kinds of cubes: four influences and the plague."""

    ORANGE = 0
    GREEN = 1
    BROWN = 2
    PINK = 3
    PLAGUE = 4


class Colour(IntEnum):
    """The cubes that are influence, with the numbers they have in `Cube`."""

    ORANGE = 0
    GREEN = 1
    BROWN = 2
    PINK = 3


class Good(IntEnum):
    """The goods a farm can own."""

    SCROLL = 0
    HORSE = 1
    PLOUGH = 2
    OX = 3
    WAGON = 4


class Building(IntEnum):
    """Where goods and grain are made."""

    WAINWRIGHT = 0
    STABLES = 1
    LIBRARY = 2
    SMITHY = 3
    MILL = 4


class City(IntEnum):
    """The cities, reached by the roads."""

    CITY_A = 0
    CITY_B = 1
    CITY_C = 2
    CITY_D = 3
    CITY_E = 4
    CITY_F = 5


class Level(IntEnum):
    """The levels of the council chamber."""

    LEVEL_1 = 0
    LEVEL_2 = 1
    LEVEL_3 = 2
    LEVEL_4 = 3


class Window(IntEnum):
    """The windows of the church."""

    WINDOW_1 = 0
    WINDOW_2 = 1
    WINDOW_3 = 2
    WINDOW_4 = 3


class Stall(IntEnum):
    """The stalls of the market."""

    STALL_1 = 0
    STALL_2 = 1
    STALL_3 = 2
    STALL_4 = 3
    STALL_5 = 4


class Generation(IntEnum):
    """Which generation of a family a member belongs to."""

    N1 = 0
    N2 = 1
    N3 = 2
    N4 = 3


class Coins(IntEnum):
    """How many coins stand in for cubes."""

    N0 = 0
    N1 = 1
    N2 = 2
    N3 = 3
    N4 = 4
    N5 = 5
    N6 = 6


class Profession(IntEnum):
    """What a member did in life; the chronicle has spaces for each."""

    COUNCIL = 0
    CRAFTS = 1
    TRAVEL = 2
    CHURCH = 3
    FARM = 4


class Place(IntEnum):
    """Everywhere a family member can be; up to `WINDOW_4` the places are visible."""

    FARM = 0
    WAINWRIGHT = 1
    STABLES = 2
    LIBRARY = 3
    SMITHY = 4
    CITY_A = 5
    CITY_B = 6
    CITY_C = 7
    CITY_D = 8
    CITY_E = 9
    CITY_F = 10
    LEVEL_1 = 11
    LEVEL_2 = 12
    LEVEL_3 = 13
    LEVEL_4 = 14
    WINDOW_1 = 15
    WINDOW_2 = 16
    WINDOW_3 = 17
    WINDOW_4 = 18
    BAG = 19
    UNBORN = 20
    CHRONICLE_COUNCIL = 21
    CHRONICLE_CRAFTS = 22
    CHRONICLE_TRAVEL = 23
    CHRONICLE_CHURCH = 24
    CHRONICLE_FARM = 25
    GRAVE = 26
    REMOVED = 27
