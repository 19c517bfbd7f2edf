"""The market day: who may sell, in which order and at what price, and when the day ends."""

import pytest

from support.village import Position, given

GOODS_FOR_ALL = "scroll scroll horse horse plough plough ox ox wagon wagon"
GREENS = "green green green green"


def answers(village: Position, *moves: str) -> list[int]:
    """Play these moves; the seats that were asked for them."""
    seats = []
    for move in moves:
        seats.append(village.seat)
        village.play(move)
    return seats


# --- who comes to market ---


@pytest.mark.rule("V-104")
def test_a_market_cube_starts_a_market_day_that_cannot_be_declined() -> None:
    village = given().player(0, goods="scroll scroll").market("customer_11")
    village.spaces(market="orange", grain="pink green").turn().play("take market orange")
    assert village.seat == 0
    assert village.moves == ["pass", "serve stall_1"]


@pytest.mark.rule("V-104", "V-105")
def test_a_market_day_takes_place_even_if_its_starter_has_nothing_to_sell() -> None:
    village = given().player(1, cubes="green", goods="scroll scroll").market("customer_11")
    village.spaces(market="orange", grain="pink green").turn().play("take market orange")
    assert village.seat == 1
    assert village.moves == ["pass", "serve stall_1"]


@pytest.mark.rule("V-105", "V-111")
@pytest.mark.parametrize(("seats", "starter", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 2, [2, 3, 0, 1])])
def test_all_players_come_to_market_clockwise_from_its_starter(seats: int, starter: int, order: list[int]) -> None:
    village = given(seats).market("customer_11")
    for seat in range(seats):
        village.player(seat, cubes="green", goods="scroll scroll")
    village.action(starter, "market")
    assert answers(village, *["pass"] * seats) == order
    assert village.seat == -1


@pytest.mark.rule("V-111")
def test_the_goes_run_round_the_table_again_and_again() -> None:
    village = given(3).market("customer_11", "customer_12", "customer_13", "customer_14")
    for seat in range(3):
        village.player(seat, cubes=GREENS, goods=GOODS_FOR_ALL)
    village.action(1, "market")
    assert answers(village, "serve stall_1", "serve stall_2", "serve stall_3", "serve stall_4") == [1, 2, 0, 1]


# --- a go ---


@pytest.mark.rule("V-112")
def test_a_go_is_one_sale_or_a_pass() -> None:
    village = given().market("customer_11", "customer_12", "customer_13")
    village.player(0, cubes=GREENS, goods=GOODS_FOR_ALL).player(1, cubes=GREENS, goods=GOODS_FOR_ALL)
    village.action(0, "market")
    assert village.moves == ["pass", "serve stall_1", "serve stall_2", "serve stall_3"]
    village.play("serve stall_2")
    assert village.customers(0) == ["customer_12"]
    assert village.seat == 1
    assert village.moves == ["pass", "serve stall_1", "serve stall_3"]


@pytest.mark.rule("V-113")
@pytest.mark.parametrize(
    ("cubes", "goods", "grain"),
    [
        ("", "scroll scroll", 2),
        ("orange brown pink", "scroll scroll", 2),
        ("green", "scroll horse horse ox ox wagon wagon", 1),
        ("green", "horse horse plough plough ox ox wagon wagon", 5),
    ],
)
def test_a_player_who_cannot_serve_anybody_must_pass(cubes: str, goods: str, grain: int) -> None:
    village = given().player(0, goods="scroll scroll").player(1, cubes=cubes, goods=goods, grain=grain)
    village.market("customer_11", "customer_16").action(0, "market").play("pass")
    assert village.seat == -1
    assert village.happened().count("market_passed") == 2
    assert village.stalls() == ["customer_11", "customer_16", ""]


@pytest.mark.rule("V-114")
def test_a_player_who_can_serve_may_pass() -> None:
    village = given().player(0, goods="scroll scroll").market("customer_11").action(0, "market").play("pass")
    assert village.goods(0) == "scroll scroll"
    assert village.customers(0) == []
    assert village.stalls() == ["customer_11", "", ""]


@pytest.mark.rule("V-115", "V-267")
def test_a_player_who_passed_is_out_of_the_market_day_and_skipped() -> None:
    village = given(3).market("customer_11", "customer_12", "customer_13", "customer_14")
    for seat in range(3):
        village.player(seat, cubes=GREENS, goods=GOODS_FOR_ALL)
    village.action(0, "market")
    assert answers(village, "serve stall_1", "pass", "serve stall_2", "serve stall_3") == [0, 1, 2, 0]
    assert village.seat == 2
    assert village.moves == ["pass", "serve stall_4"]


@pytest.mark.rule("V-267")
def test_the_last_player_in_the_market_goes_on_alone_sale_by_sale() -> None:
    village = given(3).market("customer_11", "customer_12", "customer_13", "customer_14")
    for seat in range(3):
        village.player(seat, cubes=GREENS, goods=GOODS_FOR_ALL)
    village.action(0, "market")
    assert answers(village, "pass", "serve stall_4", "pass", "serve stall_2", "pass") == [0, 1, 2, 1, 1]
    assert village.customers(1) == ["customer_14", "customer_12"]
    assert village.seat == -1


# --- the price of a sale ---


@pytest.mark.rule("V-116")
def test_the_first_sale_of_the_starter_costs_no_more_than_the_tile() -> None:
    village = given().player(0, cubes="green", goods="scroll scroll", coins=1, time=4)
    village.market("customer_11").action(0, "market").play("serve stall_1")
    assert village.customers(0) == ["customer_11"]
    assert (village.cubes(0), village[0].coins, village[0].time) == ("green", 1, 4)


@pytest.mark.rule("V-116")
def test_the_first_sale_of_the_starter_needs_no_green_cube() -> None:
    village = given().player(0, goods="scroll scroll").market("customer_11").action(0, "market")
    assert village.moves == ["pass", "serve stall_1"]


@pytest.mark.rule("V-117")
def test_a_sale_of_another_player_costs_a_green_cube_and_time() -> None:
    village = given().player(0, goods="scroll scroll").player(1, cubes="green green pink", goods="wagon wagon", time=4)
    village.market("customer_11", "customer_12", "customer_13").action(0, "market")
    village.play("serve stall_1", "serve stall_2")
    assert village.customers(1) == ["customer_12"]
    assert (village.cubes(1), village[1].time) == ("green pink", 5)


@pytest.mark.rule("V-117")
def test_the_second_and_the_third_sale_of_the_starter_cost_a_green_cube_and_time_each() -> None:
    village = given().player(0, cubes="green green green", goods=GOODS_FOR_ALL, time=4)
    village.market("customer_11", "customer_12", "customer_13").action(0, "market").play("serve stall_1")
    assert (village.cubes(0), village[0].time) == ("green green green", 4)
    village.play("serve stall_2")
    assert (village.cubes(0), village[0].time) == ("green green", 5)
    village.play("serve stall_3")
    assert (village.cubes(0), village[0].time) == ("green", 6)


@pytest.mark.rule("V-118")
@pytest.mark.parametrize(("payment", "cubes", "coins"), [("pay_jokers 0 0", "", 2), ("pay_jokers 1 0", "green", 1)])
def test_a_coin_may_replace_the_green_cube_of_a_sale(payment: str, cubes: str, coins: int) -> None:
    village = given().player(0, goods="scroll scroll").player(1, cubes="green", goods="wagon wagon", coins=2)
    village.market("customer_11", "customer_12", "customer_13").action(0, "market")
    village.play("serve stall_1", "serve stall_2")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 1 0"]
    village.play(payment)
    assert (village.cubes(1), village[1].coins, village[1].time) == (cubes, coins, 1)


@pytest.mark.rule("V-118")
def test_a_coin_alone_is_enough_for_the_surcharge_of_a_sale() -> None:
    village = given().player(0, goods="scroll scroll").player(1, goods="wagon wagon", coins=1)
    village.market("customer_11", "customer_12", "customer_13").action(0, "market")
    village.play("serve stall_1", "serve stall_2")
    assert village.customers(1) == ["customer_12"]
    assert village[1].coins == 0


@pytest.mark.rule("V-119")
def test_a_starter_who_passes_on_his_first_go_is_out_and_nobody_inherits_his_free_sale() -> None:
    village = given().player(0, cubes=GREENS, goods=GOODS_FOR_ALL).player(1, cubes="green green", goods=GOODS_FOR_ALL)
    village.market("customer_11", "customer_12", "customer_13").action(0, "market")
    village.play("pass", "serve stall_1")
    assert (village.cubes(1), village[1].time) == ("green", 1)
    assert village.seat == 1
    village.play("serve stall_2")
    assert village.seat == -1
    assert village.customers(0) == []


# --- the end of the day ---


@pytest.mark.rule("V-120")
def test_the_market_day_ends_when_the_stalls_are_empty() -> None:
    village = given().player(0, cubes=GREENS, goods=GOODS_FOR_ALL).player(1, cubes=GREENS, goods=GOODS_FOR_ALL)
    village.market("customer_11", queue="customer_12 customer_13 customer_14 customer_15 customer_10", pile="")
    village.spaces(market="orange", grain="orange pink").turn().play("take market orange", "serve stall_1")
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink", "well"]


@pytest.mark.rule("V-121")
def test_the_market_day_ends_when_all_players_have_passed() -> None:
    village = given().player(0, cubes=GREENS, goods=GOODS_FOR_ALL).player(1, cubes=GREENS, goods=GOODS_FOR_ALL)
    village.market("customer_11", "customer_12", "customer_13")
    village.spaces(market="orange", grain="orange pink").turn().play("take market orange")
    assert answers(village, "pass", "serve stall_2", "pass") == [0, 1, 1]
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink", "well"]


@pytest.mark.rule("V-127")
def test_a_market_day_without_customers_ends_at_once_without_effect() -> None:
    village = given().player(0, cubes="green", goods=GOODS_FOR_ALL).player(1, cubes="green", goods=GOODS_FOR_ALL)
    village.market(pile="").spaces(market="orange", grain="orange pink").turn().play("take market orange")
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink"]
    assert village.cubes(0) == "orange green"
    assert village.stalls() == ["", "", ""]
    assert "market_passed" not in village.happened()


@pytest.mark.rule("V-128")
def test_the_market_takes_no_member() -> None:
    village = given().player(0, goods="scroll scroll", members="farm 1 2, smithy 1").market("customer_11")
    village.action(0, "market").play("serve stall_1")
    assert village.customers(0) == ["customer_11"]
    assert (village.at(0, "farm"), village.at(0, "smithy")) == ("1 2", "1")
    assert "member_moved" not in village.happened()


@pytest.mark.rule("V-128")
def test_a_sale_needs_no_member() -> None:
    village = given().player(0, goods="scroll scroll", members="bag 1").market("customer_11")
    assert village.action(0, "market").moves == ["pass", "serve stall_1"]
