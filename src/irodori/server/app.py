"""The application: HTTP to Litestar, sockets straight to `sockets`, and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import irodori
from irodori.server import sockets
from irodori.server.house import House
from irodori.server.openapi import PATH, description
from irodori.server.routes import pages
from irodori.server.routes.games import Games
from irodori.server.routes.lobby import Lobby
from irodori.server.routes.people import People
from irodori.server.routes.problems import AnyRequest, Problem, ProblemError, answered, said
from irodori.server.routes.records import Records
from irodori.server.routes.reminders import RemindersByLink, RemindersOfMine
from irodori.server.routes.reviews import Reviews
from irodori.server.store.database import StoreError

log = logging.getLogger("irodori.app")
MOST_BYTES = 64_000
SAFE = {"GET", "HEAD", "OPTIONS"}
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")

Asgi = Callable[[Any, Any, Any], Awaitable[None]]


def guard(house: House) -> Callable[[AnyRequest], Response[Any] | None]:
    """Before each request: not too many, and no write that another site made a browser send."""

    def before(request: AnyRequest) -> Response[Any] | None:
        if not house.limits.requests.allows(sockets.address(request.scope)) and request.url.path not in (
            "/health",
            "/ready",
        ):
            return said(Problem("slow_down", "too many requests: wait a moment"), 429)
        if request.method == "OPTIONS":
            return Response(None, status_code=204, headers={"Allow": ways(request)})
        if request.method in SAFE:
            return None
        site = request.headers.get("sec-fetch-site")
        own = sockets.is_own(house, request.scope, request.headers.get("origin"))
        if not own or (site is not None and site not in ("same-origin", "none")):
            return said(Problem("foreign", "another site may not do that in your name"), 403)
        return None

    return before


def unstored(_: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("the database: %s", error)
    return said(Problem("storage", "the server could not store this: nothing has happened"), 503)


def refused(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What does not fit the API's description."""
    wrong = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra(error)]
    sentence = "; ".join([error.detail, *wrong])
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ways(request)
    return said(Problem("invalid", sentence), error.status_code, headers)


def nested(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    if request.method in SAFE:
        return mistaken(request, error)
    return said(Problem("invalid", "what was sent is nested too deeply"), 400)


def ways(request: AnyRequest) -> str:
    """The methods of a path, whichever handlers have them."""
    template = cast("dict[str, Any]", request.scope).get("path_template")
    found = [route for route in request.app.routes if route.path == template]
    return ", ".join(sorted({method for route in found for method in getattr(route, "methods", ())}))


def extra(error: HTTPException) -> list[dict[str, str]]:
    found = cast("object", error.extra)
    return cast("list[dict[str, str]]", found) if isinstance(found, list) else []


def mistaken(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.route_handler, exc_info=error)
    return said(Problem("bug", "a mistake of ours: it has been noted"), 500)


@get(PATH, include_in_schema=False, sync_to_thread=False)
def schema(request: AnyRequest) -> dict[str, Any]:
    return description(request.app)


def litestar(house: House) -> Litestar:
    handlers: list[Any] = [
        Games,
        Lobby,
        People,
        Records,
        RemindersByLink,
        RemindersOfMine,
        Reviews,
        pages.health,
        pages.ready,
        pages.metrics,
        schema,
    ]
    return Litestar(
        route_handlers=handlers,
        state=State({"house": house}),
        before_request=guard(house),
        exception_handlers={
            ProblemError: answered,
            StoreError: unstored,
            HTTPException: refused,
            RecursionError: nested,
            Exception: mistaken,
        },
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Irodori", version=irodori.__version__, path="/api/unused", render_plugins=[]
        ),
        on_startup=[house.open],
        on_shutdown=[house.close],
        logging_config=None,
    )


def application(house: House) -> Asgi:
    http = litestar(house)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await sockets.serve(house, scope, receive, send)
        elif scope["type"] == "http":
            answers = with_headers(send, scope["path"])
            await (pages.serve(scope, answers) if pages.is_page(scope) else http(scope, receive, answers))
        else:
            await http(scope, receive, send)

    return app


def with_headers(send: Any, path: str) -> Any:
    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            more = [*HEADERS, NO_STORE] if path.startswith("/api/") else HEADERS
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return sent
