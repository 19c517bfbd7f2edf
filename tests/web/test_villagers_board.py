"""What is drawn on the table of Villagers: every move in its place, what counts, and no secrets."""

from __future__ import annotations

import json
import re
from collections import Counter
from html import escape
from itertools import islice

import pytest

from bourgade.core.language import language
from bourgade.games.villagers import RULES
from bourgade.games.villagers.actions import VOCABULARY
from bourgade.games.villagers.board import spot
from bourgade.games.villagers.board.portraits import KIT
from bourgade.games.villagers.ids import EventCard, Villager
from bourgade.games.villagers.names import EFFECTS, VILLAGERS
from support.villagers import COUNTESS, Position, given
from web.showing import read
from web.villagers_showing import drawn, offers, page, picture, positions


def spots(position: Position) -> set[str]:
    return {one.attributes["id"] for one in drawn(position).all("spot")}


# --- every move has its place ---


def test_no_two_moves_share_a_spot() -> None:
    found = [name for move in VOCABULARY.moves if (name := spot(move.action))]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("notation", ["exchange", "bank", "free", "side gold", "lower", "pay", "decline", "done"])
def test_an_answer_without_a_place_has_no_spot(notation: str) -> None:
    assert spot(VOCABULARY.parse(notation)) == ""


BUTTON = re.compile(
    r'<button type="button" class="spot[^>]*? id="(.*?)" data-action="(.*?)".*?<span class="vh">(.*?)</span>'
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_spot_named_is_drawn_once_and_no_other(seats: int) -> None:
    for state in islice(positions(seats, 1), None, None, 2):
        if state.over:
            break
        found = picture(state)
        markup = found.tiles + found.board + found.own + found.others
        offered = [
            (offer.spot, str(offer.action), escape(". ".join(filter(None, (offer.words, offer.warning)))))
            for offer in offers(state)
            if offer.spot
        ]
        assert sorted(BUTTON.findall(markup)) == sorted(offered)
        assert markup.count('class="spot') == len(offered)


SPECIAL = "monk monk apprentice tinner smuggler"


def test_a_card_that_may_lie_on_monks_has_a_button_for_each_way() -> None:
    position = given(3).hand(0, "monk monk cartwright").village(0, "lumberjack wheeler").build(0, limit=5)
    assert {"place-cartwright", "monk-cartwright", "two_monks-cartwright"} <= spots(position)


def test_special_villagers_are_spots_of_their_own() -> None:
    position = given(3).hand(0, SPECIAL).village(0, "lumberjack wheeler").build(0, limit=5)
    assert {"apprentice", "tinner"} <= spots(position)


def test_an_apprentice_replaces_covered_villagers_of_all_villages() -> None:
    position = (
        given(3).hand(0, "apprentice").village(1, "lumberjack wheeler cartwright").village(0, "hayer grazier milk_maid")
    )
    assert "replace-seat_1-hayer-1" in spots(position.build(0, limit=3).play("apprentice"))
    assert spots(position) == {offer.spot for offer in offers(position.state)}


def test_an_apprentice_replaces_the_villager_and_not_the_free_place_on_it() -> None:
    position = given(3).hand(0, "apprentice").village(0, "founders brewer", "lumberjack wheeler cartwright")
    page = drawn(position.build(0, limit=3).play("apprentice"))
    assert "strip" in page.one("replace-seat_1-lumberjack-1").classes
    assert page.all("free", name="button") == []


def test_a_smuggler_is_paid_for_an_uncovered_one_of_the_kind() -> None:
    position = given(3).hand(0, "smuggler").village(0, "lumberjack wheeler cartwright", "lumberjack wheeler")
    page = drawn(position.build(0).play("smuggler"))
    wheeler = page.one("pick-wheeler-1")
    assert "strip" not in wheeler.classes


def test_the_key_of_another_village_is_chosen_there() -> None:
    position = (
        given(3)
        .hand(0, "brewer")
        .village(1, "lumberjack cooper:2")
        .village(2, "lumberjack cooper")
        .build(0)
        .play("place brewer")
    )
    found = drawn(position).one("other-1").all("spot")
    assert [one.attributes["id"] for one in found] == ["key-seat_2-cooper-1"]


def test_a_question_about_the_villagers_of_others_leads_there() -> None:
    two = given(3).hand(0, "brewer").village(1, "lumberjack cooper").village(2, "lumberjack cooper")
    assert picture(two.build(0).play("place brewer").state).focus == "place-others"
    own = (
        given(3).hand(0, "apprentice").village(0, "hayer grazier milk_maid").village(1, "lumberjack wheeler cartwright")
    )
    assert picture(own.build(0, limit=3).play("apprentice").state).focus == "place-village"


def test_a_free_place_is_the_spot_beside_the_first_chain() -> None:
    position = given(3).hand(0, "wheeler").village(0, "lumberjack cooper", "lumberjack").build(0).play("place wheeler")
    page = drawn(position)
    assert "free" in page.one("on-lumberjack-1").classes
    assert "card" in page.one("on-lumberjack-2").classes


# --- what counts ---


def test_who_would_be_paid_stands_beside_the_padlock() -> None:
    position = given(3).hand(0, "brewer poulterer cobbler").village(1, "lumberjack cooper")
    page = drawn(position.village(0, "miner blacksmith").build(0))
    paid = {one.text.split()[0]: one for one in page.all("fan")[0].all("lock")}
    assert paid["Cooper2"].uses("s-yellow") == 1
    assert paid["Carpenter2"].uses("i-bag") == 1
    assert paid["Blacksmith"].uses("i-check") == 1


def test_silver_is_worth_what_the_village_counts_now() -> None:
    position = given(3).hand(0, "log_rafter").village(0, "lumberjack cooper", "grocer")
    page = drawn(position.village(0, "harvester").build(0))
    grocer = next(card for card in page.one("place-village").all("card") if "Grocer" in card.text)
    assert grocer.all("worth")[0].text == "= 3"
    assert page.one("place-log_rafter").all("worth")[0].text == "= 4"  # its own two symbols included


def test_a_covered_card_keeps_its_suit_padlock_and_coins() -> None:
    page = drawn(given(3).village(0, "hayer grazier milk_maid fromager").build(0))
    strips = {one.text: one for one in page.one("place-village").all("strip")}
    assert list(strips) == ["Hayer", "Grazier", "Milk Maid"]
    assert (strips["Milk Maid"].uses("i-padlock"), strips["Milk Maid"].uses("i-food")) == (1, 0)


def test_a_stand_in_shows_its_role() -> None:
    page = drawn(given(3).village(0, "monk=lumberjack wheeler").build(0))
    assert page.one("place-village").all("role")[0].text == "Lumberjack"


def test_why_a_card_cannot_be_placed() -> None:
    page = drawn(given(3).hand(0, "cartwright").build(0))
    assert [one.text for one in page.all("whynot")] == ["your village lacks a Wheeler"]


@pytest.mark.parametrize(
    ("founders", "gold", "why"),
    [
        ("founders_food", 8, "no Gold in your village"),
        ("founders_food", 1, "you cannot pay for the padlock"),
        ("founders", 1, "you cannot pay for the padlock"),
    ],
)
def test_why_a_smuggler_cannot_be_played(founders: str, gold: int, why: str) -> None:
    page = drawn(given(2).village(0, founders).hand(0, "smuggler hunter").treasury(0, gold).build())
    assert [one.text for one in page.all("whynot")] == [why]


@pytest.mark.parametrize(
    ("cover", "limit", "why"),
    [
        ("carpenter", 1, ["with its cover it counts as two"]),
        ("carpenter", 2, []),
        ("hunter", 2, ["nothing in your hand can cover it now"]),
    ],
)
def test_why_a_monk_cannot_be_played(cover: str, limit: int, why: list[str]) -> None:
    page = drawn(given(2).village(0, "lumberjack").hand(0, f"monk {cover}").build(limit=limit))
    assert [one.text for one in page.all("whynot")] == why


def test_a_house_that_was_just_placed_draws_no_pip() -> None:
    position = given(3).hand(0, "wattler wattler hunter").build(0, limit=2).play("place wattler")
    page = drawn(position)
    assert [len(pips.inside) for pips in page.all("pips")] == [1]
    assert "1 left to place" in page.text


def test_cards_alike_lie_on_one_another_with_their_number() -> None:
    page = drawn(given(3).hand(0, "agent agent cartwright cartwright cartwright hunter").build(0))
    held = [(one.all("called")[0].text, [pill.text for pill in one.all("copies")]) for one in page.all("held")]
    assert held == [("Cartwright", ["3"]), ("Hunter", []), ("Agent", ["2"])]
    assert [one.attributes["aria-label"] for one in page.all("copies")] == ["3 cards", "2 cards"]
    assert [one.text for one in page.all("whynot")] == ["your village lacks a Wheeler"]


def test_every_villager_has_a_portrait_and_every_event_its_words() -> None:
    assert set(KIT) == {kind.name.lower() for kind in Villager}
    assert len(EFFECTS) == len(EventCard)


def test_names_are_those_of_the_language() -> None:
    position = given(3).hand(0, "jeweler").build(0)
    called = language("fr")(VILLAGERS[Villager.JEWELER])
    assert called != "Jeweler"
    assert called in drawn(position, code="fr").text
    assert "Jeweler" not in drawn(position, code="fr").text


@pytest.mark.parametrize(
    ("heights", "held", "told"),
    [
        ((0, 1, 1, 1, 1, 0), False, "First market when the first 2 stacks are empty"),
        ((0, 0, 1, 1, 1, 0), False, "First market at the end of this round"),
        ((0, 0, 1, 1, 1, 0), True, "Second market when all six stacks are empty"),
        ((0, 0, 0, 0, 0, 0), True, "Second market at the end of this round"),
        ((0, 0, 0, 0, 0, 0), False, "Both markets at the end of this round"),
    ],
)
def test_the_road_tells_which_market_comes_when(heights: tuple[int, ...], held: bool, told: str) -> None:
    position = given(3).stacks(*heights).hand(0, "hunter")
    if held:
        position.held_first_market()
    assert drawn(position.build(0)).one("place-road").all("count")[0].text == told


def test_the_countess_stands_beside_the_player_in_bar_and_score_sheet() -> None:
    table = given(1).village(COUNTESS, "beekeeper").treasury(COUNTESS, 3).treasury(0, 20).hand(0, "hunter")
    running = read(page(table.build(0).state))
    assert [one.text for one in running.all("standing")[0].all("num")] == ["22", "11"]
    table = given(1).village(COUNTESS, "beekeeper").treasury(COUNTESS, 3).village(0, "harvester", "founders")
    sheet = read(page(table.treasury(0, 20).held_first_market().end_build().state)).all("sheet")[0]
    assert sheet.all(name="th")[2].text == "The Countess"
    assert [cell.text for cell in sheet.all(name="tfoot")[0].all(name="td")] == ["22", "11"]


def test_the_chart_of_a_game_alone_has_a_line_for_the_countess() -> None:
    *_, end = positions(1, 3)
    chart = read(page(end)).all("chart")[0]
    assert [line.classes[-1] for line in chart.all("line")] == ["red", "rival"]
    assert chart.uses("i-prestige") == 1


def test_first_cards_that_show_nothing_lie_two_by_two_in_a_small_village() -> None:
    position = given(2).village(1, "hunter", "lumberjack", "hayer", "miner").build(0)
    small = drawn(position).one("other-1").all("minivill")[0].all("mv")
    places = [(one.attributes["x"], one.attributes["height"]) for one in small]
    assert places == [("1", "31"), ("21", "31"), ("41", "15"), ("41", "15"), ("61", "15")]


# --- secrets ---


def test_another_hand_is_backs_by_suit() -> None:
    position = given(2).hand(0, "jeweler spelunker tailor").hand(1, "wine_trader").build(1)
    other = drawn(position, 1).one("other-0")
    assert [back.text for back in other.all("cardback")] == ["2", ""]
    assert not any(name in drawn(position, 1).text for name in ("Jeweler", "Tailor", "Spelunker"))
    watched = drawn(position.state, -1)
    assert "Wine Trader" not in watched.text
    assert len(watched.all("held")) == 0


def test_the_printed_facts_are_plain_and_fresh() -> None:
    state = given(2).build(0).state
    first, second = RULES.show(state, 0)["printed"], RULES.show(state, 0)["printed"]
    assert json.loads(json.dumps(first)) == first == second
    first["cards"]["brewer"]["gold"] = 99
    assert RULES.show(state, 0)["printed"] == second


# --- the page ---


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_page_is_whole_and_keeps_to_a_strict_policy(seats: int, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bourgade.web.pages.game", lambda _: RULES)
    for state in islice(positions(seats, 5), 30, None, 60):
        found = read(page(state, code))
        ids = Counter(one.attributes["id"] for one in found.inside if "id" in one.attributes)
        assert [name for name, count in ids.items() if count > 1] == []
        used = {one.attributes["href"][1:] for one in found.all(name="use")}
        assert used - set(ids) == set()
        assert not any(name == "style" or name.startswith("on") for one in found.inside for name in one.attributes)
        assert not any(one.name == "style" or (one.name == "script" and one.text) for one in found.inside)
        sheets = [one.attributes["href"] for one in found.all(name="link") if one.attributes["rel"] == "stylesheet"]
        assert sheets[-1].endswith("villagers.css")
