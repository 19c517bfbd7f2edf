"""A turn: one cube or the well, plague, the action of the space, and the order of things."""

from collections.abc import Callable

import pytest

from bourgade.games.village.ids import Cube
from support.village import Position, given


def rich(seats: int = 2) -> Position:
    """A village in which the first player can do everything but serve a customer."""
    return given(seats).player(0, cubes="brown brown", goods="scroll wagon")


# --- taking a cube ---


@pytest.mark.rule("V-041")
def test_a_player_must_take_a_cube_or_use_the_well() -> None:
    village = given(2).player(0, cubes="green green green").spaces(grain="pink", church="plague").turn()
    assert village.moves == ["take grain pink", "take church plague", "well"]


@pytest.mark.rule("V-041")
def test_a_turn_takes_exactly_one_cube() -> None:
    village = given(2).spaces(grain="pink pink", church="brown").turn().play("take grain pink", "decline")
    assert village.seat == 1
    assert village.state.cubes_left() == 2
    assert village.cubes(0) == "pink"


@pytest.mark.rule("V-042")
def test_the_player_chooses_the_space_and_the_cube() -> None:
    village = given(2).spaces(grain="pink orange pink", travel="green", church="plague orange").turn()
    assert village.moves == [
        "take grain orange",
        "take grain pink",
        "take travel green",
        "take church orange",
        "take church plague",
    ]


@pytest.mark.rule("V-043")
def test_a_cube_can_be_taken_from_a_space_whose_action_cannot_be_done() -> None:
    village = given(2).spaces(travel="pink", grain="green brown").turn().play("take travel pink")
    assert village.cubes(0) == "pink"
    assert "action_began" not in village.happened()
    assert village.seat == 1


@pytest.mark.rule("V-043", "V-049")
def test_a_cube_can_be_taken_without_its_action() -> None:
    village = given(2).spaces(grain="pink", church="green brown").turn().play("take grain pink", "decline")
    assert village.cubes(0) == "pink"
    assert village[0].grain == 0
    assert village.seat == 1


@pytest.mark.rule("V-044")
def test_the_cube_taken_can_be_spent_in_the_same_action() -> None:
    village = given(2).player(0, cubes="pink").spaces(crafts="orange", grain="green brown").turn()
    village.play("take crafts orange")
    assert village.cubes(0) == "orange pink"
    village.play("act", "buy wainwright")
    assert village.goods(0) == "wagon"
    assert village.cubes(0) == ""


# --- plague ---


@pytest.mark.rule("V-045", "V-046")
def test_a_plague_cube_goes_back_to_the_supply_and_costs_two_time() -> None:
    village = given(2).player(0, cubes="green").spaces(grain="plague", church="brown").turn().play("take grain plague")
    assert village.state.supply[Cube.PLAGUE] == 6
    assert village.cubes(0) == "green"
    assert village[0].time == 2


@pytest.mark.rule("V-046")
def test_an_influence_cube_costs_no_time() -> None:
    village = given(2).spaces(grain="pink", church="brown").turn().play("take grain pink")
    assert village[0].time == 0


@pytest.mark.rule("V-047")
def test_the_action_can_still_be_done_after_a_plague_cube() -> None:
    village = given(2).spaces(family="plague", church="brown").turn().play("take family plague", "act")
    assert village.at(0, "farm") == "1 1 1 1 2"


@pytest.mark.rule("V-045", "V-046", "V-047")
def test_example_3_a_plague_cube_before_the_harvest() -> None:
    village = given(2).player(0, cubes="green", time=3).spaces(grain="plague", church="brown green").turn()
    village.play("take grain plague")
    assert village.state.supply[Cube.PLAGUE] == 6
    assert village[0].time == 5
    assert village.cubes(0) == "green"
    village.play("act")
    assert village[0].grain == 2


# --- the action ---


@pytest.mark.rule("V-048", "V-050")
@pytest.mark.parametrize(
    ("space", "answers", "place", "members"),
    [
        ("family", [], "farm", "1 1 1 1 2"),
        ("crafts", ["train smithy", "done"], "smithy", "1"),
        ("travel", [], "city_a", "1"),
        ("council", ["decline"], "level_1", "1"),
        ("church", ["pay_time"], "bag", "1"),
    ],
)
def test_the_one_action_of_a_turn_is_that_of_the_space_of_the_cube(
    space: str, answers: list[str], place: str, members: str
) -> None:
    village = rich().spaces(**{space: "plague", "grain": "pink green"}).turn()
    village.play(f"take {space} plague", "act", *answers)
    assert village.at(0, place) == members
    assert village.happened().count("action_began") == 1
    assert village.seat == 1


@pytest.mark.rule("V-048", "V-050")
def test_a_cube_from_the_grain_space_leads_to_one_harvest_and_nothing_else() -> None:
    village = rich().spaces(grain="plague", church="pink green").turn().play("take grain plague", "act")
    assert village[0].grain == 2
    assert village.seat == 1


@pytest.mark.rule("V-049")
@pytest.mark.parametrize("space", ["grain", "family", "crafts", "travel", "council", "church"])
def test_the_action_is_optional(space: str) -> None:
    village = rich().spaces(**{space: "pink plague"}).turn().play(f"take {space} plague")
    assert village.moves == ["act", "decline"]


@pytest.mark.rule("V-048", "V-049")
def test_the_action_of_the_market_space_is_not_optional() -> None:
    village = given(2).player(0, grain=3).market("customer_21").spaces(market="pink", church="green brown").turn()
    village.play("take market pink")
    assert village.happened().count("market_began") == 1
    assert village.moves == ["pass", "serve stall_1"]


# --- what the colours are for ---


def asks_in_crafts(village: Position) -> bool:
    return any(move.startswith("buy ") for move in village.action(0, "crafts").moves)


def asks_on_the_market(village: Position) -> bool:
    village.player(0, grain=4).player(1, grain=3).market("customer_21", "customer_22").action(1, "market")
    return village.play("serve stall_1").offers("serve stall_2")


def asks_in_the_church(village: Position) -> bool:
    return village.action(0, "church").offers("pay_jokers 0 0")


@pytest.mark.rule("V-051")
@pytest.mark.parametrize(
    ("asks", "colours"),
    [
        (asks_in_crafts, ["orange", "pink"]),
        (asks_on_the_market, ["green"]),
        (lambda village: village.can_do(0, "travel"), ["orange", "brown", "pink"]),
        (lambda village: village.can_do(0, "council"), ["green"]),
        (asks_in_the_church, ["brown"]),
    ],
    ids=["crafts", "market", "travel", "council", "church"],
)
def test_each_action_asks_for_its_own_colours(asks: Callable[[Position], bool], colours: list[str]) -> None:
    def holder(colour: str) -> Position:
        return given(2).player(0, cubes=f"{colour} {colour} {colour}", goods="wagon", members="farm 1, city_a 2")

    assert [colour for colour in ("orange", "green", "brown", "pink") if asks(holder(colour))] == colours


@pytest.mark.rule("V-051")
@pytest.mark.parametrize("colour", ["orange", "green", "brown", "pink"])
def test_the_well_takes_any_colour(colour: str) -> None:
    village = given(2).player(0, cubes=f"{colour} {colour} {colour}").spaces(grain="plague plague").turn()
    assert village.play("well").cubes(0) == ""


@pytest.mark.rule("V-045", "V-051")
def test_a_plague_cube_is_no_influence() -> None:
    village = given(2).player(0, cubes="pink pink").spaces(grain="plague plague", church="green brown").turn()
    village.play("take grain plague", "decline", "take church green", "decline")
    assert village.seat == 0
    assert village.cubes(0) == "pink pink"
    assert not village.offers("well")


# --- the order within a turn ---


@pytest.mark.rule("V-052")
def test_a_turn_is_cube_plague_time_action_death_end_of_the_game() -> None:
    village = given(2).player(0, time=9).free(graves=1, farm=0).spaces(family="plague", grain="pink plague").turn()
    village.play("take family plague", "act")
    assert village.happened() == [
        "cube_taken",
        "time_paid",
        "bridge_crossed",
        "action_began",
        "member_born",
        "member_died",
        "end_triggered",
        "last_turn_began",
    ]


@pytest.mark.rule("V-052")
def test_a_death_brought_by_the_action_waits_until_the_action_is_done() -> None:
    village = given(2).player(0, time=9, members="farm 1").spaces(crafts="pink", grain="green brown").turn()
    village.play("take crafts pink", "act", "train smithy", "make smithy")
    assert village.goods(0) == "plough"
    assert village.happened()[-3:] == ["time_paid", "good_gained", "member_died"]
    assert village.at(0, "chronicle_crafts") == "1"


@pytest.mark.rule("V-052")
def test_the_end_of_the_round_is_looked_at_after_the_action_and_the_death() -> None:
    village = given(2).player(0, time=9).spaces(family="plague").turn().play("act")
    assert village.happened()[:7] == [
        "cube_taken",
        "time_paid",
        "bridge_crossed",
        "action_began",
        "member_born",
        "member_died",
        "mass_began",
    ]


@pytest.mark.rule("V-052")
def test_the_well_is_paid_before_its_action() -> None:
    village = given(2).player(0, cubes="pink pink pink").spaces(family="plague plague").turn()
    village.play("well", "choose family")
    assert village.happened()[:4] == ["cubes_paid", "well_used", "action_began", "member_born"]
