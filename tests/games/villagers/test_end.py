"""The end of the game: who wins, and how ties are broken."""

from __future__ import annotations

import pytest

from bourgade.games.villagers import RULES
from support.villagers import COUNTESS, Position, given


def places(table: Position) -> dict[int, int]:
    """The place of every seat."""
    return {standing["seat"]: standing["place"] for standing in RULES.standings(table.state)}


def level_table(*villages: list[str]) -> Position:
    """A game in which nothing pays, so that treasuries decide."""
    table = given(len(villages))
    for seat, chains in enumerate(villages):
        table.village(seat, "founders_food", *chains).treasury(seat, 20)
    return table


def test_more_gold_wins_whatever_the_villagers() -> None:
    table = level_table(["wattler", "wattler"], []).treasury(0, 21).end_build()
    assert places(table) == {0: 1, 1: 2}


@pytest.mark.rule("VG-190")
@pytest.mark.parametrize(("first", "second", "winner"), [(["wattler"], [], 1), ([], ["wattler"], 0)])
def test_with_as_much_gold_the_smaller_village_wins(first: list[str], second: list[str], winner: int) -> None:
    table = level_table(first, second).end_build()
    assert table.gold(0) == table.gold(1)
    assert places(table)[winner] == 1
    assert places(table)[1 - winner] == 2


@pytest.mark.rule("VG-191")
@pytest.mark.parametrize(
    ("larger", "smaller"),
    [
        (["miner seeker"], ["harvester"]),
        (["lumberjack", "hayer"], ["wattler"]),
        (["hunter", "wattler"], ["miner"]),
        (["monk=miner seeker"], ["harvester"]),
    ],
)
def test_covered_and_basic_villagers_count_for_the_tie_break(larger: list[str], smaller: list[str]) -> None:
    table = level_table(larger, smaller).end_build()
    assert places(table) == {0: 2, 1: 1}


@pytest.mark.rule("VG-191")
def test_founders_count_and_cards_in_hand_do_not() -> None:
    table = level_table(["wattler"], []).hand(1, "cooper cooper wheeler").end_build()
    ties = [standing["tie_breaks"]["villagers"] for standing in RULES.standings(table.state)]
    assert places(table) == {0: 2, 1: 1}
    assert ties == [1, 2]


@pytest.mark.rule("VG-192")
def test_players_still_level_share_the_victory() -> None:
    table = level_table(["wattler"], ["miner"], ["hunter", "harvester"]).end_build()
    assert places(table) == {0: 1, 1: 1, 2: 3}


@pytest.mark.rule("VG-234")
@pytest.mark.parametrize(("gold", "beaten"), [(30, True), (25, True), (24, False), (23, False)])
def test_alone_the_player_wins_with_strictly_more_gold_than_the_countess(gold: int, beaten: bool) -> None:
    table = given(1).village(0, "founders_food").treasury(0, gold).treasury(COUNTESS, 16)
    table.held_first_market().village(COUNTESS, "beekeeper").end_build()
    assert table.state.over
    assert table.gold(COUNTESS) == 24
    assert table.solo("beaten") == beaten
    assert places(table) == {0: 1 if beaten else 2}


@pytest.mark.rule("VG-234")
def test_alone_a_smaller_village_does_not_beat_the_countess() -> None:
    table = given(1).village(0, "founders_food").treasury(0, 20).treasury(COUNTESS, 16)
    table.village(COUNTESS, "wattler", "hunter", "harvester").end_build()
    assert (table.gold(0), table.gold(COUNTESS)) == (20, 24)
    assert not table.solo("beaten")
