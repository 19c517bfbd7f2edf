"""The screen: blocks in columns that fit, and names that are never markup."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

import bourgade
from bourgade import Rules, language
from bourgade.cli.screen import Screen, newspaper, printable, rich_style
from bourgade.core.block import Block

NASTY = ["[bold red]Ann[/]", "Bo\x1b[31m", "Zoë 村人", ":smile:"]


def drawn(capsys: pytest.CaptureFixture[str], rules: Rules[Any], names: list[str], width: int) -> str:
    screen = Screen(language("en"))
    screen.console.width = width
    screen.board(rules, rules.view(rules.new(seats=4, seed=3)), names)
    return capsys.readouterr().out


def with_blocks(blocks: list[Block]) -> Rules[Any]:
    """A game whose board is these blocks."""
    rules = bourgade.game("village")
    return dataclasses.replace(rules, words=dataclasses.replace(rules.words, blocks=lambda *_: blocks))


@pytest.mark.parametrize("game", bourgade.games())
@pytest.mark.parametrize("width", [40, 80, 100, 140, 200])
def test_a_board_fits_the_terminal(capsys: pytest.CaptureFixture[str], game: str, width: int) -> None:
    out = drawn(capsys, bourgade.game(game), ["Ann", "A very long name for a player of games", "Cy", "Di"], width)
    assert all(cell_len(line) <= width for line in out.splitlines())


@pytest.mark.parametrize("width", [80, 140])
def test_blocks_share_the_width(capsys: pytest.CaptureFixture[str], width: int) -> None:
    blocks = [Block(f"Place {number}", [[("text ", ""), ("more", "strong")]] * 4) for number in range(6)]
    lines = drawn(capsys, with_blocks(blocks), [], width).splitlines()
    assert all(f"Place {number}" in "".join(lines) for number in range(6))
    assert len(lines) == 6 * len(blocks) // (width // 40)


def test_names_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    names = [printable(name) for name in NASTY]
    blocks = [Block(name, [[(f"{name} has 3 coins", "seat1")]], seat=seat) for seat, name in enumerate(names)]
    out = drawn(capsys, with_blocks(blocks), names, 80)
    assert all(f"{name} has 3 coins" in out for name in names)
    assert "\x1b" not in out
    assert names[1] == "Bo?[31m"


def test_unknown_styles_are_plain() -> None:
    assert [rich_style(name) for name in ("", "no such style", "strong")] == ["", "", "bold"]
    assert rich_style("seat0") != rich_style("seat1")


def test_no_blocks_no_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert drawn(capsys, with_blocks([]), [], 80) == ""


def splits(heights: list[int], columns: int) -> Iterator[int]:
    """The tallest column of every way to break the row into at most so many columns."""
    if columns == 1 or not heights:
        yield sum(heights)
        return
    for cut in range(len(heights) + 1):
        for rest in splits(heights[cut:], columns - 1):
            yield max(sum(heights[:cut]), rest)


@pytest.mark.parametrize("heights", [[5], [3, 9, 2, 4], [1, 1, 1, 1, 12], [7, 7, 7, 7, 7], [2, 8, 3, 6, 1, 9, 4]])
@pytest.mark.parametrize("columns", [1, 2, 3])
def test_columns_keep_the_order_and_are_as_short_as_can_be(heights: list[int], columns: int) -> None:
    parts = newspaper(heights, columns)
    assert [place for start, end in parts for place in range(start, end)] == list(range(len(heights)))
    assert len(parts) <= columns
    assert max(sum(heights[start:end]) for start, end in parts) == min(splits(heights, columns))
