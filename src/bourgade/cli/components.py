"""`bourgade components`: the printed values of a game, and where each of them comes from."""

from __future__ import annotations

import json
import textwrap
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from bourgade.cli import options as shared
from bourgade.cli.screen import Screen
from bourgade.core.components import KINDS, PrintedValue
from bourgade.core.edition import Edition, written
from bourgade.core.language import Language, mark
from bourgade.core.rules import Rules

EDITION = mark("edition")
MEANING = {
    mark("rulebook"): mark("printed in the rulebook"),
    mark("public"): mark("found in public sources"),
    mark("reconstructed"): mark("not found anywhere: our reconstruction, which your box may contradict"),
    mark("ruling"): mark("a ruling of ours where the rulebook is silent"),
    EDITION: mark("changed by your edition"),
}
STYLE = {"reconstructed": "yellow", EDITION: "green"}


@click.command()
@shared.game_argument
@click.option("--only", type=click.Choice([*KINDS, EDITION]), help="Only the values that come from there.")
@shared.edition_option
@shared.json_option
@shared.lang_option
def components(rules: Rules[Any], only: str | None, edition: Path | None, as_json: bool, say: Language) -> None:
    """List the printed values of GAME with their source.

    Some values could not be found and were reconstructed. If your box says otherwise, write an edition
    file with the keys listed here, and play with it: bourgade play GAME --edition mine.toml

    \b
    bourgade components village
    bourgade components village --only reconstructed
    bourgade components village --edition mine.toml --only edition
    bourgade components village --json
    """
    found = lines(rules, rules.edition(edition))
    shown = [line for line in found if only in (None, line.kind)]
    if as_json:
        click.echo(json.dumps([line._asdict() for line in shown], ensure_ascii=False))
    else:
        _show(Screen(say), shown, Counter(line.kind for line in found))


def lines(rules: Rules[Any], edition: Edition | None) -> list[PrintedValue]:
    """Every value as it is played with; what an edition changed, added or took out has the edition as its source."""
    printed = rules.catalogue.lines()
    if edition is None:
        return printed
    values = rules.catalogue.values(edition)
    source = edition.note or edition.name
    found = []
    for line in printed:
        value = _value(values, line.key)
        found.append(line if value == line.value else PrintedValue(line.key, value, EDITION, source))
    known = tuple(f"{line.key}." for line in printed)
    added = [key for key in edition.changes if not f"{key}.".startswith(known) and _value(values, key) is not None]
    return found + [PrintedValue(key, _value(values, key), EDITION, source) for key in added]


def _value(values: dict[str, Any], key: str) -> Any:
    """The value of a dotted key; None when the edition took it out."""
    found: Any = values
    for part in key.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


def _show(screen: Screen, shown: list[PrintedValue], counts: Counter[str]) -> None:
    """Each source once, and below it its values the way an edition file has them."""
    say = screen.say
    for (kind, source), group in groupby(shown, key=lambda line: (line.kind, line.source)):
        for row in textwrap.wrap(say("{name}: ", name=say(kind)) + source, screen.width - 2):
            screen.print(Text(f"# {row}", STYLE.get(kind, "dim")))
        for line in group:
            value = say("taken out") if line.value is None else written(line.value)
            screen.console.print(Text.assemble((line.key, "bold"), f" = {value}"), soft_wrap=True)
    screen.tell("")
    for kind, count in counts.items():
        screen.tell(
            say("{name}: ", name=f"{count} {say(kind)}") + say(MEANING[kind]),
            "warning" if kind == "reconstructed" else "",
        )
