"""Headers that every answer carries, and the check that a post comes from our own pages."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from bourgade.core.language import mark
from bourgade.server.refusals import ForeignSite

POLICY = "; ".join(
    [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    ]
)
# Links are keys, so no other site may see them as a referrer. `no-referrer` would say `Origin: null` in posts of our
# own forms, and a post from another site could then no longer be told from ours where browsers send no Sec-Fetch-Site.
SECURITY = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
}


def secure(headers: MutableHeaders) -> None:
    """Add what keeps a page to itself; nothing but files is cached."""
    for name, value in SECURITY.items():
        headers[name] = value
    headers.setdefault("cache-control", "no-store")


def check_origin(headers: Headers) -> None:
    """Refuse a post that a page of another site has made this browser send."""
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None:
        is_foreign = site not in ("same-origin", "none")
    else:
        is_foreign = origin is not None and _host(origin) != headers.get("host")
    if is_foreign:
        raise ForeignSite(mark("this request comes from a page of another site: open the table here and try again"))


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
