"""Bots in processes of their own: a bot that is slow or breaks costs its table a pause, and nobody else anything.

A worker reads a line `{"id": 1, "level": "…", "view": {…}, "table": {…}}` and answers `{"id": 1, "move": "…"}`. It
never gets more than the view of the seat for which it chooses, and what is printed on the cards.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import cast

from msgspec import json

from irodori.core.edition import Json

log = logging.getLogger("irodori.bots")
SLOWEST = 20.0
"""Seconds after which a worker is given up and started anew."""
MOST_LINE = 4_000_000


USUAL = "plum"
"""The level of a bot that stands in for a person."""


def command() -> list[str]:
    return [sys.executable, "-m", "irodori.bots.worker"]


def levels() -> list[str]:
    from irodori.bots.levels import names

    return names()


class Worker:
    def __init__(self, program: list[str]) -> None:
        self.program = program
        self.process: Process | None = None
        self.asked = 0

    async def choose(self, level: str, view: dict[str, Json], table: dict[str, Json]) -> str:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MOST_LINE
            )
        process = self.process
        assert process.stdin is not None and process.stdout is not None
        self.asked += 1
        process.stdin.write(json.encode({"id": self.asked, "level": level, "view": view, "table": table}) + b"\n")
        await process.stdin.drain()
        answer = cast("dict[str, Json]", json.decode(await process.stdout.readline() or b"{}"))
        if answer.get("id") != self.asked or not isinstance(move := answer.get("move"), str):
            raise RuntimeError(f"a bot's worker answered {str(answer)[:200]}")
        return move

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """As many workers as may think at once, started when they are first needed."""

    def __init__(self, size: int = 1, program: list[str] | None = None, slowest: float = SLOWEST) -> None:
        self.slowest = slowest
        self.restarts = 0
        self.waiting = 0
        self.workers = [Worker(program or command()) for _ in range(size)]
        self.free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    @property
    def is_full(self) -> bool:
        """Whether every worker thinks."""
        return self.free.empty()

    async def choose(self, level: str, view: dict[str, Json], table: dict[str, Json]) -> str:
        """A legal move: the bot's, or, if it fails twice, any."""
        moves = cast("list[str]", view["moves"])
        if len(moves) == 1:
            return moves[0]
        self.waiting += 1
        try:
            worker = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            for _ in range(2):
                try:
                    async with asyncio.timeout(self.slowest):
                        move = await worker.choose(level, view, table)
                    if move in moves:
                        return move
                    raise RuntimeError(f"{move!r} is not legal")
                except asyncio.CancelledError:
                    await worker.stop()
                    raise
                except Exception as error:
                    self.restarts += 1
                    log.warning("a bot's worker is started anew: %r", error)
                    await worker.stop()
        finally:
            self.free.put_nowait(worker)
        return random.choice(moves)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
