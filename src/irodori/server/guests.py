"""Who somebody is: a guest with a signed cookie. No accounts, no passwords.

A signing key holds for a period and is derived from the server's secret; what an older key signed is good for a year
and is signed anew when it comes back. Several secrets may be given, the newest first: so a secret can be changed.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

COOKIE = "irodori_guest"
PERIOD = 30 * 86_400
GOOD_FOR = 13
"""Periods."""


def token(bits: int = 128) -> str:
    return secrets.token_urlsafe(bits // 8)


def hashed(text: str) -> str:
    """What the database keeps of a one-time token."""
    return sha256(text.encode()).hexdigest()


class Guests:
    def __init__(self, secret: str, secure: bool) -> None:
        self.secrets = [part.strip().encode() for part in secret.split(",") if part.strip()]
        self.secure = secure

    def cookie(self, player: str, now: int) -> str:
        """The value of a Set-Cookie header."""
        value = self.signed(player, now)
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={PERIOD * GOOD_FOR}; HttpOnly; SameSite=Lax{secure}"

    def signed(self, player: str, now: int) -> str:
        period = now // 1000 // PERIOD
        return f"{player}.{period}.{self.signature(self.secrets[0], player, period)}"

    def signature(self, secret: bytes, player: str, period: int) -> str:
        key = hmac.digest(secret, f"guest key {period}".encode(), "sha256")
        return urlsafe_b64encode(hmac.digest(key, f"{player}.{period}".encode(), "sha256")).decode().rstrip("=")

    def read(self, header: str | None, now: int) -> tuple[str, bool] | None:
        """Who sends this Cookie header, and whether the cookie should be signed anew."""
        if not header or COOKIE not in header or len(header) > 8192:
            return None
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        parts = morsel.value.split(".") if morsel else []
        if len(parts) != 3 or not parts[1].isascii() or not parts[1].isdecimal() or len(parts[1]) > 6:
            return None
        player, period, current = parts[0], int(parts[1]), now // 1000 // PERIOD
        if not current - GOOD_FOR < period <= current:
            return None
        for place, secret in enumerate(self.secrets):
            if hmac.compare_digest(self.signature(secret, player, period).encode(), parts[2].encode()):
                return player, place > 0 or period < current
        return None
