"""A record: everything needed to play a game again, as readable JSON, with a digest per round."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from bourgade.core.edition import Edition, edition_from_plain
from bourgade.core.errors import BadEdition, BadRecord

FORMAT = "bourgade record 1"


@dataclass
class Chapter:
    """One round: the moves as `seat notation`, the chance results they met, and the digest at its end."""

    moves: list[str] = field(default_factory=list)
    chance: list[int] = field(default_factory=list)
    digest: str = ""


@dataclass
class Record:
    """A game from its seed to its last answer."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, str]
    edition: Edition | None
    names: list[str]
    chapters: list[Chapter] = field(default_factory=list)

    def moves(self) -> list[str]:
        """All moves in order."""
        return [move for chapter in self.chapters for move in chapter.moves]

    def chance(self) -> list[int]:
        """All chance results in order."""
        return [result for chapter in self.chapters for result in chapter.chance]

    def text(self) -> str:
        """The record as JSON, one line per round."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "edition": self.edition.plain() if self.edition else None,
            "names": self.names,
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        rounds = ",\n".join("    " + json.dumps(vars(chapter)) for chapter in self.chapters)
        return "\n".join(["{", *lines, '  "rounds": [', rounds, "  ]", "}", ""])


def read_record(text: str) -> Record:
    """The record in a text; anything missing or out of shape is named in the error."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"this is no record: not JSON ({error})") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f'this is no record: it must be a JSON object with "format": "{FORMAT}"')
    record = Record(
        game=_take(data, "game", str),
        version=_take(data, "version", int),
        seats=_take(data, "seats", int),
        seed=_take(data, "seed", int),
        options=_table_of_text(_take(data, "options", dict)),
        edition=_edition(data.get("edition")),
        names=_list_of(_take(data, "names", list), str, "names"),
        chapters=[_chapter(item, number) for number, item in enumerate(_take(data, "rounds", list), 1)],
    )
    if len(record.names) != record.seats:
        raise BadRecord(f"the record has {record.seats} seats but {len(record.names)} names")
    return record


def _take(data: dict[str, Any], key: str, kind: type[Any]) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise BadRecord(f"{key!r} of the record must be of type {kind.__name__}, not {value!r:.60}")
    return value


def _table_of_text(value: dict[str, Any]) -> dict[str, str]:
    for key, item in value.items():
        if not isinstance(item, str):
            raise BadRecord(f"the option {key!r} of the record must be text, not {item!r:.60}")
    return value


def _list_of(value: list[Any], kind: type[Any], where: str) -> list[Any]:
    for item in value:
        if type(item) is not kind:
            raise BadRecord(f"{where} of the record must hold {kind.__name__} values, not {item!r:.60}")
    return value


def _chapter(item: Any, number: int) -> Chapter:
    if not isinstance(item, dict):
        raise BadRecord(f"round {number} of the record must be an object")
    return Chapter(
        moves=_list_of(_take(item, "moves", list), str, f"the moves of round {number}"),
        chance=_list_of(_take(item, "chance", list), int, f"the chance of round {number}"),
        digest=_take(item, "digest", str),
    )


def _edition(value: Any) -> Edition | None:
    if value is None:
        return None
    try:
        return edition_from_plain(value)
    except BadEdition as error:
        raise BadRecord(f"the edition in the record cannot be used: {error}") from None
