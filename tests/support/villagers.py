"""Positions of Villagers drawn by hand, so that a test reads: given this, these moves are offered, and this changes."""

from __future__ import annotations

from typing import Any

from bourgade.core.edition import Edition
from bourgade.games.villagers import RULES
from bourgade.games.villagers.effects import ResolveEvent
from bourgade.games.villagers.ids import EventCard, Villager
from bourgade.games.villagers.phases.arrivals import WelcomeArrivals
from bourgade.games.villagers.phases.build import BeginBuilding, Build
from bourgade.games.villagers.phases.draft import CountDraftLimits, GoOnDrafting
from bourgade.games.villagers.phases.event_phase import HoldEventPhase
from bourgade.games.villagers.phases.market import hold_first_market, hold_second_market
from bourgade.games.villagers.phases.round import BeginRound, round_of, solo_round
from bourgade.games.villagers.scoring import score_lines
from bourgade.games.villagers.state import NOBODY
from support.villagers_layout import COUNTESS, Layout, kind_of

__all__ = ["COUNTESS", "Position", "given"]


def given(seats: int = 2, level: str = "normal", edition: Edition | None = None) -> Position:
    """A game in round 1 with a bare road, all villagers in the reserve, and nothing in the villages but Founders."""
    return Position(seats, level, edition)


class Position(Layout):
    """A position in play once `draft`, `build`, `event` or another step has been called."""

    # --- playing it ---

    def round(self) -> Position:
        """Let a round begin, up to its first decision."""
        return self.step(BeginRound())

    def draft(self, seat: int = 0) -> Position:
        """Let a draft phase begin, with this seat first."""
        return self.step(CountDraftLimits(), GoOnDrafting(seat))

    def arrivals(self) -> Position:
        """Let new arrivals come, and nothing more."""
        return self.step(WelcomeArrivals())

    def build(self, seat: int = 0, limit: int | None = None, tinner: bool = False) -> Position:
        """Let a seat build, with the limit of its village or another one, and nothing more."""
        self.state.push(Build(seat))
        BeginBuilding(seat).happen(self.state)
        if limit is not None:
            self.state.build_left = limit
        self.state.tinned = tinner
        return self.step()

    def end_build(self) -> Position:
        """Let the build phase end, and what follows it in a round, up to the first decision of the next one."""
        steps = solo_round() if self.state.solo else round_of(self.state)
        last = max(number for number, step in enumerate(steps) if isinstance(step, Build))
        return self.step(*steps[last + 1 :])

    def event(self, name: str) -> Position:
        """Solo: let one event be resolved, and nothing more."""
        if EventCard[name.upper()] not in self.state.row:
            self.events_up(name)
        return self.step(ResolveEvent(EventCard[name.upper()]))

    def event_phase(self) -> Position:
        """Solo: let an event phase be held, and nothing more."""
        return self.step(HoldEventPhase())

    def market(self, number: int) -> Position:
        """Let the first or the second market be held, and nothing more."""
        (hold_first_market if number == 1 else hold_second_market)(self.state)
        return self

    def on_to(self, verb: str) -> Position:
        """Play on, drafting what comes first and building nothing, until this verb is offered or the game is over."""
        while self.moves and not any(move.split()[0] == verb for move in self.moves):
            move = next((move for move in ("done", "decline") if self.offers(move)), self.moves[0])
            self.play(move)
        return self

    # --- looking at it ---

    def gold(self, seat: int) -> int:
        """The treasury of a player or the Countess."""
        return self[seat].treasury

    def cards(self, seat: int) -> str:
        """The cards of a village, the oldest first, with their coins: `"founders lumberjack carpenter:2"`."""
        player = self[seat]
        words = [Villager(kind).name.lower() for kind in player.cards]
        return " ".join(word + (f":{coins}" if coins else "") for word, coins in zip(words, player.coins, strict=True))

    def uncovered(self, seat: int) -> str:
        """The uncovered cards of a village, the oldest first."""
        return " ".join(Villager(self[seat].cards[card]).name.lower() for card in self[seat].uncovered())

    def lies_on(self, seat: int, name: str) -> str:
        """What the newest card of a name lies on; the table, when on nothing."""
        player = self[seat]
        card = len(player.cards) - 1 - player.cards[::-1].index(kind_of(name))
        below = player.beneath[card]
        return "table" if below == NOBODY else Villager(player.cards[below]).name.lower()

    def hand_of(self, seat: int) -> str:
        """The cards of a hand, sorted by suit."""
        return " ".join(Villager(kind).name.lower() for kind in self[seat].hand)

    def on_road(self) -> list[str]:
        """The villagers of the road with their coins, "" for an empty slot."""
        return [
            "" if kind == NOBODY else Villager(kind).name.lower() + (f":{coins}" if coins else "")
            for kind, coins in zip(self.state.road, self.state.road_coins, strict=True)
        ]

    def row(self) -> list[str]:
        """Solo: the face-up events that have not acted."""
        return [EventCard(event).name.lower() for event in self.state.row]

    def discarded(self, name: str) -> int:
        """How many villagers of a name are out of the game."""
        return self.state.discard[kind_of(name)]

    def her_lines(self) -> dict[str, int]:
        """Solo: the score sheet of the Countess, line by line."""
        return score_lines(self.state, self.state.seats)

    def solo(self, what: str) -> Any:
        """Solo: what a view says about the Countess, the Jester and the events."""
        return RULES.view(self.state)["solo"][what]

    def came(self, *names: str) -> list[str]:
        """The events so far that have one of these names, in order."""
        return [name for name in self.happened() if name in names]
