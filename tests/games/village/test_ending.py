"""The end of the game: what brings it, who still has a turn, and what a last turn is."""

from __future__ import annotations

import pytest

from support.village import Position, given


def last_turns(village: Position) -> list[int]:
    """The seats that have had, or are having, a last turn."""
    return [event.seat for event in village.events if event.kind.name == "last_turn_began"]


def masses(village: Position) -> int:
    return village.happened().count("mass_began")


def nearly_full(seats: int = 2, *, graves: int = 3) -> Position:
    """A village with one free chronicle space, on the farm, and the first seat one step before the bridge."""
    return given(seats).player(0, time=9).free(graves=graves, council=0, crafts=0, travel=0, church=0, farm=1)


def ended(seats: int = 2, spaces: str = "plague orange green brown pink", graves: int = 3) -> Position:
    """The end was brought by the first seat on its own turn; the others still have one."""
    return nearly_full(seats, graves=graves).spaces(travel=spaces).turn().play("take travel plague")


# --- what brings the end ---


@pytest.mark.rule("V-229")
def test_the_last_chronicle_space_brings_the_end() -> None:
    village = ended()
    assert village.at(0, "chronicle_farm") == "1"
    assert village.happened()[-2:] == ["end_triggered", "last_turn_began"]
    village.play("take travel orange")
    assert village.state.over


@pytest.mark.rule("V-229")
def test_a_chronicle_with_one_free_space_left_does_not_bring_the_end() -> None:
    village = nearly_full().free(church=1).spaces(travel="plague orange pink").turn().play("take travel plague")
    assert village.at(0, "chronicle_farm") == "1"
    assert "end_triggered" not in village.happened()


@pytest.mark.rule("V-230")
def test_the_last_grave_brings_the_end() -> None:
    village = given().player(0, time=9).free(graves=1, farm=0).spaces(travel="plague orange pink").turn()
    village.play("take travel plague")
    assert village.at(0, "grave") == "1"
    assert village.happened()[-2:] == ["end_triggered", "last_turn_began"]
    village.play("take travel orange")
    assert village.state.over


@pytest.mark.rule("V-230")
def test_a_grave_that_is_not_the_last_does_not_bring_the_end() -> None:
    village = given().player(0, time=9).free(graves=2, farm=0).spaces(travel="plague orange pink").turn()
    village.play("take travel plague")
    assert village.at(0, "grave") == "1"
    assert "end_triggered" not in village.happened()


# --- who still has a turn ---


@pytest.mark.rule("V-231", "V-232")
@pytest.mark.parametrize("trigger", [0, 1, 2, 3])
def test_every_other_player_has_one_more_turn_clockwise_and_the_one_who_brought_the_end_has_none(trigger: int) -> None:
    village = given(4).first_player(2).player(trigger, time=9).free(graves=1, farm=0)
    village.spaces(travel="plague orange orange green green brown brown pink pink").turn(trigger)
    village.play("take travel plague")
    asked = []
    while not village.state.over:
        asked.append(village.seat)
        village.play(village.moves[0])
    assert asked == [(trigger + step) % 4 for step in (1, 2, 3)]
    assert last_turns(village) == asked


@pytest.mark.rule("V-233")
def test_a_last_turn_is_an_ordinary_turn() -> None:
    village = nearly_full().player(1, cubes="pink pink pink").spaces(travel="plague orange", council="green").turn()
    village.play("take travel plague")
    assert village.seat == 1
    assert village.moves == ["take travel orange", "take council green", "well"]
    village.play("well")
    assert village.cubes(1) == ""
    assert "choose church" in village.moves
    assert "decline" not in village.moves


@pytest.mark.rule("V-233", "V-276")
def test_a_player_with_cubes_to_take_has_no_free_action() -> None:
    village = ended()
    assert village.moves == [f"take travel {colour}" for colour in ("orange", "green", "brown", "pink")]


@pytest.mark.rule("V-234", "V-276")
def test_an_empty_board_is_not_seeded_again_between_last_turns() -> None:
    village = ended(3, "plague orange")  # the second seat takes the last cube, as it must
    assert village.seat == 2
    assert village.state.cubes_left() == 0
    assert village.cubes(1) == "orange"
    assert village.state.round == 1
    assert masses(village) == 0


@pytest.mark.rule("V-235")
def test_without_cubes_a_last_turn_is_any_action_at_its_normal_cost_and_without_the_well() -> None:
    village = nearly_full(graves=3).player(1, cubes="brown").market("customer_21", "customer_22", "customer_23")
    village.spaces(travel="plague").rig(4, 3, 2, 1).turn()  # monks, in the Mass
    assert village.seat == 1
    actions = [move for move in village.moves if move != "decline"]
    assert actions == ["choose grain", "choose family", "choose crafts", "choose market", "choose church"]
    village.play("choose church")
    assert village.moves == ["pay_jokers 0 0", "pay_time"]
    village.play("pay_jokers 0 0")
    assert village.cubes(1) == ""
    assert village.at(1, "bag") == "1"
    assert village.state.over


@pytest.mark.rule("V-236")
def test_the_free_action_may_be_declined() -> None:
    village = nearly_full().spaces(travel="plague").turn()
    assert village.offers("decline")
    village.play("decline")
    assert village.state.over
    assert "action_began" not in village.happened()


@pytest.mark.rule("V-237")
def test_the_mass_is_put_off_when_the_last_cube_brings_the_end() -> None:
    village = nearly_full(3).spaces(travel="plague").turn()
    assert masses(village) == 0
    village.play("decline")
    assert (village.seat, masses(village)) == (2, 0)
    village.play("decline")
    assert village.state.over
    assert masses(village) == 1


@pytest.mark.rule("V-237")
def test_the_mass_is_put_off_when_the_last_cube_is_taken_on_a_last_turn() -> None:
    village = ended(3, "plague orange")
    assert (village.seat, masses(village)) == (2, 0)
    village.play("decline")
    assert village.state.over
    assert masses(village) == 1
    assert village.happened().index("mass_began") > max(
        place for place, name in enumerate(village.happened()) if name == "last_turn_began"
    )


@pytest.mark.rule("V-238")
@pytest.mark.parametrize(
    ("free", "graves", "place"),
    [({"farm": 1}, 2, "grave"), ({"church": 1}, 1, "chronicle_church"), ({"travel": 1}, 1, "removed")],
)
def test_who_dies_in_a_last_turn_goes_to_the_chronicle_else_to_a_grave_else_out_of_the_game(
    free: dict[str, int], graves: int, place: str
) -> None:
    village = nearly_full(graves=graves).free(**{"farm": 0, **free}).player(1, time=9, members="window_2 2")
    village.spaces(travel="plague plague orange").turn().play("take travel plague")
    assert "end_triggered" in village.happened()
    village.play("take travel plague")
    assert "2" in village.at(1, place).split()


@pytest.mark.rule("V-240")
def test_only_the_first_trigger_counts() -> None:
    village = nearly_full(3, graves=1).player(1, time=9).spaces(travel="plague plague orange pink").turn()
    village.play("take travel plague")
    assert village.seat == 1
    village.play("take travel plague")
    assert village.at(1, "grave") == "1"
    assert village.happened().count("end_triggered") == 1
    village.play("take travel pink")
    assert village.state.over
    assert last_turns(village) == [1, 2]


@pytest.mark.rule("V-244")
def test_the_final_mass_is_led_by_the_first_player_of_the_round_whoever_holds_the_next_marker() -> None:
    village = nearly_full(3).first_player(1, following=2).spaces(travel="plague").turn()
    for seat in range(3):
        village.player(seat, coins=1, members="farm 1, bag 1")
    village.play("decline", "decline")
    asked = []
    while not village.state.over:
        asked.append(village.seat)
        village.play("done")
    assert asked == [1, 2, 0]
    assert (village.state.round, village.state.first_player) == (1, 1)


@pytest.mark.rule("V-244")
def test_the_final_mass_counts_in_the_final_scoring() -> None:
    village = nearly_full().spaces(travel="plague").turn().player(0, coins=1, grain=3, members="farm 1, bag 2")
    village.play("decline", "buy_out 2", "climb window_1 2", "climb window_2 2")
    assert village.state.over
    assert (village.lines(0)["church"], village.lines(0)["track"], village.lines(0)["coins"]) == (4, 2, 0)


@pytest.mark.rule("V-245")
def test_the_mass_of_round_20_is_the_last() -> None:
    village = given().spaces(travel="pink plague")
    village.state.round = 20
    village.turn().play("take travel pink")
    assert village.state.over
    assert masses(village) == 1
    assert village.happened()[-1] == "game_ended"


@pytest.mark.rule("V-245")
def test_round_19_is_followed_by_another() -> None:
    village = given().spaces(travel="pink plague")
    village.state.round = 19
    village.turn().play("take travel pink")
    assert village.state.round == 20
    assert not village.state.over


@pytest.mark.rule("V-276")
def test_the_first_player_does_not_change_between_last_turns() -> None:
    village = nearly_full(3).first_player(1, following=2).spaces(travel="plague").turn()
    village.play("decline")
    assert village.state.first_player == 1
    assert village.state.next_first_player == 2
