"""The words of Village as a whole: no move, question or event without a sentence."""

import random
import re
from collections.abc import Iterator
from enum import IntEnum

import pytest

from bourgade.core.event import Event, Kind
from bourgade.core.language import Language, language
from bourgade.core.step import Choice
from bourgade.games.village import RULES, events
from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.ids import Place
from bourgade.games.village.state import VISIBLE, Village
from bourgade.games.village.text.moves import TELLERS
from bourgade.games.village.text.prompts import ASKED, QUESTIONS
from support.typed import typed

ENGLISH, FRENCH = language("en"), language("fr")
NAMES = ["Odile", "Anselm", "Thibault", "Yolande"]
RAW = re.compile(r"[{}]|[a-z]+_[a-z0-9]+|  ")
"""Braces, ids of the engine, and gaps where a word is missing."""


def event(kind: Kind, *values: int, say: Language = ENGLISH, seat: int = 0) -> str:
    return typed(RULES.words.event(Event(kind, seat, values), NAMES, say))


def test_every_verb_has_words() -> None:
    assert [verb.name for verb in VOCABULARY.verbs if verb not in TELLERS] == []


def test_every_choice_has_a_question() -> None:
    choices = [choice for choice in Choice.__subclasses__() if choice.__module__.startswith("bourgade.games.village.")]
    assert len(choices) > 20
    assert [choice.__name__ for choice in choices if choice not in ASKED and choice not in QUESTIONS] == []


def test_every_line_of_the_score_has_a_title() -> None:
    state = RULES.new(seats=2, seed=1)
    standing = RULES.standings(state)[0]
    for line in [*RULES.sheet(state, 0)["lines"], *standing["tie_breaks"]]:
        assert FRENCH(RULES.words.score_lines[line]) != line


@pytest.mark.parametrize("say", [ENGLISH, FRENCH], ids=lambda say: say.code)
def test_every_event_has_a_sentence(say: Language) -> None:
    told = {event(kind, *values, say=say) for kind in kinds() for values in values_of(kind)}
    assert len(kinds()) > 30
    assert [text for text in told if not text.endswith(".") or RAW.search(text)] == []


def kinds() -> list[Kind]:
    return [kind for kind in vars(events).values() if isinstance(kind, Kind)]


def values_of(kind: Kind) -> Iterator[tuple[int, ...]]:
    """Values of every sort for an event; a member who moves or dies is somewhere where he can be seen."""
    if kind is events.MEMBER_MOVED:
        yield from ((place, 1, target) for place in range(VISIBLE + 1) for target in range(VISIBLE + 1))
    elif kind is events.MEMBER_DIED:
        yield from ((place, 1, target) for place in range(VISIBLE) for target in range(VISIBLE + 2, len(Place)))
    else:
        sizes = [len(domain) if issubclass(domain, IntEnum) else 3 for domain in kind.domains]
        for number in range(max(sizes, default=1)):
            yield tuple(number % size for size in sizes)


@pytest.mark.parametrize("say", [ENGLISH, FRENCH], ids=lambda say: say.code)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_in_sentences(seats: int, say: Language) -> None:
    for seed in range(2):
        for text in texts_of_a_game(seats, seed, say):
            assert text[0].isupper() or text[0].isdecimal()
            assert not RAW.search(text), text


def texts_of_a_game(seats: int, seed: int, say: Language) -> Iterator[str]:
    """Everything that is said in a game played at random; a warning follows what it warns of."""
    state: Village = RULES.new(seats=seats, seed=seed)
    state.heard = heard = list[Event]()
    chance = random.Random(seed)
    while not state.over:
        yield RULES.words.prompt(state, say)
        for action in state.legal():
            yield f"{RULES.words.move(state, action, say)}! {RULES.words.warning(state, action, say)}"
        state.play(chance.choice(state.legal()))
    yield RULES.words.prompt(state, say)
    yield from (RULES.words.event(event, NAMES, say) for event in heard)


@pytest.mark.parametrize("say", [ENGLISH, FRENCH], ids=lambda say: say.code)
def test_moves_offered_together_have_different_words(say: Language) -> None:
    state: Village = RULES.new(seats=4, seed=3)
    chance = random.Random(3)
    while not state.over:
        told = [RULES.words.move(state, action, say) for action in state.legal()]
        assert len(set(told)) == len(told)
        state.play(chance.choice(state.legal()))
