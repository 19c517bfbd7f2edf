"""The Apprentice: it takes the place of a covered villager anywhere, who is placed in the own village at once."""

import pytest

from bourgade.games.villagers import RULES
from support.villagers import Position, given


def targets(table: Position) -> list[str]:
    """The villagers that an Apprentice may replace now: `seat_2 hayer 1`."""
    return [move.removeprefix("replace ") for move in table.play("apprentice").moves if move.startswith("replace ")]


# --- whom it replaces ---


@pytest.mark.rule("VG-136")
def test_an_apprentice_replaces_covered_villagers_of_any_village() -> None:
    table = (
        given(3).village(0, "graper vintner", "miner", "hunter").village(1, "hayer grazier", "miner seeker spelunker")
    )
    table.village(2, "lumberjack carpenter", "lumberjack wheeler", "lumberjack/ cooper", "hayer")
    table.hand(0, "apprentice hunter").build()
    assert targets(table) == [
        "seat_1 graper 1",
        "seat_2 hayer 1",
        "seat_2 miner 1",
        "seat_2 seeker 1",
        "seat_3 lumberjack 1",
        "seat_3 lumberjack 2",
    ]


@pytest.mark.rule("VG-136")
def test_without_a_covered_villager_no_apprentice_is_played() -> None:
    table = given().village(0, "lumberjack", "graper", "hunter").village(1, "miner", "founders brewer")
    assert not table.hand(0, "apprentice hunter").build().offers("apprentice")


@pytest.mark.rule("VG-137", "VG-138", "VG-303")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_apprentice_takes_the_place_in_the_chain_and_the_cards_above_stay(owner: int) -> None:
    table = given().village(owner, "graper", "miner seeker spelunker jeweler").village(0, "miner mason")
    table.hand(0, "apprentice hunter").build().play("apprentice", f"replace seat_{owner + 1} seeker 1")
    while table.moves and not table.offers("done"):
        table.play(table.moves[0])
    assert table.cards(owner).startswith("founders graper miner apprentice spelunker jeweler")
    assert [table.lies_on(owner, name) for name in ("apprentice", "spelunker", "jeweler")] == [
        "miner",
        "apprentice",
        "spelunker",
    ]
    assert RULES.view(table.state)["players"][owner]["village"][3]["role"] == "seeker"
    assert table.cards(0).split()[-1] == "seeker"
    assert table.lies_on(0, "seeker") == "miner"
    assert "seeker" in table.uncovered(0)


@pytest.mark.rule("VG-138")
def test_the_replaced_villager_is_placed_at_once_where_the_player_likes() -> None:
    table = given().village(1, "hayer grazier milk_maid").village(0, "hayer", "hayer thatcher")
    table.hand(0, "apprentice hunter tinner").build().play("apprentice", "replace seat_2 grazier 1")
    assert table.moves == ["on hayer 1", "on hayer 2"]
    table.play("on hayer 2")
    assert table.uncovered(0) == "founders hayer thatcher grazier"
    assert table.cards(1) == "founders hayer apprentice milk_maid"


@pytest.mark.rule("VG-138")
def test_the_replaced_villager_leaves_the_other_village_for_good() -> None:
    table = given().village(1, "graper vintner").hand(0, "apprentice vintner hunter").build().play("apprentice")
    assert (table.cards(0), table.cards(1)) == ("founders graper", "founders apprentice vintner")
    table.play("place vintner")
    assert table.lies_on(0, "vintner") == "graper"


# --- who cannot be placed again ---


@pytest.mark.rule("VG-139")
@pytest.mark.parametrize(
    ("own", "has_place"),
    [
        ((), False),
        (("hayer", "miner"), False),
        (("lumberjack",), True),
        (("monk=lumberjack carpenter",), True),
        (("monk=lumberjack carpenter", "monk/ cooper"), False),
    ],
)
def test_a_villager_without_a_place_in_the_own_village_is_not_replaced(own: tuple[str, ...], has_place: bool) -> None:
    table = (
        given().village(1, "monk=lumberjack wheeler cartwright").village(0, *own).hand(0, "apprentice hunter").build()
    )
    assert table.offers("apprentice") == has_place
    if has_place:
        assert table.play("apprentice").uncovered(0).split()[-1] == "wheeler"


@pytest.mark.rule("VG-139")
def test_an_own_villager_cannot_go_back_to_the_place_the_apprentice_takes() -> None:
    full = given().village(0, "monk=lumberjack wheeler cartwright", "monk/ carpenter").hand(0, "apprentice hunter")
    assert not full.build().offers("apprentice")
    free = (
        given().village(0, "monk=lumberjack wheeler cartwright").hand(0, "apprentice hunter").build().play("apprentice")
    )
    assert (free.lies_on(0, "wheeler"), free.lies_on(0, "cartwright")) == ("monk", "apprentice")


@pytest.mark.rule("VG-139", "VG-140")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("gold", [1, 2])
def test_a_villager_whose_padlock_cannot_be_opened_is_not_replaced(owner: int, gold: int) -> None:
    table = given().village(owner, "monk=graper vintner wine_trader").treasury(0, gold)
    table.village(0, *["graper"] * owner).hand(0, "apprentice hunter").build()
    assert table.offers("apprentice") == (gold == 2)
    if gold == 2:
        table.play("apprentice")
        assert table.cards(0).split()[-1] == "vintner"
        assert table.gold(0) == 0


@pytest.mark.rule("VG-139")
@pytest.mark.parametrize("opened", ["tinner", "own key"])
def test_a_padlock_opened_without_gold_lets_a_villager_be_replaced(opened: str) -> None:
    table = given().village(1, "monk=graper vintner wine_trader").village(0, "graper").treasury(0, 0)
    table.hand(0, "apprentice tinner hunter")
    if opened == "own key":
        table.village(0, "monk=lumberjack cooper")
    table.build()
    if opened == "tinner":
        assert not table.offers("apprentice")
        table.play("tinner")
    table.play("apprentice")
    assert table.cards(0).split()[-1] == "vintner"


# --- padlock, limit, basics ---


@pytest.mark.rule("VG-140")
def test_the_replaced_villager_pays_its_padlock_again() -> None:
    table = (
        given(3).village(1, "monk=hayer grazier milk_maid fromager").village(0, "hayer grazier", "lumberjack cooper")
    )
    table.village(2, "lumberjack cooper").hand(0, "apprentice hunter").build()
    table.play("apprentice", "replace seat_2 milk_maid 1")
    assert table.moves == ["key seat_1 cooper 1", "key seat_3 cooper 1"]
    table.play("key seat_3 cooper 1")
    assert (table.gold(0), table.gold(1), table.gold(2)) == (6, 8, 8)
    assert "cooper:2" in table.cards(2)
    assert table.cards(0).split()[-1] == "milk_maid"


@pytest.mark.rule("VG-140")
def test_a_tinner_opens_the_padlock_of_the_replaced_villager() -> None:
    table = (
        given().village(1, "monk=graper vintner wine_trader").village(0, "graper").hand(0, "apprentice tinner hunter")
    )
    table.build().play("tinner", "apprentice")
    assert table.moves == ["bank", "free"]
    table.play("free")
    assert (table.gold(0), table.lies_on(0, "vintner")) == (8, "graper")


@pytest.mark.rule("VG-141")
@pytest.mark.parametrize("limit", [1, 2])
def test_an_apprentice_needs_one_step_of_the_limit_with_the_replaced_villager(limit: int) -> None:
    table = given().village(1, "monk=miner seeker spelunker").village(0, "miner").hand(0, "apprentice hunter wattler")
    table.build(limit=limit).play("apprentice")
    assert table.cards(0) == "founders miner seeker"
    assert table.offers("place hunter") == (limit == 2)


@pytest.mark.rule("VG-142")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("basic", "top"), [("lumberjack", "carpenter"), ("hayer", "thatcher"), ("miner", "mason")])
def test_a_replaced_basic_villager_goes_on_the_own_table_without_an_exchange(owner: int, basic: str, top: str) -> None:
    table = given().village(owner, f"{basic} {top}").hand(0, "apprentice hunter hunter harvester wattler").stacks(1)
    left = table.state.basics[:]
    table.build(limit=1).play("apprentice")
    assert table.cards(owner).startswith(f"founders apprentice {top}")
    assert (table.cards(0).split()[-1], table.lies_on(0, basic)) == (basic, "table")
    assert table.state.basics == left
    table.play(*["exchange", "give hunter", "basic miner"] * 2, "exchange", "give harvester", "basic miner")
    assert sum(table.state.basics) == sum(left) - 3


@pytest.mark.rule("VG-142")
def test_a_basic_villager_may_be_replaced_when_its_pile_is_empty() -> None:
    table = given().village(1, "miner mason").basics(0, 0, 0).hand(0, "apprentice hunter").build().play("apprentice")
    assert table.cards(0) == "founders miner"


@pytest.mark.rule("VG-143")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("name", ["monk", "apprentice"])
@pytest.mark.parametrize("role", ["lumberjack", "hayer", "founders"])
def test_a_stand_in_is_not_replaced(owner: int, name: str, role: str) -> None:
    top = {"lumberjack": "carpenter", "hayer": "thatcher", "founders": "brewer"}[role]
    table = given().village(owner, f"{name}={role} {top}").hand(0, "apprentice hunter").build()
    assert not table.offers("apprentice")


@pytest.mark.rule("VG-144")
def test_the_replaced_villager_does_not_cover_a_monk_of_the_same_turn() -> None:
    table = given().village(1, "monk=miner monk=seeker spelunker jeweler").hand(0, "apprentice monk hunter")
    table.village(0, "miner").build(limit=5)
    assert not any(move.startswith(("monk", "apprentice")) for move in table.moves)
    free = given().village(1, "monk=miner seeker spelunker").village(0, "miner", "monk=miner mason")
    free.hand(0, "apprentice monk hunter").build(limit=5).play("apprentice")
    assert free.moves == ["on miner 1", "on monk 1"]
    free.play("on miner 1")
    assert free.hand_of(0) == "hunter monk"


# --- afterwards ---


@pytest.mark.rule("VG-145")
def test_an_apprentice_belongs_to_the_village_it_stands_in() -> None:
    table = given().village(1, "hayer thatcher").hand(0, "apprentice grazier hunter").hand(1, "horse_trader hunter")
    table.build(0).play("apprentice")
    assert (table.cards(0), table.cards(1)) == ("founders hayer", "founders apprentice thatcher")
    table.play("place grazier")
    assert table.lies_on(0, "grazier") == "hayer"
    table.play("done").build(1).play("place horse_trader")
    assert table.lies_on(1, "horse_trader") == "apprentice"
    symbols = [player["symbols"]["special"] for player in RULES.view(table.state)["players"]]
    assert symbols == [0, 1]
    table.play("done").stacks(1).end_build()
    assert table.cards(1).split()[1] == "apprentice"


@pytest.mark.rule("VG-146")
@pytest.mark.parametrize("before", ["founders", "founders_food"])
@pytest.mark.parametrize(("side", "after"), [("gold", "founders"), ("food", "founders_food")])
def test_own_founders_come_back_to_the_table_with_a_side_of_the_players_choice(
    before: str, side: str, after: str
) -> None:
    table = given().village(0, f"{before} swineherd", "founders_food brewer" if "_" in before else "founders brewer")
    table.hand(0, "apprentice poulterer brewer hunter").build(limit=4).play("apprentice")
    assert table.moves == ["side gold", "side food"]
    table.play(f"side {side}")
    assert table.cards(0) == f"apprentice swineherd brewer {after}"
    assert (table.lies_on(0, after), table.lies_on(0, "brewer")) == ("table", "apprentice")
    table.play("place poulterer")
    assert table.lies_on(0, "poulterer") == after
    table.play("place brewer")
    assert table.lies_on(0, "brewer") == after


@pytest.mark.rule("VG-146")
def test_own_founders_without_a_card_on_them_stay() -> None:
    table = given().hand(0, "apprentice hunter").build()
    assert not table.offers("apprentice")


@pytest.mark.rule("VG-146")
def test_new_founders_carry_two_chains_and_no_third() -> None:
    table = given().village(0, "founders swineherd").hand(0, "apprentice brewer poulterer brewer poulterer hunter")
    table.build(limit=5).play("apprentice", "side gold", "place brewer")
    assert table.moves == ["on apprentice 1", "on founders 1"]
    table.play("on founders 1", "place poulterer", "on founders 1", "place brewer")
    assert table.lies_on(0, "brewer") == "apprentice"
    assert not table.offers("place poulterer")


@pytest.mark.rule("VG-306")
@pytest.mark.parametrize("stand_in", ["monk", "apprentice"])
def test_the_replaced_villager_may_go_on_a_covered_stand_in_with_a_free_place(stand_in: str) -> None:
    table = given().village(1, "monk=hayer grazier milk_maid").village(0, "hayer", f"{stand_in}=hayer thatcher")
    table.hand(0, "apprentice hunter").build().play("apprentice")
    assert table.moves == ["on hayer 1", f"on {stand_in} 1"]
    table.play(f"on {stand_in} 1")
    assert table.lies_on(0, "grazier") == stand_in


@pytest.mark.rule("VG-307")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_replaced_villager_brings_no_coins_along(owner: int) -> None:
    table = given().village(owner, "miner blacksmith:4", "miner/ mason").hand(0, "apprentice hunter").build()
    table.play("apprentice")
    assert table.cards(owner).startswith("founders apprentice blacksmith:4 mason")
    assert table.cards(0).split()[-1] == "miner"
    assert [table.gold(seat) for seat in (0, 1)] == [8, 8]
