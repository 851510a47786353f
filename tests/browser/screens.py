"""Every screen of the page as it is, on a phone and on a desktop, by day and by night.

python -m tests.browser.screens [PART …]      writes docs/pictures/screens; the parts are those of scenes.py
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.chromium import brought, flags
from tests.browser.scenes import PARTS, Scene, scenes
from tests.browser.visitor import DESKTOP, PHONE, SETTLED, Theme, Visitor
from tests.server.play import Server

FOLDER = Path(__file__).resolve().parents[2] / "docs/pictures/screens"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
THEMES: tuple[Theme, ...] = ("light", "dark")
QUALITY = 60


def file(scene: Scene, size: str, theme: Theme) -> Path:
    name = scene.name.replace("'", "").replace(" ", "-")
    return FOLDER / f"{name}-{size}-{theme}.webp"


def draw(visitor: Visitor, scene: Scene) -> None:
    page = visitor.page
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    scene.show(visitor)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.evaluate(SETTLED)
            picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
            picture.convert("RGB").save(file(scene, size, theme), quality=QUALITY, method=6)


def main(parts: Sequence[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pause="100000").start()  # at whose tables no bot moves
        chromium = playwright.chromium.launch(executable_path=brought(), args=flags())
        try:
            visitor = Visitor(chromium, server.url)
            visitor.go("/")
            visitor.come_in("Mika")
            for part in parts or PARTS:
                for scene in scenes(part):
                    draw(visitor, scene)
            assert not visitor.wrong, visitor.wrong
            visitor.leave()
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
