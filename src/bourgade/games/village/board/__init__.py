"""The board for the browser: every place drawn from a view, with the moves that may be made there."""

from bourgade.games.village.board.page import picture
from bourgade.games.village.board.scene import spot

__all__ = ["picture", "spot"]
