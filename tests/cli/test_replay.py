"""Going through a record: listed, as JSON, and step by step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bourgade import game, language, read_record
from bourgade.cli.screen import Screen
from bourgade.cli.stepper import Stepper
from cli.commands import Run


def test_away_from_a_terminal_all_moves_are_listed(run: Run, record: Path) -> None:
    moves = read_record(record.read_text(encoding="utf-8")).moves()
    out = run("replay", str(record)).stdout
    assert all(f"{number:4} " in out for number in range(1, len(moves) + 1))
    assert f"All {len(moves)} moves of the record were checked" in out
    assert "[bold]Bo" in out
    assert "Final score" in out


def test_to_a_move(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--to", "3").stdout
    assert "   3 " in out
    assert "   4 " not in out
    assert "Final score" not in out
    assert "the record ends after move" in run("replay", str(record), "--to", "99999", code=2).stderr


def test_as_json(run: Run, record: Path) -> None:
    moves = read_record(record.read_text(encoding="utf-8")).moves()
    lines = [json.loads(line) for line in run("replay", str(record), "--json").stdout.splitlines()]
    assert [f"{line['seat']} {line['move']}" for line in lines if line["type"] == "move"] == moves
    assert lines[-1]["over"] is True
    short = [json.loads(line) for line in run("replay", str(record), "--json", "--to", "2").stdout.splitlines()]
    assert len([line for line in short if line["type"] == "move"]) == 2
    assert short[-1]["over"] is False
    assert short[: len(short) - 1] == lines[: len(short) - 1]


def test_json_of_a_replay_tells_what_watching_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    watched = run("watch", "village", "--bots", "random,random", "--seed", "4", "--json", "--save", str(file)).stdout
    replayed = run("replay", str(file), "--json").stdout
    assert replayed.splitlines()[:-1] == watched.splitlines()[:-1]


def test_as_a_seat_sees_it(run: Run, record: Path) -> None:
    run("replay", str(record), "--to", "3", "--seat", "2")
    assert "there is no seat 3" in run("replay", str(record), "--seat", "3", code=2).stderr


def test_stepping(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], record: Path) -> None:
    kept = read_record(record.read_text(encoding="utf-8"))
    count = len(kept.moves())
    typed = iter(["b", "", "n", "b", "40", "what", "99999", "n", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    Stepper(game("village"), kept, Screen(language("en")), None).step(0)
    out = capsys.readouterr().out
    shown = [line.split(" of ")[0] for line in out.splitlines() if line.startswith("Move ")]
    assert shown == [f"Move {number}" for number in (0, 0, 1, 2, 1, 40, 40, count, count)]
    assert out.count("Final score") == 2


def test_an_unfinished_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "village", "--seats", "2", "--save", str(file), "--seed", "5", typed="1\n1\n")
    assert "The game is not over yet." in run("replay", str(file)).stdout
