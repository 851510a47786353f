"""Every screen: readable in four languages on a phone and a desktop, and open to everybody in both themes.

In a normal run each language is looked at on a phone, and the longest also on a desktop; each theme on one of the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import layout
from tests.browser.scenes import scenes
from tests.browser.visitor import DESKTOP, PHONE, SETTLED, Theme, Visitor
from tests.server.play import Server, is_long

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
WIDEST = "de"
VIOLATIONS = """async () => {
  const rules = { 'label-content-name-mismatch': { enabled: false } }
  const found = (await axe.run(document, { resultTypes: ['violations'], rules })).violations
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 300)}`))
}"""
"""Boards and cards are drawings with digits in them; their names say in sentences what is drawn."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """At whose tables no bot moves: every screen stands still."""
    started = Server(tmp_path_factory.mktemp("server"), bot_pause="100000").start()
    try:
        yield started
        assert '"error":' not in started.log, started.log
    finally:
        started.stop()


def look(visitor: Visitor, sizes: list[str], wrong: Callable[[Page], list[str]], every: bool = True) -> None:
    """Goes to every screen, and fails with all that is wrong on any."""
    found: list[str] = []
    visitor.go("/")
    visitor.come_in("Mika")
    for scene in scenes():
        if scene.name.endswith("armed") and not every:
            continue
        visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        scene.show(visitor)
        for size in sizes:
            width, height = SIZES[size]
            visitor.page.set_viewport_size({"width": width, "height": height})
            found += [f"{scene.name}, {size}: {line}" for line in wrong(visitor.page)]
    found += visitor.wrong
    visitor.leave()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["ja", "en", "fr", "de"])
def test_no_text_is_missing_or_cut_off_and_nothing_overlaps(browser: Browser, server: Server, language: str) -> None:
    whole = language == WIDEST or is_long()
    look(Visitor(browser, server.url, language=language), list(SIZES) if whole else ["phone"], layout.wrong, whole)


@pytest.mark.parametrize(("theme", "usual"), [("light", "phone"), ("dark", "desktop")])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: Theme, usual: str) -> None:
    visitor = Visitor(browser, server.url, theme=theme)
    visitor.context.add_init_script(AXE.read_text(encoding="utf-8"))

    def wrong(page: Page) -> list[str]:
        page.evaluate(SETTLED)
        found = cast("list[str]", page.evaluate(VIOLATIONS))
        if found:  # colours may have been on their way
            page.wait_for_timeout(500)
            found = cast("list[str]", page.evaluate(VIOLATIONS))
        return found

    look(visitor, list(SIZES) if is_long() else [usual], wrong)
