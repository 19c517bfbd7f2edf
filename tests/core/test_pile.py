"""Piles: what is drawn leaves, each thing is equally likely, and an empty pile gives nothing."""

from __future__ import annotations

from enum import IntEnum

import pytest

from bourgade.core.chance import Chance, chance_for
from bourgade.core.pile import draw


class Stream(IntEnum):
    BAG = 0


def rigged(*results: int) -> Chance:
    chance = chance_for(Stream, 1)
    chance.script = list(results)
    return chance


@pytest.mark.parametrize(("number", "kind"), [(0, 0), (1, 0), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_each_thing_in_a_pile_has_one_number(number: int, kind: int) -> None:
    pile = [2, 0, 1, 3]
    left = pile[:]
    left[kind] -= 1
    assert draw(pile, rigged(number), Stream.BAG) == kind
    assert pile == left


def test_a_pile_is_drawn_empty_without_putting_back() -> None:
    pile, chance = [1, 0, 2, 1], chance_for(Stream, 3)
    drawn = [draw(pile, chance, Stream.BAG) for _ in range(4)]
    assert sorted(drawn) == [0, 2, 2, 3]
    assert pile == [0, 0, 0, 0]


def test_an_empty_pile_gives_nothing_and_asks_chance_nothing() -> None:
    pile, chance = [0, 0], chance_for(Stream, 3)
    assert draw(pile, chance, Stream.BAG) == -1
    assert draw([], chance, Stream.BAG) == -1
    assert pile == [0, 0]
    assert chance.drawn == 0


def test_the_last_thing_of_a_pile_is_no_matter_of_chance() -> None:
    chance = chance_for(Stream, 3)
    assert draw([0, 1], chance, Stream.BAG) == 1
    assert chance.drawn == 0


def test_kinds_are_drawn_in_proportion_to_their_number() -> None:
    chance = chance_for(Stream, 3)
    drawn = [draw([1, 2, 0, 3], chance, Stream.BAG) for _ in range(12_000)]
    expected = [2_000, 4_000, 0, 6_000]
    assert all(abs(drawn.count(kind) - count) < 200 for kind, count in enumerate(expected))
    assert drawn.count(2) == 0
