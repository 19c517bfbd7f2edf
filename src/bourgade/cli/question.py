"""What a person is asked: the prompt and the numbered moves, with price, warning and notation."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from bourgade.cli.screen import Screen, rich_style, seat_style
from bourgade.core.event import Event
from bourgade.core.news import news
from bourgade.core.rules import Rules
from bourgade.core.state import State

WIDE = 130  # from so many columns on, a long list of moves stands in two columns
LONG = 10


def show_question(screen: Screen, rules: Rules[Any], state: State, names: list[str]) -> None:
    """Who has to answer what, and with what."""
    prompt = Text(screen.say("{name}: ", name=names[state.seat]), f"bold {seat_style(state.seat)}")
    prompt.append(rules.words.prompt(state, screen.say), "bold")
    screen.tell("")
    screen.print(prompt)
    actions = state.legal()
    if screen.width < WIDE or len(actions) <= LONG:
        screen.print(_moves(screen, rules, state, actions, names))
        return
    half = (len(actions) + 1) // 2
    both = Table.grid(padding=(0, 2), expand=True)
    both.add_column(ratio=1)
    both.add_column(ratio=1)
    first = _moves(screen, rules, state, actions[:half], names)
    both.add_row(first, _moves(screen, rules, state, actions[half:], names, half + 1))
    screen.print(both)


def _moves(
    screen: Screen, rules: Rules[Any], state: State, actions: list[int], names: list[str], start: int = 1
) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold", width=4)
    table.add_column()
    table.add_column(style="dim")
    for number, action in enumerate(actions, start):
        words = Text(rules.words.move(state, action, names, screen.say))
        warning = rules.words.warning(state, action, screen.say)
        if warning:
            words.append(f"\n! {warning}", rich_style("warning"))
        table.add_row(str(number), words, Text(rules.notation(action)))
    return table


def show_events(screen: Screen, rules: Rules[Any], events: list[Event], names: list[str]) -> None:
    """What has happened, each sentence beside a mark in the colour of its seat."""
    lines = Table.grid(padding=(0, 1))
    for event, text in zip(events, news(rules.words, events, names, screen.say), strict=True):
        if text:
            lines.add_row(Text("  ▪", seat_style(event.seat) or "dim"), text)
    if lines.row_count:
        screen.print(lines)
