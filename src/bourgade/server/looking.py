"""Looking: what one guest is shown of a table. Words are made from a state imagined out of his view alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from bourgade.core.language import Language
from bourgade.core.news import news
from bourgade.core.picture import Offer
from bourgade.core.rules import Rules
from bourgade.core.state import State
from bourgade.server.guests import Guest
from bourgade.server.plan import LINK
from bourgade.server.table import Table
from bourgade.server.tokens import seat_token
from bourgade.web.shown import Said, Seat, Shown, Told

LOG_LINES = 200
CHAT_LINES = 200
SPECTATOR = -1


def look(table: Table, guest: Guest, say: Language, since: int | None = None, origin: str = "") -> Shown:
    """The table as this guest sees it; `since` is the answer he has seen last, `origin` the address of the site."""
    play, rules = table.play, table.rules
    seat = viewing_seat(table, guest)
    seen = imagined(rules, play.state, seat)
    is_asked = table.turn in guest.seats
    return Shown(
        table=table.row.id,
        link=guest.link,
        game=rules.name,
        seat=seat,
        own_seats=guest.seats,
        seats=tuple(Seat(row.seat, row.name, row.kind, row.level, row.joined) for row in table.row.seats),
        seq=table.seq,
        view=rules.show(play.state, seat),
        prompt="" if table.is_over else rules.words.prompt(seen, say),
        offers=tuple(offers(rules, seen, play.record.names, say)) if is_asked else (),
        may_undo=is_asked and play.may_undo(),
        may_redo=is_asked and play.may_redo(),
        log=_log(table, say),
        fresh=_fresh(table, guest, since),
        sheets=tuple(rules.sheet(seen, number) for number in range(seen.seats)),
        rivals=tuple(rules.rivals(seen)),
        standings=tuple(rules.standings(seen)) if table.is_over else (),
        totals=tuple(table.totals) if table.is_over else (),
        chat=tuple(Said(line.number, line.seat, line.text) for line in table.messages[-CHAT_LINES:]),
        links=_links(table, guest),
        rule="" if table.is_over else rules.words.rule(seen, say),
        origin=origin,
    )


def page_of(table: Table, guest: Guest, say: Language, since: int | None, origin: str) -> Shown:
    """The same for the page of a guest: where several share it, nobody's secrets until the next one takes it up."""
    if not changes_hands(table, guest):
        return look(table, guest, say, since, origin)
    covered = look(table, replace(guest, seats=()), say, since, origin)
    return replace(covered, own_seats=guest.seats, changes_hands=True)


def changes_hands(table: Table, guest: Guest) -> bool:
    """Whether the seat on turn has secrets from the one of the same guest that answered last."""
    if table.turn not in guest.seats:
        return False
    others = [table.answered_at[seat] for seat in guest.seats if seat != table.turn]
    if max(others, default=0) <= max(table.answered_at[table.turn], table.taken_up):
        return False
    return table.rules.has_secrets(table.play.state, table.turn)


def viewing_seat(table: Table, guest: Guest) -> int:
    """The seat whose eyes the guest looks through: the one on turn, else the one of his that moved last."""
    if table.turn in guest.seats:
        return table.turn
    return max(guest.seats, key=lambda seat: (table.answered_at[seat], -seat), default=SPECTATOR)


def imagined(rules: Rules[Any], state: State, seat: int) -> State:
    """A state that the seat's view allows; what is told about it cannot betray what the seat does not know."""
    if state.over:
        return state
    seen: State = rules.imagine(state, seat, rules.chance(0))
    return seen


def offers(rules: Rules[Any], seen: State, names: list[str], say: Language) -> list[Offer]:
    """The legal moves, as they are offered."""
    words = rules.words
    return [
        Offer(
            action=action,
            notation=rules.notation(action),
            words=words.move(seen, action, names, say),
            warning=words.warning(seen, action, say),
            spot=words.spot(action),
        )
        for action in seen.legal()
    ]


def _log(table: Table, say: Language) -> tuple[Told, ...]:
    names = table.play.record.names
    latest = list(zip(table.told_at, table.play.events, strict=True))[-LOG_LINES:]
    lines: list[Told] = []
    for seq, answered in groupby(latest, key=itemgetter(0)):
        events = [event for _, event in answered]
        told = news(table.rules.words, events, names, say)
        lines += [Told(seq, event.seat, text) for event, text in zip(events, told, strict=True) if text]
    return tuple(lines)


def _fresh(table: Table, guest: Guest, since: int | None) -> int:
    """News is whatever happened after the guest's own last answer; for a spectator, what he has not seen."""
    if guest.seats:
        return max(table.answered_at[seat] for seat in guest.seats) + 1
    return table.seq if since is None else since + 1


def _links(table: Table, guest: Guest) -> dict[int, str]:
    if not guest.is_host:
        return {}
    waiting = [row.seat for row in table.row.seats if row.kind == LINK and not row.joined]
    return {seat: f"/t/{seat_token(guest.token, seat)}" for seat in waiting}
