"""A live table: a game in play, rebuilt from its rows, that turns each answer into the row to be kept."""

from __future__ import annotations

from collections.abc import Iterable

import bourgade
from bourgade.core.errors import BadRecord, BourgadeError
from bourgade.core.language import mark
from bourgade.server.past import Past
from bourgade.server.refusals import OtherRules
from bourgade.server.store import BEGIN, REDO, UNDO, AnswerRow, MessageRow, TableRow, now


class Table:
    """The game of one table, with what its pages need besides: when each event happened, totals, and the chat."""

    def __init__(self, row: TableRow, script: Iterable[int] = ()) -> None:
        self.row = row
        self.rules = bourgade.game(row.game)
        if self.rules.version != row.version:
            text = mark("this table was begun with version {old} of the rules, and these are version {new}: it rests")
            raise OtherRules(text, old=row.version, new=self.rules.version)
        self.play = _past(row, (), tuple(script)).begin(unforeseen=True)
        self.seq = 0
        self.told_at = [0] * len(self.play.events)
        self.answered_at = [0] * len(row.seats)
        self.taken_up = 0  # after which answer the seat on turn had a shared device to itself
        self.totals: list[tuple[int, ...]] = []
        self.messages: list[MessageRow] = []

    @property
    def turn(self) -> int:
        """The seat on turn, -1 when the game is over."""
        return -1 if self.is_over else self.play.state.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.play.state.over

    @property
    def joined(self) -> int:
        """How many seats have their people or bots."""
        return sum(seat.joined for seat in self.row.seats)

    def opening(self) -> AnswerRow:
        """The row that keeps what chance decided before the first move."""
        return AnswerRow(0, -1, BEGIN, self.play.chapter.chance[:], self.turn, now())

    def past(self) -> Past:
        """Everything played so far."""
        return _past(self.row, tuple(self.play.record.moves()), tuple(self.play.record.chance()))

    def answer(self, move: str | int) -> AnswerRow:
        """Let the seat on turn play an action or its notation, undo or redo; what is refused changes nothing."""
        return self.follow(self.rules.notation(move) if isinstance(move, int) else move)

    def follow(self, move: str) -> AnswerRow:
        """The same in writing, as it was kept."""
        state, chapter = self.play.state, self.play.chapter
        seat, number, drawn = state.seat, state.round, len(chapter.chance)
        if move == UNDO:
            self.play.undo()
        elif move == REDO:
            self.play.redo()
        else:
            self.play.play(self.rules.parse(move))
        self.seq += 1
        self._take_note(seat, number)
        return AnswerRow(self.seq, seat, move, chapter.chance[drawn:], self.turn, now())

    def _take_note(self, seat: int, number: int) -> None:
        state, told = self.play.state, len(self.play.events)
        self.answered_at[seat] = self.seq
        del self.told_at[told:]
        self.told_at += [self.seq] * (told - len(self.told_at))
        if state.round != number or state.over:
            self.totals.append(self.rules.totals(state))


def begin(row: TableRow, moves: Iterable[str] = (), script: Iterable[int] = ()) -> tuple[Table, list[AnswerRow]]:
    """A new table and its first rows; with moves, one that was played elsewhere."""
    table = Table(row, script)
    opening = table.opening()
    return table, [opening, *[table.follow(move) for move in moves]]


def rebuild(row: TableRow, answers: list[AnswerRow], messages: list[MessageRow]) -> Table:
    """The table as it was when these rows were kept."""
    table = Table(row, [result for answer in answers for result in answer.chance])
    for answer in answers[1:]:
        if not _follows(table, answer):
            raise BadRecord(f"answer {answer.seq} of table {row.id} does not follow from the ones before it")
    table.messages = messages
    return table


def _follows(table: Table, answer: AnswerRow) -> bool:
    """Let the table follow an answer that was kept; why it cannot would tell strangers what was legal then."""
    try:
        again = table.follow(answer.move)
    except BourgadeError:
        return False
    return (again.seq, again.seat, again.turn) == (answer.seq, answer.seat, answer.turn)


def _past(row: TableRow, moves: tuple[str, ...], chance: tuple[int, ...]) -> Past:
    names = tuple(seat.name for seat in row.seats)
    return Past(row.game, row.seed, row.options, row.edition, names, moves, chance)
