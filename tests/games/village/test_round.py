"""Course of the game: rounds, whose turn it is, prestige, and the cubes that open a round."""

from collections import Counter

import pytest

from bourgade.games.village.ids import Cube, Space
from bourgade.games.village.phases.mass import HoldMass
from bourgade.games.village.phases.round import BeginRound, EndRound
from bourgade.games.village.state import CUBES
from support.village import Position, given


def begin_round(village: Position) -> Position:
    """Let a round begin, up to its first decision."""
    return village.step(BeginRound())


def do_nothing(village: Position) -> None:
    """Play a turn that takes the first cube offered and nothing else."""
    assert village.moves[0].startswith("take ")
    village.play(village.moves[0])
    if village.offers("decline"):
        village.play("decline")


def on_spaces(village: Position) -> dict[str, str]:
    """The cubes on each action space, in the order of the spaces."""
    board = village.state.board
    return {
        space.name.lower(): " ".join(cube.name.lower() for cube in Cube for _ in range(board[space * CUBES + cube]))
        for space in Space
    }


def brought(village: Position, cube: Cube) -> int:
    """How many cubes of a kind lie in the green bag and on the spaces."""
    return village.state.bag[cube] + sum(village.state.board[cube::CUBES])


def keep_in_bag(village: Position, cube: Cube, count: int = 1) -> Position:
    """Leave cubes of an earlier round in the green bag."""
    village.state.supply[cube] -= count
    village.state.bag[cube] += count
    return village


# --- course of the game ---


@pytest.mark.rule("V-028")
@pytest.mark.parametrize("number", [1, 5, 12])
def test_another_round_follows_as_long_as_the_end_is_not_triggered(number: int) -> None:
    village = given(2)
    village.state.round = number
    village.step(HoldMass(), EndRound())
    assert village.state.round == number + 1
    assert village.state.cubes_left() == 18


@pytest.mark.rule("V-028")
def test_the_first_round_can_be_the_last() -> None:
    village = given(2).player(0, time=8).free(graves=1, farm=0).spaces(grain="plague", church="pink plague")
    village.turn().play("take grain plague", "decline", "take church plague", "decline")
    assert village.state.over
    assert village.state.round == 1


@pytest.mark.rule("V-029")
def test_a_round_is_seeding_turns_until_the_spaces_are_empty_and_a_mass() -> None:
    village = given(2).player(0, cubes="pink pink pink").player(1, cubes="pink pink pink")
    begin_round(village)
    for left in range(18, 0, -1):
        assert village.state.cubes_left() == left
        do_nothing(village)
    course = [name for name in village.happened() if name in ("round_began", "cube_taken", "mass_began")]
    assert course == ["round_began", *["cube_taken"] * 18, "mass_began", "round_began"]
    assert village.state.cubes_left() == 18


@pytest.mark.rule("V-030", "V-040")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, [1, 0, 1, 0, 1]), (3, 1, [1, 2, 0, 1, 2]), (4, 3, [3, 0, 1, 2, 3]), (4, 0, [0, 1, 2, 3, 0])],
)
def test_players_take_turns_clockwise_from_the_first_player_on(seats: int, first: int, order: list[int]) -> None:
    village = begin_round(given(seats).first_player(first))
    seen = []
    for _ in order:
        seen.append(village.seat)
        do_nothing(village)
    assert seen == order


@pytest.mark.rule("V-030", "V-040")
def test_each_round_begins_with_the_first_player_whoever_had_the_last_turn() -> None:
    village = given(3).first_player(1).spaces(grain="pink green").turn(1)
    village.play("take grain pink", "decline", "decline")
    assert (village.state.round, village.seat) == (2, 1)


@pytest.mark.rule("V-031")
def test_prestige_is_added_when_it_is_gained() -> None:
    village = given(2).player(0, prestige=4, cubes="brown brown", goods="wagon").spaces(travel="plague", grain="pink")
    village.turn().play("take travel plague", "act")
    assert village[0].prestige == 7


@pytest.mark.rule("V-031")
def test_prestige_does_not_decrease_when_the_traveller_who_brought_it_dies() -> None:
    village = given(2).player(0, time=8, cubes="brown brown", goods="wagon", members="farm 1")
    village.spaces(travel="plague", grain="pink").turn().play("take travel plague", "act")
    assert village.at(0, "chronicle_travel") == "1"
    assert village[0].prestige == 3


@pytest.mark.rule("V-032")
def test_prestige_has_no_upper_limit() -> None:
    village = given(2).player(0, prestige=999, cubes="brown brown", goods="wagon", members="farm 1")
    village.action(0, "travel")
    assert village[0].prestige == 1002
    assert village.lines(0)["track"] == 1002


# --- seeding: the green bag ---


@pytest.mark.rule("V-033")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 5), (4, 6)])
def test_the_same_number_of_each_colour_comes_from_the_supply(seats: int, each: int) -> None:
    village = begin_round(given(seats))
    for cube in (Cube.ORANGE, Cube.GREEN, Cube.BROWN, Cube.PINK):
        assert brought(village, cube) == each
        assert village.state.supply[cube] == 18 - each


@pytest.mark.rule("V-033", "V-036")
def test_the_bag_is_filled_in_every_round_on_top_of_what_is_left_in_it() -> None:
    village = keep_in_bag(given(2), Cube.GREEN, 3).step(HoldMass(), EndRound())
    assert brought(village, Cube.GREEN) == 7
    assert village.state.supply[Cube.GREEN] == 11


@pytest.mark.rule("V-034")
@pytest.mark.parametrize("in_the_bag", [0, 2])
def test_all_plague_cubes_of_the_supply_go_into_the_bag(in_the_bag: int) -> None:
    village = begin_round(keep_in_bag(given(2), Cube.PLAGUE, in_the_bag))
    assert village.state.supply[Cube.PLAGUE] == 0
    assert brought(village, Cube.PLAGUE) == 6


@pytest.mark.rule("V-035")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_colour_that_runs_short_is_added_as_far_as_it_goes(left: int) -> None:
    village = begin_round(given(2).supply(orange=left, green=18, brown=18, pink=18))
    assert brought(village, Cube.ORANGE) == left
    assert village.state.supply[Cube.ORANGE] == 0
    assert brought(village, Cube.GREEN) == 4


@pytest.mark.rule("V-036")
def test_cubes_left_in_the_bag_are_mixed_with_the_new_ones() -> None:
    village = given(2).player(1, cubes="green " * 17)
    begin_round(keep_in_bag(village, Cube.GREEN).rig(4))
    assert "green" in on_spaces(village)["grain"]
    assert sum(village.state.bag) == 1


# --- seeding: the action spaces ---


@pytest.mark.rule("V-037")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [2, 3, 4, 2, 2, 3, 2]), (3, [3, 3, 4, 2, 3, 3, 3]), (4, [3, 3, 5, 3, 3, 4, 3])],
)
def test_each_space_receives_the_number_of_cubes_on_the_setup_card(seats: int, counts: list[int]) -> None:
    village = begin_round(given(seats))
    assert [len(cubes.split()) for cubes in on_spaces(village).values()] == counts


@pytest.mark.rule("V-037")
def test_the_cubes_are_drawn_at_random() -> None:
    first = Counter[str]()
    for result in range(22):
        village = begin_round(given(2).rig(result, *[0] * 17))
        first += Counter(on_spaces(village)["grain"].split())
    first -= Counter({"orange": 22})  # the second cube of the space is always the first orange one
    assert first == {"orange": 4, "green": 4, "brown": 4, "pink": 4, "plague": 6}


@pytest.mark.rule("V-038")
def test_the_spaces_are_filled_in_order() -> None:
    village = begin_round(given(2).rig(*[0] * 18))
    assert on_spaces(village) == {
        "grain": "orange orange",
        "family": "orange orange green",
        "crafts": "green green green brown",
        "market": "brown brown",
        "travel": "brown pink",
        "council": "pink pink pink",
        "church": "plague plague",
    }


@pytest.mark.rule("V-037")
def test_example_2_five_cubes_stay_in_the_bag_of_three_players() -> None:
    village = begin_round(given(3))
    assert village.state.cubes_left() == 21
    assert sum(village.state.bag) == 5


@pytest.mark.rule("V-039")
def test_a_round_is_played_with_fewer_cubes_when_the_bag_runs_empty() -> None:
    village = begin_round(given(2).supply())
    assert on_spaces(village) == {
        "grain": "plague plague",
        "family": "plague plague plague",
        "crafts": "plague",
        "market": "",
        "travel": "",
        "council": "",
        "church": "",
    }
    assert village.offers("take crafts plague")


@pytest.mark.rule("V-040")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_takes_the_first_turn_after_seeding(first: int) -> None:
    assert begin_round(given(3).first_player(first)).seat == first
