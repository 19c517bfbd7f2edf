"""Named errors: each says what is wrong, where, and what would be right."""


class BourgadeError(Exception):
    """Anything this project refuses to do; the text is meant for a person."""


class IllegalAction(BourgadeError, ValueError):
    """An action that the present choice does not offer."""


class GameOver(BourgadeError, ValueError):
    """A question or an answer that comes after the end of the game."""


class BadNotation(BourgadeError, ValueError):
    """A text that names no move of the game."""


class BadRecord(BourgadeError, ValueError):
    """A record that cannot be read or replayed."""


class BadEdition(BourgadeError, ValueError):
    """An edition file with a value that the game cannot use."""


class BadOption(BourgadeError, ValueError):
    """A game option, seat number or player count that does not exist."""


class UnknownGame(BourgadeError, LookupError):
    """A game that nobody has registered."""


class NothingToUndo(BourgadeError, ValueError):
    """An undo or redo that the undo law forbids, or that has nothing left."""
