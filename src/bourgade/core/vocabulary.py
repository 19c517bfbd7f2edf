"""The vocabulary: every move that can ever be made in a game, as an integer, a notation and a decoded move."""

from __future__ import annotations

import difflib
from enum import IntEnum

from bourgade.core.errors import BadNotation


def token(member: IntEnum) -> str:
    """How a member of a domain is written: `LEVEL_1` is `level_1`, and `N3` is `3`."""
    name = member.name.lower()
    return name[1:] if name[0] == "n" and name[1:].isdigit() else name


class Move:
    """One decoded action: its verb and the members it speaks about."""

    __slots__ = ("action", "args", "notation", "verb")

    def __init__(self, action: int, verb: Verb, args: tuple[int, ...], notation: str) -> None:
        self.action = action
        self.verb = verb
        self.args = args
        self.notation = notation


class Verb:
    """A kind of move over up to three small domains; calling it gives the action.

    Of a secret one the other seats learn the verb and not the rest, as long as the game runs.
    """

    __slots__ = ("base", "domains", "first", "is_secret", "name", "second", "size")

    def __init__(self, name: str, base: int, domains: list[type[IntEnum]], is_secret: bool) -> None:
        sizes = [len(domain) for domain in domains] + [1, 1, 1]
        self.name = name
        self.base = base
        self.domains = domains
        self.is_secret = is_secret
        self.first = sizes[1] * sizes[2]
        self.second = sizes[2]
        self.size = sizes[0] * self.first

    def __call__(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The action that says this of these members."""
        return self.base + a * self.first + b * self.second + c

    def move(self, offset: int) -> Move:
        """The move that stands so far behind the first one of this verb."""
        parts = (offset // self.first, offset % self.first // self.second, offset % self.second)
        args = parts[: len(self.domains)]
        words = [token(domain(part)) for domain, part in zip(self.domains, args, strict=True)]
        return Move(self.base + offset, self, args, " ".join([self.name, *words]))


class Vocabulary:
    """All verbs of one game, declared once, in a fixed order."""

    __slots__ = ("by_notation", "moves", "verbs")

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.moves: list[Move] = []
        self.by_notation: dict[str, int] = {}

    def verb(self, name: str, *domains: type[IntEnum], is_secret: bool = False) -> Verb:
        """Declare the next verb."""
        if len(domains) > 3:
            raise TypeError(f"the verb {name!r} has {len(domains)} domains; three is the most")
        verb = Verb(name, len(self.moves), list(domains), is_secret)
        self.verbs.append(verb)
        for offset in range(verb.size):
            move = verb.move(offset)
            if move.notation in self.by_notation:
                raise TypeError(f"two moves are written {move.notation!r}")
            self.moves.append(move)
            self.by_notation[move.notation] = move.action
        return verb

    def __len__(self) -> int:
        return len(self.moves)

    def decode(self, action: int) -> Move:
        """The verb and its arguments."""
        return self.moves[action]

    def notation(self, action: object) -> str:
        """The action in writing; anything that is no action of the game is an error."""
        if type(action) is not int or not 0 <= action < len(self.moves):
            raise BadNotation(f"{action!r} is no action: actions are the numbers 0 to {len(self.moves) - 1}")
        return self.moves[action].notation

    def parse(self, text: object) -> int:
        """The action behind a notation; case and spacing do not matter."""
        if not isinstance(text, str):
            raise BadNotation(f"{text!r} is no notation: write a move as text")
        words = " ".join(text.lower().split())
        action = self.by_notation.get(words)
        if action is None:
            near = difflib.get_close_matches(words[:60], self.by_notation, n=3)
            hint = f"; did you mean {', '.join(repr(word) for word in near)}?" if near else ""
            raise BadNotation(f"{text[:60]!r} names no move of this game{hint}")
        return action
