"""News: what has happened, a sentence for each event, or one for several of a kind that follow each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bourgade.core.amounts import joined
from bourgade.core.event import Event, Kind
from bourgade.core.language import Language

if TYPE_CHECKING:
    from bourgade.core.rules import Words


def news(words: Words, events: Sequence[Event], names: list[str], say: Language) -> list[str]:
    """The sentence for each event; empty for one that is told with the last of its run."""
    told: list[str] = []
    for (kind, _), group in groupby(events, key=_kind_and_seat):
        run = list(group)
        if len(run) > 1 and kind in words.runs:
            told += [*[""] * (len(run) - 1), _together(words, run, say)]
        else:
            told += [words.event(event, names, say) for event in run]
    return told


def _kind_and_seat(event: Event) -> tuple[Kind, int]:
    return event.kind, event.seat


def _together(words: Words, run: list[Event], say: Language) -> str:
    text, called = words.runs[run[0].kind]
    return say(text, things=joined(say, [called(event.values, say) for event in run]))
