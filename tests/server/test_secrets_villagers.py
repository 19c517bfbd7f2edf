"""A card of Villagers given up face down, and the card kept instead: nobody else learns which was which."""

from __future__ import annotations

import logging
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

import bourgade
from bourgade import IllegalAction
from bourgade.bots import LEVELS
from bourgade.core.playthrough import Playthrough
from bourgade.games.villagers.ids import Villager
from bourgade.games.villagers.state import Villagers
from bourgade.server.guests import Guest
from bourgade.server.records import export
from bourgade.server.store import SeatRow, TableRow
from bourgade.server.streams import _updates
from bourgade.server.thinking import next_move
from bourgade.server.tokens import token_hash
from server.everything import Answer, answers_to_everything
from server.serving import PlainPages, opened, run

NAME = "vvvvvvvvvvvv"
TOKENS = ("a" * 24, "b" * 24, "c" * 24)
RULES = bourgade.game("villagers")
FRAME = {"first_player": "1"}


class Exchange(NamedTuple):
    """A game of three up to the turn after the first exchange, with either of two cards given up."""

    seed: int
    chance: list[int]
    moves: tuple[list[str], list[str]]
    cards: tuple[str, str]


@cache
def exchange() -> Exchange:
    """The first seed that deals the first to build two cards with the same back, and lets either go."""
    for seed in range(1, 60):
        play = Playthrough(RULES, 3, seed, FRAME)
        while "exchange" not in [RULES.notation(action) for action in play.state.legal()]:
            play.play(play.state.legal()[0])
        before = [move.partition(" ")[2] for move in play.record.moves()]
        for cards in like_backs(play):
            moves = [[*before, "exchange", f"give {card}", "lay stack_6", "basic miner", "done"] for card in cards]
            try:
                played = [followed(seed, line) for line in moves]
            except IllegalAction:
                continue
            assert played[0].record.chance() == played[1].record.chance()
            return Exchange(seed, played[0].record.chance(), (moves[0], moves[1]), cards)
    raise AssertionError("no seed deals two like backs")


def like_backs(play: Playthrough) -> list[tuple[str, str]]:
    """Cards of the first hand, two by two, that the others cannot tell apart."""
    state = play.state
    assert isinstance(state, Villagers)
    player, suits = state.players[0], state.components.suit
    kinds = [kind for kind in player.hand_kinds() if kind not in player.shown]
    pairs = [pair for pair in pairwise(kinds) if suits[pair[0]] == suits[pair[1]]]
    return [(Villager(one).name.lower(), Villager(other).name.lower()) for one, other in pairs]


def followed(seed: int, moves: list[str]) -> Playthrough:
    play = Playthrough(RULES, 3, seed, FRAME)
    for move in moves:
        play.play(RULES.parse(move))
    return play


def row() -> TableRow:
    hashes = [token_hash(token) for token in TOKENS]
    seats = tuple(SeatRow(seat, f"P{seat}", "link", token_hash=hashes[seat], joined=True) for seat in range(3))
    seed, version = exchange().seed, RULES.version
    return TableRow(NAME, "villagers", version, seed, FRAME, None, "instant", hashes[0], "live", "2026-01-01", seats)


async def heard(folder: Path, which: int, token: str) -> list[Answer]:
    """All that a guest hears at the table where one of the two cards was given up."""
    folder.mkdir()
    moves = exchange().moves[which]
    async with opened(folder, pages=PlainPages()) as application:
        await application.site.tables.open(row(), moves, exchange().chance)
        return await answers_to_everything(application, NAME, token, ("give hunter", "nonsense"), len(moves))


@pytest.mark.rule("VG-099")
@pytest.mark.parametrize("token", [*TOKENS[1:], ""], ids=["on turn", "waiting", "spectator"])
def test_others_hear_the_same_whichever_card_was_given_up(tmp_path: Path, token: str) -> None:
    async def work() -> None:
        one, other = [await heard(tmp_path / str(which), which, token) for which in (0, 1)]
        assert len(one) > 50
        assert [status for _, status, _, _ in one].count(200) > 20
        for first, second in zip(one, other, strict=True):
            assert first == second

    run(work)


@pytest.mark.rule("VG-028")
@pytest.mark.parametrize("seat", [1, -1], ids=["waiting", "spectator"])
def test_others_hear_the_same_whatever_the_seat_on_turn_holds(tmp_path: Path, seat: int) -> None:
    async def work() -> None:
        tables = [await heard_of_hand(tmp_path / str(seed), seed, seat) for seed in range(4)]
        assert len({count for count, _ in tables}) > 1
        for _, said in tables[1:]:
            for first, second in zip(tables[0][1], said, strict=True):
                assert first == second

    run(work)


async def heard_of_hand(folder: Path, seed: int, seat: int) -> tuple[int, list[Answer]]:
    """How many moves the seat on turn is offered, with one of the hands it may hold, and all that another one hears."""
    folder.mkdir()
    moves = exchange().moves[0]
    played = moves.index("exchange")
    async with opened(folder, pages=PlainPages()) as application:
        await application.site.tables.open(row(), moves[:played], exchange().chance)
        async with application.site.tables.at(NAME) as table:
            table.play.state = state = RULES.imagine(table.play.state, seat, RULES.chance(seed))
        said = await answers_to_everything(application, NAME, TOKENS[seat] if seat >= 0 else "", ("done",), played)
        return len(state.legal()), said


@pytest.mark.rule("VG-099")
def test_live_updates_tell_the_same_whichever_card_was_given_up(tmp_path: Path) -> None:
    async def work() -> None:
        one, other = [await streamed(tmp_path / str(which), which) for which in (0, 1)]
        assert one == other
        assert one[-1] == f'id: {len(one) - 1}\ndata: {{"seq": {len(one) - 1}}}\n\n'

    run(work)


async def streamed(folder: Path, which: int) -> list[str]:
    """What the stream of the table tells, from its first answer to its last."""
    folder.mkdir()
    moves = exchange().moves[which]
    async with opened(folder, pages=PlainPages()) as application:
        await application.site.tables.open(row(), moves, exchange().chance)
        updates = _updates(application.site, NAME, "", 0, 0)
        return [await anext(updates) for _ in range(len(moves) + 1)]


@pytest.mark.rule("VG-099")
def test_the_log_of_the_server_names_neither_the_card_given_up_nor_a_token(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.WARNING, "httpx")  # the client has a log of its own
    moves, card = exchange().moves[0], exchange().cards[0]
    played = moves.index(f"give {card}")

    async def work() -> None:
        async with opened(tmp_path) as application:
            await application.site.tables.open(row(), moves[:played], exchange().chance)
            said = await answers_to_everything(application, NAME, TOKENS[0], moves[played:], played)
            assert any(status == 200 and f"0 give {card}" in text for _, status, _, text in said)

    run(work)
    written = "".join([caplog.text, *capfd.readouterr()])
    assert f"give {card}" not in written
    assert TOKENS[0] not in written


@pytest.mark.rule("VG-099")
@pytest.mark.parametrize(("seats", "is_told"), [((0,), True), ((0, 1), False), ((1,), False), ((), False)])
def test_the_record_of_a_running_game_tells_the_card_to_its_giver_alone(
    tmp_path: Path, seats: tuple[int, ...], is_told: bool
) -> None:
    """Who shares a device with the giver finds it there no more than the others."""

    async def work() -> None:
        async with opened(tmp_path, pages=PlainPages()) as application:
            await application.site.tables.open(row(), exchange().moves[0], exchange().chance)
            async with application.site.tables.at(NAME) as table:
                text = export(table, Guest(NAME, seats))
            assert (f"give {exchange().cards[0]}" in text) == is_told
            assert " give" in text

    run(work)


@pytest.mark.rule("VG-099")
def test_the_giver_knows_which_card_it_was(tmp_path: Path) -> None:
    """Teeth: the two tables do differ, on the page, in the record and in the moves told again."""

    async def work() -> None:
        one, other = [await heard(tmp_path / str(which), which, TOKENS[0]) for which in (0, 1)]
        differing = {
            url.rpartition("/")[2]
            for (url, _, _, text), (_, _, _, more) in zip(one, other, strict=True)
            if text != more
        }
        assert {NAME, "record", "replay"} <= differing
        records = [text for url, _, _, text in one if url.endswith("record")]
        assert f"0 give {exchange().cards[0]}" in records[0]

    run(work)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_the_same_whichever_card_was_given_up(tmp_path: Path, level: str) -> None:
    async def work() -> None:
        moves = []
        for which in (0, 1):
            folder = tmp_path / str(which)
            folder.mkdir()
            async with opened(folder) as application:
                await application.site.tables.open(row(), exchange().moves[which], exchange().chance)
                async with application.site.tables.at(NAME) as table:
                    assert table.turn == 1
                    moves.append(next_move(table.past(), level))
        assert moves[0] == moves[1]

    run(work)


def test_a_finished_game_tells_what_was_given_up(tmp_path: Path) -> None:
    play = followed(exchange().seed, exchange().moves[0])
    while not play.state.over:
        play.play(play.state.legal()[0])
    moves = [move.partition(" ")[2] for move in play.record.moves()]

    async def work() -> None:
        async with opened(tmp_path, pages=PlainPages()) as application:
            await application.site.tables.open(row(), moves, play.record.chance())
            said = await answers_to_everything(application, NAME, "", (), len(moves))
        records = [text for url, _, _, text in said if url.endswith("record")]
        assert f"0 give {exchange().cards[0]}" in records[0]
        assert not any("Choose in secret" in text for _, _, _, text in said)

    run(work)
