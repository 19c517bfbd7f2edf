"""What a seat cannot know: fronts behind the same backs change nothing that it sees, hears, is asked or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bourgade import IllegalAction
from bourgade.bots import LEVELS, ask, bot
from bourgade.games.villagers import RULES
from bourgade.games.villagers.state import NOBODY
from support.telling import ENGLISH, NAMES
from support.villagers import Position, given
from support.villagers_layout import kind_of

WATCHERS = [1, 2, None]


def hand(names: str) -> Position:
    """The first seat holds these cards, and an Agent drafted in sight of all; the deck holds what it does not."""
    table = given(3).hand(0, names).hand(0, "agent", drafted=True).hand(1, "wattler chandler").hand(2, "fisher")
    table.village(1, "lumberjack", "hayer").stacks(1, 2, 1)
    return table.tops(stack_1="hay", stack_2="ore", stack_3="grain", reserve="wood")


def given_up(name: str) -> Position:
    """The first seat has laid a card face down on the second stack."""
    return hand("hunter mason").laid(0, "stack_2", name)


ALIKE: dict[str, list[Callable[[], Position]]] = {
    "hand and deck": [lambda: hand("hunter mason"), lambda: hand("beekeeper glass_blower")],
    "two of a kind": [lambda: hand("hunter hunter mason"), lambda: hand("hunter harvester mason")],
    "card given up": [lambda: given_up("spelunker"), lambda: given_up("locksmith")],
}
"""Positions that differ in no more than what the first seat alone can know."""
alike = pytest.mark.parametrize("tables", ALIKE.values(), ids=ALIKE)


@alike
@pytest.mark.rule("VG-028")
def test_others_see_backs_and_the_owner_sees_fronts(tables: list[Callable[[], Position]]) -> None:
    first, second = [table().state for table in tables]
    for watcher in WATCHERS:
        assert RULES.view(first, watcher) == RULES.view(second, watcher)
    assert RULES.view(first, 0) != RULES.view(second, 0)


# --- what others hear ---


def told_to_others(table: Position, *moves: str) -> list[Any]:
    """The log and the views of the others, move by move."""
    heard = []
    for move in moves:
        table.play(move)
        log = [RULES.words.event(event, NAMES, ENGLISH) for event in table.events]
        views = [RULES.view(table.state, watcher) for watcher in WATCHERS]
        heard.append([table.seat, log, views, [RULES.words.prompt(table.state, ENGLISH)]])
    return heard


@pytest.mark.rule("VG-028", "VG-099")
@pytest.mark.parametrize("stacks", [(1, 2, 1), (0, 0, 0)], ids=["stacks", "reserve"])
def test_others_hear_the_same_of_an_exchange_whichever_card_is_given_up(stacks: tuple[int, ...]) -> None:
    heard = []
    for kept, name in (("beekeeper", "hunter"), ("hunter", "beekeeper")):
        table = hand(f"{kept} {name} mason").stacks(*stacks).build()
        lay = ["lay stack_2"] if any(stacks) else []
        heard.append(told_to_others(table, "exchange", f"give {name}", *lay, "basic miner", "done"))
    assert heard[0] == heard[1]
    assert heard[0][-1][1] != []


@pytest.mark.rule("VG-028")
def test_others_hear_the_same_of_a_villager_placed_from_hands_that_look_alike() -> None:
    heard = [told_to_others(hand(names).build(), "place hunter") for names in ("hunter mason", "hunter seeker")]
    assert heard[0] == heard[1]


def building(names: str) -> Position:
    """The first seat builds with two villagers left to place and one exchange, and holds these cards unseen."""
    table = given(3).village(0, "miner").hand(0, names).stacks(2).build(limit=2)
    table.state.exchanges_left = 1
    return table


@pytest.mark.rule("VG-028")
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (("hunter beekeeper mason", "hunter hunter mason"), ("place mason", "exchange")),
        (("hunter jeweler seeker", "hunter jeweler spelunker"), ("exchange", "give hunter", "basic hayer")),
    ],
    ids=["card given up", "end of the turn"],
)
def test_others_cannot_tell_whether_an_answer_is_the_only_one(hands: tuple[str, str], moves: tuple[str, ...]) -> None:
    heard = [told_to_others(building(names), *moves) for names in hands]
    assert heard[0] == heard[1]


@pytest.mark.rule("VG-028")
def test_a_turn_that_all_can_see_to_be_over_is_not_asked_for() -> None:
    table = given(3).hand(0, "hunter").hand(1, "mason").build(0)
    table.play("place hunter")
    assert (table.seat, table.happened().count("build_ended")) == (-1, 1)
    table = building("hunter").play("exchange")
    assert table.moves[0].startswith("basic ")


# --- what others are asked, refused, and answer ---


def said_to(table: Position) -> list[Any]:
    """The question that a seat is asked, its answers with their warnings, and why another one is refused."""
    words, state = RULES.words, table.state
    with pytest.raises(IllegalAction) as refused:
        table.play("jester rats")
    answers = [
        [words.move(state, action, NAMES, ENGLISH), words.warning(state, action, ENGLISH)] for action in state.legal()
    ]
    return [table.moves, words.prompt(state, ENGLISH), words.rule(state, ENGLISH), answers, str(refused.value)]


PHASES: dict[str, Callable[[Position], Position]] = {
    "draft": lambda table: table.road("poulterer", "weaver", "tanner").draft(1),
    "build": lambda table: table.build(1),
}


@alike
@pytest.mark.parametrize("phase", PHASES.values(), ids=PHASES)
def test_the_seat_on_turn_is_asked_and_refused_the_same(
    tables: list[Callable[[], Position]], phase: Callable[[Position], Position]
) -> None:
    first, second = [phase(table()) for table in tables]
    assert first.seat == 1
    assert said_to(first) == said_to(second)


@alike
@pytest.mark.parametrize("phase", PHASES.values(), ids=PHASES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same(
    tables: list[Callable[[], Position]], phase: Callable[[Position], Position], level: str
) -> None:
    first, second = [phase(table()) for table in tables]
    for seed in range(4):
        moves = [bot(level).choose(ask(RULES, table.state, seed, budget=12)) for table in (first, second)]
        assert moves[0] == moves[1]


# --- what others imagine ---


@alike
def test_others_imagine_the_same(tables: list[Callable[[], Position]]) -> None:
    first, second = [table().build(1).state for table in tables]
    for watcher in (1, 2, NOBODY):
        for seed in range(4):
            imagined = [RULES.imagine(state, watcher, RULES.chance(seed)).digest() for state in (first, second)]
            assert imagined[0] == imagined[1]


@pytest.mark.parametrize("real", ["hunter", "mason"])
def test_others_imagine_every_card_as_often_as_it_may_be_there(real: str) -> None:
    """The real one as often as any copy that lies in a pile, neither more nor less."""
    state, count = given(2).hand(0, real).build(1).state, 600
    suit, suits = state.components.suit[kind_of(real)], state.components.suit
    copies = {kind: state.unseen[kind] + (kind == kind_of(real)) for kind in range(len(suits)) if suits[kind] == suit}
    worlds = [RULES.imagine(state, 1, RULES.chance(seed)) for seed in range(count)]
    for kind, unseen in copies.items():
        share = unseen / sum(copies.values())
        found = sum(world.players[0].hand == [kind] for world in worlds)
        assert abs(found - count * share) <= 4 * (count * share * (1 - share)) ** 0.5


# --- what everybody knows of drafted cards ---


def known(table: Position) -> tuple[str, str]:
    """Which cards of the first hand everybody has seen: those still in it, and those in it or given up."""
    seen = RULES.view(table.state, 1)["players"][0]
    return " ".join(seen["seen_in_hand"]), " ".join(seen["seen_in_hand_or_given_up"])


@pytest.mark.rule("VG-028", "VG-099")
def test_a_drafted_card_may_have_been_given_up_with_the_back_of_the_one_that_was() -> None:
    table = given(2).hand(0, "beekeeper seeker").hand(0, "hunter mason", drafted=True).stacks(2, 2).build()
    assert known(table) == ("mason hunter", "")
    table.play("exchange", "give beekeeper", "lay stack_1", "basic miner")
    assert known(table) == ("mason", "hunter")
    table.play("exchange", "give seeker", "lay stack_2", "basic miner")
    assert known(table) == ("", "mason hunter")


@pytest.mark.rule("VG-028", "VG-300")
def test_a_card_that_turns_up_again_tells_of_its_suit_and_of_no_other() -> None:
    table = given(2).hand(0, "beekeeper seeker").hand(0, "hunter mason", drafted=True).stacks(2, 2).build()
    table.play("exchange", "give beekeeper", "lay stack_1", "basic miner")
    table.play("exchange", "give seeker", "lay stack_2", "basic miner", "done")
    table.draft(1).play("blind stack_2")
    assert known(table) == ("mason", "hunter")


@pytest.mark.rule("VG-028", "VG-300")
def test_a_drafted_card_that_was_given_up_and_turns_up_is_no_longer_in_the_hand() -> None:
    table = given(2).hand(0, "beekeeper wattler").hand(0, "hunter", drafted=True).stacks(2, 2).build()
    table.play("exchange", "give hunter", "lay stack_1", "basic miner", "done")
    table.draft(1).play("blind stack_1")
    assert known(table) == ("", "")
