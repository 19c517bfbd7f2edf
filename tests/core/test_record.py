"""Records as text: written readably, read strictly, and every mistake in them named."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bourgade
from bourgade import BadRecord, Edition, read_record, replay
from bourgade.core.record import FORMAT, Chapter, Record

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.json"))
SHORT = min(RECORDS, key=lambda path: path.stat().st_size).read_text(encoding="utf-8")
WITH_EDITION = next(text for path in RECORDS if '"changes"' in (text := path.read_text(encoding="utf-8")))
NEVER = object()

# What may stand anywhere in a broken file. The lone surrogate and the long numbers are legal JSON.
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 2**63, 10**40, "\ud800", "", "0", "0 pass", "village", FORMAT, [], {}, [[]], {"": None}]),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)


def sample() -> Record:
    return Record(
        game="village",
        version=1,
        seats=2,
        seed=5,
        options={"first_player": "1"},
        edition=Edition("Mine", "village", "a note", {"farm.time_track": 12}),
        names=["Adélaïde", "B\n"],
        chapters=[Chapter(["0 take grain plague", "1 well"], [3, 0], "00ff"), Chapter()],
    )


def plain() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(sample().text())
    return data


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a JSON value."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []:
        yield (*path, key)
        yield from paths(value, (*path, key))


def changed(data: Any, path: tuple[Any, ...], value: object) -> Any:
    """The same JSON with another value in one place, or without it."""
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    if value is NEVER:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


def refused_by(reading: Callable[[], object]) -> str | None:
    """The words that refuse a record, or nothing if it is read; any other error goes on its way."""
    try:
        reading()
    except BadRecord as error:
        return str(error)
    return None


def test_a_record_reads_back_as_it_was() -> None:
    record = read_record(sample().text())
    assert record == sample()
    assert record.text() == sample().text()


def test_a_record_is_readable_text_with_one_line_per_round() -> None:
    lines = sample().text().splitlines()
    assert lines[1] == f'  "format": "{FORMAT}",'
    assert '  "names": ["Adélaïde", "B\\n"],' in lines
    assert lines[-4:-2] == [
        '    {"moves": ["0 take grain plague", "1 well"], "chance": [3, 0], "digest": "00ff"},',
        '    {"moves": [], "chance": [], "digest": ""}',
    ]


def test_moves_and_chance_are_those_of_all_rounds_in_order() -> None:
    record = sample()
    record.chapters.append(Chapter(["1 pass"], [7], ""))
    assert record.moves() == ["0 take grain plague", "1 well", "1 pass"]
    assert record.chance() == [3, 0, 7]


NOT_JSON = ["", "{", "nonsense", "\x00", "[" * 100_000, '{"a": ' * 50_000, "1" * 10_000, "\ufeff{}"]


@pytest.mark.parametrize("text", NOT_JSON)
def test_what_is_not_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="this is no record"):
        read_record(text)


@pytest.mark.parametrize("value", [None, [], "record", 3, {}, {"format": "bourgade record 2"}, {"format": [FORMAT]}])
def test_json_of_something_else_is_no_record(value: object) -> None:
    with pytest.raises(BadRecord, match=f'must be a JSON object with "format": "{FORMAT}"'):
        read_record(json.dumps(value))


@pytest.mark.parametrize("key", ["game", "version", "seats", "seed", "options", "names", "rounds"])
@pytest.mark.parametrize("value", [NEVER, None, True, 1.0, [1], "one", {"one": 1}])
def test_a_part_that_is_missing_or_of_another_type_is_named(key: str, value: object) -> None:
    kinds = {"game": str, "options": dict, "names": list, "rounds": list}
    if type(value) is kinds.get(key, int):
        value = 1.5
    with pytest.raises(BadRecord, match=f"'{key}' of the record must be of type"):
        read_record(json.dumps(changed(plain(), (key,), value)))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("options", "first_player"), 1, "the option 'first_player' of the record must be text, not 1"),
        (("names", 1), None, "names of the record must hold str values, not None"),
        (("names",), ["Ada"], "the record has 2 seats but 1 names"),
        (("rounds", 1), [], "round 2 of the record must be an object"),
        (("rounds", 0, "moves"), None, "'moves' of the record must be of type list"),
        (("rounds", 0, "moves", 1), 7, "the moves of round 1 of the record must hold str values, not 7"),
        (("rounds", 1, "chance"), [0, True], "the chance of round 2 of the record must hold int values, not True"),
        (("rounds", 0, "digest"), 0, "'digest' of the record must be of type str"),
        (("edition",), [], "the edition in the record cannot be used: record: edition ="),
        (("edition", "name"), "", "edition.name = .*: must not be empty"),
        (("edition", "colour"), 3, "edition.colour = 3: unknown key"),
        (("edition", "changes", "farm.time_track"), None, "farm.time_track = .* must be a whole number"),
    ],
)
def test_a_mistake_within_a_part_is_named_with_its_place(path: tuple[Any, ...], value: object, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read_record(json.dumps(changed(plain(), path, value)))


def test_a_long_wrong_value_is_not_repeated_in_full() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(json.dumps(changed(plain(), ("seats",), "x" * 100_000)))
    assert len(str(refused.value)) < 200


def test_a_record_without_an_edition_has_none() -> None:
    assert read_record(json.dumps(changed(plain(), ("edition",), None))).edition is None


@given(data=st.data())
@settings(max_examples=4000, deadline=None)
def test_a_broken_record_is_either_read_or_refused_by_name(data: st.DataObject) -> None:
    broken: Any = plain()
    for _ in range(data.draw(st.integers(1, 3))):
        places = list(paths(broken))
        if not places:
            break
        broken = changed(broken, data.draw(st.sampled_from(places)), data.draw(st.one_of(JUNK, st.just(NEVER))))
    text = json.dumps(broken)
    if refused_by(lambda: read_record(text)) is None:
        record = read_record(text)
        assert read_record(record.text()) == record


@given(data=st.data())
@settings(max_examples=400, deadline=None)
def test_a_broken_file_is_either_read_or_refused_by_name(data: st.DataObject) -> None:
    text = sample().text()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    broken = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    assert refused_by(lambda: read_record(broken)) != ""


@pytest.mark.parametrize("text", [SHORT, WITH_EDITION], ids=["plain", "with an edition"])
@given(data=st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_a_broken_record_is_either_replayed_or_refused_by_name(text: str, data: st.DataObject) -> None:
    good = json.loads(text)
    good["rounds"] = good["rounds"][:2]
    frame = [path for path in paths(good) if path[0] != "rounds"]
    places = data.draw(st.sampled_from([frame, list(paths(good["rounds"], ("rounds",)))]))
    near = st.sampled_from(["0 done", "1 pass", "first_player", "7", "0", 0, 1, 2, 3, 4, 5, -1, 99, 2**70])
    broken = changed(good, data.draw(st.sampled_from(places)), data.draw(st.one_of(JUNK, near, st.just(NEVER))))
    assert refused_by(lambda: replay(bourgade.game("village"), read_record(json.dumps(broken)))) != ""
