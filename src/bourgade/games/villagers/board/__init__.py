"""The board for the browser: road, villages, hand and events drawn from a view, with the moves made there."""

from bourgade.games.villagers.board.page import picture
from bourgade.games.villagers.board.scene import spot

__all__ = ["picture", "spot"]
