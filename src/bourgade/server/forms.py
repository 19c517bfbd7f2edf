"""Forms and query strings, read with errors that name the field."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from bourgade.core.language import mark
from bourgade.server.plan import BOT, DEFAULT_LEVEL, HERE, Plan, SeatPlan
from bourgade.server.refusals import BadRequest
from bourgade.server.words import LONGEST_NAME, one_line
from bourgade.web.entrance import MOST, Place, Setup

WHOLE = re.compile(r"[0-9]{1,9}")
MOST_FIELDS = 100
MOST_SEATS = 20
OPTION = "option_"


async def fields_of(request: Request) -> dict[str, str]:
    """The fields of a posted form, an uploaded file as its text."""
    try:
        async with request.form(max_fields=MOST_FIELDS, max_files=1) as form:
            return {name: await _text(value) for name, value in form.items()}
    except (HTTPException, UnicodeDecodeError, ValueError):
        raise BadRequest(mark("this form cannot be read: go back, load the page again and try once more")) from None


def whole(fields: Mapping[str, str], name: str) -> int:
    """A field that must hold a whole number."""
    value = fields.get(name, "")
    if not WHOLE.fullmatch(value):
        raise BadRequest(mark("the field {name} must hold a whole number, not {value}"), name=name, value=repr(value))
    return int(value)


def whole_or_none(fields: Mapping[str, str], name: str) -> int | None:
    """The same for a field that may be missing."""
    return whole(fields, name) if name in fields else None


def move_in(fields: Mapping[str, str]) -> str | int:
    """The move that a form plays: its number or its notation."""
    return whole(fields, "action") if "action" in fields else fields.get("notation", "")


def plan_in(fields: Mapping[str, str]) -> Plan:
    """The table that the home page asks for: `seats`; `kind_1`, `name_1`, `level_1`, ...; `option_GAME.NAME`."""
    numbers = range(1, min(whole(fields, "seats"), MOST_SEATS) + 1)
    chosen = f"{OPTION}{fields.get('game', '')}."  # the form has the options of every game
    options = {name.removeprefix(chosen): value for name, value in fields.items() if name.startswith(chosen)}
    seats = [
        SeatPlan(
            fields.get(f"kind_{number}", HERE),
            fields.get(f"name_{number}", ""),
            fields.get(f"level_{number}", DEFAULT_LEVEL),
        )
        for number in numbers
    ]
    return Plan(fields.get("game", ""), seats, fields.get("pace", "calm"), options)


def setup_in(fields: Mapping[str, str]) -> Setup:
    """What was filled in, to fill the form again."""
    numbers = range(1, MOST + 1)
    places = [
        Place(
            number,
            one_line(fields.get(f"name_{number}", ""), LONGEST_NAME),
            fields.get(f"kind_{number}", BOT),
            fields.get(f"level_{number}", DEFAULT_LEVEL),
        )
        for number in numbers
    ]
    count = fields.get("seats", "")
    return Setup(fields.get("game", ""), int(count) if WHOLE.fullmatch(count) else MOST, tuple(places))


async def _text(value: UploadFile | str) -> str:
    return value if isinstance(value, str) else (await value.read()).decode("utf-8-sig")
