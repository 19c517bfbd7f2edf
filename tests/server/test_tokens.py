"""Tokens: unguessable, in no file, and each opens its own seats only."""

from __future__ import annotations

from pathlib import Path

from bourgade.server.tokens import BYTES, new_token, seat_token, token_hash
from server.serving import PAGE, client, open_table, run


def test_tokens_are_long_and_never_the_same() -> None:
    assert BYTES * 8 >= 128
    host = new_token()
    tokens = [host, *[new_token() for _ in range(1000)], *[seat_token(host, seat) for seat in range(9)]]
    assert len(set(tokens)) == len(tokens)
    assert {len(token) for token in tokens} == {24}


def test_no_token_is_in_the_database(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "link", "link")
            guests = list(table["seat_tokens"].values())
            for token in guests:
                assert (await http.get(f"/t/{token}", headers=PAGE)).status_code == 200
            await http.post(f"{table['path']}/chat", json={"text": "hello"}, headers=table["bearer"])
            kept = b"".join(path.read_bytes() for path in sorted(tmp_path.iterdir()))
            assert token_hash(table["token"]).encode() in kept
            for token in (table["token"], *guests):
                assert token.encode() not in kept

    run(work)


def test_a_token_opens_its_own_table_and_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table, other = await open_table(http, "here", "link"), await open_table(http, "here", "here")
            guest = {"authorization": f"Bearer {table['seat_tokens']['1']}"}
            assert (await http.get(table["path"], headers=guest)).json()["own_seats"] == [1]
            for bad in (other["bearer"], {"authorization": "Bearer x"}, {"authorization": "Basic abc"}):
                assert (await http.get(table["path"], headers=bad)).status_code == 401
            assert (await http.get(table["path"])).json()["own_seats"] == []
            for path in ("moves", "undo", "redo", "chat"):
                assert (await http.post(f"{table['path']}/{path}", json={})).status_code == 401
            assert (await http.get("/t/" + "x" * 24, headers=PAGE)).status_code == 404

    run(work)


def test_the_links_of_guests_are_shown_to_the_host_until_they_are_used(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "link", "link")
            links = {seat: f"/t/{token}" for seat, token in table["seat_tokens"].items()}
            guest = {"authorization": f"Bearer {table['seat_tokens']['1']}"}
            assert (await http.get(table["path"], headers=table["bearer"])).json()["links"] == links
            assert (await http.get(table["path"], headers=guest)).json()["links"] == {}
            await http.post(f"{table['path']}/chat", json={"text": "here I am"}, headers=guest)
            assert (await http.get(table["path"], headers=table["bearer"])).json()["links"] == {"2": links["2"]}

    run(work)
