"""Who begins: a seat chosen in the options, or one drawn at random."""

from __future__ import annotations

from bourgade.core.chance import Chance
from bourgade.core.errors import BadOption
from bourgade.core.language import mark
from bourgade.core.rules import Option

DRAWN = "random"


def first_player_option(most: int) -> Option:
    """The option of a game for so many players at most."""
    seats = tuple(str(number) for number in range(1, most + 1))
    return Option("first_player", (DRAWN, *seats), mark("the seat that begins, or drawn at random"))


def first_player(chosen: str, seats: int, chance: Chance, stream: int) -> int:
    """The seat that begins, for a value of the option."""
    if chosen == DRAWN:
        return chance.below(stream, seats)
    if int(chosen) > seats:
        raise BadOption(f"the option first_player cannot be {chosen!r} with {seats} seats")
    return int(chosen) - 1
