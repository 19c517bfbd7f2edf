"""The language of a request: the reader's choice, else the first of the browser's languages that we speak."""

from __future__ import annotations

from starlette.requests import Request

from bourgade.core.language import LANGUAGES, Language, language

COOKIE = "language"


def language_of(request: Request) -> Language:
    """The language to answer in."""
    chosen = request.cookies.get(COOKIE, "")
    return language(chosen if chosen in LANGUAGES else preferred(request.headers.get("accept-language", "")))


def preferred(header: str) -> str:
    """The best language for an Accept-Language header.

    >>> preferred("de, fr-CH;q=0.8, en;q=0.7")
    'fr'
    """
    ranges = [_range(part) for part in header.split(",")]
    spoken = [(weight, code) for weight, code in ranges if code in LANGUAGES and weight > 0]
    return max(spoken, key=lambda item: item[0], default=(0.0, LANGUAGES[0]))[1]


def _range(part: str) -> tuple[float, str]:
    name, _, weight = part.partition(";q=")
    try:
        return float(weight or 1), name.strip().lower()[:2]
    except ValueError:
        return 0.0, ""
