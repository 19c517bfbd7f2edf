"""The pages as a browser uses them: with and without script, by one person or several, in two languages."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import httpx
import pytest

from server.serving import ORIGIN, PAGE, SCRIPT, PlainPages, client, open_table, play, run, view

FORM = {
    "game": "village",
    "seats": "2",
    "kind_1": "here",
    "name_1": "Anne",
    "kind_2": "here",
    "name_2": "Ben",
    "kind_3": "bot",
    "pace": "quick",
    "option_village.first_player": "1",
}
NASTY = "<script>alert('x')</script> & \"שלום\" 🐂 {{ 7*7 }} \u202e\x00\ud83d"
NASTY_SENT = NASTY.encode("utf-8", "surrogatepass")


def seq_in(text: str) -> int:
    found = re.search(r'data-seq="(\d+)"', text)
    assert found
    return int(found[1])


def action_in(text: str) -> str:
    found = re.search(r'name="action" value="(\d+)"', text)
    assert found
    return found[1]


async def opened_by_form(http: httpx.AsyncClient, **changes: str) -> str:
    answer = await http.post("/tables", data={**FORM, **changes}, headers=PAGE)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def test_a_browser_without_script_opens_a_table_and_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            assert "Village" in (await http.get("/", headers=PAGE)).text
            link = await opened_by_form(http)
            page = await http.get(link, headers=PAGE)
            assert page.status_code == 200
            assert "Anne" in page.text
            for seq in range(3):
                page = await http.get(link, headers=PAGE)
                assert seq_in(page.text) == seq
                posted = {"seq": str(seq), "action": action_in(page.text)}
                answer = await http.post(f"{link}/move", data=posted, headers=PAGE)
                assert (answer.status_code, answer.headers["location"]) == (303, link)

    run(work)


def test_a_script_gets_the_part_that_changes(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            link = await opened_by_form(http)
            part = await http.get(f"{link}/part?since=0", headers=SCRIPT)
            assert "<html" not in part.text
            answer = await http.post(f"{link}/move", data={"seq": "0", "action": action_in(part.text)}, headers=SCRIPT)
            assert answer.status_code == 200
            assert seq_in(answer.text) == 1
            assert "<html" not in answer.text

    run(work)


def test_a_stale_move_gets_409_and_the_fresh_view(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            link = await opened_by_form(http)
            posted = {"seq": "0", "action": action_in((await http.get(f"{link}/part")).text)}
            await http.post(f"{link}/move", data=posted, headers=SCRIPT)
            for headers, is_page in ((SCRIPT, False), (PAGE, True)):
                stale = await http.post(f"{link}/move", data=posted, headers=headers)
                assert stale.status_code == 409
                assert seq_in(stale.text) == 1
                assert ("<html" in stale.text) is is_page

    run(work)


def test_one_device_plays_all_seats_and_takes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            link, turns = await opened_by_form(http), set()
            for seq in range(12):
                shown = json.loads((await http.get(link, headers=PAGE)).text)[1]
                assert shown["own_seats"] == [0, 1]
                assert shown["offers"]
                turns.add(shown["seat"])
                posted = {"seq": str(seq), "notation": shown["offers"][-1]["notation"].upper()}
                assert (await http.post(f"{link}/move", data=posted, headers=SCRIPT)).status_code == 200
            assert turns == {0, 1}

    run(work)


def test_undo_and_redo(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            link, undone = await opened_by_form(http), 0
            for _ in range(40):
                before = json.loads((await http.get(f"{link}/part")).text)[1]
                posted = {"seq": str(before["seq"]), "action": str(before["offers"][0]["action"])}
                after = json.loads((await http.post(f"{link}/move", data=posted, headers=SCRIPT)).text)[1]
                if not after["may_undo"]:
                    refused = await http.post(f"{link}/undo", data={"seq": str(after["seq"])}, headers=SCRIPT)
                    assert refused.status_code in (200, 409)
                    continue
                undone += 1
                back = json.loads(
                    (await http.post(f"{link}/undo", data={"seq": str(after["seq"])}, headers=SCRIPT)).text
                )[1]
                assert (back["view"], back["may_redo"]) == (before["view"], True)
                assert back["seq"] == after["seq"] + 1
                again = await http.post(f"{link}/redo", data={"seq": str(back["seq"])}, headers=SCRIPT)
                assert json.loads(again.text)[1]["view"] == after["view"]
            assert undone > 3

    run(work)


def test_the_browser_lists_its_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            links = [await opened_by_form(http, name_1=f"Anne {number}") for number in range(3)]
            text = (await http.get("/", headers=PAGE)).text
            for number, link in enumerate(links):
                assert link in text
                assert f"Anne {number}" in text
            cookie = (await http.get(links[0], headers=PAGE)).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            http.cookies.clear()
            assert links[0] not in (await http.get("/", headers=PAGE)).text

    run(work)


def test_a_guest_comes_by_link_and_a_spectator_looks_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "link")
            guest = f"/t/{table['seat_tokens']['1']}"
            assert guest in (await http.get(table["link"], headers=PAGE)).text
            assert (await http.get(guest, headers=PAGE)).status_code == 200
            watched = await http.get(f"/w/{table['table']}", headers=PAGE)
            assert watched.status_code == 200
            assert 'name="action"' not in watched.text
            for secret in (table["token"], *table["seat_tokens"].values()):
                assert secret not in watched.text
            assert (await http.post(f"/w/{table['table']}/move", data={}, headers=PAGE)).status_code == 404

    run(work)


def test_what_cannot_be_opened_is_asked_again_with_what_was_filled_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            for changes in ({"seats": "1"}, {"game": "chess"}, {"pace": "never"}, {"kind_1": "ghost"}, {"seats": "x"}):
                answer = await http.post("/tables", data={**FORM, **changes}, headers=PAGE)
                assert 400 <= answer.status_code < 500
                assert "Anne" in answer.text
            answer = await http.post("/tables", data={**FORM, "option_village.first_player": "4"}, headers=PAGE)
            assert answer.status_code == 400

    run(work)


def test_names_and_chat_are_never_markup(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            body = {"game": "village", "seats": [{"name": NASTY[:-1]}, {"kind": "here", "name": "Ben"}]}
            table = (await http.post("/api/tables", json=body)).json()
            link = f"/t/{table['token']}"
            said = await http.post(
                f"{link}/chat", content=b"text=" + _quoted(NASTY_SENT), headers={**SCRIPT, **URLENCODED}
            )
            assert said.status_code == 200
            for path in (link, f"{link}/part", f"{link}/replay", f"/w/{table['table']}", "/"):
                text = (await http.get(path, headers=PAGE)).text
                assert "<script>alert" not in text
                assert "\u202e" not in text
            text = html.unescape((await http.get(link, headers=PAGE)).text)
            assert "<script>alert('x')</script> & \"שלום\" 🐂 {{ 7*7 }}" in text

    run(work)


URLENCODED = {"content-type": "application/x-www-form-urlencoded"}


def _quoted(raw: bytes) -> bytes:
    return "".join(f"%{byte:02x}" for byte in raw).encode()


def test_the_language_is_that_of_the_browser_until_one_is_chosen(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            french = {**PAGE, "accept-language": "de-DE,fr;q=0.8,en;q=0.5"}
            assert '<html lang="fr">' in (await http.get("/", headers=french)).text
            assert '<html lang="en">' in (await http.get("/", headers=PAGE)).text
            chosen = await http.post("/language", data={"language": "fr", "back": "/w/x"}, headers=PAGE)
            assert (chosen.status_code, chosen.headers["location"]) == (303, "/w/x")
            assert '<html lang="fr">' in (await http.get("/", headers=PAGE)).text
            lost = await http.get("/nowhere", headers=PAGE)
            assert "aucune page" in html.unescape(lost.text)
            for away in ("//evil.test", "https://evil.test", "/\\evil.test", "", "/\r\nx"):
                answer = await http.post("/language", data={"language": "en", "back": away}, headers=PAGE)
                assert answer.headers["location"] == "/"

    run(work)


@pytest.mark.parametrize(
    "headers", [{"origin": "http://evil.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
def test_a_post_from_another_site_is_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            link = await opened_by_form(http)
            pages = ("/tables", f"{link}/move", f"{link}/chat", f"{link}/open", "/language", "/import")
            for path in (*pages, "/api/tables", "/api/records"):
                assert (await http.post(path, data=FORM, headers=headers)).status_code == 403
            own = {"origin": ORIGIN, "sec-fetch-site": "same-origin"}
            assert (await http.post("/tables", data=FORM, headers={**PAGE, **own})).status_code == 303

    run(work)


def test_a_replay_has_an_address_for_every_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await open_table(http, "here", "here")
            views = [(await view(http, table))["view"]]
            for _ in range(6):
                views.append((await play(http, table))["view"])
            for root in (table["link"], f"/w/{table['table']}"):
                for at, seen in enumerate(views):
                    name, shown, moves, where = json.loads((await http.get(f"{root}/replay/{at}", headers=PAGE)).text)
                    assert (name, where, len(moves)) == ("replay", at, 6)
                    assert shown["offers"] == []
                    assert {**shown["view"], "seat": 0} == {**seen, "seat": 0}
                assert (await http.get(f"{root}/replay/7", headers=PAGE)).status_code == 404
                assert json.loads((await http.get(f"{root}/replay?move=2", headers=PAGE)).text)[3] == 2
            position = (await http.get(f"{table['path']}/positions/3")).json()
            assert position["view"] == {**views[3], "seat": -1}

    run(work)


def test_every_page_of_a_real_game_is_drawn(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "here")
            await play(http, table, 10)
            for root in (table["link"], f"/w/{table['table']}"):
                for path in ("", "/part", "/replay", "/replay/5", "/replay?move=10"):
                    answer = await http.get(root + path, headers=PAGE)
                    assert answer.status_code == 200, (root + path, answer.text[:500])

    run(work)
