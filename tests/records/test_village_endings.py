"""Records of Village, one for each way the game can end: who brought the end, and who still had a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from bourgade import Playthrough, read_record, replay
from bourgade.core.event import Event, Kind
from bourgade.games.village import RULES, events
from bourgade.games.village.ids import Place
from bourgade.games.village.state import NOBODY, Village

HERE = Path(__file__).parent


class Ending:
    """The last part of a finished game, from the turn that brought the end."""

    def __init__(self, name: str) -> None:
        record = read_record((HERE / f"village-{name}.json").read_text(encoding="utf-8"))
        self.play: Playthrough = replay(RULES, record)
        assert isinstance(self.play.state, Village)
        self.state = self.play.state
        self.told = self.play.events
        kinds = [event.kind for event in self.told]
        self.mark = kinds.index(events.END_TRIGGERED) if events.END_TRIGGERED in kinds else len(kinds)

    @property
    def trigger(self) -> int:
        """The seat that brought the end."""
        return self.told[self.mark].seat

    @property
    def last_resting_place(self) -> Place:
        """Where the member went who brought the end."""
        assert self.told[self.mark - 1].kind is events.MEMBER_DIED
        return Place(self.told[self.mark - 1].values[2])

    def in_market(self) -> int:
        """Who had started the market day in which the end came, or nobody."""
        days = [event for event in self.told[: self.mark] if event.kind in (events.MARKET_BEGAN, events.MARKET_ENDED)]
        return days[-1].seat if days and days[-1].kind is events.MARKET_BEGAN else NOBODY

    def last_turns(self) -> list[list[Event]]:
        """What was told in each last turn."""
        turns: list[list[Event]] = []
        for event in self.told[self.mark :]:
            if event.kind is events.LAST_TURN_BEGAN:
                turns.append([])
            elif event.kind is events.MASS_BEGAN:
                break
            if turns:
                turns[-1].append(event)
        return turns

    def seats_of_last_turns(self) -> list[int]:
        """Who still had a turn."""
        return [turn[0].seat for turn in self.last_turns()]

    def count(self, kind: Kind) -> int:
        """How often something happened after the end was brought about."""
        return sum(event.kind is kind for event in self.told[self.mark :])


@pytest.mark.rule("V-229", "V-232", "V-240")
def test_the_last_chronicle_space_ends_the_game_on_the_own_turn() -> None:
    ending = Ending("last-chronicle-space-on-own-turn")
    assert Place.CHRONICLE_COUNCIL <= ending.last_resting_place <= Place.CHRONICLE_FARM
    assert not any(ending.state.chronicle_free)
    assert ending.in_market() == NOBODY
    assert ending.seats_of_last_turns() == [1 - ending.trigger]
    assert ending.state.graves_free == 0  # filled in the last turn, when it no longer matters
    assert ending.count(events.END_TRIGGERED) == 1


@pytest.mark.rule("V-230", "V-231", "V-232")
def test_the_last_grave_ends_the_game_on_the_own_turn() -> None:
    ending = Ending("last-grave-on-own-turn")
    assert ending.last_resting_place == Place.GRAVE
    assert ending.state.graves_free == 0
    assert any(ending.state.chronicle_free)
    assert ending.in_market() == NOBODY
    assert ending.seats_of_last_turns() == [(ending.trigger + 1) % 3, (ending.trigger + 2) % 3]


@pytest.mark.rule("V-241", "V-242")
def test_the_starter_of_a_market_day_ends_the_game_within_it() -> None:
    ending = Ending("market-day-by-its-starter")
    assert ending.in_market() == ending.trigger
    assert ending.count(events.MARKET_ENDED) >= 1
    assert ending.seats_of_last_turns() == [1 - ending.trigger]


@pytest.mark.rule("V-241", "V-243")
def test_another_player_ends_the_game_within_a_market_day() -> None:
    ending = Ending("market-day-by-another-player")
    assert ending.in_market() == 1 - ending.trigger
    assert ending.seats_of_last_turns() == [1 - ending.trigger, ending.trigger]


@pytest.mark.rule("V-235", "V-237")
def test_last_turns_without_cubes_are_free_actions() -> None:
    ending = Ending("last-turns-without-cubes")
    assert ending.count(events.LAST_TURN_BEGAN) == 4
    assert ending.count(events.ACTION_BEGAN) > 0
    assert ending.count(events.CUBE_TAKEN) == 0
    assert ending.count(events.WELL_USED) == 0
    assert ending.count(events.MASS_BEGAN) == 1


@pytest.mark.rule("V-245")
def test_round_20_is_the_last_even_if_nothing_is_full() -> None:
    ending = Ending("stop-after-round-20")
    assert ending.play.record.edition is not None
    assert ending.mark == len(ending.told)
    assert ending.state.round == 20
    assert sum(event.kind is events.MASS_BEGAN for event in ending.told) == 20
    assert ending.told[-1].kind is events.GAME_ENDED
