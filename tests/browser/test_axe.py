"""axe finds nothing serious on any kind of page, in the light and in the dark, on a screen and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.house import House, finished

AXE = Path(__file__).parent.parent.parent / ".venv" / "axe" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter(one => ["serious", "critical"].includes(one.impact))
  .map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(" ")}`)"""
PHONE = {"width": 360, "height": 740}
SCREEN = {"width": 1400, "height": 900}

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make .venv/axe (needs npm)")


def complaints_of_axe(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    found: list[str] = page.evaluate(RUN)
    return found


def path_of(house: House, kind: str) -> str:
    """A page of this kind."""
    if kind == "home":
        return "/"
    if kind == "end":
        return house.bring(finished())
    if kind == "replay":
        return house.bring(finished()) + "/replay/40"
    if kind == "error":
        return "/nowhere"
    if kind == "market day":
        return house.reach("serve").host
    return house.open("here", "link", "bot").host


@pytest.mark.parametrize("kind", ["home", "turn", "market day", "end", "replay", "error"])
def test_axe_finds_nothing_serious(visit: Visit, house: House, kind: str, complaints: list[str]) -> None:
    page = visit(path_of(house, kind))
    for details in page.locator("details").all():
        details.evaluate("one => { one.open = true; }")
    for mood in ("light", "dark"):
        for size in (SCREEN, PHONE):
            page.emulate_media(color_scheme="dark" if mood == "dark" else "light")
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            assert complaints_of_axe(page) == [], (mood, size)
    if kind == "error":
        complaints.clear()  # the browser notes that the page was not found
