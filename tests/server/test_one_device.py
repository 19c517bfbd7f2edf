"""Several people at one device: where they have secrets, a page shows none until the next one says that he is alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from server.serving import PAGE, SCRIPT, PlainPages, client, open_table, run

FIRST = {"first_player": "1"}


async def page(http: httpx.AsyncClient, link: str, path: str = "") -> dict[str, Any]:
    """What the page of a table is made from."""
    shown: dict[str, Any] = json.loads((await http.get(link + path, headers=PAGE)).text)[1]
    return shown


async def draft(http: httpx.AsyncClient, link: str, shown: dict[str, Any]) -> dict[str, Any]:
    """Play the first move as the script of the page does; what it shows then."""
    body = {"seq": str(shown["seq"]), "action": str(shown["offers"][0]["action"])}
    answer = await http.post(f"{link}/move", data=body, headers=SCRIPT)
    assert answer.status_code == 200
    after: dict[str, Any] = json.loads(answer.text)[1]
    return after


async def handed_over(http: httpx.AsyncClient) -> dict[str, Any]:
    """A table of two at one device and a guest, at which the first has drafted and the second is on turn."""
    table: dict[str, Any] = await open_table(http, "here", "here", "link", game="villagers", options=FIRST)
    await draft(http, table["link"], await page(http, table["link"]))
    return table


def hands(shown: dict[str, Any]) -> list[int]:
    """The seats whose hand is shown."""
    return [player["seat"] for player in shown["view"]["players"] if player["hand"] is not None]


def test_the_next_one_at_a_device_takes_it_up_before_his_hand_is_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await open_table(http, "here", "here", "link", game="villagers", options=FIRST)
            link = table["link"]
            shown = await page(http, link)
            assert (hands(shown), shown["changes_hands"]) == ([0], False)
            for covered in (await draft(http, link, shown), await page(http, link), await page(http, link, "/part")):
                assert (hands(covered), covered["offers"], covered["changes_hands"]) == ([], [], True)
                assert covered["own_seats"] == [0, 1]
            answer = await http.post(f"{link}/open", data={"seq": "0"}, headers=SCRIPT)
            assert json.loads(answer.text)[1]["changes_hands"]
            answer = await http.post(f"{link}/open", data={"seq": "1"}, headers=SCRIPT)
            shown = json.loads(answer.text)[1]
            assert (hands(shown), shown["changes_hands"]) == ([1], False)
            assert hands(await page(http, link)) == [1]
            shown = await draft(http, link, shown)  # now it is a guest's turn: nothing has to be hidden
            assert (hands(shown), shown["changes_hands"]) == ([1], False)

    run(work)


def test_what_another_one_at_the_device_holds_cannot_be_looked_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await handed_over(http)
            guest = f"/t/{table['seat_tokens']['2']}"
            for move in (0, 1):
                assert hands(await page(http, table["link"], f"/replay/{move}")) == []
                assert hands(await page(http, guest, f"/replay/{move}")) == [2]

    run(work)


def test_a_program_with_several_seats_sees_those_on_turn(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await handed_over(http)
            seen = (await http.get(table["path"], headers=table["bearer"])).json()
            assert (seen["seat"], hands(seen)) == (1, [1])
            assert seen["offers"] != []

    run(work)


def test_nothing_changes_hands_where_nobody_has_secrets(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await open_table(http, "here", "here", options=FIRST)
            shown = await page(http, table["link"])
            for _ in range(12):
                shown = await draft(http, table["link"], shown)
                assert not shown["changes_hands"]
                assert shown["offers"] != []

    run(work)


def test_nobody_else_takes_up_the_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path, pages=PlainPages()) as http:
            table = await handed_over(http)
            guest = f"/t/{table['seat_tokens']['2']}"
            await http.post(f"{guest}/open", data={"seq": "1"}, headers=SCRIPT)
            assert (await page(http, table["link"]))["changes_hands"]
            assert (await http.post(f"/w/{table['table']}/open", data={"seq": "1"})).status_code == 404

    run(work)


def test_the_page_asks_whether_he_is_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with client(tmp_path) as http:
            table = await open_table(http, "here", "here", game="villagers", options=FIRST)
            link = table["link"]
            seen = (await http.get(table["path"], headers=table["bearer"])).json()
            move = {"seq": "0", "action": str(seen["offers"][0]["action"])}
            await http.post(f"{link}/move", data=move, headers=PAGE)
            text = (await http.get(link, headers=PAGE)).text
            assert f'action="{link}/open"' in text
            assert "press here when only you can see the screen" in text
            answer = await http.post(f"{link}/open", data={"seq": "1"}, headers=PAGE)
            assert (answer.status_code, answer.headers["location"]) == (303, link)
            assert f'action="{link}/open"' not in (await http.get(link, headers=PAGE)).text

    run(work)
