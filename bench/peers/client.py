"""The load: many WebSockets in one process, written for little of its own time. Frames are masked with zeros."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast


class Client(asyncio.Protocol):
    """One WebSocket; `told` gets each text message and the client."""

    def __init__(self, path: str, host: str, cookie: str, told: Callable[[Client, bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        self.told = told
        self.buffer = b""
        self.is_open = False
        self.closed = False
        self.updates = 0
        """How many moves it has heard of."""
        self.transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)
        self.transport.write(self.request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = buffer
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open, buffer = True, rest
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if start > end or end < start + size:
                break
            kind = buffer[at] & 15
            at = start + size
            if kind == 1:
                self.told(self, buffer[start:at])
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([128 | size]) + bytes(4) + buffer[start:at])
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 128 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self.transport.close()


class Moves:
    """A table's moves, one after another: when each was sent, and how many sockets have heard of it."""

    def __init__(self, sockets: int) -> None:
        self.sockets = sockets
        self.sent: list[float] = []
        self.heard: list[int] = []

    def send(self) -> None:
        self.sent.append(time.perf_counter())
        self.heard.append(0)

    def hear(self, client: Client) -> float | None:
        """The next update of this socket; the seconds since the move was sent, if it was the last to hear."""
        move = client.updates
        client.updates += 1
        self.heard[move] += 1
        return time.perf_counter() - self.sent[move] if self.heard[move] == self.sockets else None
