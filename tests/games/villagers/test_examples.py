"""The worked examples of the rulebook, one test each."""

from __future__ import annotations

import pytest

from bourgade.games.villagers import RULES
from bourgade.games.villagers.components import components_for
from bourgade.games.villagers.ids import Villager
from bourgade.games.villagers.phases.build import build_limit
from bourgade.games.villagers.phases.draft import draft_limit
from bourgade.games.villagers.phases.event_phase import new_events, value_of
from support.villagers import COUNTESS, given


@pytest.mark.rule("VG-020")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_a_stack_holds_two_cards_for_each_player(seats: int, cards: int) -> None:
    state = RULES.new(seats, 1)
    assert state.heights[:6] == [cards] * 6


@pytest.mark.rule("VG-026", "VG-196")
@pytest.mark.parametrize(("seats", "reserve"), [(1, 37), (2, 46), (3, 29), (4, 26), (5, 9)])
def test_all_other_cards_are_the_reserve(seats: int, reserve: int) -> None:
    assert RULES.new(seats, 1).heights[6] == reserve


@pytest.mark.rule("VG-038", "VG-039")
@pytest.mark.parametrize(("food", "limit"), [(0, 2), (1, 3), (3, 5), (4, 5)])
def test_the_draft_limit_is_two_and_one_for_each_food_up_to_five(food: int, limit: int) -> None:
    table = given().village(0, *["harvester", "harvester", "hunter", "hunter"][:food])
    assert draft_limit(table.state, 0) == limit


@pytest.mark.rule("VG-041", "VG-042", "VG-045", "VG-048", "VG-049")
def test_alice_drafts_three_villagers_one_by_one_and_takes_their_coins() -> None:
    table = given(3).village(0, "harvester").stacks(2, 2, 2, 2, 2, 2)
    table.road("fisher:1", "hunter:1", "wattler:1", "brewer:1", "mason:1", "seeker:1").draft()
    table.play("draft 1")
    assert (table.gold(0), table.seat, table.state.heights[:2]) == (9, 1, [1, 2])
    assert table.on_road()[0] not in ("", "fisher:1")
    table.play("draft 3", "draft 4", "draft 2", "blind stack_3", "blind stack_3")
    assert table.seat == 0
    assert table.hand_of(0) == ""
    assert table.hand_of(1) != ""
    table.play("draft 5")
    assert table.gold(0) == 11
    assert table.hand_of(0) == "mason hunter fisher"
    assert table.moves == []


@pytest.mark.rule("VG-078", "VG-079")
@pytest.mark.parametrize(("houses", "limit"), [(0, 2), (2, 4), (3, 5), (4, 5)])
def test_the_build_limit_is_two_and_one_for_each_house_up_to_five(houses: int, limit: int) -> None:
    chains = ["wattler", "wattler", "miner mason", "miner mason"][:houses]
    assert build_limit(given().village(0, *chains).state, 0) == limit


@pytest.mark.rule("VG-088", "VG-090", "VG-091", "VG-092")
def test_a_lumberjack_carries_a_carpenter_and_a_wheeler_who_carries_a_cartwright() -> None:
    table = given().village(0, "lumberjack carpenter").hand(0, "wheeler cartwright").build(limit=3)
    assert not table.offers("place cartwright")
    table.play("place wheeler", "place cartwright")
    assert table.lies_on(0, "wheeler") == "lumberjack"
    assert table.lies_on(0, "cartwright") == "wheeler"


@pytest.mark.rule("VG-036", "VG-089")
@pytest.mark.parametrize("side", ["founders", "founders_food"])
def test_a_swineherd_covers_the_food_and_the_gold_of_the_founders(side: str) -> None:
    table = given().village(0, f"{side} swineherd")
    assert draft_limit(table.state, 0) == 3
    assert table.lines(0)["gold"] == 2  # the Swineherd's own


@pytest.mark.rule("VG-035", "VG-080", "VG-091")
def test_guillaume_places_three_villagers_in_his_three_chains() -> None:
    table = given().village(0, "lumberjack carpenter").hand(0, "wheeler cartwright swineherd").build()
    assert table.state.build_left == 3
    table.play("place swineherd", "place wheeler", "place cartwright")
    assert sorted(table.uncovered(0).split()) == ["carpenter", "cartwright", "swineherd"]
    assert (table.state.build_left, table.gold(0)) == (0, 8)


@pytest.mark.rule("VG-096", "VG-098", "VG-102", "VG-104", "VG-299")
def test_basic_villagers_do_not_use_the_limit_and_carry_others_at_once() -> None:
    table = given().village(0, "wattler", "hayer").hand(0, "blacksmith grazier chandler tailor").stacks(1, 1)
    table.build()
    assert table.state.build_left == 3
    table.play("exchange", "give tailor", "lay stack_2", "basic miner")
    assert (table.state.heights[:2], table.state.build_left) == ([1, 2], 3)
    table.play("place blacksmith", "place grazier", "place chandler")
    assert table.lies_on(0, "blacksmith") == "miner"
    assert table.lies_on(0, "grazier") == "hayer"
    assert table.lies_on(0, "chandler") == "table"
    assert table.state.build_left == 0


@pytest.mark.rule("VG-107", "VG-108", "VG-109", "VG-115")
def test_mathieu_unlocks_three_villagers_in_three_ways() -> None:
    table = given(2).village(1, "miner blacksmith").village(0, "wattler", "lumberjack")
    table.hand(0, "cooper brewer fisher").build()
    table.play("place cooper")
    assert (table.gold(0), table.cards(1)) == (6, "founders miner blacksmith:2")
    table.play("place brewer")
    assert table.gold(0) == 6
    assert "cooper:2" in table.cards(0)
    table.play("place fisher")
    assert (table.gold(0), table.gold(1)) == (4, 8)


@pytest.mark.rule("VG-031")
def test_the_keyring_of_the_blacksmith_counts_ten_villagers() -> None:
    components = components_for(5, None)
    assert components.keyring[Villager.BLACKSMITH] == 10
    assert 2 * components.key.count(Villager.BLACKSMITH) == 10


@pytest.mark.rule("VG-121", "VG-122", "VG-123", "VG-126", "VG-130", "VG-147", "VG-150", "VG-153", "VG-157")
def test_guillaume_plays_four_specials_for_ten_gold() -> None:
    table = given(2).village(0, "miner seeker").hand(0, "monk jeweler tinner smuggler").build()
    table.play("tinner", "monk jeweler")
    if table.offers("free"):
        table.play("free")
    assert table.lies_on(0, "jeweler") == "monk"
    assert table.lies_on(0, "monk") == "seeker"
    table.play("smuggler", "free", "pick jeweler 1")
    assert (table.gold(0), table.state.build_left) == (18, 0)
    assert (table.discarded("tinner"), table.discarded("smuggler")) == (1, 1)


@pytest.mark.rule("VG-158")
def test_amelie_without_food_turns_her_founders() -> None:
    table = given(2).village(1, "harvester").stacks(1, 1).end_build()
    assert table.cards(0) == "founders_food"
    assert table.cards(1).split()[0] == "founders"


@pytest.mark.rule("VG-161", "VG-053")
def test_the_first_market_is_due_when_the_first_two_stacks_are_empty() -> None:
    table = given(2).stacks(0, 0, 1, 1, 1, 1).end_build()
    assert table.state.first_market_held
    assert "first_market_held" in table.happened()
    table = given(2).stacks(0, 0, 1, 1, 1, 1).held_first_market().hand(0, "hunter mason").build()
    table.play("exchange", "give hunter")
    assert table.moves == [f"lay stack_{number}" for number in (3, 4, 5, 6)]


@pytest.mark.rule("VG-164", "VG-165", "VG-166", "VG-167")
def test_alice_gains_23_gold_in_the_first_market() -> None:
    table = given().village(0, "hayer grazier milk_maid fromager", "miner blacksmith:4", "freemason").market(1)
    assert table.gold(0) == 8 + 23
    assert "blacksmith:4" in table.cards(0)


@pytest.mark.rule("VG-169", "VG-170", "VG-171", "VG-172", "VG-177", "VG-311")
def test_amelie_gains_22_gold_and_her_coins_in_the_second_market() -> None:
    table = given().village(0, "founders_food", "harvester", "hunter", "grocer", "grocer", "lumberjack cooper")
    table.village(0, "lumberjack carpenter:4").market(2)
    assert table.gold(0) == 8 + 22 + 4
    assert "carpenter:" not in table.cards(0)
    assert table.lines(0) | {"treasury": 8, "gold": 4, "grocer": 18, "coins": 4} == table.lines(0)


@pytest.mark.rule("VG-179")
def test_a_peddler_counts_two_jewelers_as_one_pair_of_symbols() -> None:
    table = given().village(0, "founders_food", "hayer peddler")
    table.village(0, *["miner seeker spelunker jeweler"] * 2)
    assert table.lines(0)["peddler"] == 3


@pytest.mark.rule("VG-175", "VG-180")
@pytest.mark.parametrize("cartwright", ["cartwright", "cartwright:4"])
def test_a_wood_carver_adds_the_gold_printed_on_wood_villagers(cartwright: str) -> None:
    table = given().village(0, f"lumberjack wheeler {cartwright}", "lumberjack cooper", "lumberjack wood_carver")
    assert table.lines(0)["wood_carver"] == 13


@pytest.mark.rule("VG-174")
def test_a_wood_carver_counts_no_silver() -> None:
    table = given().village(0, "lumberjack shipwright", "lumberjack log_rafter", "lumberjack wood_carver")
    assert table.lines(0)["wood_carver"] == 2


@pytest.mark.rule("VG-205", "VG-206", "VG-207", "VG-312", "VG-313")
def test_alone_mathieu_drafts_three_times_and_the_countess_gets_three_villagers() -> None:
    table = given(1).village(0, "harvester").stacks(5, 5).jester(False)
    table.road("fisher", "hunter", "wattler", "brewer", "mason", "seeker").draft()
    for drafts in (1, 2, 3):
        table.play("draft 1")
        assert table.on_road()[0] == ""
        table.play("send 2")
        assert sum(table.state.heights[:2]) == 10 - 2 * drafts
    assert len(table[0].hand) == 3
    assert len(table[COUNTESS].cards) == 4


@pytest.mark.rule("VG-219", "VG-223")
def test_a_truffler_of_the_countess_brings_two_events() -> None:
    table = given(1).unseen("truffler hunter").stacks(1).tops(stack_1="solitary", reserve="grain")
    table.event_phase()
    assert table.cards(COUNTESS) == "countess truffler"
    assert len(table.row()) == 2


@pytest.mark.rule("VG-221", "VG-183")
def test_an_ore_muler_of_the_countess_is_worth_nine_with_six_ore_symbols() -> None:
    table = given(1).village(COUNTESS, "glass_blower", "glass_blower", "mason", "seeker", "ore_muler")
    value = value_of(table.state, Villager.ORE_MULER)
    assert value == 9
    assert new_events(table.state, value) == 2


@pytest.mark.rule("VG-236", "VG-269", "VG-270")
def test_the_jester_stops_conscription_only_before_its_card_is_seen() -> None:
    table = given(1).stacks(2).events_up("conscription").event_phase()
    assert table.moves == ["jester conscription", "decline"]
    table.play("decline")
    assert table.moves == ["conscript stack_1", "conscript reserve"]
    table.play("conscript reserve")
    assert len(table[COUNTESS].cards) == 3  # one more is the card she takes in every event phase
    assert table.state.jester
    assert table.moves == []


@pytest.mark.rule("VG-061", "VG-062", "VG-063", "VG-067", "VG-294")
def test_new_arrivals_with_four_players_replace_the_villagers_with_coins() -> None:
    table = given(4).road("fisher:1", "hunter", "wattler:1", "brewer", "mason", "seeker:1")
    before = table.state.heights[6]
    table.arrivals()
    road = table.on_road()
    assert [road[1], road[3], road[4]] == ["hunter:1", "brewer:1", "mason:1"]
    assert all(villager.endswith(":1") for villager in road)
    assert [table.discarded(name) for name in ("fisher", "wattler", "seeker", "hunter")] == [1, 1, 1, 0]
    assert before - table.state.heights[6] == 3
    assert [table.gold(seat) for seat in range(4)] == [8] * 4  # the coins of those discarded go to the bank


@pytest.mark.rule("VG-069", "VG-070", "VG-071", "VG-072", "VG-073", "VG-074", "VG-075", "VG-296")
def test_new_arrivals_with_two_players_keep_the_villagers_with_coins() -> None:
    table = given(2).road("fisher", "hunter:1", "wattler", "brewer", "mason", "seeker").arrivals()
    assert table.seat == 1
    table.play("coin 2")
    assert table.seat == 0
    table.play("coin 5")
    road = table.on_road()
    assert (road[1], road[4]) == ("hunter:2", "mason:1")
    assert all(road[slot] and ":" not in road[slot] for slot in (0, 2, 3, 5))
    assert [table.discarded(name) for name in ("fisher", "wattler", "brewer", "seeker")] == [1] * 4
    table.draft().play("draft 2")
    assert table.gold(0) == 10


@pytest.mark.rule("VG-072")
def test_without_new_coins_only_the_villager_with_a_coin_stays() -> None:
    table = given(2).road("fisher", "hunter:1", "wattler", "brewer", "mason", "seeker").arrivals()
    table.play("decline", "decline")
    assert table.on_road()[1] == "hunter:1"
    assert sum(":" in villager for villager in table.on_road()) == 1


@pytest.mark.rule("VG-162")
def test_the_first_market_waits_for_the_first_stack() -> None:
    table = given(2).stacks(1, 0, 1, 1, 1, 1).end_build()
    assert not table.state.first_market_held
    assert RULES.view(table.state)["first_market"] == "visible"
