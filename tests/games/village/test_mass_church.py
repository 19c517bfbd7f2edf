"""Mass: members who climb from window to window for grain, and the largest family in the church."""

from __future__ import annotations

import pytest

from support.village import Position, given


def prestige(village: Position) -> list[int]:
    return [player.prestige for player in village.state.players]


# --- moving ---


@pytest.mark.rule("V-212")
def test_members_can_be_moved_even_if_only_monks_were_drawn() -> None:
    village = given().player(0, grain=1, members="farm 1, window_1 2").mass()
    assert [event.values for event in village.events if event.kind.name == "monks_drawn"] == [(4,)]
    assert village.moves == ["climb window_1 2", "done"]


@pytest.mark.rule("V-213")
def test_players_move_once_each_from_the_first_player_on() -> None:
    village = given(3).first_player(2)
    for seat in range(3):
        village.player(seat, grain=5, members="farm 1, window_1 1 1")
    village.mass()
    asked = []
    while not village.state.over:
        asked.append(village.seat)
        village.play("climb window_1 1", "done")
    assert asked == [2, 0, 1]


@pytest.mark.rule("V-213")
def test_only_own_members_can_be_moved() -> None:
    village = given().player(0, grain=5, members="farm 1, window_1 2").player(1, members="farm 1, window_1 1").mass()
    assert village.moves == ["climb window_1 2", "done"]


@pytest.mark.rule("V-214")
@pytest.mark.parametrize(("window", "price"), [(1, 1), (2, 2), (3, 4)])
def test_a_move_to_the_left_has_the_price_between_the_windows(window: int, price: int) -> None:
    village = given().player(0, grain=price, members=f"farm 1, window_{window} 2").mass()
    village.play(f"climb window_{window} 2")
    assert village[0].grain == 0
    assert village.at(0, f"window_{window + 1}") == "2"
    poorer = given().player(0, grain=price - 1, members=f"farm 1, window_{window} 2").mass()
    assert poorer.state.over  # nothing could be asked


@pytest.mark.rule("V-215")
def test_a_member_moves_several_windows_when_all_the_grain_is_paid() -> None:
    village = given().player(0, grain=3, members="farm 1, window_1 4").mass().play("climb window_1 4")
    assert village.moves == ["climb window_2 4", "done"]
    village.play("climb window_2 4")
    assert village.at(0, "window_3") == "4"
    assert village[0].grain == 0


@pytest.mark.rule("V-216")
def test_any_number_of_members_can_be_moved() -> None:
    village = given().player(0, grain=5, members="farm 1, window_1 1 1 2, window_2 3").mass()
    village.play("climb window_1 1", "climb window_2 3", "climb window_1 2", "climb window_1 1")
    assert (village.at(0, "window_2"), village.at(0, "window_3")) == ("1 1 2", "3")


@pytest.mark.rule("V-217")
def test_a_member_who_has_just_come_out_of_the_bag_can_be_moved() -> None:
    village = given().player(0, coins=1, grain=1, members="farm 1, bag 3").mass().play("buy_out 3")
    assert village.moves == ["climb window_1 3", "done"]
    village.play("climb window_1 3")
    assert village.at(0, "window_2") == "3"


@pytest.mark.rule("V-218")
def test_nobody_moves_to_the_right_or_beyond_the_last_window() -> None:
    village = given().player(0, grain=5, members="farm 1, window_2 1, window_3 1, window_4 1").mass()
    assert village.moves == ["climb window_2 1", "climb window_3 1", "done"]
    village.play("climb window_2 1")
    assert [village.at(0, f"window_{number}") for number in (1, 2, 3, 4)] == ["", "", "1 1", "1"]


@pytest.mark.rule("V-219")
def test_a_window_has_room_for_any_number() -> None:
    village = given().player(0, grain=2, members="farm 1, window_2 2, window_3 1 1 1 2 2 3 3")
    village.player(1, members="farm 1, window_3 1 1 1 2 2 2 3 3 4").mass().play("climb window_2 2")
    assert village.at(0, "window_3") == "1 1 1 2 2 2 3 3"


# --- the majority ---


def gained(*families: str) -> list[int]:
    """The prestige that each family gains in a Mass that draws nothing but monks."""
    village = given(len(families))
    for seat, places in enumerate(families):
        village.player(seat, members=places)
    members_in_bag = sum(len(village.at(seat, "bag").split()) for seat in range(len(families)))
    village.rig(*[members_in_bag] * 4).mass()
    gains = prestige(village)
    assert village.happened().count("majority_won") == len([gain for gain in gains if gain])
    return gains


@pytest.mark.rule("V-220")
def test_the_player_with_most_members_in_the_church_gains_2_prestige() -> None:
    assert gained("window_1 1 1", "window_2 1") == [2, 0]
    assert gained("window_1 1", "window_2 1", "window_1 1, window_2 2") == [0, 0, 2]


@pytest.mark.rule("V-220")
def test_three_members_on_the_right_beat_two_on_the_left() -> None:
    assert gained("window_4 2, window_3 2", "window_1 1 1 1") == [0, 2]


@pytest.mark.rule("V-221")
def test_members_in_the_bag_do_not_count() -> None:
    assert gained("window_1 1", "bag 1 2 3") == [2, 0]


@pytest.mark.rule("V-222")
def test_on_a_tie_the_member_furthest_left_decides() -> None:
    assert gained("window_2 1, window_3 1", "window_4 1, window_1 1") == [0, 2]
    assert gained("window_2 1", "window_3 1", "window_1 1") == [0, 2, 0]


@pytest.mark.rule("V-223", "V-224")
def test_on_a_tie_only_the_leftmost_member_of_each_is_compared() -> None:
    assert gained("window_4 1 1, window_1 1", "window_4 1, window_3 1 1") == [2, 2]
    assert gained("window_2 1, window_1 1", "window_2 1 1") == [2, 2]


@pytest.mark.rule("V-224")
def test_all_who_are_still_tied_gain_2_prestige_and_nobody_else() -> None:
    assert gained("window_3 1, window_1 1", "window_2 1 1", "window_3 1 1", "window_3 1") == [2, 0, 2, 0]


@pytest.mark.rule("V-225")
def test_an_empty_church_rewards_nobody() -> None:
    assert gained("farm 1", "bag 1") == [0, 0]


@pytest.mark.rule("V-220")
def test_the_prestige_of_the_majority_is_added_at_once_and_in_every_mass() -> None:
    village = given().player(0, prestige=5, members="farm 1, window_1 2").mass()
    assert prestige(village) == [7, 0]
    assert prestige(village.mass()) == [9, 0]


@pytest.mark.rule("V-220", "V-217")
def test_the_majority_is_counted_after_the_moves() -> None:
    village = given().player(0, grain=1, members="farm 1, window_1 2").player(1, members="farm 1, window_1 2").mass()
    village.play("climb window_1 2")
    assert prestige(village) == [2, 0]
