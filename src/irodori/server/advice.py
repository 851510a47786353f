"""Reviews of finished games and hints at the table, worked out in processes of their own, a few at once.

A review is a job: it is asked for, and asked after until it is done. Jobs live in this process's memory and are
forgotten after a while: a review can always be made again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from typing import cast

from msgspec import json

from irodori.core.edition import Json
from irodori.server.guests import token

log = logging.getLogger("irodori.advice")
MOST_WAITING = 30
"""Reviews that may wait at once, of all guests."""
KEPT = 3600.0
"""Seconds that a job is remembered."""
SLOWEST_REVIEW, SLOWEST_HINT = 600.0, 20.0
HINT_MS = 700.0
MOST_LINE = 16_000_000
Answer = dict[str, Json]


class AdviceError(Exception):
    """There is no advice; what it says may be shown."""


class Job:
    def __init__(self, owner: str, began: float) -> None:
        self.id = token()
        self.owner = owner
        self.began = began
        self.status = "waiting"
        self.done = self.of = 0
        self.review: Answer | None = None
        self.problem = ""


class Advice:
    def __init__(self, clock: Callable[[], float], size: int = 1, program: list[str] | None = None) -> None:
        self.clock = clock
        self.program = program or [sys.executable, "-m", "irodori.server.adviser"]
        self.reviewing = asyncio.Semaphore(size)
        self.hinting = asyncio.Semaphore(size)
        """Apart from reviews: a hint is waited for."""
        self.jobs: dict[str, Job] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- reviews

    def begin(self, owner: str, record: Answer, seats: list[int]) -> Job:
        now = self.clock()
        self.jobs = {key: job for key, job in self.jobs.items() if now - job.began < KEPT or job.status == "running"}
        if sum(job.status == "waiting" for job in self.jobs.values()) >= MOST_WAITING:
            raise AdviceError("too many reviews wait already: come back later")
        job = Job(owner, now)
        self.jobs[job.id] = job
        task = asyncio.create_task(self.review(job, {"record": record, "seats": list[Json](seats)}))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return job

    async def review(self, job: Job, question: Answer) -> None:
        def heard(line: Answer) -> None:
            job.done, job.of = cast("int", line.get("done", job.done)), cast("int", line.get("of", job.of))

        async with self.reviewing:
            job.status = "running"
            try:
                answer = await self.asked(question, SLOWEST_REVIEW, heard)
                job.review = cast("Answer", answer["review"])
                job.status, job.done = "done", job.of
            except AdviceError as error:
                job.status, job.problem = "failed", str(error)
            except Exception as error:
                log.warning("a review failed: %r", error)
                job.status, job.problem = "failed", "the review could not be made"

    # ---- hints

    async def hint(self, view: Answer, table: Answer) -> Answer:
        """What a strong bot would do, and what else there is, from what the seat may know."""
        async with self.hinting:
            try:
                answer = await self.asked({"view": view, "table": table, "ms": int(HINT_MS)}, SLOWEST_HINT)
                return cast("Answer", answer["hint"])
            except AdviceError:
                raise
            except Exception as error:
                log.warning("a hint failed: %r", error)
                raise AdviceError("there is no hint now") from None

    # ---- the process

    async def asked(self, question: Answer, slowest: float, heard: Callable[[Answer], None] | None = None) -> Answer:
        """The last line of a new process's answer."""
        process = await asyncio.create_subprocess_exec(
            *self.program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MOST_LINE
        )
        assert process.stdin is not None and process.stdout is not None
        line: Answer = {}
        try:
            async with asyncio.timeout(slowest):
                process.stdin.write(json.encode(question) + b"\n")
                await process.stdin.drain()
                async for text in process.stdout:
                    line = cast("Answer", json.decode(text))
                    if heard is not None:
                        heard(line)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
        if "error" in line:
            raise AdviceError(str(line["error"]))
        return line

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
