"""Words."""

from typing import Any

SCORE_LINES: dict[str, str] = {}


def prompt(state: Any, say: Any) -> str:
    return type(state.choice).__name__


def move(state: Any, action: int, say: Any) -> str:
    return str(state.vocabulary.notation(action))


def warning(state: Any, action: int, say: Any) -> str:
    return ""


def event(event: Any, names: Any, say: Any) -> str:
    return event.kind.name
