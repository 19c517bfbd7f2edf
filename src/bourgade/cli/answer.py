"""What a person types for a move: its number in the list, or its notation with every word cut as short as is clear."""

from __future__ import annotations

import difflib
from typing import Any

from bourgade.core.errors import BadNotation
from bourgade.core.language import Language
from bourgade.core.rules import Rules

SHOWN = 5


def read_move(text: str, actions: list[int], rules: Rules[Any], say: Language) -> int:
    """The action that the text stands for among those offered; otherwise an error for the person who typed it."""
    words = text.lower().split()
    if len(words) == 1 and words[0].isdecimal():
        return _by_number(words[0], actions, say)
    notations = {rules.notation(action): action for action in actions}
    found = matches(words, list(notations))
    if len(found) == 1:
        return notations[found[0]]
    typed = " ".join(words)[:60]
    if found:
        raise BadNotation(say("{typed!r} may be {moves}", typed=typed, moves=_listed(found)))
    if matches(words, list(rules.vocabulary.by_notation)):
        raise BadNotation(say("{typed!r} is not possible now", typed=typed))
    near = difflib.get_close_matches(typed, notations, n=1)
    hint = say("; did you mean {move!r}?", move=near[0]) if near else ""
    raise BadNotation(say("{typed!r} is no move; type a number, a move or help", typed=typed) + hint)


def matches(words: list[str], notations: list[str]) -> list[str]:
    """The notations that the words stand for: exactly, else word by word, else from their beginning on."""
    split = [(notation, notation.split()) for notation in notations]
    exact = [notation for notation, full in split if full == words]
    if exact:
        return exact
    begun = [(notation, full) for notation, full in split if begins(words, full)]
    return [notation for notation, full in begun if len(full) == len(words)] or [notation for notation, _ in begun]


def begins(words: list[str], full: list[str]) -> bool:
    """Whether each word typed is the beginning of the word in its place."""
    return len(words) <= len(full) and all(whole.startswith(part) for part, whole in zip(words, full, strict=False))


def _by_number(digits: str, actions: list[int], say: Language) -> int:
    number = int(digits[:9])
    if not 1 <= number <= len(actions):
        raise BadNotation(
            say("there is no move {number}: the moves are 1 to {count}", number=digits[:9], count=len(actions))
        )
    return actions[number - 1]


def _listed(moves: list[str]) -> str:
    more = " ..." if len(moves) > SHOWN else ""
    return ", ".join(moves[:SHOWN]) + more
