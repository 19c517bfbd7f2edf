"""Setup: what lies where before the first round, and what each number of players leaves out."""

from collections import Counter

import pytest

from bourgade.core.edition import Edition
from bourgade.core.errors import BadOption, BadRecord
from bourgade.games.villagers import RULES
from bourgade.games.villagers.ids import Villager
from support.villagers import Position, given

any_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])
STARTING = ["blacksmith", "carpenter", "cooper", "harvester", "poulterer", "thatcher"]
ONE_CARD = Edition("one card", "villagers", "", {f"setup.{seats}.hand": 1 for seats in (2, 3, 4, 5)})


def set_up(seats: int = 2, *draws: int, first_player: str = "1", edition: Edition | None = None) -> Position:
    """A table before its first round; the draws are the first results of chance."""
    chance = RULES.chance(1)
    chance.script = list(draws)
    table = given(seats)
    table.state = RULES.begin(seats, chance, RULES.complete({"first_player": first_player}), edition)
    table.state.heard = table.events
    return table


def deck(table: Position) -> Counter[str]:
    """All villagers in hands and piles."""
    unseen = Counter({kind.name.lower(): table.state.unseen[kind] for kind in list(Villager)[:53]})
    return +unseen + Counter(" ".join(table.hand_of(seat) for seat in range(table.state.seats)).split())


# --- road and basic villagers ---


@pytest.mark.rule("VG-011")
@any_number_of_players
def test_one_of_each_starting_villager_stands_on_the_road_without_coins(seats: int) -> None:
    assert sorted(set_up(seats).on_road()) == STARTING


@pytest.mark.rule("VG-011")
def test_the_starting_villagers_lie_face_up() -> None:
    road = RULES.view(set_up(3).state)["road"]
    assert sorted(slot["villager"] for slot in road) == STARTING
    assert [slot["coins"] for slot in road] == [0] * 6


@pytest.mark.rule("VG-012")
def test_slots_and_stacks_are_numbered_from_one_to_six() -> None:
    table = set_up(2).step()
    drafts = [f"draft {number}" for number in range(1, 7)]
    assert table.moves == drafts + [f"blind stack_{number}" for number in range(1, 7)]


@pytest.mark.rule("VG-012")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_number_means_the_same_slot_or_stack_throughout(number: int) -> None:
    table = set_up(2).step()
    chosen = table.on_road()[number - 1]
    heights = table.state.heights[:6]
    table.play(f"draft {number}", f"blind stack_{number}")
    heights[0] -= 1  # the leftmost one refills the road
    heights[number - 1] -= 1
    assert RULES.view(table.state)["players"][0]["square"] == [chosen]
    assert table.state.heights[:6] == heights


@pytest.mark.rule("VG-013")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_there_are_ten_hayers_ten_lumberjacks_and_ten_miners_for_all_to_see(seats: int) -> None:
    table = set_up(seats)
    assert RULES.view(table.state)["basics"] == {"lumberjack": 10, "hayer": 10, "miner": 10}
    assert not {"lumberjack", "hayer", "miner"} & set(deck(table))


@pytest.mark.rule("VG-291")
@pytest.mark.parametrize("name", STARTING)
def test_a_starting_villager_is_drafted_and_given_up_like_any_other(name: str) -> None:
    table = set_up(2).step()
    table.play(f"draft {table.on_road().index(name) + 1}").on_to("exchange")
    table.play("exchange", f"give {name}", "lay stack_4", "basic miner").on_to("draft").on_to("draft")
    square = RULES.view(table.play("blind stack_4").state)["players"][1]["square"]
    assert square == [name]


@pytest.mark.rule("VG-291")
def test_starting_villagers_leave_the_road_like_any_other() -> None:
    table = set_up(2).step()
    left = table.on_road()[2:]
    table.play("draft 1", "draft 1", "draft 1", "draft 1").on_to("done")
    assert [table.discarded(name) for name in left] == [1] * 4


# --- what each player receives ---


@pytest.mark.rule("VG-014")
@any_number_of_players
def test_each_village_begins_with_founders_on_their_gold_side(seats: int) -> None:
    table = set_up(seats)
    for seat in range(seats):
        assert table.cards(seat) == "founders"
        assert table.lines(seat)["gold"] == 2
        assert RULES.view(table.state)["players"][seat]["symbols"]["food"] == 0


@pytest.mark.rule("VG-015")
@any_number_of_players
def test_each_player_has_a_village_square_of_his_own(seats: int) -> None:
    table = set_up(seats).step()
    road = table.on_road()
    for slot in range(seats):
        table.play(f"draft {slot + 1}")
    squares = [player["square"] for player in RULES.view(table.state)["players"]]
    assert squares == [[name] for name in road[:seats]]


@pytest.mark.rule("VG-016")
@any_number_of_players
def test_each_player_starts_with_eight_gold(seats: int) -> None:
    assert [set_up(seats).gold(seat) for seat in range(seats)] == [8] * seats


# --- the first First Player ---


@pytest.mark.rule("VG-017")
@pytest.mark.parametrize("seat", range(5))
def test_the_options_name_the_first_first_player(seat: int) -> None:
    table = set_up(5, first_player=str(seat + 1)).step()
    assert (table.state.first_player, table.seat) == (seat, seat)


@pytest.mark.rule("VG-017")
@pytest.mark.parametrize("seat", range(4))
def test_the_first_first_player_is_drawn_when_no_option_names_him(seat: int) -> None:
    table = set_up(4, seat, first_player="random").step()
    assert (table.state.first_player, table.seat) == (seat, seat)


@pytest.mark.rule("VG-017")
def test_only_a_seat_of_the_game_can_be_first() -> None:
    with pytest.raises(BadRecord, match="outside 0 to 3"):
        set_up(4, 4, first_player="random")
    with pytest.raises(BadOption, match="2 seats"):
        set_up(2, first_player="3")


# --- the deck ---


@pytest.mark.rule("VG-018")
@pytest.mark.parametrize(("seats", "cards", "copies"), [(1, 72, 0), (2, 80, 0), (3, 80, 0), (4, 94, 2), (5, 94, 2)])
def test_wool_and_leather_are_out_of_the_game_with_fewer_than_four(seats: int, cards: int, copies: int) -> None:
    dealt = deck(set_up(seats))
    assert dealt.total() == cards
    for name in ("shepherd", "spinner", "weaver", "tailor", "tanner", "saddler", "cobbler"):
        assert dealt[name] == copies


@pytest.mark.rule("VG-019")
@any_number_of_players
def test_the_second_copies_of_the_starting_villagers_are_among_the_others(seats: int) -> None:
    dealt = deck(set_up(seats))
    assert sorted(name for name, copies in dealt.items() if copies == 1) == STARTING
    assert set(dealt.values()) == {1, 2}


@pytest.mark.rule("VG-019")
def test_every_villager_is_equally_likely_to_be_dealt() -> None:
    first = Counter(set_up(2, draw, edition=ONE_CARD).hand_of(0) for draw in range(80))
    assert first == deck(set_up(2))
    with pytest.raises(BadRecord, match="outside 0 to 79"):
        set_up(2, 80, edition=ONE_CARD)


@pytest.mark.rule("VG-019")
def test_stacks_and_reserve_are_shuffled() -> None:
    tops = {RULES.view(RULES.new(5, seed=seed))["piles"][pile]["top"] for seed in range(30) for pile in (0, 6)}
    assert len(tops) == 9


@pytest.mark.rule("VG-021")
@any_number_of_players
def test_above_each_of_the_six_slots_lies_one_stack_and_the_reserve_apart(seats: int) -> None:
    view = RULES.view(set_up(seats).state)
    assert len(view["road"]) == 6
    assert [pile["pile"] for pile in view["piles"]] == [*[f"stack_{number}" for number in range(1, 7)], "reserve"]
    assert [pile["cards"] for pile in view["piles"][:6]] == [2 * seats] * 6


@pytest.mark.rule("VG-022")
@pytest.mark.parametrize("empty", range(1, 7))
def test_the_first_market_card_lies_under_the_second_stack(empty: int) -> None:
    view = RULES.view(given(2).stacks(*[int(stack != empty) for stack in range(1, 7)]).state)
    assert view["first_market"] == ("visible" if empty == 2 else "hidden")


@pytest.mark.rule("VG-023")
@pytest.mark.parametrize("empty", range(1, 7))
def test_the_second_market_card_lies_under_the_sixth_stack(empty: int) -> None:
    view = RULES.view(given(2).stacks(*[int(stack != empty) for stack in range(1, 7)]).state)
    assert view["second_market"] == ("visible" if empty == 6 else "hidden")


@pytest.mark.rule("VG-022", "VG-023")
@any_number_of_players
def test_no_market_card_can_be_seen_at_the_start(seats: int) -> None:
    view = RULES.view(set_up(seats).state)
    assert (view["first_market"], view["second_market"]) == ("hidden", "hidden")


@pytest.mark.rule("VG-024")
@any_number_of_players
def test_each_player_is_dealt_five_cards_that_nobody_else_has_seen(seats: int) -> None:
    table = set_up(seats)
    for seat in range(seats):
        assert len(table.hand_of(seat).split()) == 5
        mine, other = (RULES.view(table.state, viewer)["players"][seat] for viewer in (seat, (seat + 1) % seats))
        assert " ".join(mine["hand"]) == table.hand_of(seat)
        assert (other["hand"], other["seen_in_hand"]) == (None, [])


@pytest.mark.rule("VG-025")
@any_number_of_players
def test_the_reserve_is_all_that_is_left_face_down(seats: int) -> None:
    table = set_up(seats)
    stacks, hands = 6 * 2 * seats, 5 * seats
    assert table.state.heights[6] == deck(table).total() - stacks - hands
    reserve = RULES.view(table.state, 0)["piles"][6]
    assert (reserve["cards"], reserve["villager"]) == (table.state.heights[6], None)


@pytest.mark.rule("VG-002")
@any_number_of_players
def test_nobody_has_anything_to_build_before_the_first_build_phase(seats: int) -> None:
    view = RULES.view(set_up(seats).state)
    assert view["build"] == {"left": 0, "exchanges_left": 0, "tinner": False, "bank_price": 2}
