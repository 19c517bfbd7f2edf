"""The laws of records: what is written down can be read again, and replays to the same positions."""

from __future__ import annotations

import random

import pytest

from bourgade import BadRecord, Playthrough, positions, read_record, replay
from laws.cases import Case, Walk, any_move

PART = 10
"""These laws are slow: a long run tries them on one decision in ten."""


def test_a_record_replays_to_the_same_positions(case: Case, walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        digests = [play.state.digest()]
        while not play.state.over:
            play.play(any_move(play.state, luck))
            walk.done += 1
            digests.append(play.state.digest())
        record = read_record(play.text())
        assert [at.state.digest() for at in positions(case.rules, record)] == digests


def test_the_text_of_a_record_reads_back_as_the_same_record(case: Case, walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        while not play.state.over:
            if luck.randrange(100) == 0:
                text = play.text()
                assert read_record(text).text() == text
                assert replay(case.rules, read_record(text)).text() == text
            play.play(any_move(play.state, luck))
            walk.done += 1
        text = play.text()
        assert read_record(text).text() == text
        again = replay(case.rules, read_record(text))
        assert again.text() == text
        assert again.state.over
        assert case.rules.standings(again.state) == case.rules.standings(play.state)


def test_a_replayed_game_is_told_as_it_was(case: Case, walk: Walk) -> None:
    for play, luck in walk.playthroughs():
        walk.done += play_out(play, luck)
        again = replay(case.rules, read_record(play.text()))
        assert [event.plain() for event in again.events] == [event.plain() for event in play.events]


def test_a_game_taken_up_again_goes_on_as_it_would_have(case: Case) -> None:
    play, luck = case.playthrough(5), case.luck(5)
    for _ in range(60):
        if not play.state.over:
            play.play(any_move(play.state, luck))
    again = replay(case.rules, read_record(play.text()))
    play_out(play, case.luck(6))
    play_out(again, case.luck(6))
    assert again.text() == play.text()


def test_chance_is_read_from_the_record_and_not_drawn_anew(case: Case) -> None:
    play = case.playthrough(5)
    play_out(play, case.luck(5))
    record = read_record(play.text())
    record.seed += 1
    for chapter in record.chapters:
        chapter.digest = ""
    assert case.rules.standings(replay(case.rules, record).state) == case.rules.standings(play.state)


def test_a_game_of_unforeseen_chance_replays_from_what_was_written(case: Case) -> None:
    play = Playthrough(case.rules, case.seats, 5, case.options, case.edition, unforeseen=True)
    play_out(play, case.luck(5))
    again = replay(case.rules, read_record(play.text()))
    assert again.text() == play.text()
    assert case.rules.standings(again.state) == case.rules.standings(play.state)


def test_a_record_with_another_digest_or_without_a_move_does_not_replay(case: Case) -> None:
    play = case.playthrough(5)
    play_out(play, case.luck(5))
    changed, shortened = read_record(play.text()), read_record(play.text())
    changed.chapters[0].digest = changed.chapters[1].digest
    shortened.chapters[0].moves.pop()
    for record in (changed, shortened):
        with pytest.raises(BadRecord, match="round 1"):
            replay(case.rules, record)


def test_a_record_can_be_replayed_up_to_any_move(case: Case) -> None:
    play, luck = case.playthrough(5), case.luck(5)
    digests = [play.state.digest()]
    while not play.state.over and len(digests) < 80:
        play.play(any_move(play.state, luck))
        digests.append(play.state.digest())
    record = read_record(play.text())
    for moves in range(1, len(digests), 13):
        assert replay(case.rules, record, moves).state.digest() == digests[moves]


def play_out(play: Playthrough, luck: random.Random) -> int:
    """Play a game to its end; how many decisions it took."""
    count = 0
    while not play.state.over:
        play.play(any_move(play.state, luck))
        count += 1
    return count
