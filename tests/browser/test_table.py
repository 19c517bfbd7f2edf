"""The table in the hands of people: undo, a second tab, a browser without script, records and replays."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Route

from browser.conftest import Visit
from browser.house import House, finished
from browser.playing import click_a_move, seq_of, wait_for_seq


def test_who_plays_alone_chooses_the_level_at_the_door(visit: Visit) -> None:
    page = visit()
    page.locator(".cover", has_text="Villagers").click()
    level = page.locator(".pill", has=page.locator("[name='option_villagers.level'][value='hard']"))
    assert not level.is_visible()
    page.get_by_text("alone", exact=True).click()
    assert not page.get_by_text("quick bots").is_visible()
    level.click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".standing")
    assert "The Countess 14" in page.locator(".standing").inner_text().replace("\n", " ")  # 10 gold and a card of 4


def test_undo_and_redo_by_their_buttons(visit: Visit, house: House) -> None:
    opened = house.open("here", "here")
    page = visit(opened.host)
    click_a_move(page)
    played = house.moves_at(opened.table)
    page.locator("#undo-button").click()
    wait_for_seq(page, 2)
    assert house.moves_at(opened.table) == []
    page.locator("#redo-button").click()
    wait_for_seq(page, 3)
    assert house.moves_at(opened.table) == played


def test_a_late_move_in_a_second_tab_gets_the_fresh_board_and_a_notice(
    visit: Visit, house: House, complaints: list[str]
) -> None:
    opened = house.open("here", "here")
    page = visit(opened.host)
    tab = page.context.new_page()
    tab.route("**/stream?**", lambda route: route.fulfill(status=204))  # this tab hears nothing
    tab.goto(opened.host)
    click_a_move(page)
    assert seq_of(tab) == 0
    tab.locator(".spot").first.click()
    tab.locator("#commit-button").click()
    wait_for_seq(tab, 1)
    assert "moved on" in tab.locator("#notice").inner_text()
    assert len(house.moves_at(opened.table)) == 1
    assert all("409" in line for line in complaints), complaints
    complaints.clear()


def test_two_at_one_device_hand_it_over_before_a_hand_is_shown(visit: Visit) -> None:
    page = visit()
    page.locator(".cover", has_text="Villagers").click()
    page.get_by_text("2 players", exact=True).click()
    page.locator(".seat-2 .pill", has_text="here").click()
    page.get_by_role("button", name="Open the table").click()
    assert page.locator(".fan .card").count() == 5
    click_a_move(page)
    hand_over = page.get_by_role("button", name="press here when only you can see the screen")
    hand_over.wait_for()
    assert page.locator(".fan .card, .spot, #hint-button, #undo-button").count() == 0
    hand_over.click()
    page.locator(".fan .card").first.wait_for()
    assert page.locator(".spot").count() > 0


def test_a_hint_that_comes_too_late_is_not_shown(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    with page.expect_request("**/hint"):
        page.locator("#hint-button").click()
    click_a_move(page)
    offered = page.locator("[data-listed]").first.get_attribute("data-listed")
    held[0].fulfill(json={"action": int(offered or 0)})  # it might be played here too
    page.wait_for_timeout(200)
    assert page.locator(".chosen, .hinted").count() == 0


def test_the_page_does_not_change_under_a_click(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    tab = page.context.new_page()
    tab.goto(page.url)
    page.locator(".spot").first.hover()
    page.mouse.down()
    assert click_a_move(tab) == 1
    page.wait_for_timeout(300)
    assert seq_of(page) == 0
    page.mouse.up()
    wait_for_seq(page, 1)


def test_the_page_does_not_change_while_an_answer_is_on_its_way(visit: Visit, house: House) -> None:
    page = visit(house.open("here", "here").host)
    held: list[Route] = []
    page.route("**/move", lambda route: held.append(route))
    page.locator(".spot").first.click()
    with page.expect_request("**/move"):
        page.locator("#commit-button").click()
    answer = held[0].fetch()
    page.wait_for_timeout(300)  # the stream has told of it
    assert seq_of(page) == 0
    held[0].fulfill(response=answer)
    wait_for_seq(page, 1)


def test_without_script_a_game_is_played_from_the_list(visit: Visit, house: House, complaints: list[str]) -> None:
    page = visit(java_script_enabled=False)
    page.get_by_role("button", name="Open the table").click()
    page = visit(house.open("here", "link").host, java_script_enabled=False)
    assert page.locator("#link-1").input_value().startswith(f"{house.address}/t/")
    page = visit(house.open("here", "here").host, java_script_enabled=False)
    assert page.locator(".btn.js:visible").count() == 0, "a button that does nothing"
    assert page.locator(".cost.nojs a").get_attribute("href") == "#moves"
    tab = page.context.new_page()
    tab.goto(page.url)
    for seq in range(1, 5):
        page.locator("#moves summary").click()
        page.locator("#moves ol button").first.click()
        page.wait_for_selector(f"#part[data-seq='{seq}']")
    tab.locator("#moves summary").click()
    tab.locator("#moves ol button").first.click()
    assert "moved on" in tab.locator("#notice").inner_text()
    assert seq_of(tab) == 4
    assert all("409" in line for line in complaints), complaints
    complaints.clear()


def test_a_record_is_saved_and_brought_back(visit: Visit, house: House, tmp_path: Path) -> None:
    page = visit(house.bring(finished()))
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the record of the game").first.click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text())["seats"] == 3
    page = visit()
    page.locator("#record").set_input_files(file)
    page.get_by_role("button", name="See the replay").click()
    page.wait_for_url(re.compile("/replay/.+/0$"))
    assert page.locator("#scrub-move").get_attribute("value") == "0"


def test_a_file_that_is_no_record_is_refused_in_words(
    visit: Visit, house: House, tmp_path: Path, complaints: list[str]
) -> None:
    (tmp_path / "letter.json").write_text("Dear Odile")
    page = visit()
    page.locator("#record").set_input_files(tmp_path / "letter.json")
    page.get_by_role("button", name="See the replay").click()
    page.wait_for_url(re.compile("/import$"))
    assert "record" in page.locator("main").inner_text()
    assert all("400" in line for line in complaints), complaints
    complaints.clear()


def test_a_replay_goes_back_and_forth_and_has_a_url_per_move(visit: Visit, house: House) -> None:
    path = house.bring(finished())
    page = visit(f"{path}/replay/7")
    assert "Move 7 of" in page.locator(".turnline").inner_text()
    page.locator("[rel=next]").click()
    page.wait_for_url(re.compile("/replay/8$"))
    page.locator("[rel=prev]").click()
    page.wait_for_url(re.compile("/replay/7$"))
    page.locator("#scrub-move").focus()
    page.keyboard.press("End")
    last = page.locator("#scrub-move").get_attribute("max")
    page.wait_for_url(re.compile(f"/replay/{last}$"))
    page.locator(".chapters a").first.click()
    page.wait_for_url(re.compile("/replay/1$"))
    assert page.locator(".chapters .fresh").count() == 1


def test_every_page_is_silent_under_its_strict_policy(visit: Visit, house: House) -> None:
    record = house.bring(finished())
    opened = house.open("here", "link", "bot")
    for path in ("/", opened.host, opened.guests[0], f"/w/{opened.table}", record, f"{record}/replay/9"):
        page = visit(path)
        page.wait_for_load_state("load")
        policy = page.request.get(path).headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
