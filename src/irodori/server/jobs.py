"""Where several processes find each other's reviews: who asks after one may reach another than the one that makes it.

A row's id is made of the guest and the job: only the guest finds it, and nothing in it says who that is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import json
from sqlalchemy import delete, insert, select

from irodori.server.advice import KEPT, Job, JobState
from irodori.server.guests import hashed
from irodori.server.store import schema as s
from irodori.server.store.database import Database, Statement

GONE = 20_000
"""Milliseconds without a word after which a job's process must have ended."""
Write = Callable[..., Awaitable[None]]


def row_of(owner: str, job: str) -> str:
    return hashed(f"{owner} {job}")[:32]


def overdue(now: int) -> Statement:
    """Deletes what is to be forgotten."""
    return delete(s.reviews).where(s.reviews.c.at < now - int(KEPT * 1000)), {}


class Jobs:
    def __init__(self, database: Database, write: Write, now: Callable[[], int]) -> None:
        self.database = database
        self.write = write
        self.now = now

    async def put(self, job: Job) -> None:
        """How far it is now."""
        row, body = row_of(job.owner, job.id), json.encode(job.state)
        await self.write(
            (delete(s.reviews).where(s.reviews.c.id == row), {}),
            (insert(s.reviews).values(id=row, at=self.now(), body=body), {}),
        )

    async def get(self, owner: str, job: str) -> JobState | None:
        sought = select(s.reviews.c.at, s.reviews.c.body).where(s.reviews.c.id == row_of(owner, job))
        for at, body in await self.database.rows(sought):
            state = json.decode(body, type=JobState)
            if not state.over and self.now() - at > GONE:
                return JobState("failed", state.done, state.of, None, "the process that made it has ended: ask anew")
            return state
        return None
