"""Crafts: training and making with time, and the members who do it."""

import pytest

from bourgade.games.village.phases.mass import HoldMass
from bourgade.games.village.phases.round import EndRound
from support.village import given

trades = pytest.mark.parametrize(
    ("building", "good"),
    [("wainwright", "wagon"), ("stables", "horse"), ("stables", "ox"), ("library", "scroll"), ("smithy", "plough")],
)


# --- what one action gives ---


@pytest.mark.rule("V-080")
@pytest.mark.parametrize("move", ["make smithy", "buy smithy"])
def test_one_action_gives_one_good(move: str) -> None:
    village = given(2).player(0, cubes="orange " * 6, members="farm 1, smithy 1 1")
    village.spaces(crafts="plague", grain="brown green").turn().play("take crafts plague", "act", move)
    assert village.goods(0) == "plough"
    assert village.seat == 1


@pytest.mark.rule("V-080", "V-086")
def test_training_and_making_gives_one_good() -> None:
    village = given(2).spaces(crafts="plague", grain="brown green").turn()
    village.play("take crafts plague", "act", "train smithy", "make smithy")
    assert village.goods(0) == "plough"
    assert village.seat == 1


@pytest.mark.rule("V-080", "V-100")
def test_the_mill_gives_two_coins_for_two_time_and_two_grain() -> None:
    village = given(2).player(0, coins=1, grain=5).spaces(crafts="pink", grain="brown green").turn()
    village.play("take crafts pink", "act", "make mill")
    assert (village[0].coins, village[0].grain, village[0].time) == (3, 3, 2)
    assert village.goods(0) == ""
    assert village.seat == 1


@pytest.mark.rule("V-081", "V-082", "V-094")
def test_the_player_picks_a_building_and_the_way_of_paying() -> None:
    village = given(2).player(0, cubes="orange orange orange pink pink", grain=3).action(0, "crafts")
    assert village.moves == [
        "train wainwright",
        "buy wainwright",
        "train stables",
        "buy stables",
        "train library",
        "buy library",
        "train smithy",
        "buy smithy",
        "make mill",
    ]


# --- training ---


@pytest.mark.rule("V-083")
@trades
def test_nothing_is_made_with_time_where_no_own_member_is(building: str, good: str) -> None:
    village = given(2).player(0, members="farm 1").player(1, members=f"{building} 1").action(0, "crafts")
    assert village.offers(f"train {building}")
    assert not village.offers(f"make {building}")


@pytest.mark.rule("V-084", "V-085")
@pytest.mark.parametrize(("building", "time"), [("wainwright", 2), ("stables", 3), ("library", 2), ("smithy", 3)])
def test_training_places_a_member_of_the_farm_for_its_time(building: str, time: int) -> None:
    village = given(2).player(0, cubes="pink", grain=1, members="farm 1 3").action(0, "crafts")
    village.play(f"train {building}", "member 3")
    assert village.at(0, building) == "3"
    assert village.at(0, "farm") == "1"
    assert village[0].time == time
    assert (village.cubes(0), village[0].grain) == ("pink", 1)


@pytest.mark.rule("V-084")
def test_a_second_member_may_be_trained() -> None:
    village = given(2).player(0, members="farm 2, smithy 1").action(0, "crafts")
    village.play("train smithy", "make smithy")
    assert village.at(0, "smithy") == "1 2"
    assert village[0].time == 6


@pytest.mark.rule("V-084")
def test_nobody_can_be_trained_when_the_farm_is_empty() -> None:
    village = given(2).player(0, grain=2, members="smithy 1, level_1 1").action(0, "crafts")
    assert village.moves == ["make smithy", "make mill"]


@pytest.mark.rule("V-085", "V-086", "V-089")
@pytest.mark.parametrize(
    ("building", "answers", "good", "time"),
    [
        ("wainwright", [], "wagon", 4),
        ("stables", ["good horse"], "horse", 6),
        ("stables", ["good ox"], "ox", 6),
        ("library", [], "scroll", 4),
        ("smithy", [], "plough", 6),
    ],
)
def test_the_good_may_be_made_at_once_after_training(building: str, answers: list[str], good: str, time: int) -> None:
    village = given(2).action(0, "crafts").play(f"train {building}")
    assert village.moves == [f"make {building}", "done"]
    village.play(f"make {building}", *answers)
    assert village.goods(0) == good
    assert village[0].time == time


@pytest.mark.rule("V-087")
@pytest.mark.parametrize("building", ["wainwright", "stables", "library", "smithy"])
def test_a_member_may_be_trained_without_making_anything(building: str) -> None:
    village = given(2).spaces(crafts="pink", grain="brown green").turn()
    village.play("take crafts pink", "act", f"train {building}", "done")
    assert village.at(0, building) == "1"
    assert village.goods(0) == ""
    assert village[0].time in (2, 3)
    assert village.seat == 1


@pytest.mark.rule("V-084", "V-086")
def test_example_4_a_wagon_made_with_time() -> None:
    village = given(2).action(0, "crafts").play("train wainwright", "make wainwright")
    assert (village.at(0, "farm"), village.at(0, "wainwright")) == ("1 1 1", "1")
    assert (village[0].time, village.goods(0)) == (4, "wagon")


# --- making ---


@pytest.mark.rule("V-088", "V-089")
@pytest.mark.parametrize(
    ("building", "answers", "good", "time"),
    [
        ("wainwright", [], "wagon", 2),
        ("stables", ["good horse"], "horse", 3),
        ("stables", ["good ox"], "ox", 3),
        ("library", [], "scroll", 2),
        ("smithy", [], "plough", 3),
    ],
)
def test_a_trained_member_makes_the_good_for_the_making_time_alone(
    building: str, answers: list[str], good: str, time: int
) -> None:
    village = given(2).player(0, cubes="pink", grain=1, members=f"farm 1, {building} 2").action(0, "crafts")
    village.play(f"make {building}", *answers)
    assert village.goods(0) == good
    assert village[0].time == time
    assert village.at(0, "farm") == "1"
    assert (village.cubes(0), village[0].grain) == ("pink", 1)


@pytest.mark.rule("V-090")
def test_a_trained_member_can_be_used_again_and_again() -> None:
    village = given(2).player(0, members="smithy 1")
    for _ in range(3):
        village.action(0, "crafts")
    village.step(HoldMass(), EndRound())
    assert village.goods(0) == "plough plough plough"
    assert village.at(0, "smithy") == "1"


@pytest.mark.rule("V-091")
@trades
def test_a_member_makes_only_the_good_of_his_own_building(building: str, good: str) -> None:
    village = given(2).player(0, members=f"farm 1, {building} 1").action(0, "crafts")
    assert [move for move in village.moves if move.startswith("make")] == [f"make {building}"]
    village.play(f"make {building}")
    if building == "stables":
        assert village.moves == ["good horse", "good ox"]
        village.play(f"good {good}")
    assert village.goods(0) == good


@pytest.mark.rule("V-083", "V-091")
def test_example_12_a_smith_makes_a_plough_and_no_scroll() -> None:
    village = given(2).player(0, members="farm 1, smithy 1").action(0, "crafts")
    assert village.offers("make smithy")
    assert not village.offers("make library")


@pytest.mark.rule("V-092")
@pytest.mark.parametrize("move", ["make stables", "buy stables"])
def test_the_stables_give_a_horse_or_an_ox_each_time(move: str) -> None:
    village = given(2).player(0, grain=3, members="farm 1, stables 1").action(0, "crafts").play(move)
    assert village.moves == ["good horse", "good ox"]
    village.play("good horse").player(0, grain=3).action(0, "crafts").play(move, "good ox")
    assert village.goods(0) == "horse ox"


@pytest.mark.rule("V-093")
def test_any_number_of_members_work_in_a_building() -> None:
    village = given(2).player(0, members="farm 3, smithy 1 1 1 1 2 2 2").player(1, members="smithy 1 1 1 1 2 2 2")
    village.action(0, "crafts").play("train smithy")
    assert village.at(0, "smithy") == "1 1 1 1 2 2 2 3"


@pytest.mark.rule("V-094")
@pytest.mark.parametrize("place", ["farm", "bag"])
def test_the_mill_neither_takes_nor_needs_a_member(place: str) -> None:
    village = given(2).player(0, cubes="pink pink", grain=2, members=f"{place} 1").action(0, "crafts")
    assert village.offers("make mill")
    assert not village.offers("train mill")
    village.play("make mill")
    assert village[0].coins == 2
    assert village.at(0, place) == "1"
