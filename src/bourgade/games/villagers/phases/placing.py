"""Placing one villager: its place, its padlock, and then it lies in the village."""

from __future__ import annotations

from bourgade.core.step import Choice, Step
from bourgade.games.villagers import events
from bourgade.games.villagers.components import NONE, TABLE
from bourgade.games.villagers.phases.padlocks import Unlock
from bourgade.games.villagers.phases.village import name_place, named_place, place, places
from bourgade.games.villagers.state import NOBODY, Villagers


def put_on_square(state: Villagers, seat: int, kind: int) -> None:
    """A villager on the Village Square is about to be placed."""
    state.players[seat].square.append(kind)
    state.tell(events.VILLAGER_SHOWN, seat, kind)
    if state.components.placed_on[kind] == TABLE:
        unlock_and_lay(state, seat, kind, NOBODY)
    else:
        state.push(ChoosePlace(seat, kind))


class ChoosePlace(Choice[Villagers]):
    """On which card the villager is laid."""

    __slots__ = ("kind",)
    FIELDS = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def actions(self, state: Villagers) -> list[int]:
        role = state.components.placed_on[self.kind]
        return [name_place(state, self.seat, card) for card in places(state, self.seat, role)]

    def take(self, state: Villagers, action: int) -> None:
        unlock_and_lay(state, self.seat, self.kind, named_place(state, self.seat, action))


def unlock_and_lay(state: Villagers, seat: int, kind: int, beneath: int) -> None:
    """Open the padlock if there is one, then lay the villager down."""
    if state.components.key[kind] == NONE:
        lay_from_square(state, seat, kind, beneath)
    else:
        state.then(Unlock(seat, kind), LayFromSquare(seat, kind, beneath))


class LayFromSquare(Step[Villagers]):
    """An unlocked villager is laid down."""

    __slots__ = ("beneath", "kind")
    FIELDS = ("seat", "kind", "beneath")

    def __init__(self, seat: int, kind: int, beneath: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.beneath = beneath

    def happen(self, state: Villagers) -> None:
        lay_from_square(state, self.seat, self.kind, self.beneath)


def lay_from_square(state: Villagers, seat: int, kind: int, beneath: int) -> None:
    """A villager goes from the Village Square to its place."""
    state.players[seat].square.remove(kind)
    place(state, seat, kind, beneath)
