"""Words in the language of the reader: English in the source, the others read from `locale/<code>/*.po`."""

from __future__ import annotations

import ast
import locale
import os
from functools import cache
from pathlib import Path

from bourgade.core.errors import BadOption

LOCALE = Path(__file__).parent.parent / "locale"
LANGUAGES = ("en", "fr")


class Language:
    """Calling it with an English text, and values for its braces, gives the text in this language.

    >>> language("en")("{count} cubes left", count=3)
    '3 cubes left'
    """

    def __init__(self, code: str, table: dict[str, str]) -> None:
        self.code = code
        self.table = table

    def __call__(self, text: str, **values: object) -> str:
        """The text in this language, with the values in its braces."""
        return self.table.get(text, text).format(**values)

    def is_one(self, count: int) -> bool:
        """Whether so many are told as one; in French none are, too."""
        return count in ((0, 1) if self.code == "fr" else (1,))


@cache
def language(code: str) -> Language:
    """The language of a code, with every catalogue in its folder."""
    if code not in LANGUAGES:
        raise BadOption(f"there is no language {code!r}; there are {', '.join(LANGUAGES)}")
    table: dict[str, str] = {}
    for path in sorted((LOCALE / code).glob("*.po")):
        table.update(read_catalogue(path.read_text(encoding="utf-8")))
    return Language(code, table)


def mark(text: str) -> str:
    """Mark a text that is translated later, where it is shown."""
    return text


def read_catalogue(text: str) -> dict[str, str]:
    """The translations in the text of a .po file."""
    table: dict[str, str] = {}
    parts: dict[str, str] = {}
    field = ""
    for line in [*text.splitlines(), ""]:
        if line.startswith(("msgid ", "msgstr ")):
            field, line = line.split(" ", 1)
            parts[field] = ""
        if line.startswith('"'):
            parts[field] += ast.literal_eval(line)
        elif not line.strip():
            if parts.get("msgid") and parts.get("msgstr"):
                table[parts["msgid"]] = parts["msgstr"]
            parts = {}
    return table


def preferred_language() -> str:
    """The language of this computer's settings if we speak it, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    setting = next((name for name in names if name), None) or locale.getlocale()[0] or "en"
    return "fr" if setting.lower().startswith("fr") else "en"
