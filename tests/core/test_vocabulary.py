"""The vocabulary: moves as numbers, in writing, and decoded."""

from __future__ import annotations

from enum import IntEnum

import pytest

from bourgade.core.errors import BadNotation
from bourgade.core.vocabulary import Vocabulary, token


class Place(IntEnum):
    FARM = 0
    LEVEL_1 = 1
    MILL = 2


class Count(IntEnum):
    N0 = 0
    N1 = 1


class Name(IntEnum):
    NORTH = 0
    N = 1
    N2ND = 2


def spoken() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.verb("pass")
    vocabulary.verb("go", Place)
    vocabulary.verb("pay", Place, Count)
    vocabulary.verb("swap", Count, Place, Count)
    return vocabulary


@pytest.mark.parametrize(
    ("member", "text"),
    [(Place.LEVEL_1, "level_1"), (Count.N1, "1"), (Name.NORTH, "north"), (Name.N, "n"), (Name.N2ND, "n2nd")],
)
def test_members_are_written_in_small_letters_and_numbers_as_digits(member: IntEnum, text: str) -> None:
    assert token(member) == text


def test_actions_are_numbered_in_the_order_of_declaration() -> None:
    vocabulary = spoken()
    assert len(vocabulary) == 1 + 3 + 6 + 12
    written = [vocabulary.notation(action) for action in range(len(vocabulary))]
    assert written[:5] == ["pass", "go farm", "go level_1", "go mill", "pay farm 0"]
    assert written[10:14] == ["swap 0 farm 0", "swap 0 farm 1", "swap 0 level_1 0", "swap 0 level_1 1"]
    assert written[-1] == "swap 1 mill 1"


def test_a_verb_with_arguments_is_an_action() -> None:
    vocabulary = Vocabulary()
    vocabulary.verb("pass")
    pay = vocabulary.verb("pay", Place, Count)
    action = pay(Place.MILL, Count.N1)
    assert vocabulary.notation(action) == "pay mill 1"
    move = vocabulary.decode(action)
    assert (move.verb, move.args, move.action) == (pay, (Place.MILL, Count.N1), action)


@pytest.mark.parametrize("text", ["pay mill 1", "PAY Mill 1", "  pay \t mill\n1 "])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    vocabulary = spoken()
    assert vocabulary.notation(vocabulary.parse(text)) == "pay mill 1"


def test_a_near_miss_is_answered_with_what_may_have_been_meant() -> None:
    with pytest.raises(BadNotation, match="did you mean 'go mill'"):
        spoken().parse("go mil")


@pytest.mark.parametrize("text", ["", "fly", "pay mill", "pay mill 1 1", "pay mill 2", "pass\0", "🐂", "x" * 100_000])
def test_a_text_that_is_no_move_is_an_error_of_reasonable_length(text: str) -> None:
    with pytest.raises(BadNotation, match="names no move") as refused:
        spoken().parse(text)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("thing", [None, 3, b"pass", ["pass"]])
def test_only_text_is_notation(thing: object) -> None:
    with pytest.raises(BadNotation, match="is no notation"):
        spoken().parse(thing)


@pytest.mark.parametrize("thing", [-1, 22, 10**30, True, None, "0", 0.0])
def test_only_numbers_in_range_are_actions(thing: object) -> None:
    with pytest.raises(BadNotation, match="actions are the numbers 0 to 21"):
        spoken().notation(thing)


def test_two_moves_cannot_be_written_alike() -> None:
    vocabulary = spoken()
    with pytest.raises(TypeError, match="two moves are written 'pass'"):
        vocabulary.verb("pass")


def test_a_verb_has_three_domains_at_most() -> None:
    with pytest.raises(TypeError, match="three is the most"):
        spoken().verb("mix", Count, Count, Count, Count)
