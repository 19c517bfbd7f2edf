"""Edition files and the editions that records keep: read exactly, and every mistake named."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from bourgade.core.edition import Edition, edition_from_plain, load_edition, written
from bourgade.core.errors import BadEdition

GOOD = """
[edition]
name = " Second printing "
game = "village"
note = "From the copy at home."

[values.farm]
time_track = 12

[values.travel.routes.a_b]
one_way = true
cubes = { brown = 1, pink = 2 }

[values.travel]
scores = [0, 1, 2]

[values.customers.customer_01]
needs = {}
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refused(folder: Path, text: str) -> str:
    """The message with which this file is refused, without the name of the file that it begins with."""
    path = write(folder, text)
    with pytest.raises(BadEdition) as caught:
        load_edition(path)
    start, message = str(caught.value).split(": ", 1)
    assert start == str(path)
    return message


def head(values: str, name: str = "mine") -> str:
    return f'[edition]\nname = "{name}"\ngame = "village"\n[values]\n{values}\n'


def test_an_edition_file_gives_its_changes_by_dotted_key(tmp_path: Path) -> None:
    edition = load_edition(write(tmp_path, GOOD))
    assert (edition.name, edition.game, edition.note) == ("Second printing", "village", "From the copy at home.")
    assert edition.changes == {
        "farm.time_track": 12,
        "travel.routes.a_b.one_way": True,
        "travel.routes.a_b.cubes.brown": 1,
        "travel.routes.a_b.cubes.pink": 2,
        "travel.scores": [0, 1, 2],
        "customers.customer_01.needs": {},
    }


def test_nested_changes_look_like_the_file(tmp_path: Path) -> None:
    nested = load_edition(write(tmp_path, GOOD)).nested()
    assert nested["travel"] == {
        "routes": {"a_b": {"one_way": True, "cubes": {"brown": 1, "pink": 2}}},
        "scores": [0, 1, 2],
    }
    assert nested["customers"] == {"customer_01": {"needs": {}}}


def test_the_note_may_be_left_out_and_the_values_may_be_empty(tmp_path: Path) -> None:
    edition = load_edition(write(tmp_path, head("")))
    assert (edition.note, edition.changes) == ("", {})


def test_an_edition_survives_a_record(tmp_path: Path) -> None:
    edition = load_edition(write(tmp_path, GOOD))
    again = edition_from_plain(json.loads(json.dumps(edition.plain())))
    assert again == edition
    assert hash(again) == hash(edition)
    assert again.nested() == edition.nested()
    assert again.origin == "record"


def test_an_edition_survives_pickling(tmp_path: Path) -> None:
    edition = load_edition(write(tmp_path, GOOD))
    again = pickle.loads(pickle.dumps(edition))
    assert again == edition
    assert again.origin == edition.origin


@pytest.mark.parametrize(
    "other",
    [
        Edition("other", "village", "", {"farm.cap": 1}),
        Edition("mine", "orleans", "", {"farm.cap": 1}),
        Edition("mine", "village", "new", {"farm.cap": 1}),
        Edition("mine", "village", "", {"farm.cap": 2}),
        Edition("mine", "village", "", {"farm.cap": True}),
        "mine",
    ],
)
def test_editions_that_say_something_else_differ(other: object) -> None:
    assert Edition("mine", "village", "", {"farm.cap": 1}) != other


def test_the_plain_form_is_a_copy() -> None:
    edition = Edition("mine", "village", "", {"farm.cap": 1})
    changes = edition.plain()["changes"]
    assert isinstance(changes, dict)
    changes.clear()
    assert edition.changes == {"farm.cap": 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[edition\n", "is not valid TOML: Expected ']' at the end of a table declaration (at line 1, column 9)"),
        (head("a = 1\na = 2"), "is not valid TOML: Cannot overwrite a value (at line 6, column 6)"),
        (head("a = " + "9" * 5000), "is not valid TOML: "),
        (head("a = " + "[" * 5000), "is not valid TOML: "),
        (head("") + "[extra]\na = 1", "extra = { a = 1 }: unknown key; here may stand edition, values"),
        (
            head("").replace("[values]", "[value]"),
            "value = {}: unknown key; did you mean values? here may stand edition, values",
        ),
        ("[values]\n", "there is no table [edition]"),
        ('[edition]\nname = "mine"\ngame = "village"', "there is no table [values]"),
        ('values = 3\n[edition]\nname = "mine"\ngame = "village"', "values = 3: must be a table"),
        (
            head("").replace("game =", "gmae ="),
            'edition.gmae = "village": unknown key; did you mean game? here may stand name, game, note',
        ),
        (head("", name=" "), 'edition.name = "": must not be empty'),
        ('[edition]\nname = "mine"\n[values]', 'edition.game = "": must not be empty'),
        ('[edition]\nname = 3\ngame = "village"\n[values]', "edition.name = 3: must be text"),
        (head("", name="two\\nlines"), 'edition.name = "two\\nlines": must be one line of at most 80 characters'),
        (head("", name="a" * 81), f'edition.name = "{"a" * 79}...: must be one line of at most 80 characters'),
        (head("a.b = 1.5"), "a.b = 1.5: must be a whole number, text, true, false or a list of these"),
        (head("a = 2024-01-01"), "a = 2024-01-01: must be a whole number, text, true, false or a list of these"),
        (head("a = [[1]]"), "a = [[1]]: must be a whole number, text, true, false or a list of these"),
        (head("a = [{b = 1}]"), "a = [{ b = 1 }]: must be a whole number, text, true, false or a list of these"),
        (
            head("a = 0x" + "f" * 5000),
            "a = a very large number: must be a whole number, text, true, false or a list of these",
        ),
        (head('"a.b" = 1'), "a.b = 1: a quoted name must not have a dot in it"),
        (head("a.b.c.d.e.f.g.h.i = 1"), "a.b.c.d.e.f.g.h... = 1: a key has at most 8 parts"),
    ],
)
def test_a_file_with_a_mistake_is_refused(tmp_path: Path, text: str, message: str) -> None:
    found = refused(tmp_path, text)
    assert found == message or (message.endswith(": ") and found.startswith(message))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"none\.toml: cannot be read: No such file or directory"):
        load_edition(tmp_path / "none.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition, match=r"mine\.toml: is not valid TOML: 'utf-8' codec can't decode"):
        load_edition(path)


PLAIN = {"name": "mine", "game": "village", "note": "", "changes": {}}


@pytest.mark.parametrize(
    ("plain", "message"),
    [
        (3, "record: edition = 3: must be a table with name, game, note and changes"),
        ({**PLAIN, "xyz": 1}, "record: edition.xyz = 1: unknown key; here may stand name, game, note, changes"),
        ({**PLAIN, "changes": [1]}, "record: changes = [1]: must be a table"),
        ({"name": "mine", "game": "village"}, "record: there is no table [changes]"),
        ({**PLAIN, "name": None}, "record: edition.name = None: must be text"),
        ({**PLAIN, "game": ""}, 'record: edition.game = "": must not be empty'),
        (
            {**PLAIN, "changes": {"a": {"b": 1}}},
            "record: a = { b = 1 }: must be a whole number, text, true, false or a list of these",
        ),
        (
            {**PLAIN, "changes": {"a": None}},
            "record: a = None: must be a whole number, text, true, false or a list of these",
        ),
        ({**PLAIN, "changes": {".".join("a" * 9): 1}}, "record: a.a.a.a.a.a.a.a... = 1: a key has at most 8 parts"),
    ],
)
def test_a_record_with_a_mistake_in_its_edition_is_refused(plain: object, message: str) -> None:
    with pytest.raises(BadEdition) as caught:
        edition_from_plain(plain)
    assert str(caught.value) == message


@pytest.mark.parametrize("changes", [{"a": 1, "a.b": 2}, {"a.b": 2, "a": 1}, {"a": 1, "a.b.c": 2}])
def test_two_changes_of_the_same_place_are_refused(changes: dict[str, object]) -> None:
    edition = edition_from_plain({**PLAIN, "changes": changes})
    with pytest.raises(BadEdition, match="another key gives a different value for the same place"):
        edition.nested()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (3, "3"),
        ('a "word"', '"a \\"word\\""'),
        ([1, "a"], '[1, "a"]'),
        ({}, "{}"),
        ({"a": 1, "b": [2]}, "{ a = 1, b = [2] }"),
        ([[[[[[[[[1]]]]]]]]], "[[[[[[[[...]]]]]]]]"),
        (2**60, "a very large number"),
    ],
)
def test_values_are_written_as_in_a_file(value: object, text: str) -> None:
    assert written(value) == text
