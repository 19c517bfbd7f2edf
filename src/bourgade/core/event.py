"""Events: what has just happened, told by the mutators of a state and free when nobody listens.

Events are public: whatever a seat may not see never goes into one.
"""

from __future__ import annotations

from enum import IntEnum


class Kind:
    """A kind of event, in the past tense, over small domains."""

    __slots__ = ("domains", "name")

    def __init__(self, name: str, *domains: type[IntEnum] | type[int]) -> None:
        self.name = name
        self.domains = domains


class Event:
    """Something that happened to a seat (-1: to nobody in particular)."""

    __slots__ = ("kind", "seat", "values")

    def __init__(self, kind: Kind, seat: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def plain(self) -> dict[str, object]:
        """The event as JSON: its name, its seat, and its values by name where they have one."""
        words: list[object] = []
        for domain, value in zip(self.kind.domains, self.values, strict=False):
            words.append(domain(value).name.lower() if issubclass(domain, IntEnum) else value)
        return {"event": self.kind.name, "seat": self.seat, "values": words}
