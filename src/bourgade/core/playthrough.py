"""A game being played: the state, the record it leaves, and undo within the undo law."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from bourgade.core.edition import Edition
from bourgade.core.errors import BadEdition, BadNotation, BadOption, BadRecord, GameOver, IllegalAction, NothingToUndo
from bourgade.core.event import Event
from bourgade.core.language import mark
from bourgade.core.record import Chapter, Record
from bourgade.core.rules import Options, Rules, new_seed
from bourgade.core.state import State


class Playthrough:
    """Plays a game and writes it down; what is written replays to the same position."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: int | None = None,
        seed: int | None = None,
        options: Options | None = None,
        edition: Edition | None = None,
        names: list[str] | None = None,
        script: list[int] | None = None,
        unforeseen: bool = False,
    ) -> None:
        seed = new_seed() if seed is None else seed
        chance = rules.chance(seed)
        chance.script = list(script or [])
        chance.unforeseen = unforeseen
        opening = Chapter()
        chance.results = opening.chance
        self.rules = rules
        self.events: list[Event] = []
        self.state: State = rules.new(seats, options=options, edition=edition, chance=chance, heard=self.events)
        count = self.state.seats
        self.record = Record(
            game=rules.name,
            version=rules.version,
            seats=count,
            seed=seed,
            options=rules.complete(options),
            edition=edition,
            names=names or [f"Player {number}" for number in range(1, count + 1)],
            chapters=[opening],
        )
        self._back: list[tuple[State, int]] = []
        self._forward: list[int] = []
        self._listen()

    @property
    def chapter(self) -> Chapter:
        """The round being written."""
        return self.record.chapters[-1]

    def play(self, action: object) -> None:
        """Answer the present choice and write it down; a refused answer changes nothing."""
        self._write(action)
        self._forward.clear()

    def may_undo(self) -> bool:
        """Whether the last answer can be taken back: same seat, same turn, nothing drawn or shown since."""
        return bool(self._back)

    def may_redo(self) -> bool:
        """Whether an answer taken back can be given again."""
        return bool(self._forward)

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._back:
            raise NothingToUndo(mark("nothing to undo: the turn has passed on, or chance has spoken since"))
        self.state, told = self._back.pop()
        del self.events[told:]
        self._forward.append(self.rules.parse(self.chapter.moves.pop().split(" ", 1)[1]))
        self._listen()

    def redo(self) -> None:
        """Give again the answer taken back last."""
        if not self._forward:
            raise NothingToUndo(mark("nothing to redo"))
        self._write(self._forward.pop())

    def text(self) -> str:
        """The record so far, as JSON, with the digest of the present position."""
        self.chapter.digest = self.state.digest()
        return self.record.text()

    def _write(self, action: object) -> None:
        state = self.state
        before, seal, seat, number, told = state.clone(), state.seal, state.seat, state.round, len(self.events)
        state.play(action)
        assert isinstance(action, int)
        self.chapter.moves.append(f"{seat} {self.rules.notation(action)}")
        if state.seal == seal:
            self._back.append((before, told))
        else:
            self._back.clear()
        if state.round != number and not state.over:
            self._turn_the_page()

    def _turn_the_page(self) -> None:
        self.chapter.digest = self.state.digest()
        self.record.chapters.append(Chapter())
        self._back.clear()
        self._listen()

    def _listen(self) -> None:
        self.state.heard = self.events
        self.state.chance.results = self.chapter.chance


def replay(rules: Rules[Any], record: Record, moves: int | None = None) -> Playthrough:
    """Play a record again, all of it or its first moves, and check every digest on the way."""
    following = positions(rules, record)
    play = next(following)
    for _ in islice(following, moves):
        pass
    return play


def positions(rules: Rules[Any], record: Record) -> Iterator[Playthrough]:
    """The same playthrough at its start and again after every move of the record."""
    play = _start(rules, record)
    yield play
    for _ in _follow(play, record):
        yield play


def _start(rules: Rules[Any], record: Record) -> Playthrough:
    if (record.game, record.version) != (rules.name, rules.version):
        raise BadRecord(
            f"the record is of {record.game} version {record.version}; these are the rules of {rules.name} "
            f"version {rules.version}"
        )
    frame = {name: getattr(record, name) for name in ("seats", "seed", "options", "edition", "names")}
    try:
        return Playthrough(rules, script=record.chance(), **frame)
    except (BadOption, BadEdition) as error:
        raise BadRecord(f"the game of the record cannot be set up: {error}") from None


def _follow(play: Playthrough, record: Record) -> Iterator[None]:
    for number, chapter in enumerate(record.chapters, 1):
        for place, move in enumerate(chapter.moves, 1):
            _answer(play, move, f"round {number}, move {place} ({move!r})")
            yield
        if chapter.digest and chapter.digest != play.state.digest():
            raise BadRecord(
                f"round {number}: the position after its moves is {play.state.digest()}, the record says "
                f"{chapter.digest}; the record was changed or was made with other rules"
            )
    if play.state.chance.script:
        raise BadRecord(f"the record has {len(play.state.chance.script)} chance results more than were drawn")


def _answer(play: Playthrough, move: str, where: str) -> None:
    seat, _, notation = move.partition(" ")
    if seat != str(play.state.seat):
        raise BadRecord(f"{where}: it is seat {play.state.seat} that has to move")
    try:
        play.play(play.rules.parse(notation))
    except (BadNotation, IllegalAction, GameOver) as error:
        raise BadRecord(f"{where}: {error}") from None
