"""Pages and pictures of positions of Villagers, for the tests of what is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bourgade.core.language import language
from bourgade.core.picture import Offer, Picture
from bourgade.core.playthrough import Playthrough
from bourgade.games.villagers import RULES
from bourgade.games.villagers.state import Villagers
from bourgade.web.pages import table_page
from bourgade.web.shown import Seat, Shown, Told
from support.villagers import Position
from web.showing import NAMES, Element, offered, read


def offers(state: Villagers, code: str = "en") -> list[Offer]:
    """The moves that wait, as they are offered."""
    return offered(RULES, state, code)


def picture(state: Villagers, seat: int | None = None, code: str = "en") -> Picture:
    """What is drawn for the seat on turn, or for another one."""
    viewer = state.seat if seat is None else seat
    offered = offers(state, code) if viewer == state.seat and not state.over else []
    return RULES.words.picture(RULES.show(state, viewer), offered, list(NAMES[: state.seats]), language(code))


def drawn(position: Position | Villagers, seat: int | None = None, code: str = "en") -> Element:
    """The board, the hand and the others, as elements."""
    state = position if isinstance(position, Villagers) else position.state
    found = picture(state, seat, code)
    return read(found.tiles + found.board + found.own + found.others)


def positions(seats: int, seed: int) -> Iterator[Villagers]:
    """Every position of a game in which everybody plays at random, the last one included."""
    play, luck = Playthrough(RULES, seats, seed), random.Random(f"villagers {seats} {seed}")
    while not play.state.over:
        assert isinstance(play.state, Villagers)
        yield play.state
        play.play(luck.choice(play.state.legal()))
    assert isinstance(play.state, Villagers)
    yield play.state


def shown(state: Villagers, code: str = "en", seat: int | None = None) -> Shown:
    """A position as a guest sees it, with a long log; -1 for a spectator."""
    viewer = max(state.seat, 0) if seat is None else seat
    is_asked = viewer == state.seat and not state.over
    return Shown(
        table="a1",
        link="/t/key",
        game="villagers",
        seat=viewer,
        own_seats=() if viewer < 0 else (viewer,),
        seats=tuple(Seat(at, NAMES[at], "here") for at in range(state.seats)),
        seq=40,
        view=RULES.show(state, viewer),
        prompt=RULES.words.prompt(state, language(code)) if is_asked else "",
        offers=tuple(offers(state, code)) if is_asked else (),
        may_undo=is_asked,
        may_redo=False,
        log=tuple(Told(seq, seq % state.seats, f"Line {seq} of the log, long enough for two.") for seq in range(40)),
        fresh=38,
        sheets=tuple(RULES.sheet(state, at) for at in range(state.seats)),
        rivals=tuple(RULES.rivals(state)),
        standings=tuple(RULES.standings(state)) if state.over else (),
        totals=(RULES.totals(state), RULES.totals(state)) if state.over else (),
        rule="" if state.over else RULES.words.rule(state, language(code)),
    )


def page(state: Villagers, code: str = "en", seat: int | None = None) -> str:
    """The whole page of a position."""
    return table_page(shown(state, code, seat), language(code))
