"""Looking on: in words, and as JSON lines that a program can follow."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bourgade import game, read_record, replay
from bourgade.cli.screen import Screen
from cli.commands import Process, Run

ARGS = ("watch", "village", "--bots", "random,random", "--seed", "4")


def test_a_game_is_told_to_its_end(run: Run) -> None:
    out = run(*ARGS).stdout
    assert out.startswith("Village, seed 4")
    assert "Round 1" in out
    assert "Random 1: " in out
    assert "Final score" in out


def test_the_countess_has_a_score_sheet_of_her_own(run: Run) -> None:
    args = ("watch", "villagers", "--seats", "1", "--bots", "random", "--seed", "4")
    final = run(*args, "--board", "never").stdout.partition("Final score")[2]
    assert "The Countess" in final
    ended = json.loads(run(*args, "--json").stdout.splitlines()[-1])
    rival = ended["rivals"][0]
    assert (rival["name"], rival["total"]) == ("The Countess", sum(rival["lines"].values()))
    assert str(rival["total"]) in next(line for line in final.splitlines() if "Total" in line).split()


def test_the_same_seed_tells_the_same_game(run: Run) -> None:
    assert run(*ARGS, "--board", "never").stdout == run(*ARGS, "--board", "never").stdout


@pytest.mark.parametrize(("when", "fewest"), [("never", 0), ("end", 1), ("round", 3), ("move", 100)])
def test_the_board_is_drawn_when_it_is_wanted(
    run: Run, monkeypatch: pytest.MonkeyPatch, when: str, fewest: int
) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(Screen, "board", lambda *_: drawn.append(1))
    run(*ARGS, "--board", when)
    assert len(drawn) >= fewest
    assert bool(drawn) == bool(fewest)


def test_the_game_can_be_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*ARGS, "--board", "never", "--save", str(file))
    assert replay(game("village"), read_record(file.read_text(encoding="utf-8"))).state.over
    assert "exists already" in run(*ARGS, "--save", str(file), code=2).stderr


def test_a_program_follows_the_json_lines(process: Process) -> None:
    with process(*ARGS, "--json") as watched:
        out, errors = watched.communicate(timeout=30)
    assert (watched.returncode, errors) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    start, *middle, end = lines
    assert (start["type"], start["game"], start["seats"], start["seed"]) == ("start", "village", 2, 4)
    moves = [line for line in middle if line["type"] == "move"]
    assert {line["type"] for line in middle} == {"move", "event"}
    assert [move["number"] for move in moves] == list(range(1, end["decisions"] + 1))
    assert sorted(standing["place"] for standing in end["standings"])[0] == 1
    rules = game("village")
    state = rules.new(2, 4)
    for move in moves:
        assert state.seat == move["seat"]
        assert rules.parse(move["move"]) == move["action"]
        state.play(move["action"])
    assert state.digest() == end["digest"]


def test_one_level_fills_all_seats_and_named_ones_set_their_number(run: Run) -> None:
    start = json.loads(run("watch", "village", "--bots", "random", "--json").stdout.splitlines()[0])
    assert start["seats"] == 4
    start = json.loads(run("watch", "village", "--bots", "random,greedy,random", "--json").stdout.splitlines()[0])
    assert start["names"] == ["Random 1", "Greedy 2", "Random 3"]
