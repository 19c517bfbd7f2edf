"""The news of Villagers in words, and no move, question, rule or event without a sentence."""

from collections.abc import Iterator
from enum import IntEnum
from functools import partial
from itertools import product

from bourgade.core.event import Event, Kind
from bourgade.core.language import Language
from bourgade.core.step import Choice, SecretChoice
from bourgade.games.villagers import RULES, events
from bourgade.games.villagers.actions import BANK, FREE, KEY, VOCABULARY
from bourgade.games.villagers.ids import EventCard, Owner, Pile, Suit, Villager
from bourgade.games.villagers.rule import RULES as RULE_TEXTS
from bourgade.games.villagers.text.moves import NAMING, TELLERS
from bourgade.games.villagers.text.prompts import ASKED, QUESTIONS
from support.telling import ENGLISH, FRENCH, NAMES, both, is_whole, news
from support.typed import typed
from support.villagers import given

event = partial(news, RULES)


# --- events ---


def test_events_are_told_in_the_past_tense() -> None:
    assert event(events.VILLAGER_DRAFTED, 2, Villager.AGENT) == "Odile drafted an Agent from slot 3."
    blind = event(events.VILLAGER_DRAFTED_BLIND, Pile.RESERVE, Villager.MONK, say=FRENCH)
    assert blind == "Odile a recruté un Moine à l'aveugle dans la réserve."
    assert event(events.VILLAGER_PLACED, Villager.MONK, Villager.SEEKER) == "Odile placed a Monk as a Seeker."
    assert event(events.VILLAGER_PLACED, Villager.SEEKER, Villager.MINER) == "Odile placed a Seeker on a Miner."
    assert event(events.VILLAGER_PLACED, Villager.HUNTER, Villager.HUNTER) == "Odile placed a Hunter."
    assert event(events.EVENT_TURNED_UP, EventCard.IT_WAS_YOU, seat=-1) == "An event was turned up: “It Was You!”."
    assert event(events.COUNTESS_GAINED, 1, seat=-1) == "The Countess gained 1 gold."


def test_coins_and_apprentices_name_the_village() -> None:
    assert event(events.COINS_PUT, Owner.SEAT_2, Villager.COOPER, 2) == "Anselm has 2 gold more on a Cooper."
    coins = event(events.COINS_PUT, Owner.COUNTESS, Villager.COOPER, 2, say=FRENCH)
    assert coins == "La Comtesse a 2 pièces d'or de plus sur un Tonnelier."
    own = event(events.VILLAGER_REPLACED, Owner.SEAT_1, Villager.MINER)
    assert own == "Odile put an Apprentice where a Miner stood."
    other = event(events.VILLAGER_REPLACED, Owner.SEAT_2, Villager.MINER, say=FRENCH)
    assert other == "Odile a remplacé un Mineur par un Apprenti (village : Anselm)."


def test_a_card_given_up_is_told_by_its_back() -> None:
    table = given().hand(0, "hunter agent").stacks(1, 1).build().play("exchange", "give hunter")
    table.state.heard = heard = list[Event]()
    table.play("lay stack_2")
    told = [typed(RULES.words.event(news, NAMES, ENGLISH)) for news in heard]
    assert told[0] == "Odile laid a card face down on stack 2 (Solitary)."
    assert not any("Hunter" in text for text in told)
    assert event(events.CARD_GIVEN_UP, Pile.RESERVE, Suit.ORE).endswith("on the reserve (Ore).")


# --- all of them ---


def test_every_verb_has_words() -> None:
    keys = (KEY, BANK, FREE)
    assert [verb.name for verb in VOCABULARY.verbs if verb not in TELLERS | NAMING and verb not in keys] == []


def test_every_choice_has_a_question_and_a_rule() -> None:
    found = [*Choice.__subclasses__(), *SecretChoice.__subclasses__()]
    choices = [choice for choice in found if choice.__module__.startswith("bourgade.games.villagers")]
    assert len(choices) > 20
    assert [choice.__name__ for choice in choices if choice not in ASKED and choice not in QUESTIONS] == []
    assert sorted(RULE_TEXTS) == sorted(choice.__name__ for choice in choices)


@both
def test_every_event_has_a_sentence(say: Language) -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, Kind)]
    told = {event(kind, *values, say=say) for kind in kinds for values in values_of(kind)}
    assert len(kinds) > 30
    assert [text for text in told if not text.endswith(".") or not is_whole(text)] == []


def values_of(kind: Kind) -> Iterator[tuple[int, ...]]:
    """Values of every sort for an event."""
    sizes = [len(domain) if issubclass(domain, IntEnum) else 3 for domain in kind.domains]
    yield from product(*(range(size) for size in sizes))
