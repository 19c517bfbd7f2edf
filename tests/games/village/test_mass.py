"""Mass: when it is held, in which order, and the four figures that leave the black bag."""

from __future__ import annotations

import pytest

from bourgade.core.edition import Edition
from support.village import Position, given

ONE_FIGURE = Edition("One figure", "village", "", {"church.mass_figures": 1})


def monks_drawn(village: Position) -> list[int]:
    """How many monks were drawn in each Mass so far."""
    return [event.values[0] for event in village.events if event.kind.name == "monks_drawn"]


def prestige(village: Position) -> list[int]:
    return [player.prestige for player in village.state.players]


# --- when ---


@pytest.mark.rule("V-201")
def test_the_player_who_takes_the_last_cube_finishes_his_turn_before_the_round_is_over() -> None:
    village = given().player(1, time=9).spaces(grain="pink plague").turn()
    village.play("take grain pink", "decline")  # the last cube is taken by itself
    assert village.moves == ["act", "decline"]
    assert "mass_began" not in village.happened()
    village.play("act")
    assert village[1].grain == 2
    assert village.at(1, "chronicle_farm") == "1"
    after = village.happened()[village.happened().index("grain_harvested") :]
    assert after.index("member_died") < after.index("mass_began") < after.index("round_began")


@pytest.mark.rule("V-202")
def test_a_mass_follows_every_round() -> None:
    village = given().spaces(travel="pink plague").turn().play("take travel pink")
    assert village.happened().count("mass_began") == 1
    assert village.state.round == 2
    while village.state.round == 2:
        village.state.play(village.state.legal()[-1])
    assert village.happened().count("mass_began") == 2


@pytest.mark.rule("V-202")
def test_a_mass_follows_the_end_of_the_game() -> None:
    village = given().player(0, time=9).free(graves=1, farm=0).spaces(travel="plague orange pink").turn()
    village.play("take travel plague")
    assert "mass_began" not in village.happened()
    village.play("take travel pink")
    assert village.state.over
    assert village.happened()[-3:] == ["mass_began", "monks_drawn", "game_ended"]


@pytest.mark.rule("V-203", "V-273")
def test_a_mass_is_purchases_then_the_draw_then_moves_then_the_majority() -> None:
    village = given().player(0, coins=1, grain=1, members="farm 1, bag 2").player(1, coins=1, members="farm 1, bag 3")
    village.mass().rig(0, 0, 0).play("buy_out 2")
    assert village.moves == ["buy_out 3", "done"]
    assert "monks_drawn" not in village.happened()
    village.play("done")
    assert village.moves == ["climb window_1 2", "done"]
    assert village.at(1, "window_1") == "3"
    assert "majority_won" not in village.happened()
    village.play("climb window_1 2")
    told = [name for name in village.happened() if name in ("coins_paid", "monks_drawn", "grain_paid", "majority_won")]
    assert told == ["coins_paid", "monks_drawn", "grain_paid", "majority_won"]


# --- buying out ---


@pytest.mark.rule("V-204")
def test_the_first_player_of_the_round_is_the_first_who_may_buy_then_the_others_clockwise() -> None:
    village = given(3).first_player(1, following=2)
    for seat in range(3):
        village.player(seat, coins=1, members="farm 1, bag 1")
    village.mass()
    asked = []
    while village.offers("buy_out 1"):
        asked.append(village.seat)
        village.play("done")
    assert asked == [1, 2, 0]


@pytest.mark.rule("V-204")
def test_only_own_members_in_the_bag_are_for_sale() -> None:
    village = given().player(0, coins=3, members="farm 2, bag 1 1 3, window_1 2").player(1, members="farm 1, bag 4")
    assert village.mass().moves == ["buy_out 1", "buy_out 3", "done"]


@pytest.mark.rule("V-205")
def test_each_member_costs_one_coin() -> None:
    village = given().player(0, coins=3, members="farm 1, bag 1 2 2").mass()
    village.play("buy_out 2")
    assert village[0].coins == 2
    village.play("buy_out 2")
    assert village[0].coins == 1
    assert village.at(0, "window_1") == "2 2"
    assert village.at(0, "bag") == "1"


@pytest.mark.rule("V-205")
def test_who_has_no_coin_is_not_asked() -> None:
    village = given().player(0, coins=0, members="farm 1, bag 1").player(1, coins=1, members="farm 1, bag 1").mass()
    assert village.seat == 1
    assert village.moves == ["buy_out 1", "done"]


@pytest.mark.rule("V-206")
def test_a_player_buys_several_members_on_one_go_and_has_no_second_one() -> None:
    village = given().player(0, coins=3, members="farm 1, bag 1 2 3").player(1, coins=1, members="farm 1, bag 1")
    village.mass().play("buy_out 1", "buy_out 3")
    assert village.seat == 0
    village.rig(5, 4).play("done")
    assert village.seat == 1
    village.play("done")
    assert village.state.over  # nothing more to ask: the other two figures were monks
    assert village[0].coins == 1


@pytest.mark.rule("V-207")
def test_nobody_can_buy_once_four_figures_are_out() -> None:
    village = given().player(0, coins=9, members="farm 1, bag 1 1 2 2 3").player(1, coins=9, members="farm 1, bag 1 1")
    village.mass().play("buy_out 1", "buy_out 2", "buy_out 3", "buy_out 1")
    assert village.state.over
    assert village.at(0, "window_1") == "1 1 2 3"
    assert village.at(0, "bag") == "2"
    assert village.at(1, "bag") == "1 1"
    assert village.state.chance.drawn == 0


@pytest.mark.rule("V-207")
def test_a_later_player_can_buy_only_what_is_left_of_the_four() -> None:
    village = given().player(0, coins=9, members="farm 1, bag 1 1 1").player(1, coins=9, members="farm 1, bag 2 2")
    village.mass().play("buy_out 1", "buy_out 1", "buy_out 1")
    assert village.seat == 1
    village.play("buy_out 2")
    assert village.state.over
    assert village.at(1, "bag") == "2"


# --- the draw ---


@pytest.mark.rule("V-208")
@pytest.mark.parametrize(("bought", "drawn"), [(0, 4), (1, 3), (3, 1)])
def test_the_rest_of_the_four_is_drawn(bought: int, drawn: int) -> None:
    village = given().player(0, coins=3, members="farm 1, bag 1 1 1").player(1, members="farm 1, bag 2 2 2").mass()
    village.rig(*[0] * drawn).play(*["buy_out 1"] * bought, *["done"] * (bought < 3))
    assert village.state.chance.drawn == drawn
    assert len((village.at(0, "window_1") + " " + village.at(1, "window_1")).split()) == 4


@pytest.mark.rule("V-208", "V-025")
@pytest.mark.parametrize(
    ("number", "figure"),
    [(0, (0, "1")), (1, (0, "4")), (2, (1, "2")), (3, (1, "2")), *[(monk, None) for monk in range(4, 8)]],
)
def test_each_figure_in_the_bag_is_as_likely_as_any_other(number: int, figure: tuple[int, str] | None) -> None:
    village = given(edition=ONE_FIGURE).player(0, members="farm 1, bag 1 4").player(1, members="farm 1, bag 2 2")
    village.rig(number).mass()
    seen = [(seat, village.at(seat, "window_1")) for seat in range(2) if village.at(seat, "window_1")]
    assert seen == ([figure] if figure else [])
    assert monks_drawn(village) == [0 if figure else 1]


@pytest.mark.rule("V-209")
def test_monks_go_back_into_the_bag() -> None:
    village = given().mass().mass()
    assert monks_drawn(village) == [4, 4]


@pytest.mark.rule("V-210")
def test_bought_and_drawn_members_stand_on_the_rightmost_window() -> None:
    village = (
        given().player(0, coins=1, members="farm 1, bag 1 2, window_3 1").player(1, members="farm 1, bag 4").mass()
    )
    village.rig(0, 0, 0, 0).play("buy_out 1")
    assert village.at(0, "window_1") == "1 2"
    assert village.at(0, "window_3") == "1"
    assert village.at(1, "window_1") == "4"


@pytest.mark.rule("V-211")
def test_members_who_are_not_drawn_stay_in_the_bag_for_the_next_mass() -> None:
    village = given().player(0, members="farm 1, bag 1 2").rig(5, 4, 3, 2).mass()
    assert village.at(0, "bag") == "1 2"
    village.rig(0, 0, 0, 0).mass()
    assert village.at(0, "bag") == ""
    assert village.at(0, "window_1") == "1 2"


# --- the rest ---


@pytest.mark.rule("V-273")
def test_the_first_player_marker_changes_hands_only_after_the_mass() -> None:
    village = given().first_player(0, following=1).spaces(travel="pink plague")
    for seat in range(2):
        village.player(seat, coins=1, members="farm 1, bag 1")
    village.turn().play("take travel plague")
    assert (village.seat, village.moves) == (0, ["buy_out 1", "done"])
    village.play("done", "done")
    assert village.state.round == 2
    assert village.seat == 1


@pytest.mark.rule("V-274")
def test_a_mass_takes_no_time_and_kills_nobody() -> None:
    village = given().player(0, coins=2, grain=3, time=9, members="farm 1, bag 1 2").free(graves=1, farm=0).mass()
    village.play("buy_out 1", "buy_out 2", "climb window_1 1", "climb window_2 1")
    assert village.state.over
    assert village[0].time == 9
    assert not {"time_paid", "member_died", "end_triggered"} & set(village.happened())


# --- the example ---


@pytest.mark.rule("V-204", "V-217", "V-222")
def test_the_mass_of_jerome_aurelie_and_philippe() -> None:
    jerome, aurelie, philippe = range(3)
    village = given(3).first_player(jerome)
    village.player(jerome, coins=1, grain=3, members="farm 1, window_2 1, bag 2")
    village.player(aurelie, coins=1, members="farm 1, bag 1")
    village.player(philippe, coins=1, grain=4, members="farm 1, window_3 2, bag 1")
    village.mass().rig(0, 0)  # the yellow member, then a monk
    assert (village.seat, village.moves) == (jerome, ["buy_out 2", "done"])
    village.play("buy_out 2")
    assert village.seat == aurelie
    village.play("done")
    assert village.seat == philippe
    village.play("buy_out 1")
    assert monks_drawn(village) == [1]
    assert [village.at(seat, "window_1") for seat in range(3)] == ["2", "1", "1"]
    assert [village[seat].coins for seat in range(3)] == [0, 1, 0]
    assert village.seat == jerome
    village.play("climb window_2 1", "climb window_1 2")
    assert village[jerome].grain == 0
    assert village.seat == philippe
    village.play("climb window_3 2")
    assert village[philippe].grain == 0
    assert (village.at(jerome, "window_3"), village.at(jerome, "window_2")) == ("1", "2")
    assert (village.at(philippe, "window_4"), village.at(philippe, "window_1")) == ("2", "1")
    assert prestige(village) == [0, 0, 2]
