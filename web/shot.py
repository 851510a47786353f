"""A picture of a page as it looks in Chromium, for looking at what one has drawn.

python web/shot.py 'http://127.0.0.1:5173/gallery.html?game=KEY&n=9&chrome=0' FILE.png [--size 390x844] [--press Tab]
"""

from __future__ import annotations

import argparse
import shutil

from playwright.sync_api import sync_playwright


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("file")
    parser.add_argument("--size", default="390x844")
    parser.add_argument("--scale", type=float, default=2)
    parser.add_argument("--click", action="append", default=[], help="a CSS selector, or several in turn")
    parser.add_argument("--press", action="append", default=[], help="a key, or several in turn")
    asked = parser.parse_args()
    width, height = map(int, str(asked.size).split("x"))
    with sync_playwright() as playwright:
        program = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=asked.scale)
        page.on("console", lambda message: print(message.type, message.text))
        page.on("pageerror", lambda error: print("error", error))
        page.goto(asked.address)
        page.wait_for_selector("html[data-ready]", state="attached")
        for selector in asked.click:
            page.click(selector)
        for key in asked.press:
            page.keyboard.press(key)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=asked.file, animations="disabled")
        browser.close()


if __name__ == "__main__":
    main()
