"""What the home page needs: the covers of the games, and the seats of the table to be opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bourgade.core.language import mark
from bourgade.core.rules import Rules
from bourgade.games import COMING, game, games

NAMES = ("Aline", "Odile", "Anselm", "Thibault", "Berthe")
"""What the people at the table are called until they say otherwise."""
MOST = len(NAMES)


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
    mark("family of the kerchief"),
)


def entrance(levels: Sequence[str], setup: Setup | None) -> dict[str, Any]:
    """The values of the home page that depend on what was filled in."""
    filled = setup or Setup(games()[0], 3, first_places(levels))
    shelf = [game(name) for name in games()]
    return {
        "covers": [*[_cover(rules, filled.game) for rules in shelf], *coming()],
        "seats": filled.places,
        "count_chosen": filled.count,
        "counts": range(min(rules.fewest for rules in shelf), max(rules.most for rules in shelf) + 1),
        "kinds": KINDS,
        "family_names": FAMILY_NAMES,
        "shelf": shelf,
    }


def first_places(levels: Sequence[str]) -> tuple[Place, ...]:
    """You, and bots for the others."""
    best = levels[-1] if levels else ""
    return tuple(Place(at, name, "here" if at == 1 else "bot", best) for at, name in enumerate(NAMES, 1))


def coming() -> list[Cover]:
    """The covers of the games that are still being built."""
    return [
        Cover(later.name, later.title, later.blurb, mark("being built"), later.fewest, later.most)
        for later in COMING
        if later.name not in games()
    ]


def _cover(rules: Rules[Any], picked: str) -> Cover:
    return Cover(
        rules.name, rules.title, rules.blurb, rules.length, rules.fewest, rules.most, True, rules.name == picked
    )
