"""A real server, a real Chromium, and visitors in whose browsers nothing may go wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import NONE, flags, found
from tests.browser.visitor import Visitor
from tests.server.play import Server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server")).start()
    try:
        yield started
        assert '"error":' not in started.log, started.log
    finally:
        started.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module only: while Playwright's loop runs, no other test of this process can run one of its own."""
    path = found()
    assert path, NONE
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=flags())
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors; at the end of the test nothing may have gone wrong in any of their browsers."""
    visitors: list[Visitor] = []

    def new(url: str = "", **settings: object) -> Visitor:
        visitor = Visitor(browser, url or server.url, **settings)  # pyright: ignore[reportArgumentType]
        visitors.append(visitor)
        return visitor

    yield new
    wrong = [line for visitor in visitors for line in visitor.wrong]
    for visitor in visitors:
        visitor.leave()
    assert not wrong, "\n".join(wrong)
