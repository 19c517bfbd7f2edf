"""Chance: fair, one independent stream per name, the same numbers everywhere, and open to a script."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise

import pytest

from bourgade.core.chance import WORD, Chance, chance_for, mix, seed_stream
from bourgade.core.errors import BadRecord


class Stream(IntEnum):
    CARDS = 0
    DICE = 1


def numbers(chance: Chance, stream: int, bound: int, count: int) -> list[int]:
    return [chance.below(stream, bound) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# The 99.9 % quantiles of chi-square for bound - 1 degrees of freedom: a fair generator fails one test in a thousand,
# and the seeds are fixed, so it never fails by chance.
LIMITS = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 24: 49.73, 52: 87.97, 100: 148.23}


@pytest.mark.parametrize(("bound", "limit"), LIMITS.items())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_number_is_as_likely_as_any_other(seed: int, bound: int, limit: float) -> None:
    counts = [0] * bound
    for number in numbers(chance_for(Stream, seed), Stream.DICE, bound, 20_000):
        counts[number] += 1
    assert chi_square(counts) < limit


@pytest.mark.parametrize("bound", [2, 6, 10])
def test_two_numbers_in_a_row_have_nothing_to_do_with_each_other(bound: int) -> None:
    drawn = numbers(chance_for(Stream, 5), Stream.CARDS, bound, 40_001)
    counts = [0] * bound**2
    for first, second in pairwise(drawn):
        counts[first * bound + second] += 1
    freedom = bound**2 - 1
    assert chi_square(counts) < freedom + 4 * (2 * freedom) ** 0.5


def test_the_first_numbers_of_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    counts = [0] * 36
    for seed in range(20_000):
        counts[chance_for(Stream, seed).below(0, 6) * 6 + chance_for(Stream, seed + 1).below(0, 6)] += 1
    assert chi_square(counts) < 66.62  # 35 degrees of freedom


def test_a_large_bound_is_not_folded_onto_its_lower_half() -> None:
    bound = 3 * 2**30  # a plain remainder of 32 bits would give the numbers below 2**30 twice as often
    drawn = numbers(chance_for(Stream, 1), Stream.CARDS, bound, 6_000)
    low = sum(number < 2**30 for number in drawn)
    assert 1_850 < low < 2_150


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = chance_for(Stream, 7)
    assert numbers(chance, Stream.CARDS, 52, 8) == [23, 40, 0, 38, 23, 8, 11, 19]
    assert numbers(chance, Stream.DICE, 6, 8) == [1, 1, 4, 1, 1, 4, 2, 1]
    assert chance.streams == [725448613, 4143488221]
    assert seed_stream(0, "cards") == 1896295398


def test_streams_are_independent() -> None:
    alone, together = chance_for(Stream, 7), chance_for(Stream, 7)
    expected = numbers(alone, Stream.CARDS, 52, 10)
    found = []
    for number in range(10):
        numbers(together, Stream.DICE, 6, number)
        found += numbers(together, Stream.CARDS, 52, 1)
    assert found == expected
    assert numbers(chance_for(Stream, 7), Stream.DICE, 52, 10) != expected


def test_a_stream_depends_on_its_name_and_not_on_its_place() -> None:
    class Other(IntEnum):
        COINS = 0
        CARDS = 1

    assert numbers(chance_for(Other, 7), Other.CARDS, 52, 5) == numbers(chance_for(Stream, 7), Stream.CARDS, 52, 5)


def test_large_seeds_are_told_apart() -> None:
    assert chance_for(Stream, 2**61).streams != chance_for(Stream, 2**61 + 2**32).streams


def test_mix_is_one_to_one() -> None:
    inputs = [*range(50_000), *range(WORD - 50_000, WORD + 1)]
    outputs = {mix(word) for word in inputs}
    assert len(outputs) == len(inputs)
    assert all(0 <= word <= WORD for word in outputs)


def test_a_sure_result_is_no_draw() -> None:
    chance = chance_for(Stream, 7)
    chance.results = []
    chance.script = [0]
    before = chance.streams[:]
    assert chance.below(Stream.CARDS, 1) == 0
    assert (chance.drawn, chance.streams, chance.results, chance.script) == (0, before, [], [0])


def test_draws_are_counted_and_written_down() -> None:
    chance = chance_for(Stream, 7)
    chance.results = []
    drawn = numbers(chance, Stream.CARDS, 52, 3) + numbers(chance, Stream.DICE, 6, 2)
    assert chance.drawn == 5
    assert chance.results == drawn


def test_a_script_decides_the_results_and_then_chance_goes_on_as_it_would_have() -> None:
    free, rigged = chance_for(Stream, 7), chance_for(Stream, 7)
    rigged.script = [5, 0, 3]
    rigged.results = []
    assert numbers(rigged, Stream.DICE, 6, 3) == [5, 0, 3]
    numbers(free, Stream.DICE, 6, 3)
    assert rigged.streams == free.streams
    assert numbers(rigged, Stream.DICE, 6, 4) == numbers(free, Stream.DICE, 6, 4)
    assert rigged.results[:3] == [5, 0, 3]
    assert rigged.drawn == free.drawn == 7


@pytest.mark.parametrize("result", [-1, 6, 10**20])
def test_a_script_with_an_impossible_result_is_an_error(result: int) -> None:
    chance = chance_for(Stream, 7)
    chance.script = [result]
    with pytest.raises(BadRecord, match=f"{result} is outside 0 to 5"):
        chance.below(Stream.DICE, 6)


def test_a_clone_goes_its_own_way() -> None:
    chance = chance_for(Stream, 7)
    numbers(chance, Stream.DICE, 6, 3)
    chance.script, chance.results = [1, 2], []
    copy = chance.clone()
    assert copy.results is None
    expected = numbers(copy.clone(), Stream.DICE, 6, 5)
    assert numbers(chance, Stream.DICE, 6, 5) == expected
    assert copy.script == [1, 2]
    assert numbers(copy, Stream.DICE, 6, 5) == expected
    assert copy.drawn == chance.drawn == 8


def test_unforeseen_results_do_not_follow_from_the_seed_but_the_streams_move_as_ever() -> None:
    foreseen, first, second = chance_for(Stream, 7), chance_for(Stream, 7), chance_for(Stream, 7)
    first.unforeseen = second.unforeseen = True
    drawn = [numbers(chance, Stream.CARDS, 1000, 20) for chance in (foreseen, first, second)]
    assert len({tuple(each) for each in drawn}) == 3
    assert all(0 <= number < 1000 for number in drawn[1])
    assert first.streams == second.streams == foreseen.streams
    assert first.drawn == 20


def test_a_script_also_decides_what_would_be_unforeseen() -> None:
    chance = chance_for(Stream, 7)
    chance.unforeseen, chance.script, chance.results = True, [4, 2], []
    assert numbers(chance, Stream.DICE, 6, 2) == [4, 2]
    assert chance.results == [4, 2]


def test_unforeseen_results_are_fair() -> None:
    chance, counts = chance_for(Stream, 7), [0] * 6
    chance.unforeseen = True
    for number in numbers(chance, Stream.DICE, 6, 6_000):
        counts[number] += 1
    assert all(700 < count < 1_300 for count in counts)  # more than ten standard deviations


def test_a_clone_is_as_unforeseen_as_its_original() -> None:
    chance = chance_for(Stream, 7)
    chance.unforeseen = True
    assert chance.clone().unforeseen
    assert not chance_for(Stream, 7).clone().unforeseen
