"""The laws of words: whatever a game asks, tells or draws in text can be read, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator

import bourgade
from bourgade import State
from bourgade.cli.screen import STYLES
from bourgade.core.block import WIDTH
from bourgade.core.block import plain as plain_line
from bourgade.core.event import Event
from bourgade.core.language import Language
from laws.cases import Case, Walk
from support.telling import ENGLISH, FRENCH, NAMES, RAW, both, draw, is_whole

PART = 10
"""These laws are slow: a long run tries them on one decision in ten."""


@both
def test_a_whole_game_is_told_in_sentences(case: Case, say: Language) -> None:
    for text in texts_of_a_game(case, say):
        assert text[0].isupper() or text[0].isdecimal()
        assert is_whole(text), text


def texts_of_a_game(case: Case, say: Language) -> Iterator[str]:
    """Everything that is said in a game played at random; a warning follows what it warns of."""
    words, luck, state = case.rules.words, case.luck(1), case.new(1)
    state.heard = heard = list[Event]()
    while not state.over:
        yield words.prompt(state, say)
        yield words.rule(state, say)
        for action in state.legal():
            yield f"{words.move(state, action, NAMES, say)}! {words.warning(state, action, say)}"
        state.play(luck.choice(state.legal()))
    yield words.prompt(state, say)
    assert words.rule(state, say) == ""
    yield from (words.event(event, NAMES, say) for event in heard)


@both
def test_moves_offered_together_have_different_words(case: Case, walk: Walk, say: Language) -> None:
    for state in walk.decisions(stride=4):
        told = [case.rules.words.move(state, action, NAMES, say) for action in state.legal()]
        assert len(set(told)) == len(told)


def test_every_line_of_the_score_has_a_title(game: str) -> None:
    rules = bourgade.game(game)
    state = rules.new(seats=2, seed=1)
    lines = [*rules.sheet(state, 0)["lines"], *rules.standings(state)[0]["tie_breaks"]]
    assert len(lines) > 4
    assert [line for line in lines if FRENCH(rules.words.score_lines[line]) == line] == []


@both
def test_the_board_is_drawn_in_text_within_the_width(case: Case, walk: Walk, say: Language) -> None:
    known = {"", *STYLES, *(f"seat{seat}" for seat in range(case.seats))}
    for state in walk.positions(stride=12):
        for line in lines_of(case, state, say):
            text = plain_line(line)
            assert text.strip()
            assert len(text) <= WIDTH, text
            assert not RAW.search(text), text
            assert {style for _, style in line} <= known


def lines_of(case: Case, state: State, say: Language) -> Iterator[list[tuple[str, str]]]:
    """All lines of all places."""
    for block in draw(case.rules, state, 0, say).values():
        yield from block.lines


def test_two_blocks_in_frames_fit_into_80_columns() -> None:
    assert 2 * (WIDTH + 4) <= 80


def test_the_board_is_drawn_from_the_view_alone(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=60):
        view = case.rules.view(state, case.seats - 1)
        drawn = case.rules.words.blocks(json.loads(json.dumps(view)), NAMES, ENGLISH)
        assert drawn == case.rules.words.blocks(view, NAMES, ENGLISH)
