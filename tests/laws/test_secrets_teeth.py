"""Proof that the laws of secrets and of undo have teeth: an honest toy keeps them, and each leaky one is caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bourgade import Rules
from bourgade.core.chance import Chance
from bourgade.core.edition import Edition
from bourgade.core.pile import draw
from bourgade.core.step import Choice
from laws import test_asking, test_replay, test_secrets, test_undo
from laws.cases import Case, Walk
from support.toy import LAY, RULES, STOP, VOCABULARY, Stone, Stream, Toy, begin, imagine, view


@dataclass(frozen=True)
class ToyCase(Case):
    """The toy, or a version of it that does something wrong."""

    played: Rules[Any] = RULES

    @property
    def rules(self) -> Rules[Any]:
        return self.played

    def decisions(self) -> int:
        return 300


def shows_all_hands(state: Toy, seat: int) -> dict[str, Any]:
    seen = view(state, seat)
    for number, hand in enumerate(state.hands):
        seen["hands"][number]["stones"] = hand.stones[:]
    return seen


def shows_its_own_lists(state: Toy, seat: int) -> dict[str, Any]:
    return {**view(state, seat), "hands": [{"laid": hand.laid} for hand in state.hands]}


def imagines_the_truth(state: Toy, seat: int, chance: Chance) -> Toy:
    return state.clone()


def imagines_a_true_hand(state: Toy, seat: int, chance: Chance) -> Toy:
    """All but the chance is as it is, so that it looks right and plays on alone."""
    imagined = state.clone()
    chance.drawn = imagined.chance.drawn
    imagined.chance = chance
    return imagined


def imagines_what_is_not_there(state: Toy, seat: int, chance: Chance) -> Toy:
    """Never the stones that the other really holds, as long as the bag has others."""
    imagined = imagine(state, seat, chance)
    hand, real = imagined.hands[1 - seat].stones, state.hands[1 - seat].stones
    for stone in Stone:
        other = next((other for other in Stone if imagined.bag[other] and not real[other]), None)
        if hand[stone] and real[stone] and other is not None:
            hand[stone] -= 1
            hand[other] += 1
            imagined.bag[stone] += 1
            imagined.bag[other] -= 1
    return imagined


def imagines_in_place(state: Toy, seat: int, chance: Chance) -> Toy:
    state.hands = imagine(state, seat, chance).hands
    return imagine(state, seat, chance)


class LayAll(Choice[Toy]):
    """Lay all stones, one by one; for who has but one kind left it is done, and all see that nobody was asked."""

    __slots__ = ()

    def actions(self, state: Toy) -> list[int]:
        return [LAY(stone) for stone in Stone if state.hands[self.seat].stones[stone]] or [STOP()]

    def take(self, state: Toy, action: int) -> None:
        move, hand = VOCABULARY.decode(action), state.hands[self.seat]
        if move.verb is LAY:
            hand.stones[move.args[0]] -= 1
            hand.laid.append(move.args[0])
            state.push(self)


def answers_for_the_seat(seats: int, chance: Chance, options: dict[str, str], edition: Edition | None) -> Toy:
    state = begin(seats, chance, options, edition)
    for hand in state.hands:
        hand.stones[draw(state.bag, chance, Stream.BAG)] += 1
    state.agenda = [LayAll(0), LayAll(1)]
    return state


def asks_by_the_others_hand(state: Toy, say: object) -> str:
    return f"Play against {state.hands[1 - state.seat].stones}."


def law(function: Callable[..., None], rules: Rules[Any], players: str = "two") -> None:
    """Try one law on a toy."""
    case = ToyCase("toy", 2, {"players": players}, played=rules)
    walk = Walk(case, lambda done, wanted: None)
    known: dict[str, Any] = {"case": case, "walk": walk}
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    function(**{name: known[name] for name in names})


LAWS = [
    getattr(module, name)
    for module in (test_asking, test_replay, test_secrets, test_undo)
    for name in vars(module)
    if name.startswith("test_") and not hasattr(getattr(module, name), "pytestmark")
]


@pytest.mark.parametrize("function", [each for each in LAWS if "game" not in each.__code__.co_varnames[:2]])
@pytest.mark.parametrize("players", ["two", "one"])
def test_an_honest_toy_keeps_every_law(function: Callable[..., None], players: str) -> None:
    law(function, RULES, players)


@pytest.mark.parametrize(
    ("function", "leaky"),
    [
        (test_secrets.test_what_a_seat_imagines_looks_like_what_it_sees, replace(RULES, show=shows_all_hands)),
        (
            test_secrets.test_what_a_seat_does_is_heard_alike_by_others_whatever_they_cannot_see,
            replace(RULES, show=shows_all_hands),
        ),
        (
            test_secrets.test_who_is_asked_next_and_what_hangs_on_nothing_that_others_cannot_see,
            replace(RULES, begin=answers_for_the_seat),
        ),
        (test_secrets.test_a_view_is_the_askers_own_and_no_part_of_the_game, replace(RULES, show=shows_its_own_lists)),
        (test_secrets.test_an_imagined_state_does_not_know_what_chance_will_bring, imagines_the_truth),
        (
            test_secrets.test_what_a_seat_imagines_of_the_secrets_of_others_is_not_always_the_truth,
            imagines_a_true_hand,
        ),
        (test_secrets.test_what_a_seat_imagines_is_the_same_whatever_it_cannot_see, imagines_what_is_not_there),
        (test_secrets.test_what_a_seat_imagines_looks_like_what_it_sees, imagines_in_place),
        (test_asking.test_asking_changes_nothing, imagines_in_place),
        (
            test_secrets.test_a_seat_is_offered_told_and_refused_the_same_whatever_it_cannot_see,
            replace(RULES, words=replace(RULES.words, prompt=asks_by_the_others_hand)),
        ),
    ],
)
def test_a_leaky_toy_is_caught(function: Callable[..., None], leaky: Any) -> None:
    rules = leaky if isinstance(leaky, Rules) else replace(RULES, imagine=leaky)
    with pytest.raises(AssertionError):
        law(function, rules)
