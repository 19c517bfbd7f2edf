"""Tokens: the secrets in the links. Only their hashes are stored, so a copy of the database opens no seat."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

BYTES = 18  # 144 bits
TOKEN = re.compile(r"[A-Za-z0-9_-]{24}")
TABLE = re.compile(r"[a-z0-9]{12}")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    """The public name of a table: it lets people look on, and nothing more."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def seat_token(host: str, seat: int) -> str:
    """The token of a seat that waits for a guest.

    It follows from the host's token, so the host's page can show the link again without anybody storing it.
    """
    digest = hashlib.blake2b(f"seat {seat}".encode(), key=host.encode(), digest_size=BYTES).digest()
    return base64.urlsafe_b64encode(digest).decode()


def token_hash(token: str) -> str:
    """What is stored. A token is random and long, so a plain hash cannot be reversed by trying."""
    return hashlib.blake2b(token.encode(), digest_size=32).hexdigest()
