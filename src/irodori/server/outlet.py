"""The sending side of one socket: at once while the peer keeps up, from a bounded queue while it does not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
MOST_WAITING = 64
"""Updates that may wait for a slow reader; then it is dropped, and gets everything anew when it comes back."""

RESYNC = 4008
HELLO = b'{"hello"'
"""How a message begins that tells the whole table."""


class Outlet:
    __slots__ = (
        "dropped",
        "forecasts",
        "greeted",
        "player",
        "seat",
        "sender",
        "sending",
        "viewer",
        "waiting",
        "watches",
    )

    def __init__(self, send: Send, player: str, seat: int | None, viewer: int | None, forecasts: bool = False) -> None:
        self.sender = send
        self.watches = seat is None and viewer is not None
        """Looks over somebody's shoulder."""
        self.player = player
        self.seat = seat
        """Where this person sits and may act."""
        self.viewer = viewer
        """Whose eyes it sees with."""
        self.forecasts = forecasts
        """Wants to be told what may come of each move."""
        self.greeted = False
        """Has been sent the whole table."""
        self.waiting: deque[dict[str, Any]] | None = None
        self.sending: asyncio.Task[None] | None = None
        self.dropped = False

    def send(self, data: bytes) -> None:
        if not self.greeted:
            self.greeted = data.startswith(HELLO)
        self.put({"type": "websocket.send", "text": data.decode()})

    def close(self, code: int, reason: str) -> None:
        self.put({"type": "websocket.close", "code": code, "reason": reason})
        self.dropped = True

    def put(self, message: dict[str, Any]) -> None:
        if self.dropped:
            return
        if self.waiting is not None:
            if len(self.waiting) < MOST_WAITING:
                self.waiting.append(message)
            else:
                self.waiting.clear()
                self.waiting.append({"type": "websocket.close", "code": RESYNC, "reason": "too slow: come back"})
                self.dropped = True
            return
        rest = begun(self.sender(message))
        if rest is not None:
            self.waiting = deque()
            self.sending = asyncio.get_running_loop().create_task(self.drain(rest))

    async def drain(self, first: Awaitable[None]) -> None:
        waiting = self.waiting
        assert waiting is not None
        try:
            await first
            while waiting:
                await self.sender(waiting.popleft())
            self.waiting = None
        except Exception:
            self.dropped = True  # the reading side learns of the disconnect, and detaches


class Rest:
    """What is left of a coroutine that has begun and waits for a future."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self.waits_for
        while True:
            if waits_for is not None:
                waits_for._asyncio_future_blocking = True  # noqa: SLF001
            yield waits_for
            try:
                waits_for = self.coroutine.send(None)
            except StopIteration:
                return


def begun(coroutine: Any) -> Rest | None:
    """Runs a coroutine until it is done or must wait: a task for each message would cost more than the message.

    Nearly always the socket takes a message at once; Python 3.12 calls this an eager task.
    """
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    except Exception:
        return None  # the peer is gone; the reading side will notice
    if waits_for is not None:
        waits_for._asyncio_future_blocking = False  # noqa: SLF001
    return Rest(coroutine, waits_for)
