"""Counting many games, and how sure the count is."""

from __future__ import annotations

import pytest

from bourgade.bots.match import Result
from bourgade.bots.tally import Tally, wilson
from bourgade.core.score import Standing, sheet


def result(totals: list[int], places: list[int], bank: int = 7) -> Result:
    """A game of which only the outcome matters."""
    standings: list[Standing] = [
        {"seat": seat, "place": place, "total": totals[seat], "tie_breaks": {}} for seat, place in enumerate(places)
    ]
    return Result(
        seed=1,
        standings=standings,
        sheets=[sheet(seat, {"coins": total}) for seat, total in enumerate(totals)],
        rivals=[{"name": "The Bank", "lines": {"coins": bank}, "total": bank}],
        rounds=5,
        turns=20,
        decisions=40,
        verbs=[{"take": seat + 1} for seat in range(len(totals))],
        events={"game_ended": 1},
    )


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 100, 0.9630, 1.0), (0.0, 20, 0.0, 0.1611), (0.1, 10, 0.0179, 0.4042)],
)
def test_wilsons_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_is_split() -> None:
    tally = Tally(("greedy", "random"))
    tally.add([0, 1], result([30, 30], [1, 1]))
    tally.add([1, 0], result([10, 20], [2, 1]))
    assert [entrant.wins for entrant in tally.entrants] == [1.5, 0.5]
    assert tally.seat_wins == [0.5, 1.5]


def test_averages_follow_the_bot_and_not_the_seat() -> None:
    tally = Tally(("greedy", "random"))
    tally.add([0, 1], result([30, 10], [1, 2]))
    tally.add([1, 0], result([20, 50], [2, 1]))
    first, second = (entrant.plain() for entrant in tally.entrants)
    assert (first["total"], second["total"]) == (40, 15)
    assert (first["verbs"], second["verbs"]) == ({"take": 1.5}, {"take": 1.5})
    assert (first["place"], second["place"]) == (1, 2)
    assert tally.plain()["events"] == {"game_ended": 1}


def test_rivals_without_a_seat_have_averages_too() -> None:
    tally = Tally(("greedy",))
    for total in (30, 60):
        tally.add([0], result([10], [2], bank=total))
    assert tally.plain()["rivals"] == [{"name": "The Bank", "total": 45, "score": {"coins": 45}}]
