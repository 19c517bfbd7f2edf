"""How far a move sends the time marker at once, for the ghost that shows it beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Args = list[str]


def time_of(view: dict[str, Any], notation: str) -> int:
    """The time that a move itself costs, as printed on the board."""
    verb, *args = notation.split()
    count = TIMES.get(verb)
    return count(view, args) if count else 0


def _take(view: dict[str, Any], args: Args) -> int:
    return int(view["printed"]["plague_time"]) if args[1] == "plague" else 0


def _make(view: dict[str, Any], args: Args) -> int:
    return int(view["printed"]["crafts"][args[0]]["make_time"])


def _train(view: dict[str, Any], args: Args) -> int:
    return int(view["printed"]["crafts"][args[0]]["train_time"])


def _serve(view: dict[str, Any], _args: Args) -> int:
    return 0 if view["market"]["free_sale"] else int(view["printed"]["market"]["sale_time"])


def _send(view: dict[str, Any], args: Args) -> int:
    return _road(view, "village", args[0])


def _move(view: dict[str, Any], args: Args) -> int:
    return _road(view, args[0], args[2])


def _road(view: dict[str, Any], origin: str, city: str) -> int:
    ends = {origin, city}
    return next(int(road["time"]) for road in view["printed"]["travel"]["routes"] if {road["from"], road["to"]} == ends)


def _enter(view: dict[str, Any], _args: Args) -> int:
    return int(view["printed"]["council"]["levels"][0]["time"])


def _advance(view: dict[str, Any], args: Args) -> int:
    return int(view["printed"]["council"]["levels"][int(args[0][-1])]["time"])


TIMES: dict[str, Callable[[dict[str, Any], Args], int]] = {
    "take": _take,
    "make": _make,
    "train": _train,
    "serve": _serve,
    "send": _send,
    "move": _move,
    "enter": _enter,
    "advance": _advance,
}
