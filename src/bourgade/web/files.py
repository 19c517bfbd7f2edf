"""The files of the pages, and the address at which browsers may keep them for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "static"


@cache
def version() -> str:
    """A short name for the content of the whole folder."""
    content = hashlib.blake2b(digest_size=6)
    for path in sorted(FOLDER.iterdir()):
        content.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return content.hexdigest()


def root() -> str:
    """Where files are kept for ever: modules that import `./other.js` stay within the same version."""
    return f"/static/v{version()}"
