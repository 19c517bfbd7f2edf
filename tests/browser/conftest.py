"""What the tests in a browser share: a server, the system's Chromium, and visitors whose consoles must stay silent."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from browser.house import House

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FOLDER = Path(__file__).parent
Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder, and skip it where there is no browser."""
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="Chromium is not installed: make browser"))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser; it needs no sandbox here, for it visits only our own pages."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


@pytest.fixture
def complaints() -> list[str]:
    """What the consoles have said; a test that expects something there clears it."""
    return []


@pytest.fixture
def visit(chromium: Browser, house: House, complaints: list[str]) -> Iterator[Visit]:
    """Somebody new with a browser, on a page of the server; whatever a console says in the end fails the test."""
    contexts: list[BrowserContext] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def come(path: str = "/", **wishes: Any) -> Page:
        wishes = {"viewport": {"width": 1200, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        context = chromium.new_context(base_url=house.address, **wishes)
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.on("console", hear)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
