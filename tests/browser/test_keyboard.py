"""Everything can be done with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.house import House
from browser.playing import seq_of, wait_for_seq

FOCUS = "document.activeElement"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(f"{FOCUS}.matches({selector!r})"):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def play_by_tab(page: Page) -> None:
    """Go to the first thing that can be chosen; Enter chooses it, and a second Enter plays it."""
    seq, is_spot = seq_of(page), page.locator(".spot").count() > 0
    tab_to(page, ".spot" if is_spot else ".answer")
    page.keyboard.press("Enter")
    if is_spot:
        assert page.locator(".spot.chosen").count() == 1
        assert page.locator("#chosen").inner_text() != ""
        page.keyboard.press("Enter")
    wait_for_seq(page, seq + 1)


def test_several_turns_with_tab_and_enter(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    for _ in range(12):
        play_by_tab(page)
    assert seq_of(page) == 12
    assert page.evaluate(f"{FOCUS} !== document.body"), "the focus is lost after a move"


def test_arrows_go_over_the_board_and_escape_takes_the_choice_back(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    page.keyboard.press("ArrowRight")
    start = page.evaluate(f"{FOCUS}.id")
    page.keyboard.press("ArrowRight")
    other = page.evaluate(f"{FOCUS}.id")
    assert start
    assert other not in ("", start)
    page.keyboard.press("Enter")
    assert page.locator(".spot.chosen").get_attribute("id") == other
    page.keyboard.press("Escape")
    assert page.locator(".spot.chosen").count() == 0
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_for_seq(page, 1)


def test_digits_choose_from_the_list_and_u_and_r_go_back_and_forth(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    second = page.locator("[data-listed]").nth(1).get_attribute("data-listed")
    tab_to(page, ".spot")
    page.keyboard.press("2")
    assert page.locator("#commit-button").get_attribute("value") == second
    page.keyboard.press("Enter")  # plays it, though another place had the focus
    wait_for_seq(page, 1)
    page.keyboard.press("u")
    wait_for_seq(page, 2)
    page.keyboard.press("r")
    wait_for_seq(page, 3)
    assert len(house_moves(house, page)) == 1


def house_moves(house: House, page: Page) -> list[str]:
    """What has been played at the table of this page."""
    table = page.locator("#link-watch").input_value().rpartition("/")[2]
    return house.moves_at(table)


def test_a_move_is_typed_and_a_wrong_one_is_explained(visit: Visit, house: House, complaints: list[str]) -> None:
    page = visit(house.open("here", "here").host)
    tab_to(page, "#moves summary")
    page.keyboard.press("Enter")
    tab_to(page, "#typed-move")
    page.keyboard.type("dance on the table")
    page.keyboard.press("Enter")
    page.locator("#notice span").wait_for()
    assert "dance" in page.locator("#notice").inner_text()
    assert any("400" in line for line in complaints)
    complaints.clear()
    notation = page.locator("#moves code").first.inner_text()
    page.locator("#typed-move").fill("")
    page.keyboard.type(notation)
    page.keyboard.press("Enter")
    wait_for_seq(page, 1)
    assert house_moves(house, page)[0].endswith(notation)


def test_help_opens_and_closes(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    page.keyboard.press("?")
    assert page.locator("dialog#help").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("dialog#help").is_visible()
