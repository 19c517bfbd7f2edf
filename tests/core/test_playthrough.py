"""A game that is written down: its record, going back and forth in it, and playing it again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bourgade.core.errors import BadRecord, IllegalAction, NothingToUndo
from bourgade.core.playthrough import Playthrough, positions, replay
from bourgade.core.record import Record, read_record
from support.toy import RULES, Toy

Change = Callable[[Record], object]


def toy(*moves: str, players: str = "two") -> Playthrough:
    """A toy in which each seat begins with a grey and a red stone."""
    play = Playthrough(RULES, seed=3, options={"players": players}, script=[0, 3, 0, 2])
    for move in moves:
        play.play(RULES.parse(move))
    return play


def hand(play: Playthrough, seat: int = 0) -> list[int]:
    assert isinstance(play.state, Toy)
    return play.state.hands[seat].stones


def offered(play: Playthrough) -> list[str]:
    return [RULES.notation(action) for action in play.state.legal()]


# --- what is written ---


def test_a_record_says_who_moved_what_and_what_chance_brought() -> None:
    play = toy("lay grey", "stop", "draw", "stop", "stop")
    first, second = play.record.chapters
    assert first.moves == ["0 lay grey", "0 stop", "1 draw", "1 stop"]
    assert first.chance[:4] == [0, 3, 0, 2]
    assert len(first.chance) == 5
    assert len(first.digest) == 16
    assert (second.moves, second.chance, second.digest) == (["0 stop"], [], "")


def test_the_frame_of_a_record_is_what_the_game_was_made_with() -> None:
    record = Playthrough(RULES, 2, 12, names=["Ada", "Bo"]).record
    assert (record.game, record.version, record.seats, record.seed) == ("toy", 1, 2, 12)
    assert (record.options, record.edition, record.names) == ({"players": "two"}, None, ["Ada", "Bo"])


def test_seats_and_names_have_defaults_and_a_seed_is_drawn() -> None:
    plays = [Playthrough(RULES) for _ in range(3)]
    assert plays[0].record.names == ["Player 1", "Player 2"]
    assert len({play.record.seed for play in plays}) == 3


def test_a_refused_answer_is_not_written() -> None:
    play = toy("lay grey")
    with pytest.raises(IllegalAction):
        play.play(RULES.parse("lay grey"))
    assert play.record.moves() == ["0 lay grey"]
    assert play.may_undo()


def test_the_end_of_the_game_opens_no_new_page() -> None:
    play = toy(*["stop"] * 6)
    assert play.state.over
    assert [len(chapter.moves) for chapter in play.record.chapters] == [2, 2, 2]


def test_a_record_is_kept_with_the_digest_of_the_present_position() -> None:
    play = toy("lay grey")
    record = read_record(play.text())
    assert record.chapters[-1].digest == play.state.digest()


# --- back and forth ---


def test_own_steps_are_taken_back_one_by_one_and_given_again_in_their_order() -> None:
    play = toy("lay grey", "lay red")
    play.undo()
    assert hand(play) == [0, 1, 0]
    play.undo()
    assert hand(play) == [1, 1, 0]
    assert not play.may_undo()
    play.redo()
    assert (hand(play), play.record.moves()) == ([0, 1, 0], ["0 lay grey"])
    play.redo()
    assert (hand(play), play.record.moves()) == ([0, 0, 0], ["0 lay grey", "0 lay red"])
    assert not play.may_redo()


def test_events_of_a_step_taken_back_are_forgotten() -> None:
    play = toy("lay grey", "lay red")
    play.undo()
    assert [event.values for event in play.events] == [(0,)]
    play.play(RULES.parse("lay red"))
    assert [event.values for event in play.events] == [(0,), (1,)]


@pytest.mark.parametrize("move", ["draw", "show", "stop"])
def test_a_draw_a_reveal_and_the_end_of_a_turn_are_for_good(move: str) -> None:
    play = toy("lay grey", move)
    assert not play.may_undo()
    with pytest.raises(NothingToUndo, match="nothing to undo"):
        play.undo()
    assert play.record.moves() == ["0 lay grey", f"0 {move}"]


def test_a_step_after_a_draw_is_taken_back_up_to_the_draw() -> None:
    play = toy("draw", "lay grey")
    play.undo()
    assert not play.may_undo()
    assert play.record.moves() == ["0 draw"]


def test_a_new_round_is_for_good_even_if_the_same_seat_goes_on() -> None:
    play = toy("lay grey", "stop", players="one")
    assert (play.state.seat, play.state.round) == (0, 2)
    assert not play.may_undo()
    play.play(RULES.parse("lay red"))
    play.undo()
    assert [chapter.moves for chapter in play.record.chapters] == [["0 lay grey", "0 stop"], []]


def test_the_end_of_the_game_is_for_good() -> None:
    play = toy("stop", "stop", "stop", players="one")
    assert play.state.over
    assert not play.may_undo()


def test_another_step_forgets_what_was_taken_back() -> None:
    play = toy("lay grey", "lay red")
    play.undo()
    play.play(RULES.parse("show"))
    assert not play.may_redo()
    with pytest.raises(NothingToUndo, match="nothing to redo"):
        play.redo()


def test_a_position_kept_for_undo_is_not_touched_by_what_follows() -> None:
    play = toy("lay grey")
    play.undo()
    play.play(RULES.parse("lay red"))
    play.undo()
    assert hand(play) == [1, 1, 0]
    assert offered(play) == ["lay grey", "lay red", "draw", "show", "stop"]


# --- played again ---

MOVES = ("lay grey", "draw", "stop", "lay red", "stop", "show", "stop")


def record_of(*moves: str) -> Record:
    return read_record(toy(*moves).text())


def test_a_replay_ends_where_the_game_was() -> None:
    play = toy(*MOVES)
    again = replay(RULES, read_record(play.text()))
    assert again.state.digest() == play.state.digest()
    assert again.text() == play.text()


def test_a_replay_can_stop_after_any_number_of_moves() -> None:
    assert replay(RULES, record_of(*MOVES), 2).record.moves() == ["0 lay grey", "0 draw"]
    assert replay(RULES, record_of(*MOVES), 99).record.moves() == replay(RULES, record_of(*MOVES)).record.moves()


def test_positions_shows_the_start_and_then_every_move() -> None:
    counts = [len(play.record.moves()) for play in positions(RULES, record_of(*MOVES))]
    assert counts == list(range(len(MOVES) + 1))


def test_a_game_goes_on_from_its_replay() -> None:
    play, again = toy(*MOVES), replay(RULES, record_of(*MOVES))
    for move in ("draw", "stop", "draw", "draw"):
        play.play(RULES.parse(move))
        again.play(RULES.parse(move))
    assert again.text() == play.text()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda record: setattr(record, "game", "chess"),
            "of chess version 1; these are the rules of toy",
        ),
        (lambda record: setattr(record, "version", 2), "of toy version 2; these are the rules of toy version 1"),
        (lambda record: record.chapters[0].moves.__setitem__(0, "1 lay grey"), "round 1, move 1.*it is seat 0 that"),
        (lambda record: record.chapters[0].moves.__setitem__(1, "0 fly"), "round 1, move 2.*names no move"),
        (lambda record: record.chapters[0].moves.__setitem__(1, "0 lay gold"), "round 1, move 2.*is not offered"),
        (lambda record: record.chapters[0].moves.__setitem__(1, ""), "round 1, move 2.*it is seat 0"),
        (lambda record: record.chapters[0].chance.__setitem__(0, 12), "chance result 12 is outside 0 to 11"),
        (lambda record: setattr(record.chapters[0], "digest", "0" * 16), "round 1: the position after its moves is"),
        (lambda record: setattr(record.chapters[1], "digest", "0" * 16), "round 2: the position after its moves is"),
        (lambda record: record.chapters[0].moves.pop(), "round 1: the position"),
        (lambda record: record.chapters[-1].chance.append(0), "1 chance results more than were drawn"),
        (lambda record: setattr(record, "seats", 5), "seats"),
        (lambda record: setattr(record, "seed", -1), "seed"),
        (lambda record: setattr(record, "options", {"speed": "9"}), "speed"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_the_place(change: Change, message: str) -> None:
    record = record_of(*MOVES)
    change(record)
    with pytest.raises(BadRecord, match=message):
        replay(RULES, record)


def test_moves_after_the_end_are_refused() -> None:
    record = record_of(*["stop"] * 6)
    record.chapters[2].moves.append("-1 stop")
    with pytest.raises(BadRecord, match=r"round 3, move 3.*the game is over"):
        replay(RULES, record)
