"""What the home page needs: the covers of the games, and the seats of the table to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bourgade.core.language import mark
from bourgade.games import game, games

FEWEST, MOST = 2, 4


@dataclass(frozen=True)
class Ticket:
    """A table that this browser knows. `state` is your_turn, in_play, waiting, watching or over."""

    link: str
    title: str
    names: tuple[str, ...]
    state: str


@dataclass(frozen=True)
class Place:
    """A seat of the form: `kind` is here, link or bot."""

    number: int
    name: str
    kind: str
    level: str


@dataclass(frozen=True)
class Setup:
    """What was filled in before the form was refused."""

    game: str
    count: int
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Cover:
    """A game on the shelf; one that is not ready cannot be chosen."""

    name: str
    title: str
    blurb: str
    length: str
    fewest: int
    most: int
    is_ready: bool = False
    is_picked: bool = False


SHELF = (
    Cover("village", "Village", mark("Four generations, one chronicle."), mark("60 to 90 min"), 2, 4),
    Cover("my_village", "My Village", mark("Dice, and a village of your own."), mark("90 min"), 2, 4),
    Cover("orleans", "Orléans", mark("Followers in a bag, a city on the Loire."), mark("90 min"), 2, 4),
    Cover("villagers", "Villagers", mark("Meet them on the road, house them well."), mark("30 to 60 min"), 1, 5),
)
KINDS = (
    ("here", "i-member", mark("here")),
    ("link", "i-link", mark("by link")),
    ("bot", "i-bot", mark("bot")),
)
FAMILY_NAMES = (
    mark("family of the hood"),
    mark("family of the straw hat"),
    mark("family of the feather"),
    mark("family of the veil"),
)


def entrance(levels: Sequence[str], setup: Setup | None) -> dict[str, Any]:
    """The values of the home page that depend on what was filled in."""
    filled = setup or Setup(games()[0], 3, first_places(levels))
    return {
        "covers": [_cover(cover, filled.game) for cover in SHELF],
        "seats": filled.places,
        "count_chosen": filled.count,
        "fewest": FEWEST,
        "most": MOST,
        "kinds": KINDS,
        "family_names": FAMILY_NAMES,
        "options": game(filled.game).options if filled.game in games() else (),
    }


def first_places(levels: Sequence[str]) -> tuple[Place, ...]:
    """You, and bots for the others."""
    names = ("Aline", "Odile", "Anselm", "Thibault")
    best = levels[-1] if levels else ""
    return tuple(Place(at, name, "here" if at == 1 else "bot", best) for at, name in enumerate(names, 1))


def _cover(cover: Cover, picked: str) -> Cover:
    is_ready = cover.name in games()
    rules = game(cover.name) if is_ready else None
    return Cover(
        cover.name,
        rules.title if rules else cover.title,
        cover.blurb,
        cover.length,
        rules.fewest if rules else cover.fewest,
        rules.most if rules else cover.most,
        is_ready,
        cover.name == picked,
    )
