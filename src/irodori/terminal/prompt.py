"""A line that a person or a program types. Ctrl-C is heard whenever it comes.

`input` alone can miss it where lines come through a pipe: when the signal arrives after Python last looked for one and
before it waits for the pipe, it waits for the next line. Here it waits for either.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Generator
from functools import cache

CHUNK = 1 << 16


def line(prompt: str) -> str:
    """EOFError where nothing more comes."""
    if os.name == "nt" or sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    return standard_input().line()


class Pipe:
    """What comes through a pipe or from a file, taken line by line."""

    def __init__(self, source: int) -> None:
        self.source = source
        self.waiting = b""

    def line(self) -> str:
        with signals() as heard:
            while b"\n" not in self.waiting:
                ready, _, _ = select.select([self.source, heard], [], [])
                if self.source not in ready:
                    os.read(heard, CHUNK)
                elif chunk := os.read(self.source, CHUNK):
                    self.waiting += chunk
                elif self.waiting:
                    self.waiting += b"\n"
                else:
                    raise EOFError
        found, _, self.waiting = self.waiting.partition(b"\n")
        return found.decode(errors="replace")


@cache
def standard_input() -> Pipe:
    return Pipe(sys.stdin.fileno())


@contextlib.contextmanager
def signals() -> Generator[int]:
    """What can be read from as soon as a signal has come, and Python will attend to it."""
    heard, told = os.pipe()
    os.set_blocking(told, False)
    before = signal.set_wakeup_fd(told)
    try:
        yield heard
    finally:
        signal.set_wakeup_fd(before)
        os.close(heard)
        os.close(told)
