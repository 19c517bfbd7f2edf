"""The server is killed in the middle of a game and started again: the open page finds it, and no move is missing."""

from __future__ import annotations

from browser.conftest import Visit
from browser.house import House
from browser.playing import click_a_move, seq_of


def test_a_page_goes_on_after_the_server_was_killed(visit: Visit, house: House, complaints: list[str]) -> None:
    opened = house.open("here", "link")
    host, guest = visit(opened.host), visit(opened.guests[0])
    for _ in range(3):
        click_a_move(host if host.locator(".spot, .answer").count() else guest)
        guest.wait_for_function("seq => Number(part.dataset.seq) >= seq", arg=max(seq_of(host), seq_of(guest)))
        host.wait_for_function("seq => Number(part.dataset.seq) >= seq", arg=max(seq_of(host), seq_of(guest)))
    before, played = seq_of(host), house.moves_at(opened.table)
    mover, other = (host, guest) if host.locator(".spot, .answer").count() else (guest, host)

    house.kill()
    (mover.locator(".spot").first if mover.locator(".spot").count() else mover.locator(".answer").first).click()
    if mover.locator("#commit-button").count():
        mover.locator("#commit-button").click()
    mover.locator("#notice span").wait_for()
    assert "lost" in mover.locator("#notice").inner_text()
    house.start()

    assert house.moves_at(opened.table) == played
    click_a_move(mover)
    other.wait_for_function("seq => Number(part.dataset.seq) > seq", arg=before)
    assert house.moves_at(opened.table)[: len(played)] == played
    assert len(house.moves_at(opened.table)) > len(played)
    assert complaints
    assert all("Failed to load" in line or "ERR_" in line for line in complaints), complaints
    complaints.clear()
