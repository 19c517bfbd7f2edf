"""Death: when somebody dies, who of a family it is, and where the dead lie."""

import pytest

from bourgade.core.edition import Edition
from bourgade.games.village import RULES
from support.village import Position, given

PROFESSIONS = [
    ("farm", "farm"),
    ("wainwright", "crafts"),
    ("stables", "crafts"),
    ("library", "crafts"),
    ("smithy", "crafts"),
    ("city_a", "travel"),
    ("city_b", "travel"),
    ("city_c", "travel"),
    ("city_d", "travel"),
    ("city_e", "travel"),
    ("city_f", "travel"),
    ("level_1", "council"),
    ("level_2", "council"),
    ("level_3", "council"),
    ("level_4", "council"),
    ("window_1", "church"),
    ("window_2", "church"),
    ("window_3", "church"),
    ("window_4", "church"),
]
every_place = pytest.mark.parametrize(("place", "profession"), PROFESSIONS)


def cross(village: Position) -> Position:
    """The first seat takes a plague cube on the last space of its time track, and cannot do the action there."""
    village.player(0, time=9).spaces(travel="plague orange green brown pink").turn()
    return village.play("take travel plague")


def free_spaces(village: Position) -> dict[str, int]:
    """The free chronicle spaces of each profession, and the free graves."""
    view = RULES.view(village.state)
    return {**view["chronicle_free"], "graves": view["graves_free"]}


# --- when ---


@pytest.mark.rule("V-185")
def test_a_crossing_by_an_action_kills_at_the_end_of_the_turn() -> None:
    village = given().player(0, time=8, members="farm 1 1, level_1 1")
    village.spaces(crafts="green", grain="orange pink").turn().play("take crafts green", "act", "train smithy")
    assert village[0].time == 1
    assert village.moves == ["make smithy", "done"]
    assert village.at(0, "smithy") == "1"
    village.play("done")
    assert village.moves == ["bury farm 1", "bury smithy 1", "bury level_1 1"]
    village.play("bury farm 1")
    assert village.seat == 1


@pytest.mark.rule("V-185")
def test_a_crossing_before_the_action_waits_until_the_action_is_over() -> None:
    village = given().player(0, time=9, members="farm 1, smithy 1").spaces(grain="plague orange pink").turn()
    village.play("take grain plague")
    assert village.moves == ["act", "decline"]
    village.play("act")
    assert village[0].grain == 2
    assert village.moves == ["bury farm 1", "bury smithy 1"]


@pytest.mark.rule("V-186")
@pytest.mark.parametrize(("time", "left"), [(0, "1 1 1"), (7, "1 1 1"), (8, "1 1"), (9, "1 1")])
def test_a_crossing_kills_one_member_and_no_crossing_kills_nobody(time: int, left: str) -> None:
    village = given().player(0, time=time, members="farm 1 1 1")
    village.spaces(travel="plague orange green brown pink").turn().play("take travel plague")
    assert village.seat == 1
    assert village.at(0, "farm") == left
    assert village.at(1, "farm") == "1 1 1 1"
    village.play("take travel orange", "take travel pink")
    assert village.at(0, "farm") == left


# --- who ---


@pytest.mark.rule("V-187", "V-193")
@every_place
def test_a_member_dies_in_the_profession_of_his_place(place: str, profession: str) -> None:
    village = cross(given().members(0, f"{place} 2"))
    assert village.at(0, place) == ""
    assert village.at(0, f"chronicle_{profession}") == "2"


@pytest.mark.rule("V-188")
def test_members_in_the_black_bag_cannot_die() -> None:
    village = cross(given().members(0, "bag 1 1, farm 2"))
    assert (village.at(0, "bag"), village.at(0, "farm")) == ("1 1", "")


@pytest.mark.rule("V-188")
def test_unborn_members_cannot_die() -> None:
    village = cross(given().members(0, "farm 4"))
    assert village.at(0, "unborn") == "2 2 2 3 3 4"
    assert village.at(0, "farm") == ""


@pytest.mark.rule("V-189")
@pytest.mark.parametrize(
    ("members", "dead"),
    [
        ("farm 2 3, city_a 2, window_4 1", "chronicle_church"),
        ("farm 4, smithy 2, level_4 3, bag 1", "chronicle_crafts"),
        ("farm 3, level_1 4, window_1 4", "chronicle_farm"),
    ],
)
def test_the_oldest_visible_generation_dies_first(members: str, dead: str) -> None:
    village = cross(given().members(0, members))
    assert village.seat == 1
    assert len(village.at(0, dead)) == 1


@pytest.mark.rule("V-189")
def test_the_oldest_generation_is_judged_at_the_moment_of_death() -> None:
    village = given().player(0, cubes="brown", time=9, members="farm 1 2, smithy 2")
    village.spaces(church="plague", grain="orange pink").turn()
    village.play("take church plague", "act", "member 1", "pay_jokers 0 0")
    assert village.moves == ["bury farm 2", "bury smithy 2"]


@pytest.mark.rule("V-190")
def test_among_members_of_the_oldest_generation_the_owner_chooses() -> None:
    village = cross(given().first_player(1).members(0, "farm 1 1 2, city_b 1, window_2 1, smithy 2"))
    assert village.seat == 0
    assert village.moves == ["bury farm 1", "bury city_b 1", "bury window_2 1"]
    village.play("bury city_b 1")
    assert (village.at(0, "city_b"), village.at(0, "chronicle_travel")) == ("", "1")
    assert (village.at(0, "farm"), village.at(0, "window_2")) == ("1 1 2", "1")


@pytest.mark.rule("V-191")
def test_a_member_who_came_home_in_the_same_turn_may_die_there() -> None:
    village = given().player(0, time=9, members="smithy 1, level_2 1").spaces(family="plague", grain="orange pink")
    village.turn().play("take family plague", "act", "return smithy 1")
    assert village.moves == ["bury farm 1", "bury level_2 1"]
    village.play("bury farm 1")
    assert village.at(0, "chronicle_farm") == "1"


@pytest.mark.rule("V-192")
def test_without_a_visible_member_nobody_dies_and_the_crossing_is_lost() -> None:
    village = given().player(0, time=9, members="bag 1").spaces(travel="plague orange pink", family="green pink")
    village.turn().play("take travel plague")
    assert village.seat == 1
    assert (village.at(0, "bag"), village.at(0, "unborn")) == ("1", "2 2 2 3 3 4 4")
    village.play("take travel orange", "take family green", "act")
    assert village.at(0, "farm") == "2"
    assert village.seat == 1


# --- where to ---


@pytest.mark.rule("V-194")
@every_place
def test_a_free_chronicle_space_of_the_profession_must_be_taken(place: str, profession: str) -> None:
    village = given(4).members(0, f"{place} 1").free(graves=3, **{profession: 1})
    before = free_spaces(village)
    cross(village)
    assert village.at(0, f"chronicle_{profession}") == "1"
    assert free_spaces(village) == {**before, profession: 0}


@pytest.mark.rule("V-195")
@every_place
def test_without_a_free_chronicle_space_of_the_profession_a_member_goes_to_a_grave(place: str, profession: str) -> None:
    village = given(4).members(0, f"{place} 1").free(graves=3, **{profession: 0})
    before = free_spaces(village)
    cross(village)
    assert village.at(0, "grave") == "1"
    assert free_spaces(village) == {**before, "graves": 2}


@pytest.mark.rule("V-197")
@pytest.mark.parametrize(("spaces", "points"), [(1, 4), (0, 0)])
def test_a_grave_scores_nothing(spaces: int, points: int) -> None:
    village = cross(given().members(0, "farm 2, grave 1 1, chronicle_farm 1, chronicle_crafts 1").free(farm=spaces))
    assert sum(village.lines(0).values()) == points


@pytest.mark.rule("V-198")
def test_nothing_brings_the_dead_back() -> None:
    names = "chronicle_farm 1, chronicle_crafts 2 2, chronicle_travel 2, chronicle_church 3 3, chronicle_council 4 4"
    village = given().player(0, goods="scroll wagon", cubes="brown brown", members=f"grave 1 1 1, {names}")
    actions = ("grain", "family", "crafts", "travel", "council", "church")
    assert [action for action in actions if village.can_do(0, action)] == []
    cross(village)
    assert village.happened().count("member_died") == 0
    village.play("take travel orange", "take travel pink")
    assert (village.at(0, "grave"), village.at(0, "chronicle_church")) == ("1 1 1", "3 3")


@pytest.mark.rule("V-198")
def test_the_family_action_calls_no_dead_member_home() -> None:
    village = given().player(0, members="farm 1, smithy 2, grave 1 2, chronicle_crafts 1").action(0, "family")
    assert village.moves == ["birth", "return smithy 2"]


@pytest.mark.rule("V-199")
def test_the_markers_of_a_dead_traveller_stay_and_count() -> None:
    village = cross(given().visited(0, "city_a city_c city_e").members(0, "city_e 1"))
    assert village.at(0, "chronicle_travel") == "1"
    assert village.cities(0) == ["city_a", "city_c", "city_e"]
    assert village.lines(0)["travel"] == 6


# --- two crossings in one turn ---


@pytest.mark.rule("V-200")
def test_two_crossings_in_one_turn_kill_two_members_one_after_the_other() -> None:
    short_life = Edition("short life", "village", "", {"farm.time_track": 5})
    village = given(2, short_life).player(0, time=4, members="farm 1, level_1 2, window_1 2").free(council=1)
    village.spaces(crafts="plague", grain="orange pink").turn()
    village.play("take crafts plague", "act", "train smithy", "make smithy")
    assert village[0].time == 2
    assert village.at(0, "chronicle_crafts") == "1"
    assert village.moves == ["bury level_1 2", "bury window_1 2"]
    village.play("bury window_1 2")
    assert village.at(0, "chronicle_church") == "2"
    assert village.at(0, "level_1") == "2"
    assert village.seat == 1


@pytest.mark.rule("V-200")
def test_two_crossings_by_one_payment_kill_two_members() -> None:
    short_life = Edition("short life", "village", "", {"farm.time_track": 5, "turn.plague_time": 9})
    village = given(2, short_life).player(0, time=1, members="farm 1 1 1").spaces(travel="plague orange pink")
    village.free(farm=1).turn().play("take travel plague")
    assert village[0].time == 0
    assert (village.at(0, "farm"), village.at(0, "chronicle_farm"), village.at(0, "grave")) == ("1", "1", "1")
    assert village.seat == 1


# --- the order of a death ---


@pytest.mark.rule("V-272")
@pytest.mark.parametrize(
    ("free", "is_the_end"),
    [
        ({"graves": 1, "farm": 0}, True),
        ({"graves": 2, "farm": 0}, False),
        ({"graves": 1, "farm": 1}, False),
    ],
)
def test_the_end_of_the_game_is_checked_after_the_dead_lies(free: dict[str, int], is_the_end: bool) -> None:
    village = cross(given().members(0, "farm 1").free(**free))
    after = ["end_triggered", "last_turn_began"] if is_the_end else []
    assert village.happened()[-len(after) - 1 :] == ["member_died", *after]
    assert village.seat == 1


# --- worked examples 9 and 10 ---


@pytest.mark.rule("V-185", "V-186", "V-191")
@pytest.mark.parametrize(("index", "final"), [(8, 6), (9, 7)])
def test_a_smith_trained_after_the_crossing_dies_after_his_first_plough(index: int, final: int) -> None:
    village = given(3).player(0, time=index, members="farm 1 2, window_1 1")
    village.spaces(crafts="plague", grain="orange pink").turn().play("take crafts plague", "act")
    assert village[0].time == index + 2 - 10
    village.play("train smithy", "member 1", "make smithy")
    assert (village[0].time, village.goods(0)) == (final, "plough")
    assert village.moves == ["bury smithy 1", "bury window_1 1"]
    crafts = free_spaces(village)["crafts"]
    village.play("bury smithy 1")
    assert (village.at(0, "smithy"), village.at(0, "chronicle_crafts")) == ("", "1")
    assert free_spaces(village)["crafts"] == crafts - 1
    assert (village.at(0, "farm"), village.at(0, "window_1")) == ("2", "1")
    assert village.seat == 1


@pytest.mark.rule("V-194", "V-195", "V-196")
@pytest.mark.parametrize(
    ("choice", "rest"),
    [
        ("bury window_1 1", "grave"),
        ("bury farm 1", "chronicle_farm"),
        ("bury stables 1", "chronicle_crafts"),
        ("bury level_2 1", "chronicle_council"),
    ],
)
def test_the_choice_of_the_dead_reaches_or_avoids_the_chronicle(choice: str, rest: str) -> None:
    village = cross(given(3).members(0, "farm 1, stables 1, level_2 1, window_1 1").free(church=0))
    assert village.moves == ["bury farm 1", "bury stables 1", "bury level_2 1", "bury window_1 1"]
    village.play(choice)
    assert village.at(0, rest) == "1"
    assert village.seat == 1
