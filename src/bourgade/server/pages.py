"""What the server asks of the pages: data in, a page out. `bourgade.web.pages` does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bourgade.core.language import Language
from bourgade.web.entrance import Setup, Ticket
from bourgade.web.pages import Move
from bourgade.web.shown import Shown


class Pages(Protocol):
    """Draws every page of the site."""

    def home_page(
        self,
        say: Language,
        levels: Sequence[str],
        tables: Sequence[Ticket] = (),
        setup: Setup | None = None,
        refusal: str = "",
    ) -> str:
        """Where a table is opened; `refusal` is why what was filled in is not accepted."""

    def table_page(self, shown: Shown, say: Language) -> str:
        """A table, for one guest."""

    def table_part(self, shown: Shown, say: Language) -> str:
        """The part of it that changes."""

    def replay_page(self, shown: Shown, moves: Sequence[Move], at: int, say: Language) -> str:
        """A table after so many of its moves."""

    def error_page(self, code: int, title: str, what_to_do: str, say: Language) -> str:
        """What went wrong, and what can be done."""
