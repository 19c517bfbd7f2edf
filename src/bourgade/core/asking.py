"""The words for the question that waits, found by the kind of its choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bourgade.core.language import Language
from bourgade.core.state import State
from bourgade.core.step import Choice

Asker = Callable[[Any, Any, Language], str]
"""Words a question that depends on the state or the choice."""


def question(
    state: State, plain: Mapping[type[Choice[Any]], str], askers: Mapping[type[Any], Asker], say: Language
) -> str:
    """What the seat on turn is asked: by an asker of its own, or always the same."""
    choice = state.choice
    if choice is None:
        return say("The game is over")
    ask = askers.get(type(choice))
    return ask(state, choice, say) if ask else say(plain[type(choice)])


def rule_behind(state: State, rules: Mapping[str, str], say: Language) -> str:
    """The rule behind the question, by the name of its choice; empty when the game is over."""
    return say(rules[type(state.choice).__name__]) if state.choice else ""
