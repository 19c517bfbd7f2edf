"""Two people by link and a bot play a whole game, from the home page to the final standings."""

from __future__ import annotations

import re

from browser.conftest import Visit
from browser.playing import click_a_move, is_asked, is_over, seq_of, standings, wait_for_seq


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    host = visit()
    host.locator(".seat-2 .pill", has_text="by link").click()
    host.locator(".seat-3 .level .pill", has_text="random").click()
    host.locator(".pill", has_text="quick bots").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("/t/"))
    link = host.locator("#link-1").input_value()
    assert link.startswith("http://")
    guest = visit(link)
    host.locator(".invite").wait_for(state="detached")

    pages, played, seq = [host, guest], [0, 0], 0
    while True:
        for page in pages:
            wait_for_seq(page, seq)
        if is_over(host):
            break
        mover = next((at for at, page in enumerate(pages) if is_asked(page)), None)
        if mover is None:
            wait_for_seq(host, seq + 1)
            seq = seq_of(host)
        else:
            seq = click_a_move(pages[mover])
            played[mover] += 1
    guest.locator(".final").wait_for()

    assert min(played) > 20
    assert len(standings(host)) == 3
    assert standings(host) == standings(guest)
    assert host.locator(".final h2").inner_text() == guest.locator(".final h2").inner_text()
    guest.goto("/")
    assert "finished" in guest.locator(".ticket").inner_text()
