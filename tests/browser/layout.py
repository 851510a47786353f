"""What is wrong with how a screen is laid out, found by geometry: nothing is cut off or overlaps."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

from tests.browser.visitor import SETTLED

WRONG = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8").split("\n", 1)[1]


STEADY = 5
"""Looks a fifth of a second apart after which what is wrong is no longer taken for something under way."""


def wrong(page: Page) -> list[str]:
    before: list[str] = []
    for _ in range(STEADY):
        page.evaluate(SETTLED)
        found = cast("list[str]", page.evaluate(WRONG))
        if not found:
            return []
        before = found
        page.wait_for_timeout(200)
    return before
