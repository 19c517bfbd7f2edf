"""The names of things in Village as they stand in a sentence, and prices made of them."""

from __future__ import annotations

from collections.abc import Iterable

from bourgade.core.amounts import Amount, Forms, listed
from bourgade.core.language import Language, mark
from bourgade.games.village.ids import Place

# The tables stand in the order of the ids they name.

CITIES = ("Aubrac", "Brenne", "Corvel", "Dampré", "Estrée", "Fontenay")

SPACES = (
    mark("Harvest"),
    mark("Family"),
    mark("Crafts"),
    mark("Market"),
    mark("Travel"),
    mark("Council"),
    mark("Church"),
)
FROM_SPACE = (
    mark("from the harvest"),
    mark("from the family space"),
    mark("from the crafts space"),
    mark("from the market"),
    mark("from the travel space"),
    mark("from the council"),
    mark("from the church"),
)
BUILDINGS = (mark("Wainwright"), mark("Stables"), mark("Library"), mark("Smithy"), mark("Mill"))
PROFESSIONS = (mark("Council"), mark("Crafts"), mark("Travel"), mark("Church"), mark("Farm"))

A_CUBE = (
    mark("an orange cube"),
    mark("a green cube"),
    mark("a brown cube"),
    mark("a pink cube"),
    mark("a plague cube"),
)
A_GOOD = (mark("a scroll"), mark("a horse"), mark("a plough"), mark("an ox"), mark("a wagon"))

CUBES: tuple[Forms, ...] = (
    (mark("1 orange cube"), mark("{count} orange cubes")),
    (mark("1 green cube"), mark("{count} green cubes")),
    (mark("1 brown cube"), mark("{count} brown cubes")),
    (mark("1 pink cube"), mark("{count} pink cubes")),
)
GOODS: tuple[Forms, ...] = (
    (mark("1 scroll"), mark("{count} scrolls")),
    (mark("1 horse"), mark("{count} horses")),
    (mark("1 plough"), mark("{count} ploughs")),
    (mark("1 ox"), mark("{count} oxen")),
    (mark("1 wagon"), mark("{count} wagons")),
)
GRAIN: Forms = (mark("1 grain"), mark("{count} grain"))
COINS: Forms = (mark("1 coin"), mark("{count} coins"))
TIME: Forms = (mark("1 time"), mark("{count} time"))
PRESTIGE: Forms = (mark("1 prestige"), mark("{count} prestige"))
POINTS: Forms = (mark("1 point"), mark("{count} points"))
EQUAL_CUBES: Forms = (mark("1 cube"), mark("{count} cubes of one colour"))
CHOSEN_CUBES: Forms = (mark("1 cube of your choice"), mark("{count} cubes of your choice"))
CHOSEN_GOODS: Forms = (mark("1 good of your choice"), mark("{count} goods of your choice"))

WHERE = {
    Place.FARM: mark("on the farm"),
    Place.WAINWRIGHT: mark("at the wainwright's"),
    Place.STABLES: mark("at the stables"),
    Place.LIBRARY: mark("at the library"),
    Place.SMITHY: mark("at the smithy"),
    Place.BAG: mark("in the black bag"),
}


def where(say: Language, place: int) -> str:
    """Where a living member is."""
    if Place.CITY_A <= place <= Place.CITY_F:
        return say("in {city}", city=CITIES[place - Place.CITY_A])
    if Place.LEVEL_1 <= place <= Place.LEVEL_4:
        return say("on level {level} of the council", level=place - Place.LEVEL_1 + 1)
    if Place.WINDOW_1 <= place <= Place.WINDOW_4:
        return say("at window {window} of the church", window=place - Place.WINDOW_1 + 1)
    return say(WHERE[Place(place)])


def price(say: Language, *amounts: Amount) -> str:
    """What something costs."""
    return listed(say, *amounts) or say("free")


def in_cubes(costs: Iterable[int]) -> list[Amount]:
    """A cost in influence cubes, colour by colour."""
    return list(zip(CUBES, costs, strict=True))


def in_goods(counts: Iterable[int]) -> list[Amount]:
    """Goods, kind by kind."""
    return list(zip(GOODS, counts, strict=True))
