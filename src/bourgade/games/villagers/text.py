"""Words."""

from typing import Any

SCORE_LINES: dict[str, str] = {
    "treasury": "Treasury",
    "gold": "Gold",
    "grocer": "Grocer",
    "freemason": "Freemason",
    "peddler": "Peddler",
    "wood_carver": "Wood Carver",
    "log_rafter": "Log Rafter",
    "horse_trader": "Horse Trader",
    "ore_muler": "Ore Muler",
    "priest": "Priest",
    "locksmith": "Locksmith",
    "agent": "Agent",
    "coins": "Coins on villagers",
    "villagers": "Fewer villagers",
}


def prompt(state: Any, say: Any) -> str:
    """What the seat on turn is asked."""
    return type(state.choice).__name__


def move(state: Any, action: int, say: Any) -> str:
    """An action in words."""
    return str(state.vocabulary.notation(action))


def warning(state: Any, action: int, say: Any) -> str:
    """What an action brings about that a player might overlook."""
    return ""


def rule(state: Any, say: Any) -> str:
    """The rule behind the question that waits."""
    return ""


def event(event: Any, names: Any, say: Any) -> str:
    """An event in words."""
    return str(event.kind.name)
