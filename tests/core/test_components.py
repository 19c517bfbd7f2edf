"""The catalogue of printed values: provenance for all of them, and editions that change only what they may."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.components import Catalogue, PrintedValue
from bourgade.core.edition import Edition
from bourgade.core.errors import BadEdition

TOY = """
game = "toy"

[farm]
cap = 5
name = "home"
open_at_night = false
scores = [0, 1, 3]

[setup."2"]
bag = { red = 1, blue = 2 }

[tiles]
tile_1 = { points = 3, needs = { grain = 2 }, at = "north" }
tile_2 = { points = 4, needs = {}, at = "south" }

[gates]
north = 1
south = 2

[provenance]
"farm" = { kind = "rulebook", source = "page 2" }
"farm.cap" = { kind = "ruling", source = "silent" }
"setup" = { kind = "public", source = "a page" }
"tiles.*.points" = { kind = "rulebook", source = "page 3" }
"tiles" = { kind = "reconstructed", source = "chosen" }
"tiles.tile_2.points" = { kind = "public", source = "a photograph" }
"gates" = { kind = "rulebook", source = "page 4" }

[schema]
"farm.cap" = { low = 1, high = 9 }
"farm.name" = { choice = ["home", "yard"] }
"farm.open_at_night" = { flag = true }
"farm.scores" = { items = 3, low = 0, high = 20 }
"setup.*.bag" = { of = ["red", "blue"], low = 0, high = 6, complete = true }
"tiles" = { open = true }
"tiles.*.points" = { low = 0, high = 30 }
"tiles.*.needs" = { of = ["grain", "wood", "stone"], low = 1, high = 5, most = 2 }
"tiles.*.at" = { entry_of = "gates", also = ["village"] }
"gates" = { open = true }
"gates.*" = { low = 1, high = 4 }
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    return load(tmp_path, TOY)


def load(folder: Path, text: str) -> Catalogue:
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return Catalogue.load(path)


def edition(**changes: object) -> Edition:
    dotted = {key.replace("__", "."): value for key, value in changes.items()}
    return Edition("mine", "toy", "", dotted, "mine.toml")


def refused(catalogue: Catalogue, **changes: object) -> str:
    """The whole message with which these changes are refused."""
    with pytest.raises(BadEdition) as caught:
        catalogue.values(edition(**changes))
    return str(caught.value)


def test_lines_give_every_value_in_the_order_of_the_file(catalogue: Catalogue) -> None:
    assert [line.key for line in catalogue.lines()] == [
        "farm.cap",
        "farm.name",
        "farm.open_at_night",
        "farm.scores",
        "setup.2.bag",
        "tiles.tile_1.points",
        "tiles.tile_1.needs",
        "tiles.tile_1.at",
        "tiles.tile_2.points",
        "tiles.tile_2.needs",
        "tiles.tile_2.at",
        "gates.north",
        "gates.south",
    ]


@pytest.mark.parametrize(
    "line",
    [
        PrintedValue("farm.name", "home", "rulebook", "page 2"),
        PrintedValue("farm.cap", 5, "ruling", "silent"),
        PrintedValue("setup.2.bag", {"red": 1, "blue": 2}, "public", "a page"),
        PrintedValue("tiles.tile_1.needs", {"grain": 2}, "reconstructed", "chosen"),
        PrintedValue("tiles.tile_1.points", 3, "rulebook", "page 3"),
        PrintedValue("tiles.tile_2.points", 4, "public", "a photograph"),
    ],
)
def test_the_longest_provenance_wins_and_a_name_beats_a_star(catalogue: Catalogue, line: PrintedValue) -> None:
    assert line in catalogue.lines()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"farm" = { kind', '"setup.2" = { kind', 'components.toml: farm.name = "home": needs a provenance'),
        ('kind = "ruling"', 'kind = "hearsay"', "components.toml: farm.cap = 5: needs a provenance"),
        ('source = "silent"', 'source = ""', "components.toml: farm.cap = 5: needs a provenance"),
        ('"gates" = { kind', '"gats" = { kind', "components.toml: gats: no value has this key"),
        ('"farm.cap" = { low', '"farm.cup" = { low', "components.toml: farm.cup: no value has this key"),
        ("cap = 5", "cap = 50", "components.toml: farm.cap = 50: must be a whole number from 1 to 9"),
    ],
)
def test_a_catalogue_with_a_mistake_is_not_loaded(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert TOY.count(old) == 1
    with pytest.raises(BadEdition, match=re.escape(message)):
        load(tmp_path, TOY.replace(old, new))


def test_values_without_an_edition_are_the_printed_ones(catalogue: Catalogue) -> None:
    values = catalogue.values(None)
    assert list(values) == ["farm", "setup", "tiles", "gates"]
    assert values["tiles"]["tile_1"] == {"points": 3, "needs": {"grain": 2}, "at": "north"}


def test_nobody_can_change_the_catalogue_through_its_values(catalogue: Catalogue) -> None:
    before = copy.deepcopy(catalogue.values(None))
    values = catalogue.values(None)
    values["farm"]["scores"].append(9)
    del values["tiles"]["tile_1"]
    assert catalogue.values(None) == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("farm.cap", 9),
        ("farm.name", "yard"),
        ("farm.open_at_night", True),
        ("farm.scores", [1, 2, 20]),
        ("tiles.tile_2.at", "village"),
    ],
)
def test_an_edition_changes_a_value(catalogue: Catalogue, key: str, value: object) -> None:
    found: Any = catalogue.values(Edition("mine", "toy", "", {key: value}))
    for part in key.split("."):
        found = found[part]
    assert found == value


def test_amounts_are_replaced_as_a_whole(catalogue: Catalogue) -> None:
    values = catalogue.values(edition(tiles__tile_1__needs__wood=1))
    assert values["tiles"]["tile_1"]["needs"] == {"wood": 1}
    assert catalogue.values(edition(tiles__tile_1__needs={}))["tiles"]["tile_1"]["needs"] == {}


def test_an_edition_adds_a_complete_entry_behind_the_others(catalogue: Catalogue) -> None:
    added = edition(tiles__tile_9__points=1, tiles__tile_9__needs__stone=2, tiles__tile_9__at="north")
    values = catalogue.values(added)
    assert list(values["tiles"]) == ["tile_1", "tile_2", "tile_9"]
    assert values["tiles"]["tile_9"] == {"points": 1, "needs": {"stone": 2}, "at": "north"}


def test_an_edition_may_refer_to_an_entry_that_it_adds(catalogue: Catalogue) -> None:
    values = catalogue.values(edition(gates__west=3, tiles__tile_1__at="west"))
    assert (values["gates"]["west"], values["tiles"]["tile_1"]["at"]) == (3, "west")


def test_an_edition_removes_an_entry(catalogue: Catalogue) -> None:
    assert list(catalogue.values(edition(tiles__tile_1__removed=True))["tiles"]) == ["tile_2"]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("farm.cap", 10, "mine.toml: farm.cap = 10: must be a whole number from 1 to 9"),
        ("farm.cap", 0, "mine.toml: farm.cap = 0: must be a whole number from 1 to 9"),
        ("farm.cap", True, "mine.toml: farm.cap = true: must be a whole number from 1 to 9"),
        ("farm.cap", "5", 'mine.toml: farm.cap = "5": must be a whole number from 1 to 9'),
        ("farm.cap.x", 5, "mine.toml: farm.cap = { x = 5 }: must be a whole number from 1 to 9"),
        ("farm.name", "hole", 'mine.toml: farm.name = "hole": must be one of home, yard'),
        ("farm.open_at_night", 1, "mine.toml: farm.open_at_night = 1: must be true or false"),
        ("farm.scores", [1, 2], "mine.toml: farm.scores = [1, 2]: must be a list of 3 whole numbers from 0 to 20"),
        ("farm.scores", [1, 2, 21], "farm.scores = [1, 2, 21]: must be a list of 3 whole numbers from 0 to 20"),
        ("farm.scores", 3, "farm.scores = 3: must be a list of 3 whole numbers from 0 to 20"),
        (
            "setup.2.bag.red",
            3,
            "mine.toml: setup.2.bag = { red = 3 }: must be a table with whole numbers from 0 to 6 for all of red, blue",
        ),
        (
            "tiles.tile_1.needs.gold",
            1,
            "tiles.tile_1.needs = { gold = 1 }: must be a table with whole numbers from 1 to 5 for at most 2 of grain, "
            "wood, stone",
        ),
        ("tiles.tile_1.needs.wood", 0, "tiles.tile_1.needs = { wood = 0 }: must be a table with whole numbers"),
        ("tiles.tile_1.needs", 2, "tiles.tile_1.needs = 2: must be a table with whole numbers from 1 to 5"),
        ("tiles.tile_1.at", "west", 'tiles.tile_1.at = "west": must be one of north, south, village'),
        ("tiles", 3, "mine.toml: tiles = 3: is a table with tile_1, tile_2"),
        ("tiles.tile_1", 3, "mine.toml: tiles.tile_1 = 3: is a table with points, needs, at"),
        ("farm.cpa", 3, "mine.toml: farm.cpa = 3: unknown key; the nearest are farm.cap"),
        ("tiles.tile_1.point", 3, "tiles.tile_1.point = 3: unknown key; the nearest are tiles.tile_1.points"),
        ("zzz", 3, "mine.toml: zzz = 3: unknown key; the nearest are none"),
        ("tiles.tile_7.removed", True, "tiles.tile_7 = { removed = true }: unknown key; the nearest are tiles.tile_"),
        ("farm.cap.removed", True, "farm.cap = { removed = true }: must be a whole number"),
        (
            "tiles.tile_9.points",
            3,
            "tiles.tile_9 = { points = 3 }: a new entry has exactly the fields at, needs, points",
        ),
        ("tiles.tile_9", 3, "mine.toml: tiles.tile_9 = 3: a new entry has exactly the fields at, needs, points"),
        ("tiles.Tile 9.points", 3, "a new name is a small letter, then small letters, digits and _"),
        ("gates.west", 5, "mine.toml: gates.west = 5: must be a whole number from 1 to 4"),
    ],
)
def test_a_wrong_change_is_refused_with_the_key_the_value_and_what_is_allowed(
    catalogue: Catalogue, key: str, value: object, message: str
) -> None:
    with pytest.raises(BadEdition) as caught:
        catalogue.values(Edition("mine", "toy", "", {key: value}, "mine.toml"))
    assert message in str(caught.value)


def test_three_kinds_are_too_many_where_two_are_the_most(catalogue: Catalogue) -> None:
    message = refused(
        catalogue, tiles__tile_1__needs__grain=1, tiles__tile_1__needs__wood=1, tiles__tile_1__needs__stone=1
    )
    assert "for at most 2 of grain, wood, stone" in message


def test_an_entry_that_others_refer_to_cannot_be_removed(catalogue: Catalogue) -> None:
    message = refused(catalogue, gates__north__removed=True)
    assert message == 'mine.toml: tiles.tile_1.at = "north": must be one of south, village'


def test_a_value_without_a_schema_is_fixed(tmp_path: Path) -> None:
    catalogue = load(tmp_path, TOY.replace('"farm.cap" = { low = 1, high = 9 }', ""))
    assert refused(catalogue, farm__cap=5) == "mine.toml: farm.cap = 5: is fixed, the rules of the game rest on it"


def test_an_edition_of_another_game_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(BadEdition, match=r'^mine\.toml: edition\.game = "chess": these are the components of toy$'):
        catalogue.values(Edition("mine", "chess", "", {"farm.cap": 5}, "mine.toml"))


def test_a_refused_edition_leaves_nothing_behind(catalogue: Catalogue) -> None:
    before = catalogue.values(None)
    refused(catalogue, farm__cap=7, farm__scores=[1, 2, 3], tiles__tile_1__removed=True, gates__west=99)
    assert catalogue.values(None) == before
