"""What holds for all events: coins and Founders, too little gold, who chooses, and events without a target."""

from __future__ import annotations

import pytest

from support.villagers import COUNTESS, given


@pytest.mark.rule("VG-240")
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_the_coins_of_a_villager_that_is_removed_go_to_the_player(event: str) -> None:
    table = given(1).village(0, "lumberjack carpenter:4", "hunter:2").event(event).play("pick carpenter 1")
    assert (table.gold(0), table.gold(COUNTESS)) == (8 + 4, 1)
    assert table.cards(0) == "founders lumberjack hunter:2"
    assert "carpenter:" not in table.cards(COUNTESS)


@pytest.mark.rule("VG-241", "VG-242", "VG-261", "VG-277")
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
@pytest.mark.parametrize("side", ["founders", "founders_food"])
def test_only_uncovered_villagers_that_are_no_founders_or_basics_are_removed(event: str, side: str) -> None:
    table = given(1).village(0, side, "lumberjack wheeler cartwright", "lumberjack/ cooper", "hayer", "harvester")
    table.event(event)
    assert sorted(table.moves) == ["pick cartwright 1", "pick cooper 1", "pick harvester 1"]


@pytest.mark.rule("VG-242")
def test_a_villager_that_stands_alone_is_a_top_villager() -> None:
    assert given(1).village(0, "harvester", "hunter").event("arrest").moves == ["pick harvester 1", "pick hunter 1"]


@pytest.mark.rule("VG-243")
@pytest.mark.parametrize(
    ("event", "owed"),
    [("value_added_tax", 1), ("land_claim", 4), ("customs", 4), ("tribute", 3), ("protection_money", 4)],
)
def test_a_player_with_too_little_gold_pays_all_there_is(event: str, owed: int) -> None:
    for gold in (0, 1, owed, 9):
        table = given(1).treasury(0, gold).hand(0, "wheeler seeker hunter")
        table.village(0, "lumberjack carpenter:4", "lumberjack/ cooper", "lumberjack", "founders_food").event(event)
        paid = min(gold, owed)
        assert (table.gold(0), table.gold(COUNTESS)) == (gold - paid, 1 + paid)


@pytest.mark.rule("VG-244")
@pytest.mark.parametrize(
    ("event", "moves"),
    [
        ("betrayer", ["pick harvester 1", "pick hunter 1"]),
        ("arrest", ["pick harvester 1", "pick hunter 1"]),
        ("protection_money", ["pick harvester 1", "pick hunter 1"]),
        ("abduction", ["drop cooper", "drop wheeler"]),
    ],
)
def test_the_player_chooses_what_to_pay_move_or_discard(event: str, moves: list[str]) -> None:
    table = given(1).village(0, "harvester:2", "hunter:4").hand(0, "wheeler cooper").event(event)
    assert (table.moves, table.seat) == (moves, 0)


@pytest.mark.rule("VG-244")
@pytest.mark.parametrize("event", ["bribes", "trade_network", "spy_network"])
def test_the_countess_takes_what_gives_her_most_without_asking(event: str) -> None:
    table = given(1).village(COUNTESS, "harvester", "cooper", "chandler", "log_rafter", "priest")
    table.village(0, "grocer", "hunter", "harvester", "hayer horse_trader").event(event)
    assert table.moves == []
    if event == "bribes":
        assert "cooper:6" in table.cards(COUNTESS)
    assert table.gold(COUNTESS) == 1 + {"bribes": 0, "trade_network": 6, "spy_network": 6}[event]


@pytest.mark.rule("VG-245")
@pytest.mark.parametrize(("first", "second"), [("harvester", "hunter"), ("hunter", "harvester"), ("cooper", "cooper")])
def test_of_equals_the_countess_takes_the_one_longest_in_her_village(first: str, second: str) -> None:
    table = given(1).village(COUNTESS, "wattler", first, second).event("bribes")
    ring = 6 if first == "cooper" else 2
    assert table.cards(COUNTESS) == f"countess wattler {first}:{ring} {second}"


@pytest.mark.rule("VG-246")
@pytest.mark.parametrize(
    "event",
    [
        "sinister_banquet",
        "black_market",
        "land_claim",
        "temporary_employment",
        "bribes",
        "guild_conspiracy",
        "betrayer",
        "conscription",
        "tribute",
        "protection_money",
        "trade_network",
        "spy_network",
        "value_added_tax",
        "blackmail",
        "abduction",
        "arrest",
    ],
)
def test_an_event_without_a_target_has_no_effect_and_is_discarded(event: str) -> None:
    table = given(1).village(0, "founders_food").village(COUNTESS, "wattler").unseen("").event(event)
    assert table.moves == []
    assert (table.cards(0), table.cards(COUNTESS)) == ("founders_food", "countess wattler")
    assert (table.gold(0), table.gold(COUNTESS)) == (8, 1)
    assert (table.row(), table.solo("discarded"), table.solo("spent")) == ([], [event], [])


@pytest.mark.rule("VG-246")
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_a_village_of_basic_villagers_and_founders_loses_nobody(event: str) -> None:
    table = given(1).village(0, "lumberjack", "hayer", "miner").event(event)
    assert (table.moves, table.cards(0)) == ([], "founders lumberjack hayer miner")


@pytest.mark.rule("VG-247")
@pytest.mark.parametrize(
    ("event", "hers", "players"),
    [
        ("sinister_banquet", 2, 0),
        ("temporary_employment", 4, 0),
        ("trade_network", 2, 0),
        ("spy_network", 3, 0),
        ("blackmail", 4, 0),
        ("black_market", 2, 3),
        ("value_added_tax", 2, -2),
        ("land_claim", 2, -2),
        ("customs", 2, -2),
        ("tribute", 3, -3),
    ],
)
def test_earnings_of_the_countess_come_from_the_bank_and_payments_from_the_player(
    event: str, hers: int, players: int
) -> None:
    table = given(1).village(COUNTESS, "harvester", "log_rafter").hand(0, "wheeler cooper seeker")
    table.village(0, "beekeeper", "hayer horse_trader").event(event)
    assert (table.gold(COUNTESS) - 1, table.gold(0) - 8) == (hers, players)
