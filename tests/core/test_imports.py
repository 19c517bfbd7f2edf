"""The rooms of the house: imports go one way, the engine needs nothing, and no game is named outside its own."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bourgade

SOURCE = Path(str(bourgade.__file__)).parent
FILES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))

# Every room, and the rooms that it may use besides itself.
MAY_USE = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    "adapters": {"core", "games", "bots"},
    "web": {"core", "games", "bots"},
    "server": {"core", "games", "bots", "adapters", "web"},
    "cli": {"core", "games", "bots", "adapters", "web", "server"},
}
CHANCY = {"random", "time", "datetime", "uuid"}
"""What gives another result each time."""

GUARDED = {Path("core/rules.py"), Path("core/chance.py")}
"""Where a seed that nobody can guess is drawn, and results that nobody can foresee."""

every_file = pytest.mark.parametrize("path", FILES, ids=str)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse((SOURCE / path).read_text(encoding="utf-8"))


def package_of(path: Path) -> list[str]:
    return ["bourgade", *path.parent.parts]


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = package_of(path)[: len(package_of(path)) + 1 - node.level] if node.level else []
            base = ".".join([*package, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if base in ("bourgade", "bourgade.games"))


def room(path: Path) -> str:
    """The room that a file is in; the front door and the program itself are in none."""
    return path.parts[0] if len(path.parts) > 1 else ""


def game_names() -> set[str]:
    """The names of all games, finished or not."""
    return {path.parent.name for path in (SOURCE / "games").glob("*/components.toml")} | set(bourgade.games())


def test_every_room_has_its_place() -> None:
    assert {room(path) for path in FILES} - {""} <= set(MAY_USE)


@every_file
def test_imports_go_one_way(path: Path) -> None:
    if not room(path):
        pytest.skip("the front door opens on every room")
    used = {name.split(".")[1] for name in imports(path) if name.startswith("bourgade.") and name.count(".")}
    rooms = {name for name in used if (SOURCE / name).is_dir()}
    assert rooms <= MAY_USE[room(path)] | {room(path)}


@every_file
def test_the_engine_does_not_come_in_by_the_front_door(path: Path) -> None:
    if room(path) in ("core", "games"):
        assert "bourgade" not in imports(path)


@every_file
def test_the_engine_needs_nothing_but_python(path: Path) -> None:
    if room(path) in ("core", "games", "bots", ""):
        foreign = {name.split(".")[0] for name in imports(path)} - {"bourgade"} - sys.stdlib_module_names
        assert foreign == set()


@every_file
def test_a_game_knows_no_other_game(path: Path) -> None:
    if room(path) == "games" and len(path.parts) > 2:
        others = {f"bourgade.games.{name}" for name in game_names() - {path.parts[1]}}
        assert not {name for name in imports(path) if ".".join(name.split(".")[:3]) in others}


@every_file
def test_nothing_outside_the_games_names_one(path: Path) -> None:
    if room(path) == "games":
        return
    names = game_names() | {bourgade.game(name).title for name in bourgade.games()}
    words = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant) and node.value in names]
    assert [f"line {word.lineno}: {word.value!r}" for word in words] == []
    assert not {name for name in imports(path) if name.startswith("bourgade.games.") and name.split(".")[2] in names}


@every_file
def test_the_engine_and_the_bots_have_no_chance_but_that_of_the_game(path: Path) -> None:
    if room(path) in ("core", "games", "bots"):
        assert not {name.split(".")[0] for name in imports(path)} & CHANCY
        assert "secrets" not in imports(path) or path in GUARDED


@every_file
def test_nobody_uses_the_global_random(path: Path) -> None:
    """`random.Random(seed)` is somebody's own; `random.choice` and `random.seed` are everybody's."""
    own = {"Random", "SystemRandom"}
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            assert node.attr in own, f"line {node.lineno}: random.{node.attr}"
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert {alias.name for alias in node.names} <= own
