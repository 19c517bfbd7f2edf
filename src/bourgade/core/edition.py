"""An edition: a named set of corrections to the printed values of one game, from a file or from a record."""

from __future__ import annotations

import difflib
import json
import tomllib
from pathlib import Path
from typing import Any

from bourgade.core.errors import BadEdition

DEEPEST = 8  # parts of a dotted key; a deeper file is no edition
LONGEST_NAME = 80
LONGEST_SHOWN = 80
LARGEST = 2**53  # from here on, other readers of JSON lose digits


class Edition:
    """Corrections by dotted key. Two editions are equal when they say the same, wherever they come from."""

    __slots__ = ("changes", "game", "name", "note", "origin")

    def __init__(self, name: str, game: str, note: str, changes: dict[str, object], origin: str = "edition") -> None:
        self.name = name
        self.game = game
        self.note = note
        self.changes = changes
        self.origin = origin  # where it was read, for messages

    def plain(self) -> dict[str, object]:
        """What a record keeps of this edition."""
        return {"name": self.name, "game": self.game, "note": self.note, "changes": dict(self.changes)}

    def nested(self) -> dict[str, Any]:
        """The changes as tables within tables, the way `components.toml` is written."""
        tables: dict[str, Any] = {}
        for key, value in self.changes.items():
            *parts, last = key.split(".")
            table: Any = tables
            for part in parts:
                table = table.setdefault(part, {}) if isinstance(table, dict) else None
            if not isinstance(table, dict) or last in table:
                raise refusal(self.origin, key, value, "another key gives a different value for the same place")
            table[last] = {} if value == {} else value
        return tables

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self._text() == other._text()

    def __hash__(self) -> int:
        return hash(self._text())

    def __reduce__(self) -> tuple[Any, ...]:
        return Edition, (self.name, self.game, self.note, self.changes, self.origin)

    def _text(self) -> str:
        return json.dumps(self.plain(), sort_keys=True)


def load_edition(path: Path | str) -> Edition:
    """Read an edition file: `[edition]` with name, game and note, then `[values]` as in components.toml."""
    origin = str(path)
    try:
        tables = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"{origin}: cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadEdition(f"{origin}: is not valid TOML: {error}") from error
    _only(tables, ("edition", "values"), origin, "")
    about, values = _table(tables, "edition", origin), _table(tables, "values", origin)
    _only(about, ("name", "game", "note"), origin, "edition.")
    return _edition(about, _flat(values, origin, []), origin)


def edition_from_plain(plain: object, origin: str = "record") -> Edition:
    """Rebuild the edition that a record keeps."""
    if not isinstance(plain, dict):
        raise refusal(origin, "edition", plain, "must be a table with name, game, note and changes")
    _only(plain, ("name", "game", "note", "changes"), origin, "edition.")
    return _edition(plain, dict(_table(plain, "changes", origin)), origin)


def refusal(origin: str, key: str, value: object, allowed: str) -> BadEdition:
    """The error that names the file, the key, the value and what is allowed."""
    text = written(value)
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."
    return BadEdition(f"{origin}: {key} = {shown}: {allowed}")


def written(value: object, depth: int = DEEPEST) -> str:
    """A value the way it stands in a TOML file; what lies too deep in it is left out."""
    if isinstance(value, dict | list) and not depth:
        return "..."
    if isinstance(value, dict):
        items = ", ".join(f"{name} = {written(item, depth - 1)}" for name, item in value.items())
        return f"{{ {items} }}" if items else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(written(item, depth - 1) for item in value) + "]"
    if isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    return "a very large number" if isinstance(value, int) and abs(value) >= LARGEST else str(value)


def _edition(about: dict[str, Any], changes: dict[str, object], origin: str) -> Edition:
    name, game, note = (_words(about, key, origin) for key in ("name", "game", "note"))
    if not name or not game:
        raise refusal(origin, "edition.game" if name else "edition.name", "", "must not be empty")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise refusal(origin, "edition.name", name, f"must be one line of at most {LONGEST_NAME} characters")
    for key, value in changes.items():
        _check_parts(key.split("."), value, origin)
        if not _is_storable(value):
            raise refusal(origin, key, value, "must be a whole number, text, true, false or a list of these")
    return Edition(name, game, note, changes, origin)


def _check_parts(parts: list[str], value: object, origin: str) -> None:
    if len(parts) > DEEPEST:
        raise refusal(origin, ".".join([*parts[:DEEPEST], ".."]), value, f"a key has at most {DEEPEST} parts")


def _is_storable(value: object) -> bool:
    """Whether a value keeps its meaning in a record."""
    if isinstance(value, list):
        return all(_is_storable(item) and not isinstance(item, list | dict) for item in value)
    return value == {} or isinstance(value, str) or (isinstance(value, int) and abs(value) < LARGEST)


def _words(about: dict[str, Any], key: str, origin: str) -> str:
    value = about.get(key, "")
    if not isinstance(value, str):
        raise refusal(origin, f"edition.{key}", value, "must be text")
    return value.strip()


def _table(tables: dict[str, Any], name: str, origin: str) -> dict[str, Any]:
    if name not in tables:
        raise BadEdition(f"{origin}: there is no table [{name}]")
    table = tables[name]
    if not isinstance(table, dict):
        raise refusal(origin, name, table, "must be a table")
    return table


def _only(table: dict[str, Any], known: tuple[str, ...], origin: str, prefix: str) -> None:
    for key, value in table.items():
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1, cutoff=0.5)
            hint = f"did you mean {near[0]}? " if near else ""
            raise refusal(origin, f"{prefix}{key}", value, f"unknown key; {hint}here may stand {', '.join(known)}")


def _flat(table: dict[str, Any], origin: str, prefix: list[str]) -> dict[str, object]:
    """Every value by its dotted key; an empty table is a value too, for it may mean no amounts."""
    flat: dict[str, object] = {}
    for name, value in table.items():
        parts = [*prefix, name]
        _check_parts(parts, value, origin)
        if "." in name:
            raise refusal(origin, ".".join(parts), value, "a quoted name must not have a dot in it")
        if isinstance(value, dict) and value:
            flat |= _flat(value, origin, parts)
        else:
            flat[".".join(parts)] = value
    return flat
