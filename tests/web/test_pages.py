"""The pages: whole, safe, in two languages, and playable without script."""

import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

import bourgade
from bourgade.core.language import LOCALE, language, read_catalogue
from bourgade.games.village.state import Village
from bourgade.web.entrance import Place, Setup, Ticket
from bourgade.web.pages import Move, error_page, home_page, replay_page, table_page, table_part
from support.village import given
from web.showing import NAMES, Element, drawn, offers, positions, read, shown

EN, FR = language("en"), language("fr")
LEVELS = ("random", "greedy")
EVIL = "<script>alert(1)</script>\"'&"
STATIC = Path(str(bourgade.__file__)).parent / "web" / "static"


def begun(seats: int) -> Village:
    return next(positions(seats, 1))


def midway(seats: int) -> Village:
    return next(state for state in positions(seats, 1) if state.round == 3)


def over(seats: int) -> Village:
    return [state for state in positions(seats, 1) if state.over][-1]


def market_day() -> Village:
    position = given(3).player(0, goods="scroll scroll", cubes="green").market("customer_11", "customer_12")
    return position.action(0, "market").state


def mass() -> Village:
    return given(2).members(0, "window_1 1 2").player(0, grain=3).mass().state


POSITIONS = {
    **{f"start of {seats}": begun(seats) for seats in (2, 3, 4)},
    **{f"middle of {seats}": midway(seats) for seats in (2, 3, 4)},
    **{f"end of {seats}": over(seats) for seats in (2, 3, 4)},
    "market day": market_day(),
    "Mass": mass(),
}
PAGES = {
    **{name: table_page(shown(state), EN) for name, state in POSITIONS.items()},
    "spectator": table_page(shown(midway(3), -1), EN),
    "shared device": table_page(shown(midway(3), is_shared=True), EN),
    "replay": replay_page(shown(midway(2), -1), [Move(0, "one"), Move(1, "two")], 1, EN),
    "home": home_page(EN, LEVELS, [Ticket("/t/a", "Village", NAMES[:2], "your_turn")]),
    "refused": home_page(EN, LEVELS, refusal="no", setup=Setup("village", 2, (Place(1, "A", "here", ""),) * 4)),
    "error": error_page(404, "Nothing here", "Go home", EN),
}


def french(name: str) -> str:
    return table_page(shown(POSITIONS[name], code="fr"), FR)


def policy_breaks(page: Element) -> list[str]:
    """What a strict content security policy would refuse, or what leaves the site."""
    found = []
    for element in page.inside:
        for name, value in element.attributes.items():
            is_far = name in ("href", "src", "action") and not value.startswith(("/", "#"))
            if name == "style" or name.startswith("on") or is_far:
                found.append(f"{element.name} {name}={value}")
        if element.name == "style" or (element.name == "script" and element.text):
            found.append(element.name)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_and_keeps_to_a_strict_policy(name: str) -> None:
    page = read(PAGES[name])
    ids = Counter(element.attributes["id"] for element in page.inside if "id" in element.attributes)
    assert [name for name, count in ids.items() if count > 1] == []
    assert policy_breaks(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_draws_is_on_the_page(name: str) -> None:
    page = read(PAGES[name])
    ids = {element.attributes.get("id") for element in page.inside}
    used = {element.attributes["href"][1:] for element in page.all(name="use")}
    assert used - ids == set()


@pytest.mark.parametrize("name", PAGES)
def test_every_control_has_a_name(name: str) -> None:
    for element in read(PAGES[name]).inside:
        if element.name in ("button", "a", "summary") or element.attributes.get("role") == "button":
            assert element.text.strip() or element.attributes.get("aria-label"), element.attributes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_spot_named_is_drawn_once_and_no_other(seats: int) -> None:
    for state in islice(positions(seats, 7), None, None, 2):
        if state.over:
            break
        offered = {offer.spot: offer for offer in offers(state) if offer.spot}
        spots = drawn(state).all("spot")
        assert sorted(spot.attributes["id"] for spot in spots) == sorted(offered)
        for spot in spots:
            offer = offered[spot.attributes["id"]]
            assert spot.attributes["data-action"] == str(offer.action)
            assert offer.words in spot.text
            assert offer.warning in spot.text
            assert spot.name == "button" or spot.attributes["tabindex"] == "0"


def test_nobody_but_the_seat_on_turn_is_offered_spots() -> None:
    state = midway(3)
    assert read(table_page(shown(state, (state.seat + 1) % 3), EN)).all("spot") == []
    assert read(table_page(shown(state, -1), EN)).all("spot") == []


def test_every_move_can_be_played_without_script() -> None:
    state = market_day()
    page = read(table_page(shown(state), EN))
    form = next(form for form in page.all(name="form") if form.all(name="ol"))
    assert form.attributes["action"] == "/t/key/move"
    assert form.attributes["method"] == "post"
    assert [(one.attributes["name"], one.attributes["value"]) for one in form.all(name="input")] == [("seq", "7")]
    buttons = [(one.attributes["name"], one.attributes["value"]) for one in form.all(name="button")]
    assert buttons == [("action", str(action)) for action in state.legal()]
    assert [code.text for code in form.all(name="code")] == [offer.notation for offer in offers(state)]


def test_a_move_without_a_place_is_a_button_in_the_prompt() -> None:
    page = read(table_page(shown(market_day()), EN))
    assert [button.text for button in page.all("answer")] == ["Pass: no more sales on this market day"]


@pytest.mark.parametrize("name", POSITIONS)
def test_names_and_chat_are_escaped_everywhere(name: str) -> None:
    state = POSITIONS[name]
    names = tuple(f"{EVIL}{at}" for at in range(4))
    for markup in (
        table_page(shown(state, names=names), EN),
        replay_page(shown(state, -1, names=names), [Move(0, EVIL)], 1, EN),
    ):
        assert "<script>" not in markup
        page = read(markup)
        assert policy_breaks(page) == []
        assert EVIL in page.text


def test_what_was_typed_on_the_home_page_is_escaped() -> None:
    setup = Setup("village", 2, tuple(Place(number, EVIL, "bot", "greedy") for number in (1, 2, 3, 4)))
    markup = home_page(EN, LEVELS, [Ticket("/t/a", EVIL, (EVIL,), "over")], setup, EVIL)
    assert "<script>" not in markup
    assert policy_breaks(read(markup)) == []
    assert "<script>" not in error_page(400, EVIL, EVIL, EN)


def english_texts() -> set[str]:
    """English texts that cannot be part of a French page by chance."""
    table = {}
    for path in sorted((LOCALE / "fr").glob("*.po")):
        table.update(read_catalogue(path.read_text(encoding="utf-8")))
    return {text for text, words in table.items() if text != words and "{" not in text and text.count(" ") > 0}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_french_page_has_no_english_on_it(name: str) -> None:
    page = read(french(name))
    labels = [
        value
        for element in page.inside
        for key, value in element.attributes.items()
        if key in ("aria-label", "title", "placeholder")
    ]
    words = " | ".join([page.text, *labels]).replace("Aline passed.", "").replace("Odile passed.", "")
    assert [text for text in english_texts() if re.search(rf"\b{re.escape(text)}\b", words)] == []
    assert page.all(name="html")[0].attributes["lang"] == "fr"


def test_the_home_page_in_french_has_no_english_on_it() -> None:
    words = read(home_page(FR, LEVELS, [Ticket("/t/a", "Village", NAMES, "over")])).text
    assert [text for text in english_texts() if text in words] == []


def test_the_part_is_what_the_page_has_inside() -> None:
    given_to = shown(midway(3))
    assert table_part(given_to, EN) in table_page(given_to, EN)
    assert read(table_part(given_to, EN)).one("part").attributes["data-seq"] == "7"


def test_the_line_of_the_turn() -> None:
    state = midway(3)
    other = (state.seat + 1) % 3
    name = "Aline" if state.seat == 0 else NAMES[state.seat]
    thinking = "It is the turn of Aline" if state.seat == 0 else f"{name} is thinking"
    assert "Your turn" in read(table_page(shown(state), EN)).all("turnline")[0].text
    assert f"{name}, it is your turn" in table_page(shown(state, is_shared=True), EN)
    assert read(table_page(shown(state, other), EN)).one("question").text == thinking


def test_undo_and_redo_stand_there_when_they_are_possible() -> None:
    page = read(table_page(shown(midway(2)), EN))
    assert page.one("undo-form").attributes["action"] == "/t/key/undo"
    assert page.one("redo-form").attributes["action"] == "/t/key/redo"
    other = table_page(shown(midway(2), 1 - midway(2).seat), EN)
    assert "undo-form" not in other


def test_news_is_marked_in_the_log() -> None:
    log = read(table_page(shown(midway(2)), EN)).all("log")[0]
    assert [line.text.strip() for line in log.all(name="li")] == ["Odile passed.", "Aline passed."]
    assert [line.text.strip() for line in log.all("fresh")] == ["Odile passed."]


def test_the_host_gives_out_links() -> None:
    state = midway(2)
    host = read(table_page(shown(state, 0), EN))
    assert host.one("link-1").attributes["value"] == "/t/guest"
    assert "link-1" not in table_page(shown(state, 1), EN)


def test_the_end_shows_the_sheet_the_places_and_the_chart() -> None:
    state = over(3)
    page = read(table_page(shown(state, 0), EN))
    final = page.all("final")[0]
    totals = [sheet["total"] for sheet in shown(state, 0).sheets]
    best = [NAMES[at] for at, total in enumerate(totals) if total == max(totals)]
    assert all(name in final.all(name="h2")[0].text for name in best)
    cells = [cell.text for cell in final.all(name="tfoot")[0].all(name="td")[:3]]
    assert cells == [str(total) for total in totals]
    assert len(final.all(name="tbody")[0].all(name="tr")) == 7
    assert len(final.all("line")) == 3
    assert page.all("prompt") == []


def test_the_home_page_asks_for_what_a_table_needs() -> None:
    page = read(PAGES["home"])
    form = page.one("setup")
    fields = {element.attributes["name"] for element in form.inside if "name" in element.attributes}
    seats = {f"{what}_{seat}" for what in ("name", "kind", "level") for seat in (1, 2, 3, 4, 5)}
    options = {f"option_{name}.{option.name}" for name in bourgade.games() for option in bourgade.game(name).options}
    assert fields == {"game", "seats", "pace", *options, *seats}
    assert form.attributes["action"] == "/tables"
    checked = [one.attributes["value"] for one in form.all(name="input") if "checked" in one.attributes]
    assert checked == ["village", "3", "here", "greedy", *["bot", "greedy"] * 4, "normal", "calm"]


def test_what_was_filled_in_is_filled_in_again() -> None:
    places = tuple(Place(number, f"N{number}", "link", "random") for number in (1, 2, 3, 4))
    page = read(home_page(EN, LEVELS, (), Setup("village", 2, places), "that is too many"))
    assert page.all("refusal")[0].text.strip() == "that is too many"
    checked = [one.attributes["value"] for one in page.all(name="input") if "checked" in one.attributes]
    assert checked == ["village", "2", *["link", "random"] * 4, "normal", "calm"]


def test_the_tables_of_this_browser_lead_back_to_them() -> None:
    (ticket,) = read(PAGES["home"]).all("ticket")
    assert ticket.attributes["href"] == "/t/a"
    assert "your turn" in ticket.text


def test_a_replay_has_an_address_for_every_move() -> None:
    page = read(PAGES["replay"])
    chapters = [one.attributes["href"] for one in page.all("chapters")[0].all(name="a")]
    assert chapters == ["/t/key/replay/1", "/t/key/replay/2"]
    steps = {one.attributes["rel"]: one.attributes.get("href") for one in page.all(name="a") if "rel" in one.attributes}
    assert steps == {"prev": "/t/key/replay/0", "next": "/t/key/replay/2"}
    assert page.one("here").text.strip() == "one"


@pytest.mark.parametrize("path", sorted(STATIC.iterdir()), ids=lambda path: path.name)
def test_static_files_ask_nothing_of_other_hosts(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert re.findall(r"https?:|//\w+\.\w+|@import|@font-face", text) == []
