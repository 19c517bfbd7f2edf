"""Costs of actions: what is paid, to whom and when, and so which actions can be done."""

from typing import Any

import pytest

from bourgade.games.village.ids import Cube
from support.village import given

NOT_AT_HOME = "bag 1 2 2 2 3 3 4 4"
"""A family with nobody on the farm or the board, and nobody left to be born."""


@pytest.mark.rule("V-053")
@pytest.mark.parametrize(
    ("space", "held", "answers"),
    [
        ("crafts", {"cubes": "orange pink"}, ["buy wainwright"]),
        ("crafts", {"cubes": "pink pink"}, ["buy library"]),
        ("travel", {"cubes": "brown brown", "goods": "wagon"}, []),
        ("council", {"cubes": "green green"}, ["decline"]),
        ("church", {"cubes": "brown"}, ["pay_jokers 0 0"]),
    ],
)
def test_cubes_paid_go_back_to_the_supply(space: str, held: dict[str, Any], answers: list[str]) -> None:
    village = given(2).player(0, **held)
    assert sum(village.state.supply) < 78
    village.action(0, space).play(*answers)
    assert village.cubes(0) == ""
    assert village.state.supply == [18, 18, 18, 18, 6]


@pytest.mark.rule("V-053")
def test_cubes_paid_at_the_well_go_back_to_the_supply() -> None:
    village = given(2).player(0, cubes="pink pink pink").spaces(grain="plague plague").turn().play("well")
    assert village.cubes(0) == ""
    assert village.state.supply[Cube.PINK] == 18


@pytest.mark.rule("V-054")
@pytest.mark.parametrize(
    ("held", "move"),
    [
        ({"cubes": "orange green"}, "buy wainwright"),
        ({"cubes": "pink pink"}, "buy wainwright"),
        ({"grain": 2}, "buy stables"),
        ({"cubes": "pink"}, "buy library"),
        ({"cubes": "orange", "coins": 1}, "buy smithy"),
        ({"grain": 1}, "make mill"),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(held: dict[str, Any], move: str) -> None:
    village = given(2).player(0, **held).action(0, "crafts")
    assert village.offers("train smithy")
    assert not village.offers(move)


@pytest.mark.rule("V-262")
@pytest.mark.parametrize(
    ("space", "held", "can_be_done"),
    [
        ("grain", {"members": "farm 4", "grain": 4}, True),
        ("grain", {"members": "farm 4", "grain": 5}, False),
        ("grain", {"members": "smithy 1"}, False),
        ("family", {"members": "bag 1 2 2 2 3 3 4"}, True),
        ("family", {"members": "window_1 1, bag 2 2 2 3 3 4 4"}, True),
        ("family", {"members": "farm 1, bag 2 2 2 3 3 4 4"}, False),
        ("crafts", {"members": "farm 4"}, True),
        ("crafts", {"members": "library 4"}, True),
        ("crafts", {"members": NOT_AT_HOME, "cubes": "pink pink"}, True),
        ("crafts", {"members": NOT_AT_HOME, "coins": 2}, True),
        ("crafts", {"members": NOT_AT_HOME, "grain": 2}, True),
        ("crafts", {"members": NOT_AT_HOME, "coins": 1, "cubes": "green", "grain": 1}, False),
        ("travel", {"members": "farm 4", "goods": "wagon", "cubes": "brown brown"}, True),
        ("travel", {"members": "farm 4", "goods": "wagon", "coins": 2}, True),
        ("travel", {"members": "farm 4", "goods": "wagon", "cubes": "orange brown pink"}, False),
        ("travel", {"members": "farm 4", "cubes": "brown brown"}, False),
        ("travel", {"members": NOT_AT_HOME, "goods": "wagon", "cubes": "brown brown"}, False),
        ("travel", {"members": "city_a 4", "goods": "wagon", "cubes": "orange orange"}, True),
        ("travel", {"members": "city_a 4", "goods": "wagon", "cubes": "brown brown"}, False),
        ("council", {"members": "farm 4", "cubes": "green green"}, True),
        ("council", {"members": "farm 4", "cubes": "green", "coins": 1}, True),
        ("council", {"members": "farm 4", "goods": "scroll"}, True),
        ("council", {"members": "farm 4", "cubes": "green pink"}, False),
        ("council", {"members": NOT_AT_HOME, "goods": "scroll"}, False),
        ("council", {"members": "level_1 4", "goods": "scroll"}, True),
        ("council", {"members": "level_1 4"}, False),
        ("council", {"members": "level_3 4"}, True),
        ("church", {"members": "farm 4"}, True),
        ("church", {"members": NOT_AT_HOME, "cubes": "brown"}, False),
    ],
)
def test_an_action_is_offered_when_one_of_its_options_can_be_carried_out(
    space: str, held: dict[str, Any], can_be_done: bool
) -> None:
    village = given(2).first_player(0, following=1).player(0, **held).spaces(**{space: "plague orange green"})
    village.turn().play(f"take {space} plague")
    assert village.offers("act") == can_be_done
    assert village.seat == (0 if can_be_done else 1)


@pytest.mark.rule("V-262")
@pytest.mark.parametrize(("following", "can_be_done"), [(-1, True), (1, False)])
def test_the_first_privilege_alone_counts_while_its_marker_is_there(following: int, can_be_done: bool) -> None:
    village = given(2).first_player(0, following).player(0, members="level_1 4").spaces(council="plague orange green")
    village.turn().play("take council plague")
    assert village.offers("act") == can_be_done


@pytest.mark.rule("V-262")
@pytest.mark.parametrize(("stall", "can_be_done"), [("customer_01", True), ("", False)])
def test_a_market_can_be_chosen_while_a_customer_is_there(stall: str, can_be_done: bool) -> None:
    village = given(2).player(0, cubes="pink pink pink").market(stall, queue="customer_02").spaces(grain="plague")
    village.turn().play("well")
    assert village.offers("choose market") == can_be_done


@pytest.mark.rule("V-262")
def test_the_cube_just_taken_counts_when_an_action_is_judged() -> None:
    village = given(2).player(0, cubes="green").spaces(council="green plague").turn().play("take council green")
    assert village.offers("act")


@pytest.mark.rule("V-262")
@pytest.mark.parametrize(("cubes", "is_offered"), [(3, False), (5, False), (6, True)])
def test_what_the_well_takes_does_not_count_when_an_action_is_judged(cubes: int, is_offered: bool) -> None:
    village = given(2).player(0, members=NOT_AT_HOME, cubes="orange " * cubes).spaces(grain="pink plague").turn()
    assert village.offers("well") == is_offered


@pytest.mark.rule("V-263")
def test_cubes_just_paid_may_be_gained_in_the_same_action() -> None:
    village = given(2).player(0, cubes="pink pink", goods="wagon", members="city_a 1").supply(green=1)
    village.action(0, "travel").play("gain pink", "gain pink")
    assert village.at(0, "city_c") == "1"
    assert village.cubes(0) == "pink pink"


@pytest.mark.rule("V-263")
def test_cubes_just_paid_make_a_privilege_usable() -> None:
    village = given(2).first_player(0, following=1).player(0, cubes="green green", members="level_1 1").supply()
    village.action(0, "council")
    assert village.moves == ["privilege level_2", "decline"]
    village.play("privilege level_2")
    assert village.cubes(0) == "green green"
