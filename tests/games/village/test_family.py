"""Family: births, members called home, and where the members of a family come from and stay."""

import pytest

from bourgade.games.village.phases.mass import HoldMass
from bourgade.games.village.phases.round import EndRound
from support.village import Position, given

BOARD = [
    "wainwright", "stables", "library", "smithy",
    "city_a", "city_b", "city_c", "city_d", "city_e", "city_f",
    "level_1", "level_2", "level_3", "level_4",
    "window_1", "window_2", "window_3", "window_4",
]  # fmt: skip


# --- birth ---


@pytest.mark.rule("V-069")
@pytest.mark.parametrize(("move", "farm", "smithy"), [("birth", "1 2", "1"), ("return smithy 1", "1 1", "")])
def test_the_family_action_is_either_a_birth_or_a_return(move: str, farm: str, smithy: str) -> None:
    village = given(2).player(0, members="farm 1, smithy 1").spaces(family="plague", church="brown green")
    village.turn().play("take family plague", "act")
    assert village.moves == ["birth", "return smithy 1"]
    village.play(move)
    assert village.at(0, "farm") == farm
    assert village.at(0, "smithy") == smithy
    assert village.seat == 1


@pytest.mark.rule("V-070")
def test_the_lowest_unborn_generation_is_born_first() -> None:
    village = given(2).player(0, members="farm 1")
    farms = [village.action(0, "family").at(0, "farm") for _ in range(7)]
    assert farms == ["1 2", "1 2 2", "1 2 2 2", "1 2 2 2 3", "1 2 2 2 3 3", "1 2 2 2 3 3 4", "1 2 2 2 3 3 4 4"]


@pytest.mark.rule("V-070")
def test_a_birth_takes_the_member_from_the_unborn() -> None:
    village = given(2).action(0, "family")
    assert village.at(0, "unborn") == "2 2 3 3 4 4"


@pytest.mark.rule("V-071")
def test_nobody_is_born_when_no_unborn_member_is_left() -> None:
    village = given(2).player(0, members="farm 1 2 2 2 3 3, smithy 4, level_2 4").action(0, "family")
    assert village.moves == ["return smithy 4", "return level_2 4"]


# --- return ---


@pytest.mark.rule("V-072")
@pytest.mark.parametrize("place", BOARD)
def test_a_member_comes_home_from_anywhere_on_the_board(place: str) -> None:
    village = given(2).player(0, members=f"farm 2, {place} 1 1").action(0, "family")
    assert village.moves == ["birth", f"return {place} 1"]
    village.play(f"return {place} 1")
    assert village.at(0, place) == "1"
    assert village.at(0, "farm") == "1 2"


@pytest.mark.rule("V-072")
def test_only_own_members_can_be_called_home() -> None:
    village = given(2).player(0, members="farm 1, smithy 3").player(1, members="farm 1, library 2")
    village.action(0, "family")
    assert village.moves == ["birth", "return smithy 3"]


@pytest.mark.rule("V-072")
def test_each_generation_at_a_place_can_be_called_home() -> None:
    village = given(2).player(0, members="farm 1, smithy 1 3 3").action(0, "family").play("return smithy 3")
    assert village.at(0, "smithy") == "1 3"
    assert village.at(0, "farm") == "1 3"


@pytest.mark.rule("V-073")
def test_the_dead_cannot_be_called_home() -> None:
    dead = "chronicle_council 1, chronicle_crafts 1, chronicle_travel 2, chronicle_church 2, chronicle_farm 2"
    village = given(2).player(0, members=f"farm 1, level_1 4, grave 1, removed 3, {dead}").action(0, "family")
    assert village.moves == ["birth", "return level_1 4"]


@pytest.mark.rule("V-074")
def test_a_member_in_the_black_bag_cannot_be_called_home() -> None:
    village = given(2).player(0, members="farm 1, bag 1 2 3, window_1 4").action(0, "family")
    assert village.moves == ["birth", "return window_1 4"]


@pytest.mark.rule("V-075")
@pytest.mark.parametrize("move", ["birth", "return level_3 1"])
def test_the_family_action_costs_nothing(move: str) -> None:
    village = given(2).player(0, cubes="green brown", goods="scroll", coins=1, grain=1, members="farm 1, level_3 1")
    village.action(0, "family").play(move)
    assert village[0].time == 0
    assert (village.cubes(0), village.goods(0)) == ("green brown", "scroll")
    assert (village[0].coins, village[0].grain) == (1, 1)


@pytest.mark.rule("V-076")
def test_the_markers_stay_on_the_cities_when_the_traveller_comes_home() -> None:
    village = given(2).player(0, members="farm 1, city_b 1").visited(0, "city_a city_b").action(0, "family")
    village.play("return city_b 1")
    assert village.cities(0) == ["city_a", "city_b"]
    assert village.lines(0)["travel"] == 3


# --- placing members ---

ELSEWHERE = "smithy 1, city_a 2, level_1 3, window_1 3, bag 2"


def placing(space: str, members: str) -> Position:
    """An action that can place a member, begun by a player who can pay for everything."""
    cubes = "orange orange green green brown brown pink pink"
    return given(2).player(0, cubes=cubes, goods="scroll wagon", grain=3, members=members).action(0, space)


@pytest.mark.rule("V-077")
@pytest.mark.parametrize(("space", "placement"), [("crafts", "train"), ("travel", "send"), ("council", "enter")])
@pytest.mark.parametrize(("members", "is_offered"), [(ELSEWHERE, False), (f"{ELSEWHERE}, farm 4", True)])
def test_members_are_placed_only_from_the_farm(space: str, placement: str, members: str, is_offered: bool) -> None:
    moves = placing(space, members).moves
    assert moves
    assert any(move.startswith(placement) for move in moves) == is_offered


@pytest.mark.rule("V-077")
@pytest.mark.parametrize(("members", "can_be_done"), [(ELSEWHERE, False), (f"{ELSEWHERE}, farm 4", True)])
def test_a_member_goes_into_the_black_bag_only_from_the_farm(members: str, can_be_done: bool) -> None:
    village = given(2).player(0, members=members).spaces(church="plague", grain="pink green").turn()
    assert village.play("take church plague").offers("act") == can_be_done


@pytest.mark.rule("V-077", "V-078")
@pytest.mark.parametrize(
    ("space", "choice", "place"),
    [
        ("crafts", "train smithy", "smithy"),
        ("travel", "send city_a", "city_a"),
        ("council", "enter", "level_1"),
        ("church", "", "bag"),
    ],
)
@pytest.mark.parametrize("generation", ["1", "2", "3", "4"])
def test_a_member_of_any_generation_on_the_farm_may_be_placed(
    space: str, choice: str, place: str, generation: str
) -> None:
    village = placing(space, "farm 1 2 3 4")
    if choice in village.moves:
        village.play(choice)
    assert village.moves == ["member 1", "member 2", "member 3", "member 4"]
    village.play(f"member {generation}")
    if village.offers("pay_time"):
        village.play("pay_time")
    if village.offers("pay_scroll"):
        village.play("pay_scroll")
    assert village.at(0, place) == generation
    assert village.at(0, "farm") == "1 2 3 4".replace(generation, "").replace("  ", " ").strip()


@pytest.mark.rule("V-079", "V-090")
@pytest.mark.parametrize("place", BOARD)
def test_a_member_stays_where_it_was_placed_into_the_next_round(place: str) -> None:
    village = given(2).player(0, members=f"farm 1, {place} 1 2").step(HoldMass(), EndRound())
    assert village.state.round == 2
    assert village.at(0, place) == "1 2"


@pytest.mark.rule("V-079")
def test_members_stay_where_they_are_while_another_comes_home() -> None:
    village = given(2).player(0, members="farm 1, smithy 1 1, city_a 2, window_2 3").action(0, "family")
    village.play("return smithy 1")
    assert (village.at(0, "smithy"), village.at(0, "city_a"), village.at(0, "window_2")) == ("1", "2", "3")


# --- advice ---


@pytest.mark.rule("V-260")
@pytest.mark.parametrize(("generation", "payment"), [("1", "pay_time"), ("1", "pay_jokers 0 0"), ("4", "pay_time")])
def test_the_advice_to_spend_time_early_and_to_send_the_young_binds_nobody(generation: str, payment: str) -> None:
    village = given(2).player(0, cubes="brown", members="farm 1 4").action(0, "church")
    village.play(f"member {generation}", payment)
    assert village.at(0, "bag") == generation
    assert village.lines(0) == given(2).lines(0)
