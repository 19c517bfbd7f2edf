"""What Villagers says to people: questions, moves and their dangers, news, and the titles of the score sheet."""

from bourgade.core.language import mark
from bourgade.games.villagers.text.cautions import warning
from bourgade.games.villagers.text.moves import move
from bourgade.games.villagers.text.news import HERALDS, RUNS, event
from bourgade.games.villagers.text.prompts import prompt

__all__ = ["HERALDS", "RUNS", "SCORE_LINES", "event", "move", "prompt", "warning"]

SCORE_LINES = {
    "treasury": mark("Treasury"),
    "gold": mark("Gold"),
    "grocer": mark("Grocer"),
    "freemason": mark("Freemason"),
    "peddler": mark("Peddler"),
    "wood_carver": mark("Wood Carver"),
    "log_rafter": mark("Log Rafter"),
    "horse_trader": mark("Horse Trader"),
    "ore_muler": mark("Ore Muler"),
    "priest": mark("Priest"),
    "locksmith": mark("Locksmith"),
    "agent": mark("Agent"),
    "coins": mark("Coins on villagers"),
    "villagers": mark("villagers, fewer wins"),
}
"""The lines of the score sheet, and the tie-break that is none of them."""
