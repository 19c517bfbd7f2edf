"""A stepper: it stands at one position of a record and goes to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from bourgade.cli.narrator import Reporter
from bourgade.cli.question import show_events
from bourgade.cli.screen import Screen, seat_style
from bourgade.cli.sheets import show_final
from bourgade.core.event import Event
from bourgade.core.language import mark
from bourgade.core.playthrough import Playthrough, positions
from bourgade.core.record import Record
from bourgade.core.rules import Rules
from bourgade.core.state import State

KEYS = mark("Enter or n: next   b: back   12: to move 12   q: leave")


class Position:
    """The game after a move of the record, the state before that move, and what came of it."""

    def __init__(self, number: int, play: Playthrough, before: State, events: list[Event]) -> None:
        self.number = number
        self.play = play
        self.before = before
        self.events = events

    @property
    def state(self) -> State:
        """The state after the move."""
        return self.play.state

    @property
    def action(self) -> int:
        """The move; there is none at the start."""
        return self.play.rules.parse(self.notation)

    @property
    def notation(self) -> str:
        """The move in writing."""
        return self.play.record.moves()[-1].split(" ", 1)[1]


class Stepper:
    """Shows the positions of a record, as a spectator or as one seat sees them."""

    def __init__(self, rules: Rules[Any], record: Record, screen: Screen, seat: int | None) -> None:
        self.rules = rules
        self.record = record
        self.screen = screen
        self.say = screen.say
        self.seat = seat
        self.count = len(record.moves())

    def verify(self) -> None:
        """Replay the whole record; a move or a digest that does not fit is an error that says where."""
        for _ in positions(self.rules, self.record):
            pass

    def list(self, to: int | None) -> None:
        """All moves, or those up to a number and then the board."""
        end = self.count if to is None else to
        for position in self._positions(end):
            if position.number:
                self.screen.print(Text.assemble((f"{position.number:4} ", "dim"), self._move(position)))
            if position.number == end:
                self._show_end(position, to is not None)

    def report(self, to: int | None) -> None:
        """The moves and events as JSON lines, up to the end or to a number."""
        end = self.count if to is None else to
        for position in self._positions(end):
            if position.number == 0:
                reporter = Reporter(position.play)
                reporter.start()
            else:
                reporter.chosen(position.before, position.action)
            reporter.happened(position.state, position.events)
            if position.number == end:
                self._report_end(reporter, position)

    def step(self, number: int) -> None:
        """Go where the person wants to go."""
        while True:
            self._show(self._at(number))
            try:
                text = self.screen.read("> ").lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.tell("")
                return
            if text in ("q", "quit"):
                return
            number = self._target(text, number)

    def _positions(self, end: int) -> Iterator[Position]:
        """The positions in order, from the start to after move `end`."""
        told = 0
        before: State | None = None
        for number, play in enumerate(positions(self.rules, self.record)):
            yield Position(number, play, before or play.state, play.events[told:])
            if number == end:
                return
            told, before = len(play.events), play.state.clone()

    def _at(self, number: int) -> Position:
        for position in self._positions(number):
            last = position
        return last

    def _target(self, text: str, number: int) -> int:
        if text in ("", "n"):
            return min(number + 1, self.count)
        if text == "b":
            return max(number - 1, 0)
        if text.isdecimal():
            return min(int(text[:9]), self.count)
        return number

    def _show(self, position: Position) -> None:
        self._show_board(position.state)
        title = self.say("Move {number} of {count}", number=position.number, count=self.count)
        self.screen.tell(f"{title} - {self.say('Round {number}', number=position.state.round)}", "strong")
        if position.number:
            self.screen.print(self._move(position))
        show_events(self.screen, self.rules, position.events, self.record.names)
        if position.number == self.count:
            self._show_end(position, False)
        self.screen.tell(self.say(KEYS), "dim")

    def _show_end(self, position: Position, with_board: bool) -> None:
        if with_board:
            self._show_board(position.state)
        if position.state.over:
            show_final(self.screen, self.rules, position.state, self.record.names)
        elif position.number == self.count:
            self.screen.tell(self.say("The game is not over yet."))
        checked = self.say("All {count} moves of the record were checked: they are right.", count=self.count)
        self.screen.tell(checked, "good")

    def _show_board(self, state: State) -> None:
        self.screen.board(self.rules, self.rules.view(state, self.seat), self.record.names)

    def _report_end(self, reporter: Reporter, position: Position) -> None:
        state = position.state
        reporter.line(
            "end",
            moves=position.number,
            over=state.over,
            standings=self.rules.standings(state) if state.over else None,
            digest=state.digest(),
        )

    def _move(self, position: Position) -> Text:
        before = position.before
        who = (self.say("{name}: ", name=self.record.names[before.seat]), seat_style(before.seat))
        words = self.rules.words.move(before, position.action, self.record.names, self.say)
        return Text.assemble(who, words, (f"  {position.notation}", "dim"))
