"""How large the cards of Villagers are drawn, and that small ones still show all that counts."""

from __future__ import annotations

import pytest

from bourgade.core.language import language
from bourgade.core.scene import by_spot
from bourgade.games.villagers import RULES
from bourgade.games.villagers.board.room import Sizes, sizes
from bourgade.games.villagers.board.scene import Scene
from support.villagers import Position, given
from support.villagers_late import late
from web.showing import NAMES
from web.villagers_showing import drawn, offers


def scene_of(position: Position, seat: int | None = None) -> Scene:
    state = position.state
    viewer = state.seat if seat is None else seat
    asked = offers(state) if viewer == state.seat else []
    verbs = frozenset(offer.notation.split()[0] for offer in asked)
    return Scene(RULES.show(state, viewer), by_spot(asked), list(NAMES[: state.seats]), language("en"), verbs)


# --- the sizes ---


def test_few_cards_are_large() -> None:
    assert sizes(scene_of(given(3).hand(0, "brewer hunter").build(0))) == Sizes("high", "large", "roomy")


def test_a_road_loses_height_before_it_loses_its_portraits() -> None:
    chains = ["lumberjack carpenter", "lumberjack/ cooper", "hunter", "chandler", "priest", "miner blacksmith"]
    position = given(1).hand(0, "log_rafter blacksmith beekeeper").village(0, *chains).events_up("arrest")
    assert sizes(scene_of(position.build(0))).road == "short"


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_many_cards_are_small_while_building_and_the_road_is_low(seats: int) -> None:
    assert sizes(scene_of(late(seats).build(0))) == Sizes("low", "small", "crowd")


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_the_road_keeps_portraits_while_drafting_though_smaller_ones_beside_events(seats: int) -> None:
    assert sizes(scene_of(late(seats).draft(0))).road == ("short" if seats == 1 else "high")


def test_the_road_keeps_its_portraits_while_others_draft() -> None:
    position = late(4).draft(1)
    assert sizes(scene_of(position, 0)).road == "high"
    assert sizes(scene_of(late(4).build(1), 0)).road == "low"


def test_a_hand_gives_up_its_portraits_before_the_village_does() -> None:
    few = "poulterer shipwright wood_carver thatcher bed_builder mason cobbler beekeeper freemason"
    found = sizes(scene_of(given(3).hand(0, few).village(0, "lumberjack cooper", "hunter").build(0)))
    assert (found.hand, found.village) == ("middle", "roomy")


# --- the village ---


def test_first_cards_that_show_nothing_lie_in_columns() -> None:
    bases = ["lumberjack"] * 3 + ["hayer"] * 2 + ["lumberjack cooper", "hunter"]
    village = drawn(given(3).village(0, *bases).build(0)).one("place-village")
    heaps = [[card.text for card in heap.all("bare")] for heap in village.all("heap")]
    assert heaps == [["Lumberjack", "Lumberjack", "Lumberjack", "Hayer"], ["Hayer"]]
    assert all(not card.all("art") for card in village.all("bare"))


def test_a_first_card_that_waits_can_be_chosen() -> None:
    position = given(3).hand(0, "wheeler").village(0, "lumberjack cooper", "lumberjack").build(0).play("place wheeler")
    waiting = drawn(position).one("on-lumberjack-2")
    assert {"spot", "bare"} <= set(waiting.classes)
    assert waiting.attributes["data-key"] == "seat_1-3"


def test_a_base_with_one_chain_of_two_is_marked() -> None:
    village = drawn(given(3).village(0, "lumberjack cooper", "lumberjack/ wheeler", "hayer grazier").build(0))
    trees = {tree.all("called")[-1].text: tree.classes for tree in village.one("place-village").all("tree")}
    assert trees["Grazier"] == ["tree", "wide", "halved"]
    assert trees["Wheeler"] == ["tree", "wide"]


@pytest.mark.parametrize("chain", ["monk=lumberjack", "monk=hunter", "monk=wheeler"])
def test_a_monk_says_what_it_stands_for_covered_or_not(chain: str) -> None:
    kind = chain.partition("=")[2]
    position = given(3).village(0, f"lumberjack {chain}" if kind == "wheeler" else chain).build(0)
    role = drawn(position).one("place-village").all("role")
    called = {"lumberjack": "Lumberjack", "hunter": "Hunter", "wheeler": "Wheeler"}[kind]
    assert [one.text for one in role] == [called]
    assert role[0].attributes["aria-label"] == role[0].attributes["title"] == f"stands in for {called}"


def test_a_villager_that_is_itself_has_no_role() -> None:
    assert drawn(late(4).build(0)).one("place-village").all("role")[0].text == "Tanner"
    assert not drawn(given(3).village(0, "lumberjack cooper").build(0)).one("place-village").all("role")


# --- the hand ---


def test_a_reason_takes_the_place_of_the_portrait_and_of_nothing_else() -> None:
    card = drawn(given(3).hand(0, "cooper").build(0)).all("barred-card")[0]
    assert card.all("art")[0].text == "your village lacks a Lumberjack"
    assert not card.all("face")
    assert (card.all("sym")[0].text, card.all("lock")[0].text, card.all("keyring")[0].text) == ("4", "Blacksmith2", "6")


def test_small_cards_show_all_that_counts() -> None:
    fan = drawn(late(4).build(0)).all("fan")[0]
    assert "small" in fan.classes
    held = {card.all("called")[0].text: card for card in fan.all("held")}
    assert len(held) == 10
    assert held["Wood Carver"].all("worth")[0].text == "= 13"
    assert held["Beekeeper"].all("lock")[0].uses("i-check") == 1
    assert held["Poulterer"].all("sym")[0].uses("i-food") == 1


# --- the road and the others ---


def test_a_low_road_keeps_coins_stacks_and_who_is_paid() -> None:
    road = drawn(late(4).build(0)).one("place-road")
    assert "low" in road.classes
    assert [pill.text for pill in road.all("pill")] == ["1", "1", "1", "2", "1"]
    assert road.all("slot")[3].all("lock")[0].text == "Cooper"
    assert road.all("slot")[3].uses("i-check") == 1


def test_another_village_is_there_in_full_but_cannot_be_played_in() -> None:
    position = given(3).hand(0, "brewer").village(1, "lumberjack cooper:2").village(2, "lumberjack cooper")
    other = drawn(position.build(0).play("place brewer")).one("other-1")
    assert [card.text for card in other.one("whole-1").all("called")] == ["Founders", "Lumberjack", "Cooper"]
    assert len(other.all("spot")) == 1
    assert not other.one("whole-1").all("spot")
