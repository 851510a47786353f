"""What bots make of a finished game: asked for once, and asked after until it is there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from irodori.core.errors import IrodoriError
from irodori.server.advice import AdviceError, JobState
from irodori.server.routes.problems import AnyRequest, ProblemError, house_of, must_be_guest
from irodori.server.routes.subjects import MOST_RECORD, brought

JobId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Of `record` and `table`, the id of a finished table, one is wanted. `seat`: whose decisions; null for all."""

    record: dict[str, Any] | None = None
    table: Annotated[str, Meta(max_length=64)] | None = None
    seat: int | None = None


class Looked(Struct, frozen=True):
    """`done` of `of` lines have been looked at. `review` is there when it is done, `problem` when it has failed."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    done: int
    of: int
    review: dict[str, Any] | None
    problem: str | None


def looked(job: str, state: JobState) -> Looked:
    return Looked(job, state.status, state.done, state.of, state.review, state.problem)


class Reviews(Controller):
    path = "/api/review"
    tags = ("reviews",)

    @post("/", summary="Let bots look a finished game over", status_code=202, request_max_body_size=MOST_RECORD)
    async def begin(self, request: AnyRequest, data: JSONBody[Asked]) -> Looked:
        house, guest = house_of(request), must_be_guest(request)
        record = await brought(house, data.record, data.table)
        try:
            players = record.replay().game.players
        except IrodoriError as error:
            raise ProblemError(409, "record", str(error)) from None
        if data.seat is not None and not 0 <= data.seat < players:
            raise ProblemError(409, "seat", f"seats are 0 to {players - 1}")
        if not house.limits.reviews.allows(guest):
            raise ProblemError(429, "slow_down", "too many reviews: wait a moment")
        seats = list(range(players)) if data.seat is None else [data.seat]
        try:
            job = await house.advice.begin(guest, record.content, seats)
        except AdviceError as error:
            raise ProblemError(503, "busy", str(error)) from None
        return looked(job.id, job.state)

    @get("/{job:str}", summary="How far a review is, and what it found")
    async def job(self, request: AnyRequest, job: JobId) -> Looked:
        state = await house_of(request).review(must_be_guest(request), job)
        if state is None:
            raise ProblemError(404, "no_review", "there is no such review, or it has been forgotten: ask anew")
        return looked(job, state)
