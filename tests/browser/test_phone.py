"""A phone: nothing wider than the screen, nothing behind the prompt, and everything large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.house import House, finished
from browser.playing import click_a_move, is_over

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
SMALLEST = 24
"""What WCAG asks of a target that has no other way to be reached."""

COVERED = """spot => {
  const [box, bar] = [spot.getBoundingClientRect(), document.querySelector(".prompt").getBoundingClientRect()];
  return box.bottom > bar.top + 1 || box.top < document.querySelector(".bar").getBoundingClientRect().bottom - 1;
}"""
SMALL = """least => [...document.querySelectorAll("a, button, input, select, summary, .spot")]
  .filter(one => one.checkVisibility() && !one.closest(".vh, .scrub") && !one.matches(".vh, .skip, .log a"))
  .map(one => [one.id || one.className.baseVal || one.className || one.name, one.getBoundingClientRect()])
  .filter(([name, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def is_too_wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def test_home_fits(visit: Visit) -> None:
    page = visit("/", **PHONE)
    assert not is_too_wide(page)
    assert page.evaluate(SMALL, SMALLEST) == []


def test_a_game_is_played_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host, **PHONE)
    for _ in range(15):
        assert not is_too_wide(page)
        assert page.evaluate(SMALL, SMALLEST) == []
        click_a_move(page)


def test_the_prompt_does_not_cover_what_has_the_focus(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host, **PHONE)
    for spot in page.locator(".areas .spot").all():
        spot.focus()
        assert not page.evaluate(COVERED, spot.element_handle()), spot.get_attribute("id")


@pytest.mark.parametrize("path", ["", "/replay/40"])
def test_the_end_and_the_replay_fit(visit: Visit, house: House, path: str) -> None:
    page = visit(house.bring(finished()) + path, **PHONE)
    assert is_over(page) is (path == "")
    assert not is_too_wide(page)
