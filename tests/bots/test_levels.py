"""The levels of bots by name."""

from __future__ import annotations

import pytest

from bourgade import BadOption
from bourgade.bots import LEVELS, bot


def test_every_level_has_a_bot() -> None:
    assert list(LEVELS) == ["random", "greedy"]
    assert all(hasattr(bot(level), "choose") for level in LEVELS)


@pytest.mark.parametrize("name", ["", "gready", "Greedy "])
def test_an_unknown_level_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption, match="there are random, greedy"):
        bot(name)
