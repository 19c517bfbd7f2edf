"""Crafts: goods bought with cubes or grain, coins in place of cubes, and stocks that never run out."""

from typing import Any

import pytest

from support.village import given

priced = pytest.mark.parametrize(
    ("building", "held"),
    [
        ("wainwright", {"cubes": "orange pink"}),
        ("stables", {"grain": 3}),
        ("library", {"cubes": "pink pink"}),
        ("smithy", {"cubes": "orange orange orange"}),
    ],
)
"""Where goods are bought, and what just pays for them."""


@pytest.mark.rule("V-082", "V-095")
@priced
def test_a_good_can_be_bought_without_member_and_without_time(building: str, held: dict[str, Any]) -> None:
    village = given(2).player(0, members="farm 1", **held).action(0, "crafts").play(f"buy {building}")
    if building == "stables":
        village.play("good ox")
    assert len(village.goods(0).split()) == 1
    assert village[0].time == 0
    assert village.at(0, "farm") == "1"


@pytest.mark.rule("V-082")
def test_the_mill_is_not_paid_with_cubes_or_grain_alone() -> None:
    village = given(2).player(0, cubes="orange orange orange pink pink", coins=5, grain=5).action(0, "crafts")
    assert village.offers("make mill")
    assert not village.offers("buy mill")


@pytest.mark.rule("V-096")
@priced
def test_a_good_can_be_bought_where_a_member_is(building: str, held: dict[str, Any]) -> None:
    village = given(2).player(0, members=f"{building} 1", **held).action(0, "crafts")
    assert village.moves[:2] == [f"make {building}", f"buy {building}"]
    village.play(f"buy {building}")
    assert village[0].time == 0


@pytest.mark.rule("V-097", "V-098")
@pytest.mark.parametrize(
    ("building", "good", "cubes_left", "grain_left"),
    [
        ("wainwright", "wagon", "orange orange orange green brown pink pink", 5),
        ("stables", "horse", "orange orange orange orange green brown pink pink pink", 2),
        ("stables", "ox", "orange orange orange orange green brown pink pink pink", 2),
        ("library", "scroll", "orange orange orange orange green brown pink", 5),
        ("smithy", "plough", "orange green brown pink pink pink", 5),
    ],
)
def test_what_a_good_costs_without_time(building: str, good: str, cubes_left: str, grain_left: int) -> None:
    cubes = "orange orange orange orange green brown pink pink pink"
    village = given(2).player(0, cubes=cubes, grain=5).action(0, "crafts").play(f"buy {building}")
    if building == "stables":
        village.play(f"good {good}")
    assert village.goods(0) == good
    assert (village.cubes(0), village[0].grain) == (cubes_left, grain_left)


@pytest.mark.rule("V-095", "V-097")
def test_example_5_a_wagon_bought_with_cubes() -> None:
    village = given(2).player(0, cubes="orange pink").action(0, "crafts").play("buy wainwright")
    assert (village.goods(0), village.cubes(0), village[0].time) == ("wagon", "", 0)
    assert (village.at(0, "farm"), village.at(0, "wainwright")) == ("1 1 1 1", "")


@pytest.mark.rule("V-099")
@priced
def test_nothing_is_bought_after_training(building: str, held: dict[str, Any]) -> None:
    village = given(2).player(0, **held).action(0, "crafts").play(f"train {building}")
    assert village.moves == [f"make {building}", "done"]


# --- coins in place of cubes ---


@pytest.mark.rule("V-265")
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_coins_replace_any_of_the_cubes(coins: int) -> None:
    village = given(2).player(0, cubes="orange orange orange", coins=3).action(0, "crafts").play("buy smithy")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 1 0", "pay_jokers 2 0", "pay_jokers 3 0"]
    village.play(f"pay_jokers {coins} 0")
    assert village.goods(0) == "plough"
    assert (village[0].cubes[0], village[0].coins) == (coins, 3 - coins)


@pytest.mark.rule("V-265")
@pytest.mark.parametrize(("cubes", "coins"), [("orange orange", 1), ("orange", 2), ("", 3)])
def test_coins_replace_the_cubes_that_are_missing(cubes: str, coins: int) -> None:
    village = given(2).player(0, cubes=cubes, coins=coins).action(0, "crafts").play("buy smithy")
    assert (village.goods(0), village.cubes(0), village[0].coins) == ("plough", "", 0)


@pytest.mark.rule("V-265")
@pytest.mark.parametrize(
    ("payment", "cubes", "coins"),
    [("0 0", "", 2), ("1 0", "orange", 1), ("0 1", "pink", 1), ("1 1", "orange pink", 0)],
)
def test_coins_replace_either_or_both_cubes_of_a_wagon(payment: str, cubes: str, coins: int) -> None:
    village = given(2).player(0, cubes="orange pink", coins=2).action(0, "crafts").play("buy wainwright")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 0 1", "pay_jokers 1 0", "pay_jokers 1 1"]
    village.play(f"pay_jokers {payment}")
    assert (village.goods(0), village.cubes(0), village[0].coins) == ("wagon", cubes, coins)


@pytest.mark.rule("V-265")
@pytest.mark.parametrize(
    ("grain", "is_offered"),
    [(2, False), (3, True)],
)
def test_coins_do_not_replace_grain(grain: int, is_offered: bool) -> None:
    village = given(2).player(0, coins=9, grain=grain).action(0, "crafts")
    assert village.offers("buy stables") == is_offered
    village.play("make mill")
    assert (village[0].coins, village[0].grain) == (11, grain - 2)


@pytest.mark.rule("V-265")
def test_the_price_in_grain_takes_no_coins() -> None:
    village = given(2).player(0, coins=3, grain=3).action(0, "crafts").play("buy stables", "good ox")
    assert (village.goods(0), village[0].coins, village[0].grain) == ("ox", 3, 0)


@pytest.mark.rule("V-098", "V-265")
@pytest.mark.parametrize(("cubes", "coins"), [("orange orange orange", 0), ("orange orange", 1)])
def test_example_17_a_plough_bought_with_cubes(cubes: str, coins: int) -> None:
    village = given(2).player(0, cubes=cubes, coins=coins).action(0, "crafts").play("buy smithy")
    assert (village.goods(0), village[0].time) == ("plough", 0)
    assert (village.cubes(0), village[0].coins) == ("", 0)
    assert (village.at(0, "farm"), village.at(0, "smithy")) == ("1 1 1 1", "")


# --- no limits ---


@pytest.mark.rule("V-101")
def test_a_player_may_own_any_number_of_coins() -> None:
    village = given(2).player(0, coins=40, grain=2, members="bag 1").action(0, "crafts")
    village.play("make mill")
    assert village[0].coins == 42


@pytest.mark.rule("V-102")
@pytest.mark.parametrize(
    ("building", "good"),
    [("wainwright", "wagon"), ("stables", "horse"), ("stables", "ox"), ("library", "scroll"), ("smithy", "plough")],
)
def test_goods_are_made_also_when_all_eight_tiles_are_taken(building: str, good: str) -> None:
    village = given(2).player(1, goods=f"{good} " * 8).player(0, members=f"farm 1, {building} 1").action(0, "crafts")
    village.play(f"make {building}")
    if building == "stables":
        assert village.moves == ["good horse", "good ox"]
        village.play(f"good {good}")
    assert village.goods(0) == good


@pytest.mark.rule("V-103")
def test_the_mill_gives_coins_also_when_all_fifteen_are_taken() -> None:
    village = given(2).player(1, coins=15).player(0, grain=2, members="farm 1").action(0, "crafts").play("make mill")
    assert village[0].coins == 2
