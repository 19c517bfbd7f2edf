"""Golden playthroughs: whole games written out, so that any change in what an engine does shows as a difference.

A golden file changes only on purpose: `pytest tests/golden --regenerate-golden`, then read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade import Rules, State
from bourgade.core.chance import WORD, mix

HERE = Path(__file__).parent
SEEDS = (1, 2)
DIGEST_EVERY = 25  # decisions


def names() -> list[str]:
    """Two playthroughs of every game and seat count."""
    return [
        f"{name}-{seats}-{seed}"
        for name in bourgade.games()
        for seats in range(bourgade.game(name).fewest, bourgade.game(name).most + 1)
        for seed in SEEDS
    ]


def playthrough(name: str) -> str:
    """A game in which the moves are chosen by a fixed rule, in readable lines."""
    game, seats, seed = name.rsplit("-", 2)
    rules = bourgade.game(game)
    state: State = rules.new(int(seats), int(seed))
    lines = [f"{rules.title} version {rules.version}, {seats} seats, seed {seed}", "round seat choice options move"]
    decision = 0
    while not state.over:
        options = state.legal()
        action = options[mix((int(seed) * 1_000_003 + decision) & WORD) % len(options)]
        choice = type(state.choice).__name__
        lines.append(f"{state.round} {state.seat} {choice} {len(options)} {rules.notation(action)}")
        state.play(action)
        decision += 1
        if decision % DIGEST_EVERY == 0:
            lines.append(f"  after {decision} decisions: {state.digest()}")
    return "\n".join([*lines, f"  at the end: {state.digest()}", *results(rules, state), ""])


def results(rules: Rules[State], state: State) -> list[str]:
    """The sheets and the order of the seats."""
    sheets = [rules.sheet(state, seat) for seat in range(state.seats)]
    return [
        *[f"seat {sheet['seat']}: {sheet['total']} = {sheet['lines']}" for sheet in sheets],
        *[f"place {item['place']}: seat {item['seat']}, {item['tie_breaks']}" for item in rules.standings(state)],
    ]


@pytest.mark.parametrize("name", names())
def test_a_golden_playthrough_is_played_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    path = HERE / f"{name}.txt"
    played = playthrough(name)
    if request.config.getoption("--regenerate-golden"):
        path.write_text(played, encoding="utf-8")
        pytest.skip(f"{path.name} was written anew")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_there_is_no_golden_playthrough_that_nobody_plays() -> None:
    assert sorted(path.stem for path in HERE.glob("*.txt")) == sorted(names())
