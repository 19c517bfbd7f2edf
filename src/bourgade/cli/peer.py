"""The peer of a benchmark: random games of Catan by catanatron, in its own process."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bourgade.core.errors import BourgadeError

SCRIPT = """
import json, sys, time
from importlib.metadata import version
from catanatron import Color, Game, RandomPlayer

def play():
    game = Game([RandomPlayer(colour) for colour in Color])
    answers = decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        actions = getattr(game, "playable_actions", None) or game.state.playable_actions
        answers += 1
        decisions += len(actions) > 1
        game.play_tick()
    return answers, decisions

play()
answers = decisions = 0
start = time.perf_counter()
while time.perf_counter() < start + float(sys.argv[1]):
    more, real = play()
    answers += more
    decisions += real
took = time.perf_counter() - start
print(json.dumps({"version": version("catanatron"), "decisions": decisions / took, "answers": answers / took}))
"""


@dataclass(frozen=True)
class Peer:
    """What catanatron does in a second: real decisions, and all answers with the forced ones."""

    version: str
    decisions: float
    answers: float


def measure_peer(seconds: float, python: Path | None) -> Peer | None:
    """Run the peer for so long with this Python, or the one named; None when it is not installed here."""
    if python is None and importlib.util.find_spec("catanatron") is None:
        return None
    command = [str(python or sys.executable), "-c", SCRIPT, str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds * 4 + 60, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BourgadeError(f"the peer could not be measured with {command[0]}: {error}") from error
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["it failed without a word"]
        raise BourgadeError(f"the peer could not be measured with {command[0]}: {last[0]}")
    try:
        return Peer(**json.loads(done.stdout))
    except (TypeError, ValueError):
        raise BourgadeError(f"{command[0]} printed no figures; is it a Python?") from None
