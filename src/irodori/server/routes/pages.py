"""Health, numbers, and what a browser is given: the page for every address of its own, and the files that it needs."""

from __future__ import annotations

from email.utils import formatdate
from pathlib import Path
from typing import Any

from litestar import MediaType, get

from irodori.server.house import House
from irodori.server.routes.problems import AnyRequest, ProblemError, house_of
from irodori.server.store.database import StoreError

STATIC = Path(__file__).parent.parent / "static"
LOCAL = {"127.0.0.1", "::1"}
API = ("/api", "/health", "/ready", "/metrics")
NO_PAGE = (
    b"Irodori's server is running, but the page has not been built. The API is described at /api/schema/openapi.json.\n"
)
TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
}
"""Said here and not asked of the system, where types differ from machine to machine."""
PACKED = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash of their content in the name."""
ASK_AGAIN = "no-cache"


@get("/health", summary="Whether the server and its database answer", tags=["server"])
async def health(request: AnyRequest) -> dict[str, str]:
    return await answering(house_of(request))


async def answering(house: House) -> dict[str, str]:
    try:
        await house.database.ping()
    except StoreError:
        raise ProblemError(503, "database", "the database does not answer") from None
    if house.draining:
        raise ProblemError(503, "draining", "the server is about to stop")
    return {"status": "ok"}


@get("/ready", summary="Whether this process should be sent anybody", tags=["server"])
async def ready(request: AnyRequest) -> dict[str, str]:
    """Unlike `/health`, also whether it hears of the other processes."""
    if house_of(request).neighbours.deaf:
        raise ProblemError(503, "deaf", "this process does not hear of the others")
    return await answering(house_of(request))


@get("/metrics", summary="Numbers for Prometheus", tags=["server"], media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> str:
    """Only for this machine: how many entries there are would tell when somebody chooses in secret."""
    house = house_of(request)
    client = request.client
    if client is None or client.host not in LOCAL or {"x-forwarded-for", "forwarded"} & set(request.headers):
        raise ProblemError(403, "local", "only for programs on the server's own machine")
    running = sum(live.table.status == "running" for live in house.lives.values())
    return house.metrics.text(
        tables=len(house.lives), tables_running=running, sockets=house.sockets, bot_restarts=house.bots.restarts,
        writes_waiting=len(house.writer.waiting), bots_waiting=house.bots.waiting,
        processes=1 + len(house.neighbours.others), deaf=int(house.neighbours.deaf),
    )  # fmt: skip


# ---- the page

Headers = list[tuple[bytes, bytes]]
Found = tuple[int, Headers, bytes]


def is_page(scope: Any) -> bool:
    """Whether this request is for a browser's eyes and not for the API."""
    path: str = scope["path"]
    return (
        scope["method"] in ("GET", "HEAD")
        and not path.startswith(tuple(f"{part}/" for part in API))
        and path not in API
    )


async def serve(scope: Any, send: Any, folder: Path = STATIC) -> None:
    status, headers, body = answer(folder, scope["path"], dict(scope["headers"]))
    if status != 304:
        headers.append((b"content-length", b"%d" % len(body)))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def answer(folder: Path, path: str, asked: dict[bytes, bytes]) -> Found:
    """A built file, or for any other address the page, which finds its way by itself."""
    name = path.strip("/") or "index.html"
    file = inside(folder, name)
    if file is not None:
        return content(file, asked, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    if "." in name.rpartition("/")[2]:  # a file, and not one of the page's own addresses
        return 404, [(b"content-type", b"text/plain; charset=utf-8")], b"There is no such file.\n"
    page = inside(folder, "index.html")
    if page is None:
        return 200, [(b"content-type", b"text/plain; charset=utf-8")], NO_PAGE
    return content(page, asked, ASK_AGAIN)


def inside(folder: Path, name: str) -> Path | None:
    """The file of this name, if it lies in the folder."""
    if "\0" in name or "\\" in name or any(part in ("", ".", "..") for part in name.split("/")):
        return None
    file = folder / name
    known = file.suffix.removeprefix(".") in TYPES  # what is packed goes out only in place of what was packed
    try:
        return file if known and file.is_file() else None
    except OSError:  # too long a name
        return None


def content(file: Path, asked: dict[bytes, bytes], keep: str) -> Found:
    found = file.stat()
    tag = f'W/"{found.st_mtime_ns:x}-{found.st_size:x}"'.encode()
    headers = [
        (b"content-type", TYPES[file.suffix.removeprefix(".")].encode()),
        (b"cache-control", keep.encode()),
        (b"etag", tag),
        (b"last-modified", formatdate(found.st_mtime, usegmt=True).encode()),
        (b"vary", b"accept-encoding"),
    ]
    if tag in asked.get(b"if-none-match", b""):
        return 304, headers, b""
    accepted = asked.get(b"accept-encoding", b"").decode("latin-1").replace(" ", "").split(",")
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if any(part.split(";")[0] == encoding and not part.endswith(";q=0") for part in accepted) and packed.is_file():
            return 200, [*headers, (b"content-encoding", encoding.encode())], packed.read_bytes()
    return 200, headers, file.read_bytes()
