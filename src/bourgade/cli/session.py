"""A session: people at one keyboard play a game, against bots or each other."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable
from pathlib import Path

import click
from rich.text import Text

from bourgade.bots import LEVELS, Bot, bot
from bourgade.bots.match import think
from bourgade.cli import shelf
from bourgade.cli.answer import read_move
from bourgade.cli.question import show_events, show_question
from bourgade.cli.screen import Screen
from bourgade.cli.sheets import show_final, show_sheets
from bourgade.core.errors import BadNotation, NothingToUndo
from bourgade.core.event import Event
from bourgade.core.language import mark
from bourgade.core.playthrough import Playthrough

LOG_LINES = 30

HELP = (
    ("12", mark("play the move with this number")),
    ("", mark("play the move whose words begin like this")),
    (mark("undo"), mark("take back your last move, as long as nobody else moved and nothing was drawn")),
    (mark("redo"), mark("play again what you took back")),
    (mark("hint"), mark("ask a bot what it would play")),
    (mark("board"), mark("show the board and your moves again")),
    (mark("rule"), mark("show the rule behind the question")),
    (mark("score"), mark("show your score so far")),
    (mark("log"), mark("show what has happened lately; log 100 shows more")),
    (mark("save"), mark("write the game to a file: save game.json")),
    (mark("quit"), mark("leave the game")),
    (mark("help"), mark("show this list")),
)


class Session:
    """One game, the seats of people, and the bots in the other seats. `file` keeps the game after every move."""

    def __init__(self, play: Playthrough, people: set[int], bots: dict[int, Bot], screen: Screen) -> None:
        self.play = play
        self.people = people
        self.bots = bots
        self.screen = screen
        self.say = screen.say
        self.file: Path | None = None
        self.own_files: set[Path] = set()
        self.unsaved = False
        self.leaving = False
        self._viewer = -1  # the seat whose board is on the screen; -1 when it has changed since
        self._seal = -1  # the seal of the state when that board was drawn
        self._person = -1  # the person who was asked last
        self._asked = False
        self._news: list[Event] = []
        self._commands: dict[str, Callable[[str], object]] = {
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "board": self._board,
            "rule": self._rule,
            "score": self._score,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
            "help": self._help,
        }
        self._names = {folded(word): name for name in self._commands for word in (name, self.say(name))}

    @property
    def moves(self) -> int:
        """How many moves have been played."""
        return len(self.play.record.moves())

    def run(self) -> None:
        """Play until the game is over or the person leaves; every way out keeps what is to be kept."""
        self.screen.tell(self.say("Type a number, a move, or help."), "dim")
        over = self.play.state.over
        try:
            while not over and not self.leaving:
                self._turn()
                over = self.play.state.over
        except (EOFError, KeyboardInterrupt):
            self.screen.tell("")
        if over:
            self._tell_news()
            show_final(self.screen, self.play.rules, self.play.state, self.play.record.names)
        self._farewell(over)

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is not None:
            self._write(self.file)

    def _turn(self) -> None:
        seat = self.play.state.seat
        if seat in self.people:
            self._ask(seat)
            self._answer(self.screen.read("> "))
            return
        self._move(think(self.play, self.bots[seat], self.moves))
        self._viewer = -1

    def _ask(self, seat: int) -> None:
        if self._viewer != seat or self._seal != self.play.state.seal:
            self._hand_over(seat)
            self._show_board(seat)
        self._tell_news()
        if not self._asked:
            show_question(self.screen, self.play.rules, self.play.state, self.play.record.names)
            self._asked = True

    def _tell_news(self) -> None:
        """What has happened since the last question; below the board, where it does not scroll away."""
        show_events(self.screen, self.play.rules, self._news, self.play.record.names)
        self._news = []

    def _hand_over(self, seat: int) -> None:
        """Where people have secrets, clear the screen before the next one looks at it."""
        if self._person not in (-1, seat) and self.play.rules.has_secrets(self.play.state, seat):
            name = self.play.record.names[seat]
            self.screen.read(self.say("{name}, press Enter when only you can see the screen. ", name=name))
            self.screen.console.clear()
        self._person = seat

    def _show_board(self, seat: int) -> None:
        state, rules = self.play.state, self.play.rules
        self.screen.print(Text())
        self.screen.board(rules, rules.view(state, seat), self.play.record.names)
        self._viewer = seat
        self._seal = state.seal
        self._asked = False

    def _answer(self, text: str) -> None:
        """A command or a move; a text that is neither costs one line and nothing else."""
        word, _, rest = text.partition(" ")
        command = self._names.get(folded(word))
        if command is not None:
            self._commands[command](rest.strip())
        elif word:
            self._play(text)

    def _play(self, text: str) -> None:
        try:
            action = read_move(text, self.play.state.legal(), self.play.rules, self.say)
        except BadNotation as error:
            self.screen.tell(str(error), "warning")
            return
        self._move(action)

    def _move(self, action: int) -> None:
        told = len(self.play.events)
        self.play.play(action)
        self._news += self.play.events[told:]
        self._moved()

    def _moved(self) -> None:
        self._asked = False
        self.unsaved = True
        self.keep()

    # --- commands ---

    def _undo(self, _rest: str) -> None:
        self._step(self.play.undo, self.say("Taken back."))

    def _redo(self, _rest: str) -> None:
        self._step(self.play.redo, self.say("Played again."))

    def _step(self, step: Callable[[], None], done: str) -> None:
        try:
            step()
        except NothingToUndo as error:
            self.screen.tell(self.say(str(error)), "warning")
            return
        self.screen.tell(done)
        self._moved()

    def _hint(self, _rest: str) -> None:
        state, rules = self.play.state, self.play.rules
        action = think(self.play, bot(list(LEVELS)[-1]), self.moves)
        words = rules.words.move(state, action, self.play.record.names, self.say)
        number = state.legal().index(action) + 1
        self.screen.tell(self.say("A bot would play {number}: {move}", number=number, move=words), "good")

    def _board(self, _rest: str) -> None:
        self._show_board(self.play.state.seat)

    def _rule(self, _rest: str) -> None:
        self.screen.tell(self.play.rules.words.rule(self.play.state, self.say))

    def _score(self, _rest: str) -> None:
        seat = self.play.state.seat
        show_sheets(self.screen, self.play.rules, self.play.state, self.play.record.names, [seat])

    def _log(self, rest: str) -> None:
        count = max(1, int(rest[:6])) if rest.isdecimal() else LOG_LINES
        show_events(self.screen, self.play.rules, self.play.events[-count:], self.play.record.names)

    def _help(self, _rest: str) -> None:
        table = self.screen.table()
        table.show_header = False
        for word, text in HELP:
            table.add_row(Text(self.say(word) if word else self._shortened(), "bold"), Text(self.say(text)))
        self.screen.print(table)

    def _shortened(self) -> str:
        """A move that is offered, as it may be typed."""
        state = self.play.state
        return " ".join(word[:3] for word in self.play.rules.notation(state.legal()[-1]).split())

    def _quit(self, _rest: str) -> None:
        if self.file is None and self.unsaved:
            question = self.say("Save the game first? Type a file name, or just Enter to leave without: ")
            name = self.screen.read(question)
            if name and not self._save(name):
                return
        self.leaving = True

    def _save(self, rest: str) -> bool:
        """Write the game to a file named here or before."""
        path = Path(os.path.expanduser(rest)) if rest else self.file or next(iter(self.own_files), None)
        if path is None:
            self.screen.tell(self.say("Save it where? For example: save game.json"), "warning")
            return False
        if os.path.exists(path) and path.resolve() not in self.own_files:
            self.screen.tell(self.say("{path} exists already; choose another name", path=path), "warning")
            return False
        if not self._write(path):
            return False
        self.screen.tell(self.say("Saved in {path}.", path=path))
        return True

    def _write(self, path: Path) -> bool:
        try:
            shelf.save(path, self.play.text())
        except click.FileError as error:
            self.screen.tell(error.format_message(), "error")
            return False
        self.own_files.add(path.resolve())
        self.unsaved = False
        return True

    def _farewell(self, over: bool) -> None:
        """Say where the game is. It was written after its last move, not now: now may be in the middle of one."""
        if self.own_files and not self.unsaved:
            path = self.file or next(iter(self.own_files))
            text = mark("The game is kept in {path}.") if over else mark("Go on with --resume {path}.")
            self.screen.tell(self.say(text, path=path))
        elif self.unsaved:
            self.screen.tell(self.say("The game was not saved."), "dim")


def folded(word: str) -> str:
    """A word in small letters without accents, as people type it."""
    letters = unicodedata.normalize("NFKD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
