"""Words: texts found in a catalogue and filled in, and the language that a computer is set to."""

from __future__ import annotations

import pytest

from bourgade.core.errors import BadOption
from bourgade.core.language import LANGUAGES, Language, language, mark, preferred_language, read_catalogue

CATALOGUE = r'''
# A comment.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"

#: somewhere.py:3
msgid "{count} cubes left"
msgstr "il reste {count} cubes"

msgid ""
"a long text "
"in two parts"
msgstr ""
"un long texte "
"en deux parties"

#, python-format
msgid "with \"marks\" and\na new line"
msgstr "avec des « guillemets »\net une ligne"

msgid "not translated yet"
msgstr ""

msgid "the last one"
msgstr "le dernier"'''


def test_a_catalogue_is_read_entry_by_entry() -> None:
    assert read_catalogue(CATALOGUE) == {
        "{count} cubes left": "il reste {count} cubes",
        "a long text in two parts": "un long texte en deux parties",
        'with "marks" and\na new line': "avec des « guillemets »\net une ligne",
        "the last one": "le dernier",
    }


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing here\n", 'msgid ""\nmsgstr "head"\n'])
def test_a_catalogue_without_entries_is_empty(text: str) -> None:
    assert read_catalogue(text) == {}


def test_a_text_is_translated_and_its_braces_are_filled() -> None:
    say = Language("fr", read_catalogue(CATALOGUE))
    assert say("{count} cubes left", count=3) == "il reste 3 cubes"


def test_a_text_without_translation_stays_english() -> None:
    say = Language("fr", read_catalogue(CATALOGUE))
    assert say("not translated yet") == "not translated yet"
    assert say("{name} passes", name="Ada") == "Ada passes"


def test_values_are_not_taken_for_texts() -> None:
    assert Language("en", {})("{name} passes", name="{count}") == "{count} passes"


def test_english_is_the_source_and_needs_no_catalogue() -> None:
    assert language("en").table == {}
    assert language("en")("Take a cube") == "Take a cube"


def test_every_language_speaks_and_knows_its_code() -> None:
    assert [language(code).code for code in LANGUAGES] == list(LANGUAGES)
    assert language("fr") is language("fr")


@pytest.mark.parametrize("code", ["de", "", "FR", "../fr"])
def test_another_language_is_an_error_that_names_those_there_are(code: str) -> None:
    with pytest.raises(BadOption, match="there are en, fr"):
        language(code)


def test_a_marked_text_is_the_text() -> None:
    assert mark("Take a cube") == "Take a cube"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "FR_ca"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "fr_FR", "LANG": "en_GB"}, "fr"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "fr"),
    ],
)
def test_the_language_of_the_computer_is_followed(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], code: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == code


@pytest.mark.parametrize(("setting", "code"), [("fr_FR", "fr"), ("en_GB", "en"), (None, "en")])
def test_without_settings_python_is_asked(monkeypatch: pytest.MonkeyPatch, setting: str | None, code: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (setting, None))
    assert preferred_language() == code
