"""Bad arguments: one clear line on the error stream, a failing exit code, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from bourgade.cli.main import main
from cli.commands import Process, Run

CASES = [
    (["play", "chess"], "there is no game 'chess'; there are village"),
    (["play"], "Missing argument 'GAME'"),
    (["play", "village", "--seats", "9"], "Village is for 2 to 4 seats, not 9"),
    (["play", "village", "--seats", "two"], "'two' is not a valid integer"),
    (["play", "village", "--seat", "0"], "there is no seat 0: the seats are 1 to 4"),
    (["play", "village", "--seats", "2", "--seat", "3"], "there is no seat 3: the seats are 1 to 2"),
    (["play", "village", "--bots", "gready"], "there is no bot 'gready'; there are random, greedy"),
    (["play", "village", "--bots", "random,greedy"], "give one level, or one for each of the 3 bots"),
    (["play", "village", "--name", "A", "--name", "B"], "there are more names (2) than people (1)"),
    (["play", "village", "--seed", "-1"], "-1 is not in the range"),
    (["play", "village", "--option", "first"], "'first' is not of the form name=value"),
    (["play", "village", "--option", "luck=none"], "no option 'luck'; its options are: first_player"),
    (["play", "village", "--option", "first_player=7"], "cannot be '7'"),
    (["play", "village", "--lang", "de"], "there is no language 'de'; there are en, fr"),
    (["play", "village", "--resume", "none.json"], "none.json"),
    (["play", "village", "--resume", "none.json", "--seats", "3"], "--seats cannot be used with --resume"),
    (["play", "village", "--resume", "none.json", "--name", "Ann"], "--name cannot be used with --resume"),
    (["play", "village", "--save", "missing/game.json"], "missing/game.json"),
    (["play", "village", "--edition", "none.toml"], "none.toml"),
    (["watch", "village", "--seats", "4", "--bots", "random,greedy"], "give one level, or one for each of the 4"),
    (["watch", "village", "--pace", "-1"], "-1"),
    (["watch", "village", "--save", "missing/game.json"], "missing/game.json"),
    (["replay", "none.json"], "none.json"),
    (["arena", "village", "--bots", "greedy"], "Village is for 2 to 4 seats, not 1"),
    (["arena", "village", "--games", "0"], "0 is not in the range"),
    (["components", "village", "--only", "guessed"], "'guessed'"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["bench", "village", "--peer-python", "none"], "none"),
    (["games", "village"], "unexpected extra argument"),
    (["dance"], "No such command 'dance'"),
]


@pytest.mark.parametrize(("args", "message"), CASES, ids=[" ".join(args) for args, _ in CASES])
def test_a_bad_argument_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, args)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert message in result.stderr
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_bad_record_is_refused_with_its_place(run: Run, tmp_path: Path, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    for old, new, message in [
        ('"village"', '"chess"', "there is no game 'chess'"),
        ("bourgade record 1", "bourgade record 9", "this is no record"),
        ('"version": 1', '"version": 99', "version 99"),
        ('"0 take', '"0 tale', "names no move"),
        ('"0 take', '"1 take', "it is seat 0 that has to move"),
        ('"digest": "', '"digest": "0', "the record says"),
        ("{", "[", "not JSON"),
    ]:
        path = tmp_path / "bad.json"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        result = run("replay", str(path), code=1)
        assert message in result.stderr
        assert result.stderr.count("\n") == 1


def test_files_that_are_no_text_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(b"\xff\xfe\x00 noise")
    assert "not text in UTF-8" in run("replay", str(path), code=1).stderr
    assert "noise.json" in run("play", "village", "--edition", str(path), code=1).stderr


def test_no_traceback_in_a_real_process(process: Process) -> None:
    with process("play", "village", "--seats", "7") as played:
        out, errors = played.communicate(timeout=20)
    assert played.returncode == 1
    assert (out, errors) == ("", "Error: Village is for 2 to 4 seats, not 7\n")
