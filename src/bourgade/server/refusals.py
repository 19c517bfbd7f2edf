"""Refusals: what the server will not do, each with its HTTP status, a code for programs and words for people."""

from __future__ import annotations

from bourgade.core.errors import (
    BadEdition,
    BadNotation,
    BadOption,
    BadRecord,
    BourgadeError,
    GameOver,
    IllegalAction,
    NothingToUndo,
    UnknownGame,
)
from bourgade.core.language import Language, mark

NO_TABLE = mark("there is no such table: check the link, or open a new table")


class Refusal(BourgadeError):
    """Something the server refuses: an English text with values for its braces, translated when it is shown."""

    status = 400
    code = "bad_request"

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text.format(**values))
        self.text = text
        self.values = values


class BadRequest(Refusal):
    """A request that is out of shape."""


class NoSuchPage(Refusal):
    """An address that leads nowhere."""

    status = 404
    code = "not_found"


class NoSuchTable(Refusal):
    """A table that does not exist."""

    status = 404
    code = "no_such_table"


class NotYourSeat(Refusal):
    """A wish for a seat that is not the guest's, or not on turn."""

    status = 403
    code = "not_your_seat"


class NoToken(Refusal):
    """A request that needs the token of a seat and brings none, or a wrong one."""

    status = 401
    code = "no_token"


class ForeignSite(Refusal):
    """A post that a page of another site has sent."""

    status = 403
    code = "foreign_site"


class Stale(Refusal):
    """An answer to a question that is no longer the present one."""

    status = 409
    code = "stale"


class OtherRules(Refusal):
    """A table begun with another version of the rules than the one installed."""

    status = 409
    code = "other_rules"


class TooLarge(Refusal):
    """A request with too many bytes."""

    status = 413
    code = "too_large"


class TooMany(Refusal):
    """More requests than one client or one table may make."""

    status = 429
    code = "too_many"

    def __init__(self, text: str, seconds: int) -> None:
        super().__init__(text, seconds=seconds)
        self.seconds = seconds


STATUS: dict[type[BourgadeError], tuple[int, str]] = {
    BadEdition: (400, "bad_edition"),
    BadNotation: (400, "bad_notation"),
    BadOption: (400, "bad_option"),
    BadRecord: (400, "bad_record"),
    GameOver: (409, "game_over"),
    IllegalAction: (400, "illegal_action"),
    NothingToUndo: (409, "nothing_to_undo"),
    UnknownGame: (404, "unknown_game"),
}


def status_and_code(error: BourgadeError) -> tuple[int, str]:
    """How an error is told to a client."""
    if isinstance(error, Refusal):
        return error.status, error.code
    return STATUS.get(type(error), (400, "refused"))


def told(error: BourgadeError, say: Language) -> str:
    """An error in the language of the reader."""
    return say(error.text, **error.values) if isinstance(error, Refusal) else str(error)
