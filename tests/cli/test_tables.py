"""The commands that print tables: games, components, arena, bench."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import bourgade
from bourgade.cli.peer import SCRIPT
from cli.commands import Process, Run

EDITION = """
[edition]
name = "My box"
game = "village"
note = "counted at home"

[values]
farm.start_coins = 3
"""


def test_games(run: Run) -> None:
    out = run("games").stdout
    assert "village  Village, 2 to 4 seats" in out
    assert "--option first_player=" in out
    listed = json.loads(run("games", "--json").stdout)
    assert [entry["name"] for entry in listed] == bourgade.games()
    assert listed[0]["moves"] == len(bourgade.game("village").vocabulary)


def test_components_with_their_sources(run: Run) -> None:
    lines = bourgade.game("village").catalogue.lines()
    listed = json.loads(run("components", "village", "--json").stdout)
    assert [(entry["key"], entry["kind"]) for entry in listed] == [(line.key, line.kind) for line in lines]
    out = run("components", "village").stdout
    assert "farm.start_coins = 1" in out
    assert all(f"{line.key} = " in out for line in lines)


def test_only_the_reconstructed_components(run: Run) -> None:
    listed = json.loads(run("components", "village", "--only", "reconstructed", "--json").stdout)
    assert listed
    assert {entry["kind"] for entry in listed} == {"reconstructed"}
    out = run("components", "village", "--only", "reconstructed").stdout
    assert f"{len(listed)} reconstructed: not found anywhere" in out


def test_an_edition_shows_what_it_changed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(EDITION, encoding="utf-8")
    args = ("components", "village", "--edition", str(file), "--only", "edition")
    assert json.loads(run(*args, "--json").stdout) == [
        {"key": "farm.start_coins", "value": 3, "kind": "edition", "source": "counted at home"}
    ]
    assert "farm.start_coins = 3" in run(*args).stdout


def test_printed_components_are_an_edition_in_the_making(run: Run, tmp_path: Path) -> None:
    values = run("components", "village", "--only", "reconstructed").stdout.split("\n\n")[0]
    file = tmp_path / "copy.toml"
    file.write_text(EDITION.replace("farm.start_coins = 3", values), encoding="utf-8")
    args = ("components", "village", "--edition", str(file), "--only", "edition", "--json")
    assert json.loads(run(*args).stdout) == []


def test_an_arena_is_the_same_on_one_process_and_on_two(run: Run) -> None:
    args = ("arena", "village", "--bots", "random,random,random", "--games", "6", "--seed", "2", "--json")
    first, second = run(*args, "--jobs", "1").stdout, run(*args, "--jobs", "2").stdout
    assert first == second
    figures = json.loads(first)
    assert (figures["games"], figures["seed"], len(figures["bots"])) == (6, 2, 3)
    assert sum(entry["wins"] for entry in figures["bots"]) == pytest.approx(6, abs=1e-3)
    assert figures["events"]["game_ended"] == 1


def test_an_arena_in_tables(run: Run) -> None:
    out = run("arena", "village", "--bots", "greedy,random", "--games", "3", "--seed", "2", "--jobs", "1").stdout
    assert "Village: 3 games from seed 2" in out
    assert "1 greedy" in out
    assert "95 % interval" in out
    assert "take a multiple of 2 games" in out


def test_an_arena_alone_shows_the_average_of_the_countess(run: Run) -> None:
    out = run("arena", "villagers", "--bots", "random", "--games", "2", "--seed", "2", "--jobs", "1").stdout
    assert "The Countess" in out.partition("Average score")[2]


def test_a_program_reads_an_arena(process: Process) -> None:
    args = ("arena", "village", "--bots", "random,random", "--games", "4", "--seed", "2", "--jobs", "2", "--json")
    with process(*args) as meeting:
        out, errors = meeting.communicate(timeout=30)
    assert (meeting.returncode, errors) == (0, "")
    assert json.loads(out)["games"] == 4


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bourgade.cli.peer.SCRIPT", 'print(\'{"version": "9", "decisions": 100.0, "answers": 200.0}\')')
    args = ("bench", "village", "--seconds", "0.1", "--peer-python", sys.executable)
    figures = json.loads(run(*args, "--json").stdout)
    assert figures["compiled"] == bourgade.compiled()
    assert figures["games"][0]["decisions"] > 1000
    assert figures["peer"] == {"version": "9", "decisions": 100.0, "answers": 200.0}
    out = run(*args).stdout
    assert "village: " in out
    assert "times the decisions of catanatron" in out


def test_bench_without_a_peer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert "pip install catanatron" in run("bench", "village", "--seconds", "0.1").stdout
    assert json.loads(run("bench", "village", "--seconds", "0.1", "--json").stdout)["peer"] is None


@pytest.mark.parametrize(("script", "message"), [("import absent", "'absent'"), ("print(1, 2)", "no figures")])
def test_a_peer_that_fails_is_told_in_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, script: str, message: str
) -> None:
    monkeypatch.setattr("bourgade.cli.peer.SCRIPT", script)
    result = run("bench", "village", "--seconds", "0.1", "--peer-python", sys.executable, code=1)
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_script_of_the_peer_is_python() -> None:
    compile(SCRIPT, "peer", "exec")


@pytest.mark.parametrize("command", ["play", "watch", "replay", "arena", "components", "games", "bench"])
def test_help_teaches_with_examples(run: Run, command: str) -> None:
    assert f"  bourgade {command}" in run(command, "--help").stdout
