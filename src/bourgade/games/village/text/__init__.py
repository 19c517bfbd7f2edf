"""What Village says to people: questions, moves and their dangers, news, and the titles of the score sheet."""

from bourgade.core.language import mark
from bourgade.games.village.text.cautions import warning
from bourgade.games.village.text.moves import move
from bourgade.games.village.text.news import event
from bourgade.games.village.text.prompts import prompt

__all__ = ["SCORE_LINES", "event", "move", "prompt", "warning"]

SCORE_LINES = {
    "track": mark("Prestige track"),
    "travel": mark("Travel"),
    "council": mark("Council"),
    "church": mark("Church"),
    "chronicle": mark("Chronicle"),
    "customers": mark("Customers"),
    "coins": mark("Coins"),
    "living": mark("Living members"),
}
"""The lines of the score sheet, and the tie-break that is none of them."""
