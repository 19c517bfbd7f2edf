"""The final scoring, line by line, the example of the rulebook, and ties."""

from __future__ import annotations

import pytest

from bourgade.games.village import RULES
from support.village import Position, given


def served(village: Position, seat: int, names: str) -> Position:
    """Give a seat customers that it has served."""
    village[seat].customers = [village.state.components.customer_names.index(name) for name in names.split()]
    return village


def places(village: Position) -> list[int]:
    """The place of each seat."""
    standings = RULES.standings(village.state)
    return [standing["place"] for standing in sorted(standings, key=lambda standing: standing["seat"])]


def total(village: Position, seat: int) -> int:
    return RULES.sheet(village.state, seat)["total"]


CITIES = ["city_a", "city_b", "city_c", "city_d", "city_e", "city_f"]


@pytest.mark.rule("V-246")
@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_travel_scores_by_the_number_of_cities_visited(cities: int, points: int) -> None:
    village = given().visited(0, " ".join(CITIES[6 - cities :]))
    assert village.lines(0)["travel"] == points
    assert village.lines(1)["travel"] == 0


@pytest.mark.rule("V-246")
def test_travel_scores_markers_and_not_travellers() -> None:
    village = given().player(0, members="city_a 1 1 1").visited(0, "city_a city_c")
    assert village.lines(0)["travel"] == 3


@pytest.mark.rule("V-247")
@pytest.mark.parametrize(
    ("members", "points"),
    [
        ("level_1 1 1", 0),
        ("level_2 1", 2),
        ("level_3 1", 4),
        ("level_4 1", 6),
        ("level_2 1 1, level_3 2, level_4 3", 14),
    ],
)
def test_the_council_scores_every_member_by_its_level(members: str, points: int) -> None:
    assert given().player(0, members=members).lines(0)["council"] == points


@pytest.mark.rule("V-248")
@pytest.mark.parametrize(
    ("members", "points"),
    [("window_1 1", 2), ("window_2 1", 3), ("window_3 1", 4), ("window_4 1", 6), ("window_1 1 1, window_4 2 3", 16)],
)
def test_the_church_scores_every_member_by_its_window(members: str, points: int) -> None:
    assert given().player(0, members=members).lines(0)["church"] == points


@pytest.mark.rule("V-249")
def test_members_in_the_black_bag_score_nothing() -> None:
    assert total(given().player(0, members="bag 1 1 2 3 4"), 0) == 0


@pytest.mark.rule("V-250")
@pytest.mark.parametrize(
    ("members", "points"),
    [
        ("farm 1", 0),
        ("chronicle_farm 1", 0),
        ("chronicle_farm 1, chronicle_church 1", 0),
        ("chronicle_farm 1 1, chronicle_crafts 1", 4),
        ("chronicle_farm 1, chronicle_crafts 1, chronicle_travel 1, chronicle_council 1", 7),
        ("chronicle_farm 1 1, chronicle_crafts 1, chronicle_travel 1, chronicle_church 2", 12),
        ("chronicle_farm 1 1, chronicle_crafts 1 1, chronicle_travel 2, chronicle_council 2 2", 12),
    ],
)
def test_the_chronicle_scores_by_the_number_of_members_in_it(members: str, points: int) -> None:
    assert given().player(0, members=members).lines(0)["chronicle"] == points


@pytest.mark.rule("V-250")
def test_the_dead_in_graves_or_out_of_the_game_are_not_in_the_chronicle() -> None:
    village = given().player(0, members="chronicle_farm 1 1, grave 1 1 2 2, removed 2")
    assert village.lines(0)["chronicle"] == 0
    assert total(village, 0) == 0


@pytest.mark.rule("V-251")
def test_customers_score_the_points_on_their_tiles() -> None:
    village = served(given(), 0, "customer_01 customer_21 customer_24")
    assert village.lines(0)["customers"] == 5 + 4 + 8
    assert village.lines(1)["customers"] == 0


@pytest.mark.rule("V-252")
def test_each_coin_scores_1() -> None:
    assert given().player(0, coins=7).lines(0)["coins"] == 7


@pytest.mark.rule("V-253")
def test_goods_grain_cubes_and_members_at_work_or_abroad_score_nothing() -> None:
    village = given().player(0, cubes="orange green brown pink", goods="scroll horse plough ox wagon", grain=5)
    village.player(0, members="farm 1 2, wainwright 1, stables 1, library 2, smithy 1, city_a 3, city_f 4")
    assert total(village, 0) == 0


@pytest.mark.rule("V-254")
def test_the_points_are_added_to_those_on_the_track() -> None:
    village = given().player(0, prestige=11, coins=2, members="level_4 1")
    assert village.lines(0)["track"] == 11
    assert total(village, 0) == 11 + 2 + 6


@pytest.mark.rule("V-246", "V-250", "V-254")
def test_the_example_of_a_final_tally() -> None:
    village = given().visited(0, "city_a city_b city_d").player(0, coins=2)
    village.player(
        0,
        members="farm 2 3, level_1 2, level_2 3, window_1 1, window_3 4, "
        "chronicle_farm 1, chronicle_crafts 1, chronicle_travel 1, chronicle_church 2, bag 4",
    )
    served(village, 0, "customer_01 customer_02 customer_22")
    lines = {"track": 0, "travel": 6, "council": 2, "church": 6, "chronicle": 7, "customers": 16, "coins": 2}
    assert village.lines(0) == lines
    assert total(village, 0) == 39


# --- who wins ---


@pytest.mark.rule("V-255")
def test_most_prestige_wins() -> None:
    village = given(4)
    for seat, prestige in enumerate((8, 30, 9, 12)):
        village.player(seat, prestige=prestige)
    served(village, 0, "customer_21 customer_22 customer_23")  # 25 points in all, and more customers than seat 1
    assert places(village) == [2, 1, 4, 3]


@pytest.mark.rule("V-256")
def test_among_equals_more_customers_served_win() -> None:
    village = given(3).player(0, prestige=10).player(1, prestige=1).player(2, prestige=6)
    served(served(village, 1, "customer_21 customer_22"), 2, "customer_21")
    assert [total(village, seat) for seat in range(3)] == [10, 10, 10]
    assert places(village) == [3, 1, 2]


@pytest.mark.rule("V-257")
def test_then_more_living_members_win() -> None:
    village = given(3).player(0, members="farm 1 1").player(1, members="farm 1 1 1").player(2, members="farm 1")
    assert places(village) == [2, 1, 3]


@pytest.mark.rule("V-257")
def test_customers_served_count_before_living_members() -> None:
    village = given().player(0, prestige=4, members="farm 1 1 1 1 2 2").player(1, members="farm 1")
    served(village, 1, "customer_21")
    assert total(village, 0) == total(village, 1)
    assert places(village) == [2, 1]


@pytest.mark.rule("V-258")
@pytest.mark.parametrize(
    "members", ["farm 1 1", "bag 1 1", "smithy 1, city_c 1", "level_1 1 1", "farm 1, bag 1", "library 1, bag 1"]
)
def test_the_living_are_those_on_the_farm_on_the_board_and_in_the_bag(members: str) -> None:
    village = given(3).player(0, members="farm 1").player(1, members=members).player(2, members="farm 1 1 1")
    assert places(village) == [3, 2, 1]


@pytest.mark.rule("V-258")
def test_neither_the_dead_nor_the_unborn_are_living() -> None:
    village = given(3).player(0, members="farm 1, chronicle_farm 1 1, grave 1")  # seven are unborn
    village.player(1, members="farm 1 1, grave 1 1 2 2 2 3 3 4 4").player(2, members="farm 1, bag 1 1")
    assert places(village) == [3, 2, 1]


@pytest.mark.rule("V-259")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    village = given(4)
    for seat in (0, 2):
        village.player(seat, prestige=9)
    village.player(3, prestige=3)
    assert places(village) == [1, 4, 1, 3]
