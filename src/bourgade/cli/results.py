"""The results of an arena as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.text import Text

from bourgade.bots.tally import Tally, wilson
from bourgade.cli.screen import Screen
from bourgade.cli.sheets import line_title
from bourgade.core.language import mark
from bourgade.core.rules import Rules

UNEVEN = mark("Not every bot had every seat equally often: take a multiple of {count} games for a fair comparison.")


def show_tally(screen: Screen, rules: Rules[Any], tally: Tally, seed: int) -> None:
    """What the games were like, why who won, and last, where it stays on the screen, who won how often."""
    say = screen.say
    screen.tell(say("{game}: {games} games from seed {seed}", game=rules.title, games=tally.games, seed=seed), "strong")
    _show_events(screen, tally)
    _show_verbs(screen, tally)
    _show_scores(screen, rules, tally)
    _show_wins(screen, tally)
    per_game = say(
        "A game took {rounds:.1f} rounds, {turns:.1f} turns and {decisions:.1f} decisions.",
        rounds=tally.rounds / tally.games,
        turns=tally.turns / tally.games,
        decisions=tally.decisions / tally.games,
    )
    screen.tell(per_game)
    shares = ", ".join(_percent(wins / tally.games) for wins in tally.seat_wins)
    screen.tell(say("Wins by seat, first to last: {shares}", shares=shares))
    if tally.games % len(tally.entrants):
        screen.tell(say(UNEVEN, count=len(tally.entrants)), "warning")


def _show_wins(screen: Screen, tally: Tally) -> None:
    say = screen.say
    table = screen.table()
    for title in ("", say("Bot"), say("Wins"), say("Share"), say("95 % interval"), say("Average place")):
        table.add_column(title, justify="left" if title == say("Bot") else "right")
    for number, entrant in enumerate(tally.entrants, 1):
        low, high = wilson(entrant.share, entrant.games)
        interval = f"{_percent(low)} - {_percent(high)}"
        place = f"{entrant.places / entrant.games:.2f}"
        table.add_row(str(number), entrant.level, f"{entrant.wins:g}", _percent(entrant.share), interval, place)
    screen.print(table)


def _show_scores(screen: Screen, rules: Rules[Any], tally: Tally) -> None:
    sheets = [*[entrant.points for entrant in tally.entrants], *tally.rivals.values()]
    rows = {line_title(screen, rules, line): [points.lines[line] for points in sheets] for line in sheets[0].lines}
    rows[screen.say("Total")] = [points.total for points in sheets]
    _show_averages(screen, screen.say("Average score"), tally, rows, list(tally.rivals))


def _show_verbs(screen: Screen, tally: Tally) -> None:
    verbs = sorted({verb for entrant in tally.entrants for verb in entrant.verbs})
    rows = {verb: [entrant.verbs[verb] for entrant in tally.entrants] for verb in verbs}
    _show_averages(screen, screen.say("Moves per game"), tally, rows)


def _show_averages(
    screen: Screen, title: str, tally: Tally, rows: dict[str, list[int]], rivals: Sequence[str] = ()
) -> None:
    """A table of sums per bot, and per rival without a seat, as averages per game."""
    screen.tell(title, "strong")
    table = screen.table()
    table.add_column("")
    for number, entrant in enumerate(tally.entrants, 1):
        table.add_column(f"{number} {entrant.level}", justify="right")
    for name in rivals:
        table.add_column(screen.say(name), justify="right")
    for name, sums in rows.items():
        table.add_row(Text(name), *[f"{count / tally.games:.1f}" for count in sums])
    screen.print(table)


def _show_events(screen: Screen, tally: Tally) -> None:
    screen.tell(screen.say("Events per game"), "strong")
    figures = [Text(f"{count / tally.games:7.1f} {kind}") for kind, count in sorted(tally.events.items())]
    screen.print(Columns(figures, equal=True, padding=(0, 1)))
    screen.tell("")


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
