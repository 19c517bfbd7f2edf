"""The command: errors at the start say what to do, and the end is clean."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from bourgade.cli.serve import listen, serve
from bourgade.core.errors import BourgadeError
from bourgade.server.database import CannotOpen, open_engine
from server.serving import run


def refused(*arguments: str) -> str:
    """What the command says when it cannot start."""
    result = CliRunner().invoke(serve, arguments)
    assert isinstance(result.exception, BourgadeError), result
    return str(result.exception)


def test_a_taken_port_is_named_with_another() -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        text = refused("--port", str(port))
    assert f"port {port} is taken" in text
    assert f"--port {port + 1}" in text


def test_an_address_that_is_not_ours_is_named() -> None:
    assert "--host 127.0.0.1" in refused("--host", "203.0.113.7", "--port", "0")
    assert "no address of this computer" in refused("--host", "nowhere.invalid", "--port", "0")


def test_a_database_that_cannot_be_used_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but a letter of many words\n" * 100)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as connection:
        connection.execute("create table about (key varchar(40) primary key, value text not null)")
        connection.execute("insert into about values ('schema', '999')")
    connection.close()
    cases = {
        str(tmp_path / "missing" / "games.db"): "does not exist: create it",
        str(tmp_path): "is a folder",
        str(tmp_path / "text.db"): "cannot be used as a database",
        str(newer): "layout 999",
        "mysql://localhost/games": "not supported: give a file name",
        "://": "is no database URL",
        "sqlite://": "must be kept in a file",
    }
    for target, text in cases.items():
        assert text in refused("--port", "0", "--database", target), target


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be written" in refused("--port", "0", "--database", str(tmp_path / "games.db"))


def test_what_cannot_be_written_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda place, mode: False)

    async def work() -> None:
        with pytest.raises(CannotOpen, match="cannot be written: change its permissions"):
            await open_engine(str(tmp_path / "games.db"))

    run(work)


def test_a_url_and_a_file_name_mean_the_same_database(tmp_path: Path) -> None:
    async def work() -> None:
        for target in (f"sqlite:///{tmp_path}/games.db", f"{tmp_path}/games.db"):
            await (await open_engine(target)).dispose()
        assert [path.name for path in tmp_path.glob("*.db")] == ["games.db"]

    run(work)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_the_server_tells_its_address_and_ends_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    command = [sys.executable, "-c", "from bourgade.cli.serve import serve; serve()"]
    options = ["--port", "0", "--database", str(tmp_path / "games.db")]
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Opening ")
        address = server.stdout.readline().split()[4]
        assert httpx.get(f"{address}healthz").text == "ok\n"
        table = {"game": "village", "seats": [{"kind": "bot"}, {"kind": "here"}]}
        token = httpx.post(f"{address}api/tables", json=table).json()["token"]
        with httpx.stream("GET", f"{address}t/{token}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            server.send_signal(stop)
            list(lines)
        rest = server.stdout.read()
        assert server.wait(15) == 0, rest
        assert "Every game is kept" in rest
        assert "Traceback" not in rest


def test_listening_is_possible_again_at_once() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as talker:
            other, _ = first.accept()
            other.close()
            assert talker.recv(1) == b""
    listen("127.0.0.1", port).close()
