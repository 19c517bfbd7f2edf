"""The clauses of a rulebook, by number, as the project carries them in `games/<game>/clauses.txt`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bourgade.core.errors import UnknownGame

GAMES = Path(__file__).parent.parent / "games"


@cache
def clauses(game: str) -> dict[str, str]:
    """Number and text of every clause of a game."""
    path = GAMES / game / "clauses.txt"
    if not path.is_file():
        raise UnknownGame(f"no rulebook is kept for {game!r}")
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))


def rulebooks() -> list[str]:
    """The games whose rulebook is kept, those that nobody can play yet included."""
    return sorted(path.parent.name for path in GAMES.glob("*/clauses.txt"))
