"""What a game says about a position, as it is typed in tests, and as blocks of text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bourgade import Rules
from bourgade.core.block import Block
from bourgade.core.block import plain as plain_line
from bourgade.core.event import Event, Kind
from bourgade.core.language import Language, language
from support.played import Played
from support.typed import typed

ENGLISH, FRENCH = language("en"), language("fr")
NAMES = ["Odile", "Anselm", "Thibault", "Marguerite de Beaulieu", "Mathieu"]
RAW = re.compile(r"[{}]|[a-z]+_[a-z0-9]+")
"""Braces, and ids of the engine."""

both = pytest.mark.parametrize("say", [ENGLISH, FRENCH], ids=lambda say: say.code)


def is_whole(text: str) -> bool:
    """Whether a sentence has neither raw parts nor gaps where a word is missing."""
    return not RAW.search(text) and "  " not in text


def prompt(table: Played[Any], say: Language = ENGLISH) -> str:
    """The question that waits."""
    return typed(table.rules.words.prompt(table.state, say))


def move(table: Played[Any], notation: str, say: Language = ENGLISH) -> str:
    """The words for a move that is offered."""
    assert table.offers(notation)
    return typed(table.rules.words.move(table.state, table.rules.parse(notation), NAMES, say))


def warning(table: Played[Any], notation: str, say: Language = ENGLISH) -> str:
    """The warning that goes with a move that is offered."""
    assert table.offers(notation)
    return typed(table.rules.words.warning(table.state, table.rules.parse(notation), say))


def news(rules: Rules[Any], kind: Kind, *values: int, say: Language = ENGLISH, seat: int = 0) -> str:
    """The sentence for an event."""
    return typed(rules.words.event(Event(kind, seat, values), NAMES, say))


def draw(rules: Rules[Any], state: Any, seat: int | None = None, say: Language = ENGLISH) -> dict[str, Block]:
    """The places of the board in text by their titles."""
    drawn = rules.words.blocks(rules.view(state, seat), NAMES[: state.seats], say)
    return {block.title: block for block in drawn}


def lines(table: Played[Any], title: str, seat: int | None = None, say: Language = ENGLISH) -> list[str]:
    """A block as plain text, without what stands at the end of a line to no effect."""
    spans = draw(table.rules, table.state, seat, say)[title].lines
    return [plain_line(line).replace("\N{NO-BREAK SPACE}", " ").rstrip() for line in spans]
