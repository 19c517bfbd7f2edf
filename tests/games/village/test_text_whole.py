"""The words of Village as a whole: no move, question or event without a sentence."""

from collections.abc import Iterator
from enum import IntEnum
from functools import partial

from bourgade.core.event import Kind
from bourgade.core.language import Language
from bourgade.core.step import Choice
from bourgade.games.village import RULES, events
from bourgade.games.village.actions import VOCABULARY
from bourgade.games.village.ids import Place
from bourgade.games.village.state import VISIBLE
from bourgade.games.village.text.moves import TELLERS
from bourgade.games.village.text.prompts import ASKED, QUESTIONS
from support.telling import both, is_whole, news

event = partial(news, RULES)


def test_every_verb_has_words() -> None:
    assert [verb.name for verb in VOCABULARY.verbs if verb not in TELLERS] == []


def test_every_choice_has_a_question() -> None:
    choices = [choice for choice in Choice.__subclasses__() if choice.__module__.startswith("bourgade.games.village.")]
    assert len(choices) > 20
    assert [choice.__name__ for choice in choices if choice not in ASKED and choice not in QUESTIONS] == []


@both
def test_every_event_has_a_sentence(say: Language) -> None:
    told = {event(kind, *values, say=say) for kind in kinds() for values in values_of(kind)}
    assert len(kinds()) > 30
    assert [text for text in told if not text.endswith(".") or not is_whole(text)] == []


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
