"""A pseudo-terminal: a program believes that somebody sits there."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

COMMAND = [sys.executable, "-c", "import sys; from irodori.terminal.cli import main; sys.exit(main())"]
PATIENCE = 120.0


class Terminal:
    """A program that believes to be at a terminal, and everything that it has written."""

    def __init__(self, home: Path, arguments: tuple[object, ...], columns: int, lines: int, **more: str) -> None:
        self.master, slave = pty.openpty()
        self.resize(columns, lines, tell=False)
        kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        environment = {**kept, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", **more}
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            env={**environment, "IRODORI_HOME": str(home)},
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
        )  # fmt: skip
        os.close(slave)
        self.written = b""
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        while True:
            try:
                chunk = os.read(self.master, 1 << 16)
            except OSError:
                return
            if not chunk:
                return
            self.written += chunk

    @property
    def text(self) -> str:
        return self.written.decode(errors="replace")

    @property
    def words(self) -> str:
        """Without what moves the cursor and colours."""
        return " ".join(re.sub(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b.", " ", self.text).split())

    def resize(self, columns: int, lines: int, *, tell: bool = True) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        if tell:
            os.kill(self.process.pid, signal.SIGWINCH)

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def until(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert self.process.poll() is None, self.words[-2000:]
            assert time.monotonic() < end, self.words[-2000:]
            time.sleep(0.02)

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        self.reader.join()


Opener = Callable[..., Terminal]
