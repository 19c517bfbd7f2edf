"""What a person may type for a move."""

from __future__ import annotations

import pytest

import bourgade
from bourgade import BadNotation, language
from bourgade.cli.answer import matches, read_move

RULES = bourgade.game("village")
SAY = language("en")
OFFERED = ["take market green", "take market pink", "take grain green", "well", "well_cubes orange 1", "member 1"]
ACTIONS = [RULES.parse(notation) for notation in OFFERED]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "take market green"),
        ("  6 ", "member 1"),
        ("take market green", "take market green"),
        ("TAK mar GR", "take market green"),
        ("t m p", "take market pink"),
        ("t gr", "take grain green"),
        ("well", "well"),
        ("well_", "well_cubes orange 1"),
        ("m", "member 1"),
        ("member 1", "member 1"),
    ],
)
def test_a_number_a_notation_or_its_beginnings(typed: str, meant: str) -> None:
    assert read_move(typed, ACTIONS, RULES, SAY) == RULES.parse(meant)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "there is no move 0: the moves are 1 to 6"),
        ("7", "there is no move 7: the moves are 1 to 6"),
        ("9" * 5000, "there is no move 999999999: the moves are 1 to 6"),
        ("t m", "'t m' may be take market green, take market pink"),
        ("take church pink", "'take church pink' is not possible now"),
        ("tkae market green", "is no move; type a number, a move or help; did you mean 'take market green'?"),
        ("-1", "'-1' is no move; type a number, a move or help"),
        ("take market green now", "'take market green now' is no move"),
    ],
)
def test_anything_else_is_answered_in_one_line(typed: str, answer: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_move(typed, ACTIONS, RULES, SAY)
    assert answer in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_long_list_of_meanings_is_cut() -> None:
    spaces = ("grain", "family", "crafts", "market", "travel", "church")
    actions = [RULES.parse(f"take {space} green") for space in spaces]
    with pytest.raises(BadNotation) as caught:
        read_move("t", actions, RULES, SAY)
    assert str(caught.value).endswith("...")


def test_every_move_is_meant_by_its_own_notation() -> None:
    notations = list(RULES.vocabulary.by_notation)
    assert all(matches(notation.split(), notations) == [notation] for notation in notations)
