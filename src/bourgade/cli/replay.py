"""`bourgade replay`: go through a record move by move."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from bourgade.cli import options as shared
from bourgade.cli import shelf
from bourgade.cli.screen import Screen
from bourgade.cli.stepper import Stepper
from bourgade.core.language import Language


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Go to the position after move N.")
@click.option("--seat", type=click.IntRange(min=1), metavar="N", help="See the board as this seat sees it.")
@shared.json_option
@shared.lang_option
def replay(file: Path, to: int | None, seat: int | None, as_json: bool, say: Language) -> None:
    """Go through the game recorded in FILE.

    First all of it is checked. A record that was changed, or that was made by other rules, is refused
    with the place where it differs. At a terminal Enter or n goes one move on, b one back, a number to
    that move, q leaves. Elsewhere the moves are listed.

    \b
    bourgade replay game.json
    bourgade replay game.json --to 40           the board after 40 moves
    bourgade replay game.json | less            all moves
    bourgade replay game.json --json            for a program
    """
    record = shelf.load(file)
    rules = shelf.rules_of(record)
    if seat is not None and seat > record.seats:
        raise click.BadParameter(f"there is no seat {seat}: the seats are 1 to {record.seats}", param_hint="--seat")
    count = len(record.moves())
    if to is not None and to > count:
        raise click.BadParameter(f"the record ends after move {count}", param_hint="--to")
    stepper = Stepper(rules, record, Screen(say), None if seat is None else seat - 1)
    stepper.verify()
    if as_json:
        stepper.report(to)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        stepper.step(to or 0)
    else:
        stepper.list(to)
