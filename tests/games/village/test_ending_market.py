"""The end of the game in a market day, and market days in last turns."""

from __future__ import annotations

import pytest

from support.village import Position, given

A, B = 0, 1


def last_turns(village: Position) -> list[int]:
    """The seats that have had, or are having, a last turn."""
    return [event.seat for event in village.events if event.kind.name == "last_turn_began"]


def play_out(village: Position) -> list[int]:
    """Play on to the end of the game without doing anything else; the seats that had last turns."""
    while not village.state.over:
        quiet = [move for move in village.moves if move in ("decline", "done", "pass") or "travel" in move]
        village.play(quiet[-1])
    return last_turns(village)


def market_day(seats: int = 2, *, cubes: str = "orange orange pink pink") -> Position:
    """The first seat has begun a market day with three grain customers; the others have green cubes for the surcharge.

    One free grave is left, and no chronicle space but one in the church.
    """
    village = given(seats).free(graves=1, council=0, crafts=0, travel=0, church=1, farm=0)
    for seat in range(seats):
        village.player(seat, grain=4, cubes="green green")
    village.market("customer_21", "customer_22", "customer_16", queue="customer_01 customer_02").first_player(0)
    return village.spaces(market="brown", travel=cubes)


@pytest.mark.rule("V-241", "V-243")
def test_a_market_day_in_which_the_end_comes_is_finished_first() -> None:
    village = market_day(3).player(1, time=9).turn().play("take market brown", "pass", "serve stall_1")
    assert village.at(1, "grave") == "1"
    assert "end_triggered" in village.happened()
    assert last_turns(village) == []
    assert village.seat == 2
    assert village.moves == ["pass", "serve stall_2"]
    village.play("serve stall_2")
    assert village.customers(2) == ["customer_22"]
    assert village.stalls()[:3] == ["customer_01", "customer_02", "customer_16"]
    assert last_turns(village) == [0]


@pytest.mark.rule("V-242")
def test_the_starter_who_brings_the_end_has_no_further_turn_and_the_others_have_one() -> None:
    village = market_day(3).player(0, time=9, grain=5, goods="scroll").turn().play("take market brown", "serve stall_3")
    village.play("pass", "pass")
    assert "end_triggered" not in village.happened()
    village.play("serve stall_1")
    assert village.at(0, "grave") == "1"
    assert play_out(village) == [1, 2]


@pytest.mark.rule("V-243")
@pytest.mark.parametrize(("starter", "trigger", "turns"), [(0, 1, [0, 1, 2]), (0, 2, [0, 1, 2]), (1, 0, [1, 2, 0])])
def test_if_another_brings_the_end_all_have_one_more_turn_from_the_starter_on(
    starter: int, trigger: int, turns: list[int]
) -> None:
    village = market_day(3).player(trigger, time=9).turn(starter).play("take market brown")
    while village.seat != trigger:
        village.play("pass")
    village.play("serve stall_1")
    while not last_turns(village):
        village.play("pass")
    assert "end_triggered" in village.happened()
    assert play_out(village) == turns


@pytest.mark.rule("V-238", "V-241")
def test_who_dies_in_the_rest_of_that_market_day_has_no_grave_left() -> None:
    village = market_day(3).player(1, time=9).player(2, time=9).turn()
    village.play("take market brown", "pass", "serve stall_1", "serve stall_2")
    assert village.at(1, "grave") == "1"
    assert village.at(2, "removed") == "1"
    assert village.at(2, "farm") == "1 1 1"


@pytest.mark.rule("V-238")
def test_who_dies_in_the_rest_of_that_market_day_still_goes_to_a_fitting_chronicle_space() -> None:
    village = market_day(3).player(1, time=9).player(2, time=9, members="window_1 1").turn()
    village.play("take market brown", "pass", "serve stall_1", "serve stall_2")
    assert village.at(2, "chronicle_church") == "1"


@pytest.mark.rule("V-239")
def test_a_market_day_in_a_last_turn_is_open_to_those_who_have_had_theirs() -> None:
    village = (
        given(3).player(0, time=9, grain=3, cubes="green").player(1, grain=3, cubes="green").free(graves=1, farm=0)
    )
    village.market("customer_21", "customer_22").spaces(travel="plague pink orange", market="brown").turn()
    village.play("take travel plague", "take travel pink")
    assert (village.seat, last_turns(village)) == (2, [1, 2])
    village.play("take market brown")
    assert (village.seat, village.moves) == (0, ["pass", "serve stall_1"])
    village.play("pass")
    assert (village.seat, village.moves) == (1, ["pass", "serve stall_1"])
    village.play("serve stall_1")
    assert village.customers(1) == ["customer_21"]


@pytest.mark.rule("V-275")
def test_a_pending_death_after_the_market_day_counts_as_the_end_of_an_own_turn() -> None:
    village = market_day(3).player(0, time=9).spaces(market="plague").turn().play("take market plague", "pass", "pass")
    assert "end_triggered" not in village.happened()
    village.play("pass")
    assert village.at(0, "grave") == "1"
    assert play_out(village) == [1, 2]


@pytest.mark.rule("V-275", "V-240")
def test_a_pending_death_changes_nothing_when_another_player_has_brought_the_end_before() -> None:
    village = market_day(3).player(0, time=9, members="window_1 1 2").player(1, time=9).spaces(market="plague").turn()
    village.play("take market plague", "pass", "serve stall_1", "pass")
    assert village.at(0, "chronicle_church") == "1"  # the last free space of the chronicle
    assert village.happened().count("end_triggered") == 1
    assert play_out(village) == [0, 1, 2]


# --- example 15, which continues example 14 ---


def example_14(*, graves: int, cubes: str) -> Position:
    """The market day of A and B up to its last sale."""
    village = given().free(graves=graves, council=0, crafts=0, travel=0, church=1, farm=0)
    village.player(A, time=8, grain=3, goods="scroll wagon", cubes="green")
    village.player(B, time=9, goods="scroll scroll", coins=1, members="farm 1 1")
    village.market("customer_21", "customer_01", "customer_11", queue="customer_02 customer_03 customer_04")
    village.spaces(market="plague", travel=cubes).turn(A)
    if cubes:
        village.play("take market plague")
    assert (village[A].time, village[A].deaths_due) == (0, 1)
    village.play("serve stall_1")
    assert village.seat == B
    village.play("serve stall_3")
    assert (village[B].coins, village[B].time) == (0, 0)
    assert village.goods(B) == ""
    assert village.seat == A
    return village.play("serve stall_2")


@pytest.mark.rule("V-243", "V-275")
@pytest.mark.parametrize("cubes", ["orange pink pink brown", ""], ids=["with cubes", "without cubes"])
def test_if_the_death_of_b_took_the_last_grave_then_a_and_b_have_one_more_turn(cubes: str) -> None:
    village = example_14(graves=1, cubes=cubes)
    assert village.at(B, "grave") == "1"
    assert village.at(A, "removed") == "1"
    assert village.seat == A
    assert village.offers("decline") == (not cubes)
    assert play_out(village) == [A, B]
    assert village.happened().count("mass_began") == 1


@pytest.mark.rule("V-275", "V-232")
@pytest.mark.parametrize("cubes", ["orange pink pink brown", ""], ids=["with cubes", "without cubes"])
def test_if_only_the_death_of_a_took_the_last_grave_then_only_b_has_one_more_turn(cubes: str) -> None:
    village = example_14(graves=2, cubes=cubes)
    assert village.at(B, "grave") == "1"
    assert village.at(A, "grave") == "1"
    assert village.seat == B
    assert village.offers("decline") == (not cubes)
    assert play_out(village) == [B]
    assert village.happened().count("mass_began") == 1
