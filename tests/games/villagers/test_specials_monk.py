"""The Monk: any missing step of an own chain, as long as a villager of the hand covers it at once."""

import pytest

from bourgade.games.villagers import RULES
from support.villagers import Position, given


def monk_moves(table: Position) -> list[str]:
    """The moves offered that play a Monk."""
    return [move for move in table.moves if move.split()[0] in ("monk", "two_monks")]


# --- where ---


@pytest.mark.rule("VG-125")
def test_a_monk_goes_on_a_free_place_of_the_players_choice() -> None:
    table = given().village(0, "miner", "miner mason", "hayer").hand(0, "monk spelunker hunter").build()
    table.play("monk spelunker")
    assert table.moves == ["on miner 1", "on miner 2"]
    table.play("on miner 2")
    assert table.uncovered(0) == "founders miner mason hayer spelunker"
    assert (table.lies_on(0, "monk"), table.lies_on(0, "spelunker")) == ("miner", "monk")


@pytest.mark.rule("VG-125", "VG-131")
@pytest.mark.parametrize(
    ("role", "cover"),
    [
        ("founders", "swineherd"),
        ("founders", "brewer"),
        ("lumberjack", "carpenter"),
        ("hayer", "grazier"),
        ("miner", "blacksmith"),
        ("graper", "vintner"),
        ("shepherd", "spinner"),
        ("tanner", "saddler"),
    ],
)
def test_a_monk_may_be_the_first_card_of_any_chain(role: str, cover: str) -> None:
    table = given(4).village(0, "founders swineherd", "founders swineherd").hand(0, f"monk {cover} {cover} hunter")
    table.build(limit=3).play(f"monk {cover}")
    assert (table.lies_on(0, "monk"), table.lies_on(0, cover)) == ("table", "monk")
    assert RULES.view(table.state)["players"][0]["village"][-2]["role"] == role
    table.play(f"place {cover}")
    assert table.cards(0).endswith(f" monk {cover} {cover}")
    assert table.lies_on(0, cover) == "monk"


@pytest.mark.rule("VG-125")
@pytest.mark.parametrize(
    ("village", "cover"),
    [
        (("miner mason", "miner/ mason"), "spelunker"),
        (("miner seeker spelunker", "miner/ mason"), "jeweler"),
        (("lumberjack carpenter", "lumberjack/ carpenter"), "cartwright"),
        (("hayer",), "fromager"),
        (("graper vintner", "graper/ vintner"), "wine_trader"),
        (("founders brewer", "founders brewer"), "truffler"),
    ],
)
def test_without_a_free_place_no_monk_is_played(village: tuple[str, ...], cover: str) -> None:
    table = given().village(0, *village).hand(0, f"monk {cover} hunter").build(limit=5)
    assert monk_moves(table) == []


@pytest.mark.rule("VG-125", "VG-129")
@pytest.mark.parametrize(
    ("village", "cover"),
    [
        ((), "jeweler"),
        (("miner mason", "miner/ mason"), "jeweler"),
        (("miner seeker spelunker", "miner/ mason"), "jeweler"),
        (("hayer thatcher", "hayer/ thatcher"), "fromager"),
        (("shepherd spinner", "shepherd/ spinner weaver"), "tailor"),
    ],
)
def test_without_a_free_place_no_two_monks_are_played(village: tuple[str, ...], cover: str) -> None:
    table = given(4).village(0, *village).hand(0, f"monk monk {cover} hunter").build(limit=5)
    assert f"two_monks {cover}" not in monk_moves(table)


@pytest.mark.rule("VG-125", "VG-128")
def test_a_monk_never_stands_in_for_the_last_of_a_chain_or_a_villager_without_one() -> None:
    table = given(4).village(0, "lumberjack wheeler", "hayer", "miner", "graper", "tanner")
    table.hand(0, "monk monk hunter graper tanner apprentice smuggler").build(limit=5)
    assert monk_moves(table) == []


@pytest.mark.rule("VG-125")
def test_a_monk_stays_in_the_own_village() -> None:
    table = given().village(1, "miner", "lumberjack").hand(0, "monk spelunker cartwright hunter").build(limit=4)
    assert monk_moves(table) == []


# --- its cover ---


@pytest.mark.rule("VG-126", "VG-127")
def test_the_villager_that_follows_is_placed_from_the_hand_at_once() -> None:
    table = given().village(0, "graper").hand(0, "monk wine_trader hunter wattler harvester").build(limit=3)
    table.play("monk wine_trader")
    assert table.cards(0) == "founders graper monk wine_trader"
    assert table.hand_of(0) == "harvester hunter wattler"
    assert table.offers("done")
    table.play("place hunter")
    assert not table.offers("place wattler")


@pytest.mark.rule("VG-126", "VG-129")
def test_a_second_monk_may_lie_on_the_first_with_a_villager_on_it() -> None:
    table = given().village(0, "miner", "miner blacksmith").hand(0, "monk monk jeweler hunter").build(limit=3)
    assert monk_moves(table) == ["two_monks jeweler"]
    table.play("two_monks jeweler")
    assert table.moves == ["on miner 1", "on miner 2"]
    table.play("on miner 1")
    assert table.cards(0) == "founders miner miner blacksmith:2 monk monk jeweler"
    assert table.uncovered(0) == "founders blacksmith jeweler"
    assert (table.lies_on(0, "jeweler"), table.lies_on(0, "monk")) == ("monk", "monk")


@pytest.mark.rule("VG-129", "VG-133")
@pytest.mark.parametrize(
    ("cover", "beside"),
    [("truffler", "brewer"), ("cartwright", "carpenter"), ("wine_trader", "vintner"), ("spelunker", "mason")],
)
def test_two_monks_may_begin_a_chain_each_with_its_own_role(cover: str, beside: str) -> None:
    table = (
        given()
        .village(0, "founders brewer", "founders brewer")
        .hand(0, f"monk monk {cover} {cover} {beside} {beside} hunter")
    )
    table.build(limit=5).play(f"two_monks {cover}")
    assert table.cards(0) == f"founders brewer brewer monk monk {cover}"
    assert table.uncovered(0) == f"brewer brewer {cover}"
    assert not table.offers(f"place {cover}")
    table.play(f"place {beside}")
    assert table.lies_on(0, beside) == "monk"
    assert not table.offers(f"place {beside}")


@pytest.mark.rule("VG-129")
def test_a_second_monk_may_join_a_chain_later() -> None:
    table = given().village(0, "monk=miner seeker").hand(0, "monk jeweler hunter").build().play("monk jeweler")
    assert table.cards(0) == "founders monk seeker monk jeweler"
    assert table.uncovered(0) == "founders jeweler"
    assert table.lies_on(0, "monk") == "seeker"


@pytest.mark.rule("VG-126")
@pytest.mark.parametrize("cover", ["carpenter", "vintner", "swineherd"])
def test_no_second_monk_lies_beneath_a_first_card(cover: str) -> None:
    table = given().village(0, "lumberjack", "graper").hand(0, f"monk monk {cover} hunter").build(limit=5)
    assert monk_moves(table) == [f"monk {cover}"]


@pytest.mark.rule("VG-127")
@pytest.mark.parametrize(
    ("keeper", "golds", "coins"), [(None, [6, 8], ""), (0, [8, 8], "blacksmith:2"), (1, [6, 8], "blacksmith:2")]
)
def test_the_villager_on_a_monk_pays_its_own_padlock(keeper: int | None, golds: list[int], coins: str) -> None:
    table = given().village(0, "miner seeker").hand(0, "monk jeweler hunter")
    if keeper is not None:
        table.village(keeper, "miner blacksmith")
    table.build().play("monk jeweler")
    assert table.lies_on(0, "jeweler") == "monk"
    assert [table.gold(seat) for seat in (0, 1)] == golds
    assert coins in table.cards(keeper or 0)


@pytest.mark.rule("VG-127")
def test_the_player_picks_the_key_for_the_villager_on_a_monk() -> None:
    table = given().village(0, "miner blacksmith", "graper").village(1, "lumberjack cooper", "miner blacksmith")
    table.hand(0, "monk cooper hunter").build().play("monk cooper")
    assert table.moves == ["key seat_1 blacksmith 1", "key seat_2 blacksmith 1"]
    table.play("key seat_1 blacksmith 1")
    assert (table.gold(0), table.cards(0)) == (8, "founders miner blacksmith:2 graper monk cooper")


@pytest.mark.rule("VG-128")
@pytest.mark.parametrize(
    ("hand", "limit", "gold", "moves"),
    [
        ("monk jeweler", 2, 2, ["monk jeweler"]),
        ("monk jeweler", 1, 2, []),
        ("monk jeweler", 2, 1, []),
        ("monk mason", 2, 2, ["monk mason"]),
        ("monk wattler", 2, 2, []),
        ("monk", 2, 2, []),
        ("monk monk wattler", 3, 2, []),
        ("monk monk jeweler", 2, 2, ["monk jeweler"]),
        ("monk jeweler", 3, 2, ["monk jeweler"]),
        ("monk monk jeweler", 3, 2, ["monk jeweler", "two_monks jeweler"]),
    ],
)
def test_a_monk_is_played_only_when_it_can_be_covered(hand: str, limit: int, gold: int, moves: list[str]) -> None:
    table = given().village(0, "miner seeker").treasury(0, gold).hand(0, f"{hand} hunter").build(limit=limit)
    assert monk_moves(table) == moves


# --- no padlock of its own ---


@pytest.mark.rule("VG-130")
@pytest.mark.parametrize(
    ("role", "village", "cover"), [("milk_maid", "hayer grazier", "fromager"), ("weaver", "shepherd spinner", "tailor")]
)
@pytest.mark.parametrize("gold", [0, 8])
@pytest.mark.parametrize("keepers", [(), (0,), (1,), (0, 1)])
def test_a_monk_pays_nothing_for_the_padlock_of_its_role(
    role: str, village: str, cover: str, gold: int, keepers: tuple[int, ...]
) -> None:
    table = given(4).village(0, village).hand(0, f"monk {cover} {role}").treasury(0, gold)
    for seat in keepers:
        table.village(seat, "lumberjack cooper", "lumberjack carpenter")
    table.build().play(f"monk {cover}")
    assert table.lies_on(0, cover) == "monk"
    assert [table.gold(seat) for seat in (0, 1)] == [gold, 8]
    assert ":" not in table.cards(0) + table.cards(1)
