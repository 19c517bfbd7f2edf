"""The table of Villagers where room is scarce: long names, long words, a tablet, a low screen, a phone."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.test_phone import COVERED, PHONE, is_too_wide
from browser.test_villagers_table import BELOW, SCREEN, show
from support.villagers import Position, given
from support.villagers_late import late

TABLET = {"viewport": {"width": 768, "height": 1024}}
LOW = {"viewport": {"width": 1366, "height": 650}}
LONG_NAMES = ("Maximilienne Wattewohl", "Odile", "Wilhelmina Wondermann", "Bartholomew Worthing", "Clementine Whitmore")
CUT_NAMES = """() => [...document.querySelectorAll(".standing span:not(.num)")]
  .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"""
OVERLAPPING = """() => [...document.querySelectorAll(".other")].filter(one => {
  const words = one.querySelector("summary").getBoundingClientRect();
  return one.querySelector(".name").getBoundingClientRect().right > words.left
    || one.querySelector(".pre").getBoundingClientRect().right < words.right
    || one.getBoundingClientRect().right > one.closest(".others").getBoundingClientRect().right;
}).map(one => one.textContent.slice(0, 30))"""


def wordy() -> Position:
    """Specials and long keys wherever they can be, with a Monk in the hand."""
    return (
        given(4)
        .hand(0, "cooper poulterer wine_trader saddler seeker ore_muler monk")
        .village(0, "lumberjack", "lumberjack", "shepherd spinner", "chandler", "hayer")
        .village(1, "miner blacksmith")
        .village(2, "miner blacksmith", "founders brewer")
        .treasury(0, 9)
        .road("smuggler:1", "apprentice:1", "wine_trader:1", "cooper:1", "tinner", "monk:1")
        .build(0)
    )


# --- names ---


def test_long_names_leave_the_bar_one_line_and_the_village_its_words(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.villagers_showing.NAMES", LONG_NAMES)
    page = show(visit, late(5).build(0), SCREEN)
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 49
    assert set(page.evaluate(CUT_NAMES)) == set(LONG_NAMES[2:]), "short names are read in full"
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(BELOW, ".held .card, .prompt, .log, .about summary") == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_names_are_read_in_full_on_a_tablet(visit: Visit, seats: int) -> None:
    page = show(visit, late(seats).build(0), TABLET, "fr")
    assert page.evaluate(CUT_NAMES) == []
    assert not is_too_wide(page)


# --- long words ---


@pytest.mark.parametrize("code", ["en", "fr"])
def test_words_of_specials_and_long_keys_push_nothing_off_the_screen(visit: Visit, code: str) -> None:
    page = show(visit, wordy(), SCREEN, code)
    assert page.locator(".choice.spot").count() > 0
    assert page.evaluate(BELOW, ".held .card, .choice.spot, #place-village .card, #place-road, .prompt") == []


# --- where the question is ---


def test_the_question_stays_in_sight_on_a_low_screen(visit: Visit) -> None:
    page = show(visit, late(4).build(0), LOW)
    assert page.evaluate(BELOW, ".prompt, #commit-button") == []
    for spot in page.locator(".held .spot").all():
        spot.scroll_into_view_if_needed()
        spot.click()
        assert page.evaluate(BELOW, ".prompt, #commit-button") == []


def test_a_phone_shows_whose_key_may_be_paid(visit: Visit) -> None:
    position = given(4).hand(0, "brewer").village(1, "lumberjack cooper").village(2, "lumberjack cooper").treasury(0, 5)
    page = show(visit, position.build(0).play("place brewer"), PHONE)
    key = page.locator(".other .spot").first
    assert not page.evaluate(COVERED, key.element_handle())
    assert page.locator('.spaces a[href="#place-others"].here').count() == 1
