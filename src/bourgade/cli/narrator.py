"""Narrators: they follow a game between bots and tell it, to a person or as JSON lines to a program."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from bourgade.bots.match import Listener, Result
from bourgade.cli import shelf
from bourgade.cli.question import show_events
from bourgade.cli.screen import Screen, seat_style
from bourgade.core.event import Event
from bourgade.core.playthrough import Playthrough
from bourgade.core.state import State


class Teller:
    """Tells a game in words, at a pace a person can follow, and draws the board now and then."""

    def __init__(self, play: Playthrough, screen: Screen, pace: float, board: str) -> None:
        self.play = play
        self.screen = screen
        self.pace = pace
        self.board = board
        self.round = 0

    def chosen(self, state: State, action: int) -> None:
        """Announce the move, after a title and perhaps the board when a round begins."""
        if state.round != self.round:
            self._turn_the_page(state)
        rules, names = self.play.rules, self.play.record.names
        who = (self.screen.say("{name}: ", name=names[state.seat]), f"bold {seat_style(state.seat)}")
        self.screen.print(Text.assemble(who, rules.words.move(state, action, names, self.screen.say)))

    def happened(self, state: State, events: list[Event]) -> None:
        """Tell what came of it, and wait."""
        show_events(self.screen, self.play.rules, events, self.play.record.names)
        if self.board == "move":
            self.draw(state)
        time.sleep(self.pace)

    def draw(self, state: State) -> None:
        """The board as a spectator sees it."""
        self.screen.board(self.play.rules, self.play.rules.view(state), self.play.record.names)

    def _turn_the_page(self, state: State) -> None:
        self.round = state.round
        self.screen.tell("")
        self.screen.tell(self.screen.say("Round {number}", number=state.round), "strong")
        if self.board == "round":
            self.draw(state)


class Keeper:
    """Follows with another listener, and keeps the game in a file after every move."""

    def __init__(self, play: Playthrough, listener: Listener, file: Path) -> None:
        self.play = play
        self.listener = listener
        self.file = file

    def chosen(self, state: State, action: int) -> None:
        """Let the other listener hear it."""
        self.listener.chosen(state, action)

    def happened(self, state: State, events: list[Event]) -> None:
        """Keep the game before the other listener may pause."""
        shelf.save(self.file, self.play.text())
        self.listener.happened(state, events)


class Reporter:
    """Reports a game as one JSON object a line: start, moves, events, end."""

    def __init__(self, play: Playthrough) -> None:
        self.play = play
        self.number = 0

    def start(self) -> None:
        """What is played, and by whom."""
        record = self.play.record
        self.line(
            "start",
            game=record.game,
            version=record.version,
            seats=record.seats,
            seed=record.seed,
            options=record.options,
            edition=record.edition.name if record.edition else None,
            names=record.names,
        )

    def chosen(self, state: State, action: int) -> None:
        """A move."""
        self.number += 1
        notation = self.play.rules.notation(action)
        self.line("move", number=self.number, round=state.round, seat=state.seat, action=action, move=notation)

    def happened(self, state: State, events: list[Event]) -> None:
        """What came of it."""
        for event in events:
            self.line("event", **event.plain())

    def end(self, result: Result) -> None:
        """How it ended."""
        self.line(
            "end",
            standings=result.standings,
            sheets=result.sheets,
            rivals=result.rivals,
            rounds=result.rounds,
            turns=result.turns,
            decisions=result.decisions,
            digest=self.play.state.digest(),
        )

    def line(self, kind: str, **values: Any) -> None:
        """One JSON object."""
        click.echo(json.dumps({"type": kind, **values}, ensure_ascii=False))
