"""Playing in a real process: from start to finish, and through a kill."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from bourgade import game, read_record, replay
from cli.commands import Process

ARGS = ("play", "village", "--seats", "2", "--bots", "random", "--seed", "5")


def moves(file: Path) -> int:
    """How many moves a record has; 0 while there is none."""
    if not file.exists():
        return 0
    return sum(len(chapter["moves"]) for chapter in json.loads(file.read_text(encoding="utf-8"))["rounds"])


def test_a_game_from_start_to_finish(process: Process, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with process(*ARGS, "--save", str(file)) as played:
        out, errors = played.communicate("1\n2\n" * 2000, timeout=60)
    assert (played.returncode, errors) == (0, "")
    assert "Final score" in out
    again = replay(game("village"), read_record(file.read_text(encoding="utf-8")))
    assert again.state.over


def test_a_killed_game_loses_no_move_and_goes_on(process: Process, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with process(*ARGS, "--save", str(file)) as played:
        assert played.stdin is not None
        played.stdin.write("1\n" * 6)
        played.stdin.flush()
        deadline = time.monotonic() + 20
        while moves(file) < 6 and time.monotonic() < deadline:
            time.sleep(0.02)
        played.kill()
    kept = moves(file)
    assert kept >= 6
    replay(game("village"), read_record(file.read_text(encoding="utf-8")))
    with process("play", "village", "--bots", "random", "--resume", str(file), "--save", str(file)) as again:
        out, errors = again.communicate("1\n", timeout=20)
    assert (again.returncode, errors) == (0, "")
    assert moves(file) > kept
    assert "Go on with --resume" in out


def test_noise_at_the_keyboard_is_only_wrong_input(process: Process, tmp_path: Path) -> None:
    noise = [
        "\udcff\udcfe",
        "\0 \x1b[31m {0} %s [bold]",
        "save a\0b/c",
        f"save {'x' * 5000}",
        "save \0",
        "\x07",
        "é" * 300,
    ]
    with process(*ARGS, "--option", "first_player=1") as played:
        out, errors = played.communicate("\n".join([*noise, "1\n"]), timeout=20)
    assert (played.returncode, errors) == (0, "")
    assert "\x1b" not in out
    assert "The game was not saved." in out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("typed", ["", "1\n1\n"])
def test_the_end_of_the_input_leaves_cleanly(process: Process, typed: str) -> None:
    with process(*ARGS, "--option", "first_player=1") as played:
        out, errors = played.communicate(typed, timeout=20)
    assert (played.returncode, errors) == (0, "")
    assert ("The game was not saved." in out) == bool(typed)
