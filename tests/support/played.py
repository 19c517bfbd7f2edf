"""A position in play: moves in notation, what is offered, and what has happened; the games add how one is drawn."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from bourgade import Rules, State
from bourgade.core.event import Event
from bourgade.core.step import Step

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    """A state of one game, and the events that it has told."""

    rules: ClassVar[Rules[Any]]
    state: S
    events: list[Event]

    def step(self, *steps: Step[S]) -> Self:
        """Let these steps happen up to the next decision."""
        self.state.then(*steps)
        self.state.advance()
        return self

    def play(self, *moves: str) -> Self:
        """Play moves in notation."""
        for move in moves:
            self.state.play(self.rules.parse(move))
        return self

    @property
    def moves(self) -> list[str]:
        """The moves offered now, in notation."""
        return [self.rules.notation(action) for action in self.state.legal()]

    def offers(self, move: str) -> bool:
        """Whether a move is offered now."""
        return self.rules.parse(move) in self.state.legal()

    @property
    def seat(self) -> int:
        """Whose decision it is, -1 when nothing is asked."""
        return self.state.seat

    def happened(self) -> list[str]:
        """The names of the events so far."""
        return [event.kind.name for event in self.events]

    def lines(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat, line by line."""
        return self.rules.sheet(self.state, seat)["lines"]
