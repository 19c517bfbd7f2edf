"""The rules of one game as everyone outside its folder sees them, and how a new game of it begins."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from bourgade.core.block import Block
from bourgade.core.chance import Chance, chance_for
from bourgade.core.components import Catalogue
from bourgade.core.edition import Edition, load_edition
from bourgade.core.errors import BadEdition, BadOption
from bourgade.core.event import Event, Kind
from bourgade.core.language import Language
from bourgade.core.picture import Offer, Picture
from bourgade.core.score import Rival, Sheet, Standing
from bourgade.core.state import State
from bourgade.core.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
Options = dict[str, str]
Run = tuple[str, Callable[[tuple[int, ...], Language], str]]
"""A sentence about several `{things}`, and what each is called in it, by the values of its event."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its name, the values it may have (the first is the default), and why."""

    name: str
    values: tuple[str, ...]
    help: str
    is_alone: bool = False
    """Whether it matters only to who plays alone."""


@dataclass(frozen=True)
class Words:
    """What a game says to people, in the language asked for."""

    prompt: Callable[[Any, Language], str]
    """What the seat on turn is asked."""
    move: Callable[[Any, int, list[str], Language], str]
    """What one of its actions means here, with its price and the names of the seats."""
    warning: Callable[[Any, int, Language], str]
    """What the action brings about that a player might overlook; empty when nothing."""
    event: Callable[[Event, list[str], Language], str]
    """What has happened, with the names of the seats."""
    score_lines: dict[str, str]
    """The title of every line of the score sheet."""
    rule: Callable[[Any, Language], str]
    """The rule behind the question that waits, in two or three sentences."""
    blocks: Callable[[dict[str, Any], list[str], Language], list[Block]]
    """The places of the board in text, drawn from a view."""
    spot: Callable[[int], str]
    """The id of the place on the board that stands for an action, empty for a button."""
    picture: Callable[[dict[str, Any], list[Offer], list[str], Language], Picture]
    """The board for the browser, drawn from a view, with the moves offered."""
    runs: dict[Kind, Run] = field(default_factory=dict)
    """Events that are told in one sentence when several follow each other."""
    heralds: dict[Kind, Kind] = field(default_factory=dict)
    """Events that go without saying when another one, of the same seat and about the same, comes at once."""


def nobody(_state: object) -> list[Rival]:
    """The rivals in a game that is played from its seats alone."""
    return []


@dataclass(frozen=True)
class Rules(Generic[S]):
    """Everything there is to know about one game.

    >>> import bourgade
    >>> game = bourgade.game("village")
    >>> state = game.new(seats=2, seed=1)
    >>> game.notation(state.legal()[0])
    'take grain brown'
    """

    name: str
    title: str
    blurb: str
    """The game in half a line, marked for translation."""
    length: str
    """How long it lasts, likewise."""
    version: int
    fewest: int
    most: int
    vocabulary: Vocabulary
    catalogue: Catalogue
    streams: type[Any]
    begin: Callable[[int, Chance, Options, Edition | None], S]
    show: Callable[[S, int], dict[str, Any]]
    imagine: Callable[[S, int, Chance], S]
    score: Callable[[S, int], Sheet]
    rank: Callable[[S], list[Standing]]
    value: Callable[[S, int], float]
    words: Words
    options: tuple[Option, ...] = ()
    oppose: Callable[[S], list[Rival]] = nobody

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Options | None = None,
        edition: Edition | Path | str | None = None,
        chance: Chance | None = None,
        heard: list[Event] | None = None,
    ) -> S:
        """A new game, up to its first decision. Without a seed it is drawn at random; `heard` collects the events."""
        count = self._seats(self.most if seats is None else seats)
        luck = chance if chance is not None else self.chance(new_seed() if seed is None else seed)
        state = self.begin(count, luck, self.complete(options), self.edition(edition))
        state.heard = heard
        state.advance()
        return state

    def chance(self, seed: int) -> Chance:
        """The chance that a seed stands for."""
        if type(seed) is not int or seed < 0:
            raise BadOption(f"the seed {seed!r} is no whole number of 0 or more")
        return chance_for(self.streams, seed)

    def notation(self, action: int) -> str:
        """An action in writing."""
        return self.vocabulary.notation(action)

    def parse(self, text: str) -> int:
        """The action that a notation stands for."""
        return self.vocabulary.parse(text)

    def view(self, state: S, seat: int | None = None) -> dict[str, Any]:
        """What one seat may see, or (without a seat) a spectator, as JSON."""
        return self.show(state, -1 if seat is None else self._seat(state, seat))

    def has_secrets(self, state: S, seat: int) -> bool:
        """Whether a seat sees more than a spectator does."""
        return {**self.view(state, seat), "seat": -1} != {**self.view(state), "seat": -1}

    def sheet(self, state: S, seat: int) -> Sheet:
        """The score sheet of a seat as if the game ended now."""
        return self.score(state, self._seat(state, seat))

    def standings(self, state: S) -> list[Standing]:
        """The seats from first to last, with shared places."""
        return self.rank(state)

    def rivals(self, state: S) -> list[Rival]:
        """The score sheets of those who play without a seat, as if the game ended now."""
        return self.oppose(state)

    def totals(self, state: S) -> tuple[int, ...]:
        """The points of all seats, and behind them those of the rivals, as if the game ended now."""
        sheets = [self.score(state, seat)["total"] for seat in range(state.seats)]
        return (*sheets, *[rival["total"] for rival in self.oppose(state)])

    def complete(self, options: Options | None) -> Options:
        """The options of a game with their defaults filled in; an unknown one is an error."""
        known = {option.name: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise BadOption(f"{self.title} has no option {name!r}; its options are: {allowed}")
            if value not in known[name].values:
                allowed = ", ".join(known[name].values)
                raise BadOption(f"the option {name} cannot be {value!r}; it may be {allowed}")
        return {name: (options or {}).get(name, option.values[0]) for name, option in known.items()}

    def edition(self, edition: Edition | Path | str | None) -> Edition | None:
        """The edition itself, read from its file if need be, and checked to be one of this game."""
        found = load_edition(edition) if isinstance(edition, str | Path) else edition
        if found is not None and found.game != self.name:
            raise BadEdition(f"the edition {found.name!r} is for {found.game!r}, not for {self.name!r}")
        return found

    def _seats(self, seats: int) -> int:
        if type(seats) is not int or not self.fewest <= seats <= self.most:
            raise BadOption(f"{self.title} is for {self.fewest} to {self.most} seats, not {seats!r}")
        return seats

    def _seat(self, state: S, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise BadOption(f"there is no seat {seat!r}: seats are 0 to {state.seats - 1}")
        return seat


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(62)
