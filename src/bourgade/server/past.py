"""A past: what has been played at a table, small enough to hand to another process and to be played again there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import bourgade
from bourgade.core.edition import Edition, edition_from_plain
from bourgade.core.playthrough import Playthrough
from bourgade.core.state import State


@dataclass(frozen=True)
class Past:
    """The frame of a game, its moves as `seat notation` without those taken back, and all chance results."""

    game: str
    seed: int
    options: dict[str, str]
    edition: dict[str, Any] | None
    names: tuple[str, ...]
    moves: tuple[str, ...]
    chance: tuple[int, ...]

    def begin(self, unforeseen: bool = False) -> Playthrough:
        """The game before its first move, with its chance laid out; what comes after may be past all foreseeing."""
        return Playthrough(
            bourgade.game(self.game),
            seats=len(self.names),
            seed=self.seed,
            options=self.options,
            edition=self._edition(),
            names=list(self.names),
            script=list(self.chance),
            unforeseen=unforeseen,
        )

    def position(self) -> State:
        """The position after all moves, without the record: several times faster than `now`."""
        rules = bourgade.game(self.game)
        chance = rules.chance(self.seed)
        chance.script = list(self.chance)
        state: State = rules.new(len(self.names), options=self.options, edition=self._edition(), chance=chance)
        for move in self.moves:
            state.play(rules.parse(move.partition(" ")[2]))
        return state

    def now(self) -> Playthrough:
        """The game after all moves."""
        play = self.begin()
        for move in self.moves:
            play.play(play.rules.parse(move.partition(" ")[2]))
        return play

    def _edition(self) -> Edition | None:
        return None if self.edition is None else edition_from_plain(self.edition, "the table")
