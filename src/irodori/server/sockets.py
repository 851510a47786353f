"""The WebSocket of a table: who may open it, and how what comes in is taken."""

from __future__ import annotations

import logging
import re
from ipaddress import IPv6Address
from typing import Any
from urllib.parse import parse_qs

from msgspec import json

from irodori.server import messages as m
from irodori.server.actions import Refusal
from irodori.server.house import House
from irodori.server.live import NOT_FOR_SPECTATORS, Live, refusal
from irodori.server.outlet import Outlet, Send
from irodori.server.store.database import StoreError

log = logging.getLogger("irodori.sockets")
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
NOT_FOUND, BUSY, POLICY = 4404, 1013, 1008
MOST_BAD = 10
"""Messages that may be wrong before a socket is closed."""

Scope = Any
Receive = Any


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def is_own(house: House, scope: Scope, origin: str | None) -> bool:
    """Whether a page with this origin is ours. Programs that are no browser send none."""
    if origin is None:
        return True
    if house.config.origins:
        return origin.lower() in house.config.origins
    host = header(scope, b"host")
    return host is not None and origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


def address(scope: Scope) -> str:
    """Whom limits count as one: an address, or the network of 64 bits that one household has of IPv6."""
    client = scope.get("client")
    if client is None:
        return "?"
    found: str = client[0]
    try:
        return ":".join(IPv6Address(found).exploded.split(":")[:4])
    except ValueError:
        return found


async def serve(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    found = PATH.fullmatch(scope["path"])
    if found is None or not is_own(house, scope, header(scope, b"origin")):
        await send({"type": "websocket.close", "code": 4403})
        return
    await send({"type": "websocket.accept"})
    where = address(scope)
    if house.draining or not house.limits.sockets.allows(where) or house.addresses[where] >= house.limits.most_sockets:
        await close(send, BUSY, "too many at once: come back later")
        return
    house.addresses[where] += 1
    try:
        await look_on(house, found[1], scope, receive, send)
    finally:
        house.addresses[where] -= 1
        if not house.addresses[where]:
            del house.addresses[where]


async def look_on(house: House, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    try:
        live = await house.live(table_id, fresh=house.database.shared)
    except StoreError as error:
        log.error("a table cannot be loaded: %s", error)
        await close(send, BUSY, "the server cannot read this table now")
        return
    if live is None:
        await close(send, NOT_FOUND, "there is no such table")
        return
    guest = house.guests.read(header(scope, b"cookie"), house.now())
    if guest and guest[0] in house.banned:
        await close(send, NOT_FOR_SPECTATORS, "the host of this server keeps you out")
        return
    outlet = seated(live, scope, guest[0] if guest else "", send)
    if outlet is None:
        await close(send, NOT_FOR_SPECTATORS, "this table is not for spectators")
        return
    house.sockets += 1
    live.attach(outlet, since(scope))
    try:
        await listen(house, live, outlet, receive)
    finally:
        house.sockets -= 1
        outlet.dropped = True
        (house.lives.get(live.id) or live).detach(outlet)


async def close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


def seated(live: Live, scope: Scope, player: str, send: Send) -> Outlet | None:
    table = live.table
    seat = table.seat_of(player) if player else None
    viewer = seat
    if seat is None and table.status == "running":
        if table.facts.spectators == "off":
            return None
        wanted = asked(scope, "seat")
        if table.facts.spectators == "seats" and wanted in map(str, range(table.facts.players)):
            viewer = int(wanted)
    return Outlet(send, player, seat, viewer, forecasts=asked(scope, "forecast") == "1")


def asked(scope: Scope, name: str) -> str:
    """A part of the address after the question mark."""
    return parse_qs(scope["query_string"].decode("latin-1")).get(name, [""])[0]


def since(scope: Scope) -> int:
    number = asked(scope, "since")
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else 0


async def listen(house: House, live: Live, outlet: Outlet, receive: Receive) -> None:
    bad = 0
    limits, key = house.limits, outlet.player or str(id(outlet))
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        if outlet.dropped:
            continue
        if live.broken:
            live = house.lives.get(live.id) or live
        try:
            text = event.get("text")
            if text is None:
                raise m.Unreadable("a message is text, not binary")
            message = m.parsed(text)
        except m.Unreadable as error:
            bad += 1
            house.metrics.refused += 1
            live.deliver(outlet, refusal(error.id, Refusal("unreadable", str(error))))
            if bad > MOST_BAD:
                outlet.close(POLICY, "too many messages that are none")
            continue
        talk = isinstance(message, m.Chat | m.Claim)
        hint = isinstance(message, m.Hint)
        if (
            not limits.messages.allows(key)
            or (talk and not limits.talk.allows(key))
            or (hint and not limits.hints.allows(key))
        ):
            house.metrics.refused += 1
            live.deliver(outlet, refusal(message.id, Refusal("slow_down", "too many messages: wait a moment")))
            continue
        if live.broken:
            live.deliver(outlet, refusal(message.id, Refusal("storage", "the table is being loaded again")))
            continue
        if house.draining:
            live.deliver(outlet, refusal(message.id, Refusal("restart", "the server restarts: come back in a moment")))
            continue
        try:
            live.receive(outlet, message)
        except Exception:
            log.exception("a message at table %s", live.key)
            outlet.send(json.encode({"answer": message.id, "error": {"code": "bug", "sentence": "a mistake of ours"}}))
            live.stop()
            house.broken(live)
