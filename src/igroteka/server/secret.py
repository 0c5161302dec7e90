"""Secrets: tokens that prove a seat, ids of tables, seeds. Only hashes of tokens are ever stored."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LETTERS: Final = 12


def new_id() -> str:
    """The id of a table: nobody guesses it, and people can read it out."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))


def new_token() -> str:
    """192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> int:
    """The luck of a game."""
    return secrets.randbits(128)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()
