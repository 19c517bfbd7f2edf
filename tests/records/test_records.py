"""Records of finished games are played again to the same positions, round by round, as long as their rules stand."""

from __future__ import annotations

from pathlib import Path

import pytest

import bourgade
from bourgade import read_record, replay

HERE = Path(__file__).parent
PATHS = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_end_with_every_digest(path: Path, request: pytest.FixtureRequest) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    rules = bourgade.game(record.game)
    if request.config.getoption("--regenerate-golden"):
        for chapter in record.chapters:
            chapter.digest = ""
        path.write_text(replay(rules, record).text(), encoding="utf-8")
        pytest.skip(f"the digests of {path.name} were written anew")
    play = replay(rules, record)
    assert play.state.over
    assert play.record.moves() == record.moves()
    assert all(chapter.digest for chapter in record.chapters)
    assert play.text() == path.read_text(encoding="utf-8")


def test_there_are_records_of_every_game() -> None:
    assert {read_record(path.read_text(encoding="utf-8")).game for path in PATHS} == set(bourgade.games())
