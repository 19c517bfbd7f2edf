"""Limits: how large a request may be, and how many a client or a table may make in a while."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import Message, Receive, Scope

from bourgade.core.language import mark
from bourgade.server.refusals import TooLarge, TooMany

TOO_LARGE = mark("the request is too large: at most {limit} bytes are taken here")
TOO_MANY = mark("too many requests: try again in {seconds} s")
REMEMBERED = 20_000
RECORD_PATHS = ("/import", "/api/records")


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What this server allows."""

    reads: Rate = Rate(400, 40)
    writes: Rate = Rate(60, 8)
    opens: Rate = Rate(30, 0.5)
    table: Rate = Rate(80, 15)
    body: int = 64 * 1024
    record: int = 1024 * 1024
    streams_per_client: int = 40
    streams_per_table: int = 200


class Meter:
    """Token buckets by key; those of clients not seen for long are forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, rate: Rate) -> None:
        """Count one more; `TooMany` says how long to wait."""
        now = self._clock()
        left, since = self._buckets.pop(key, (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - since) * rate.per_second)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not allowed:
            raise TooMany(TOO_MANY, math.ceil((1 - left) / rate.per_second))


def client_of(scope: Scope) -> str:
    """Who asks: an address, of IPv6 the network that one household has."""
    host: str = (scope.get("client") or ("unknown", 0))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))


def body_limit(limits: Limits, path: str) -> int:
    """How many bytes a request to this path may have."""
    return limits.record if path in RECORD_PATHS else limits.body


def bounded(scope: Scope, receive: Receive, limit: int) -> Receive:
    """The same body, as long as it is not too large; what is announced as too large is refused at once."""
    announced = Headers(scope=scope).get("content-length", "0")
    if not announced.isdecimal() or len(announced) > 12 or int(announced) > limit:
        raise TooLarge(TOO_LARGE, limit=limit)
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > limit:
            raise TooLarge(TOO_LARGE, limit=limit)
        return message

    return counted
