"""Setup: what lies where before the first round, and what each number of players leaves out."""

from collections import Counter

import pytest

from bourgade.core.errors import BadOption, BadRecord
from bourgade.games.village import RULES
from bourgade.games.village.components import CATALOGUE
from bourgade.games.village.phases.crafts import ChooseCraft
from bourgade.games.village.phases.death import ResolveDeaths
from bourgade.games.village.phases.mass import HoldMass
from bourgade.games.village.phases.round import EndRound
from support.village import Position, given, set_up

any_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


# --- players, board and farms ---


@pytest.mark.rule("V-001")
@any_number_of_players
def test_two_three_or_four_players_take_part(seats: int) -> None:
    village = RULES.new(seats=seats, seed=1)
    assert [player["seat"] for player in RULES.view(village)["players"]] == list(range(seats))


@pytest.mark.rule("V-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players_can_take_part(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        RULES.new(seats=seats, seed=1)


@pytest.mark.rule("V-002")
def test_the_village_has_seven_action_spaces_and_a_well() -> None:
    village = given(2).player(0, cubes="green green green brown brown", goods="scroll wagon").market("customer_21")
    village.spaces(grain="pink").turn().play("well")
    assert village.moves == [
        "choose grain",
        "choose family",
        "choose crafts",
        "choose market",
        "choose travel",
        "choose council",
        "choose church",
    ]


@pytest.mark.rule("V-002")
def test_the_village_has_a_chronicle_of_five_professions_graves_and_a_prestige_track() -> None:
    view = RULES.view(set_up(4).state)
    assert list(view["chronicle_free"]) == ["council", "crafts", "travel", "church", "farm"]
    assert view["graves_free"] == 8
    assert [player["prestige"] for player in view["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("V-003")
@any_number_of_players
def test_each_player_has_a_farm_and_a_family_of_his_own(seats: int) -> None:
    village = set_up(seats).action(0, "family")
    assert [village.at(seat, "farm") for seat in range(seats)] == ["1 1 1 1 2"] + ["1 1 1 1"] * (seats - 1)


@pytest.mark.rule("V-004")
def test_a_farm_stores_all_influence_cubes_there_are() -> None:
    village = given(2).player(0, cubes="orange " * 18 + "green " * 17 + "brown " * 18 + "pink " * 18)
    village.spaces(grain="green", church="plague").turn().play("take grain green", "decline")
    assert village[0].cubes == [18, 18, 18, 18]


@pytest.mark.rule("V-005", "V-101")
def test_a_farm_stores_any_number_of_goods() -> None:
    village = given(2).player(0, goods="plough " * 30 + "scroll " * 30, members="smithy 1").action(0, "crafts")
    assert village.goods(0) == " ".join(["scroll"] * 30 + ["plough"] * 31)


@pytest.mark.rule("V-006")
@pytest.mark.parametrize("before", [3, 4])
def test_a_farm_stores_five_bags_of_grain_at_most(before: int) -> None:
    village = given(2).player(0, grain=before).action(0, "grain")
    assert village[0].grain == 5


@pytest.mark.rule("V-007")
@any_number_of_players
def test_each_family_has_eleven_members_and_eight_markers(seats: int) -> None:
    village = set_up(seats)
    for seat in range(seats):
        assert sum(village[seat].members) == 11
        assert len(village[seat].markers) == 6  # one more each for time and prestige
    assert CATALOGUE.values(None)["pieces"]["markers"] == 8


@pytest.mark.rule("V-008", "V-009")
@any_number_of_players
def test_the_first_generation_starts_on_the_farm_and_the_others_unborn(seats: int) -> None:
    village = set_up(seats)
    for seat in range(seats):
        assert village.at(seat, "farm") == "1 1 1 1"
        assert village.at(seat, "unborn") == "2 2 2 3 3 4 4"


@pytest.mark.rule("V-010", "V-011", "V-013")
@any_number_of_players
def test_each_player_starts_on_the_cloud_and_on_the_book_with_one_coin(seats: int) -> None:
    village = set_up(seats)
    for seat in range(seats):
        assert (village[seat].time, village[seat].prestige, village[seat].coins) == (0, 0, 1)


@pytest.mark.rule("V-010")
@pytest.mark.parametrize(("ploughs", "time", "deaths"), [(3, 9, 0), (4, 2, 1)])
def test_a_full_lap_is_needed_before_the_first_death(ploughs: int, time: int, deaths: int) -> None:
    village = set_up(2).player(0, members="smithy 1 1 1 1").step(*[ChooseCraft(0)] * ploughs)
    assert (village[0].time, village[0].deaths_due) == (time, deaths)


@pytest.mark.rule("V-012")
def test_a_marker_is_kept_for_each_of_the_six_cities() -> None:
    journey = given(2).player(0, cubes="brown " * 6 + "orange " * 6, goods="wagon " * 6, members="farm 4")
    assert journey.cities(0) == []
    journey.action(0, "travel").action(0, "travel")
    journey.action(0, "travel").play("move city_b 4 city_d")
    journey.action(0, "travel").play("move city_d 4 city_c", "pay_jokers 0 0", "gain pink", "gain pink")
    journey.action(0, "travel").play("move city_c 4 city_e", "pay_jokers 0 0")
    journey.action(0, "travel").play("move city_e 4 city_f", "pay_jokers 0 0", "gain pink", "gain pink")
    assert journey.cities(0) == [
        "city_a",
        "city_b",
        "city_c",
        "city_d",
        "city_e",
        "city_f",
    ]


# --- customers ---


@pytest.mark.rule("V-014")
def test_the_customers_are_shuffled() -> None:
    first = [set_up(2, draw).stalls()[0] for draw in range(24)]
    assert sorted(first) == [f"customer_{number:02}" for number in range(1, 25)]


@pytest.mark.rule("V-014")
def test_the_order_of_the_pile_is_hidden() -> None:
    piles = [RULES.view(set_up(2, *[draw] * 8).state)["pile"] for draw in (0, 16)]
    assert piles == [
        [f"customer_{number:02}" for number in range(9, 25)],
        [f"customer_{number:02}" for number in range(1, 17)],
    ]


@pytest.mark.rule("V-015", "V-016", "V-017")
@pytest.mark.parametrize(("seats", "stalls", "pile"), [(4, 5, 14), (3, 4, 15), (2, 3, 16)])
def test_ten_nine_or_eight_customers_are_turned_up(seats: int, stalls: int, pile: int) -> None:
    village = set_up(seats)
    assert len([name for name in village.stalls() if name]) == stalls
    assert len(village.state.queue) == 5
    assert sum(village.state.pile) == pile


@pytest.mark.rule("V-016")
def test_example_1_the_market_for_three_players() -> None:
    village = set_up(3)
    face_up = [*village.stalls(), *village.state.queue]
    assert (len(face_up), sum(village.state.pile)) == (9, 15)


@pytest.mark.rule("V-016", "V-017")
@pytest.mark.parametrize(("seats", "stalls"), [(3, 4), (2, 3)])
def test_the_marked_market_spaces_stay_empty_also_when_the_market_is_filled_again(seats: int, stalls: int) -> None:
    queue = "customer_01 customer_02 customer_03 customer_04 customer_05"
    village = given(seats).player(0, grain=3).market("customer_21", "customer_22", queue=queue).action(0, "market")
    village.play("serve stall_1")
    assert village.stalls() == ["customer_01", "customer_22", "customer_02", "customer_03"][:stalls]


@pytest.mark.rule("V-261")
def test_customers_are_laid_on_the_stalls_in_order_and_then_in_the_queue() -> None:
    village = set_up(2, *[0] * 8)
    assert village.stalls() == ["customer_01", "customer_02", "customer_03"]
    assert village.queue() == ["customer_04", "customer_05", "customer_06", "customer_07", "customer_08"]


# --- chronicle and graves ---


@pytest.mark.rule("V-018", "V-019", "V-020")
@pytest.mark.parametrize(
    ("seats", "chronicle", "graves"),
    [
        (4, {"council": 3, "crafts": 3, "travel": 3, "church": 3, "farm": 3}, 8),
        (3, {"council": 2, "crafts": 3, "travel": 3, "church": 2, "farm": 2}, 7),
        (2, {"council": 2, "crafts": 2, "travel": 2, "church": 2, "farm": 2}, 6),
    ],
)
def test_figures_block_chronicle_and_graves_for_fewer_players(
    seats: int, chronicle: dict[str, int], graves: int
) -> None:
    view = RULES.view(set_up(seats).state)
    assert view["chronicle_free"] == chronicle
    assert view["graves_free"] == graves


@pytest.mark.rule("V-021")
def test_a_blocking_figure_never_leaves_and_scores_nothing() -> None:
    village = given(2).player(0, members="level_1 1 1 1", deaths_due=3).step(ResolveDeaths(0), HoldMass(), EndRound())
    assert village.at(0, "chronicle_council") == "1 1"
    assert village.at(0, "grave") == "1"
    assert village.state.chronicle_free[0] == 0
    assert (village.lines(0)["chronicle"], village.lines(1)["chronicle"]) == (0, 0)


# --- markers, supply and bags ---


@pytest.mark.rule("V-022")
def test_the_next_first_player_marker_lies_in_the_council_chamber() -> None:
    village = set_up(2).player(0, cubes="green green").action(0, "council").play("pay_jokers 0 0")
    assert village.offers("privilege level_1")


@pytest.mark.rule("V-023")
@any_number_of_players
def test_all_cubes_goods_and_grain_are_in_the_supply_and_the_green_bag_is_empty(seats: int) -> None:
    village = set_up(seats)
    assert village.state.supply == [18, 18, 18, 18, 6]
    assert village.state.bag == [0, 0, 0, 0, 0]
    assert village.state.cubes_left() == 0
    for seat in range(seats):
        assert (village.cubes(seat), village.goods(seat), village[seat].grain) == ("", "", 0)


@pytest.mark.rule("V-024")
@any_number_of_players
def test_the_black_bag_holds_four_monks_and_nobody_else(seats: int) -> None:
    village = set_up(seats, first_player="2").mass()
    assert [event.values for event in village.events if event.kind.name == "monks_drawn"] == [(4,)]
    assert "member_moved" not in village.happened()


def last_figure(*results: int) -> Position:
    """A Mass in which three members are bought and one figure is drawn from four members and the monks."""
    village = given(2).player(0, coins=3, members="bag 1 1 1 2 2 3").player(1, members="bag 2").mass()
    return village.play("buy_out 1", "buy_out 1").rig(*results).play("buy_out 1")


@pytest.mark.rule("V-025")
def test_every_figure_in_the_black_bag_is_equally_likely_to_be_drawn() -> None:
    drawn = Counter[tuple[str, str]]()
    for result in range(8):
        village = last_figure(result)
        drawn[village.at(0, "window_1"), village.at(1, "window_1")] += 1
    assert drawn == {("1 1 1 2", ""): 2, ("1 1 1 3", ""): 1, ("1 1 1", "2"): 1, ("1 1 1", ""): 4}


@pytest.mark.rule("V-024", "V-025")
def test_there_are_no_more_monks_than_four_to_be_drawn() -> None:
    with pytest.raises(BadRecord, match="outside 0 to 7"):
        last_figure(8)


@pytest.mark.rule("V-026")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 18), (3, 21), (4, 24)])
def test_the_setup_card_for_the_number_of_players_is_used(seats: int, cubes: int) -> None:
    assert set_up(seats).step().state.cubes_left() == cubes


# --- the first First Player ---


@pytest.mark.rule("V-027")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_options_name_the_first_first_player(seat: int) -> None:
    assert set_up(3, first_player=str(seat + 1)).step().seat == seat


@pytest.mark.rule("V-027")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_first_player_is_drawn_when_no_option_names_him(seat: int) -> None:
    assert set_up(3, *[0] * 9, seat, first_player="random").step().seat == seat


@pytest.mark.rule("V-027")
def test_the_first_first_player_takes_part_in_the_game() -> None:
    with pytest.raises(BadOption, match="2 seats"):
        set_up(2, first_player="3")
