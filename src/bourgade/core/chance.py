"""Chance: one small generator per named stream, the same numbers interpreted and compiled."""

from __future__ import annotations

import hashlib
import secrets
from enum import IntEnum
from typing import ClassVar

from bourgade.core.errors import BadRecord

WORD = 0xFFFFFFFF
# Two rounds of a 32-bit mixer over a counter. The factors stay below 2**30, so that a product fits the 62 bits
# that compiled code keeps unboxed.
STRIDE = 0x1E3779B1
MIX_A = 0x21F0AAAD
MIX_B = 0x2C1B3C6D


def mix(word: int) -> int:
    """Scramble 32 bits, one to one."""
    word = ((word ^ (word >> 16)) * MIX_A) & WORD
    word = ((word ^ (word >> 15)) * MIX_B) & WORD
    return word ^ (word >> 16)


def seed_stream(seed: int, name: str) -> int:
    """The first state of one stream."""
    digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big")


class Chance:
    """Every random result of a game comes from here, through `below`.

    Results can be written down (`results`) and played back (`script`): a record replays with them, and
    a test rigs them. The streams move on all the same, so that a game taken up again goes on as it would have.

    Streams are small enough to be found out from what they gave. Where people play for secrets, chance is
    `unforeseen`: results come from the system's entropy, and only what is written down can give them again.
    """

    __slots__ = ("drawn", "results", "script", "streams", "unforeseen")
    # How results come about, or are written down, is no part of a position.
    FIELDS: ClassVar[tuple[str, ...]] = ("drawn", "streams")

    def __init__(self, streams: list[int]) -> None:
        self.streams = streams
        self.drawn = 0
        self.unforeseen = False
        self.script: list[int] = []
        self.results: list[int] | None = None

    def clone(self) -> Chance:
        """An independent copy that nobody listens to."""
        other = Chance(self.streams[:])
        other.drawn = self.drawn
        other.unforeseen = self.unforeseen
        if self.script:
            other.script = self.script[:]
        return other

    def below(self, stream: int, bound: int) -> int:
        """A fair number from 0 to bound - 1; a sure result is no draw."""
        if bound == 1:
            return 0
        self.drawn += 1
        value = self._next(stream, bound)
        if self.script:
            value = self._scripted(bound)
        elif self.unforeseen:
            value = secrets.randbelow(bound)
        if self.results is not None:
            self.results.append(value)
        return value

    def _next(self, stream: int, bound: int) -> int:
        fair = WORD + 1 - (WORD + 1) % bound
        while True:
            state = (self.streams[stream] + STRIDE) & WORD
            self.streams[stream] = state
            value = mix(mix(state))
            if value < fair:
                return value % bound

    def _scripted(self, bound: int) -> int:
        value = self.script.pop(0)
        if not 0 <= value < bound:
            raise BadRecord(f"the chance result {value} is outside 0 to {bound - 1}")
        return value


def chance_for(streams: type[IntEnum], seed: int) -> Chance:
    """The chance of a game: one stream per member of its enum, all derived from the seed."""
    return Chance([seed_stream(seed, member.name.lower()) for member in streams])
