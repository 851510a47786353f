"""Writes down one whole game of each kind as a screen reader speaks it, played by the keyboard alone.

python -m tests.browser.transcripts      into docs/transcripts/
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import irodori
from tests.browser.chromium import brought, flags
from tests.browser.keys import Ears, Keys, start_by_keys
from tests.browser.visitor import Visitor
from tests.server.play import Server

FOLDER = Path(__file__).resolve().parents[2] / "docs/transcripts"
HEAD = """# {title}, by ear

A whole game in a browser by the keyboard alone, and what a screen reader says meanwhile: *hears* is what the page
announces by itself, behind the keys stands what then has the focus, with the groups that one enters. What can be read
line by line is shown once for each kind of decision. Made by `python -m tests.browser.transcripts`; the moves are drawn
by lot, and so are the bots' moves.

"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pause="0.3").start()
        try:
            browser = playwright.chromium.launch(executable_path=brought(), args=flags())
            for key, info in irodori.games().items():
                visitor = Visitor(browser, server.url)
                ears = Ears(visitor)
                table = start_by_keys(visitor, ears, key)
                Keys(table, ears, key).play()
                assert not visitor.wrong, visitor.wrong
                visitor.leave()
                text = HEAD.format(title=info.title) + "\n".join(ears.lines) + "\n"
                (FOLDER / f"{key}.md").write_text(text, encoding="utf-8")
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
