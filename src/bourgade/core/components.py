"""A catalogue: every printed value of one game, where it comes from, and what an edition may put in its place."""

from __future__ import annotations

import copy
import difflib
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bourgade.core.edition import Edition, refusal
from bourgade.core.errors import BadEdition

REMOVED = {"removed": True}
KINDS = ("rulebook", "public", "reconstructed", "ruling")
Demand = tuple[str, object, bool, str]
"""A key, its value, whether the value fits the other values, and how it must."""
ENTRY_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


class PrintedValue(NamedTuple):
    """One printed value and its provenance."""

    key: str
    value: Any
    kind: str
    source: str


class Catalogue:
    """A `components.toml`: tables of values, then `[provenance]` and `[schema]`, where `*` is any one part of a key.

    A key of `[provenance]` speaks for all below it; the longest wins. `[schema]` says what an edition may put in place
    of a value, the others are fixed: `low`, `high` a number; with `items` a list of so many; with `of` amounts of the
    named things, replaced as a whole, at most `most` of them or `complete`; `choice` a word; `entry_of` a name from
    that table or from `also`; `flag` true or false; `open` a table to add entries to or take some from (`removed`).
    """

    __slots__ = ("_schema", "_sources", "_tables", "game", "origin")

    def __init__(self, tables: dict[str, Any], origin: str) -> None:
        self.origin = origin
        self.game: str = tables.pop("game")
        self._sources: dict[str, dict[str, str]] = tables.pop("provenance")
        self._schema: dict[str, dict[str, Any]] = tables.pop("schema")
        self._tables = tables
        self._check(tables, origin)
        self._check_patterns()
        self.lines()  # every value has a provenance

    @classmethod
    def load(cls, path: Path) -> Catalogue:
        """Read a components.toml."""
        return cls(tomllib.loads(path.read_text(encoding="utf-8")), path.name)

    def lines(self) -> list[PrintedValue]:
        """Every printed value with its provenance, in the order of the file."""
        return [self._line(key, value) for key, value in self._leaves(self._tables)]

    def values(self, edition: Edition | None = None) -> dict[str, Any]:
        """All values as tables within tables, with the changes of an edition; a bad edition is an error."""
        tables = copy.deepcopy(self._tables)
        if edition is not None:
            if edition.game != self.game:
                raise refusal(edition.origin, "edition.game", edition.game, f"these are the components of {self.game}")
            self._merge(tables, edition.nested(), "", edition.origin)
            self._check(tables, edition.origin)
        return tables

    def agreed(self, edition: Edition | None, demands: Callable[[dict[str, Any]], Iterator[Demand]]) -> dict[str, Any]:
        """All values, once they are what they demand of each other; a demand that is not met is an error."""
        values = self.values(edition)
        for key, value, is_met, demand in demands(values):
            if not is_met:
                raise refusal(edition.origin if edition else self.origin, key, value, demand)
        return values

    def _merge(self, table: dict[str, Any], changes: object, prefix: str, origin: str) -> None:
        if not isinstance(changes, dict):
            raise refusal(origin, prefix[:-1], changes, f"is a table with {', '.join(table)}")
        for name, change in changes.items():
            key = prefix + name
            if name not in table:
                self._check_entry(key, change, origin)
                table[name] = copy.deepcopy(change)
            elif change == REMOVED and self._is_open(prefix[:-1]):
                del table[name]
            elif self._is_value(key):
                table[name] = copy.deepcopy(change)
            elif isinstance(table[name], dict):
                self._merge(table[name], change, f"{key}.", origin)
            else:
                raise refusal(origin, key, change, "is fixed, the rules of the game rest on it")

    def _check_entry(self, key: str, entry: object, origin: str) -> None:
        """A new entry belongs to an open table, has a usable name, and has the fields of the others."""
        table, _, name = key.rpartition(".")
        if entry == REMOVED or not self._is_open(table):
            near = difflib.get_close_matches(key[:120], self._keys(), n=3)
            raise refusal(origin, key, entry, f"unknown key; the nearest are {', '.join(near) or 'none'}")
        if not ENTRY_NAME.fullmatch(name):
            raise refusal(origin, key, entry, "a new name is a small letter, then small letters, digits and _")
        fields = {rule.rpartition(".")[2] for rule in self._schema if _fits(rule.rpartition(".")[0], key)}
        if not self._is_value(key) and (not isinstance(entry, dict) or set(entry) != fields):
            raise refusal(origin, key, entry, f"a new entry has exactly the fields {', '.join(sorted(fields))}")

    def _check(self, tables: dict[str, Any], origin: str) -> None:
        for key, value in self._leaves(tables):
            rule = self._rule(key)
            if rule and not _allows(rule, value, tables):
                raise refusal(origin, key, value, f"must be {_wording(rule, tables)}")

    def _check_patterns(self) -> None:
        """No provenance or schema speaks of nothing."""
        keys = self._keys()
        for pattern in [*self._sources, *self._schema]:
            if not any(_fits(pattern, key) for key in keys):
                raise BadEdition(f"{self.origin}: {pattern}: no value has this key")

    def _line(self, key: str, value: Any) -> PrintedValue:
        known = [pattern for pattern in self._sources if any(_fits(pattern, head) for head in _heads(key))]
        longest = max(known, key=lambda pattern: (pattern.count("."), -pattern.count("*")), default="")
        source = self._sources.get(longest, {})
        if source.get("kind") not in KINDS or not source.get("source"):
            raise refusal(self.origin, key, value, f"needs a provenance: a source, and one of {', '.join(KINDS)}")
        return PrintedValue(key, value, source["kind"], source["source"])

    def _leaves(self, table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
        for name, value in table.items():
            key = prefix + name
            if isinstance(value, dict) and not self._is_value(key):
                yield from self._leaves(value, f"{key}.")
            else:
                yield key, value

    def _keys(self) -> list[str]:
        """The keys of all tables and values."""
        return list(dict.fromkeys(head for key, _ in self._leaves(self._tables) for head in _heads(key)))

    def _rule(self, key: str) -> dict[str, Any]:
        return next((rule for pattern, rule in self._schema.items() if _fits(pattern, key)), {})

    def _is_open(self, key: str) -> bool:
        return "open" in self._rule(key)

    def _is_value(self, key: str) -> bool:
        return bool(self._rule(key)) and not self._is_open(key)


@cache
def _matcher(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*", "[^.]+"))


def _fits(pattern: str, key: str) -> bool:
    """Whether the pattern names this key."""
    return _matcher(pattern).fullmatch(key) is not None


def _heads(key: str) -> list[str]:
    """The tables that the key is in, from the outermost on, and the key itself."""
    parts = key.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


def _allows(rule: dict[str, Any], value: object, tables: dict[str, Any]) -> bool:
    if "of" in rule:
        return isinstance(value, dict) and _allows_amounts(rule, value)
    if "items" in rule:
        return isinstance(value, list) and len(value) == rule["items"] and all(_in_range(rule, item) for item in value)
    if "low" in rule:
        return _in_range(rule, value)
    if "flag" in rule:
        return isinstance(value, bool)
    return isinstance(value, str) and value in _choices(rule, tables)


def _allows_amounts(rule: dict[str, Any], amounts: dict[str, Any]) -> bool:
    names = set(rule["of"])
    if len(amounts) > rule.get("most", len(names)) or ("complete" in rule and set(amounts) != names):
        return False
    return all(name in names and _in_range(rule, amount) for name, amount in amounts.items())


def _in_range(rule: dict[str, Any], value: object) -> bool:
    return type(value) is int and rule["low"] <= value <= rule["high"]


def _choices(rule: dict[str, Any], tables: dict[str, Any]) -> list[str]:
    if "choice" in rule:
        return list(rule["choice"])
    for part in rule["entry_of"].split("."):
        tables = tables[part]
    return [*tables, *rule.get("also", [])]


def _wording(rule: dict[str, Any], tables: dict[str, Any]) -> str:
    numbers = f"from {rule['low']} to {rule['high']}" if "low" in rule else ""
    if "of" in rule:
        limit = "all of" if "complete" in rule else f"at most {rule['most']} of" if "most" in rule else "any of"
        return f"a table with whole numbers {numbers} for {limit} {', '.join(rule['of'])}"
    if "items" in rule:
        return f"a list of {rule['items']} whole numbers {numbers}"
    if "low" in rule:
        return f"a whole number {numbers}"
    return "true or false" if "flag" in rule else f"one of {', '.join(_choices(rule, tables))}"
