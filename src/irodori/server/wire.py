"""What a connection may cost before anybody has looked at what it says: how large, how slow, how silent."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_HEAD = 32_768
"""Bytes of a request before its body."""
SLOWEST = 30.0
"""Seconds within which a request must be there as a whole."""


class Requests(HttpToolsProtocol):
    """HTTP. A peer that sends its request drop by drop is cut off."""

    patience: TimerHandle | None = None
    head: int | None = None
    """Bytes of the request so far, until its body begins."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def expect(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(SLOWEST, self.transport.abort)

    def content(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def data_received(self, data: bytes) -> None:
        self.expect()
        super().data_received(data)
        if self.head is not None:
            self.head += len(data)
            if self.head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response(f"A request has at most {MOST_HEAD} bytes before its body.")

    def on_message_begin(self) -> None:
        self.head = 0
        self.expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.content()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.content()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.content()
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Who answers no ping may also read nothing: what waits to be sent is not waited for."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
