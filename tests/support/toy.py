"""A toy game for what no real one shows alone: two seats, hidden hands, a bag, and a move of every kind of undo."""

from __future__ import annotations

from dataclasses import MISSING, fields
from enum import IntEnum
from typing import Any, ClassVar

import pytest

import bourgade
from bourgade.core.chance import Chance
from bourgade.core.components import Catalogue
from bourgade.core.edition import Edition
from bourgade.core.event import Kind
from bourgade.core.pile import draw
from bourgade.core.rules import Option, Rules, Words
from bourgade.core.score import Sheet, Standing, rank, sheet
from bourgade.core.state import State
from bourgade.core.step import Choice, Step
from bourgade.core.vocabulary import Vocabulary

if bourgade.compiled():
    pytest.skip("compiled classes cannot be extended", allow_module_level=True)


class Stone(IntEnum):
    GREY = 0
    RED = 1
    GOLD = 2


class Stream(IntEnum):
    BAG = 0


VOCABULARY = Vocabulary()
LAY = VOCABULARY.verb("lay", Stone)
DRAW = VOCABULARY.verb("draw")
SHOW = VOCABULARY.verb("show")
STOP = VOCABULARY.verb("stop")
LAID = Kind("laid", Stone)
LAST_ROUND = 3


class Hand:
    """The stones of one seat: hidden until they are laid."""

    __slots__ = ("laid", "stones")
    FIELDS: ClassVar[tuple[str, ...]] = ("laid", "stones")

    def __init__(self) -> None:
        self.stones = [0] * len(Stone)
        self.laid: list[int] = []

    def clone(self) -> Hand:
        other = Hand()
        other.stones = self.stones[:]
        other.laid = self.laid[:]
        return other


class Toy(State):
    """Two hands and a bag."""

    __slots__ = ("bag", "hands")
    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "bag", "hands")

    def __init__(self, chance: Chance) -> None:
        super().__init__(VOCABULARY, 2, chance)
        self.bag = [4] * len(Stone)
        self.hands = [Hand(), Hand()]

    def clone(self) -> Toy:
        other = type(self)(self.chance.clone())
        other.copy_frame(self)
        other.bag = self.bag[:]
        other.hands = [hand.clone() for hand in self.hands]
        return other


class BeginRound(Step[Toy]):
    """A turn for each seat that plays, three times; the round is counted on before the game ends."""

    __slots__ = ("players",)
    FIELDS = ("seat", "players")

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players

    def happen(self, state: Toy) -> None:
        state.round += 1
        if state.round <= LAST_ROUND:
            state.then(*[TakeTurn(seat) for seat in range(self.players)], self)


class TakeTurn(Choice[Toy]):
    """Lay stones, draw one, show the hand, as often as you like; then stop."""

    __slots__ = ()

    def actions(self, state: Toy) -> list[int]:
        hand = state.hands[self.seat].stones
        actions = [LAY(stone) for stone in Stone if hand[stone]]
        if any(state.bag):
            actions.append(DRAW())
        return [*actions, *([SHOW()] if any(hand) else []), STOP()]

    def take(self, state: Toy, action: int) -> None:
        move, hand = VOCABULARY.decode(action), state.hands[self.seat]
        if move.verb is LAY:
            hand.stones[move.args[0]] -= 1
            hand.laid.append(move.args[0])
            state.tell(LAID, self.seat, move.args[0])
        elif move.verb is DRAW:
            hand.stones[draw(state.bag, state.chance, Stream.BAG)] += 1
        elif move.verb is SHOW:
            state.reveal()
        if move.verb is not STOP:
            state.push(self)


def begin(seats: int, chance: Chance, options: dict[str, str], edition: Edition | None) -> Toy:
    state = Toy(chance)
    for hand in state.hands:
        for _ in range(2):
            hand.stones[draw(state.bag, chance, Stream.BAG)] += 1
    state.push(BeginRound(1 if options["players"] == "one" else 2))
    return state


def view(state: Toy, seat: int) -> dict[str, Any]:
    """Everybody's laid stones, one's own hand, and how many stones the others hold."""
    hands = [
        {"laid": hand.laid[:], "count": sum(hand.stones), "stones": hand.stones[:] if number == seat else None}
        for number, hand in enumerate(state.hands)
    ]
    return {"seat": seat, "to_move": state.seat, "over": state.over, "round": state.round, "hands": hands}


def imagine(state: Toy, seat: int, chance: Chance) -> Toy:
    """Other hands may hold anything that is in the bag or in them."""
    imagined = state.clone()
    chance.drawn = imagined.chance.drawn
    imagined.chance = chance
    hidden = [hand for number, hand in enumerate(imagined.hands) if number != seat]
    counts = [sum(hand.stones) for hand in hidden]
    for hand in hidden:
        for stone in Stone:
            imagined.bag[stone] += hand.stones[stone]
        hand.stones = [0] * len(Stone)
    drawn = chance.drawn
    for hand, count in zip(hidden, counts, strict=True):
        for _ in range(count):
            hand.stones[draw(imagined.bag, chance, Stream.BAG)] += 1
    chance.drawn = drawn
    if imagined.choice is not None and imagined.seat != seat:
        imagined.options = imagined.choice.actions(imagined)
    return imagined


def score(state: Toy, seat: int) -> Sheet:
    return sheet(seat, {"stones": sum(state.hands[seat].laid)})


def standings(state: Toy) -> list[Standing]:
    return rank([score(state, seat) for seat in range(2)], [{"count": len(hand.laid)} for hand in state.hands])


def mute(*args: object) -> Any:
    """The toy has nothing to say."""
    return ""


ASKED = [each.name for each in fields(Words) if each.default_factory is MISSING]
SAID: dict[str, Any] = dict.fromkeys(ASKED, mute) | {"score_lines": {"stones": "Stones"}}
RULES: Rules[Toy] = Rules(
    name="toy",
    title="Toy",
    blurb="Two hands and a bag.",
    length="1 min",
    version=1,
    fewest=2,
    most=2,
    vocabulary=VOCABULARY,
    catalogue=Catalogue({"game": "toy", "provenance": {}, "schema": {}}, "toy"),
    streams=Stream,
    begin=begin,
    show=view,
    imagine=imagine,
    score=score,
    rank=standings,
    value=lambda state, seat: float(score(state, seat)["total"]),
    options=(Option("players", ("two", "one"), "who has turns"),),
    words=Words(**SAID),
)
