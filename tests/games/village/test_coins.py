"""Coins: they stand for any influence cube, for nothing else, and have three other uses."""

import pytest

from support.village import given

NOBODY_AT_HOME = "level_4 1"


# --- in place of cubes ---


@pytest.mark.rule("V-181")
@pytest.mark.parametrize(
    ("building", "price", "good"), [("wainwright", 2, "wagon"), ("library", 2, "scroll"), ("smithy", 3, "plough")]
)
def test_coins_replace_the_cubes_of_crafts_one_for_one(building: str, price: int, good: str) -> None:
    village = given().player(0, coins=price).action(0, "crafts").play(f"buy {building}")
    assert (village.goods(0), village[0].coins) == (good, 0)
    short = given().player(0, coins=price - 1).action(0, "crafts")
    assert f"buy {building}" not in short.moves


@pytest.mark.rule("V-181")
@pytest.mark.parametrize(
    ("members", "trip", "goal"),
    [
        ("farm 1", "send city_a", "city_a"),
        ("farm 1", "send city_b", "city_b"),
        ("city_a 1", "move city_a 1 city_b", "city_b"),
        ("city_c 1", "move city_c 1 city_d", "city_d"),
    ],
)
def test_coins_replace_the_cubes_of_a_trip_one_for_one(members: str, trip: str, goal: str) -> None:
    village = given().visited(0, goal).player(0, goods="wagon", coins=2, members=members)
    village.action(0, "travel").play(trip)
    assert (village.at(0, goal), village[0].coins) == ("1", 0)
    assert not given().player(0, goods="wagon", coins=1, members=members).can_do(0, "travel")


@pytest.mark.rule("V-181")
def test_coins_replace_the_green_cubes_of_the_council_one_for_one() -> None:
    village = given().player(0, coins=2, members="farm 1").action(0, "council")
    assert (village.at(0, "level_1"), village[0].coins) == ("1", 0)
    assert not given().player(0, coins=1).can_do(0, "council")


@pytest.mark.rule("V-181")
def test_a_coin_replaces_the_brown_cube_of_the_church() -> None:
    village = given().player(0, coins=1).action(0, "church").play("pay_jokers 1 0")
    assert (village.at(0, "bag"), village[0].coins, village[0].time) == ("1", 0, 0)


@pytest.mark.rule("V-181")
def test_a_coin_replaces_the_green_cube_of_a_sale() -> None:
    village = given().player(1, goods="scroll scroll", coins=1).market("customer_11").action(0, "market")
    village.play("serve stall_1")
    assert (village.customers(1), village[1].coins) == (["customer_11"], 0)


@pytest.mark.rule("V-181")
def test_coins_replace_the_cubes_of_the_well_one_for_one() -> None:
    village = given().player(0, coins=3).spaces(grain="orange pink").turn().play("well")
    assert village.offers("choose grain")
    assert village[0].coins == 0
    short = given().player(0, coins=2).spaces(grain="orange pink").turn()
    assert not short.offers("well")


@pytest.mark.rule("V-182")
@pytest.mark.parametrize(
    ("payment", "cubes", "coins"),
    [
        ("pay_jokers 0 0", "", 2),
        ("pay_jokers 0 1", "pink", 1),
        ("pay_jokers 1 0", "orange", 1),
        ("pay_jokers 1 1", "orange pink", 0),
    ],
)
def test_either_or_both_of_two_cubes_of_different_colours_may_be_replaced(payment: str, cubes: str, coins: int) -> None:
    village = given().player(0, cubes="orange pink", coins=2).action(0, "crafts").play("buy wainwright")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 0 1", "pay_jokers 1 0", "pay_jokers 1 1"]
    village.play(payment)
    assert (village.goods(0), village.cubes(0), village[0].coins) == ("wagon", cubes, coins)


# --- worked example 8 ---


@pytest.mark.rule("V-181", "V-182")
@pytest.mark.parametrize(
    ("payment", "cubes", "goods", "coins"),
    [
        ("pay_jokers 0 0", "", "scroll", 2),
        ("pay_jokers 1 0", "green", "scroll", 1),
        ("pay_jokers 2 0", "green green", "scroll", 0),
        ("pay_scroll", "green green", "", 2),
    ],
)
def test_an_advance_is_payable_with_cubes_or_a_cube_and_a_coin_or_two_coins_or_a_scroll(
    payment: str, cubes: str, goods: str, coins: int
) -> None:
    village = given().player(0, cubes="green green", goods="scroll", coins=2, members="level_1 1")
    village.action(0, "council").play("advance level_1 1")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 1 0", "pay_jokers 2 0", "pay_scroll"]
    village.play(payment)
    assert (village.cubes(0), village.goods(0), village[0].coins) == (cubes, goods, coins)
    assert village.at(0, "level_2") == "1"


# --- not in place of anything else ---


@pytest.mark.rule("V-183")
def test_coins_replace_no_grain_at_the_stables_and_the_mill() -> None:
    village = given().player(0, coins=9, members=NOBODY_AT_HOME).action(0, "crafts")
    assert village.moves == ["buy wainwright", "buy library", "buy smithy"]


@pytest.mark.rule("V-183")
def test_coins_replace_no_wagon_on_a_trip() -> None:
    assert not given().player(0, coins=9, goods="ox horse", members="farm 1, city_c 1").can_do(0, "travel")


@pytest.mark.rule("V-183")
def test_coins_replace_no_goods_and_no_grain_for_a_customer() -> None:
    village = given().market("customer_11", "customer_12", "customer_21")
    village.player(0, coins=9, goods="scroll wagon", grain=2).action(0, "market")
    assert village.seat == -1
    assert village.stalls() == ["customer_11", "customer_12", "customer_21"]


@pytest.mark.rule("V-183")
def test_coins_replace_no_time() -> None:
    village = given().player(0, coins=9, members="farm 1, smithy 1").action(0, "crafts").play("make smithy")
    assert (village[0].time, village[0].coins) == (3, 9)
    village.action(0, "church")
    assert village.moves == ["pay_jokers 1 0", "pay_time"]
    village.play("pay_time")
    assert (village[0].time, village[0].coins) == (6, 9)


@pytest.mark.rule("V-183")
def test_coins_replace_no_grain_in_a_mass() -> None:
    village = given().player(0, coins=9, members="window_1 1").mass()
    assert village.seat == -1
    assert (village.at(0, "window_1"), village[0].coins) == ("1", 9)


# --- the other uses ---


@pytest.mark.rule("V-184")
def test_a_coin_buys_a_member_out_of_the_black_bag_in_a_mass() -> None:
    village = given().player(0, coins=1, members="bag 1").mass()
    assert village.moves == ["buy_out 1", "done"]
    village.play("buy_out 1")
    assert (village.at(0, "window_1"), village[0].coins) == ("1", 0)


@pytest.mark.rule("V-184")
def test_a_coin_buys_prestige_by_the_fourth_privilege() -> None:
    village = given().player(0, coins=1, members=NOBODY_AT_HOME).action(0, "council").play("privilege level_4")
    assert (village[0].prestige, village[0].coins) == (3, 0)


@pytest.mark.rule("V-184")
@pytest.mark.parametrize("coins", [0, 1, 7])
def test_each_coin_left_is_worth_a_point(coins: int) -> None:
    lines = given().player(0, coins=coins).lines(0)
    assert lines["coins"] == coins
    assert sum(lines.values()) == coins
