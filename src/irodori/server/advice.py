"""Reviews of finished games and hints at the table, worked out in processes of their own, a few at once.

A review is a job: it is asked for, and asked after until it is done. Jobs live in this process's memory, which tells
other processes of them where there are any, and are forgotten after a while: a review can always be made again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal, cast

from msgspec import Struct, json

from irodori.core.edition import Json
from irodori.server.guests import token
from irodori.server.store.database import StoreError

log = logging.getLogger("irodori.advice")
MOST_WAITING = 30
"""Reviews that may wait at once, of all guests."""
KEPT = 3600.0
"""Seconds that a job is remembered."""
BEAT = 2.0
"""Seconds between what other processes are told of a job."""
SLOWEST_REVIEW, SLOWEST_HINT = 600.0, 20.0
HINT_MS = 700.0
MOST_LINE = 16_000_000
Answer = dict[str, Json]


class AdviceError(Exception):
    """There is no advice; what it says may be shown."""


class JobState(Struct):
    """`done` of `of` lines have been looked at."""

    status: Literal["waiting", "running", "done", "failed"] = "waiting"
    done: int = 0
    of: int = 0
    review: dict[str, Any] | None = None
    problem: str | None = None

    @property
    def over(self) -> bool:
        return self.status in ("done", "failed")


class Job:
    def __init__(self, owner: str, began: float) -> None:
        self.id = token()
        self.owner = owner
        self.began = began
        self.state = JobState()


Tell = Callable[[Job], Awaitable[None]]


class Advice:
    def __init__(
        self, clock: Callable[[], float], size: int = 1, program: list[str] | None = None, tell: Tell | None = None
    ) -> None:
        self.clock = clock
        self.tell = tell
        """Lets other processes know how far a job is."""
        self.program = program or [sys.executable, "-m", "irodori.server.adviser"]
        self.reviewing = asyncio.Semaphore(size)
        self.hinting = asyncio.Semaphore(size)
        """Apart from reviews: a hint is waited for."""
        self.jobs: dict[str, Job] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- reviews

    async def begin(self, owner: str, record: Answer, seats: list[int]) -> Job:
        """Returns when every process knows of it."""
        now = self.clock()
        self.jobs = {
            key: job for key, job in self.jobs.items() if now - job.began < KEPT or job.state.status == "running"
        }
        if sum(job.state.status == "waiting" for job in self.jobs.values()) >= MOST_WAITING:
            raise AdviceError("too many reviews wait already: come back later")
        job = Job(owner, now)
        self.jobs[job.id] = job
        if self.tell is not None:
            try:
                await self.tell(job)
            except StoreError:
                del self.jobs[job.id]
                raise
        review = self.start(self.review(job.state, {"record": record, "seats": list[Json](seats)}))
        if self.tell is not None:
            self.start(self.telling(job, review, self.tell))
        return job

    def start(self, coroutine: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def telling(self, job: Job, review: asyncio.Task[None], tell: Tell) -> None:
        """Until the others know how it ended."""
        told = False
        while not told:
            await asyncio.wait([review], timeout=BEAT)
            over = job.state.over
            try:
                await tell(job)
                told = over
            except StoreError as error:
                log.warning("other processes cannot be told of a review: %s", error)
                await asyncio.sleep(BEAT)

    async def review(self, state: JobState, question: Answer) -> None:
        def heard(line: Answer) -> None:
            state.done, state.of = cast("int", line.get("done", state.done)), cast("int", line.get("of", state.of))

        async with self.reviewing:
            state.status = "running"
            try:
                answer = await self.asked(question, SLOWEST_REVIEW, heard)
                state.review = cast("Answer", answer["review"])
                state.status, state.done = "done", state.of
            except AdviceError as error:
                state.status, state.problem = "failed", str(error)
            except Exception as error:
                log.warning("a review failed: %r", error)
                state.status, state.problem = "failed", "the review could not be made"

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
