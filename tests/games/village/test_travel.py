"""Travel: who may go where, what a trip costs, and what a first visit brings."""

import pytest

from support.village import Position, given

FROM_THE_VILLAGE = [("city_a", "brown brown"), ("city_b", "pink pink")]
ROADS = [
    ("city_a", "city_b", "orange orange"),
    ("city_a", "city_c", "pink pink"),
    ("city_b", "city_a", "orange orange"),
    ("city_b", "city_d", "brown brown"),
    ("city_c", "city_a", "pink pink"),
    ("city_c", "city_d", "orange orange"),
    ("city_c", "city_e", "brown brown"),
    ("city_d", "city_b", "brown brown"),
    ("city_d", "city_c", "orange orange"),
    ("city_d", "city_f", "pink pink"),
    ("city_e", "city_c", "brown brown"),
    ("city_e", "city_f", "orange orange"),
    ("city_f", "city_d", "pink pink"),
    ("city_f", "city_e", "orange orange"),
]
EVERY_CITY = "city_a city_b city_c city_d city_e city_f"


def rich(members: str) -> Position:
    """A family that can pay for every trip."""
    cubes = "orange orange brown brown pink pink"
    return given().player(0, cubes=cubes, goods="wagon wagon", members=members)


# --- where to ---


@pytest.mark.rule("V-131", "V-132", "V-133")
def test_without_a_traveller_a_member_can_only_be_sent_to_an_entry_city() -> None:
    village = rich("farm 1").action(0, "travel")
    assert village.moves == ["send city_a", "send city_b"]


@pytest.mark.rule("V-131")
def test_any_member_of_the_farm_may_be_sent() -> None:
    village = rich("farm 1 3 4").action(0, "travel").play("send city_b")
    assert village.moves == ["member 1", "member 3", "member 4"]
    village.play("member 3")
    assert (village.at(0, "city_b"), village.at(0, "farm")) == ("3", "1 4")


@pytest.mark.rule("V-131", "V-134")
def test_with_a_traveller_another_member_may_be_sent_or_the_traveller_may_move() -> None:
    village = rich("farm 1 2, city_c 1").action(0, "travel")
    assert village.moves == [
        "send city_a",
        "send city_b",
        "move city_c 1 city_a",
        "move city_c 1 city_d",
        "move city_c 1 city_e",
    ]
    village.play("send city_b", "member 2")
    assert (village.at(0, "city_b"), village.at(0, "city_c")) == ("2", "1")


@pytest.mark.rule("V-131")
def test_any_traveller_may_be_the_one_who_moves() -> None:
    village = rich("city_a 1 3, city_f 2").action(0, "travel")
    assert village.moves == [
        "move city_a 1 city_b",
        "move city_a 1 city_c",
        "move city_a 3 city_b",
        "move city_a 3 city_c",
        "move city_f 2 city_d",
        "move city_f 2 city_e",
    ]
    village.play("move city_a 3 city_b")
    assert (village.at(0, "city_a"), village.at(0, "city_b"), village.at(0, "city_f")) == ("1", "3", "2")


@pytest.mark.rule("V-131")
def test_a_travel_action_is_one_trip() -> None:
    village = rich("farm 1 1").spaces(travel="green", grain="orange pink").turn()
    village.play("take travel green", "act", "send city_a")
    assert village.seat == 1
    assert village.at(0, "city_a") == "1"


@pytest.mark.rule("V-131")
def test_without_a_member_on_the_farm_nobody_can_be_sent() -> None:
    village = rich("city_a 1").action(0, "travel")
    assert village.moves == ["move city_a 1 city_b", "move city_a 1 city_c"]


@pytest.mark.rule("V-138", "V-139", "V-140")
@pytest.mark.parametrize("origin", EVERY_CITY.split())
def test_a_traveller_moves_along_one_road_in_either_direction_and_never_back_to_the_village(origin: str) -> None:
    village = rich(f"{origin} 1").action(0, "travel")
    assert village.moves == [f"move {start} 1 {goal}" for start, goal, _ in ROADS if start == origin]


@pytest.mark.rule("V-140")
def test_a_traveller_comes_home_by_the_family_action() -> None:
    village = rich("city_a 1").action(0, "family").play("return city_a 1")
    assert (village.at(0, "city_a"), village.at(0, "farm")) == ("", "1")


# --- the price ---


@pytest.mark.rule("V-135", "V-136", "V-137")
@pytest.mark.parametrize(("goal", "cubes"), FROM_THE_VILLAGE)
def test_a_trip_to_an_entry_city_costs_time_a_wagon_and_its_cubes(goal: str, cubes: str) -> None:
    village = given().player(0, cubes=cubes, goods="wagon", time=3, members="farm 1").action(0, "travel")
    assert village.at(0, goal) == "1"
    assert (village[0].time, village.goods(0), village.cubes(0)) == (5, "", "")


@pytest.mark.rule("V-135", "V-138")
@pytest.mark.parametrize(("origin", "goal", "cubes"), ROADS)
def test_a_trip_between_cities_costs_time_a_wagon_and_its_cubes(origin: str, goal: str, cubes: str) -> None:
    village = given().visited(0, EVERY_CITY).player(0, cubes=f"green {cubes}", goods="wagon ox", time=3)
    village.members(0, f"{origin} 1").action(0, "travel")
    assert village.at(0, goal) == "1"
    assert (village[0].time, village.goods(0), village.cubes(0)) == (5, "ox", "green")


@pytest.mark.rule("V-135")
@pytest.mark.parametrize(
    ("cubes", "goods", "members"),
    [
        ("orange orange brown brown pink pink", "scroll horse plough ox", "farm 1, city_c 1"),
        ("orange brown pink green green", "wagon", "farm 1, city_c 1"),
        ("orange orange green green", "wagon", "farm 1"),
        ("brown brown", "wagon", "city_a 1"),
    ],
)
def test_a_trip_that_cannot_be_paid_in_full_cannot_be_made(cubes: str, goods: str, members: str) -> None:
    assert not given().player(0, cubes=cubes, goods=goods, members=members).can_do(0, "travel")


# --- the reward ---


@pytest.mark.rule("V-141", "V-142")
@pytest.mark.parametrize(("goal", "cubes"), FROM_THE_VILLAGE)
def test_the_first_visit_of_an_entry_city_leaves_a_marker_and_pays_prestige(goal: str, cubes: str) -> None:
    village = given().player(0, cubes=cubes, goods="wagon", prestige=1).action(0, "travel")
    assert village.cities(0) == [goal]
    assert village[0].prestige == 4


@pytest.mark.rule("V-141", "V-143")
@pytest.mark.parametrize(
    ("origin", "goal", "cubes"), [("city_b", "city_d", "brown brown"), ("city_c", "city_e", "brown brown")]
)
def test_the_first_visit_of_some_cities_pays_a_coin(origin: str, goal: str, cubes: str) -> None:
    village = given().player(0, cubes=cubes, goods="wagon", members=f"{origin} 1", coins=0).action(0, "travel")
    assert village.cities(0) == [goal]
    assert (village[0].coins, village[0].prestige, village.cubes(0)) == (1, 0, "")


@pytest.mark.rule("V-141", "V-143")
@pytest.mark.parametrize(
    ("origin", "goal", "cubes"), [("city_a", "city_c", "pink pink"), ("city_d", "city_f", "pink pink")]
)
def test_the_first_visit_of_some_cities_pays_two_cubes_of_choice(origin: str, goal: str, cubes: str) -> None:
    village = given().player(0, cubes=cubes, goods="wagon", members=f"{origin} 1").action(0, "travel")
    assert village.moves == ["gain orange", "gain green", "gain brown", "gain pink"]
    village.play("gain green", "gain pink")
    assert village.seat == -1
    assert village.cities(0) == [goal]
    assert (village.cubes(0), village[0].coins, village[0].prestige) == ("green pink", 0, 0)


@pytest.mark.rule("V-143")
def test_both_cubes_of_choice_may_be_of_one_colour_and_come_from_the_supply() -> None:
    village = given().player(0, cubes="pink pink", goods="wagon", members="city_a 1")
    before = village.state.supply[0]
    village.action(0, "travel").play("gain orange", "gain orange")
    assert village.cubes(0) == "orange orange"
    assert village.state.supply[0] == before - 2


@pytest.mark.rule("V-144", "V-145")
@pytest.mark.parametrize(
    ("members", "goal", "cubes"),
    [
        ("farm 1", "city_a", "brown brown"),
        ("farm 1, city_b 2", "city_b", "pink pink"),
        ("city_a 1", "city_c", "pink pink"),
        ("city_b 1", "city_d", "brown brown"),
    ],
)
def test_another_visit_costs_the_full_price_and_brings_nothing(members: str, goal: str, cubes: str) -> None:
    village = given().visited(0, goal).player(0, cubes=cubes, goods="wagon", members=members).action(0, "travel")
    assert village.seat == -1
    assert village.cities(0) == [goal]
    assert (village[0].time, village.goods(0), village.cubes(0)) == (2, "", "")
    assert (village[0].prestige, village[0].coins) == (0, 0)
    assert village.lines(0)["travel"] == 1


@pytest.mark.rule("V-141", "V-144")
def test_each_family_has_its_own_first_visit() -> None:
    village = given().visited(1, "city_a").player(0, cubes="brown brown", goods="wagon").action(0, "travel")
    assert village.cities(0) == ["city_a"]
    assert village[0].prestige == 3


@pytest.mark.rule("V-146")
@pytest.mark.parametrize(("left", "gained"), [({}, ""), ({"orange": 1}, "orange"), ({"brown": 1}, "brown")])
def test_cubes_of_choice_are_limited_by_the_supply(left: dict[str, int], gained: str) -> None:
    village = given().player(0, goods="wagon", members="city_a 1", coins=2).visited(0, "city_b").supply(**left)
    village.action(0, "travel").play("move city_a 1 city_c")
    assert village.seat == -1
    assert village.cubes(0) == gained
    assert village.cities(0) == ["city_b", "city_c"]


@pytest.mark.rule("V-146")
def test_only_colours_in_the_supply_can_be_chosen() -> None:
    village = given().player(0, goods="wagon", members="city_a 1", coins=2)
    village.supply(orange=1, pink=1).action(0, "travel").play("move city_a 1 city_c")
    assert village.moves == ["gain orange", "gain pink"]
    village.play("gain pink")
    assert village.cubes(0) == "orange pink"


@pytest.mark.rule("V-147")
def test_any_number_of_members_may_be_in_a_city() -> None:
    village = given(4).player(0, cubes="brown brown", goods="wagon", members="farm 1, city_a 1 1 2 2")
    for seat in (1, 2, 3):
        village.members(seat, "farm 1, city_a 1 1 1")
    village.action(0, "travel")
    assert village.at(0, "city_a") == "1 1 1 2 2"


# --- worked example 6 ---


@pytest.mark.rule("V-135", "V-136", "V-142")
def test_a_journey_north() -> None:
    village = given(3).player(2, cubes="brown brown orange", goods="wagon ox").action(2, "travel")
    assert (village.at(2, "farm"), village.at(2, "city_a")) == ("1 1 1", "1")
    assert (village[2].time, village.goods(2), village.cubes(2)) == (2, "ox", "orange")
    assert (village.cities(2), village[2].prestige) == (["city_a"], 3)


@pytest.mark.rule("V-141", "V-246")
def test_a_first_visit_counts_as_one_city() -> None:
    village = given().player(0, cubes="brown brown", goods="wagon").members(0, "farm 1").action(0, "travel")
    assert village.lines(0)["travel"] == 1
