"""Silver symbols: what each of them pays for, and what it does not count."""

from __future__ import annotations

import pytest

from bourgade.games.villagers import RULES
from support.villagers import COUNTESS, given


def silver(name: str, *chains: str) -> int:
    """What the Silver symbols of a name pay in a village with these chains; its Founders show no Gold."""
    return given(2).village(0, "founders_food", *chains).lines(0)[name]


@pytest.mark.rule("VG-173")
@pytest.mark.parametrize(
    ("name", "own", "others"),
    [
        ("grocer", "grocer", "harvester"),
        ("freemason", "freemason", "wattler"),
        ("peddler", "hayer peddler", "beekeeper"),
        ("wood_carver", "lumberjack wood_carver", "lumberjack cooper"),
        ("log_rafter", "lumberjack log_rafter", "lumberjack"),
        ("horse_trader", "hayer horse_trader", "hayer bed_builder"),
        ("ore_muler", "hayer ore_muler", "miner seeker"),
        ("priest", "priest", "chandler"),
        ("locksmith", "miner locksmith", "beekeeper"),
        ("agent", "agent", "harvester:4"),
    ],
)
def test_silver_looks_at_the_own_village_only(name: str, own: str, others: str) -> None:
    alone = given(2).village(0, "founders_food", own).lines(0)[name]
    table = given(2).village(0, "founders_food", own).village(1, others, "fisher", own)
    assert table.lines(0)[name] == alone


@pytest.mark.rule("VG-174")
def test_a_peddler_counts_no_silver_symbols() -> None:
    assert silver("peddler", "hayer peddler", "grocer", "priest", "beekeeper") == 0


@pytest.mark.rule("VG-175")
def test_a_peddler_and_a_wood_carver_count_no_coins() -> None:
    table = given(2).village(0, "founders_food", "harvester:4", "lumberjack carpenter:8", "hayer peddler")
    table.village(0, "lumberjack shipwright:2", "lumberjack/ wood_carver")
    assert table.lines(0)["wood_carver"] == 2
    assert table.lines(0)["peddler"] == 0


@pytest.mark.rule("VG-176")
@pytest.mark.parametrize(("chain", "gold"), [("founders", 3), ("founders_food", 0), ("founders swineherd", 3)])
def test_a_peddler_counts_uncovered_founders_on_the_gold_side(chain: str, gold: int) -> None:
    table = given(2).village(0, chain, "hayer peddler", "beekeeper")
    assert table.lines(0)["peddler"] == gold


@pytest.mark.rule("VG-176")
def test_a_peddler_counts_no_covered_founders() -> None:
    assert given(2).village(0, "founders swineherd", "hayer peddler").lines(0)["peddler"] == 0


@pytest.mark.rule("VG-176", "VG-315")
@pytest.mark.parametrize(("level", "gold"), [("normal", 3), ("hard", 3), ("beginner", 0)])
def test_a_peddler_of_the_countess_counts_the_gold_on_her_card(level: str, gold: int) -> None:
    table = given(1, level).village(COUNTESS, "peddler", "beekeeper")
    assert table.her_lines()["peddler"] == gold


@pytest.mark.rule("VG-177")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["grocer"], 3),
        (["grocer", "harvester"], 6),
        (["grocer", "hayer grazier milk_maid"], 9),
        (["grocer", "graper vintner"], 3),
        (["grocer", "grocer", "hunter"], 12),
    ],
)
def test_a_grocer_pays_three_gold_for_each_uncovered_food(chains: list[str], gold: int) -> None:
    assert silver("grocer", *chains) == gold


@pytest.mark.rule("VG-178")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["freemason"], 0),
        (["freemason", "wattler"], 3),
        (["freemason", "wattler", "miner mason", "lumberjack carpenter"], 9),
        (["freemason", "freemason", "wattler"], 6),
    ],
)
def test_a_freemason_pays_three_gold_for_each_house(chains: list[str], gold: int) -> None:
    assert silver("freemason", *chains) == gold


@pytest.mark.rule("VG-179")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        ([], 0),
        (["miner seeker spelunker jeweler"], 0),
        (["fisher", "beekeeper"], 3),
        (["fisher", "beekeeper", "chandler"], 3),
        (["fisher", "beekeeper", "chandler", "miner mason"], 6),
        (["fisher", "lumberjack wheeler cartwright"], 3),
    ],
)
def test_a_peddler_pays_three_gold_for_each_pair_of_gold_symbols(chains: list[str], gold: int) -> None:
    assert silver("peddler", "hayer peddler", *chains) == gold


@pytest.mark.rule("VG-180")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        ([], 0),
        (["lumberjack cooper"], 4),
        (["lumberjack wheeler"], 3),
        (["lumberjack wheeler cartwright"], 9),
        (["beekeeper", "miner mason"], 0),
    ],
)
def test_a_wood_carver_pays_the_uncovered_gold_of_wood_villagers(chains: list[str], gold: int) -> None:
    table = given(2).village(0, "lumberjack wood_carver", *chains)  # the Founders show Gold, but no Wood
    assert table.lines(0)["wood_carver"] == gold


@pytest.mark.rule("VG-181", "VG-188")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["lumberjack log_rafter"], 3),
        (["lumberjack log_rafter", "lumberjack/ wheeler cartwright"], 5),
        (["lumberjack log_rafter", "lumberjack", "lumberjack"], 5),
        (["lumberjack log_rafter", "lumberjack/ log_rafter"], 10),
        (["lumberjack log_rafter", "miner", "hayer"], 3),
    ],
)
def test_a_log_rafter_pays_one_gold_for_each_wood_symbol(chains: list[str], gold: int) -> None:
    assert silver("log_rafter", *chains) == gold


@pytest.mark.rule("VG-182", "VG-188")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["hayer horse_trader"], 3),
        (["hayer horse_trader", "hayer/ grazier"], 3),
        (["hayer horse_trader", "hayer/ bed_builder"], 6),
        (["hayer horse_trader", "hayer/ grazier milk_maid"], 6),
        (["hayer horse_trader", "miner seeker"], 3),
    ],
)
def test_a_horse_trader_pays_three_gold_for_each_pair_of_hay_symbols(chains: list[str], gold: int) -> None:
    assert silver("horse_trader", *chains) == gold


@pytest.mark.rule("VG-183")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["hayer ore_muler"], 0),
        (["hayer ore_muler", "miner"], 0),
        (["hayer ore_muler", "miner seeker"], 3),
        (["hayer ore_muler", "miner glass_blower"], 3),
        (["hayer ore_muler", "miner glass_blower", "miner/ seeker"], 6),
    ],
)
def test_an_ore_muler_pays_for_pairs_of_ore_symbols_without_its_own(chains: list[str], gold: int) -> None:
    assert silver("ore_muler", *chains) == gold


@pytest.mark.rule("VG-184")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["priest"], 0),
        (["priest", "harvester"], 3),
        (["priest", "chandler"], 3),
        (["priest", "chandler", "wattler"], 6),
        (["priest", "priest"], 6),
    ],
)
def test_a_priest_pays_three_gold_for_each_pair_of_solitary_symbols(chains: list[str], gold: int) -> None:
    assert silver("priest", *chains) == gold


@pytest.mark.rule("VG-185")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["miner locksmith"], 2),
        (["miner locksmith", "beekeeper"], 4),
        (["miner locksmith", "miner seeker spelunker jeweler"], 6),
        (["miner locksmith", "hayer grazier milk_maid fromager"], 4),
        (["miner locksmith", "lumberjack carpenter"], 2),
        (["miner locksmith", "miner/ locksmith"], 8),
    ],
)
def test_a_locksmith_pays_two_gold_for_each_padlock_covered_or_not(chains: list[str], gold: int) -> None:
    assert silver("locksmith", *chains) == gold


@pytest.mark.rule("VG-186")
@pytest.mark.parametrize(
    ("chains", "gold"),
    [
        (["agent"], 0),
        (["agent", "harvester:2"], 2),
        (["agent", "harvester:2", "miner blacksmith:6", "lumberjack carpenter:4"], 6),
        (["agent", "beekeeper", "harvester:2"], 2),
    ],
)
def test_an_agent_pays_the_coins_on_one_villager(chains: list[str], gold: int) -> None:
    assert silver("agent", *chains) == gold


@pytest.mark.rule("VG-187")
def test_two_agents_may_choose_the_same_villager() -> None:
    assert silver("agent", "agent", "agent", "miner blacksmith:6", "harvester:2") == 12


@pytest.mark.rule("VG-188")
@pytest.mark.parametrize("side", ["founders", "founders_food"])
def test_founders_have_a_grain_symbol_on_both_sides_even_when_covered(side: str) -> None:
    table = given(2).village(0, f"{side} swineherd truffler").village(1, side)
    grain = [player["symbols"]["grain"] for player in RULES.view(table.state)["players"]]
    assert grain == [3, 1]
