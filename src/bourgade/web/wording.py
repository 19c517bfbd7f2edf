"""What the table page says in words: whose turn it is, who won, and the lines of the score sheet."""

from __future__ import annotations

from bourgade.core.language import Language
from bourgade.web.shown import Shown

Line = tuple[str, list[int]]
"""A title, and a number for every seat and rival."""


def turn_line(shown: Shown, turn: int, say: Language) -> str:
    """Whose turn it is, as this guest sees it."""
    if turn < 0:
        return say("The game is over")
    seat = shown.seats[turn]
    if shown.offers:
        return say("{name}, it is your turn", name=seat.name) if len(shown.own_seats) > 1 else say("Your turn")
    if not seat.joined:
        return say("Waiting for {name} to open the link", name=seat.name)
    if seat.kind == "bot":
        return say("{name} is thinking", name=seat.name)
    return say("It is the turn of {name}", name=seat.name)


def verdict(shown: Shown, names: list[str], say: Language) -> str:
    """Who won; alone, one may also lose."""
    winners = [names[standing["seat"]] for standing in shown.standings if standing["place"] == 1]
    if not winners:
        return say("{name} has lost", name=names[shown.standings[0]["seat"]])
    if len(winners) == 1:
        return say("{name} wins", name=winners[0])
    return say("{names} and {last} share the victory", names=", ".join(winners[:-1]), last=winners[-1])


def sheet_lines(shown: Shown, titles: dict[str, str], say: Language) -> list[Line]:
    """The score sheets side by side."""
    lines = list(shown.sheets[0]["lines"]) if shown.sheets else []
    sheets = [item["lines"] for item in (*shown.sheets, *shown.rivals)]
    return [(say(titles.get(line, line)), [points[line] for points in sheets]) for line in lines]


def tie_breaks(shown: Shown, titles: dict[str, str], say: Language) -> list[Line]:
    """The tie-breaks side by side, if seats have the same total."""
    by_seat = sorted(shown.standings, key=lambda standing: standing["seat"])
    if len({standing["total"] for standing in by_seat}) == len(by_seat):
        return []
    return [
        (say(titles.get(line, line)), [standing["tie_breaks"][line] for standing in by_seat])
        for line in by_seat[0]["tie_breaks"]
    ]
