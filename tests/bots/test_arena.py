"""The arena: fair seats, paired luck, the same outcome on any number of processes; and who is stronger."""

from __future__ import annotations

import pytest

from bourgade import BadOption, Edition
from bourgade.bots.arena import Plan, play_one, run_arena

PLAN = Plan("village", ("random", "greedy", "random"), games=6, seed=20)


def test_every_bot_has_every_seat_once_with_the_same_luck() -> None:
    seatings = [PLAN.seating(number) for number in range(3)]
    assert seatings == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [PLAN.luck(number) for number in range(6)] == [20, 20, 20, 21, 21, 21]
    assert all(sorted(column) == [0, 1, 2] for column in zip(*seatings, strict=True))


def test_equal_bots_with_equal_luck_do_not_repeat_themselves() -> None:
    plan = Plan("village", ("random", "random"), games=2, seed=3)
    first, second = play_one(plan, 0), play_one(plan, 1)
    assert first.seed == second.seed
    assert first != second


def test_the_number_of_processes_changes_nothing() -> None:
    done: list[int] = []
    plan = Plan("village", ("random", "random"), games=7, seed=3)
    assert run_arena(plan, 1, done.append).plain() == run_arena(plan, 2).plain()
    assert done == list(range(1, 8))


def test_wins_are_credited_to_the_bot_wherever_it_sat() -> None:
    tally = run_arena(PLAN, 1)
    assert tally.entrants[1].wins == 6
    assert tally.seat_wins == [2, 2, 2]
    assert [entrant.games for entrant in tally.entrants] == [6, 6, 6]
    assert tally.decisions == sum(play_one(PLAN, number).decisions for number in range(6))


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("village", ("random", "random"), games=0, seed=1), "at least one game"),
        (Plan("village", ("random", "rnd"), games=1, seed=1), "there is no bot 'rnd'"),
        (Plan("village", ("random",), games=1, seed=1), "not 1"),
        (Plan("village", ("random", "random"), games=1, seed=1, options={"x": "y"}), "no option 'x'"),
    ],
)
def test_a_bad_plan_is_refused_before_anything_is_played(plan: Plan, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        run_arena(plan)


def test_an_edition_is_played_with_in_every_process() -> None:
    edition = Edition("Rich farmers", "village", "", {"farm.start_coins": 3})
    plain = Plan("village", ("random", "random"), games=2, seed=3)
    changed = Plan("village", ("random", "random"), games=2, seed=3, edition=edition)
    tallies = [run_arena(plan, 2).plain() for plan in (plain, changed)]
    assert tallies[0] != tallies[1]


def test_greedy_beats_random() -> None:
    """Four seats, rotated: three random bots together win at most five games of a hundred."""
    plan = Plan("village", ("greedy", "random", "random", "random"), games=100, seed=1)
    assert run_arena(plan, jobs=2).entrants[0].wins >= 95
