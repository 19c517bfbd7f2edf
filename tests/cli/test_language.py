"""Every text of the commands has its French, with the same places for values."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import bourgade
from bourgade.core.language import LOCALE, mark, read_catalogue

SOURCE = Path(str(bourgade.__file__)).parent
FRENCH = read_catalogue((LOCALE / "fr" / "bourgade.po").read_text(encoding="utf-8"))
FROM_THE_ENGINE = {
    mark("nothing to undo: the turn has passed on, or chance has spoken since"),
    mark("nothing to redo"),
}


def texts() -> set[str]:
    """Every literal that is handed to `say` or `mark` by bots and commands."""
    found = set()
    for path in [*SOURCE.glob("cli/*.py"), *SOURCE.glob("bots/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ("say", "mark"):
                text = node.args[0]
                if isinstance(text, ast.Constant):
                    found.add(str(text.value))
    return found


def called(node: ast.Call) -> str:
    """The name of what is called."""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def places(text: str) -> list[str]:
    """The names between the braces of a text."""
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def test_every_text_is_translated() -> None:
    assert texts() - FRENCH.keys() == set()


def test_no_translation_is_left_over() -> None:
    assert FRENCH.keys() - texts() - FROM_THE_ENGINE == set()


def test_translations_keep_the_values() -> None:
    assert [text for text, french in FRENCH.items() if places(text) != places(french)] == []
