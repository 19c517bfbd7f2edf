"""Church: how a member comes into the black bag, what he is while he is there, and how he leaves it."""

import pytest

from bourgade.games.village import RULES
from support.village import given


@pytest.mark.rule("V-167")
def test_the_church_action_puts_one_member_of_the_farm_into_the_black_bag() -> None:
    village = given().player(0, members="farm 1 1 2, smithy 3").action(0, "church")
    assert village.moves == ["member 1", "member 2"]
    village.play("member 1")
    assert (village.at(0, "farm"), village.at(0, "bag"), village.at(0, "smithy")) == ("1 2", "1", "3")
    assert village.seat == -1


@pytest.mark.rule("V-167")
def test_without_a_member_on_the_farm_nobody_enters_the_church() -> None:
    assert not given().player(0, cubes="brown", members="smithy 1, city_a 1, level_1 2").can_do(0, "church")


@pytest.mark.rule("V-168")
@pytest.mark.parametrize(
    ("payment", "cubes", "coins", "time"),
    [("pay_jokers 0 0", "pink", 1, 4), ("pay_jokers 1 0", "brown pink", 0, 4), ("pay_time", "brown pink", 1, 7)],
)
def test_entering_the_church_costs_a_brown_cube_or_time(payment: str, cubes: str, coins: int, time: int) -> None:
    village = given().player(0, cubes="brown pink", coins=1, time=4).action(0, "church")
    assert village.moves == ["pay_jokers 0 0", "pay_jokers 1 0", "pay_time"]
    village.play(payment)
    assert (village.cubes(0), village[0].coins, village[0].time) == (cubes, coins, time)
    assert village.at(0, "bag") == "1"


@pytest.mark.rule("V-168")
def test_without_a_brown_cube_or_a_coin_entering_the_church_costs_time() -> None:
    village = given().player(0, cubes="orange green pink", time=4).action(0, "church")
    assert (village.cubes(0), village[0].time) == ("orange green pink", 7)


@pytest.mark.rule("V-169")
def test_a_member_in_the_black_bag_is_alive_but_not_visible() -> None:
    village = given().player(0, time=9, members="farm 2, bag 1").spaces(travel="plague orange pink").turn()
    living = {standing["seat"]: standing["tie_breaks"]["living"] for standing in RULES.standings(village.state)}
    assert living == {0: 2, 1: 4}
    village.play("take travel plague")
    assert (village.at(0, "bag"), village.at(0, "chronicle_farm")) == ("1", "2")


@pytest.mark.rule("V-170")
def test_a_family_in_the_black_bag_alone_can_do_nothing() -> None:
    members = "bag 1 2, grave 1 1 1 2 2, chronicle_church 3 3, chronicle_farm 4 4"
    village = given().player(0, cubes="brown brown", goods="scroll wagon", members=members)
    actions = ("grain", "family", "crafts", "travel", "council", "church")
    assert [action for action in actions if village.can_do(0, action)] == []


@pytest.mark.rule("V-170")
def test_the_family_action_brings_nobody_out_of_the_black_bag() -> None:
    village = given().player(0, members="bag 1 2, smithy 1").action(0, "family")
    assert village.moves == ["birth", "return smithy 1"]


@pytest.mark.rule("V-170")
def test_a_mass_brings_members_out_of_the_black_bag() -> None:
    village = given().members(0, "bag 1 2").rig(1, 1, 1, 1).mass()
    assert (village.at(0, "window_1"), village.at(0, "bag")) == ("2", "1")


@pytest.mark.rule("V-171")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_anyone_may_look_into_the_black_bag(seat: int | None) -> None:
    village = given(3).members(0, "farm 1, bag 1 2").members(1, "farm 1 1").members(2, "bag 1 1 3")
    players = RULES.view(village.state, seat)["players"]
    assert [player["members"].get("bag") for player in players] == [[1, 1, 0, 0], None, [2, 0, 1, 0]]
