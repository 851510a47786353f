"""What is wrong with how a screen is laid out, found by geometry: nothing is cut off or overlaps."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from playwright.sync_api import Page

WRONG = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8").split("\n", 1)[1]


def wrong(page: Page) -> list[str]:
    return cast("list[str]", page.evaluate(WRONG))
