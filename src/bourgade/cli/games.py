"""`bourgade games`: what there is to play."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.text import Text

import bourgade
from bourgade.cli import options as shared
from bourgade.cli.screen import Screen
from bourgade.core.language import Language
from bourgade.core.rules import Rules


@click.command()
@shared.json_option
@shared.lang_option
def games(as_json: bool, say: Language) -> None:
    """List the games, how many can play, and the options of each.

    \b
    bourgade games
    bourgade games --json
    """
    found = [bourgade.game(name) for name in bourgade.games()]
    if as_json:
        click.echo(json.dumps([plain(rules) for rules in found], ensure_ascii=False))
        return
    screen = Screen(say)
    for rules in found:
        _show(screen, rules)


def plain(rules: Rules[Any]) -> dict[str, object]:
    """A game as JSON."""
    return {
        "name": rules.name,
        "title": rules.title,
        "version": rules.version,
        "fewest_seats": rules.fewest,
        "most_seats": rules.most,
        "moves": len(rules.vocabulary),
        "options": [
            {"name": option.name, "values": list(option.values), "help": option.help} for option in rules.options
        ],
    }


def _show(screen: Screen, rules: Rules[Any]) -> None:
    seats = screen.say("{fewest} to {most} seats", fewest=rules.fewest, most=rules.most)
    screen.print(Text.assemble((rules.name, "bold"), f"  {screen.say(rules.title)}, {seats}"))
    for option in rules.options:
        values = ", ".join(option.values)
        default = screen.say("default {value}", value=option.values[0])
        shown = screen.say("{name}: ", name=f"--option {option.name}={values} ({default})")
        screen.tell(shown + screen.say(option.help), indent=4)
