"""What is answered when something cannot be done, and who is asking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from msgspec import Struct

from irodori.server.house import House
from irodori.server.store.database import Conflict

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 8
AnyRequest = Request[Any, Any, State]


class Problem(Struct, frozen=True):
    """A code for programs and a sentence in English."""

    code: str
    sentence: str


def again(handler: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Another process may have changed the table after we read it; then it is read again, and all decided anew."""

    @wraps(handler)
    async def tried(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES):
            with suppress(Conflict):
                return await handler(*given, **named)
        return await handler(*given, **named)

    return tried


class ProblemError(Exception):
    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(code, sentence)


def answered(_: AnyRequest, error: ProblemError) -> Response[Problem]:
    return said(error.problem, error.status)


def said(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    """As JSON, also where the answer would have been a page."""
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def house_of(request: AnyRequest) -> House:
    return request.app.state.house


def guest_of(request: AnyRequest) -> str | None:
    found = house_of(request).guests.read(request.headers.get("cookie"), house_of(request).now())
    return found[0] if found else None


def must_be_guest(request: AnyRequest) -> str:
    guest = guest_of(request)
    if guest is None:
        raise ProblemError(401, "no_guest", "say your name first: PUT /api/me")
    if guest in house_of(request).banned:
        raise ProblemError(403, "banned", "the host of this server keeps you out")
    return guest
