"""A new table at a server, as the command line wishes it."""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json
from irodori.core.errors import SetupError
from irodori.terminal.online.guest import Found, Guest, nonce
from irodori.terminal.page import plain

if TYPE_CHECKING:
    from irodori.terminal.online.address import Address
    from irodori.terminal.online.known import Message

LIVE, DAYS = re.compile(r"(\d{1,3})(?:\+(\d{1,3}))?"), re.compile(r"(\d{1,2}(?:\.\d{1,2})?)d")
ONLY_NEW = (
    "players", "bots", "edition", "option", "clock", "memory", "late", "hints", "public", "draw_seats", "spectators",
    "title",
)  # fmt: skip


def must_be_new(arguments: argparse.Namespace) -> None:
    """What says how a table shall be is for a new one."""
    given = [f"--{name.replace('_', '-')}" for name in ONLY_NEW if getattr(arguments, name)]
    if given:
        raise SetupError(
            f"{', '.join(given)}: only a new table (--new GAME) is set up; one that is there has its rules"
        )


def wish(arguments: argparse.Namespace) -> Message:
    """What is asked of the server; it says itself what it does not have."""
    found: Message = {"game": arguments.new, "nonce": nonce(), "private": not arguments.public}
    bots = [level.strip() for level in arguments.bots.split(",")] if arguments.bots else []
    if not all(bots):
        raise SetupError("--bots are levels between commas, such as plum,moss")
    found["bots"] = bots
    for key in ("players", "memory", "late", "spectators", "title"):
        if (given := getattr(arguments, key)) is not None:
            found[key] = given
    if arguments.edition:
        found["edition"] = edition(cast("str", arguments.edition))
    found["options"] = dict.fromkeys(cast("list[str]", arguments.option), True)
    found["clock"] = clock(cast("str | None", arguments.clock))
    found["hints"] = bool(arguments.hints)
    found["shuffled_seats"] = bool(arguments.draw_seats)
    return found


def edition(text: str) -> str | Message:
    """A key that the server knows, or the content of a file."""
    if not text.endswith(".toml"):
        return text
    try:
        return tomllib.loads(Path(text).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"{text}: {error.strerror or error}") from None
    except ValueError as error:
        raise SetupError(f"{text}: {plain(str(error))}") from None


def clock(text: str | None) -> Message:
    if text is None or text == "none":
        return {"kind": "none"}
    if found := DAYS.fullmatch(text):
        return {"kind": "days", "days": float(found[1])}
    if found := LIVE.fullmatch(text):
        return {"kind": "live", "bank": 60 * int(found[1]), "increment": int(found[2] or 0)}
    raise SetupError(
        f"--clock is none, minutes and seconds for each move (10+10), or days for each move (3d), not {text!r:.40}"
    )


def opened(guest: Guest, wished: Message) -> Address:
    """The new table's address. Where bots take all other seats the cards are dealt at once."""
    found = guest.ask("POST", "/tables", wished)
    guest.address = guest.address._replace(table=str(found["id"]), token="")
    chairs = cast("list[Json]", cast("Found", found["table"])["chairs"])
    if all(chairs):
        guest.ask("POST", f"/tables/{guest.address.table}/start")
    return guest.address
