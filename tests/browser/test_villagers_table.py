"""The table of Villagers late in a game: all on one screen, nothing cut off, and large enough for a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from browser.conftest import Visit
from browser.test_axe import AXE, complaints_of_axe
from browser.test_phone import COVERED, PHONE, SMALL, is_too_wide
from support.villagers import Position, given
from support.villagers_late import late
from web.villagers_showing import page as page_of

SCREEN: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}}
FINGER = 44
BELOW = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight)
  .map(one => `${one.className} ${one.textContent.slice(0, 40)} ${one.getBoundingClientRect().bottom}`)"""
CUT = """() => [...document.querySelectorAll(".middle :is(.called, .role, .lock), .whynot span, .event :is(b, span)")]
  .filter(one => one.checkVisibility() && one.clientWidth)
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map(one => `${one.className} ${one.textContent} ${one.scrollWidth}/${one.clientWidth}`)"""
OUTSIDE = """() => [...document.querySelectorAll(".middle .card")].flatMap(card => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll(".called, .role, .sym > *, .worth, .oncard, .lock, .keyring, .payee, .whynot")]
    .filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, it]) => !it.width || it.left < box.left - 1 || it.right > box.right + 1 || it.bottom > box.bottom + 1)
    .map(([one]) => `${card.textContent.slice(0, 40)}: ${one.className}`);
})"""
TINY = """() => [...document.querySelectorAll("body *")]
  .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter(one => !(one instanceof SVGElement) && !one.closest(".vh") && one.checkVisibility())
  .filter(one => parseFloat(getComputedStyle(one).fontSize) < 11).map(one => one.outerHTML.slice(0, 80))"""
FIRST = "row => row.querySelector('.spot').getBoundingClientRect().left - row.getBoundingClientRect().left"


def show(visit: Visit, position: Position, wishes: dict[str, Any], code: str = "en") -> Page:
    """The page of a position, under the policy of the house."""
    page = visit("/", **wishes)
    headers = {name: page.request.get("/").headers[name] for name in ("content-security-policy", "content-type")}
    markup = page_of(position.state, code)

    def answer(route: Route) -> None:
        if "/stream" in route.request.url:
            route.fulfill(status=204)
        else:
            route.fulfill(body=markup, headers=headers)

    page.route("**/t/key**", answer)
    page.goto("/t/key")
    return page


def building(seats: int) -> Position:
    return late(seats).build(0, limit=4)


# --- one screen ---


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 4, 5])
def test_hand_village_road_and_question_stand_on_one_screen(visit: Visit, seats: int, code: str) -> None:
    for position, held in (
        (building(seats), 10),
        (late(seats).draft(0), 10),
        (building(seats).play("place mason"), 10),
    ):
        page = show(visit, position, SCREEN, code)
        assert page.locator(".held .card").count() == held
        assert page.locator("#place-village .card").count() == 37
        assert page.evaluate(BELOW, ".held .card, #place-village .card, #place-road, .event, .prompt, .answer") == []


@pytest.mark.parametrize("seats", [1, 4, 5])
def test_the_rail_fits_and_shows_the_newest_line_of_the_log(visit: Visit, seats: int) -> None:
    page = show(visit, building(seats), SCREEN)
    assert (
        page.evaluate(BELOW, ".others, .moves summary, .log, .log li:first-child, .chat summary, .about summary") == []
    )
    log, line = page.locator(".log ol").bounding_box(), page.locator(".log li").first.bounding_box()
    assert log is not None
    assert line is not None
    assert line["y"] + line["height"] <= log["y"] + log["height"] + 1
    assert "Line 39" in page.locator(".log li").first.inner_text()


def test_the_list_of_moves_opens_within_the_screen(visit: Visit) -> None:
    page = show(visit, building(5), SCREEN)
    page.locator("#moves summary").click()
    assert page.locator("#moves ol button").count() == 11
    assert page.evaluate(BELOW, "#moves, .log, .about summary") == []


def test_another_village_opens_at_a_click(visit: Visit) -> None:
    page = show(visit, building(5), SCREEN)
    page.locator("#whole-1 summary").click()
    page.locator("#whole-1 .card").first.wait_for()
    assert page.evaluate(BELOW, ".others, .moves summary, .log, .about summary") == []


# --- nothing is cut off ---


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("wishes", [SCREEN, PHONE], ids=["screen", "phone"])
def test_names_roles_and_reasons_are_read_in_full(visit: Visit, wishes: dict[str, Any], code: str) -> None:
    few = given(4).hand(0, "poulterer chandler").village(0, "monk=lumberjack carpenter", "monk/ monk=wood_carver")
    for position in (building(1), late(4).draft(0), few.build(0)):
        page = show(visit, position, wishes, code)
        assert page.locator("#place-village .role").count() == 2
        assert page.evaluate(CUT) == []
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(TINY) == []


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make .venv/axe (needs npm)")
@pytest.mark.parametrize("mood", ["light", "dark"])
@pytest.mark.parametrize("wishes", [SCREEN, PHONE], ids=["screen", "phone"])
def test_axe_finds_nothing_serious_late_in_a_game(visit: Visit, wishes: dict[str, Any], mood: str) -> None:
    for position in (building(1), late(5).draft(0), building(4).play("place mason")):
        page = show(visit, position, {**wishes, "color_scheme": mood})
        for details in page.locator("details").all():
            details.evaluate("one => { one.open = true; }")
        assert complaints_of_axe(page) == []


# --- a phone ---


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 5])
def test_a_phone_is_wide_enough_and_a_finger_hits_everything(visit: Visit, seats: int, code: str) -> None:
    for position in (building(seats), late(seats).draft(0), building(seats).play("place mason")):
        page = show(visit, position, PHONE, code)
        assert page.locator(".spot").count() > 0
        assert not is_too_wide(page)
        assert page.evaluate(SMALL, FINGER) == []


def test_the_hand_comes_first_while_building_and_a_legal_card_first_in_it(visit: Visit) -> None:
    page = show(visit, building(4), PHONE)
    hand, village = page.locator(".farm").bounding_box(), page.locator("#place-village").bounding_box()
    assert hand is not None
    assert village is not None
    assert hand["y"] < village["y"]
    assert page.locator(".fan").evaluate(FIRST) < 20


def test_the_chain_with_a_legal_place_comes_first(visit: Visit) -> None:
    page = show(visit, building(4).play("place mason"), PHONE)
    assert page.locator("#place-village .spot").count() == 2
    assert page.locator("#place-village .trees").evaluate(FIRST) < 20


@pytest.mark.parametrize("moves", [(), ("place mason",)], ids=["hand", "village"])
def test_the_prompt_never_hides_what_is_chosen(visit: Visit, moves: tuple[str, ...]) -> None:
    page = show(visit, building(4).play(*moves), PHONE, "fr")
    for spot in page.locator(".middle .spot").all():
        spot.evaluate("one => one.scrollIntoView({ block: 'end', inline: 'center' })")
        spot.evaluate("one => one.click()")
        assert "chosen" in (spot.get_attribute("class") or "")
        assert not page.evaluate(COVERED, spot.element_handle()), spot.get_attribute("id")
