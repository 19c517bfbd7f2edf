"""Score sheets as tables: during a game, and at its end with places and tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from bourgade.cli.screen import Screen, seat_style
from bourgade.core.rules import Rules
from bourgade.core.score import Rival, Sheet, Standing
from bourgade.core.state import State


def show_sheets(screen: Screen, rules: Rules[Any], state: State, names: list[str], seats: list[int]) -> None:
    """What some seats would score if the game ended now."""
    screen.tell(screen.say("Score if the game ended now"), "strong")
    screen.print(_table(screen, rules, state, names, seats))


def show_final(screen: Screen, rules: Rules[Any], state: State, names: list[str]) -> None:
    """Who won, and every score sheet in the order of the places."""
    say, standings = screen.say, rules.standings(state)
    seats = [standing["seat"] for standing in standings]
    screen.tell("")
    screen.tell(say("Final score"), "strong")
    table = _table(screen, rules, state, names, seats)
    for name in standings[0]["tie_breaks"]:
        title = say("Tie-break: {name}", name=line_title(screen, rules, name))
        table.add_row(Text(title, "dim"), *[Text(str(standing["tie_breaks"][name]), "dim") for standing in standings])
    table.add_row(Text(say("Place"), "bold"), *[Text(str(standing["place"]), "bold") for standing in standings])
    screen.print(table)
    screen.tell(verdict(screen, standings, names), "strong")


def verdict(screen: Screen, standings: list[Standing], names: list[str]) -> str:
    """The winner or winners in a sentence; alone, one may also lose."""
    winners = [names[standing["seat"]] for standing in standings if standing["place"] == 1]
    points = standings[0]["total"]
    if not winners:
        return screen.say("{name} has lost with {points} points.", name=names[standings[0]["seat"]], points=points)
    if len(winners) == 1:
        return screen.say("{name} wins with {points} points.", name=winners[0], points=points)
    return screen.say("{names} share the victory with {points} points.", names=", ".join(winners), points=points)


def line_title(screen: Screen, rules: Rules[Any], line: str) -> str:
    """The title of a line of the score sheet, or its bare name if the game gives none."""
    return screen.say(rules.words.score_lines.get(line, line))


def _table(screen: Screen, rules: Rules[Any], state: State, names: list[str], seats: list[int]) -> Table:
    """The score sheets of some seats, and of those who play without one."""
    table, rivals = screen.table(), rules.rivals(state)
    table.add_column("")
    for seat in seats:
        table.add_column(Text(names[seat], seat_style(seat)), justify="right", overflow="fold")
    for name in [rival["name"] for rival in rivals]:
        table.add_column(Text(screen.say(name)), justify="right", overflow="fold")
    _add_lines(screen, table, rules, [*[rules.sheet(state, seat) for seat in seats], *rivals])
    return table


def _add_lines(screen: Screen, table: Table, rules: Rules[Any], sheets: Sequence[Sheet | Rival]) -> None:
    for line in sheets[0]["lines"]:
        table.add_row(Text(line_title(screen, rules, line)), *[str(sheet["lines"][line]) for sheet in sheets])
    table.add_section()
    table.add_row(Text(screen.say("Total"), "bold"), *[Text(str(sheet["total"]), "bold") for sheet in sheets])
