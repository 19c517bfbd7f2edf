"""A step is something that happens; a choice is a step that one seat must answer.

Both are small and never change: all progress lives in the state, and they wait on its agenda.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from bourgade.core.state import State

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """Something that happens, to one seat or (seat -1) to all."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat

    def happen(self, state: S) -> None:
        """Change the state; further steps may be pushed on its agenda."""
        raise NotImplementedError


class Choice(Step[S]):
    """A step that waits for one seat. `actions` is the only definition of what is legal."""

    __slots__ = ()

    def actions(self, state: S) -> list[int]:
        """Every action the seat may answer with; asking changes nothing."""
        raise NotImplementedError

    def take(self, state: S, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def happen(self, state: S) -> None:
        """Ask the seat, unless there is only one answer: then that one is taken."""
        state.seal_for(self.seat)
        actions = self.actions(state)
        if len(actions) == 1:
            self.take(state, actions[0])
        else:
            state.ask(self, actions)


class SecretChoice(Choice[S]):
    """A choice among answers that only its seat can count: one alone is asked for too, lest that be told to all."""

    __slots__ = ()

    def is_open(self, state: S) -> bool:
        """Whether everybody can tell that there is one answer."""
        raise NotImplementedError

    def happen(self, state: S) -> None:
        """Ask the seat, unless all know that there is only one answer."""
        if self.is_open(state):
            super().happen(state)
        else:
            state.seal_for(self.seat)
            state.ask(self, self.actions(state))
