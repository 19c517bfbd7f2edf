"""Every text of the program has a French translation that fits it, and no translation is left over."""

import re
from functools import cache
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import bourgade
from bourgade.core.language import LOCALE, language, read_catalogue

SOURCE = Path(str(bourgade.__file__)).parent
CATALOGUES = sorted((LOCALE / "fr").glob("*.po"))


@cache
def texts() -> dict[str, str]:
    """Every text in `say("...")` and `mark("...")`, in Python and in templates, and a file that it stands in."""
    methods = [("**.py", "python"), ("**.html", "jinja2")]
    found = extract_from_dir(SOURCE, methods, keywords={"say": None, "mark": None})
    return {text: file for file, _, text, _, _ in found if isinstance(text, str)}


def catalogue(path: Path) -> dict[str, str]:
    return read_catalogue(path.read_text(encoding="utf-8"))


def braces(text: str) -> list[tuple[str | None, str | None, str | None]]:
    """What stands in the braces of a text, whatever the order; the 1 of a text about one thing is a brace in French."""
    text = text.replace("1 ", "{count} ", 1) if text.startswith("1 ") else text
    fields = [(name, conversion, spec) for _, name, spec, conversion in Formatter().parse(text)]
    return sorted((field for field in fields if field[0] is not None), key=str)


def test_texts_are_found_in_the_source() -> None:
    assert texts()["Take a cube"].endswith("prompts.py")


def test_every_text_has_a_french_translation() -> None:
    missing = {text: file for text, file in texts().items() if text not in language("fr").table}
    assert missing == {}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_no_translation_is_left_over(path: Path) -> None:
    assert [text for text in catalogue(path) if text not in texts()] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_a_translation_has_the_braces_of_its_text(path: Path) -> None:
    wrong = {text: french for text, french in catalogue(path).items() if braces(text) != braces(french)}
    assert wrong == {}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_a_catalogue_translates_each_text_once(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith("msgid ") for line in lines) == len(catalogue(path)) + 1  # the header has an empty one


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_a_catalogue_reads_as_the_tools_of_translators_read_it(path: Path) -> None:
    entries = read_po(BytesIO(path.read_bytes()))
    assert catalogue(path) == {entry.id: entry.string for entry in entries if entry.id and entry.string}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_no_line_of_french_breaks_before_its_punctuation(path: Path) -> None:
    breaking = re.compile(r" [:;?!»](\s|$)|« ")
    assert [french for french in catalogue(path).values() if breaking.search(french)] == []


def test_no_text_is_translated_in_two_ways() -> None:
    ways: dict[str, set[str]] = {}
    for path in CATALOGUES:
        for text, french in catalogue(path).items():
            ways.setdefault(text, set()).add(french)
    assert {text: french for text, french in ways.items() if len(french) > 1} == {}
