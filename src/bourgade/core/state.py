"""The state of a game: the agenda of steps, the choice that waits for an answer, and playing on."""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar

from bourgade.core.chance import Chance
from bourgade.core.errors import GameOver, IllegalAction
from bourgade.core.event import Event, Kind
from bourgade.core.step import Choice, Step
from bourgade.core.vocabulary import Vocabulary


class State:
    """What every game's state has in common. A game adds its pieces, `clone`, and questions about them."""

    __slots__ = ("agenda", "chance", "choice", "heard", "options", "round", "seals", "seat", "seats", "vocabulary")
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "agenda", "choice", "options", "seat", "round", "seals", "chance")

    def __init__(self, vocabulary: Vocabulary, seats: int, chance: Chance) -> None:
        self.vocabulary = vocabulary
        self.seats = seats
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.choice: Choice[Any] | None = None
        self.options: list[int] = []
        self.seat = -1
        self.round = 0
        self.seals = 0
        self.heard: list[Event] | None = None

    # --- for those who play ---

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.choice is None

    def legal(self) -> list[int]:
        """The actions that `seat` may choose from; empty when the game is over."""
        return self.options[:]

    def play(self, action: object) -> None:
        """Answer the choice that waits. An action that is not offered changes nothing and is an error."""
        choice = self.choice
        if choice is None:
            raise GameOver("the game is over: no move can be played")
        if type(action) is not int or action not in self.options:
            raise IllegalAction(self._refusal(action))
        self.choice = None
        self.options = []
        choice.take(self, action)
        self.advance()

    def clone(self) -> State:
        """An independent copy; nobody listens to it."""
        raise NotImplementedError

    def digest(self) -> str:
        """Sixteen hexadecimal digits that stand for everything in the state."""
        text = json.dumps(contents(self), separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    @property
    def seal(self) -> int:
        """A number that moves whenever an undo may no longer go back: a new seat, a draw, a secret shown."""
        return self.seals + self.chance.drawn

    # --- for the steps of a game ---

    def then(self, *steps: Step[Any]) -> None:
        """Let these steps happen next, the first one first."""
        self.agenda.extend(steps[::-1])

    def push(self, step: Step[Any]) -> None:
        """Let this step happen next."""
        self.agenda.append(step)

    def ask(self, choice: Choice[Any], actions: list[int]) -> None:
        """Wait until the seat of the choice has answered."""
        if not actions:
            raise AssertionError(f"{type(choice).__name__} offers nothing")
        self.choice = choice
        self.options = actions

    def advance(self) -> None:
        """Let steps happen until a seat has to choose or nothing is left to happen."""
        while self.choice is None and self.agenda:
            self.agenda.pop().happen(self)
        if self.choice is None:
            self.seal_for(-1)

    def seal_for(self, seat: int) -> None:
        """Give the floor to a seat; what another seat did before can no longer be undone."""
        if seat != self.seat:
            self.seat = seat
            self.seals += 1

    def reveal(self) -> None:
        """A secret has become known: nothing before it can be undone."""
        self.seals += 1

    def tell(self, kind: Kind, seat: int = -1, *values: int) -> None:
        """Report an event to whoever listens."""
        if self.heard is not None:
            self.heard.append(Event(kind, seat, values))

    def copy_frame(self, other: State) -> None:
        """Copy into this bare state what all games share."""
        self.agenda = other.agenda[:]
        self.choice = other.choice
        self.options = other.options
        self.seat = other.seat
        self.round = other.round
        self.seals = other.seals

    def _refusal(self, action: object) -> str:
        offered = [self.vocabulary.decode(option).notation for option in self.options[:4]]
        more = f" and {len(self.options) - 4} more" if len(self.options) > 4 else ""
        known = type(action) is int and 0 <= action < len(self.vocabulary)
        name = repr(self.vocabulary.notation(action)) if known else f"{action!r}"
        return f"{name} is not offered to seat {self.seat} now; legal are {', '.join(offered)}{more}"


def contents(thing: object) -> object:
    """Everything in a state, a step or a player as plain lists, by its FIELDS."""
    if isinstance(thing, list | tuple):
        return [contents(item) for item in thing]
    fields = getattr(type(thing), "FIELDS", None)
    if fields is None:
        return thing
    return [type(thing).__name__, *[contents(getattr(thing, field)) for field in fields]]
