"""A new round: who is First Player, and where the marker for the next one lies."""

from __future__ import annotations

import pytest

from support.village import given


@pytest.mark.rule("V-226")
@pytest.mark.parametrize("following", [0, 1, 2])
def test_the_holder_of_the_next_first_player_marker_begins_the_new_round(following: int) -> None:
    village = given(3).first_player(0, following).spaces(travel="pink plague").turn().play("take travel pink")
    assert village.state.round == 2
    assert village.state.first_player == following
    assert village.seat == following
    assert village.moves[0].startswith("take")


@pytest.mark.rule("V-227")
def test_the_marker_lies_in_the_council_again_and_can_be_taken() -> None:
    village = given(3).first_player(0, following=2).player(0, members="farm 1, level_1 1").spaces(travel="pink plague")
    assert not village.can_do(0, "council")
    village.turn().play("take travel pink")
    assert village.state.round == 2
    assert village.can_do(0, "council")


@pytest.mark.rule("V-228")
def test_without_a_taker_the_first_player_stays() -> None:
    village = given(3).first_player(1).spaces(travel="pink plague").turn(2).play("take travel pink")
    assert village.state.round == 2
    assert village.state.first_player == 1
    assert village.seat == 1
    assert "first_player_changed" not in village.happened()


@pytest.mark.rule("V-226", "V-227")
def test_a_marker_taken_in_play_counts_for_one_round_only() -> None:
    village = given().player(1, members="farm 1, level_1 1").spaces(council="pink", travel="pink plague").turn(1)
    village.play("take council pink", "act")
    assert village.state.next_first_player == 1
    assert village.state.first_player == 0
    village.play("take travel pink")
    assert village.state.round == 2
    assert village.seat == 1
    while village.state.round == 2:
        village.play(village.moves[-1])
    assert village.state.first_player == 1
