"""What a browser is given: the page for every address of its own, files with their types, nothing from elsewhere."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from irodori.server.routes.pages import answer, is_page
from tests.server.play import Server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "lessons").mkdir()
    (static / "icons").mkdir()
    (static / "index.html").write_text("the page")
    (static / "index.html.br").write_bytes(b"packed by brotli")
    (static / "index.html.gz").write_bytes(gzip.compress(b"the page"))
    (static / "assets/main-4f3a.js").write_text("script")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "sw.js").write_text("worker")
    (static / "lessons/first.json").write_text("{}")
    (static / "icons/192.png").write_bytes(b"png")
    (tmp_path / "outside.txt").write_text("secret")
    return static


def got(folder: Path, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    asked = {name.replace("_", "-").encode(): value.encode() for name, value in headers.items()}
    status, found, body = answer(folder, path, asked)
    return status, {name.decode(): value.decode() for name, value in found}, body


@pytest.mark.parametrize("path", ["/", "/t/aB_-9", "/r/xyz/12", "/learn/first", "/pad/own", "/rules/one/K6", "/about"])
def test_the_page_finds_its_way_by_itself(folder: Path, path: str) -> None:
    status, headers, body = got(folder, path)
    assert (status, body, headers["content-type"]) == (200, b"the page", "text/html; charset=utf-8")
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/assets/main-4f3a.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/lessons/first.json", "application/json", "no-cache"),
        ("/icons/192.png", "image/png", "no-cache"),
    ],
)
def test_files_have_their_types_and_hashed_ones_are_kept(folder: Path, path: str, kind: str, keep: str) -> None:
    status, headers, _ = got(folder, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, keep)


def test_what_is_packed_is_sent_to_who_can_unpack_it(folder: Path) -> None:
    assert got(folder, "/", accept_encoding="gzip, deflate, br")[2] == b"packed by brotli"
    assert got(folder, "/", accept_encoding="gzip;q=1.0, br;q=0")[1]["content-encoding"] == "gzip"
    assert got(folder, "/", accept_encoding="zstd")[2] == b"the page"
    assert got(folder, "/sw.js", accept_encoding="br, gzip")[2] == b"worker"


def test_what_has_not_changed_is_not_sent_again(folder: Path) -> None:
    tag = got(folder, "/sw.js")[1]["etag"]
    assert got(folder, "/sw.js", if_none_match=tag)[0] == 304
    (folder / "sw.js").write_text("another worker")
    assert got(folder, "/sw.js", if_none_match=tag)[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/assets//main-4f3a.js",
        "/missing.js",
        "/index.html.br",
        "/\0.js",
        "/..\\outside.txt",
        "/" + "x" * 5000 + ".js",
        "/.hidden",
    ],
)
def test_nothing_else_is_given(folder: Path, path: str) -> None:
    assert got(folder, path)[0] == 404


def test_the_api_keeps_its_addresses() -> None:
    for path in ("/api", "/api/games", "/health", "/metrics"):
        assert not is_page({"path": path, "method": "GET"})
    assert is_page({"path": "/apiary", "method": "HEAD"}) and not is_page({"path": "/", "method": "POST"})


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    status, _, body = got(tmp_path, "/t/any")
    assert status == 200 and b"has not been built" in body


def test_no_inline_script_or_style_may_run(server: Server) -> None:
    for path in ("/", "/t/any", "/api/games", "/nothing.js"):
        answer = httpx.get(f"{server.url}{path}", trust_env=False)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "style-src 'self';" in policy and "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert len(answer.headers.get_list("content-security-policy")) == 1
    head = httpx.head(f"{server.url}/about", trust_env=False)
    assert head.status_code == 200 and not head.content and int(head.headers["content-length"]) > 0
    assert httpx.post(f"{server.url}/about", trust_env=False).status_code in (404, 405)
