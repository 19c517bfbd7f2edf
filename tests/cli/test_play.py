"""A game at the keyboard: moves, wrong input, undo, files, languages, several people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bourgade
from bourgade.cli.screen import Screen
from bourgade.cli.session import Session
from cli.commands import Run

TWO = ("play", "village", "--seats", "2", "--bots", "random", "--seed", "5")


def test_the_question_is_shown_with_numbered_moves(run: Run) -> None:
    out = run(*TWO, "--name", "Ann").stdout
    assert "Ann: " in out
    assert "  1 " in out
    assert "take grain" in out


def test_wrong_input_costs_one_line_and_nothing_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    plain = run(*TWO, typed="1\n").stdout
    wrong = run(*TWO, "--save", str(file), typed="foo\n99\n\n   \ntake nothing\n1\n").stdout
    assert "'foo' is no move; type a number, a move or help" in wrong
    assert "there is no move 99" in wrong
    assert len(wrong.splitlines()) <= len(plain.splitlines()) + 5
    assert len(mine(file)) == 1


def mine(file: Path, seat: int = 0) -> list[str]:
    """The moves of a seat in a record."""
    rounds = json.loads(file.read_text(encoding="utf-8"))["rounds"]
    return [move for chapter in rounds for move in chapter["moves"] if move.startswith(f"{seat} ")]


def test_alone_the_board_is_drawn_again_once_chance_has_changed_it(run: Run) -> None:
    alone = ("play", "villagers", "--seats", "1", "--seed", "5")
    assert run(*alone, typed="decline\ndraft 1\n").stdout.count("─ Road ─") == 1
    assert run(*alone, typed="decline\ndraft 1\nsend 2\n").stdout.count("─ Road ─") == 2


def test_a_long_sentence_goes_on_beside_its_mark(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = run("play", "villagers", "--seats", "1", "--seed", "5", typed="1\n" * 6).stdout
    lines = out.splitlines()
    arrivals = next(number for number, line in enumerate(lines) if line.startswith("  ▪ Gone from the road"))
    assert lines[arrivals + 1].startswith("    ")
    assert "▪" not in lines[arrivals + 1]


def test_undo_and_redo(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(*TWO, "--save", str(file), typed="tak gr br\nundo\nredo\nundo\nundo\ntak cr or\nredo\n").stdout
    assert out.count("Taken back.") == 2
    assert out.count("Played again.") == 1
    assert "nothing to undo" in out
    assert "nothing to redo" in out
    assert mine(file) == ["0 take crafts orange"]


def test_the_commands(run: Run) -> None:
    out = run(*TWO, typed="help\nhint\nrule\nscore\nboard\ntak gr br\nlog\nlog 1\n").stdout
    assert "take back your last move" in out
    assert "A bot would play " in out
    assert "Score if the game ended now" in out
    assert "The game was not saved." in out


def test_quitting_offers_to_save(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(*TWO, typed=f"1\nquit\n{file}\n").stdout
    assert f"Saved in {file}." in " ".join(out.split())
    assert len(mine(file)) == 1
    assert "The game was not saved." in run(*TWO, typed="1\nquit\n\n").stdout
    assert "Save the game first?" not in run(*TWO, "--option", "first_player=1", typed="quit\n").stdout


def test_saving_never_takes_the_place_of_another_file(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann", encoding="utf-8")
    file = tmp_path / "game.json"
    out = run(*TWO, typed=f"1\nsave\nsave {other}\nsave {file}\nsave\nsave {tmp_path}/no/where\n").stdout
    assert "Save it where?" in out
    assert "exists already" in out
    assert out.count("Saved in") == 2
    assert "No such file" in " ".join(out.split())
    assert other.read_text(encoding="utf-8") == "Dear Ann"
    refused = run(*TWO, "--save", str(other), code=2).stderr
    assert "exists already" in refused
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "letter.txt"]


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    halves, whole = tmp_path / "halves.json", tmp_path / "whole.json"
    first, second = "1\n" * 12, "2\n" * 12
    run(*TWO, "--save", str(whole), typed=first + second)
    run(*TWO, "--save", str(halves), typed=first)
    run("play", "village", "--bots", "random", "--resume", str(halves), "--save", str(halves), typed=second)
    assert halves.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_a_game_of_other_rules_is_not_resumed(run: Run, tmp_path: Path, record: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(record.read_text(encoding="utf-8").replace('"village"', '"orleans"', 1), encoding="utf-8")
    assert "is a game of 'orleans', not of 'village'" in run("play", "village", "--resume", str(path), code=1).stderr


def test_the_end_shows_the_sheets_with_places_and_tie_breaks(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = run(*TWO, "--name", "Ann", "--save", str(file), typed="1\n" * 3000).stdout
    assert "Final score" in out
    assert "Tie-break: " in out
    assert "Place" in out
    assert " points." in out
    assert "Ann" in out[out.index("Final score") :]
    assert f"The game is kept in {file}." in " ".join(out.split())
    assert "Final score" in run("play", "village", "--resume", str(file)).stdout


def test_french(run: Run) -> None:
    out = run(
        *TWO, "--lang", "fr", typed="aide\nregle\nRègle\nfoo\nconseil\nscore\n1\nannuler\nundo\nquitter\n\n"
    ).stdout
    assert "Joueur 1" in out
    assert "Hasard 2" in out
    assert "un coup\N{NO-BREAK SPACE}; tapez un numéro" in out
    assert "Un robot jouerait" in out
    assert "Coup repris." in out
    assert "rien à annuler" in out


def test_names_are_never_markup(run: Run) -> None:
    out = run(*TWO, "--name", "[bold]Ann[/bold]\x1b[31m", typed="1\n").stdout
    assert "[bold]Ann[/bold]?[31m" in out
    assert "\x1b" not in out


def test_people_share_a_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    names = ("--name", "Ann", "--name", "Bo", "--name", "Cy")
    args = ("play", "village", "--seats", "3", "--seed", "5", "--hotseat", "--save", str(file), *names)
    out = run(*args, typed="1\n" * 12).stdout
    assert all(f"{name}: " in out for name in ("Ann", "Bo", "Cy"))
    assert len([move for seat in range(3) for move in mine(file, seat)]) == 12


def test_people_with_secrets_hand_over_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["1", *["", "1"] * 3])
    asked: list[str] = []

    def typed(prompt: str = "") -> str:
        asked.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr("bourgade.core.rules.Rules.has_secrets", lambda *_: True)
    game = bourgade.Playthrough(bourgade.game("village"), 2, 5, names=["Ann", "Bo"])
    Session(game, {0, 1}, {}, Screen(bourgade.language("en"))).run()
    assert any(prompt.startswith("Bo, press Enter") for prompt in asked)
    assert "Bo: " in capsys.readouterr().out


def test_seats_without_secrets_are_known_by_their_views() -> None:
    rules = bourgade.game("village")
    assert not rules.has_secrets(rules.new(seats=2, seed=1), 0)
