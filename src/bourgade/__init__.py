"""Bourgade: four medieval board games to play, study and automate.

>>> import bourgade
>>> game = bourgade.game("village")
>>> state = game.new(seats=4, seed=7)
>>> while not state.over:
...     state.play(state.legal()[0])
>>> [standing["place"] for standing in game.standings(state)]
[1, 2, 3, 4]
"""

from bourgade.core import state as _state
from bourgade.core.edition import Edition, load_edition
from bourgade.core.errors import (
    BadEdition,
    BadNotation,
    BadOption,
    BadRecord,
    BourgadeError,
    GameOver,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
)
from bourgade.core.language import language
from bourgade.core.playthrough import Playthrough, positions, replay
from bourgade.core.record import Record, read_record
from bourgade.core.rules import Rules
from bourgade.core.state import State
from bourgade.games import game, games

__version__ = "0.1.0"

__all__ = [
    "BadEdition",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BourgadeError",
    "Edition",
    "GameOver",
    "IllegalAction",
    "NothingToUndo",
    "Playthrough",
    "Record",
    "Rules",
    "State",
    "UnknownGame",
    "compiled",
    "game",
    "games",
    "language",
    "load_edition",
    "positions",
    "read_record",
    "replay",
]


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(_state.__file__).endswith(".py")
