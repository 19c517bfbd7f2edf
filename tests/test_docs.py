"""What the README and the pages in docs/ show really runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bourgade
from bourgade.bots import ask

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_ten_lines_of_python_in_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(ROOT / "README.md", "python")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    places = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert places[0] == "1"
    assert len(places) == 4


def test_the_bot_in_the_docs_plays() -> None:
    names: dict[str, type] = {}
    exec(compile(blocks(ROOT / "docs" / "bots.md", "python")[0], "bots.md", "exec"), names)
    rules = bourgade.game("village")
    state = rules.new(seats=2, seed=3)
    for _ in range(40):
        action = names["Miser"]().choose(ask(rules, state, seed=1))
        assert action in state.legal()
        state.play(action)


def test_the_edition_in_the_docs_is_one(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(blocks(ROOT / "docs" / "editions.md", "toml")[0], encoding="utf-8")
    rules = bourgade.game("village")
    printed = rules.catalogue.values(bourgade.load_edition(path))
    assert printed["customers"]["customer_01"]["points"] == 4
    assert rules.new(seats=2, seed=1, edition=path).seats == 2


def test_the_edition_of_villagers_in_the_docs_is_one(tmp_path: Path) -> None:
    path = tmp_path / "second-printing.toml"
    path.write_text(blocks(ROOT / "docs" / "editions.md", "toml")[1], encoding="utf-8")
    state = bourgade.game("villagers").new(seats=2, seed=1, edition=path)
    assert state.components.edition == bourgade.load_edition(path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), f"{page.name}: {target}"
