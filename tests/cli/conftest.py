"""How the tests of the commands run them: in this process, or in one of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import bourgade
from bourgade.bots import bot
from bourgade.bots.match import play_out
from bourgade.cli.main import main
from cli.commands import Process, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, in English at 100 columns: `run("games", "--json")`."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def invoke(*args: str, typed: str = "", code: int = 0) -> Result:
        result = CliRunner().invoke(main, args, input=typed)
        assert result.exit_code == code, result.output
        return result

    return invoke


@pytest.fixture
def process(tmp_path: Path) -> Process:
    """Start a command in a process and an empty folder of its own, with pipes for input, output and errors."""
    source = str(Path(str(bourgade.__file__)).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}

    def start(*args: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "bourgade.cli.main", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="surrogateescape",
            env=environment,
            cwd=tmp_path,
        )

    return start


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game between two bots."""
    game = bourgade.Playthrough(bourgade.game("village"), 2, 12, names=["Ann", "[bold]Bo"])
    play_out(game, [bot("random"), bot("random")])
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(game.text(), encoding="utf-8")
    return path
