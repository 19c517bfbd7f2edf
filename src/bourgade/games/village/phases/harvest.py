"""Grain harvest: no decision at all."""

from __future__ import annotations

from bourgade.games.village import events
from bourgade.games.village.ids import Good, Place
from bourgade.games.village.phases.action import Action
from bourgade.games.village.state import Player, Village


class Harvest(Action):
    """Take grain, more with a plough and an animal."""

    __slots__ = ()

    def can_be_done(self, state: Village, seat: int) -> bool:
        player = state.players[seat]
        return player.grain < state.components.grain_cap and player.has_at(Place.FARM)

    def begin(self, state: Village, seat: int) -> None:
        player = state.players[seat]
        room = state.components.grain_cap - player.grain
        taken = min(room, harvest_of(state, player))
        player.grain += taken
        state.tell(events.GRAIN_HARVESTED, seat, taken)


def harvest_of(state: Village, player: Player) -> int:
    """The best harvest the player's goods allow (V-061 to V-064)."""
    components = state.components
    best = components.harvest_base
    if player.goods[Good.PLOUGH] and player.goods[Good.HORSE]:
        best = max(best, components.harvest_horse)
    if player.goods[Good.PLOUGH] and player.goods[Good.OX]:
        best = max(best, components.harvest_ox)
    return best
