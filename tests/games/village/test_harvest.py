"""Grain harvest: who may harvest, how much, and what stays where it is."""

import pytest

from support.village import given


@pytest.mark.rule("V-060")
def test_nobody_harvests_without_a_member_on_the_farm() -> None:
    village = given(2).player(0, goods="ox plough", members="smithy 1 1, window_1 1, bag 1")
    village.spaces(grain="pink", church="brown green").turn().play("take grain pink")
    assert village.seat == 1
    assert village[0].grain == 0


@pytest.mark.rule("V-060", "V-061")
@pytest.mark.parametrize("generation", [1, 2, 3, 4])
def test_one_member_of_any_generation_on_the_farm_harvests_two_grain(generation: int) -> None:
    village = given(2).player(0, members=f"farm {generation}").spaces(grain="pink", church="brown green").turn()
    village.play("take grain pink", "act")
    assert village[0].grain == 2


@pytest.mark.rule("V-061", "V-062", "V-063")
@pytest.mark.parametrize(
    ("goods", "harvest"),
    [
        ("", 2),
        ("plough", 2),
        ("horse", 2),
        ("ox", 2),
        ("horse ox", 2),
        ("scroll wagon plough", 2),
        ("horse plough", 3),
        ("ox plough", 4),
    ],
)
def test_a_plough_with_an_animal_makes_the_harvest_larger(goods: str, harvest: int) -> None:
    village = given(2).player(0, goods=goods).action(0, "grain")
    assert village[0].grain == harvest


@pytest.mark.rule("V-064")
@pytest.mark.parametrize(
    ("goods", "harvest"),
    [("horse horse plough plough", 3), ("horse ox plough", 4), ("horse ox plough plough", 4), ("ox ox plough", 4)],
)
def test_only_the_best_combination_counts(goods: str, harvest: int) -> None:
    village = given(2).player(0, goods=goods).action(0, "grain")
    assert village[0].grain == harvest


@pytest.mark.rule("V-064")
@pytest.mark.parametrize("family", ["farm 1", "farm 1 1 1 1 2 2 2 3 3 4 4"])
def test_more_members_harvest_nothing_more(family: str) -> None:
    village = given(2).player(0, members=family).action(0, "grain")
    assert village[0].grain == 2


@pytest.mark.rule("V-065", "V-066", "V-068")
@pytest.mark.parametrize("goods", ["", "horse plough", "plough ox"])
def test_a_harvest_uses_up_neither_goods_nor_members_nor_time(goods: str) -> None:
    village = given(2).player(0, goods=goods, members="farm 1 2").action(0, "grain")
    assert village.goods(0) == goods
    assert village.at(0, "farm") == "1 2"
    assert village[0].time == 0


@pytest.mark.rule("V-067")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (2, 5), (4, 5)])
def test_grain_above_five_is_not_taken(before: int, after: int) -> None:
    village = given(2).player(0, goods="ox plough", grain=before).action(0, "grain")
    assert village[0].grain == after


@pytest.mark.rule("V-063", "V-065", "V-067")
def test_example_13_a_harvest_with_ox_and_plough() -> None:
    village = given(2).player(0, goods="ox plough").action(0, "grain")
    assert (village[0].grain, village.goods(0)) == (4, "plough ox")
    village.action(0, "grain")
    assert (village[0].grain, village.goods(0)) == (5, "plough ox")


@pytest.mark.rule("V-264")
def test_the_grain_of_the_supply_fills_four_farms() -> None:
    village = given(4)
    assert village.state.components.grain_bags == 20
    for seat in range(4):
        village.player(seat, goods="ox plough", grain=3).action(seat, "grain")
    assert [village[seat].grain for seat in range(4)] == [5, 5, 5, 5]
