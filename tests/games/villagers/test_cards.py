"""Cards and symbols: suits and backs, gold and silver, padlocks and keyrings, chains, and what a covered card shows."""

from itertools import pairwise

import pytest

from bourgade.core.edition import Edition
from bourgade.games.villagers import RULES
from bourgade.games.villagers.components import components_for
from bourgade.games.villagers.ids import Villager
from support.chains import BELOW, CARRIED, chain_of
from support.villagers import COUNTESS, Position, given

SUITS = {
    "grain": "brewer poulterer swineherd truffler",
    "wood": "carpenter cooper shipwright wheeler cartwright wood_carver log_rafter",
    "hay": "thatcher bed_builder grazier milk_maid fromager peddler horse_trader ore_muler",
    "ore": "blacksmith glass_blower mason seeker spelunker jeweler locksmith",
    "grape": "graper vintner wine_trader",
    "wool": "shepherd spinner weaver tailor",
    "leather": "tanner saddler cobbler",
    "solitary": "harvester hunter chandler wattler fisher beekeeper grocer freemason priest agent",
    "special": "monk apprentice tinner smuggler",
}
OPENED = {
    "brewer": "freemason",
    "carpenter": "poulterer bed_builder weaver beekeeper",
    "cooper": "brewer milk_maid vintner",
    "shipwright": "fisher smuggler",
    "cartwright": "peddler",
    "blacksmith": "cooper glass_blower jeweler locksmith cobbler",
    "glass_blower": "wine_trader",
    "harvester": "grocer",
    "hunter": "truffler",
    "chandler": "spelunker priest",
}
KEYS = {name: key for key, names in OPENED.items() for name in names.split() if name != "smuggler"}
LAST = [name for name in BELOW if name not in CARRIED]
BANNERS = ["graper", "shepherd", "tanner", *SUITS["solitary"].split()]


def below(name: str) -> list[str]:
    """The chain that a villager is laid on; none on the table."""
    return [chain_of(BELOW[name])] if name in BELOW else []


def building(chains: list[str], hand: str, limit: int = 5) -> Position:
    """A build turn with all padlocks open."""
    table = given(5).treasury(0, 0).village(0, *chains).hand(0, hand)
    return table.build(limit=limit, tinner=True)


def placed(table: Position) -> list[str]:
    """The villagers that may be placed."""
    return sorted(move.split()[1] for move in table.moves if move.startswith("place "))


# --- suits and backs ---


@pytest.mark.rule("VG-027", "VG-028")
@pytest.mark.parametrize("suit", SUITS)
def test_the_backs_of_a_hand_show_its_suits_to_all(suit: str) -> None:
    villagers = SUITS[suit].split()
    player = RULES.view(given(5).hand(0, SUITS[suit]).state, 1)["players"][0]
    assert player["backs"] == {suit: len(villagers)}
    assert player["hand"] is None


@pytest.mark.rule("VG-027")
@pytest.mark.parametrize(("basic", "suit"), [("lumberjack", "wood"), ("hayer", "hay"), ("miner", "ore")])
def test_basic_villagers_belong_to_the_suit_they_carry(basic: str, suit: str) -> None:
    symbols = RULES.view(given(2).village(0, basic).state)["players"][0]["symbols"]
    assert {name: symbols[name] for name in SUITS} == dict.fromkeys(SUITS, 0) | {"grain": 1, suit: 1}


@pytest.mark.rule("VG-028")
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("pile", [1, 4, 6])
def test_the_top_card_of_a_stack_is_of_the_suit_on_its_back(suit: str, pile: int) -> None:
    table = given(5).road("").stacks(1, 1, 1, 1, 1, 1).tops(**{f"stack_{pile}": suit}).draft()
    before = RULES.view(table.state, 2)["piles"][pile - 1]
    assert (before["top"], before["villager"]) == (suit, None)
    table.play(f"blind stack_{pile}")
    assert RULES.view(table.state)["players"][0]["square"][0] in SUITS[suit].split()


@pytest.mark.rule("VG-028")
@pytest.mark.parametrize("suit", ["ore", "special"])
def test_the_top_card_of_the_reserve_shows_its_suit(suit: str) -> None:
    table = given(5).stacks(1).tops(reserve=suit)
    reserve = RULES.view(table.state, 0)["piles"][6]
    assert (reserve["top"], reserve["villager"]) == (suit, None)


@pytest.mark.rule("VG-028")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_stacks_and_reserve_show_a_back_from_the_start_and_after_each_card(seats: int) -> None:
    state = RULES.new(seats, seed=1)
    for _ in range(3):
        assert {pile["top"] for pile in RULES.view(state)["piles"]} <= set(SUITS)
        state.play(state.legal()[-1])


@pytest.mark.rule("VG-028")
def test_a_card_given_up_shows_its_suit_and_no_more() -> None:
    table = given(2).hand(0, "jeweler vintner").stacks(1, 1).build().play("exchange", "give jeweler", "lay stack_2")
    piles = [RULES.view(table.state, seat)["piles"][1] for seat in (0, 1)]
    assert [(pile["top"], pile["villager"]) for pile in piles] == [("ore", "jeweler"), ("ore", None)]


# --- gold and silver ---


@pytest.mark.rule("VG-029")
@pytest.mark.parametrize(("market", "gain"), [(1, 2 + 9 + 3), (2, 2 + 9 + 3 + 6)])
def test_gold_pays_in_both_markets_and_silver_in_the_second_one_only(market: int, gain: int) -> None:
    table = given(2).village(0, "lumberjack wheeler cartwright", "chandler", "grocer", "harvester", "hunter")
    table.held_first_market().market(market)
    assert table.gold(0) == 8 + gain


# --- padlocks and keyrings ---


@pytest.mark.rule("VG-030")
@pytest.mark.parametrize("name", KEYS)
def test_a_padlock_is_opened_by_the_villager_named_as_its_key(name: str) -> None:
    key = KEYS[name]
    chains = [chain_of(key)] if below(name) == below(key) else [chain_of(key), *below(name)]
    table = given(5).village(0, "agent", *chains).treasury(0, 0).hand(0, name).build().play(f"place {name}")
    assert [card for card in table.cards(0).split() if ":" in card] == [f"{key}:2"]
    assert name in table.cards(0)


@pytest.mark.rule("VG-030")
@pytest.mark.parametrize("suit", [suit for suit in SUITS if suit != "special"])
def test_only_villagers_with_a_padlock_cost_something(suit: str) -> None:
    for name in SUITS[suit].split():
        table = given(5).village(0, *below(name)).treasury(0, 2).hand(0, name).build().play(f"place {name}")
        assert (name, table.gold(0)) == (name, 0 if name in KEYS else 2)


@pytest.mark.rule("VG-031")
@pytest.mark.parametrize("name", OPENED)
def test_a_keyring_counts_the_villagers_that_need_the_key(name: str) -> None:
    keyring = 2 * len(OPENED[name].split())
    assert components_for(5, None).keyring[Villager[name.upper()]] == keyring
    table = given(1).village(COUNTESS, name).event("bribes")
    assert table.cards(COUNTESS) == f"countess {name}:{keyring}"


@pytest.mark.rule("VG-032")
@pytest.mark.parametrize(("name", "keyring"), [("carpenter", 8), ("blacksmith", 10)])
def test_a_keyring_stays_as_printed_when_wool_and_leather_are_out_of_the_game(name: str, keyring: int) -> None:
    assert [components_for(seats, None).keyring[Villager[name.upper()]] for seats in (1, 2, 3, 4)] == [keyring] * 4
    table = given(1).village(COUNTESS, name).event("bribes")
    assert table.cards(COUNTESS) == f"countess {name}:{keyring}"


# --- suit symbols ---


@pytest.mark.rule("VG-033")
@pytest.mark.parametrize(
    ("chains", "silver", "gold"),
    [
        (["lumberjack log_rafter"], "log_rafter", 3),
        (["hayer bed_builder", "hayer horse_trader"], "horse_trader", 6),
        (["hayer ore_muler", "miner glass_blower", "miner"], "ore_muler", 6),
        (["chandler", "priest", "agent"], "priest", 6),
    ],
)
def test_a_villager_with_two_suit_symbols_counts_twice(chains: list[str], silver: str, gold: int) -> None:
    assert given(2).village(0, *chains).lines(0)[silver] == gold


# --- chains ---


@pytest.mark.rule("VG-034")
@pytest.mark.parametrize("last", LAST)
def test_a_chain_is_laid_in_its_printed_order(last: str) -> None:
    first, *others = chain_of(last).split()
    table = building([] if first == "founders" else [first], " ".join(others))
    for below, name in pairwise([first, *others]):
        assert placed(table) == [name]
        table.play(f"place {name}")
        assert table.lies_on(0, name) == below
    assert table.hand_of(0) == ""


@pytest.mark.rule("VG-289")
def test_only_villagers_with_a_banner_are_laid_on_the_table() -> None:
    everybody = " ".join(villagers for suit, villagers in SUITS.items() if suit != "special")
    table = building(["founders brewer", "founders brewer"], everybody)
    assert placed(table) == sorted(BANNERS)


@pytest.mark.rule("VG-289")
@pytest.mark.parametrize("name", BANNERS)
def test_a_villager_with_a_banner_lies_on_nothing(name: str) -> None:
    table = building(["graper", "shepherd", "tanner"], name).play(f"place {name}")
    assert table.lies_on(0, name) == "table"


@pytest.mark.rule("VG-290")
@pytest.mark.parametrize("carrier", CARRIED)
def test_two_chains_start_from_a_first_villager_and_one_from_each_other(carrier: str) -> None:
    chains = 1 if carrier in BELOW else 2
    names = (3 * CARRIED[carrier].split())[: chains + 1]
    table = building([chain_of(carrier)], " ".join(names))
    for name in names[:-1]:
        table.play(f"place {name}")
        assert table.lies_on(0, name) == carrier
    assert table.hand_of(0) == names[-1]
    assert placed(table) == []


@pytest.mark.rule("VG-290")
@pytest.mark.parametrize("last", LAST)
def test_a_chain_stays_within_one_suit(last: str) -> None:
    symbols = RULES.view(given(5).village(0, chain_of(last)).state)["players"][0]["symbols"]
    suits = {suit for suit in SUITS if symbols[suit]} - {"grain"}  # the Founders' own
    assert suits == {suit for suit in SUITS if last in SUITS[suit].split()} - {"grain"}


# --- covered cards ---


@pytest.mark.rule("VG-035")
def test_a_card_is_covered_as_soon_as_one_card_lies_on_it() -> None:
    table = given(2).village(0, "lumberjack", "hayer thatcher", "miner seeker", "chandler")
    assert table.uncovered(0) == "founders lumberjack thatcher seeker chandler"
    table.hand(0, "carpenter").build().play("place carpenter")
    assert table.uncovered(0) == "founders thatcher seeker chandler carpenter"


@pytest.mark.rule("VG-036")
@pytest.mark.parametrize(
    ("chain", "cover", "food", "gold"),
    [
        ("founders", "swineherd", 1, 2),
        ("founders_food", "swineherd", 1, 2),
        ("founders swineherd", "truffler", 1, 8),
        ("lumberjack wheeler", "cartwright", 0, 2 + 9),
        ("hayer grazier", "milk_maid", 2, 2),
        ("hayer grazier milk_maid", "fromager", 1, 2 + 15),
        ("miner seeker spelunker", "jeweler", 0, 2 + 20),
        ("graper", "vintner", 0, 2 + 5),
        ("graper vintner", "wine_trader", 0, 2 + 14),
        ("shepherd", "spinner", 0, 2 + 4),
        ("shepherd spinner weaver", "tailor", 0, 2 + 24),
        ("tanner", "cobbler", 0, 2 + 6),
    ],
)
def test_food_and_gold_of_a_covered_card_do_not_count(chain: str, cover: str, food: int, gold: int) -> None:
    table = building([chain], cover).play(f"place {cover}")
    symbols = RULES.view(table.state)["players"][0]["symbols"]
    assert (symbols["food"], symbols["gold"]) == (food, gold)
    assert table.market(1).gold(0) == gold


@pytest.mark.rule("VG-036")
@pytest.mark.parametrize(("chain", "limit"), [("lumberjack wheeler", 4), ("lumberjack wheeler cartwright", 2)])
def test_houses_of_a_covered_card_do_not_count(chain: str, limit: int) -> None:
    large = Edition("large wheels", "villagers", "", {"villagers.wheeler.houses": 2})
    table = given(2, edition=large).village(0, chain).hand(0, "hunter").build()
    assert table.state.build_left == limit


@pytest.mark.rule("VG-037")
@pytest.mark.parametrize(
    ("chains", "silver", "gold"),
    [
        (["hayer grazier milk_maid", "hayer horse_trader"], "horse_trader", 6),
        (["miner seeker spelunker", "miner", "hayer ore_muler"], "ore_muler", 6),
        (["lumberjack wheeler cartwright", "lumberjack log_rafter"], "log_rafter", 6),
        (["miner seeker spelunker jeweler", "miner locksmith"], "locksmith", 6),
        (["graper vintner wine_trader", "miner locksmith"], "locksmith", 6),
    ],
)
def test_suit_symbols_and_padlocks_of_a_covered_card_count(chains: list[str], silver: str, gold: int) -> None:
    assert given(2).village(0, *chains).lines(0)[silver] == gold
