"""Records of Villagers, one for each number of players, and one won and one lost for each level of the solo mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from bourgade import Record, read_record, replay
from bourgade.games.villagers import RULES
from bourgade.games.villagers.state import Villagers

HERE = Path(__file__).parent


def played(name: str) -> tuple[Record, Villagers]:
    """A recorded game, and its end."""
    record = read_record((HERE / f"villagers-{name}.json").read_text(encoding="utf-8"))
    state = replay(RULES, record).state
    assert isinstance(state, Villagers)
    return record, state


@pytest.mark.rule("VG-001", "VG-004")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_ends_when_the_six_stacks_are_empty(seats: int) -> None:
    _, state = played(f"{seats}-players")
    assert state.seats == seats
    piles = {pile["pile"]: pile["cards"] for pile in RULES.view(state)["piles"]}
    assert [piles[f"stack_{number}"] for number in range(1, 7)] == [0] * 6
    standings = RULES.standings(state)
    totals = [standing["total"] for standing in standings]
    assert totals == sorted(totals, reverse=True)
    assert standings[0]["place"] == 1


@pytest.mark.rule("VG-234")
@pytest.mark.parametrize("level", ["beginner", "normal", "hard"])
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_alone_the_player_wins_with_more_gold_than_the_countess(level: str, outcome: str) -> None:
    record, state = played(f"solo-{level}-{outcome}")
    assert record.options["level"] == level
    solo = RULES.view(state, 0)["solo"]
    own = RULES.sheet(state, 0)["total"]
    assert solo["beaten"] == (outcome == "won") == (own > solo["countess"]["treasury"])
    assert RULES.standings(state)[0]["place"] == (1 if outcome == "won" else 2)
