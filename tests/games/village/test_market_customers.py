"""The customers: what they ask for, on which stalls they stand, and who comes after a market day."""

import pytest

from support.village import Position, given

GOODS_FOR_ALL = "scroll scroll horse horse plough plough ox ox wagon wagon"
QUEUE = "customer_01 customer_02 customer_03 customer_04 customer_05"
CUSTOMERS = [
    ("customer_01", "scroll wagon", 0, 5),
    ("customer_02", "scroll plough", 0, 6),
    ("customer_03", "scroll horse", 0, 6),
    ("customer_04", "scroll ox", 0, 6),
    ("customer_05", "wagon plough", 0, 6),
    ("customer_06", "wagon horse", 0, 6),
    ("customer_07", "wagon ox", 0, 6),
    ("customer_08", "plough horse", 0, 7),
    ("customer_09", "plough ox", 0, 7),
    ("customer_10", "horse ox", 0, 7),
    ("customer_11", "scroll scroll", 0, 5),
    ("customer_12", "wagon wagon", 0, 5),
    ("customer_13", "plough plough", 0, 7),
    ("customer_14", "horse horse", 0, 7),
    ("customer_15", "ox ox", 0, 7),
    ("customer_16", "scroll", 2, 5),
    ("customer_17", "wagon", 2, 5),
    ("customer_18", "plough", 2, 6),
    ("customer_19", "horse", 2, 6),
    ("customer_20", "ox", 2, 6),
    ("customer_21", "", 3, 4),
    ("customer_22", "", 4, 5),
    ("customer_23", "scroll wagon horse", 0, 8),
    ("customer_24", "scroll wagon plough", 0, 8),
]


def seller(seats: int = 2) -> Position:
    """A village in which the first seat alone has something to sell, and enough of everything."""
    return given(seats).player(0, cubes="green green green green green", goods=GOODS_FOR_ALL, grain=5)


# --- a sale ---


@pytest.mark.rule("V-109", "V-110")
@pytest.mark.parametrize(("customer", "goods", "grain", "points"), CUSTOMERS)
def test_a_customer_takes_what_the_tile_shows(customer: str, goods: str, grain: int, points: int) -> None:
    village = given().player(0, goods=goods, grain=grain).market(customer).action(0, "market").play("serve stall_1")
    assert (village.goods(0), village[0].grain) == ("", 0)
    assert village.customers(0) == [customer]
    assert village.lines(0)["customers"] == points


@pytest.mark.rule("V-109")
def test_what_a_customer_does_not_ask_for_stays_on_the_farm() -> None:
    village = given().player(0, cubes="pink", goods="scroll scroll ox", grain=5, coins=1)
    village.market("customer_16").action(0, "market").play("serve stall_1")
    assert (village.goods(0), village[0].grain) == ("scroll ox", 3)
    assert (village.cubes(0), village[0].coins) == ("pink", 1)


@pytest.mark.rule("V-110")
def test_served_customers_score_at_the_end_and_not_before() -> None:
    village = seller().market("customer_11", "customer_22").action(0, "market").play("serve stall_1", "serve stall_2")
    assert village[0].prestige == 0
    assert village.lines(0)["customers"] == 10
    assert village.lines(1)["customers"] == 0


# --- stalls and queue ---


@pytest.mark.rule("V-106", "V-107")
def test_only_customers_on_stalls_can_be_served() -> None:
    village = seller().market("customer_11", "", "customer_13", queue=QUEUE).action(0, "market")
    assert village.moves == ["pass", "serve stall_1", "serve stall_3"]


@pytest.mark.rule("V-107", "V-122")
def test_nobody_moves_up_from_the_queue_while_the_day_lasts() -> None:
    village = seller().market("customer_11", "customer_12", "customer_13", queue=QUEUE)
    village.action(0, "market").play("serve stall_1")
    assert village.moves == ["pass", "serve stall_2", "serve stall_3"]
    assert village.stalls() == ["", "customer_12", "customer_13"]


@pytest.mark.rule("V-108")
@pytest.mark.parametrize(("seats", "stalls"), [(2, 3), (3, 4), (4, 5)])
def test_each_number_of_players_has_so_many_open_stalls(seats: int, stalls: int) -> None:
    first = ["customer_11", "customer_12", "customer_13", "customer_14", "customer_15"][:stalls]
    sales = ["serve stall_1", "serve stall_2", "serve stall_3", "serve stall_4", "serve stall_5"][:stalls]
    village = seller(seats).market(*first, queue=QUEUE, pile="").action(0, "market")
    assert village.moves == ["pass", *sales]
    village.play(*sales)
    assert village.stalls() == QUEUE.split()[:stalls]


# --- the refill ---


@pytest.mark.rule("V-122", "V-123", "V-269")
@pytest.mark.parametrize(
    ("sales", "stalls"),
    [
        (["serve stall_2"], ["customer_11", "customer_01", "customer_13"]),
        (["serve stall_3", "serve stall_1"], ["customer_01", "customer_12", "customer_02"]),
    ],
)
def test_the_head_of_the_queue_goes_to_the_first_empty_stall(sales: list[str], stalls: list[str]) -> None:
    village = seller().market("customer_11", "customer_12", "customer_13", queue=QUEUE)
    village.action(0, "market").play(*sales, "pass")
    assert village.stalls() == stalls


@pytest.mark.rule("V-124", "V-269")
def test_the_queue_moves_up_and_is_filled_from_the_pile() -> None:
    village = seller().market(
        "customer_11",
        "customer_12",
        "customer_13",
        queue=QUEUE,
        pile="customer_20 customer_21 customer_22 customer_23",
    )
    village.rig(2, 0).action(0, "market").play("serve stall_1", "serve stall_2", "pass")
    assert village.queue() == ["customer_03", "customer_04", "customer_05", "customer_22", "customer_20"]


@pytest.mark.rule("V-126")
def test_the_last_tile_of_the_pile_still_comes_to_a_queue_that_stays_short() -> None:
    village = seller().market("customer_11", "customer_12", "customer_13", queue=QUEUE, pile="customer_24")
    village.action(0, "market").play("serve stall_1", "serve stall_2", "pass")
    assert village.queue() == ["customer_03", "customer_04", "customer_05", "customer_24"]


@pytest.mark.rule("V-125")
def test_no_tile_moves_if_nobody_was_served() -> None:
    village = seller().market("customer_11", "customer_12", "customer_13", queue=QUEUE, pile="customer_20 customer_21")
    village.action(0, "market").play("pass")
    assert village.stalls() == ["customer_11", "customer_12", "customer_13"]
    assert village.queue() == QUEUE.split()
    assert village.state.chance.drawn == 0


@pytest.mark.rule("V-126")
def test_the_queue_shrinks_when_the_pile_is_empty() -> None:
    village = seller().market("customer_11", "customer_12", "customer_13", queue=QUEUE, pile="")
    village.action(0, "market").play("serve stall_1", "serve stall_2", "pass")
    assert village.stalls() == ["customer_01", "customer_02", "customer_13"]
    assert village.queue() == ["customer_03", "customer_04", "customer_05"]


@pytest.mark.rule("V-126", "V-269")
def test_stalls_stay_empty_when_queue_and_pile_have_run_out() -> None:
    village = seller().market("customer_11", "customer_12", "customer_13", queue="customer_01", pile="")
    village.action(0, "market").play("serve stall_2", "serve stall_3", "pass")
    assert village.stalls() == ["customer_11", "customer_01", ""]
    assert village.queue() == []
    village.action(0, "market").play("serve stall_1")
    assert village.stalls() == ["", "customer_01", ""]


@pytest.mark.rule("V-126", "V-127")
def test_the_market_cannot_be_chosen_at_the_well_once_no_customer_is_left() -> None:
    village = seller().market("customer_11", pile="")
    assert village.can_do(0, "market")
    village.action(0, "market").play("serve stall_1")
    assert village.stalls() == ["", "", ""]
    assert not village.can_do(0, "market")
