"""The site of docs/ from a plain file server, with no other host to be reached."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route

ROOT = Path(__file__).resolve().parents[2]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("pages")
    subprocess.run([sys.executable, ROOT / "docs/build.py", folder], check=True, capture_output=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder / "site"))) as files:
        threading.Thread(target=files.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{files.server_port}"
        files.shutdown()


def test_pages_are_whole_without_another_host_and_the_search_finds(browser: Browser, address: str) -> None:
    asked: list[str] = []
    wrong: list[str] = []

    def only_here(route: Route) -> None:
        parts = urlsplit(route.request.url)
        if parts.netloc in ("", urlsplit(address).netloc):
            route.continue_()
        else:
            asked.append(route.request.url)
            route.abort()

    with browser.new_context(base_url=address, viewport={"width": 390, "height": 844}) as context:
        context.route("**/*", only_here)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
        for path in ("index", "playing", "rules/kasane.ja", "api/python", "api/http", "glossary"):
            page.goto(f"/{path}.html")
            page.wait_for_load_state("networkidle")
            assert page.locator("h1").first.is_visible()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than a phone"
        page.set_viewport_size({"width": 1280, "height": 800})
        page.keyboard.press("Control+k")
        page.keyboard.type("why_not")
        page.locator("a[href*='python.html?h=why_not#position']").wait_for()
    assert not asked and not wrong
