"""Playing with the mouse as people do: a glowing place and the button, or a button alone."""

from __future__ import annotations

from playwright.sync_api import Page

MOVES_OFFERED = "#commit-button, .answer"


def seq_of(page: Page) -> int:
    """How many answers the page has seen."""
    return int(page.locator("#part").get_attribute("data-seq") or 0)


def wait_for_seq(page: Page, seq: int) -> None:
    """Until the page has seen so many answers."""
    page.wait_for_function("seq => Number(document.getElementById('part')?.dataset.seq) >= seq", arg=seq)


def wait_for_turn(page: Page) -> None:
    """Until the page asks something, or the game is over."""
    page.wait_for_selector(f"{MOVES_OFFERED}, .final", state="attached")


def is_over(page: Page) -> bool:
    """Whether the page shows the end."""
    return page.locator(".final").count() > 0


def is_asked(page: Page) -> bool:
    """Whether the page asks something."""
    return page.locator(MOVES_OFFERED).count() > 0


def click_a_move(page: Page) -> int:
    """Play the first glowing place, or the first button if nothing glows; how many answers there are then."""
    seq = seq_of(page)
    spot = page.locator(".spot").first
    if spot.count():
        spot.click()
        page.locator("#commit-button").click()
    else:
        page.locator(".answer").first.click()
    wait_for_seq(page, seq + 1)
    return seq_of(page)


def standings(page: Page) -> list[str]:
    """The final places, names and points."""
    return page.locator(".podium li").all_inner_texts()


def play_out(pages: list[Page]) -> list[int]:
    """Click moves on whichever page is asked until the game is over; how many on each page."""
    played, seq = [0] * len(pages), 0
    while True:
        for page in pages:
            wait_for_seq(page, seq)
        if is_over(pages[0]):
            return played
        mover = next((at for at, page in enumerate(pages) if is_asked(page)), None)
        if mover is None:
            wait_for_seq(pages[0], seq + 1)
            seq = seq_of(pages[0])
        else:
            seq = click_a_move(pages[mover])
            played[mover] += 1
