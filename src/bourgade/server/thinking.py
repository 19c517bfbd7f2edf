"""Thinking: what a bot plays at a table, computed from the past alone so that any process can do it."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process

import bourgade
from bourgade.bots import LEVELS, ask, bot, thought_seed
from bourgade.core.chance import seed_stream
from bourgade.core.state import State
from bourgade.server.past import Past


def next_move(past: Past, level: str) -> str:
    """The move that a bot of this level plays now, in notation."""
    state = past.position()
    action = _choose(past, state, level, thought_seed(past.seed, state.seat, len(past.moves)))
    return bourgade.game(past.game).notation(action)


def hint(past: Past) -> int:
    """The action that the strongest bot would play. The same view gives the same hint, whatever the seed."""
    return _choose(past, past.position(), list(LEVELS)[-1], seed_stream(0, f"hint {len(past.moves)}"))


def _choose(past: Past, state: State, level: str, seed: int) -> int:
    return bot(level).choose(ask(bourgade.game(past.game), state, seed))


def begin_process() -> None:
    """Make a process that thinks leave interrupts to its parent, and end with it even when that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
