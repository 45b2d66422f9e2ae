"""Keys, which give their holder access. The hall sends a key once and stores only its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

KEY_BYTES = 24
TABLE_BYTES = 9


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def key_from(token: str, purpose: str) -> str:
    """The key that a request with a token gets: the same whenever it is asked again, although the
    hall keeps only its hash. The token is random and as secret as the key."""
    mixed = hmac.digest(token.encode(), f"stormhall {purpose}".encode(), "sha256")
    return urlsafe_b64encode(mixed[:KEY_BYTES]).decode()


def new_table_id() -> str:
    """An id for a table; it appears in links and logs, and opens nothing."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_seed() -> int:
    """A seed for a game's chance, as secret as a key while the game lasts."""
    return secrets.randbits(63)


def digest_of(key: str) -> str:
    """The hash of a key. A key is long and random, so no salt is needed."""
    return hashlib.sha256(key.encode()).hexdigest()
