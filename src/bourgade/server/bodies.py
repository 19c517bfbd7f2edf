"""The bodies that the API takes: typed, and refused with the name of the field that is wrong."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request

from bourgade.server.plan import DEFAULT_LEVEL, HERE
from bourgade.server.refusals import BadRequest

B = TypeVar("B", bound=Struct)
Seq = Annotated[int, Meta(ge=0, le=999_999_999)]
Name = Annotated[str, Meta(max_length=200)]


class SeatBody(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat."""

    kind: Name = HERE
    name: Name = ""
    level: Name = DEFAULT_LEVEL


class TableBody(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Name
    seats: Annotated[list[SeatBody], Meta(max_length=20)]
    pace: Name = "calm"
    options: dict[str, str] = {}
    edition: dict[str, Any] | None = None


class MoveBody(Struct, forbid_unknown_fields=True):
    """A move, in notation or by its number, and the answer that the client has seen last."""

    seq: Seq
    move: Name | Seq


class SeqBody(Struct, forbid_unknown_fields=True):
    """The answer that the client has seen last."""

    seq: Seq


class ChatBody(Struct, forbid_unknown_fields=True):
    """A line of the chat."""

    text: Annotated[str, Meta(max_length=2000)]
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


async def body_of(request: Request, kind: type[B]) -> B:
    """The body of a request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest("{error}", error=str(error)) from None
    except RecursionError:
        raise BadRequest("{error}", error="too deeply nested") from None
