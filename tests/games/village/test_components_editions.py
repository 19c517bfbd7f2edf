"""The components of Village as an edition makes them, and what an edition may not do."""

from __future__ import annotations

import copy
import pickle

import pytest

from bourgade.core.errors import BadEdition, BadOption
from bourgade.games.village.components import components_for
from bourgade.games.village.ids import Building, City, Profession, Space
from support.village_printed import SEATS, changed, edition, price, row

# --- one set of components per number of players and edition ---


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"Village is for 2 to 4 players, not {seats}"):
        components_for(seats, None)


def test_components_are_made_once() -> None:
    assert components_for(3, None) is components_for(3, None)
    assert components_for(3, None) is not components_for(2, None)
    assert changed({"farm.time_track": 12}) is changed({"farm.time_track": 12})
    assert changed({"farm.time_track": 12}) is not changed({"farm.time_track": 13})


def test_components_are_pickled_and_copied_by_what_they_are_made_from() -> None:
    components = changed({"farm.time_track": 12})
    assert pickle.loads(pickle.dumps(components)) is components
    assert copy.deepcopy(components) is components


# --- editions ---


def test_an_edition_corrects_a_value_for_its_number_of_players() -> None:
    changes: dict[str, object] = {"farm.time_track": 12, "graves.spaces.4": 9, "crafts.library.price.green": 1}
    assert (changed(changes, 2).graves, changed(changes, 4).graves) == (6, 9)
    assert changed(changes).lap == 12
    assert row(changed(changes).buy_cubes, Building.LIBRARY, 4) == [0, 1, 0, 0]
    assert changed(changes).edition == edition(changes)


def test_an_edition_draws_another_map() -> None:
    components = changed(
        {
            "travel.routes.a_b.removed": True,
            "travel.routes.a_f.from": "city_a",
            "travel.routes.a_f.to": "city_f",
            "travel.routes.a_f.one_way": True,
            "travel.routes.a_f.time": 3,
            "travel.routes.a_f.wagons": 2,
            "travel.routes.a_f.cubes.green": 1,
        }
    )
    assert price(components, City.CITY_A, City.CITY_B) == []
    assert price(components, City.CITY_A, City.CITY_F) == [0, 1, 0, 0]
    assert price(components, City.CITY_F, City.CITY_A) == []
    assert components.route_time[components.route[City.CITY_F]] == 3
    assert components.route_wagons[components.route[City.CITY_F]] == 2


def test_an_edition_adds_and_removes_customers() -> None:
    components = changed(
        {
            "customers.customer_03.removed": True,
            "customers.customer_25.points": 9,
            "customers.customer_25.needs.ox": 2,
            "customers.customer_25.needs.grain": 1,
        }
    )
    assert components.customer_names[-2:] == ["customer_24", "customer_25"]
    assert "customer_03" not in components.customer_names
    assert components.customer_points[-1] == 9
    assert components.customer_needs[-6:] == [0, 0, 0, 2, 0, 1]


def too_few_customers() -> dict[str, object]:
    return {f"customers.customer_{number:02}.removed": True for number in range(1, 16)}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"farm.grain_cap": 6}, "farm.grain_cap = 6: four full farms take more than all bags of grain"),
        ({"pieces.grain_bags": 19}, "farm.grain_cap = 5: four full farms take more than all bags of grain"),
        ({"pieces.monks": 3}, "church.mass_figures = 4: must be at most the 3 monks"),
        ({"church.mass_figures": 5}, "church.mass_figures = 5: must be at most the 4 monks"),
        (
            {"customers.customer_21.needs.grain": 6},
            "customers.customer_21.needs = { grain = 6 }: a farm stores only 5 grain",
        ),
        ({"farm.grain_cap": 3}, "customers.customer_22.needs = { grain = 4 }: a farm stores only 3 grain"),
        ({"customers.customer_21.needs": {}}, "customers.customer_21.needs = {}: must ask for something"),
        ({"crafts.stables.price.grain": 6}, "crafts.stables.price = { grain = 6 }: a farm stores only 5 grain"),
        ({"crafts.smithy.price": {}}, "crafts.smithy.price = {}: must ask for something"),
        ({"crafts.mill.make_grain": 6}, "crafts.mill.make_grain = 6: a farm stores only 5 grain"),
        (too_few_customers(), 'customers = "9 tiles": the stalls and the queue need 10 customers'),
        ({"travel.routes.a_b.to": "city_a"}, "must join two different places"),
        ({"travel.routes.village_a.one_way": False}, "travel.routes.village_a.one_way = false: must be true: nobody"),
        ({"travel.routes.a_c.to": "city_b"}, "another route leads the same way"),
        (
            {"travel.routes.village_a.removed": True, "travel.routes.village_b.removed": True},
            'travel.routes = "7 routes": one route at least must lead out of the village',
        ),
        (
            {"travel.routes.a_b.to": "village"},
            'travel.routes.a_b.to = "village": must be one of city_a, city_b, city_c, city_d, city_e, city_f',
        ),
        (
            {"travel.routes.a_b.from": "city_g"},
            'travel.routes.a_b.from = "city_g": must be one of city_a, city_b, city_c, city_d, city_e, city_f, village',
        ),
        (
            {f"chronicle.spaces.{profession.name.lower()}.3": 0 for profession in Profession},
            "chronicle.spaces.*.3 = { council = 0, crafts = 0, travel = 0, church = 0, farm = 0 }: the chronicle needs",
        ),
        ({"graves.spaces.2": 0}, "graves.spaces.2 = 0: must be a whole number from 1 to 44"),
        ({"crafts.library.price.pink": 7}, "crafts.library.price = { pink = 7 }: must be a table with whole numbers"),
        (
            {f"crafts.library.price.{colour}": 1 for colour in ("orange", "green", "pink")},
            "for at most 2 of orange, green, brown, pink, grain",
        ),
        ({f"travel.routes.a_b.cubes.{colour}": 1 for colour in ("orange", "green", "pink")}, "at most 2 of orange"),
        ({"council.green": 7}, "council.green = 7: must be a whole number from 1 to 6"),
        ({"turn.well_cubes": 7}, "turn.well_cubes = 7: must be a whole number from 1 to 6"),
        ({"market.sale_green": 7}, "market.sale_green = 7: must be a whole number from 0 to 6"),
        ({"church.brown": 7}, "church.brown = 7: must be a whole number from 0 to 6"),
        ({"market.stalls.4": 6}, "market.stalls.4 = 6: must be a whole number from 1 to 5"),
        ({"setup_cards.2.spaces.grain": 2}, "for all of grain, family, crafts, market, travel, council, church"),
        ({"pieces.coins": 16}, "pieces.coins = 16: is fixed, the rules of the game rest on it"),
        ({"crafts.mill.train_time": 2}, "crafts.mill.train_time = 2: unknown key; the nearest are crafts."),
        ({"travel.cities.city_g.coins": 1}, "travel.cities.city_g = { coins = 1 }: unknown key"),
        ({"travel.routes.a_e.time": 2}, "a new entry has exactly the fields cubes, from, one_way, time, to, wagons"),
    ],
)
@pytest.mark.parametrize("seats", SEATS)
def test_an_edition_that_cannot_be_played_is_refused(seats: int, changes: dict[str, object], message: str) -> None:
    with pytest.raises(BadEdition) as caught:
        changed(changes, seats)
    assert str(caught.value).startswith("mine.toml: ")
    assert message in str(caught.value)


def test_a_setup_card_lays_no_more_cubes_than_go_into_the_bag() -> None:
    spaces = {"grain": 12, "family": 12, "crafts": 2, "market": 0, "travel": 0, "council": 0, "church": 0}
    card: dict[str, object] = {f"setup_cards.3.spaces.{name}": count for name, count in spaces.items()}
    assert sum(changed(card, 3).seeding) == 26
    card["setup_cards.3.spaces.crafts"] = 3
    with pytest.raises(BadEdition, match=r"setup_cards\.3\.spaces = .* at most the 26 that go into the bag"):
        changed(card, 2)


def test_a_setup_card_lays_at_least_one_cube() -> None:
    card: dict[str, object] = {f"setup_cards.4.spaces.{space.name.lower()}": 0 for space in Space}
    with pytest.raises(BadEdition, match="must lay at least one cube"):
        changed(card, 4)


def test_a_setup_card_cannot_ask_for_more_cubes_than_there_are() -> None:
    with pytest.raises(BadEdition, match=r"setup_cards\.2\.spaces = .* at most the 14 that go into the bag"):
        changed({"pieces.influence_cubes_each": 2})
