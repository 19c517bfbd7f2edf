"""The arguments and options that several commands share, checked where they are typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

import bourgade
from bourgade.bots import LEVELS, bot
from bourgade.core.errors import BadOption, UnknownGame
from bourgade.core.language import LANGUAGES, Language, language, preferred_language
from bourgade.core.rules import Options, Rules

F = TypeVar("F", bound=Callable[..., Any])


def game_argument(function: F) -> F:
    """GAME, handed over as `rules`."""
    argument = click.argument("rules", metavar="GAME", callback=_rules, shell_complete=_begun)
    return argument(function)


def games_argument(function: F) -> F:
    """Any number of games, handed over as `found`; all of them when none is named."""
    argument = click.argument("found", metavar="[GAME]...", nargs=-1, callback=_all_rules, shell_complete=_begun)
    return argument(function)


def seed_option(function: F) -> F:
    """--seed."""
    text = "Repeat a game: same seed, same luck."
    return click.option("--seed", type=click.IntRange(min=0), metavar="N", help=text)(function)


def lang_option(function: F) -> F:
    """--lang, handed over as `say`."""
    option = click.option(
        "--lang",
        "say",
        callback=_language,
        default=preferred_language,
        metavar=f"[{'|'.join(LANGUAGES)}]",
        help="Language of all texts. By default that of your computer.",
    )
    return option(function)


def edition_option(function: F) -> F:
    """--edition, handed over as a path."""
    kind = click.Path(exists=True, dir_okay=False, path_type=Path)
    text = "Your own printed values, from a TOML file."
    return click.option("--edition", type=kind, metavar="FILE", help=text)(function)


def option_option(function: F) -> F:
    """--option name=value, handed over as a table."""
    option = click.option(
        "--option",
        "options",
        multiple=True,
        callback=_pairs,
        metavar="NAME=VALUE",
        help="An option of the game; `bourgade games` lists them. May be repeated.",
    )
    return option(function)


def json_option(function: F) -> F:
    """--json, handed over as `as_json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for another program.")(function)


def bots_option(default: str, text: str) -> Callable[[F], F]:
    """--bots, handed over as `levels`."""
    help_text = f"{text} There are {', '.join(LEVELS)}."
    return click.option(
        "--bots", "levels", callback=_levels, default=default, metavar="LEVELS", show_default=True, help=help_text
    )


def _rules(_ctx: click.Context, param: click.Parameter, name: str) -> Rules[Any]:
    try:
        return bourgade.game(name)
    except UnknownGame as error:
        raise click.BadParameter(str(error), param=param) from None


def _all_rules(ctx: click.Context, param: click.Parameter, names: tuple[str, ...]) -> list[Rules[Any]]:
    return [_rules(ctx, param, name) for name in names or bourgade.games()]


def _begun(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """The games that begin like this, for the completion of a shell."""
    return [name for name in bourgade.games() if name.startswith(incomplete)]


def _levels(_ctx: click.Context, param: click.Parameter, text: str) -> tuple[str, ...]:
    """Levels of bots from a list with commas, each a known one."""
    levels = tuple(level.strip() for level in text.split(","))
    try:
        for level in levels:
            bot(level)
    except BadOption as error:
        raise click.BadParameter(str(error), param=param) from None
    return levels


def _language(_ctx: click.Context, param: click.Parameter, code: str) -> Language:
    try:
        return language(code)
    except BadOption as error:
        raise click.BadParameter(str(error), param=param) from None


def _pairs(_ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> Options:
    """The options of a game from `name=value` texts."""
    options: Options = {}
    for text in values:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise click.BadParameter(f"{text!r} is not of the form name=value", param=param)
        options[name.strip()] = value.strip()
    return options
