"""Who one is at a server: a guest with a cookie, which is kept for the next time."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import tempfile
import time
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import cast
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPHandler, OpenerDirector, ProxyHandler, Request, build_opener

from irodori.core.edition import Json, user_folder
from irodori.core.errors import IrodoriError
from irodori.terminal.online.address import Address
from irodori.terminal.page import plain

TIMEOUT = 20
NEAR = 2.0
"""Seconds by which two clocks may differ without anybody minding."""
MOST = 30
"""Characters of a name."""
Found = dict[str, Json]


class ServerError(IrodoriError):
    """The server said no, or nothing."""

    def __init__(self, sentence: str, code: str = "") -> None:
        super().__init__(sentence)
        self.code = code


class Guest:
    def __init__(self, address: Address, account: str = "") -> None:
        self.address = address
        self.key = f"{address.server} {account}".strip()
        """Under which the cookie is kept: a bot of this machine's user is not that user."""
        self.cookie = cookies().get(self.key, "")
        self.ahead = 0.0
        """Seconds by which the server's clock is ahead of this machine's, as far as that is worth knowing."""
        handlers = [ProxyHandler({})] if address.is_near else []
        self.opener: OpenerDirector = build_opener(HTTPHandler(), *handlers)

    def ask(self, method: str, path: str, content: Found | None = None) -> Found:
        """A request and its answer; a new cookie is kept."""
        headers = {"Accept": "application/json", "User-Agent": "irodori"}
        body = None
        if self.cookie:
            headers["Cookie"] = self.cookie
        if content is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(content).encode()
        request = Request(self.address.api(path), body, headers, method=method)
        server = self.address.server
        try:
            with self.opener.open(request, timeout=TIMEOUT) as answer:
                for given in cast("list[str]", answer.headers.get_all("Set-Cookie") or []):
                    self.keep(given.partition(";")[0])
                self.compare_clocks(answer.headers.get("Date"))
                found = json.load(answer)
        except HTTPError as error:
            raise refusal(server, error) from None
        except URLError as error:
            raise ServerError(f"{server} does not answer: {plain(str(error.reason))}", "offline") from None
        except (OSError, ValueError) as error:
            raise ServerError(f"{server} gave no answer that can be read: {plain(str(error))}", "offline") from None
        if not isinstance(found, dict):
            raise ServerError(f"{server} is no server of these games")
        return cast("Found", found)

    def compare_clocks(self, date: str | None) -> None:
        """An answer's date is cut to seconds, and was a while on its way."""
        with contextlib.suppress(ValueError):
            ahead = parsedate_to_datetime(date).timestamp() + 0.5 - time.time() if date else 0.0
            self.ahead = ahead if abs(ahead) > NEAR else 0.0

    def keep(self, cookie: str) -> None:
        if cookie and cookie != self.cookie:
            self.cookie = cookie
            write({**cookies(), self.key: cookie})

    # ---- coming in

    def come_in(self, name: str | None) -> str:
        """As a guest with a name: the one given, else the one that the server knows, else this machine's user."""
        if self.address.token:
            self.ask("POST", "/me/linked", {"token": self.address.token})
        known = self.ask("GET", "/me").get("name")
        if isinstance(known, str) and name in (None, known):
            return known
        wanted = " ".join((name or user()).split())[:MOST]
        return str(self.ask("PUT", "/me", {"name": wanted})["name"])

    def sit_down(self) -> Found:
        """At the table where that is possible; else one looks on."""
        path = f"/tables/{self.address.table}"
        found = self.ask("GET", path)
        table = found.get("table")
        if found.get("you") is None and isinstance(table, dict) and table.get("status") == "open":
            with contextlib.suppress(Full):
                return self.ask("POST", f"{path}/join", {"nonce": nonce()})
        return found


class Full(ServerError):
    pass


def refusal(server: str, error: HTTPError) -> ServerError:
    """What the server's problem says; anything else answered in its place is none."""
    try:
        found = json.load(error)
        code, sentence = str(found["code"]), str(found["sentence"])
    except (OSError, ValueError, LookupError, TypeError):
        return ServerError(f"{server} answered {error.code}: is it a server of these games?")
    kind = Full if code in ("taken", "running", "ended") else ServerError
    return kind(f"the server says: {plain(sentence)}", code)


def nonce() -> str:
    """What this machine adds to the shuffle, so that the server alone cannot choose it."""
    return secrets.token_hex(16)


def user() -> str:
    import getpass

    with contextlib.suppress(OSError, KeyError, ImportError):
        if found := "".join(char for char in getpass.getuser() if char.isprintable()).strip():
            return found
    return "Guest"


# ---- kept on this machine


def file() -> Path:
    return user_folder() / "servers.json"


def cookies() -> dict[str, str]:
    """By server; a file that cannot be read is as good as none."""
    try:
        found = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    kept = cast("dict[str, object]", found)
    return {server: cookie for server, cookie in kept.items() if isinstance(cookie, str) and cookie.isprintable()}


def write(found: dict[str, str]) -> None:
    """For this user's eyes only: who has the cookie is the guest."""
    place = file()
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place.parent, prefix="servers-")
    with open(handle, "w", encoding="utf-8") as new:  # noqa: PTH123
        json.dump(found, new, indent=1)
    os.replace(name, place)  # noqa: PTH105


def host_of(address: Address) -> str:
    return urlsplit(address.server).netloc
