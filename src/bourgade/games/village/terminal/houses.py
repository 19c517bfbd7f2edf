"""Council and church of Village in text."""

from __future__ import annotations

from bourgade.core.amounts import Forms, told
from bourgade.core.block import Line, Span, flow, note, words
from bourgade.core.language import Language, mark
from bourgade.games.village.ids import Colour, Good, Level, Window
from bourgade.games.village.names import COINS, CUBES, GOODS, TIME
from bourgade.games.village.terminal.layout import ANY_CUBES, ANY_GOODS, PTS, View, members, pad, shield, wish

SEATED = 31  # the column where members on a level are
STANDING = 24  # and those at a window
MONKS: Forms = (mark("1 monk"), mark("{count} monks"))


def council(view: View, say: Language) -> list[Line]:
    """The levels from the top, with time, points, privilege and those who sit there."""
    facts = view["printed"]["council"]
    lines = []
    for level in reversed(Level):
        printed = facts["levels"][level]
        row = [
            (str(level + 1), "strong"),
            (told(say, TIME, printed["time"]).ljust(7), ""),
            (told(say, PTS, printed["points"]).ljust(6), ""),
            *words(privilege(facts, level, say), "dim"),
            *(marker(view) if level == Level.LEVEL_1 else []),
        ]
        lines += flow([*pad(row, SEATED), *members(view, level.name.lower())])
    green = told(say, CUBES[Colour.GREEN], facts["green"])
    price = say("{cubes} or {other}", cubes=green, other=told(say, GOODS[Good.SCROLL], facts["scrolls"]))
    return lines + note(say("each step: {price}", price=price))


def privilege(facts: View, level: int, say: Language) -> str:
    """The privilege of a level, in short."""
    if level == Level.LEVEL_1:
        return say("begin next:")
    if level == Level.LEVEL_2:
        return told(say, ANY_CUBES, facts["cubes"])
    if level == Level.LEVEL_3:
        return told(say, ANY_GOODS, facts["goods"])
    return say("{price}: {gain}", price=told(say, COINS, facts["price"]), gain=told(say, PTS, facts["prestige"]))


def marker(view: View) -> list[Span]:
    """Who has taken the Next First Player marker."""
    holder = view["next_first_player"]
    return [shield(holder)] if holder >= 0 else [("-", "dim")]


def church(view: View, say: Language) -> list[Line]:
    """The windows from the left, with points, the grain to the next one and those who stand there; then the bag."""
    facts = view["printed"]["church"]
    lines = []
    for window in reversed(Window):
        row = [(str(window + 1), "strong"), (told(say, PTS, facts["window_points"][window]).ljust(6), "")]
        if window < Window.WINDOW_4:
            grain = wish({"grain": facts["window_grain"][window]}, say)
            row += words(say("to {window}: {price}", window=window + 2, price=grain), "dim")
        lines += flow([*pad(row, STANDING), *members(view, window.name.lower())])
    monks = words(told(say, MONKS, facts["monks"]), "dim")
    lines += flow([*words(say("Black bag:"), "strong"), *monks, *members(view, "bag")])
    brown, time = told(say, CUBES[Colour.BROWN], facts["brown"]), told(say, TIME, facts["time"])
    price = say("{cubes} or {other}", cubes=brown, other=time)
    return lines + note(say("a place in the bag: {price}", price=price))
