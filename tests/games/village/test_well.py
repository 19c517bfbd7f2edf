"""The well: three cubes of one colour for any action, instead of a cube from the board."""

import pytest

from support.village import given

EVERY_ACTION = ["grain", "family", "crafts", "market", "travel", "council", "church"]
NOBODY_LEFT = "bag 1, grave 1 1 1 2 2 2 3 3 4 4"


# --- paying ---


@pytest.mark.rule("V-172")
@pytest.mark.parametrize("colour", ["orange", "green", "brown", "pink"])
def test_three_cubes_of_one_colour_buy_any_action(colour: str) -> None:
    village = given().player(0, cubes=f"{colour} {colour} {colour}", coins=2, goods="scroll wagon")
    village.market("customer_11").spaces(grain="orange pink").turn()
    in_supply = sum(village.state.supply)
    village.play("well", f"well_cubes {colour} 0")
    assert village.seat == 0
    assert village.moves == [f"choose {space}" for space in EVERY_ACTION]
    assert village.cubes(0) == ""
    assert sum(village.state.supply) == in_supply + 3


@pytest.mark.rule("V-172")
def test_one_well_gives_one_action_and_ends_the_turn() -> None:
    village = given().player(0, cubes="green green green green green green").spaces(grain="orange pink").turn()
    village.play("well", "choose grain")
    assert village[0].grain == 2
    assert village.cubes(0) == "green green green"
    assert village.seat == 1


@pytest.mark.rule("V-172")
@pytest.mark.parametrize("cubes", ["green green", "orange orange green green brown brown pink pink"])
def test_the_well_is_not_offered_without_three_cubes_of_one_colour(cubes: str) -> None:
    village = given().player(0, cubes=cubes).spaces(grain="orange pink").turn()
    assert village.moves == ["take grain orange", "take grain pink"]


@pytest.mark.rule("V-173")
@pytest.mark.parametrize(
    ("cubes", "coins", "payments"),
    [
        ("green green green", 1, ["well_cubes green 0", "well_cubes green 1"]),
        ("green green green", 2, ["well_cubes green 0", "well_cubes green 1", "well_cubes green 2"]),
        ("green green pink", 2, ["well_cubes green 1", "well_cubes green 2", "well_cubes pink 2"]),
        ("green pink", 4, ["well_cubes green 2", "well_cubes pink 2", "well_coins"]),
    ],
)
def test_coins_may_replace_cubes_at_the_well(cubes: str, coins: int, payments: list[str]) -> None:
    village = given().player(0, cubes=cubes, coins=coins).spaces(grain="orange pink").turn().play("well")
    assert village.moves == payments


@pytest.mark.rule("V-173")
@pytest.mark.parametrize(
    ("payment", "cubes", "coins"),
    [
        ("well_cubes green 0", "", 3),
        ("well_cubes green 1", "green", 2),
        ("well_cubes green 2", "green green", 1),
        ("well_coins", "green green green", 0),
    ],
)
def test_each_coin_at_the_well_saves_one_cube(payment: str, cubes: str, coins: int) -> None:
    village = given().player(0, cubes="green green green", coins=3).spaces(grain="orange pink").turn()
    village.play("well", payment)
    assert (village.cubes(0), village[0].coins) == (cubes, coins)


@pytest.mark.rule("V-174")
def test_plague_cubes_cannot_be_used_at_the_well() -> None:
    village = given().player(0, cubes="green green").spaces(travel="plague plague plague plague orange pink").turn()
    village.play("take travel plague", "take travel plague")
    assert village.seat == 0
    assert village.moves == ["take travel orange", "take travel pink", "take travel plague"]
    wells = [move for move in village.state.vocabulary.moves if move.verb.name == "well_cubes"]
    assert {move.notation.split()[1] for move in wells} == {"orange", "green", "brown", "pink"}


@pytest.mark.rule("V-176")
def test_the_well_gives_no_cube() -> None:
    village = given().player(0, cubes="green green green").spaces(grain="orange pink").turn()
    village.play("well", "choose grain")
    assert village.cubes(0) == ""
    assert village.moves == ["take grain orange", "take grain pink"]


# --- when ---


@pytest.mark.rule("V-175")
def test_a_single_plague_cube_on_any_space_keeps_the_well_open() -> None:
    village = given().player(0, cubes="green green green").spaces(church="plague").turn()
    assert village.moves == ["take church plague", "well"]


@pytest.mark.rule("V-175")
def test_the_well_is_closed_when_no_cube_is_left() -> None:
    village = given().player(1, cubes="green green green").spaces(travel="orange").turn()
    assert village.happened()[:2] == ["cube_taken", "mass_began"]
    assert "well_used" not in village.happened()


@pytest.mark.rule("V-177")
def test_the_well_is_the_only_way_to_an_action_whose_space_is_empty() -> None:
    village = given().player(0, cubes="green green green", goods="scroll").spaces(grain="orange pink").turn()
    assert village.moves == ["take grain orange", "take grain pink", "well"]
    village.play("well", "choose council", "decline")
    assert village.at(0, "level_1") == "1"


# --- the action ---


@pytest.mark.rule("V-178")
@pytest.mark.parametrize(
    ("moves", "time", "goods", "place"),
    [
        (["choose church"], 3, "scroll", "bag"),
        (["choose council"], 1, "", "level_1"),
        (["choose crafts", "train smithy", "make smithy"], 6, "scroll plough", "smithy"),
    ],
)
def test_an_action_chosen_at_the_well_has_its_usual_costs(moves: list[str], time: int, goods: str, place: str) -> None:
    village = given().player(0, cubes="green green green", goods="scroll", members="farm 1")
    village.first_player(0, following=1).spaces(grain="orange pink").turn().play("well", *moves)
    assert (village[0].time, village.goods(0), village.at(0, place)) == (time, goods, "1")


@pytest.mark.rule("V-178")
def test_an_action_that_cannot_be_done_cannot_be_chosen_at_the_well() -> None:
    village = given().player(0, cubes="green green green", grain=5).spaces(grain="orange pink").turn().play("well")
    assert village.moves == ["choose family", "choose crafts", "choose church"]


@pytest.mark.rule("V-179")
def test_the_market_through_the_well_is_an_ordinary_market_day_with_that_player_first() -> None:
    village = given(3).market("customer_11", "customer_12", "customer_13", "customer_14", pile="")
    for seat, goods in enumerate(["wagon wagon", "scroll scroll", "plough plough"]):
        village.player(seat, goods=goods, cubes="orange orange orange" if seat == 1 else "green")
    village.spaces(grain="orange pink").turn(1).play("well", "choose market")
    assert village.seat == 1
    assert village.moves == ["pass", "serve stall_1"]
    village.play("serve stall_1")
    assert (village.customers(1), village[1].time) == (["customer_11"], 0)
    assert village.seat == 2
    village.play("serve stall_3")
    assert (village.customers(2), village.cubes(2), village[2].time) == (["customer_13"], "", 1)
    assert village.seat == 0


@pytest.mark.rule("V-180")
@pytest.mark.parametrize(
    ("cubes", "coins", "is_open"),
    [
        ("pink pink pink", 0, False),
        ("pink pink pink pink", 0, False),
        ("pink pink pink pink pink", 0, True),
        ("pink pink pink", 1, False),
        ("pink pink pink", 2, True),
        ("", 4, False),
        ("", 5, True),
    ],
)
def test_the_well_is_offered_only_if_its_price_leaves_an_action(cubes: str, coins: int, is_open: bool) -> None:
    village = given().player(0, cubes=cubes, coins=coins, members=NOBODY_LEFT).spaces(grain="orange pink").turn()
    assert village.offers("well") == is_open


@pytest.mark.rule("V-180")
def test_only_payments_that_leave_an_action_are_offered_and_the_action_must_be_chosen() -> None:
    village = given().player(0, cubes="pink pink pink green green green", members=NOBODY_LEFT)
    village.spaces(grain="orange pink").turn().play("well")
    assert village.cubes(0) == "pink"
    assert village.goods(0) == "scroll"
    assert village.seat == 1


@pytest.mark.rule("V-180")
def test_an_action_chosen_at_the_well_cannot_be_declined() -> None:
    village = given().player(0, cubes="green green green").spaces(grain="orange pink").turn().play("well")
    assert village.moves == ["choose grain", "choose family", "choose crafts", "choose church"]
