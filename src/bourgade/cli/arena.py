"""`bourgade arena`: let bots meet often enough to know who is stronger."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bourgade.bots.arena import Plan, run_arena
from bourgade.bots.tally import Tally
from bourgade.cli import options as shared
from bourgade.cli.results import show_tally
from bourgade.cli.screen import Screen
from bourgade.core.language import Language
from bourgade.core.rules import Options, Rules, new_seed


@click.command()
@shared.game_argument
@shared.bots_option("greedy,random", "Who meets: a level for each seat.")
@click.option("--games", type=click.IntRange(min=1), default=40, show_default=True, metavar="N", help="How many games.")
@shared.seed_option
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="How many processes; by default the cores.")
@shared.option_option
@shared.edition_option
@shared.json_option
@shared.lang_option
def arena(
    rules: Rules[Any],
    levels: tuple[str, ...],
    games: int,
    seed: int | None,
    jobs: int | None,
    options: Options,
    edition: Path | None,
    as_json: bool,
    say: Language,
) -> None:
    """Let bots play many games of GAME and count who wins.

    The bots change seats after every game, and the luck stays the same until each has had each seat,
    so take a multiple of the number of bots as --games. A shared win counts in parts. The interval
    behind the share of wins holds the true one in 95 of 100 arenas. The same seed gives the same
    result, whatever the number of jobs.

    \b
    bourgade arena village --bots greedy,random --games 100
    bourgade arena village --bots greedy,random,random,random --seed 1
    bourgade arena village --bots greedy,greedy --edition mine.toml --json
    """
    start = new_seed() if seed is None else seed
    plan = Plan(rules.name, levels, games, start, options, rules.edition(edition))
    with _progress(say, games) as progress:
        tally = run_arena(plan, jobs or os.cpu_count() or 1, progress)
    if as_json:
        click.echo(json.dumps(_plain(plan, tally), ensure_ascii=False))
    else:
        show_tally(Screen(say), rules, tally, start)


def _plain(plan: Plan, tally: Tally) -> dict[str, object]:
    about = {"game": plan.game, "seed": plan.seed, "options": plan.options}
    return {**about, "edition": plan.edition.name if plan.edition else None, **tally.plain()}


@contextmanager
def _progress(say: Language, games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the error stream, when that is a terminal."""
    console = Screen(say, to_stderr=True).console
    if not console.is_terminal:
        yield None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("Games"), total=games)
        yield lambda done: bar.update(task, completed=done)
