"""The Winter events, one by one."""

from __future__ import annotations

import pytest

from bourgade.core.edition import Edition
from bourgade.games.villagers import RULES
from bourgade.games.villagers.ids import EventCard, When
from bourgade.games.villagers.phases.build import BeginBuilding, Build
from bourgade.games.villagers.phases.event_phase import ActOn
from support.villagers import COUNTESS, Position, given

ROAD = ("beekeeper", "cooper", "wattler", "brewer", "mason", "seeker")
FOOD = ("harvester", "harvester", "hunter", "hunter", "fisher", "fisher")
HOUSES = ("wattler", "wattler", "miner mason", "miner mason", "lumberjack carpenter", "lumberjack carpenter")


def paid(table: Position) -> tuple[int, int]:
    """What the player has lost, and the Countess gained."""
    return 8 - table.gold(0), table.gold(COUNTESS) - 1


def rats(table: Position) -> Position:
    """A draft phase begins with Rats."""
    return table.jester(False).stacks(9).road(*ROAD).events_up("rats").round()


def arson(table: Position) -> Position:
    """A build phase begins with Arson, and a card in hand."""
    return table.hand(0, "log_rafter").events_up("arson").step(BeginBuilding(0), ActOn(When.BUILD), Build(0))


def draft_left(table: Position) -> int:
    left: int = RULES.view(table.state)["to_draft"][0]
    return left


def build_left(table: Position) -> int:
    left: int = RULES.view(table.state)["build"]["left"]
    return left


# --- Dark Mood ---


@pytest.mark.rule("VG-264")
def test_dark_mood_is_discarded_at_once_for_two_other_winter_events() -> None:
    table = given(1).held_first_market().events_up(deck="dark_mood arson rats bribes customs").rig(0)
    table.reserve_card("fromager").event_phase()
    assert table.moves == []
    assert sorted(table.row()) == ["arson", "rats"]
    assert "dark_mood" in table.solo("discarded")
    assert table.solo("summer_deck") == 2
    assert table.solo("jester")


@pytest.mark.rule("VG-264")
def test_dark_mood_is_one_of_the_events_that_a_villager_brings() -> None:
    table = given(1).held_first_market().events_up(deck="dark_mood arson rats arrest tribute").rig(0)
    table.reserve_card("cartwright").event_phase()
    assert len(table.row()) == 2 + 1
    assert "dark_mood" not in table.row()


@pytest.mark.rule("VG-264", "VG-246")
def test_dark_mood_that_is_alone_in_its_season_brings_nothing() -> None:
    edition = Edition("Darker", "villagers", "", {"events.dark_mood.amount": 12})
    table = given(1, edition=edition).held_first_market().events_up(deck="dark_mood").reserve_card("fromager")
    table.event_phase()
    others = {event.name.lower() for event in EventCard if event > EventCard.DARK_MOOD}
    assert (len(table.row()), set(table.row())) == (11, others)


# --- Arson and Rats ---


@pytest.mark.rule("VG-268")
@pytest.mark.parametrize(("answer", "limit", "gold"), [("lower", 1, 8), ("pay", 2, 5)])
def test_arson_lowers_the_build_limit_or_costs_three_gold(answer: str, limit: int, gold: int) -> None:
    table = arson(given(1))
    assert table.moves == ["lower", "pay"]
    table.play(answer)
    assert (build_left(table), table.gold(0), table.gold(COUNTESS)) == (limit, gold, 1)
    assert table.offers("exchange")


@pytest.mark.rule("VG-268")
def test_arson_lets_a_player_place_one_villager_less() -> None:
    table = given(1).hand(0, "harvester hunter wattler").events_up("arson")
    table.step(BeginBuilding(0), ActOn(When.BUILD), Build(0)).play("lower", "place hunter")
    assert not table.offers("place harvester")


@pytest.mark.rule("VG-278")
@pytest.mark.parametrize(("answer", "limit", "gold"), [("lower", 1, 8), ("pay", 2, 5)])
def test_rats_lower_the_draft_limit_or_cost_three_gold(answer: str, limit: int, gold: int) -> None:
    table = rats(given(1))
    assert table.moves == ["lower", "pay"]
    table.play(answer)
    assert (draft_left(table), table.gold(0), table.gold(COUNTESS)) == (limit, gold, 1)
    assert table.offers("draft 1")


@pytest.mark.rule("VG-279")
@pytest.mark.parametrize(("symbols", "limit"), [(1, 2), (3, 4), (4, 4), (6, 4)])
def test_rats_and_arson_lower_a_limit_after_its_cap(symbols: int, limit: int) -> None:
    assert draft_left(rats(given(1).village(0, *FOOD[:symbols])).play("lower")) == limit
    assert build_left(arson(given(1).village(0, *HOUSES[:symbols])).play("lower")) == limit


@pytest.mark.rule("VG-280")
@pytest.mark.parametrize(("treasury", "left"), [(0, 0), (2, 0), (3, 0), (4, 1)])
def test_rats_and_arson_can_be_paid_with_all_there_is(treasury: int, left: int) -> None:
    table = rats(given(1).treasury(0, treasury))
    assert table.moves == ["lower", "pay"]
    table.play("pay")
    assert (table.gold(0), draft_left(table), table.gold(COUNTESS)) == (left, 2, 1)
    table = arson(given(1).treasury(0, treasury))
    assert table.moves == ["lower", "pay"]
    table.play("pay")
    assert (table.gold(0), build_left(table), table.gold(COUNTESS)) == (left, 2, 1)


# --- Conscription ---


@pytest.mark.rule("VG-269")
@pytest.mark.parametrize(
    ("heights", "reserve", "moves"),
    [
        ([2, 0, 1], 3, ["conscript stack_1", "conscript stack_3", "conscript reserve"]),
        ([0, 1, 1], 0, ["conscript stack_2", "conscript stack_3"]),
    ],
)
def test_conscription_takes_the_top_card_of_a_pile_that_holds_cards(
    heights: list[int], reserve: int, moves: list[str]
) -> None:
    table = given(1).stacks(*heights, reserve=reserve).event("conscription")
    assert table.moves == moves
    table.play("conscript stack_3")
    assert len(table.cards(COUNTESS).split()) == 2
    assert table.state.heights[:3] == [*heights[:2], 0]
    assert table.state.heights[6] == reserve


@pytest.mark.rule("VG-270")
def test_the_villager_of_conscription_brings_no_events() -> None:
    table = given(1).jester(False).held_first_market().events_up("conscription", deck="rats arson arrest tribute")
    table.unseen("fromager hunter hunter").stacks(2).tops(stack_1="solitary", reserve="hay").event_phase()
    table.play("conscript stack_1")
    assert table.cards(COUNTESS) == "countess hunter fromager"
    assert len(table.row()) == 1


# --- payments and earnings ---


@pytest.mark.rule("VG-271")
@pytest.mark.parametrize(("hand", "gold"), [("", 0), ("wheeler", 1), ("wheeler wheeler cooper hunter", 4)])
def test_tribute_costs_one_gold_for_each_card_in_hand(hand: str, gold: int) -> None:
    assert paid(given(1).hand(0, hand).village(0, "harvester").event("tribute")) == (gold, gold)


@pytest.mark.rule("VG-272")
def test_protection_money_costs_what_lies_on_a_villager_and_leaves_it_there() -> None:
    table = given(1).village(0, "harvester:2", "lumberjack carpenter:6", "hunter").event("protection_money")
    assert table.moves == ["pick harvester 1", "pick carpenter 1"]
    table.play("pick carpenter 1")
    assert paid(table) == (6, 6)
    assert table.cards(0) == "founders harvester:2 lumberjack carpenter:6 hunter"


@pytest.mark.rule("VG-273")
@pytest.mark.parametrize(
    ("hers", "gold"),
    [
        ("beekeeper", 0),
        ("log_rafter priest hunter", 3),
        ("log_rafter log_rafter", 4),
        ("agent carpenter:8 grocer", 8),
        ("peddler cooper beekeeper", 3),
    ],
)
def test_trade_network_pays_the_countess_for_her_best_silver_symbol(hers: str, gold: int) -> None:
    table = given(1).village(COUNTESS, *hers.split()).village(0, "grocer", "harvester", "hunter", "fisher")
    assert paid(table.event("trade_network")) == (0, gold)


@pytest.mark.rule("VG-274")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["beekeeper"], 0),
        (["grocer", "harvester"], 3),
        (["lumberjack log_rafter", "hayer horse_trader"], 3),
        (["agent", "harvester:4", "miner blacksmith:6"], 6),
        (["lumberjack log_rafter", "lumberjack/ log_rafter"], 5),
    ],
)
def test_spy_network_pays_the_countess_for_the_best_silver_symbol_of_the_player(chains: list[str], gold: int) -> None:
    table = given(1).village(0, *chains).village(COUNTESS, "log_rafter", "cooper", "wheeler", "hunter", "carpenter:8")
    assert paid(table.event("spy_network")) == (0, gold)
    assert table.moves == []


@pytest.mark.rule("VG-275")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["founders_food"], 0),
        (["founders"], 2),
        (["founders brewer"], 0),
        (["founders swineherd truffler"], 8),
        (["founders_food", "lumberjack wheeler cartwright"], 9),
        (["miner seeker spelunker", "beekeeper"], 10),
        (["founders", "lumberjack carpenter:6"], 2),
        (["founders_food", "lumberjack log_rafter"], 0),
    ],
)
def test_blackmail_pays_the_countess_the_highest_gold_that_the_player_shows(chains: list[str], gold: int) -> None:
    assert paid(given(1).village(0, *chains).event("blackmail")) == (0, gold)


# --- losses ---


@pytest.mark.rule("VG-276")
def test_abduction_discards_a_card_of_the_hand() -> None:
    table = given(1).hand(0, "wheeler wheeler cooper").event("abduction")
    assert table.moves == ["drop cooper", "drop wheeler"]
    table.play("drop wheeler")
    assert table.hand_of(0) == "cooper wheeler"
    assert table.discarded("wheeler") == 1
    assert table.cards(COUNTESS) == "countess"


@pytest.mark.rule("VG-277")
def test_arrest_discards_an_uncovered_villager() -> None:
    table = given(1).village(0, "lumberjack wheeler cartwright", "harvester:2").event("arrest")
    assert table.moves == ["pick cartwright 1", "pick harvester 1"]
    table.play("pick harvester 1")
    assert table.cards(0) == "founders lumberjack wheeler cartwright"
    assert (table.discarded("harvester"), table.gold(0)) == (1, 10)
    assert table.cards(COUNTESS) == "countess"


@pytest.mark.rule("VG-277")
def test_after_an_arrest_the_other_villagers_lie_where_they_lay() -> None:
    table = given(1).village(0, "lumberjack carpenter", "hunter", "lumberjack wheeler cartwright", "miner seeker")
    table.event("arrest").play("pick hunter 1")
    assert table.cards(0) == "founders lumberjack carpenter lumberjack wheeler cartwright miner seeker"
    below = {name: table.lies_on(0, name) for name in ("carpenter", "wheeler", "cartwright", "seeker", "miner")}
    assert below["carpenter"] == below["wheeler"] == "lumberjack"
    assert (below["cartwright"], below["seeker"], below["miner"]) == ("wheeler", "miner", "table")
    assert table.uncovered(0) == "founders carpenter cartwright seeker"
