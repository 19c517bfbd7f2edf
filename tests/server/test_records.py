"""Records: taken away when a game is over, taken in from anywhere, refused with words when broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import bourgade
from bourgade.core.playthrough import Playthrough
from server.serving import PAGE, SCRIPT, PlainPages, client, open_table, run


def played(moves: int = 10_000) -> str:
    """The record of a game of Village, played by always taking the first move."""
    play = Playthrough(bourgade.game("village"), 2, seed=3)
    for _ in range(moves):
        if play.state.over:
            break
        play.play(play.state.legal()[0])
    return play.text()


async def take_in(http: httpx.AsyncClient, text: str | bytes) -> httpx.Response:
    file = ("game.json", text, "application/json")
    return await http.post("/import", files={"record": file}, headers=PAGE)


def test_a_finished_game_is_exported_whole_and_replays(tmp_path: Path, toys: None) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await open_table(http, "here", "here", game="toy")
            running = (await http.get(f"{table['link']}/record")).json()
            assert running["format"] == "bourgade moves 1"
            for seq, move in enumerate(("lay", "draw", "stop", "stop", "stop", "stop", "stop", "stop")):
                if move == "lay":
                    offers = (await http.get(table["path"], headers=table["bearer"])).json()["offers"]
                    move = offers[0]["notation"]
                body = {"seq": seq, "move": move}
                answer = await http.post(f"{table['path']}/moves", json=body, headers=table["bearer"])
                assert answer.status_code == 200
            answer = await http.get(f"{table['link']}/record")
            assert "attachment" in answer.headers["content-disposition"]
            record = bourgade.read_record(answer.text)
            again = bourgade.replay(bourgade.game("toy"), record)
            assert again.state.over
            assert len(record.moves()) == 8

    run(work)


def test_a_record_from_elsewhere_is_looked_through(tmp_path: Path) -> None:
    text = played()
    last = len(bourgade.read_record(text).moves())

    async def work() -> None:
        async with client(tmp_path) as http:
            answer = await take_in(http, text)
            assert answer.status_code == 303, answer.text
            assert (await http.get(answer.headers["location"], headers=PAGE)).status_code == 200
            name = answer.headers["location"].split("/")[2]
            assert (await http.get(f"/replay/{name}/{last}", headers=PAGE)).status_code == 200
            assert (await http.get(f"/replay/{name}/{last + 1}", headers=PAGE)).status_code == 404
            assert (await http.get(f"/w/{name}/record")).text == text
            by_api = await http.post("/api/records", content=text)
            assert by_api.status_code == 201

    run(work)


def _broken() -> dict[str, str | bytes]:
    data: dict[str, Any] = json.loads(played(12))

    def changed(**values: Any) -> str:
        return json.dumps({**data, **values})

    rounds = data["rounds"]
    return {
        "empty": "",
        "no text": b"\xff\xfe\x00",
        "no JSON": "{",
        "no record": "[1, 2]",
        "unknown game": changed(game="chess"),
        "other version": changed(version=99),
        "seats": changed(seats=9),
        "negative seed": changed(seed=-1),
        "option": changed(options={"first_player": "9"}),
        "half a character": changed(names=["\ud800", "b"]),
        "names": changed(names=["a"]),
        "illegal move": changed(rounds=[{**rounds[0], "moves": ["0 pass"], "digest": ""}]),
        "wrong seat": changed(rounds=[{**rounds[0], "moves": ["7 pass"], "digest": ""}]),
        "chance": changed(rounds=[{**rounds[0], "chance": [10**9]}]),
        "digest": changed(rounds=[{**rounds[0], "digest": "0" * 16}]),
        "edition": changed(edition={"name": "x", "game": "village", "note": "", "changes": {"nothing": 1}}),
        "deep": "[" * 100_000,
        "long number": changed().replace('"seed": 3', f'"seed": {"9" * 5000}'),
    }


@pytest.mark.parametrize(("what", "text"), _broken().items(), ids=list(_broken()))
def test_a_broken_record_is_refused_with_words(tmp_path: Path, what: str, text: str | bytes) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            answer = await take_in(http, text)
            assert answer.status_code == 400, (what, answer.text)
            assert "<html" in answer.text
            by_api = await http.post("/api/records", content=text)
            assert by_api.status_code == 400
            assert by_api.json()["error"]["message"]
            assert (await http.post("/import", data={}, headers=SCRIPT)).status_code == 400

    run(work)
