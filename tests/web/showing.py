"""Pages and pictures of positions, read back as elements, for the tests of what is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from bourgade.core.language import language
from bourgade.core.picture import VOID, Offer, Picture
from bourgade.core.playthrough import Playthrough
from bourgade.core.rules import Rules
from bourgade.games import game
from bourgade.games.village.state import Village
from bourgade.web.shown import Said, Seat, Shown, Told

RULES = game("village")
NAMES = ("Aline", "Odile", "Anselm", "Thibault", "Perrine")


@dataclass
class Element:
    """An element of a page, with the text in it and the elements around it."""

    name: str
    attributes: dict[str, str]
    around: tuple[Element, ...] = field(default=(), repr=False)  # else a failing test prints the page many times over
    text: str = ""
    inside: list[Element] = field(default_factory=list, repr=False)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def all(self, *classes: str, name: str = "") -> list[Element]:
        """The elements inside that have these classes and this name."""
        return [one for one in self.inside if set(classes) <= set(one.classes) and name in ("", one.name)]

    def one(self, key: str) -> Element:
        """The element inside with this id or key."""
        found = [one for one in self.inside if key in (one.attributes.get("id"), one.attributes.get("data-key"))]
        assert len(found) == 1, (key, found)
        return found[0]

    def uses(self, icon: str) -> int:
        """How often an icon is drawn inside."""
        return sum(one.attributes.get("href") == f"#{icon}" for one in self.all(name="use"))


class Reader(HTMLParser):
    """Reads markup strictly enough to notice elements that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        element = Element(tag, {name: value or "" for name, value in attrs}, tuple(self.open))
        for outer in self.open:
            outer.inside.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].name == tag, f"</{tag}> closes <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for outer in self.open:
            outer.text += data


def read(markup: str) -> Element:
    """The elements of some markup."""
    reader = Reader()
    reader.feed(markup)
    reader.close()
    assert reader.open == [reader.root]
    return reader.root


def offers(state: Village, code: str = "en") -> list[Offer]:
    """The moves that wait, as they are offered."""
    return offered(RULES, state, code)


def offered(rules: Rules[Any], state: Any, code: str) -> list[Offer]:
    """The moves that wait in a position of any game, as they are offered."""
    say, words = language(code), rules.words
    return [
        Offer(
            action,
            rules.notation(action),
            words.move(state, action, list(NAMES), say),
            words.warning(state, action, say),
            words.spot(action),
        )
        for action in state.legal()
    ]


def picture(state: Village, code: str = "en", seat: int | None = None) -> Picture:
    """What is drawn for the seat on turn, or for another one."""
    viewer = state.seat if seat is None else seat
    offered = offers(state, code) if viewer == state.seat and not state.over else []
    return RULES.words.picture(RULES.show(state, viewer), offered, list(NAMES[: state.seats]), language(code))


def drawn(state: Village, seat: int | None = None) -> Element:
    """The board and the farm, as elements."""
    found = picture(state, seat=seat)
    return read(found.board + found.own + found.others)


def shown(
    state: Village, seat: int | None = None, code: str = "en", names: tuple[str, ...] = NAMES, is_shared: bool = False
) -> Shown:
    """A position as a guest sees it; -1 for a spectator."""
    viewer = max(state.seat, 0) if seat is None else seat
    say = language(code)
    is_asked = not state.over and viewer == state.seat
    return Shown(
        table="a1",
        link="/t/key",
        game="village",
        seat=viewer,
        own_seats=() if viewer < 0 else tuple(range(state.seats)) if is_shared else (viewer,),
        seats=tuple(Seat(at, names[at], "bot" if at else "here", "greedy") for at in range(state.seats)),
        seq=7,
        view=RULES.show(state, viewer),
        prompt="" if state.over else RULES.words.prompt(state, say),
        offers=tuple(offers(state, code)) if is_asked else (),
        may_undo=is_asked,
        may_redo=is_asked,
        log=(Told(5, 0, f"{names[0]} passed."), Told(6, 1, f"{names[1]} passed.")),
        fresh=6,
        sheets=tuple(RULES.sheet(state, at) for at in range(state.seats)),
        standings=tuple(RULES.standings(state)) if state.over else (),
        totals=((1,) * state.seats, (9,) * state.seats) if state.over else (),
        chat=(Said(1, 0, f"I am {names[0]}"), Said(2, -1, "hello")),
        links={1: "/t/guest"} if viewer == 0 else {},
        rule="" if state.over else RULES.words.rule(state, say),
    )


def positions(seats: int, seed: int) -> Iterator[Village]:
    """Every position of a game in which everybody plays at random, the last one included."""
    play, luck = Playthrough(RULES, seats, seed), random.Random(f"pages {seats} {seed}")
    while not play.state.over:
        assert isinstance(play.state, Village)
        yield play.state
        play.play(luck.choice(play.state.legal()))
    assert isinstance(play.state, Village)
    yield play.state
