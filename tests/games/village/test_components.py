"""The printed facts of Village: what the rulebook says, and where each value comes from."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from bourgade.core.errors import BadEdition
from bourgade.games.village.components import CATALOGUE, VILLAGE, components_for
from bourgade.games.village.ids import Building, City, Colour, Cube, Good, Level, Place, Profession, Space, Window
from support.village_printed import SEATS, edition, leaves, price, provenance, row

ORANGE, GREEN, BROWN, PINK = range(4)


# --- provenance ---


def test_every_value_of_the_file_is_listed_once_with_its_provenance() -> None:
    text = (files("bourgade.games.village") / "components.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    expected = leaves({name: table for name, table in tables.items() if name not in ("game", "provenance", "schema")})
    listed = CATALOGUE.lines()
    found = [key for line in listed for key in leaves({"": line.value}, line.key)]
    assert [key.removesuffix(".") for key in found] == expected
    assert all(line.kind in ("rulebook", "public", "reconstructed", "ruling") and line.source for line in listed)


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("pieces.generations", "public"),
        ("pieces.monks", "rulebook"),
        ("farm.time_track", "reconstructed"),
        ("farm.grain_cap", "rulebook"),
        ("setup_cards.3.spaces", "reconstructed"),
        ("setup_cards.3.bag", "reconstructed"),
        ("crafts.wainwright.price", "rulebook"),
        ("crafts.stables.price", "rulebook"),
        ("crafts.library.price", "reconstructed"),
        ("crafts.library.train_time", "rulebook"),
        ("crafts.smithy.price", "reconstructed"),
        ("crafts.smithy.make_time", "rulebook"),
        ("crafts.mill.make_coins", "rulebook"),
        ("market.stalls.3", "rulebook"),
        ("customers.customer_17.needs", "reconstructed"),
        ("customers.customer_17.points", "reconstructed"),
        ("travel.cities.city_a.prestige", "rulebook"),
        ("travel.cities.city_c.cubes", "reconstructed"),
        ("travel.routes.village_a.cubes", "rulebook"),
        ("travel.routes.village_a.one_way", "ruling"),
        ("travel.routes.a_c.cubes", "reconstructed"),
        ("travel.routes.a_c.from", "reconstructed"),
        ("travel.routes.a_c.time", "rulebook"),
        ("travel.routes.a_c.wagons", "rulebook"),
        ("travel.routes.a_c.one_way", "ruling"),
        ("travel.scores", "rulebook"),
        ("council.levels.level_1.time", "rulebook"),
        ("council.levels.level_2.time", "reconstructed"),
        ("council.levels.level_4.time", "reconstructed"),
        ("council.levels.level_4.points", "rulebook"),
        ("church.window_grain", "rulebook"),
        ("chronicle.spaces.farm.4", "reconstructed"),
        ("chronicle.scores", "rulebook"),
        ("graves.spaces.2", "reconstructed"),
        ("scoring.coin_points", "rulebook"),
        ("scoring.last_round", "ruling"),
    ],
)
def test_a_value_says_where_it_comes_from(key: str, kind: str) -> None:
    assert provenance(key) == kind


def test_every_value_that_is_not_from_the_rulebook_can_be_corrected() -> None:
    for line in CATALOGUE.lines():
        if line.kind != "rulebook":
            assert CATALOGUE.values(edition({line.key: line.value})) == CATALOGUE.values(None), line.key


def test_only_what_the_rules_rest_on_or_nobody_reads_is_fixed() -> None:
    fixed = []
    for line in CATALOGUE.lines():
        try:
            CATALOGUE.values(edition({line.key: line.value}))
        except BadEdition:
            fixed.append(line.key)
    assert fixed == [
        "pieces.markers",
        "pieces.goods_each",
        "pieces.customers",
        "pieces.coins",
        "pieces.setup_cards",
        "pieces.farms",
        "pieces.cloth_bags",
        "farm.start_prestige",
        *[f"crafts.{building.name.lower()}.goods" for building in Building],
        "market.free_sales",
    ]


# --- the printed values ---


@pytest.mark.parametrize("seats", SEATS)
def test_every_field_is_filled_with_plain_numbers_or_names(seats: int) -> None:
    components = components_for(seats, None)
    names = [name for name in dir(components) if not name.startswith("_")]
    assert len(names) == 61
    for name in names:
        value = getattr(components, name)
        assert value is None or type(value) in (int, list), name


@pytest.mark.parametrize("seats", SEATS)
def test_the_pieces(seats: int) -> None:
    components = components_for(seats, None)
    assert components.seats == seats
    assert components.edition is None
    assert components.generation_counts == [4, 3, 2, 2]
    assert (components.monks, components.cubes_each, components.plague_cubes) == (4, 18, 6)
    assert (components.grain_bags, components.grain_cap, components.start_coins) == (20, 5, 1)
    assert (components.lap, components.plague_time, components.well_cost) == (10, 2, 3)


@pytest.mark.parametrize(
    ("seats", "spaces", "total", "each"),
    [
        (2, [2, 3, 4, 2, 2, 3, 2], 18, 4),
        (3, [3, 3, 4, 2, 3, 3, 3], 21, 5),
        (4, [3, 3, 5, 3, 3, 4, 3], 24, 6),
    ],
)
def test_the_setup_cards(seats: int, spaces: list[int], total: int, each: int) -> None:
    components = components_for(seats, None)
    assert components.seeding == spaces
    assert sum(components.seeding) == total
    assert components.bag_added == [each] * 4


def test_the_harvest() -> None:
    components = components_for(2, None)
    assert (components.harvest_base, components.harvest_horse, components.harvest_ox) == (2, 3, 4)


@pytest.mark.rule("V-085", "V-089")
def test_the_craft_buildings() -> None:
    components = components_for(2, None)
    assert components.building_goods == [[Good.WAGON], [Good.HORSE, Good.OX], [Good.SCROLL], [Good.PLOUGH], []]
    assert components.train_time == [2, 3, 2, 3, 0]
    assert components.make_time == [2, 3, 2, 3, 2]
    assert components.workers == [1, 1, 1, 1, 0]
    assert components.make_grain == [0, 0, 0, 0, 2]
    assert components.make_coins == [0, 0, 0, 0, 2]


@pytest.mark.rule("V-097", "V-098")
def test_the_prices_without_a_member() -> None:
    components = components_for(2, None)
    assert components.buyable == [1, 1, 1, 1, 0]
    assert components.buy_grain == [0, 3, 0, 0, 0]
    assert row(components.buy_cubes, Building.WAINWRIGHT, 4) == [1, 0, 0, 1]
    assert row(components.buy_cubes, Building.STABLES, 4) == [0, 0, 0, 0]
    assert row(components.buy_cubes, Building.LIBRARY, 4) == [0, 0, 0, 2]
    assert row(components.buy_cubes, Building.SMITHY, 4) == [3, 0, 0, 0]
    assert row(components.buy_cubes, Building.MILL, 4) == [0, 0, 0, 0]


@pytest.mark.rule("V-108")
@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5)])
def test_the_market(seats: int, stalls: int) -> None:
    components = components_for(seats, None)
    assert (components.open_stalls, components.queue_length) == (stalls, 5)
    assert (components.sale_green, components.sale_time) == (1, 1)


def test_the_customers() -> None:
    components = components_for(2, None)
    needs = [row(components.customer_needs, number, 6) for number in range(24)]
    assert components.customer_names == [f"customer_{number:02}" for number in range(1, 25)]
    assert len({tuple(need) for need in needs}) == 24
    for number, need in enumerate(needs):
        scroll, horse, plough, ox, wagon, grain = need
        assert components.customer_points[number] == 1 + 2 * (scroll + wagon) + 3 * (horse + plough + ox) + grain


@pytest.mark.parametrize(
    ("name", "points", "needs"),
    [
        ("customer_01", 5, [1, 0, 0, 0, 1, 0]),
        ("customer_09", 7, [0, 0, 1, 1, 0, 0]),
        ("customer_14", 7, [0, 2, 0, 0, 0, 0]),
        ("customer_20", 6, [0, 0, 0, 1, 0, 2]),
        ("customer_22", 5, [0, 0, 0, 0, 0, 4]),
        ("customer_24", 8, [1, 0, 1, 0, 1, 0]),
    ],
)
def test_a_customer_tile(name: str, points: int, needs: list[int]) -> None:
    components = components_for(2, None)
    number = components.customer_names.index(name)
    assert components.customer_points[number] == points
    assert row(components.customer_needs, number, 6) == needs


def test_the_rewards_of_the_cities() -> None:
    components = components_for(2, None)
    assert components.city_prestige == [3, 3, 0, 0, 0, 0]
    assert components.city_cubes == [0, 0, 2, 0, 0, 2]
    assert components.city_coins == [0, 0, 0, 1, 1, 0]
    assert components.city_scores == [0, 1, 3, 6, 10, 14, 18]


@pytest.mark.rule("V-136", "V-137")
def test_the_village_is_joined_to_two_cities() -> None:
    components = components_for(2, None)
    prices = [price(components, VILLAGE, city) for city in City]
    assert prices == [[0, 0, 2, 0], [0, 0, 0, 2], [], [], [], []]


def test_the_routes_between_cities_lead_both_ways() -> None:
    components = components_for(2, None)
    colours = {"ab": ORANGE, "ac": PINK, "bd": BROWN, "cd": ORANGE, "ce": BROWN, "df": PINK, "ef": ORANGE}
    joined = {("abcdef".index(ends[0]), "abcdef".index(ends[1])): colour for ends, colour in colours.items()}
    for origin in City:
        for to in City:
            colour = joined.get((origin, to), joined.get((to, origin)))
            expected = [2 * (colour == each) for each in Colour] if colour is not None else []
            assert price(components, origin, to) == expected


def test_every_trip_costs_two_time_and_a_wagon() -> None:
    components = components_for(2, None)
    assert components.route_time == [2] * 9
    assert components.route_wagons == [1] * 9


@pytest.mark.rule("V-153")
def test_the_council() -> None:
    components = components_for(2, None)
    assert (components.council_green, components.council_scroll) == (2, 1)
    assert components.council_time == [1, 2, 2, 3]
    assert components.level_points == [0, 2, 4, 6]
    assert (components.privilege_cubes, components.privilege_goods) == (2, 1)
    assert (components.privilege_price, components.privilege_prestige) == (1, 3)


def test_the_church() -> None:
    components = components_for(2, None)
    assert (components.church_brown, components.church_time) == (1, 3)
    assert (components.mass_figures, components.buy_out_coins, components.majority_prestige) == (4, 1, 2)
    assert components.window_grain == [1, 2, 4]
    assert components.window_points == [2, 3, 4, 6]


@pytest.mark.parametrize(
    ("seats", "spaces", "total", "graves"),
    [(2, [2, 2, 2, 2, 2], 10, 6), (3, [2, 3, 3, 2, 2], 12, 7), (4, [3, 3, 3, 3, 3], 15, 8)],
)
def test_the_chronicle_and_the_graves(seats: int, spaces: list[int], total: int, graves: int) -> None:
    components = components_for(seats, None)
    assert components.chronicle_spaces == spaces
    assert sum(spaces) == total
    assert components.graves == graves
    assert components.chronicle_scores == [0, 0, 0, 4, 7, 12]


def test_the_end_of_the_game() -> None:
    components = components_for(2, None)
    assert (components.coin_points, components.last_round) == (1, 20)


def test_ids_that_stand_for_the_same_thing_have_the_same_number() -> None:
    assert [Cube[colour.name].value for colour in Colour] == list(Colour)
    assert [Place[building.name] - Place.WAINWRIGHT for building in Building if building.name != "MILL"] == [0, 1, 2, 3]
    assert [Place[city.name] - Place.CITY_A for city in City] == list(City)
    assert [Place[level.name] - Place.LEVEL_1 for level in Level] == list(Level)
    assert [Place[window.name] - Place.WINDOW_1 for window in Window] == list(Window)
    chronicle = [Place[f"CHRONICLE_{profession.name}"] - Place.CHRONICLE_COUNCIL for profession in Profession]
    assert chronicle == list(Profession)
    assert list(Place) == list(range(28))
    assert [space.name for space in Space] == ["GRAIN", "FAMILY", "CRAFTS", "MARKET", "TRAVEL", "COUNCIL", "CHURCH"]
