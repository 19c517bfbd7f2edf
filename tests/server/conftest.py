"""What the tests of the server share: the toy game, where hidden hands are needed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import bourgade
from bourgade.core.rules import Rules
from bourgade.core.score import Sheet, sheet
from support import toy


def let_in(monkeypatch: pytest.MonkeyPatch, rules: Rules[Any]) -> None:
    """Let the server know a toy game besides the real ones."""
    known = bourgade.game
    monkeypatch.setattr(bourgade, "game", lambda name: rules if name == "toy" else known(name))


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game."""
    let_in(monkeypatch, toy.RULES)


@pytest.fixture
def careless_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game with words and scores that tell all hands: the server must not hand them the real ones."""

    def hands(state: toy.Toy, *_: object) -> str:
        return str([hand.stones for hand in state.hands])

    def score(state: toy.Toy, seat: int) -> Sheet:
        return sheet(seat, {"stones": state.hands[seat].stones[0]})

    words = replace(toy.RULES.words, prompt=hands, move=hands, warning=hands, rule=hands)
    let_in(monkeypatch, replace(toy.RULES, words=words, score=score))
