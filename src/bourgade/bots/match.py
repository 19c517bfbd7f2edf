"""One game between bots, from its first decision to its score sheets."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Protocol

from bourgade.bots.bot import Bot, ask, thought_seed
from bourgade.core.edition import Edition
from bourgade.core.errors import BadOption
from bourgade.core.event import Event
from bourgade.core.playthrough import Playthrough
from bourgade.core.rules import Options, Rules
from bourgade.core.score import Rival, Sheet, Standing
from bourgade.core.state import State


@dataclass(frozen=True)
class Result:
    """How a game went. `turns` counts how often the floor passed to another seat."""

    seed: int
    standings: list[Standing]
    sheets: list[Sheet]
    rivals: list[Rival]
    rounds: int
    turns: int
    decisions: int
    verbs: list[dict[str, int]]
    events: dict[str, int]

    def winners(self) -> list[int]:
        """The seats that share the first place."""
        return [standing["seat"] for standing in self.standings if standing["place"] == 1]


class Listener(Protocol):
    """Follows a game move by move."""

    def chosen(self, state: State, action: int) -> None:
        """The seat on turn has chosen this action, which is not played yet."""

    def happened(self, state: State, events: list[Event]) -> None:
        """An action was played, or a new game has begun, and this is what came of it."""


def play_game(
    rules: Rules[Any],
    bots: list[Bot],
    seed: int,
    options: Options | None = None,
    edition: Edition | None = None,
    listener: Listener | None = None,
    whim: int | None = None,
) -> Result:
    """Play a whole game, one bot for each seat. `seed` is its luck, `whim` that of the bots, by default the same."""
    return play_out(Playthrough(rules, len(bots), seed, options, edition), bots, listener, whim)


def play_out(play: Playthrough, bots: list[Bot], listener: Listener | None = None, whim: int | None = None) -> Result:
    """Let bots play a game to its end."""
    if len(bots) != play.state.seats:
        raise BadOption(f"{play.state.seats} seats need as many bots, not {len(bots)}")
    verbs: list[Counter[str]] = [Counter() for _ in bots]
    turns, floor = 0, -1
    decisions = len(play.record.moves())
    if listener is not None and not decisions:
        listener.happened(play.state, play.events[:])
    while not play.state.over:
        seat = play.state.seat
        action = think(play, bots[seat], decisions, whim)
        verbs[seat][play.rules.vocabulary.decode(action).verb.name] += 1
        _take(play, action, listener)
        decisions += 1
        turns += seat != floor
        floor = seat
    return _result(play, turns, decisions, verbs)


def think(play: Playthrough, bot: Bot, number: int, whim: int | None = None) -> int:
    """What a bot chooses as decision so and so many of a game."""
    state = play.state
    seed = thought_seed(play.record.seed if whim is None else whim, state.seat, number)
    return bot.choose(ask(play.rules, state, seed))


def _take(play: Playthrough, action: int, listener: Listener | None) -> None:
    if listener is None:
        play.play(action)
        return
    told = len(play.events)
    listener.chosen(play.state, action)
    play.play(action)
    listener.happened(play.state, play.events[told:])


def _result(play: Playthrough, turns: int, decisions: int, verbs: list[Counter[str]]) -> Result:
    state, rules = play.state, play.rules
    return Result(
        seed=play.record.seed,
        standings=rules.standings(state),
        sheets=[rules.sheet(state, seat) for seat in range(state.seats)],
        rivals=rules.rivals(state),
        rounds=state.round,
        turns=turns,
        decisions=decisions,
        verbs=[dict(counter) for counter in verbs],
        events=dict(Counter(event.kind.name for event in play.events)),
    )
