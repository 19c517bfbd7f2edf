"""Time: the marker on its track, the bridge, and the death that follows."""

import pytest

from support.village import given

NOT_AT_HOME = "bag 1 2 2 2 3 3 4 4"


@pytest.mark.rule("V-055")
@pytest.mark.parametrize(("building", "time"), [("wainwright", 2), ("smithy", 3)])
def test_paying_time_moves_the_marker_forward(building: str, time: int) -> None:
    village = given(2).player(0, time=4, members=f"{building} 1").action(0, "crafts")
    assert village[0].time == 4 + time
    assert village[1].time == 0


@pytest.mark.rule("V-055")
def test_times_paid_one_after_the_other_add_up() -> None:
    village = given(2).spaces(crafts="plague", grain="pink green").turn()
    village.play("take crafts plague", "act", "train smithy", "make smithy")
    assert village[0].time == 2 + 3 + 3


@pytest.mark.rule("V-056", "V-057")
@pytest.mark.parametrize(
    ("before", "after", "crossings"),
    [
        (0, 3, 0), (1, 4, 0), (2, 5, 0), (3, 6, 0), (4, 7, 0),
        (5, 8, 0), (6, 9, 0), (7, 0, 1), (8, 1, 1), (9, 2, 1),
    ],
)  # fmt: skip
def test_time_can_be_paid_from_every_space_of_the_track(before: int, after: int, crossings: int) -> None:
    village = given(2).player(0, time=before, cubes="brown", members="farm 1").action(0, "church")
    assert village.offers("pay_time")
    village.play("pay_time")
    assert (village[0].time, village[0].crossings) == (after, crossings)


@pytest.mark.rule("V-056")
def test_time_can_be_paid_also_when_nobody_is_left_to_die() -> None:
    village = given(2).player(0, time=9, grain=2, members=NOT_AT_HOME).spaces(crafts="plague", grain="pink green")
    village.turn().play("take crafts plague", "act")
    assert (village[0].time, village[0].coins) == (3, 2)


@pytest.mark.rule("V-057", "V-059")
@pytest.mark.parametrize(
    ("before", "after", "alive"),
    [(7, 9, "1 1 1 1"), (8, 0, "1 1 1"), (9, 1, "1 1 1")],
    ids=["before the bridge", "on the cloud", "beyond the cloud"],
)
def test_the_bridge_lies_between_the_last_and_the_first_space(before: int, after: int, alive: str) -> None:
    village = given(2).player(0, time=before).spaces(grain="plague", church="pink green")
    village.turn().play("take grain plague", "decline")
    assert village[0].time == after
    assert village.at(0, "farm") == alive


@pytest.mark.rule("V-058")
@pytest.mark.parametrize(
    ("family", "place", "grave"),
    [
        ("farm 2 3, smithy 1", "smithy", "chronicle_crafts"),
        ("farm 3, level_2 2, bag 1 2", "level_2", "chronicle_council"),
        ("farm 4 4, window_1 3", "window_1", "chronicle_church"),
        ("farm 2, smithy 3 3, city_a 4", "farm", "chronicle_farm"),
    ],
)
def test_crossing_the_bridge_kills_one_of_the_oldest_visible_members(family: str, place: str, grave: str) -> None:
    village = given(2).player(0, time=9, members=family).spaces(travel="plague", church="pink green")
    village.turn().play("take travel plague")
    assert village.at(0, place) == ""
    assert len(village.at(0, grave)) == 1
    assert village.happened().count("member_died") == 1


@pytest.mark.rule("V-058")
def test_only_the_family_whose_marker_crosses_the_bridge_loses_a_member() -> None:
    village = given(3).player(0, time=9).player(1, time=9).spaces(travel="plague", church="pink green")
    village.turn().play("take travel plague")
    assert [village.at(seat, "farm") for seat in range(3)] == ["1 1 1", "1 1 1 1", "1 1 1 1"]
