"""The level `greedy`: thinks its own turn to the end, along the lines that look best, and takes the best one."""

from __future__ import annotations

from math import inf
from typing import Any

from bourgade.bots.bot import Question, pick
from bourgade.core.rules import Rules
from bourgade.core.state import State

NODES = 600
"""So many positions it looks at when it is given no budget."""
WAVES = 10
"""A step of all lines takes no more than this part of the budget, so that long turns are thought to their end."""


class Greedy:
    """Looks no further than its present turn, and judges what it then has by the value function of the game."""

    def choose(self, question: Question) -> int:
        """The action that leads to the best end of the turn; among equals the seed decides."""
        here = question.imagine(question.seed)
        look = Lookahead(question.rules, question.seat, here.seal)
        values = look.values(here, question.budget or NODES)
        best = max(values)
        return pick(
            [action for action, value in zip(question.actions, values, strict=True) if value == best], question.seed
        )


class Line:
    """One way to play the turn: its first moves, by their place among the actions, all moves, and where they lead."""

    __slots__ = ("firsts", "moves", "state", "value")

    def __init__(self, firsts: list[int], moves: list[int], state: State, value: float) -> None:
        self.firsts = firsts
        self.moves = moves
        self.state = state
        self.value = value

    def look(self) -> tuple[float, tuple[int, ...]]:
        """What it is worth and what can be answered: two lines that are alike in this may be so in all."""
        return self.value, tuple(self.state.options)


class Lookahead:
    """A search through the decisions of one turn, up to the next seat, draw or reveal.

    All lines grow by one decision at a time. Of lines with the same moves in another order one goes on, and where there
    are more than there is time for, the best ones of those that do not look alike.
    """

    def __init__(self, rules: Rules[Any], seat: int, seal: int) -> None:
        self.rules = rules
        self.seat = seat
        self.seal = seal
        self.nodes = 0
        self.is_spent = False

    def values(self, state: State, budget: int) -> list[float]:
        """What each action is worth at its best, and minus infinity if none of its lines was among the best."""
        actions = state.legal()
        limit = max(budget, len(actions))
        ends = [-inf for _ in actions]
        lines = [self._line([first], [], state, action) for first, action in enumerate(actions)]
        going = self._going(lines, ends)
        share = limit
        while going and not self.is_spent:
            going = self._going(self._longer(_best(_merged(going), share), limit), ends)
            share = max(1, limit // WAVES)
        for line in going:  # there is no time to think these to their end
            _note(ends, line)
        return ends

    def _line(self, firsts: list[int], moves: list[int], state: State, action: int) -> Line:
        """A line that is longer by one move."""
        self.nodes += 1
        after = state.clone()
        after.play(action)
        return Line(firsts, sorted([*moves, action]), after, self.rules.value(after, self.seat))

    def _longer(self, lines: list[Line], limit: int) -> list[Line]:
        """The lines with every answer to the question at their end; without it where the budget is spent."""
        longer: list[Line] = []
        for line in lines:
            if self.nodes + len(line.state.options) <= limit:
                longer += [self._line(line.firsts, line.moves, line.state, action) for action in line.state.options]
            else:
                longer.append(line)
                self.is_spent = True
        return longer

    def _going(self, lines: list[Line], ends: list[float]) -> list[Line]:
        """The lines that are not at the end of the turn; the others are noted by what they are worth."""
        going: list[Line] = []
        for line in lines:
            state = line.state
            if state.over or state.seat != self.seat or state.seal != self.seal:
                _note(ends, line)
            else:
                going.append(line)
        return going


def _note(ends: list[float], line: Line) -> None:
    """The actions that a line begins with are worth what it is, or more."""
    for first in line.firsts:
        ends[first] = max(ends[first], line.value)


def _merged(lines: list[Line]) -> list[Line]:
    """The lines, those that are the same moves in another order as one."""
    merged: dict[object, Line] = {}
    for line in lines:
        key = (tuple(line.moves), line.look())
        if key in merged:
            merged[key].firsts = sorted({*merged[key].firsts, *line.firsts})
        else:
            merged[key] = line
    return list(merged.values())


def _best(lines: list[Line], share: int) -> list[Line]:
    """The best lines, as many as have so many answers between them; the first of those that look alike come first."""
    seen: set[object] = set()
    ranked: list[tuple[bool, float, int]] = []
    for number, line in enumerate(lines):
        look = line.look()
        ranked.append((look in seen, -line.value, number))
        seen.add(look)
    best: list[Line] = []
    for _, _, number in sorted(ranked):
        if share <= 0:
            break
        best.append(lines[number])
        share -= len(lines[number].state.options)
    return best
