"""Frame of the game: who plays, rounds and markets, who wins, and what gold and discards are."""

import pytest

from bourgade.core.errors import BadOption
from bourgade.games.villagers import RULES
from support.villagers import Position, given

two_players_or_more = pytest.mark.parametrize("seats", [2, 3, 4, 5])
PHASES = {
    "draft_limit_counted": "draft",
    "villager_drafted": "draft",
    "villager_drafted_blind": "draft",
    "build_limit_counted": "build",
    "villager_placed": "build",
    "build_ended": "build",
}


def phases(table: Position) -> list[str]:
    """The phases so far, each time one begins."""
    course = [PHASES[name] for name in table.happened() if name in PHASES]
    return [phase for number, phase in enumerate(course) if number == 0 or course[number - 1] != phase]


def new_game(seats: int) -> Position:
    """A real game at its first decision."""
    table = given(seats)
    table.state = RULES.new(seats, seed=1, heard=table.events)
    return table


# --- players ---


@pytest.mark.rule("VG-001")
@two_players_or_more
def test_two_to_five_players_play_against_each_other(seats: int) -> None:
    view = RULES.view(RULES.new(seats, seed=1))
    assert [player["seat"] for player in view["players"]] == list(range(seats))
    assert view["solo"] is None


@pytest.mark.rule("VG-001")
def test_one_player_plays_against_the_countess() -> None:
    view = RULES.view(RULES.new(1, seed=1))
    assert [player["seat"] for player in view["players"]] == [0]
    assert view["solo"]["countess"]["village"][0]["villager"] == "countess"


@pytest.mark.rule("VG-001")
@pytest.mark.parametrize("seats", [0, 6])
def test_no_other_number_of_players_can_take_part(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 5"):
        RULES.new(seats, seed=1)


# --- rounds ---


@pytest.mark.rule("VG-002")
@two_players_or_more
def test_a_round_is_a_draft_phase_and_then_a_build_phase(seats: int) -> None:
    table = given(seats).stacks(*[2 * seats] * 6).road("hunter", "fisher", "mason", "seeker", "brewer", "grazier")
    table.round()
    assert all(move.startswith(("draft", "blind")) for move in table.moves)
    table.on_to("done")
    assert not any(move.startswith(("draft", "blind")) for move in table.moves)
    assert phases(table) == ["draft", "build"]
    table.on_to("draft").on_to("done")
    assert table.state.round == 3
    assert phases(table) == ["draft", "build", "draft", "build"]


@pytest.mark.rule("VG-002", "VG-041", "VG-077", "VG-160")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 1, [1, 0, 1]), (3, 0, [0, 1, 2]), (4, 2, [2, 3, 0])])
def test_each_round_is_drafted_and_built_from_its_first_player_on(seats: int, first: int, order: list[int]) -> None:
    table = given(seats).first_player(first).road("hunter", "fisher", "mason").stacks(9, 9, 9).round()
    for seat in order:
        assert table.seat == seat
        assert table.on_to("done").seat == seat
        table.on_to("draft")


@pytest.mark.rule("VG-003")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_has_two_markets_and_ends_with_the_second(seats: int) -> None:
    table = new_game(seats).on_to("nothing")
    names = table.happened()
    assert table.state.over
    assert [name for name in names if "market" in name] == ["first_market_held", "second_market_held"]
    assert "round_began" in names[names.index("first_market_held") : names.index("second_market_held")]
    last = names[names.index("second_market_held") + 1 :]
    assert last[-1] == "game_ended"
    assert set(last) <= {"gold_gained", "countess_gained", "game_ended"}


@pytest.mark.rule("VG-004")
@pytest.mark.parametrize("stack", range(6))
def test_another_round_begins_while_one_stack_holds_a_card(stack: int) -> None:
    table = given(2).stacks(*[int(other == stack) for other in range(6)]).road("fisher", "hunter").end_build()
    assert not table.state.over
    assert table.state.round == 2
    assert table.offers(f"blind stack_{stack + 1}")


@pytest.mark.rule("VG-004")
def test_the_game_is_over_when_all_stacks_are_empty_whatever_the_reserve_holds() -> None:
    table = given(2).stacks(0, 0, 0, 0, 0, 0).road("fisher", "hunter").end_build()
    assert table.state.heights[6] > 40
    assert table.state.over
    assert table.state.round == 1


@pytest.mark.rule("VG-004")
def test_a_round_in_which_the_stacks_run_out_is_played_to_its_end() -> None:
    table = given(2).stacks(0, 0, 0, 0, 0, 1).road("fisher").round()
    table.play("blind stack_6")
    assert table.state.heights[:6] == [0] * 6
    assert table.moves == ["draft 1", "blind reserve"]
    table.on_to("done")
    assert table.seat == 0
    table.play("done")
    assert table.seat == 1
    table.play("done")
    assert table.state.over


# --- the winner ---


@pytest.mark.rule("VG-005")
def test_the_winner_has_most_gold_after_the_second_market() -> None:
    table = given(3).treasury(0, 30).treasury(1, 12).treasury(2, 20)
    table.village(1, "miner seeker spelunker jeweler").village(2, "beekeeper").stacks(0, 0, 0, 0, 0, 0)
    table.held_first_market().end_build()
    standings = RULES.standings(table.state)
    assert [(place["seat"], place["place"], place["total"]) for place in standings] == [
        (1, 1, 32),
        (0, 2, 30),
        (2, 3, 24),
    ]
    assert [table.gold(seat) for seat in range(3)] == [30, 32, 24]


# --- gold ---


@pytest.mark.rule("VG-006")
@pytest.mark.parametrize("coins", [(3, 3), (1, 5), (6, 0)])
def test_only_the_sum_of_the_gold_matters(coins: tuple[int, int]) -> None:
    table = given(2).treasury(0, 0).road(f"hunter:{coins[0]}", f"mason:{coins[1]}").stacks(1, 1, 1, 1, 1, 1)
    table.village(0, "lumberjack").hand(0, "cooper").draft()
    table.play("draft 1", "blind stack_6", "draft 2", "blind stack_5")
    assert RULES.view(table.state)["players"][0]["treasury"] == 6
    table.build().play("place cooper")
    assert RULES.view(table.state)["players"][0]["treasury"] == 4


@pytest.mark.rule("VG-007")
def test_the_bank_pays_more_gold_than_the_box_holds_coins() -> None:
    table = given(5)
    for seat in range(5):
        table.treasury(seat, 95).village(seat, f"lumberjack carpenter:{90 + seat}")
    table.market(1)
    assert [table.gold(seat) for seat in range(5)] == [95 + 2 + 90 + seat for seat in range(5)]


@pytest.mark.rule("VG-007")
def test_the_bank_still_lays_coins_when_all_gold_of_the_box_is_in_play() -> None:
    table = given(3).treasury(0, 95).treasury(1, 95).treasury(2, 95).road("hunter").arrivals()
    assert all(villager.endswith(":1") for villager in table.on_road())


@pytest.mark.rule("VG-008")
@pytest.mark.parametrize(("gold", "can_place"), [(0, False), (1, False), (2, True), (3, True)])
@pytest.mark.parametrize("other", ["wattler", "miner blacksmith"])
def test_a_price_must_be_paid_in_full(gold: int, can_place: bool, other: str) -> None:
    table = given(2).village(1, other).village(0, "lumberjack").hand(0, "cooper").treasury(0, gold).build()
    assert table.offers("place cooper") == can_place
    if can_place:
        table.play("place cooper")
        assert table.gold(0) == gold - 2


@pytest.mark.rule("VG-008")
def test_a_key_that_cannot_be_paid_is_not_used_when_a_tinner_opens_the_padlock() -> None:
    table = given(2).village(1, "miner blacksmith").village(0, "lumberjack").hand(0, "cooper").treasury(0, 1)
    table.build(tinner=True).play("place cooper")
    assert (table.gold(0), table.cards(0), table.cards(1)) == (
        1,
        "founders lumberjack cooper",
        "founders miner blacksmith",
    )


# --- clockwise ---


@pytest.mark.rule("VG-009")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (4, 2), (5, 4)])
def test_play_passes_to_the_next_seat_and_from_the_last_one_to_the_first(seats: int, first: int) -> None:
    order = [(first + step) % seats for step in range(seats)]
    table = given(seats).stacks(*[3 * seats] * 6).first_player(first).round()
    drafting = []
    for _ in range(2 * seats):
        drafting.append(table.seat)
        table.play(table.moves[0])
    assert drafting == order + order
    building = []
    for _ in range(seats):
        table.on_to("done")
        building.append(table.seat)
        table.play("done")
    assert building == order


@pytest.mark.rule("VG-009")
@pytest.mark.parametrize(("seats", "first", "left"), [(2, 1, 0), (3, 0, 1), (5, 3, 4), (5, 4, 0)])
def test_the_first_player_card_goes_to_the_left(seats: int, first: int, left: int) -> None:
    assert given(seats).first_player(first).stacks(1, 1).end_build().state.first_player == left


# --- discards ---


@pytest.mark.rule("VG-010")
def test_discarded_villagers_do_not_come_back_when_all_piles_are_empty() -> None:
    table = given(3).unseen("fisher").stacks(0, 0, 0, 0, 0, 0, reserve=0).road("mason:1", "seeker:1")
    discarded = table.discarded("mason")
    table.arrivals()
    assert table.discarded("mason") == discarded + 1
    assert table.on_road() == [""] * 6
    table.draft()
    assert table.moves == []
    assert [table.hand_of(seat) for seat in range(3)] == [""] * 3


@pytest.mark.rule("VG-010")
def test_a_special_villager_that_is_discarded_is_not_drawn_again() -> None:
    table = given(2).unseen("hunter fisher mason").stacks(1, 1).hand(0, "tinner").build()
    discarded = table.discarded("tinner")
    table.play("tinner")
    assert table.discarded("tinner") == discarded + 1
    assert sum(table.state.heights) == 3
    table.draft().on_to("done")
    assert "tinner" not in " ".join([*table.on_road(), table.hand_of(0), table.hand_of(1)])
