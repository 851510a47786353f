"""The link of a table: where its server is, and what the table is called there."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from irodori.core.errors import IrodoriError

TABLE = re.compile(r"(.*)/(?:t|api/tables)/([A-Za-z0-9_-]{1,64})/?")
SCHEMES = {"http": "ws", "https": "wss"}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class LinkError(IrodoriError):
    """What was given is no table's link."""


class Address(NamedTuple):
    server: str
    """Scheme, host and port, and the path below which the server answers."""
    table: str
    token: str = ""
    """The one-time token of a link for a second device."""

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    def api(self, path: str) -> str:
        return f"{self.server}/api{path}"

    def socket(self, since: int) -> str:
        scheme, _, rest = self.server.partition("://")
        return f"{SCHEMES[scheme]}://{rest}/api/tables/{self.table}/socket?since={since}&forecast=1"

    @property
    def is_near(self) -> bool:
        """Whether the server runs on this machine, where no proxy stands between."""
        return urlsplit(self.server).hostname in LOOPBACK


def parsed(text: str) -> Address:
    """A link as the page shows it; one without a scheme means https, and http on this machine."""
    server, path, token = split(text)
    found = TABLE.fullmatch(path)
    if found is None:
        raise LinkError(f"a table's link looks like https://example.org/t/TABLE, not {text.strip()!r:.80}")
    return Address(f"{server}{found[1]}", found[2], token)


def server_of(text: str) -> Address:
    """Where a new table shall be: a server's address, or the link of any table there."""
    server, path, token = split(text)
    found = TABLE.fullmatch(path)
    return Address(f"{server}{found[1] if found else path.rstrip('/')}", "", token)


def split(text: str) -> tuple[str, str, str]:
    """Scheme with host and port, path, and the token of a link for a second device."""
    text = text.strip()
    whole = text
    if "://" not in whole:
        host = re.split(r"[:/]", whole, maxsplit=1)[0]
        whole = f"{'http' if host in LOOPBACK else 'https'}://{whole}"
    try:
        parts = urlsplit(whole)
        port = f":{parts.port}" if parts.port else ""
    except ValueError as error:
        raise LinkError(f"{text!r:.80} is no address: {error}") from None
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise LinkError(f"a table's link looks like https://example.org/t/TABLE, not {text!r:.80}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    token = parse_qs(parts.fragment.lstrip("/")).get("link", [""])[0]
    return f"{parts.scheme}://{host}{port}", parts.path, token
