"""The state: the agenda and its order, choices that are asked and those that are not, seals and digests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

import pytest

from bourgade.core.errors import GameOver, IllegalAction
from bourgade.core.event import Event
from bourgade.core.state import contents
from bourgade.core.step import Choice, Step
from support.toy import DRAW, LAID, LAY, RULES, SHOW, STOP, Stone, TakeTurn, Toy


class Note(Step[Toy]):
    """Writes its number down."""

    __slots__ = ("number",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def happen(self, state: Toy) -> None:
        state.hands[0].laid.append(self.number)


class Nested(Note):
    """Writes its number down after three other steps of its own."""

    __slots__ = ()

    def happen(self, state: Toy) -> None:
        state.then(Note(self.number + 1), Note(self.number + 2))
        state.push(Note(self.number + 3))


class Ask(Choice[Toy]):
    """Offers these actions, and writes the answer down."""

    __slots__ = ("offered",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "offered")

    def __init__(self, seat: int, offered: list[int]) -> None:
        super().__init__(seat)
        self.offered = offered

    def actions(self, state: Toy) -> list[int]:
        return self.offered[:]

    def take(self, state: Toy, action: int) -> None:
        state.hands[0].laid.append(100 + action)


def state_with(*steps: Step[Toy]) -> Toy:
    state = Toy(RULES.chance(1))
    state.then(*steps)
    state.advance()
    return state


# --- the agenda ---


def test_steps_happen_in_the_order_they_are_named() -> None:
    assert state_with(Note(1), Note(2), Note(3)).hands[0].laid == [1, 2, 3]


def test_steps_of_a_step_happen_before_what_comes_after_it_and_what_is_pushed_last_is_next() -> None:
    assert state_with(Note(1), Nested(10), Note(2)).hands[0].laid == [1, 13, 11, 12, 2]


def test_the_agenda_waits_while_a_choice_is_open() -> None:
    state = state_with(Note(1), Ask(0, [DRAW(), STOP()]), Note(2))
    assert state.hands[0].laid == [1]
    assert (state.over, state.seat, state.legal()) == (False, 0, [DRAW(), STOP()])
    state.play(STOP())
    assert state.hands[0].laid == [1, 100 + STOP(), 2]
    assert (state.over, state.seat, state.legal()) == (True, -1, [])


def test_a_choice_with_one_answer_is_taken_and_not_asked() -> None:
    state = state_with(Ask(1, [SHOW()]), Note(2))
    assert state.hands[0].laid == [100 + SHOW(), 2]
    assert state.over


def test_a_choice_that_offers_nothing_is_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError, match="Ask offers nothing"):
        state_with(Ask(0, []))


def test_a_step_or_choice_that_does_not_say_what_it_does_is_a_mistake_of_the_game() -> None:
    state = Toy(RULES.chance(1))
    with pytest.raises(NotImplementedError):
        Step[Toy]().happen(state)
    with pytest.raises(NotImplementedError):
        Choice[Toy]().actions(state)
    with pytest.raises(NotImplementedError):
        Choice[Toy]().take(state, 0)


# --- answers ---


def test_what_is_not_offered_is_refused_by_name() -> None:
    state = state_with(Ask(1, [DRAW(), SHOW()]))
    with pytest.raises(IllegalAction, match=r"^'stop' is not offered to seat 1 now; legal are draw, show$"):
        state.play(STOP())
    assert state.hands[0].laid == []


def test_a_long_list_of_what_is_legal_is_cut_short() -> None:
    offered = [LAY(Stone.GREY), LAY(Stone.RED), LAY(Stone.GOLD), DRAW(), SHOW()]
    with pytest.raises(IllegalAction, match=r"legal are lay grey, lay red, lay gold, draw and 1 more$"):
        state_with(Ask(0, offered)).play(STOP())


@pytest.mark.parametrize("action", [True, False, -1, 99, 10**30, None, "draw", 3.0, [3]])
def test_only_an_offered_number_is_an_answer(action: object) -> None:
    state = state_with(Ask(0, [0, 1, DRAW()]))
    with pytest.raises(IllegalAction, match="is not offered to seat 0"):
        state.play(action)
    assert state.choice is not None


def test_after_the_end_nothing_is_an_answer() -> None:
    with pytest.raises(GameOver, match="no move can be played"):
        state_with(Note(1)).play(0)


# --- seals ---


def sealed_by(happening: Callable[[Toy], object]) -> bool:
    """Whether something moves the seal, when seat 0 has the floor."""
    state = state_with(Ask(0, [DRAW(), STOP()]))
    before = state.seal
    happening(state)
    return state.seal != before


def test_the_floor_for_another_seat_a_reveal_and_a_draw_each_move_the_seal() -> None:
    assert sealed_by(lambda state: state.seal_for(1))
    assert sealed_by(lambda state: state.reveal())
    assert sealed_by(lambda state: state.chance.below(0, 2))


def test_the_same_seat_a_sure_draw_an_event_and_a_clone_do_not() -> None:
    assert not sealed_by(lambda state: state.seal_for(0))
    assert not sealed_by(lambda state: state.chance.below(0, 1))
    assert not sealed_by(lambda state: state.tell(LAID, 0, 1))
    assert not sealed_by(lambda state: state.clone().seal_for(1))


def test_a_choice_taken_by_itself_for_another_seat_seals_too() -> None:
    state = state_with(Ask(0, [DRAW(), STOP()]), Ask(1, [STOP()]), Ask(0, [DRAW(), STOP()]))
    before = state.seal
    state.play(STOP())
    assert state.seat == 0
    assert state.seal != before


# --- digests ---


def test_a_digest_is_sixteen_hexadecimal_digits_and_always_the_same() -> None:
    digest = state_with(Note(1)).digest()
    assert re.fullmatch("[0-9a-f]{16}", digest)
    assert state_with(Note(1)).digest() == digest


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.bag.append(0),
        lambda state: state.hands[1].stones.__setitem__(0, 5),
        lambda state: state.reveal(),
        lambda state: state.chance.below(0, 2),
        lambda state: state.push(Note(1)),
        lambda state: state.agenda.append(Ask(1, [2])),
        lambda state: setattr(state, "round", 2),
        lambda state: setattr(state, "seat", 1),
        lambda state: setattr(state, "choice", TakeTurn(0)),
    ],
)
def test_a_digest_stands_for_everything(change: Callable[[Toy], object]) -> None:
    state = state_with(Ask(0, [DRAW(), STOP()]))
    before = state.digest()
    change(state)
    assert state.digest() != before


def test_a_digest_does_not_depend_on_who_listens() -> None:
    state = state_with(Ask(0, [DRAW(), STOP()]))
    before = state.digest()
    state.heard, state.chance.results = [], []
    assert state.digest() == before


def test_steps_that_differ_in_a_field_or_in_kind_have_different_contents() -> None:
    steps: list[Step[Toy]] = [Note(1), Note(2), Nested(1), Ask(0, [1]), Ask(1, [1]), Ask(0, [2])]
    assert len({str(contents(step)) for step in steps}) == len(steps)
    assert contents([Note(1), (2, [3])]) == [["Note", -1, 1], [2, [3]]]


# --- events ---


def test_events_are_told_to_who_listens() -> None:
    state = state_with(TakeTurn(0))
    state.hands[0].stones[Stone.RED] = 1
    state.tell(LAID, 0, Stone.GOLD)
    state.heard = told = list[Event]()
    state.tell(LAID, 0, Stone.RED)
    assert [event.plain() for event in told] == [{"event": "laid", "seat": 0, "values": ["red"]}]
