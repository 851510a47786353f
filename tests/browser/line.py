"""A way to the server that can be broken: what goes through it is counted and passed on, until it is not."""

from __future__ import annotations

import socket
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress

from tests.server.play import Server


class Line:
    def __init__(self, server: Server) -> None:
        self.port = int(server.port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.broken = False
        self.carried = 0
        """Bytes from the server, headers and sockets too."""
        self.lock = threading.Lock()
        self.open: set[socket.socket] = set()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self.join(near)

    def join(self, near: socket.socket) -> None:
        with self.lock:
            if self.broken:
                near.close()
                return
            far = socket.create_connection(("127.0.0.1", self.port))
            self.open |= {near, far}
        threading.Thread(target=self.both_ways, args=(near, far), daemon=True).start()

    def both_ways(self, near: socket.socket, far: socket.socket) -> None:
        with near, far:
            back = threading.Thread(target=self.carry, args=(far, near), daemon=True)
            back.start()
            self.carry(near, far)
            back.join()
            with self.lock:
                self.open -= {near, far}

    def carry(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source.getpeername()[1] == self.port:
                    with self.lock:
                        self.carried += len(data)
                goal.sendall(data)
        hang_up(source)
        hang_up(goal)

    def breaks(self) -> None:
        with self.lock:
            self.broken = True
            ends, self.open = self.open, set()
        for end in ends:
            hang_up(end)

    def mends(self) -> None:
        self.broken = False

    def close(self) -> None:
        self.breaks()
        hang_up(self.listener)
        self.listener.close()


def hang_up(end: socket.socket) -> None:
    """To close it alone tells nobody while another thread still reads from it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(server: Server) -> Generator[Line]:
    line = Line(server)
    try:
        yield line
    finally:
        line.close()
