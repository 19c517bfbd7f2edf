"""What the seven actions of the village have in common."""

from __future__ import annotations

from bourgade.games.village.state import Village


class Action:
    """One of the seven actions."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        """Whether at least one option can be carried out and changes something (V-262)."""
        raise NotImplementedError

    def begin(self, state: Village, seat: int) -> None:
        """Start the action: its decisions go on the agenda."""
        raise NotImplementedError
