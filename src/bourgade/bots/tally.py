"""A tally: what many games say about the bots that played them."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from bourgade.bots.match import Result
from bourgade.core.score import Rival, Sheet

SURE = 1.959963984540054  # standard deviations around the middle that hold 95 % of a normal distribution


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share with a confidence of 95 %, by Wilson's score method."""
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Points:
    """The points of many score sheets."""

    def __init__(self) -> None:
        self.total = 0
        self.lines: Counter[str] = Counter()

    def add(self, sheet: Sheet | Rival) -> None:
        """Count one more."""
        self.total += sheet["total"]
        self.lines.update(sheet["lines"])

    def plain(self, games: int) -> dict[str, object]:
        """The averages, as JSON."""
        score = {line: round(points / games, 3) for line, points in self.lines.items()}
        return {"total": round(self.total / games, 3), "score": score}


class Entrant:
    """One bot of an arena: its wins, a shared win counted as its part, and sums over its games."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.games = 0
        self.wins = 0.0
        self.places = 0
        self.points = Points()
        self.verbs: Counter[str] = Counter()

    @property
    def share(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games

    def plain(self) -> dict[str, object]:
        """Its averages, as JSON."""
        low, high = wilson(self.share, self.games)
        return {
            "bot": self.level,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_share": round(self.share, 4),
            "win_share_95": [round(low, 4), round(high, 4)],
            "place": round(self.places / self.games, 3),
            **self.points.plain(self.games),
            "verbs": {verb: round(count / self.games, 3) for verb, count in sorted(self.verbs.items())},
        }


class Tally:
    """All entrants of an arena, and averages per game."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        self.entrants = [Entrant(level) for level in levels]
        self.seat_wins = [0.0] * len(levels)
        self.rivals: dict[str, Points] = {}
        self.games = 0
        self.rounds = 0
        self.turns = 0
        self.decisions = 0
        self.events: Counter[str] = Counter()

    def add(self, seating: list[int], result: Result) -> None:
        """Count one more game, in which `seating` says which entrant had which seat."""
        self.games += 1
        self.rounds += result.rounds
        self.turns += result.turns
        self.decisions += result.decisions
        self.events.update(result.events)
        winners = result.winners()
        for seat in winners:
            self.seat_wins[seat] += 1 / len(winners)
            self.entrants[seating[seat]].wins += 1 / len(winners)
        for standing in result.standings:
            self.entrants[seating[standing["seat"]]].places += standing["place"]
        for seat, place in enumerate(seating):
            self._add_seat(self.entrants[place], result, seat)
        for rival in result.rivals:
            self.rivals.setdefault(rival["name"], Points()).add(rival)

    def _add_seat(self, entrant: Entrant, result: Result, seat: int) -> None:
        entrant.games += 1
        entrant.points.add(result.sheets[seat])
        entrant.verbs.update(result.verbs[seat])

    def plain(self) -> dict[str, object]:
        """All of it, as JSON."""
        return {
            "games": self.games,
            "bots": [entrant.plain() for entrant in self.entrants],
            "rivals": [{"name": name, **points.plain(self.games)} for name, points in self.rivals.items()],
            "seat_win_share": [round(wins / self.games, 4) for wins in self.seat_wins],
            "rounds": round(self.rounds / self.games, 3),
            "turns": round(self.turns / self.games, 3),
            "decisions": round(self.decisions / self.games, 3),
            "events": {kind: round(count / self.games, 3) for kind, count in sorted(self.events.items())},
        }
