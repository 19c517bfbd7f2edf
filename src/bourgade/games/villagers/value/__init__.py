"""How good a position is for a seat, as a bot's rule of thumb: what its village earns, and what is still to come."""

from bourgade.games.villagers.value.worth import value

__all__ = ["value"]
