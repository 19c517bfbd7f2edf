"""The laws of playing: pieces are conserved, games end, sheets add up, and the same seed gives the same game."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import pytest

from bourgade.core.event import Event
from laws.cases import Case, Walk

LONGEST = 20_000  # decisions of one game, however it is played

Policy = Callable[[random.Random, list[int]], int]
POLICIES: dict[str, Policy] = {
    "any": lambda luck, actions: luck.choice(actions),
    "first": lambda luck, actions: actions[0],
    "last": lambda luck, actions: actions[-1],
    "mostly the last": lambda luck, actions: actions[-1] if luck.random() < 0.9 else luck.choice(actions),
}


def invariants(game: str) -> ModuleType:
    """What must hold in a game: `check(state)` in every position, and, where there is one, `check_move`."""
    return import_module(f"games.{game}.invariants")


def test_pieces_are_conserved_in_every_position(case: Case, walk: Walk) -> None:
    check = invariants(case.game).check
    for state in walk.positions():
        check(state)


def test_no_move_takes_back_what_is_for_good(case: Case, walk: Walk) -> None:
    check_move = getattr(invariants(case.game), "check_move", None)
    if check_move is None:
        pytest.skip(f"the invariants of {case.game} say nothing about moves")
    before, told = case.new(0), list[Event]()
    for state in walk.positions():
        if state.heard is None:
            before, state.heard = state.clone(), told
        check_move(before, state, told)
        before = state.clone()
        told.clear()


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_a_game_ends_however_it_is_played(case: Case, policy: Policy) -> None:
    check, luck = invariants(case.game).check, case.luck(0)
    state = case.new(2)
    for _ in range(LONGEST):
        if state.over:
            break
        state.play(policy(luck, state.legal()))
        check(state)
    assert state.over


def test_score_sheets_add_up_and_all_have_the_same_lines(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=8):
        sheets = [case.rules.sheet(state, seat) for seat in range(case.seats)]
        assert [sheet["seat"] for sheet in sheets] == list(range(case.seats))
        assert [sheet["total"] for sheet in sheets] == [sum(sheet["lines"].values()) for sheet in sheets]
        assert len({tuple(sheet["lines"]) for sheet in sheets}) == 1


def test_every_line_and_every_tie_break_has_a_title(case: Case) -> None:
    state = case.new(1)
    lines = case.rules.sheet(state, 0)["lines"]
    tie_breaks = case.rules.standings(state)[0]["tie_breaks"]
    assert set(case.rules.words.score_lines) == {*lines, *tie_breaks}


def test_standings_put_every_seat_where_its_points_and_tie_breaks_belong(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=8):
        standings = case.rules.standings(state)
        assert sorted(item["seat"] for item in standings) == list(range(case.seats))
        assert [item["place"] for item in standings] == sorted(item["place"] for item in standings)
        for item in standings:
            assert item["total"] == case.rules.sheet(state, item["seat"])["total"]
            ahead = [other for other in standings if other["place"] < item["place"]]
            assert all(other["total"] >= item["total"] for other in ahead)
            # Alone, the rival is no seat and may be ahead.
            assert item["place"] - len(ahead) in ([1, 2] if case.seats == 1 else [1])
            for other in standings:
                is_level = (other["total"], other["tie_breaks"]) == (item["total"], item["tie_breaks"])
                assert is_level == (other["place"] == item["place"])


def test_the_value_of_a_finished_game_is_its_score(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=10_000):
        if state.over:
            for seat in range(case.seats):
                assert case.rules.value(state, seat) == case.rules.sheet(state, seat)["total"]


def digests(case: Case, seed: int) -> list[str]:
    """Where the moves of the first game lead with a seed: a digest every 20 decisions and at the end."""
    state, luck, found = case.new(seed), case.luck(0), list[str]()
    while not state.over:
        if luck.randrange(20) == 0:
            found.append(state.digest())
        state.play(luck.choice(state.legal()))
    return [*found, state.digest()]


def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    assert digests(case, 11) == digests(case, 11)


def test_another_seed_gives_another_game(case: Case) -> None:
    assert digests(case, 11)[-1] != digests(case, 12)[-1]


def test_events_are_free_when_nobody_listens_and_tell_the_same_to_everyone_who_does(case: Case) -> None:
    silent, heard = case.new(4), case.new(4)
    told = list[Event]()
    heard.heard = told
    luck = case.luck(1)
    while not silent.over:
        action = luck.choice(silent.legal())
        silent.play(action)
        heard.play(action)
    assert silent.digest() == heard.digest()
    assert silent.heard is None
    assert told
    assert all(-1 <= event.seat < case.seats for event in told)
