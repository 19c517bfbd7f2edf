"""Time in a market day: what a sale costs in which order, and when a crossing of the bridge is resolved."""

import pytest

from support.village import Position, given

QUEUE = "customer_02 customer_03 customer_04 customer_05 customer_06"


def market_on_the_bridge() -> Position:
    """The first seat takes a plague cube from the market on the last space of its time track."""
    village = given().player(0, goods="scroll scroll", time=9, members="farm 1, smithy 1")
    village.market("customer_11", "customer_12", "customer_13", queue=QUEUE)
    return village.spaces(market="plague", grain="orange pink").turn().play("take market plague")


# --- one sale ---


@pytest.mark.rule("V-266")
def test_a_sale_pays_the_customer_then_the_cube_then_time_and_then_takes_the_tile() -> None:
    village = given().market("customer_12", "customer_16", "customer_13")
    village.player(0, goods="wagon wagon plough plough", coins=1)
    village.player(1, cubes="green", coins=1, goods="scroll", grain=2, time=9, members="farm 1, smithy 1")
    village.action(0, "market").play("serve stall_1", "serve stall_2")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 1 0"]
    assert (village.goods(1), village[1].grain) == ("", 0)
    assert (village.cubes(1), village[1].coins, village[1].time) == ("green", 1, 9)
    assert village.stalls() == ["", "customer_16", "customer_13"]
    village.play("pay_jokers 0 0")
    assert village.moves == ["bury farm 1", "bury smithy 1"]
    assert (village.cubes(1), village[1].coins, village[1].time) == ("", 1, 0)
    assert village.customers(1) == ["customer_16"]
    village.play("bury farm 1")
    assert village.seat == 0
    assert village.moves == ["pass", "serve stall_3"]


@pytest.mark.rule("V-266")
def test_the_time_of_a_sale_is_paid_after_its_cube() -> None:
    village = given().market("customer_12", "customer_11", "customer_13")
    village.player(0, goods="wagon wagon").player(1, cubes="green", goods="scroll scroll")
    village.action(0, "market").play("serve stall_1")
    before = len(village.happened())
    village.play("serve stall_2")
    assert village.happened()[before : before + 4] == ["goods_paid", "cubes_paid", "time_paid", "customer_served"]


# --- crossings during the day ---


@pytest.mark.rule("V-129")
def test_a_crossing_by_a_sale_kills_at_once_before_the_next_go() -> None:
    village = given().market("customer_11", "customer_12", "customer_13")
    village.player(0, cubes="green", goods="scroll scroll plough plough")
    village.player(1, cubes="green", goods="wagon wagon", time=9, members="farm 1, smithy 1")
    village.action(0, "market").play("serve stall_1", "serve stall_2")
    assert village.seat == 1
    assert village.moves == ["bury farm 1", "bury smithy 1"]
    village.play("bury smithy 1")
    assert village.at(1, "chronicle_crafts") == "1"
    assert village.seat == 0
    assert village.moves == ["pass", "serve stall_3"]


@pytest.mark.rule("V-129")
def test_a_crossing_by_a_sale_of_the_starter_kills_at_once_and_only_once() -> None:
    village = given().market("customer_11", "customer_12", "customer_13")
    village.player(0, cubes="green green", goods="scroll scroll wagon wagon plough plough", time=9)
    village.members(0, "farm 1, smithy 1, level_1 1").spaces(market="orange", grain="orange pink").turn()
    village.play("take market orange", "serve stall_1", "serve stall_2")
    assert village.moves == ["bury farm 1", "bury smithy 1", "bury level_1 1"]
    village.play("bury farm 1")
    assert village.moves == ["pass", "serve stall_3"]
    village.play("serve stall_3")
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink"]
    assert (village.at(0, "smithy"), village.at(0, "level_1")) == ("1", "1")


# --- crossings before the day ---


@pytest.mark.rule("V-130")
def test_a_crossing_by_the_plague_cube_of_the_market_waits_for_the_end_of_the_turn() -> None:
    village = market_on_the_bridge()
    assert village[0].time == 1
    assert village.moves == ["pass", "serve stall_1"]
    village.play("serve stall_1")
    assert village.moves == ["bury farm 1", "bury smithy 1"]
    village.play("bury farm 1")
    assert village.at(0, "smithy") == "1"
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink"]


@pytest.mark.rule("V-130", "V-268")
def test_the_market_is_refilled_before_the_pending_death_of_its_starter() -> None:
    village = market_on_the_bridge().play("serve stall_1")
    assert village.moves == ["bury farm 1", "bury smithy 1"]
    assert village.stalls() == ["customer_02", "customer_12", "customer_13"]


@pytest.mark.rule("V-268")
def test_the_end_of_the_game_is_checked_after_the_pending_death_of_the_starter() -> None:
    village = market_on_the_bridge().free(graves=1, farm=0).play("serve stall_1")
    before = len(village.happened())
    village.play("bury farm 1")
    assert village.happened()[before:] == ["member_died", "end_triggered", "last_turn_began"]
    assert village.seat == 1


@pytest.mark.rule("V-268")
def test_the_market_is_refilled_even_if_the_end_was_triggered_during_the_day() -> None:
    village = given().market("customer_11", "customer_12", "customer_13", queue=QUEUE, pile="")
    village.player(0, goods="scroll scroll").player(1, cubes="green", goods="wagon wagon", time=9)
    village.free(graves=1, farm=0).spaces(market="orange", grain="orange pink").turn()
    village.play("take market orange", "serve stall_1", "serve stall_2")
    assert "end_triggered" in village.happened()
    assert village.at(1, "grave") == "1"
    assert village.stalls() == ["customer_02", "customer_03", "customer_13"]
    assert village.queue() == ["customer_04", "customer_05", "customer_06"]


# --- worked example 14 ---


@pytest.mark.rule("V-117", "V-129", "V-130")
def test_a_market_day_with_a_death_during_it_and_a_death_after_it() -> None:
    village = given().market("customer_21", "customer_01", "customer_11", queue=QUEUE)
    village.player(0, cubes="green", goods="scroll wagon", grain=3, time=8, members="farm 1 1, smithy 1 1")
    village.player(1, goods="scroll scroll", coins=1, time=9)
    village.spaces(market="plague", grain="orange pink").turn().play("take market plague")
    assert (village[0].time, village.at(0, "farm")) == (0, "1 1")
    village.play("serve stall_1")
    assert (village[0].grain, village.cubes(0), village[0].time) == (0, "green", 0)
    village.play("serve stall_3")
    assert (village.goods(1), village[1].coins, village[1].time) == ("", 0, 0)
    assert village.at(1, "chronicle_farm") == "1"
    village.play("serve stall_2")
    assert (village.goods(0), village.cubes(0), village[0].time) == ("", "", 1)
    assert village.stalls() == ["customer_02", "customer_03", "customer_04"]
    assert village.queue()[:2] == ["customer_05", "customer_06"]
    assert len(village.queue()) == 5
    assert village.moves == ["bury farm 1", "bury smithy 1"]
    village.play("bury farm 1")
    assert (village.at(0, "farm"), village.at(0, "chronicle_farm")) == ("1", "1")
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink"]
