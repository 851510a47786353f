"""Every screen: readable in four languages on a phone and a desktop, and open to everybody in both themes.

In a normal run the two languages that differ most are looked at on a phone, and axe reads each screen once: by turns
light on a phone and dark on a desktop. With IRODORI_LONG=1 it is all languages, sizes and themes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import layout
from tests.browser.scenes import PARTS, scenes
from tests.browser.visitor import DESKTOP, PHONE, SETTLED, Theme, Visitor
from tests.server.play import Server, is_long

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
View = tuple[str, Theme]
PATIENCE, STEP = 60_000, 500
"""Milliseconds for which a test in all waits for what is wrong to come right, and between two looks."""
VIOLATIONS = """async () => {
  const rules = { 'label-content-name-mismatch': { enabled: false } }
  const found = (await axe.run(document, { resultTypes: ['violations'], rules })).violations
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 300)}`))
}"""
"""Boards and cards are drawings with digits in them; their names say in sentences what is drawn. That rule counts all
that can be seen, also what is hidden from screen readers, so it cannot be asked for the words alone."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """At whose tables no bot moves: every screen stands still."""
    started = Server(tmp_path_factory.mktemp("server"), bot_pause="100000").start()
    try:
        yield started
        assert '"error":' not in started.log, started.log
    finally:
        started.stop()


def look(visitor: Visitor, part: str, views: list[View], wrong: Callable[[Page], list[str]]) -> None:
    """Goes to every screen of a part, and fails with all that is wrong on any; in a normal run the views take turns."""
    found: list[str] = []
    patience = PATIENCE
    page = visitor.page
    visitor.go("/")
    visitor.come_in("Mika")
    for number, scene in enumerate(scenes(part)):
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        chosen = views if is_long() else [views[number % len(views)]]
        page.emulate_media(color_scheme=chosen[0][1])
        scene.show(visitor)
        for size, theme in chosen:
            width, height = SIZES[size]
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            lines = wrong(page)
            while lines and patience:  # it may be under way
                page.wait_for_timeout(STEP)
                patience -= STEP
                lines = wrong(page)
            found += [f"{scene.name}, {size}, {theme}: {line}" for line in lines]
    found += visitor.wrong
    visitor.leave()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", ["ja", "en", "fr", "de"] if is_long() else ["ja", "de"])
def test_no_text_is_missing_or_cut_off_and_nothing_overlaps(
    browser: Browser, server: Server, language: str, part: str
) -> None:
    views: list[View] = [("phone", "light"), ("desktop", "light")] if is_long() else [("phone", "light")]
    look(Visitor(browser, server.url, language=language), part, views, layout.wrong)


@pytest.mark.parametrize("part", PARTS)
def test_axe_finds_nothing(browser: Browser, server: Server, part: str) -> None:
    visitor = Visitor(browser, server.url)
    visitor.context.add_init_script(AXE.read_text(encoding="utf-8"))
    usual: list[View] = [("phone", "light"), ("desktop", "dark")]
    others: list[View] = [("phone", "dark"), ("desktop", "light")]
    views = usual + others if is_long() else usual
    look(visitor, part, views, lambda page: cast("list[str]", page.evaluate(VIOLATIONS)))
