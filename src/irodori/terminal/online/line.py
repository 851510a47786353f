"""The line to a table: a socket that comes back by itself, and messages that are sent again until they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from irodori.terminal.online.guest import Guest
from irodori.terminal.online.known import Known, Message

SHORTEST, LONGEST = 0.4, 15.0
NOT_FOUND, NOT_FOR_SPECTATORS = 4404, 4403
MOST_BYTES = 1 << 24
OPENING, OPEN, LOST, GONE, FORBIDDEN = "opening", "open", "lost", "gone", "forbidden"


def pause(tries: int, chance: float) -> float:
    """Longer each time, and never all at once."""
    most = min(LONGEST, SHORTEST * 2.0 ** min(tries, 10))
    return most / 2 + most / 2 * chance


class Line:
    """`changed` is called whenever something new is known, or the line's state has changed."""

    def __init__(self, guest: Guest, changed: Callable[[], None]) -> None:
        self.guest = guest
        self.changed = changed
        self.known = Known()
        self.state = OPENING
        self.waiting: dict[str, tuple[str, asyncio.Future[Message]]] = {}
        self.socket: ClientConnection | None = None
        self.own = secrets.token_hex(4)
        self.count = 0
        self.tries = 0

    async def run(self) -> None:
        """Until the table is gone, or the task is cancelled."""
        while self.state not in (GONE, FORBIDDEN):
            try:
                await self.listen()
            except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                self.turn(LOST)
            if self.state not in (GONE, FORBIDDEN):
                await asyncio.sleep(pause(self.tries, random.random()))
                self.tries += 1

    async def listen(self) -> None:
        address = self.guest.address
        more: dict[str, Any] = {"proxy": None} if address.is_near else {}
        more |= {"additional_headers": {"Cookie": self.guest.cookie}, "max_size": MOST_BYTES}
        socket = await connect(address.socket(self.known.number), **more)
        try:
            async for text in socket:
                await self.hear(json.loads(text), socket)
        finally:
            self.socket = None
            self.turn({NOT_FOUND: GONE, NOT_FOR_SPECTATORS: FORBIDDEN}.get(socket.close_code or 0, LOST))
            await socket.close()

    async def hear(self, message: Message, socket: ClientConnection) -> None:
        is_new = self.known.take(message)
        if "hello" in message and self.socket is None:
            self.socket, self.tries = socket, 0
            self.turn(OPEN)
            for text, _ in list(self.waiting.values()):
                await socket.send(text)
        if "answer" in message and (found := self.waiting.pop(message["answer"], None)) is not None:
            if not found[1].done():
                found[1].set_result(message)
            is_new = True
        if is_new:
            self.changed()

    def turn(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.changed()

    async def send(self, do: str, **more: object) -> Message:
        """Now, or when the line is back; the answer comes once, whatever happens in between."""
        self.count += 1
        key = f"{self.own}-{self.count}"
        text = json.dumps({"do": do, "id": key, **more})
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waiting[key] = (text, answer)
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again
                await self.socket.send(text)
        return await answer
