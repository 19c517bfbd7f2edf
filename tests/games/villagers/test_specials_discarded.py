"""Tinner and Smuggler: padlocks opened for free, and half of what a villager is worth."""

import pytest

from support.villagers import Position, given

# --- Tinner ---


@pytest.mark.rule("VG-147", "VG-149")
@pytest.mark.parametrize("keeper", [0, 1, None])
def test_a_tinner_opens_a_padlock_for_free_wherever_its_key_stands(keeper: int | None) -> None:
    table = given().hand(0, "tinner beekeeper hunter")
    if keeper is not None:
        table.village(keeper, "lumberjack carpenter")
    table.build().play("tinner", "place beekeeper", "free")
    assert table.cards(0).split()[-1] == "beekeeper"
    assert [table.gold(seat) for seat in (0, 1)] == [8, 8]
    assert ":" not in table.cards(0) + table.cards(1)


@pytest.mark.rule("VG-147")
def test_a_tinner_opens_any_number_of_padlocks_with_different_keys() -> None:
    table = given().village(0, "graper").village(1, "lumberjack carpenter").treasury(0, 0)
    table.hand(0, "tinner beekeeper vintner wine_trader fisher priest hunter").build(limit=5).play("tinner")
    table.play(*[f"place {name}" for name in ("beekeeper", "vintner", "wine_trader", "fisher", "priest")])
    assert table.cards(0) == "founders graper beekeeper vintner wine_trader fisher priest"
    assert table.cards(1) == "founders lumberjack carpenter"


@pytest.mark.rule("VG-147")
def test_a_tinner_acts_in_its_own_build_turn_only() -> None:
    table = given().hand(0, "tinner beekeeper beekeeper hunter").hand(1, "fisher hunter").build(0)
    table.play("tinner", "place beekeeper", "free", "done").build(1).play("place fisher", "done")
    assert table.gold(1) == 6
    table.build(0).play("place beekeeper")
    assert table.gold(0) == 6


@pytest.mark.rule("VG-147")
def test_a_tinner_opens_the_padlock_of_a_villager_on_a_monk() -> None:
    table = given().village(0, "miner seeker").treasury(0, 0).hand(0, "tinner monk jeweler hunter").build()
    assert not table.offers("monk jeweler")
    table.play("tinner", "monk jeweler")
    assert (table.lies_on(0, "jeweler"), table.gold(0)) == ("monk", 0)


@pytest.mark.rule("VG-148")
@pytest.mark.parametrize(
    ("keepers", "moves"),
    [
        ((), ["bank", "free"]),
        ((0,), ["key seat_1 carpenter 1", "free"]),
        ((1,), ["key seat_2 carpenter 1", "free"]),
        ((0, 2), ["key seat_1 carpenter 1", "key seat_3 carpenter 1", "free"]),
    ],
)
def test_with_a_tinner_each_padlock_may_be_opened_in_the_normal_way(keepers: tuple[int, ...], moves: list[str]) -> None:
    table = given(3).hand(0, "tinner beekeeper beekeeper hunter")
    for keeper in keepers:
        table.village(keeper, "lumberjack carpenter")
    table.build(limit=3).play("tinner", "place beekeeper")
    assert table.moves == moves
    table.play(moves[0])
    assert table.gold(0) == (8 if 0 in keepers else 6)
    assert [":" in table.cards(seat) for seat in range(3)] == [seat in keepers[:1] for seat in range(3)]
    table.play("place beekeeper")
    assert "free" in table.moves


@pytest.mark.rule("VG-150")
@pytest.mark.parametrize("keeper", [1, None])
def test_a_tinner_opens_the_padlock_of_a_smuggler(keeper: int | None) -> None:
    table = given().hand(0, "tinner smuggler hunter").treasury(0, 0)
    if keeper is not None:
        table.village(keeper, "lumberjack shipwright")
    table.build()
    assert not table.offers("smuggler")
    table.play("tinner", "smuggler")
    assert table.gold(0) == 1
    assert ":" not in table.cards(1)


@pytest.mark.rule("VG-151")
def test_a_tinner_gives_nothing_back_for_padlocks_opened_before() -> None:
    table = given().village(1, "lumberjack carpenter").hand(0, "tinner beekeeper beekeeper hunter").build(limit=3)
    table.play("place beekeeper", "tinner")
    assert (table.gold(0), table.cards(1)) == (6, "founders lumberjack carpenter:2")
    table.play("place beekeeper", "free")
    assert (table.gold(0), table.cards(1)) == (6, "founders lumberjack carpenter:2")


@pytest.mark.rule("VG-147")
def test_a_tinner_opens_no_padlock_in_the_turn_of_another_player() -> None:
    table = given(3).hand(0, "tinner hunter").hand(1, "beekeeper hunter").treasury(1, 0).unseen("").round()
    table.play("tinner", "done")
    assert (table.seat, table.offers("place hunter"), table.offers("place beekeeper")) == (1, True, False)


@pytest.mark.rule("VG-147")
def test_a_tinner_opens_no_padlock_in_the_next_round() -> None:
    table = given().hand(0, "tinner beekeeper hunter").treasury(0, 0).road("fisher").stacks(9).round().on_to("done")
    table.play("tinner").on_to("draft").on_to("done")
    while table.seat != 0:
        table.play("done")
    assert table.state.round == 3
    assert not table.offers("place beekeeper")


# --- Smuggler ---


def smuggle(*village: str) -> Position:
    """A build turn in which a Smuggler is shown after a Tinner; Founders show no gold."""
    table = given(4).village(0, "founders_food", *village).hand(0, "smuggler hunter")
    return table.build(tinner=True).play("smuggler")


@pytest.mark.rule("VG-152")
@pytest.mark.parametrize("keeper", [1, None])
def test_the_padlock_of_a_smuggler_costs_two_gold_like_any_other(keeper: int | None) -> None:
    table = given().hand(0, "smuggler hunter")
    if keeper is not None:
        table.village(keeper, "lumberjack shipwright")
    table.build().play("smuggler")
    assert [table.gold(seat) for seat in (0, 1)] == [8 - 2 + 1, 8]
    assert ("shipwright:2" in table.cards(1)) == (keeper == 1)


@pytest.mark.rule("VG-152")
def test_an_own_shipwright_opens_the_padlock_of_a_smuggler_and_gets_coins() -> None:
    table = given().village(0, "founders_food", "lumberjack shipwright").hand(0, "smuggler hunter").treasury(0, 0)
    table.build().play("smuggler")
    assert (table.gold(0), table.cards(0)) == (1, "founders_food lumberjack shipwright:2")


@pytest.mark.rule("VG-152")
def test_the_player_picks_the_key_of_a_smuggler_before_its_villager() -> None:
    table = given().village(0, "lumberjack shipwright").village(1, "lumberjack shipwright").hand(0, "smuggler hunter")
    table.build().play("smuggler")
    assert table.moves == ["key seat_1 shipwright 1", "key seat_2 shipwright 1"]
    table.play("key seat_2 shipwright 1")
    assert table.moves == ["pick shipwright 1", "pick founders 1"]
    assert table.gold(0) == 6


@pytest.mark.rule("VG-152")
@pytest.mark.parametrize("gold", [0, 1])
def test_a_smuggler_whose_padlock_cannot_be_opened_is_not_played(gold: int) -> None:
    table = given().hand(0, "smuggler hunter").treasury(0, gold).build()
    assert not table.offers("smuggler")


@pytest.mark.rule("VG-153")
@pytest.mark.parametrize(
    ("village", "paid"),
    [
        ("miner blacksmith", 1),
        ("chandler", 2),
        ("lumberjack cooper", 2),
        ("tanner saddler", 3),
        ("tanner cobbler", 3),
        ("lumberjack wheeler cartwright", 5),
        ("graper vintner wine_trader", 7),
        ("hayer grazier milk_maid fromager", 8),
        ("miner seeker spelunker jeweler", 10),
    ],
)
def test_half_of_the_printed_gold_is_paid_rounded_up(village: str, paid: int) -> None:
    table = smuggle(village).play("free")
    assert table.gold(0) == 8 + paid
    assert table.cards(0) == f"founders_food {village}"


@pytest.mark.rule("VG-153")
def test_one_uncovered_villager_of_the_own_village_is_picked() -> None:
    table = smuggle("graper vintner wine_trader", "chandler", "lumberjack wheeler cartwright", "wattler")
    table.village(1, "tanner").play("free")
    assert table.moves == ["pick cartwright 1", "pick wine_trader 1", "pick chandler 1"]
    table.play("pick cartwright 1")
    assert (table.gold(0), table.gold(1)) == (13, 8)
    assert table.cards(0) == "founders_food graper vintner wine_trader chandler lumberjack wheeler cartwright wattler"


@pytest.mark.rule("VG-154")
def test_coins_and_silver_do_not_count_for_a_smuggler() -> None:
    table = smuggle("chandler:6", "lumberjack carpenter:8", "lumberjack wood_carver", "harvester", "grocer").play(
        "free"
    )
    assert table.gold(0) == 8 + 2
    assert "chandler:6" in table.cards(0)


@pytest.mark.rule("VG-155")
def test_uncovered_founders_with_gold_may_be_picked() -> None:
    table = given().village(0, "chandler").hand(0, "smuggler hunter").build(tinner=True).play("smuggler", "free")
    assert table.moves == ["pick chandler 1", "pick founders 1"]
    table.play("pick founders 1")
    assert (table.gold(0), table.cards(0)) == (9, "founders chandler")


@pytest.mark.rule("VG-155", "VG-156")
@pytest.mark.parametrize("founders", ["founders_food", "founders brewer"])
def test_founders_that_show_no_gold_cannot_be_picked(founders: str) -> None:
    table = given().village(0, founders).hand(0, "smuggler hunter").build(tinner=True)
    assert not table.offers("smuggler")


@pytest.mark.rule("VG-156")
def test_a_smuggler_is_not_played_in_a_village_that_shows_no_gold() -> None:
    table = given().village(0, "founders_food", "lumberjack carpenter:4", "grocer", "lumberjack wood_carver", "wattler")
    table.village(1, "chandler").hand(0, "smuggler chandler hunter").build()
    assert not table.offers("smuggler")
    assert table.play("place chandler").offers("smuggler")


@pytest.mark.rule("VG-157")
def test_a_villager_placed_in_the_same_turn_may_be_picked() -> None:
    table = (
        given().village(0, "founders_food", "lumberjack wheeler").hand(0, "smuggler cartwright hunter wattler").build()
    )
    table.play("place cartwright", "smuggler")
    assert table.gold(0) == 8 - 2 + 5
