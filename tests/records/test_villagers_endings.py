"""Records of Villagers, one for each number of players, and one won and one lost for each level of the solo mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from bourgade import Playthrough, read_record, replay
from bourgade.games.villagers import RULES

HERE = Path(__file__).parent


def played(name: str) -> Playthrough:
    """A recorded game, at its end."""
    return replay(RULES, read_record((HERE / f"villagers-{name}.json").read_text(encoding="utf-8")))


@pytest.mark.rule("VG-001", "VG-004")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_ends_when_the_six_stacks_are_empty(seats: int) -> None:
    play = played(f"{seats}-players")
    assert play.state.seats == seats
    piles = {pile["pile"]: pile["cards"] for pile in RULES.view(play.state)["piles"]}
    assert [piles[f"stack_{number}"] for number in range(1, 7)] == [0] * 6
    standings = RULES.standings(play.state)
    totals = [standing["total"] for standing in standings]
    assert totals == sorted(totals, reverse=True)
    assert standings[0]["place"] == 1


@pytest.mark.rule("VG-234")
@pytest.mark.parametrize("level", ["beginner", "normal", "hard"])
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_alone_the_player_wins_with_more_gold_than_the_countess(level: str, outcome: str) -> None:
    play = played(f"solo-{level}-{outcome}")
    assert play.record.options["level"] == level
    solo = RULES.view(play.state, 0)["solo"]
    own = RULES.sheet(play.state, 0)["total"]
    assert solo["beaten"] == (outcome == "won") == (own > solo["countess"]["treasury"])
