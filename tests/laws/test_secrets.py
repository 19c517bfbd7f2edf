"""The laws of secrets: a view is all a seat knows, and whatever it is shown or told rests on no more than that."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from bourgade import IllegalAction, State, language
from bourgade.bots import LEVELS, ask, bot
from bourgade.core.event import Event
from laws.cases import Case, Walk
from support.telling import NAMES

PART = 10
"""These laws are slow: a long run tries them on one decision in ten."""
BUDGET = 12  # a bot's thoughts, few so that many moves can be compared


def worlds(case: Case, state: State, seat: int) -> Iterator[State]:
    """The real state, and others that differ only in what the seat cannot see."""
    yield state
    for seed in (101, 202):
        yield case.rules.imagine(state, seat, case.rules.chance(seed))


def test_a_view_is_json(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=16):
        before = state.digest()
        for seat in [None, *range(case.seats)]:
            view = case.rules.view(state, seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert state.digest() == before


def test_a_view_is_the_askers_own_and_no_part_of_the_game(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=16):
        views = [case.rules.view(state, 0), case.rules.view(state, 0)]
        first, second = [dict(containers("view", view)) for view in views]
        assert [place for number, place in first.items() if number in second] == []


def containers(name: str, part: object) -> Iterator[tuple[int, str]]:
    """Everything in a view that could be changed: what it is, and where it stands."""
    if isinstance(part, dict | list):
        yield id(part), name
        for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from containers(f"{name}.{key}", inner)


def test_a_view_says_whose_it_is_and_whose_turn_it_is(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=30):
        for seat in range(case.seats):
            view = case.rules.view(state, seat)
            assert (view["seat"], view["to_move"], view["over"]) == (seat, state.seat, state.over)


def test_what_a_seat_imagines_looks_like_what_it_sees(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=16):
        for seat in range(case.seats):
            view, before = case.rules.view(state, seat), state.digest()
            for world in worlds(case, state, seat):
                assert case.rules.view(world, seat) == view
            assert state.digest() == before


def test_what_a_seat_imagines_is_the_same_whatever_it_cannot_see(case: Case, walk: Walk) -> None:
    for state in walk.positions(stride=16):
        for seat in range(case.seats):
            imagined = [case.rules.imagine(world, seat, case.rules.chance(5)) for world in worlds(case, state, seat)]
            assert len({world.digest() for world in imagined}) == 1


def test_what_a_seat_imagines_of_the_secrets_of_others_is_not_always_the_truth(case: Case, walk: Walk) -> None:
    guesses = [guess for state in walk.decisions(stride=16) for guess in guesses_at(case, state)]
    assert guesses == [] or False in guesses


def guesses_at(case: Case, state: State) -> Iterator[bool]:
    """Whether what one seat imagines looks to another, who has secrets, as the real state does."""
    public = {**case.rules.view(state), "seat": -1}
    for other in range(case.seats):
        truth = case.rules.view(state, other)
        if {**truth, "seat": -1} != public:
            for seat in [seat for seat in range(case.seats) if seat != other]:
                _, *imagined = worlds(case, state, seat)
                yield from [case.rules.view(world, other) == truth for world in imagined]


def test_an_imagined_state_is_played_on_without_the_real_one(case: Case, walk: Walk) -> None:
    for number, state in enumerate(walk.decisions(stride=40)):
        imagined = case.rules.imagine(state, state.seat, case.rules.chance(5))
        before, luck = state.digest(), case.luck(number)
        assert imagined.heard is None
        assert imagined.chance.results is None
        assert imagined.chance.script == []
        for _ in range(30):
            if not imagined.over:
                imagined.play(luck.choice(imagined.legal()))
        assert state.digest() == before


def test_an_imagined_state_does_not_know_what_chance_will_bring(case: Case, walk: Walk) -> None:
    for state in walk.decisions(stride=40):
        imagined = case.rules.imagine(state, state.seat, case.rules.chance(5))
        again = case.rules.imagine(state, state.seat, case.rules.chance(5))
        assert imagined.chance.streams == again.chance.streams
        assert imagined.chance.streams != state.chance.streams
        assert not set(imagined.chance.streams) & set(state.chance.streams)


def test_a_seat_is_offered_told_and_refused_the_same_whatever_it_cannot_see(case: Case, walk: Walk) -> None:
    for state in walk.decisions(stride=24):
        assert len({said_to(case, world) for world in worlds(case, state, state.seat)}) == 1


def said_to(case: Case, state: State) -> str:
    """All that the seat on turn is told: the question, the answers, and why others are refused."""
    say, words = language("en"), case.rules.words
    illegal = next((action for action in range(len(state.vocabulary)) if action not in state.options), -1)
    with pytest.raises(IllegalAction) as refused:
        state.play(illegal)
    answers = [
        [action, words.move(state, action, NAMES, say), words.warning(state, action, say)] for action in state.legal()
    ]
    return json.dumps([words.prompt(state, say), answers, str(refused.value), state.seat, state.seal])


def test_what_a_seat_does_is_heard_alike_by_others_whatever_they_cannot_see(case: Case, walk: Walk) -> None:
    for state in walk.decisions(stride=24):
        for watcher in [seat for seat in range(case.seats) if seat != state.seat]:
            _, *others = worlds(case, state, watcher)
            for world in others:
                for action in sorted({*state.legal()} & {*world.legal()}):
                    real, imagined = heard_by(case, state, watcher, action), heard_by(case, world, watcher, action)
                    # What shows a secret or draws may well differ.
                    assert real == imagined or real[0][1] != state.seal


def test_who_is_asked_next_and_what_hangs_on_nothing_that_others_cannot_see(case: Case, walk: Walk) -> None:
    """An answer given for a seat because it was the only one would tell everybody so."""
    for state in walk.decisions(stride=12):
        for watcher in [seat for seat in range(-1, case.seats) if seat != state.seat]:
            _, *others = worlds(case, state, watcher)
            for world in others:
                for action in sorted({*state.legal()} & {*world.legal()}):
                    real, imagined = asked_after(state, action), asked_after(world, action)
                    # What chance brings may well differ.
                    assert real == imagined or real[0] != state.chance.drawn


def asked_after(state: State, action: int) -> tuple[int, int, str]:
    """How much has been drawn once an action is played, who is asked then, and what."""
    after = state.clone()
    after.play(action)
    return after.chance.drawn, after.seat, type(after.choice).__name__


def heard_by(case: Case, state: State, watcher: int, action: int) -> tuple[tuple[str, int], list[object], object]:
    """What waits after an action and behind which seal, what has been told, and what a seat sees."""
    after = state.clone()
    after.heard = told = list[Event]()
    after.play(action)
    return (type(after.choice).__name__, after.seal), [event.plain() for event in told], case.rules.view(after, watcher)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_alike_whatever_it_cannot_see(case: Case, walk: Walk, level: str) -> None:
    player = bot(level)
    for number, state in enumerate(walk.decisions(stride=60)):
        before = state.digest()
        moves = [
            player.choose(ask(case.rules, world, seed=number, budget=BUDGET))
            for world in worlds(case, state, state.seat)
        ]
        assert moves[0] in state.legal()
        assert set(moves) == {moves[0]}
        assert state.digest() == before
