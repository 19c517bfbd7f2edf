"""The law that a clone is complete and independent, and the proof that a forgotten field is found."""

from __future__ import annotations

import pytest

import bourgade
from bourgade import State
from laws.cases import Case, Walk
from laws.copying import clone_faults, scramble

AHEAD = 12

interpreted = pytest.mark.skipif(bourgade.compiled(), reason="compiled classes show no slots")


def go_on(state: State, case: Case, number: int) -> list[str]:
    """Play a few decisions more, and say what came of it."""
    luck, digests = case.luck(number), []
    for _ in range(AHEAD):
        if not state.over:
            state.play(luck.choice(state.legal()))
            digests.append(state.digest())
    return digests


@interpreted
def test_a_clone_has_every_field_and_shares_nothing_that_changes(walk: Walk) -> None:
    for state in walk.positions(stride=8):
        assert clone_faults(state) == []


@interpreted
def test_a_clone_has_every_field_whatever_its_value(case: Case) -> None:
    state = case.new(1)
    scramble(state)
    assert clone_faults(state) == []


def test_a_clone_is_not_touched_by_what_the_original_does(case: Case, walk: Walk) -> None:
    for number, state in enumerate(walk.decisions(stride=40)):
        original, copy = state.clone(), state.clone()
        before = state.digest()
        went = go_on(original, case, number)
        assert copy.digest() == before
        assert go_on(copy, case, number) == went
        assert state.digest() == before


def test_a_clone_of_a_clone_is_as_good(case: Case, walk: Walk) -> None:
    for number, state in enumerate(walk.decisions(stride=80)):
        assert go_on(state.clone().clone(), case, number) == go_on(state.clone(), case, number)


def test_nobody_listens_to_a_clone(walk: Walk) -> None:
    for state in walk.decisions(stride=40):
        heard, results = list[bourgade.core.event.Event](), list[int]()
        state.heard, state.chance.results = heard, results
        copy = state.clone()
        state.heard, state.chance.results = None, None
        assert copy.heard is None
        assert copy.chance.results is None
