"""A French reader finds no English, on the page or in what a screen reader says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from bourgade.core.language import LOCALE, read_catalogue
from browser.conftest import Visit
from browser.house import House, finished
from browser.playing import click_a_move

SHARED = {"Village", "My Village", "Villagers"}
SAID = """() => {
  const found = [document.title];
  for (const one of document.querySelectorAll("body, body *")) {
    if (!one.closest("[aria-hidden=true]"))
      for (const name of ["aria-label", "title", "placeholder"]) found.push(one.getAttribute(name) ?? "");
    for (const [name, value] of Object.entries(one.dataset)) if (value.includes(" ")) found.push(value);
    if (!one.closest("script, code, [lang=en]"))
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
  }
  return found.map(text => text.trim().replace(/\\\\s+/g, " ")).filter(Boolean);
}"""


def english() -> tuple[set[str], list[re.Pattern[str]]]:
    """Whole texts in English, and the shapes of those with values in them."""
    table: dict[str, str] = {}
    for path in sorted((LOCALE / "fr").glob("*.po")):
        table.update(read_catalogue(path.read_text(encoding="utf-8")))
    apart = {text for text, french in table.items() if text != french and text not in table.values()} - SHARED
    plain = {text for text in apart if "{" not in text}
    shapes = [re.sub(r"\\\{\w+\\\}", ".+", re.escape(text)) for text in apart - plain if len(text.split()) > 2]
    return plain, [re.compile(shape) for shape in shapes]


def english_on(page: Page) -> list[str]:
    """What stands on the page in English."""
    plain, shapes = english()
    said = set(page.evaluate(SAID))
    assert len(said) > 10
    return sorted(text for text in said if text in plain or any(shape.fullmatch(text) for shape in shapes))


def test_the_check_finds_english(visit: Visit, house: House) -> None:
    assert len(english_on(visit(house.open("here", "here").host))) > 10


def test_home_is_french(visit: Visit) -> None:
    page = visit("/", locale="fr-FR")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert english_on(page) == []


def test_a_table_is_french_while_it_is_played(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "link", "bot").host, locale="fr-FR")
    assert english_on(page) == []
    page = visit(house.open("here", "here").host, locale="fr-FR")
    for _ in range(8):
        click_a_move(page)
        assert english_on(page) == []


@pytest.mark.parametrize("path", ["", "/replay/40"])
def test_the_end_and_the_replay_are_french(visit: Visit, house: House, path: str) -> None:
    assert english_on(visit(house.bring(finished()) + path, locale="fr-FR")) == []


def test_the_language_is_changed_on_the_page(visit: Visit, house: House) -> None:
    opened = house.open("here", "here")
    page = visit(opened.host)
    page.get_by_role("button", name="Français").click()
    page.wait_for_selector("html[lang=fr]")
    assert page.url.endswith(opened.host)
    assert english_on(page) == []
