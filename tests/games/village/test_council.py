"""Council chamber: entering, advancing, and staying to use a privilege; what each of them costs."""

import pytest

from support.village import given

LEVELS = ["level_1", "level_2", "level_3", "level_4"]
STEPS = [("level_1", "level_2", 2), ("level_2", "level_3", 2), ("level_3", "level_4", 3)]
PRICES = [("green green pink", "ox", "pink", "ox"), ("pink", "scroll scroll ox", "pink", "scroll ox")]


@pytest.mark.rule("V-148")
def test_a_council_action_is_entering_or_advancing_or_using_a_privilege() -> None:
    village = given().player(0, goods="scroll", members="farm 1, level_1 1, level_3 2").action(0, "council")
    assert village.moves == ["enter", "advance level_1 1", "advance level_3 2", "use"]


@pytest.mark.rule("V-148")
@pytest.mark.parametrize(
    "moves",
    [
        ["enter", "pay_jokers 0 0", "privilege level_1"],
        ["advance level_2 2", "pay_scroll", "decline"],
        ["use", "privilege level_1"],
    ],
)
def test_a_council_action_is_only_one_of_these(moves: list[str]) -> None:
    village = given().player(0, cubes="green green green green", goods="scroll scroll", members="farm 1, level_2 2")
    village.spaces(council="orange", grain="orange pink").turn().play("take council orange", "act", *moves)
    assert village.seat == 1
    assert village.moves == ["take grain orange", "take grain pink"]


@pytest.mark.rule("V-148")
def test_without_a_way_to_pay_nobody_enters_or_advances() -> None:
    village = given().player(0, cubes="green pink pink", goods="ox", members="farm 1, level_1 1, level_3 2")
    village.first_player(0, following=1).action(0, "council")
    assert village.moves == ["privilege level_2", "privilege level_3"]


# --- entering ---


@pytest.mark.rule("V-149")
@pytest.mark.parametrize(("cubes", "goods", "cubes_left", "goods_left"), PRICES)
def test_entering_costs_time_and_two_green_cubes_or_a_scroll(
    cubes: str, goods: str, cubes_left: str, goods_left: str
) -> None:
    village = given().player(0, cubes=cubes, goods=goods, time=4, members="farm 1").action(0, "council")
    assert (village.at(0, "farm"), village.at(0, "level_1")) == ("", "1")
    assert village[0].time == 5
    assert (village.cubes(0), village.goods(0)) == (cubes_left, goods_left)


@pytest.mark.rule("V-149")
@pytest.mark.parametrize(
    ("payment", "cubes", "goods"), [("pay_jokers 0 0", "", "scroll"), ("pay_scroll", "green green", "")]
)
def test_a_player_who_has_both_chooses_between_cubes_and_scroll(payment: str, cubes: str, goods: str) -> None:
    village = given().player(0, cubes="green green", goods="scroll", members="farm 1").action(0, "council")
    assert village.moves == ["pay_jokers 0 0", "pay_scroll"]
    village.play(payment)
    assert (village.cubes(0), village.goods(0)) == (cubes, goods)


@pytest.mark.rule("V-149")
def test_any_member_of_the_farm_may_enter() -> None:
    village = given().player(0, goods="scroll", members="farm 1 2 4").action(0, "council")
    assert village.moves == ["member 1", "member 2", "member 4"]
    village.play("member 4")
    assert (village.at(0, "farm"), village.at(0, "level_1")) == ("1 2", "4")


@pytest.mark.rule("V-149")
def test_without_a_member_on_the_farm_nobody_enters() -> None:
    village = given().player(0, goods="scroll", members="level_1 1").action(0, "council")
    assert village.moves == ["advance level_1 1", "use"]


@pytest.mark.rule("V-150", "V-166")
def test_any_number_of_members_may_stand_on_a_level() -> None:
    village = given(4).player(0, goods="scroll scroll", members="farm 2, level_1 1 1 1 1, level_2 2 2")
    for seat in (1, 2, 3):
        village.members(seat, "farm 1, level_1 1 1, level_2 1")
    village.action(0, "council").play("enter", "decline")
    assert village.at(0, "level_1") == "1 1 1 1 2"
    village.action(0, "council").play("advance level_1 2", "decline")
    assert (village.at(0, "level_1"), village.at(0, "level_2")) == ("1 1 1 1", "2 2 2")


# --- advancing ---


@pytest.mark.rule("V-152", "V-153")
@pytest.mark.parametrize(("origin", "goal", "time"), STEPS)
@pytest.mark.parametrize(("cubes", "goods", "cubes_left", "goods_left"), PRICES)
def test_advancing_one_level_costs_its_time_and_two_green_cubes_or_a_scroll(
    cubes: str, goods: str, cubes_left: str, goods_left: str, origin: str, goal: str, time: int
) -> None:
    village = given().player(0, cubes=cubes, goods=goods, time=4, members=f"{origin} 1").action(0, "council")
    village.play(f"advance {origin} 1")
    assert (village.at(0, origin), village.at(0, goal)) == ("", "1")
    assert village[0].time == 4 + time
    assert (village.cubes(0), village.goods(0)) == (cubes_left, goods_left)


@pytest.mark.rule("V-152")
def test_each_own_member_below_the_highest_level_may_be_the_one_to_advance() -> None:
    village = given().player(0, goods="scroll", members="level_1 1 1 3, level_2 2, level_3 4").members(1, "level_2 1")
    village.action(0, "council")
    assert village.moves == ["advance level_1 1", "advance level_1 3", "advance level_2 2", "advance level_3 4", "use"]


@pytest.mark.rule("V-158")
def test_a_member_on_the_highest_level_cannot_advance() -> None:
    village = given().player(0, cubes="green green", goods="scroll", members="level_4 1, level_3 2")
    village.action(0, "council")
    assert village.moves == ["advance level_3 2", "use"]


# --- using a privilege ---


@pytest.mark.rule("V-151")
def test_after_entering_the_privilege_of_the_first_level_may_be_used() -> None:
    village = given().player(0, goods="scroll", members="farm 1", coins=1).action(0, "council")
    assert village.moves == ["privilege level_1", "decline"]
    village.play("privilege level_1")
    assert village.state.next_first_player == 0


@pytest.mark.rule("V-154")
@pytest.mark.parametrize(("origin", "privileges"), [("level_1", 2), ("level_2", 3), ("level_3", 4)])
def test_after_advancing_the_privilege_reached_or_a_lower_one_may_be_used(origin: str, privileges: int) -> None:
    village = given().player(0, cubes="green green", members=f"{origin} 1", coins=1).action(0, "council")
    village.play(f"advance {origin} 1", "pay_jokers 0 0")
    assert village.moves == [*[f"privilege {level}" for level in LEVELS[:privileges]], "decline"]


@pytest.mark.rule("V-155")
@pytest.mark.parametrize(("highest", "privileges"), [("level_2", 2), ("level_3", 3), ("level_4", 4)])
def test_without_moving_any_privilege_up_to_the_highest_member_may_be_used(highest: str, privileges: int) -> None:
    village = given().player(0, members=f"level_1 1, {highest} 2", coins=1).action(0, "council")
    assert village.moves == [f"privilege {level}" for level in LEVELS[:privileges]]


@pytest.mark.rule("V-155")
def test_with_members_on_the_first_level_only_its_privilege_is_used_without_moving() -> None:
    village = given().player(0, members="level_1 1 1", coins=1).action(0, "council")
    assert village.seat == -1
    assert village.state.next_first_player == 0


@pytest.mark.rule("V-155")
def test_using_a_privilege_without_moving_is_free() -> None:
    village = given().player(0, cubes="green green", goods="scroll", members="farm 1, level_3 1", coins=2, time=4)
    village.action(0, "council").play("use", "privilege level_3", "good ox")
    assert village.seat == -1
    assert (village.cubes(0), village.goods(0)) == ("green green", "scroll ox")
    assert (village[0].coins, village[0].time) == (2, 4)
    assert (village.at(0, "farm"), village.at(0, "level_3")) == ("1", "1")


@pytest.mark.rule("V-155")
def test_a_member_of_another_family_opens_no_privilege() -> None:
    village = given().player(0, members="level_2 1", coins=1).members(1, "level_4 1").action(0, "council")
    assert village.moves == ["privilege level_1", "privilege level_2"]


@pytest.mark.rule("V-157")
def test_a_privilege_need_not_be_used_after_a_move() -> None:
    village = given().player(0, goods="scroll", members="level_3 1", coins=1).action(0, "council")
    village.play("advance level_3 1", "decline")
    assert village.seat == -1
    assert village.state.next_first_player == -1
    assert (village.cubes(0), village.goods(0), village[0].coins, village[0].prestige) == ("", "", 1, 0)


@pytest.mark.rule("V-156")
@pytest.mark.parametrize(
    "privilege",
    [
        ["privilege level_1"],
        ["privilege level_2", "gain pink", "gain pink"],
        ["privilege level_3", "good horse"],
        ["privilege level_4"],
    ],
)
@pytest.mark.parametrize("step", ["use", "advance level_3 1"])
def test_no_more_than_one_privilege_is_used_in_an_action(step: str, privilege: list[str]) -> None:
    village = given().player(0, goods="scroll", members="level_4 1, level_3 1", coins=1).action(0, "council")
    village.play(step, *privilege)
    assert village.seat == -1


@pytest.mark.rule("V-270")
def test_a_higher_member_opens_no_privilege_to_one_who_enters() -> None:
    village = given().player(0, goods="scroll", members="farm 1, level_4 1", coins=1).action(0, "council")
    village.play("enter")
    assert village.moves == ["privilege level_1", "decline"]


# --- worked example 16 ---


@pytest.mark.rule("V-154", "V-155", "V-270")
def test_the_member_that_advanced_opens_the_privileges_and_later_the_highest_does() -> None:
    village = given().player(0, goods="scroll", members="level_3 1, level_1 2").action(0, "council")
    village.play("advance level_1 2")
    assert (village[0].time, village.goods(0)) == (2, "")
    assert village.moves == ["privilege level_1", "privilege level_2", "decline"]
    village.play("decline").action(0, "council")
    assert village.moves == ["privilege level_1", "privilege level_2", "privilege level_3"]
