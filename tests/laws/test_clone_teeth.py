"""Proof that the law of clones has teeth: each way of forgetting a field is found and named."""

from __future__ import annotations

from typing import ClassVar

import pytest

from laws.copying import clone_faults, scramble
from support.toy import RULES, TakeTurn, Toy


class WithLuck(Toy):
    """A toy with one field more, which each class below forgets in its own way."""

    __slots__ = ("luck",)
    FIELDS: ClassVar[tuple[str, ...]] = (*Toy.FIELDS, "luck")
    luck: list[int]

    def clone(self) -> WithLuck:
        other = super().clone()
        assert isinstance(other, WithLuck)
        self.copy_luck(other)
        return other

    def copy_luck(self, other: WithLuck) -> None:
        other.luck = self.luck[:]


class Careful(WithLuck):
    __slots__ = ()


class NotCopied(WithLuck):
    __slots__ = ()

    def copy_luck(self, other: WithLuck) -> None:
        """Forgotten."""


class Emptied(WithLuck):
    __slots__ = ()

    def copy_luck(self, other: WithLuck) -> None:
        other.luck = []


class Shared(WithLuck):
    __slots__ = ()

    def copy_luck(self, other: WithLuck) -> None:
        other.luck = self.luck


class NotAField(WithLuck):
    __slots__ = ()
    FIELDS = Toy.FIELDS


class Loose(WithLuck):
    """Without slots of its own a class takes any attribute."""


class LooseTurn(TakeTurn):
    """The same for a step: it can say more than its fields do."""

    __slots__ = ("hint",)


def lucky(kind: type[WithLuck]) -> WithLuck:
    state = kind(RULES.chance(1))
    state.luck = [7]
    return state


def test_a_toy_that_copies_everything_has_no_fault() -> None:
    assert clone_faults(lucky(Careful)) == []


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (NotCopied, "NotCopied.luck is missing"),
        (Emptied, "Emptied.luck is [], not [7]"),
        (Shared, "Shared.luck is shared"),
        (NotAField, "NotAField.luck is not among the FIELDS"),
        (Loose, "Loose.__dict__ is not among the FIELDS"),
    ],
)
def test_a_forgotten_field_is_found(kind: type[WithLuck], fault: str) -> None:
    assert clone_faults(lucky(kind)) == [fault]


def test_a_field_that_is_reset_to_its_default_is_found_once_it_is_scrambled() -> None:
    class ForgetsTheBag(Toy):
        __slots__ = ()

        def clone(self) -> Toy:
            other = super().clone()
            other.bag = [4, 4, 4]
            return other

    state = ForgetsTheBag(RULES.chance(1))
    assert clone_faults(state) == []
    scramble(state)
    assert "ForgetsTheBag.bag is [4, 4, 4], not [5, 5, 5, 1]" in clone_faults(state)


def test_a_shared_hand_is_found() -> None:
    class SharedHands(Toy):
        __slots__ = ()

        def clone(self) -> Toy:
            other = super().clone()
            other.hands = self.hands[:]
            return other

    assert clone_faults(SharedHands(RULES.chance(1))) == [
        "SharedHands.hands[0] is shared",
        "SharedHands.hands[1] is shared",
    ]


def test_a_step_that_hides_something_from_the_digest_is_found() -> None:
    state = Toy(RULES.chance(1))
    state.push(LooseTurn(0))
    assert clone_faults(state) == ["LooseTurn.hint is not among the FIELDS"]
