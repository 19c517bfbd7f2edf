"""`bourgade watch`: look on while bots play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bourgade.bots import Bot, bot
from bourgade.bots.match import Listener, play_out
from bourgade.cli import options as shared
from bourgade.cli import shelf
from bourgade.cli.narrator import Keeper, Reporter, Teller
from bourgade.cli.screen import Screen
from bourgade.cli.sheets import show_final
from bourgade.core.language import Language
from bourgade.core.playthrough import Playthrough
from bourgade.core.rules import Options, Rules

PACE = 0.6
FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@shared.game_argument
@shared.bots_option("greedy", "Who plays: one level for all seats, or one each.")
@click.option("--seats", type=int, metavar="N", help="How many play. By default as many as bots named, or as can.")
@shared.seed_option
@shared.option_option
@shared.edition_option
@click.option("--pace", type=click.FloatRange(min=0), metavar="SECONDS", help="Pause after a move.")
@click.option(
    "--board",
    type=click.Choice(["move", "round", "end", "never"]),
    default="round",
    show_default=True,
    help="When to draw the board.",
)
@click.option("--save", "file", type=FILE, metavar="FILE", help="Write the record of the game to this file.")
@shared.json_option
@shared.lang_option
def watch(
    rules: Rules[Any],
    levels: tuple[str, ...],
    seats: int | None,
    seed: int | None,
    options: Options,
    edition: Path | None,
    pace: float | None,
    board: str,
    file: Path | None,
    as_json: bool,
    say: Language,
) -> None:
    """Look on while bots play GAME.

    \b
    bourgade watch village                                    four greedy bots
    bourgade watch village --bots greedy,random --pace 2      two bots, slowly
    bourgade watch village --seed 7 --board never             the moves only
    bourgade watch village --seed 7 --json | head             for a program
    bourgade watch village --save game.json                   to replay later
    """
    count = seats if seats is not None else len(levels) if len(levels) > 1 else rules.most
    crew = levels * count if len(levels) == 1 else levels
    game = Playthrough(rules, count, seed, options, rules.edition(edition))
    if len(crew) != count:
        raise click.BadParameter(f"give one level, or one for each of the {count} seats", param_hint="--bots")
    game.record.names = [f"{say(level).capitalize()} {number}" for number, level in enumerate(crew, 1)]
    if file is not None and file.exists():
        raise click.UsageError(f"{file} exists already: choose another name")
    if file is not None:
        shelf.save(file, game.text())
    crowd = [bot(level) for level in crew]
    if as_json:
        reporter = Reporter(game)
        reporter.start()
        reporter.end(play_out(game, crowd, _kept(game, reporter, file)))
    else:
        _tell(game, crowd, Teller(game, Screen(say), _pace(pace), board), file)


def _pace(pace: float | None) -> float:
    return pace if pace is not None else PACE if sys.stdout.isatty() else 0.0


def _kept(game: Playthrough, listener: Listener, file: Path | None) -> Listener:
    return listener if file is None else Keeper(game, listener, file)


def _tell(game: Playthrough, crowd: list[Bot], teller: Teller, file: Path | None) -> None:
    screen = teller.screen
    screen.tell(screen.say("{game}, seed {seed}", game=game.rules.title, seed=game.record.seed), "strong")
    try:
        play_out(game, crowd, _kept(game, teller, file))
    except KeyboardInterrupt:
        screen.tell("")
        screen.tell(screen.say("Stopped."))
        return
    if teller.board != "never":
        teller.draw(game.state)
    show_final(screen, game.rules, game.state, game.record.names)
