"""Editions of Villagers: what an owner of the box may correct, what is refused and why, and what a record keeps."""

import random

import pytest

from bourgade.core.edition import Edition
from bourgade.core.errors import BadEdition
from bourgade.core.ids import names_of
from bourgade.core.playthrough import Playthrough, replay
from bourgade.core.record import read_record
from bourgade.games.villagers import RULES
from bourgade.games.villagers.components import CATALOGUE
from bourgade.games.villagers.ids import Copy, Key, Pair, Villager
from games.villagers.invariants import check
from support.villagers import given


def edition(**changes: object) -> Edition:
    """Corrections to villagers: `jeweler__key="cooper"`."""
    values = {f"villagers.{name.replace('__', '.')}": value for name, value in changes.items()}
    return Edition("my box", "villagers", "", values, "mine.toml")


# --- what may be corrected ---


def test_a_padlock_may_have_another_key() -> None:
    table = given(2, edition=edition(fisher__key="brewer")).hand(0, "fisher").village(1, "founders brewer")
    table.build(0).play("place fisher")
    assert table[1].coins == [0, 2]


def test_a_villager_may_have_fewer_copies() -> None:
    fewer = edition(monk__copies=1, hunter__copies=0, lumberjack__copies=3)
    state = RULES.new(seats=4, seed=1, edition=fewer)
    assert [state.components.copies[kind] for kind in (Villager.MONK, Villager.HUNTER)] == [1, 0]
    assert state.basics[0] == 3


def test_moves_can_name_all_that_an_edition_may_put_in_place() -> None:
    choice = edition(jeweler__key="nobody")
    with pytest.raises(BadEdition, match="must be one of " + ", ".join(names_of(Key))):
        CATALOGUE.values(choice)
    assert (len(Copy), len(Pair)) == (10, 2)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_games_with_other_keys_and_copies_are_played_to_the_end(seats: int) -> None:
    changed = edition(jeweler__key="hunter", brewer__key="brewer", miner__copies=0, agent__copies=1, tailor__gold=30)
    state, luck = RULES.new(seats=seats, seed=3, edition=changed), random.Random(seats)
    while not state.over:
        check(state)
        state.play(luck.choice(state.legal()))
    check(state)


# --- what is refused ---


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"jeweler__gold": -1}, r"villagers\.jeweler\.gold = -1: must be a whole number from 0 to 60"),
        ({"jeweler__key": "tailor"}, r'villagers\.jeweler\.key = "tailor": must be one of brewer, carpenter'),
        ({"tailor__key": "hunter"}, r'villagers\.tailor\.key = "hunter": unknown key; the nearest are '),
        ({"monk__copies": 3}, r"villagers\.monk\.copies = 3: must be a whole number from 0 to 2"),
        ({"miner__copies": 11}, r"villagers\.miner\.copies = 11: must be a whole number from 0 to 10"),
        ({"cooper__copies": 0}, r"villagers\.cooper\.copies = 0: 1 of them starts on the road"),
        ({"jeweler__placed_on": "miner"}, r'villagers\.jeweler\.placed_on = "miner": is fixed'),
    ],
)
def test_a_bad_value_is_refused_with_its_key_and_what_is_allowed(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadEdition, match=r"^mine\.toml: " + complaint):
        RULES.new(seats=3, edition=edition(**changes))


def test_a_deck_too_small_for_stacks_and_hands_is_refused() -> None:
    few = edition(**{f"{name}__copies": 0 for name in ("monk", "apprentice", "tinner", "smuggler", "tailor")})
    with pytest.raises(BadEdition, match=r"setup\.5\.stack = 10: stacks and hands take more than 84 cards"):
        RULES.new(seats=2, edition=few)


# --- records ---


def test_a_record_keeps_its_edition_and_needs_no_file() -> None:
    played = Playthrough(RULES, 2, 7, {}, edition(fisher__key="brewer", monk__copies=1))
    played.play(played.state.legal()[0])
    again = replay(RULES, read_record(played.text()))
    assert again.record.edition == edition(fisher__key="brewer", monk__copies=1)
    assert again.state.digest() == played.state.digest()
    assert again.text() == played.text()
