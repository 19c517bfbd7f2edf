"""The Countess: villagers who join her, and the one she takes in the event phase."""

from __future__ import annotations

from bourgade.games.villagers import events
from bourgade.games.villagers.phases.village import lay_card
from bourgade.games.villagers.state import NOBODY, Villagers


def send_to_countess(state: Villagers, kind: int) -> None:
    """A villager joins the Countess, outside any chain and without a price (VG-212, VG-213)."""
    lay_card(state, state.seats, kind, kind, NOBODY)
    state.tell(events.VILLAGER_JOINED_COUNTESS, -1, kind)
