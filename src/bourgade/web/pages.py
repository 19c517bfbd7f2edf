"""The pages of the site: data in, a page out. Nothing here knows about requests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from bourgade.core.language import Language
from bourgade.games import game
from bourgade.web.chart import chart
from bourgade.web.entrance import Setup, Ticket, entrance
from bourgade.web.files import FOLDER, root
from bourgade.web.shown import Seat, Shown, Told
from bourgade.web.wording import sheet_lines, tie_breaks, turn_line, verdict

FAMILIES = ("red", "yellow", "blue", "white", "green")
LANGUAGES = (("en", "English"), ("fr", "Français"))
LOG_LINES = 80
"""So much of the log stands on the table page; the replay has all of it."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log as it is drawn."""

    seat: int
    words: str
    is_fresh: bool


@dataclass(frozen=True)
class Move:
    """A move of a replay, in words."""

    seat: int
    words: str


def home_page(
    say: Language,
    levels: Sequence[str],
    tables: Sequence[Ticket] = (),
    setup: Setup | None = None,
    refusal: str = "",
) -> str:
    """Where a table is opened. `setup` is what was filled in before, `refusal` why it was not accepted."""
    return _render("home.html", say, tables=tables, refusal=refusal, levels=levels, **entrance(levels, setup))


def table_page(shown: Shown, say: Language) -> str:
    """A table, for one guest."""
    return _render("table.html", say, **_table(shown, say))


def table_part(shown: Shown, say: Language) -> str:
    """The part of the table page that is swapped after each change."""
    return _render("part.html", say, **_table(shown, say))


def replay_page(shown: Shown, moves: Sequence[Move], at: int, say: Language) -> str:
    """A table after so many of its moves; `shown` is that position, without offers."""
    return _render("replay.html", say, moves=moves, at=at, **_table(shown, say))


def error_page(code: int, title: str, what_to_do: str, say: Language) -> str:
    """What went wrong, and what can be done."""
    return _render("error.html", say, code=code, heading=title, advice=what_to_do)


# --- the table ---


def _table(shown: Shown, say: Language) -> dict[str, Any]:
    rules = game(shown.game)
    names = [seat.name for seat in shown.seats]
    rivals = [say(name) for name in (rival["name"] for rival in shown.rivals)]
    turn = int(shown.view.get("to_move", -1))
    return {
        "shown": shown,
        "title": say(rules.title),
        "style": _style(shown.game),
        "picture": rules.words.picture(shown.view, list(shown.offers), names, say),
        "names": names,
        "turn": turn,
        "own": _own(shown, turn),
        "turn_line": turn_line(shown, turn, say),
        "answers": [offer for offer in shown.offers if not offer.spot],
        "has_spots": any(offer.spot for offer in shown.offers),
        "log": _log(shown),
        "verdict": verdict(shown, names, say) if shown.standings else "",
        "sheet_lines": sheet_lines(shown, rules.words.score_lines, say),
        "tie_breaks": tie_breaks(shown, rules.words.score_lines, say),
        "chart": chart(shown.totals, names, rivals, say) if len(shown.totals) > 1 else "",
    }


def _style(name: str) -> str:
    """The style sheet of a game, if it has one of its own."""
    sheet = f"{name}.css"
    return f"{root()}/{sheet}" if (FOLDER / sheet).is_file() else ""


def _own(shown: Shown, turn: int) -> Seat:
    """The seat whose pieces are drawn in full."""
    return shown.seats[shown.seat if shown.seat >= 0 else max(turn, 0)]


def _log(shown: Shown) -> list[LogLine]:
    """The newest lines first."""
    return [_line(told, shown.fresh) for told in reversed(shown.log[-LOG_LINES:])]


def _line(told: Told, fresh: int) -> LogLine:
    return LogLine(told.seat, told.words, told.seq >= fresh)


# --- templates ---


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("bourgade.web"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )


def _render(template: str, say: Language, **values: Any) -> str:
    given = {"say": say, "root": root(), "families": FAMILIES, "languages": LANGUAGES, **values}
    return _templates().get_template(template).render(given)
