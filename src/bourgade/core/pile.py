"""Piles: bags, decks and stacks as counts per kind, unordered until drawn."""

from __future__ import annotations

from bourgade.core.chance import Chance


def draw(pile: list[int], chance: Chance, stream: int) -> int:
    """Take one thing out of the pile, each equally likely, and return its kind; -1 from an empty pile."""
    total = sum(pile)
    if total == 0:
        return -1
    number = chance.below(stream, total)
    for kind in range(len(pile)):
        number -= pile[kind]
        if number < 0:
            pile[kind] -= 1
            return kind
    raise AssertionError("a pile holds what its counts say")
