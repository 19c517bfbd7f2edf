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
    """The sentence for each event; empty for one that is told with the last of its run, or that goes without saying."""
    told: list[str] = []
    for (kind, _), group in groupby(events, key=_kind_and_seat):
        run = list(group)
        if len(run) > 1 and kind in words.runs:
            told += [*[""] * (len(run) - 1), _together(words, run, say)]
        else:
            told += [words.event(event, names, say) for event in run]
    return ["" if _is_herald(words, event, events[at:]) else told[at] for at, event in enumerate(events)]


def _kind_and_seat(event: Event) -> tuple[Kind, int]:
    return event.kind, event.seat


def _is_herald(words: Words, event: Event, later: Sequence[Event]) -> bool:
    heralded = words.heralds.get(event.kind)
    return any(
        (other.kind, other.seat, other.values[:1]) == (heralded, event.seat, event.values[:1]) for other in later
    )


def _together(words: Words, run: list[Event], say: Language) -> str:
    text, called = words.runs[run[0].kind]
    return say(text, things=joined(say, [called(event.values, say) for event in run]))
