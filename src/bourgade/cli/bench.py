"""`bourgade bench`: how fast the engine is here, beside a peer measured in the same run."""

from __future__ import annotations

import json
import random
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click
from rich.text import Text

import bourgade
from bourgade.cli import options as shared
from bourgade.cli.peer import Peer, measure_peer
from bourgade.cli.screen import Screen
from bourgade.core.language import Language, mark
from bourgade.core.rules import Rules
from bourgade.core.state import State

INSTALL = mark("No peer to compare with: pip install catanatron, or --peer-python PATH of a Python that has it.")
RATIO = mark("{game}: {ratio} times the decisions of catanatron, {forced} times if its forced ones count")
CLONES = 200  # clones between two looks at the clock


@dataclass(frozen=True)
class Pace:
    """What one core does in a second: decisions and games in random play, and clones of states on the way."""

    game: str
    seats: int
    decisions: float
    games: float
    clones: float


@click.command()
@shared.games_argument
@click.option(
    "--seconds", type=click.FloatRange(min=0.05), default=2.0, show_default=True, metavar="N", help="For how long."
)
@click.option(
    "--peer-python", type=click.Path(exists=True, dir_okay=False), metavar="PATH", help="A Python with catanatron."
)
@shared.json_option
@shared.lang_option
def bench(found: list[Rules[Any]], seconds: float, peer_python: str | None, as_json: bool, say: Language) -> None:
    """Measure how fast the engine plays here.

    Counted are the decisions a second in random play, through the same doors that bots use. Only real
    decisions count: where one answer is left, the engine gives it by itself. For comparison the Catan
    simulator catanatron plays random games in the same run, when it is installed.

    \b
    bourgade bench
    bourgade bench village --seconds 10
    bourgade bench --peer-python ../other/bin/python --json
    """
    paces = [measure(rules, seconds) for rules in found]
    peer = measure_peer(seconds, Path(peer_python) if peer_python else None)
    if as_json:
        figures = {"compiled": bourgade.compiled(), "games": [asdict(pace) for pace in paces]}
        click.echo(json.dumps({**figures, "peer": asdict(peer) if peer else None}))
    else:
        _show(Screen(say), paces, peer)


def measure(rules: Rules[Any], seconds: float) -> Pace:
    """Play at random for so long, then clone for half as long."""
    luck = random.Random(1)
    play_random_game(rules, 0, luck)
    decisions = games = 0
    start = time.perf_counter()
    end = start + seconds
    while time.perf_counter() < end:
        games += 1
        decisions += play_random_game(rules, games, luck)
    took = time.perf_counter() - start
    return Pace(rules.name, rules.most, decisions / took, games / took, measure_clones(rules, seconds / 2))


def play_random_game(rules: Rules[Any], seed: int, luck: random.Random) -> int:
    """The number of decisions in one random game of all seats."""
    state = rules.new(seed=seed)
    count = 0
    while not state.over:
        actions = state.legal()
        state.play(actions[int(luck.random() * len(actions))])
        count += len(actions) > 1
    return count


def measure_clones(rules: Rules[Any], seconds: float) -> float:
    """Clones a second of a state in the middle of a game."""
    state = middle(rules)
    count = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        for _ in range(CLONES):
            state.clone()
        count += CLONES
    return count / (time.perf_counter() - start)


def middle(rules: Rules[Any]) -> State:
    """The state after half the decisions of a random game."""
    half = play_random_game(rules, 0, random.Random(1)) // 2
    state: State = rules.new(seed=0)
    luck = random.Random(1)
    for _ in range(half):
        actions = state.legal()
        state.play(actions[int(luck.random() * len(actions))])
    return state


def _show(screen: Screen, paces: list[Pace], peer: Peer | None) -> None:
    say = screen.say
    how = say("compiled") if bourgade.compiled() else say("interpreted")
    screen.tell(say("On one core, {how}", how=how), "strong")
    table = screen.table()
    titles = [say("Game"), say("Seats"), say("Decisions/s"), say("Games/s"), say("Clones/s")]
    for title in titles:
        table.add_column(title, justify="left" if title == titles[0] else "right")
    for pace in paces:
        figures = (f"{pace.decisions:,.0f}", f"{pace.games:,.1f}", f"{pace.clones:,.0f}")
        table.add_row(Text(pace.game), str(pace.seats), *figures)
    screen.print(table)
    if peer is None:
        screen.tell(say(INSTALL))
        return
    _show_peer(screen, paces, peer)


def _show_peer(screen: Screen, paces: list[Pace], peer: Peer) -> None:
    text = screen.say(
        "catanatron {version}, Catan, 4 seats: {decisions:,.0f} decisions/s ({answers:,.0f} with forced ones)",
        version=peer.version,
        decisions=peer.decisions,
        answers=peer.answers,
    )
    screen.tell(text)
    for pace in paces:
        ratio = f"{pace.decisions / peer.decisions:.1f}"
        forced = f"{pace.decisions / peer.answers:.1f}"
        screen.tell(screen.say(RATIO, game=pace.game, ratio=ratio, forced=forced))
