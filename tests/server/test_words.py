"""Words: every text of the server has its French, and what people write is made safe without being changed."""

from __future__ import annotations

import ast
import re
import unicodedata
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

import bourgade.server
from bourgade.core.language import LOCALE, language, read_catalogue
from bourgade.server.words import TURNS, one_line

SOURCES = Path(bourgade.server.__path__[0])
BRACES = re.compile(r"{\w+}")


def marked() -> set[str]:
    """Every text in the server that is handed to `mark` or `say`."""
    texts = set()
    for path in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("mark", "say"):
                texts |= {value.value for value in node.args[:1] if isinstance(value, ast.Constant)}
    return {text for text in texts if isinstance(text, str)}


def test_every_text_has_its_french_with_the_same_values() -> None:
    french = language("fr").table
    for text in marked():
        assert text in french, text
        assert sorted(BRACES.findall(text)) == sorted(BRACES.findall(french[text])), text


def test_the_catalogue_holds_nothing_else() -> None:
    table = read_catalogue((LOCALE / "fr" / "server.po").read_text(encoding="utf-8"))
    assert set(table) <= marked()


@given(st.text(alphabet=st.characters(), max_size=100), st.integers(1, 60))
def test_a_line_is_short_visible_and_well_formed(text: str, longest: int) -> None:
    line = one_line(text, longest)
    assert len(line) <= longest
    assert line == line.strip()
    line.encode()
    assert not any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in TURNS for letter in line)
    assert one_line(line, longest) == line


def test_what_nobody_sees_is_no_name() -> None:
    assert [one_line(name, 40) for name in ("\u200b", " \u200d \ufeff ", "\u00ad")] == ["", "", ""]


def test_any_script_stays_as_it_is() -> None:
    for name in ("Ζωή", "Владимир", "李小龍", "مريم", "בינה", "नेहा", "👩‍👩‍👧", "Ó'Brien & <Söhne>"):
        assert one_line(name, 40) == name
