"""Text that comes from people, made safe to keep and to send: one line, no controls, well-formed, not too long."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 40
LONGEST_MESSAGE = 500
NO_ROOM = {"Cf", "Zs"}
"""What joins or parts letters is kept, but is nothing to see by itself."""
UNSEEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
# Marks that turn the direction of all that follows on the page; letters of right-to-left scripts do not need them.
TURNS = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def one_line(text: str, longest: int) -> str:
    """The text on one line; any script may stand in it, and what markup it holds is just text."""
    kept = (" " if unicodedata.category(letter) in UNSEEN or letter in TURNS else letter for letter in text)
    line = " ".join("".join(kept).split())[:longest].strip()
    return line if any(unicodedata.category(letter) not in NO_ROOM for letter in line) else ""
