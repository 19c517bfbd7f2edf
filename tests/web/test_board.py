"""What is drawn on the board of Village, fact by fact."""

from __future__ import annotations

import pytest

from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.board import spot
from bourgade.games.village.board.farm import MOAT, along_moat
from bourgade.games.village.board.times import time_of
from bourgade.games.village.secrets import view
from support.village import Position, given
from web.showing import Element, drawn, picture, read


def board(position: Position, seat: int | None = None) -> Element:
    return drawn(position.state, seat)


def in_turn(position: Position) -> Element:
    return board(position.spaces(crafts="orange").turn(0))


@pytest.mark.parametrize("notation", ["take market green", "member 2", "return level_1 3", "move city_a 1 city_c"])
def test_a_spot_is_the_notation_of_its_move(notation: str) -> None:
    assert spot(VOCABULARY.parse(notation)) == notation.replace(" ", "-")


@pytest.mark.parametrize("notation", ["act", "pass", "done", "decline", "pay_time", "pay_jokers 1 0", "well_coins"])
def test_an_answer_without_a_place_has_no_spot(notation: str) -> None:
    assert spot(VOCABULARY.parse(notation)) == ""


def test_no_two_moves_share_a_spot() -> None:
    spots = [found for move in VOCABULARY.moves if (found := spot(move.action))]
    assert len(spots) == len(set(spots))


# --- what lies where ---


def test_cubes_of_one_colour_lie_together_and_empty_slots_are_kept() -> None:
    tray = board(given(4).spaces(council="green green brown").turn(0)).one("tray-council")
    assert [button.attributes["id"] for button in tray.all("spot")] == ["take-council-green", "take-council-brown"]
    assert (tray.uses("c-persuasion"), tray.uses("c-faith"), tray.uses("c-slot")) == (2, 1, 1)


@pytest.mark.parametrize(("seats", "niches", "graves", "stalls"), [(2, 10, 6, 3), (3, 12, 7, 4), (4, 15, 8, 5)])
def test_only_the_places_for_this_many_players_exist(seats: int, niches: int, graves: int, stalls: int) -> None:
    page = board(given(seats).spaces(crafts="orange").turn(0))
    assert len(page.all("niche")) == niches
    assert len(page.all("stone")) == graves
    assert len(page.all("stall")) == stalls


def test_the_dead_fill_niches_and_graves() -> None:
    position = given(2).members(0, "chronicle_crafts 1 1, grave 1, farm 2").free(graves=5, crafts=0)
    page = in_turn(position)
    crafts = page.one("chronicle-crafts")
    assert len(crafts.all("niche")) == len(crafts.all("niche")) == crafts.uses("m-red") == 2
    assert "full" in crafts.classes
    assert page.one("graves").uses("m-red") == 1
    assert len(page.one("graves").all("stone")) == 6


def test_customers_that_the_viewer_can_serve_are_ticked() -> None:
    position = given(2).market("customer_21", "customer_11", "").player(0, grain=3)
    page = in_turn(position)
    assert [f"stall-{number}" for number in (1, 2, 3) if page.one(f"stall-{number}").all("tick")] == ["stall-1"]
    assert page.one("stall-1").all("pts")[0].text == "4"
    assert page.one("stall-1").uses("i-grain") == 3
    assert page.one("stall-2").uses("i-scroll") == 2
    assert page.one("stall-3").all("none")


def test_many_of_a_kind_are_told_by_number() -> None:
    page = in_turn(given(2).market("customer_22", queue="customer_22 customer_11"))
    assert page.one("stall-1").uses("i-grain") == 1
    assert page.one("stall-1").all("need")[0].text == "4"
    assert [need.text for need in page.one("queue").all("need")] == ["4", ""]


def test_members_stand_where_they_work() -> None:
    position = given(2).members(0, "smithy 1 2, level_2 1, window_3 1, city_b 2").members(1, "library 1, bag 2")
    page = in_turn(position)
    for place, count in (("shop-smithy", 2), ("level-2", 1), ("window-3", 1), ("city_b", 1)):
        assert page.one(place).uses("m-red") == count, place
    assert page.one("shop-library").uses("m-yellow") == 1
    assert page.one("bag").uses("m-yellow") == 1


def test_a_crowd_closes_ranks_but_keeps_its_numbers() -> None:
    position = given(4)
    for seat in range(4):
        position.members(seat, "window_1 1 1 2 3")
    window = in_turn(position).one("window-1")
    figures = [group.attributes["aria-label"] for group in window.all(name="g") if "aria-label" in group.attributes]
    assert sum(int(label.split(", ")[2].split()[0]) if label.count(",") > 1 else 1 for label in figures) == 16
    assert len(figures) == 6  # three of the seat on turn, and one for each other family


def test_markers_of_first_visits_stand_at_the_city() -> None:
    page = in_turn(given(3).visited(0, "city_a").visited(2, "city_a city_f"))
    assert (page.one("city_a").uses("s-red"), page.one("city_a").uses("s-blue")) == (1, 1)
    assert (page.one("city_f").uses("s-red"), page.one("city_f").uses("s-blue")) == (0, 1)


def test_who_is_still_in_the_market_is_shown() -> None:
    position = given(3).market("customer_11").player(0, goods="scroll scroll")
    position.player(1, goods="scroll scroll", cubes="green").action(0, "market").play("pass")
    (still,) = board(position).all("still")
    assert (still.uses("s-red"), still.uses("s-yellow"), still.uses("s-blue")) == (0, 1, 1)


def test_the_marker_of_the_next_first_player_leaves_the_council() -> None:
    page = in_turn(given(2).first_player(0, following=1))
    assert page.one("level-1").all("taken")
    assert page.one("other-1").uses("i-first") == 1
    assert page.one("time-0").uses("i-first") == 1


# --- where moves are made ---


def test_a_city_is_the_spot_of_the_only_trip_to_it() -> None:
    position = given(2).player(0, cubes="brown brown pink pink", goods="wagon").action(0, "travel")
    page = board(position)
    assert {one.attributes["id"] for one in page.all("spot")} == {"send-city_a", "send-city_b"}
    assert page.one("send-city_a").all("town")


def test_several_trips_to_one_city_are_chips_on_their_roads() -> None:
    position = given(2).player(0, members="city_b 1 2, farm 1", cubes="brown brown orange orange", goods="wagon")
    page = board(position.action(0, "travel"))
    spots = {one.attributes["id"]: one for one in page.all("spot")}
    assert {"send-city_a", "move-city_b-1-city_a", "move-city_b-2-city_a"} <= set(spots)
    assert all(one.all("chip-disc") for name, one in spots.items() if name.endswith("city_a"))


def test_members_are_spots_where_they_stand() -> None:
    position = given(2).members(0, "farm 2, smithy 1, level_1 1, window_1 1").player(0, deaths_due=0)
    family = board(position.action(0, "family"))
    assert family.one("return-smithy-1").around[-1].uses("m-red") >= 1
    assert {"birth", "return-smithy-1", "return-level_1-1", "return-window_1-1"} == {
        one.attributes["id"] for one in family.all("spot")
    }


def test_spots_know_the_time_they_cost() -> None:
    page = board(given(2).spaces(crafts="plague orange", market="green").turn(0))
    assert page.one("take-crafts-plague").attributes["data-time"] == "2"
    assert "data-time" not in page.one("take-crafts-orange").attributes


@pytest.mark.parametrize(
    ("notation", "time"),
    [
        ("make smithy", 3),
        ("train library", 2),
        ("send city_a", 2),
        ("move city_d 1 city_b", 2),
        ("enter", 1),
        ("advance level_3 1", 3),
        ("serve stall_1", 1),
        ("take crafts plague", 2),
        ("take crafts green", 0),
        ("birth", 0),
    ],
)
def test_the_time_of_a_move_is_the_printed_one(notation: str, time: int) -> None:
    assert time_of(view(given(2).state, 0), notation) == time


def test_the_question_is_about_a_place() -> None:
    position = given(2).market("customer_11").player(0, goods="scroll scroll")
    assert picture(position.action(0, "market").state).focus == "place-market"
    assert picture(given(2).members(0, "farm 2, smithy 1").action(0, "family").state).focus == "place-family"
    assert picture(given(2).spaces(crafts="orange").turn(0).state).focus == ""


# --- time, prestige and the farms ---


def test_the_time_marker_lies_on_its_cloud() -> None:
    page = in_turn(given(2).player(0, time=6))
    moat = page.all("timetrack")[0]
    assert (moat.attributes["data-time"], moat.attributes["data-lap"]) == ("6", "10")
    clouds = [group for group in moat.all(name="g") if "data-cloud" in group.attributes]
    assert len(clouds) == 10
    assert [at for at, cloud in enumerate(clouds) if not cloud.all("ghost-marker")] == [6]


@pytest.mark.parametrize("lap", [5, 10, 30])
def test_time_runs_from_one_side_of_the_bridge_to_the_other(lap: int) -> None:
    assert along_moat(0, lap) == MOAT[0]
    assert along_moat(lap - 1, lap) == MOAT[-1]
    assert len({along_moat(at, lap) for at in range(lap)}) == lap


def test_the_prestige_track_grows_with_the_scores() -> None:
    position = given(2)
    position[0].prestige = 57
    page = in_turn(position)
    track = page.all("prestige")[0]
    assert "60" in [text.text for text in track.all(name="text")]
    assert track.all(name="svg")[0].attributes["aria-label"] == "Prestige: Aline 57, Odile 0"


def test_the_farm_holds_what_the_player_has() -> None:
    page = in_turn(given(2).player(0, cubes="green green", goods="ox", grain=2, coins=3))
    assert page.one("stock-0-gain-green").text.startswith("2")
    assert page.one("stock-0-good-ox").text.startswith("1")
    assert page.one("stock-0-gain-coin").text.startswith("3")
    assert (page.one("barn-0").uses("i-grain"), len(page.one("barn-0").all("hole"))) == (2, 3)


def test_the_score_so_far_adds_up() -> None:
    position = given(2).members(0, "level_3 1, window_2 1").player(0, coins=2)
    score = in_turn(position).all("f-score")[0]
    numbers = [int(one.text) for one in score.all(name="dd")]
    assert sum(numbers[:-1]) == numbers[-1] == 9


def test_the_other_farms_stand_in_the_order_of_play() -> None:
    position = given(4).spaces(crafts="orange").turn(2)
    keys = [one.attributes["data-key"] for one in read(picture(position.state).others).all("other")]
    assert keys == ["other-3", "other-0", "other-1"]
