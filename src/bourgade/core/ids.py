"""Ids are enums of ints; component files and views name them in small letters."""

from __future__ import annotations

from enum import IntEnum


def names_of(ids: type[IntEnum]) -> list[str]:
    """The names of all ids, in their order."""
    return [member.name.lower() for member in ids]


def amounts(table: dict[str, int], ids: type[IntEnum]) -> list[int]:
    """A table of amounts by name as a list by id; what is not named is 0."""
    return [table.get(name, 0) for name in names_of(ids)]


def named(counts: list[int], ids: type[IntEnum]) -> dict[str, int]:
    """Counts by the names of what is counted."""
    return {member.name.lower(): count for member, count in zip(ids, counts, strict=True)}


def some(counts: list[int], ids: type[IntEnum]) -> dict[str, int]:
    """Counts by name, without what there is none of."""
    return {name: count for name, count in named(counts, ids).items() if count}
