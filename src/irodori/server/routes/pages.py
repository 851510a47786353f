"""Health, numbers, and the page itself."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

from irodori.server.routes.problems import AnyRequest, ProblemError, house_of
from irodori.server.store.database import StoreError

STATIC = Path(__file__).parent.parent / "static"
LOCAL = {"127.0.0.1", "::1"}
NO_PAGE = "Irodori's server is running, but the page has not been built. The API is described at /api/schema.\n"


@get("/health", summary="Whether the server and its database answer", tags=["server"])
async def health(request: AnyRequest) -> dict[str, str]:
    house = house_of(request)
    try:
        await house.database.ping()
    except StoreError:
        raise ProblemError(503, "database", "the database does not answer") from None
    if house.draining:
        raise ProblemError(503, "draining", "the server is about to stop")
    return {"status": "ok"}


@get("/metrics", summary="Numbers for Prometheus", tags=["server"], media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    """Only for this machine: how many entries there are would tell when somebody chooses in secret."""
    house = house_of(request)
    client = request.client
    if client is None or client.host not in LOCAL or {"x-forwarded-for", "forwarded"} & set(request.headers):
        raise ProblemError(403, "local", "only for programs on the server's own machine")
    return house.metrics.text(tables=len(house.lives), sockets=house.sockets, bot_restarts=house.bots.restarts)


@get(["/", "/t/{table_id:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    file = STATIC / "index.html"
    if file.is_file():
        return Response(file.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})
    return Response(NO_PAGE.encode(), media_type=MediaType.TEXT)


def static_files() -> list[object]:
    folder = STATIC / "assets"
    return [create_static_files_router(path="/assets", directories=[folder])] if folder.is_dir() else []
