"""Whole games, from the home page to the final standings, of each game that can be chosen there."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.playing import play_out, standings


def open_table(page: Page) -> None:
    """Open the table that the form of the home page describes."""
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    host = visit()
    host.locator(".seat-2 .pill", has_text="by link").click()
    host.locator(".seat-3 .level .pill", has_text="random").click()
    host.locator(".pill", has_text="quick bots").click()
    open_table(host)
    link = host.locator("#link-1").input_value()
    assert link.startswith("http://")
    guest = visit(link)
    host.locator(".invite").wait_for(state="detached")

    played = play_out([host, guest])
    guest.locator(".final").wait_for()

    assert min(played) > 20
    assert len(standings(host)) == 3
    assert standings(host) == standings(guest)
    assert host.locator(".final h2").inner_text() == guest.locator(".final h2").inner_text()
    guest.goto("/")
    assert "finished" in guest.locator(".ticket").inner_text()


def test_a_person_and_four_bots_play_villagers(visit: Visit) -> None:
    host = visit()
    host.locator(".cover", has_text="Villagers").click()
    host.locator(".howmany .pill", has_text="5 players").click()
    for seat in range(2, 6):
        host.locator(f".seat-{seat} .level .pill", has_text="random").click()
    host.locator(".pill", has_text="quick bots").click()
    open_table(host)

    (played,) = play_out([host])

    assert played > 10
    assert len(standings(host)) == 5


def test_a_person_plays_villagers_alone_against_the_countess(visit: Visit) -> None:
    host = visit()
    host.locator(".cover", has_text="Villagers").click()
    host.locator(".howmany .pill", has_text="alone").click()
    open_table(host)
    assert "Countess" in host.locator("main").inner_text()

    (played,) = play_out([host])

    assert played > 20
    assert len(standings(host)) == 1
    assert re.search("wins|has lost", host.locator(".final h2").inner_text())
