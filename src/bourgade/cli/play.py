"""`bourgade play`: a game at the keyboard."""

from __future__ import annotations

import contextlib
import importlib
import sys
from pathlib import Path
from typing import Any

import click

from bourgade.bots import bot
from bourgade.cli import options as shared
from bourgade.cli import shelf
from bourgade.cli.screen import Screen, printable
from bourgade.cli.session import Session
from bourgade.core.errors import BadRecord
from bourgade.core.language import Language
from bourgade.core.playthrough import Playthrough
from bourgade.core.playthrough import replay as take_up
from bourgade.core.rules import Options, Rules

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@shared.game_argument
@click.option("--seats", type=int, metavar="N", help="How many play, you and the bots. By default as many as can.")
@click.option("--seat", type=int, default=1, metavar="N", show_default=True, help="Your seat; seat 1 is the first.")
@shared.bots_option("greedy", "Who plays the other seats: one level for all, or one each.")
@click.option("--hotseat", is_flag=True, help="People in all seats, at this keyboard.")
@click.option("--name", "called", multiple=True, metavar="NAME", help="Your name; with --hotseat one for each seat.")
@shared.seed_option
@shared.option_option
@shared.edition_option
@click.option("--save", "file", type=FILE, metavar="FILE", help="Keep the game in this file, after every move.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a game that was saved.")
@shared.lang_option
def play(
    rules: Rules[Any],
    seats: int | None,
    seat: int,
    levels: tuple[str, ...],
    hotseat: bool,
    called: tuple[str, ...],
    seed: int | None,
    options: Options,
    edition: Path | None,
    file: Path | None,
    resume: Path | None,
    say: Language,
) -> None:
    """Play GAME against bots, or with others at one keyboard.

    You see the board and your moves, numbered. Type a number, or a move in short: `tak mar gr` for
    `take market green`. Type `help` for undo, hint, save and the rest.

    \b
    bourgade play village                          four seats, you in the first
    bourgade play village --seats 2 --bots random  an easy first game
    bourgade play village --seats 3 --hotseat      three people, one keyboard
    bourgade play villagers --seats 1 --option level=hard      alone
    bourgade play village --save evening.json      survives closing the window
    bourgade play village --resume evening.json --save evening.json
    """
    screen = Screen(say)
    if resume is not None:
        fixed = {"--seats": seats, "--seed": seed, "--option": options, "--edition": edition, "--name": called}
        _refuse([name for name, value in fixed.items() if value not in (None, {}, ())])
        game = _resumed(rules, resume)
    else:
        game = Playthrough(rules, seats, seed, options, rules.edition(edition))
    count = game.state.seats
    if not hotseat and not 1 <= seat <= count:
        raise click.BadParameter(f"there is no seat {seat}: the seats are 1 to {count}", param_hint="--seat")
    people = set(range(count)) if hotseat else {seat - 1}
    crew = _crew(levels, [place for place in range(count) if place not in people])
    if resume is None:
        game.record.names = _names(screen, people, called, crew, count)
    session = Session(game, people, {place: bot(level) for place, level in crew.items()}, screen)
    _open_files(session, file, resume)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # makes input() a line that can be edited
    session.run()


def _refuse(names: list[str]) -> None:
    """Options that come too late for a saved game."""
    if names:
        raise click.UsageError(f"{names[0]} cannot be used with --resume: the saved game has settled it")


def _resumed(rules: Rules[Any], path: Path) -> Playthrough:
    """The saved game at its last position."""
    record = shelf.load(path)
    if record.game != rules.name:
        raise BadRecord(f"{path} is a game of {record.game!r}, not of {rules.name!r}")
    return take_up(rules, record)


def _crew(levels: tuple[str, ...], seats: list[int]) -> dict[int, str]:
    """The level that plays each of these seats."""
    if len(levels) == 1:
        levels = levels * len(seats)
    if len(levels) != len(seats) and seats:
        raise click.BadParameter(f"give one level, or one for each of the {len(seats)} bots", param_hint="--bots")
    return dict(zip(seats, levels, strict=False))


def _names(screen: Screen, people: set[int], called: tuple[str, ...], crew: dict[int, str], count: int) -> list[str]:
    given = [printable(name.strip()) for name in called if name.strip()]
    if len(given) > len(people):
        refusal = f"there are more names ({len(given)}) than people ({len(people)})"
        raise click.BadParameter(refusal, param_hint="--name")
    names = []
    for seat in range(count):
        if seat in people and given:
            names.append(given.pop(0))
        elif seat in people:
            names.append(screen.say("Player {number}", number=seat + 1))
        else:
            names.append(f"{screen.say(crew[seat]).capitalize()} {seat + 1}")
    return names


def _open_files(session: Session, file: Path | None, resume: Path | None) -> None:
    """Make sure that the game can be kept, and that it takes the place of no other."""
    if resume is not None:
        session.own_files.add(resume.resolve())
    if file is None:
        return
    if file.exists() and file.resolve() not in session.own_files:
        raise click.UsageError(f"{file} exists already: go on with it by --resume {file}, or choose another name")
    shelf.save(file, session.play.text())
    session.file = file
    session.own_files.add(file.resolve())
