"""The pictures of README and of the site, made from the program as it is.

python -m tests.browser.pictures      writes docs/pictures: the browser, the terminal, Python
"""

from __future__ import annotations

import asyncio
import base64
import html
import io
import json
import os
import re
import runpy
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.cells import cell_len
from rich.console import Console
from rich.syntax import Syntax
from rich.text import Text

import irodori
from irodori import bots
from irodori.core.position import Position
from irodori.terminal.app.app import Door
from irodori.terminal.local import LocalTable, chairs
from tests.browser.chromium import brought, flags
from tests.browser.visitor import Visitor
from tests.server.play import Server

FOLDER = Path(__file__).resolve().parents[2] / "docs/pictures"
FONTS = runpy.run_path(str(FOLDER.parents[1] / "web/fonts.py"))
COLUMN = 12.2
"""The width of a letter in the pictures that Rich draws."""
JAPANESE = "[\u3040-\u30ff\u4e00-\u9fff]"
SEED = "a robe for the festival"
TURNS = 32
SESSION = """
>>> import irodori
>>> game = irodori.Game("kasane", players=4)
>>> state = game.start(seed="a fine day")
>>> state.moves(0)
>>> state.play(0, "take 2")
>>> state.why_not(1, "meld kagen 4")
>>> view = state.view(1)                    # what seat 1 may know, and nothing else
>>> game.imagine(view, seed=1).scores       # a whole game that fits it, drawn uniformly
>>> from irodori import bots
>>> bots.make("kasane", "plum", seed=1).move(view, playouts=1000)
"""


def played(turns: int) -> Position:
    """A game of Kasane among bots, up to a turn of seat 0."""
    state = irodori.Game("kasane", players=4).start(seed=SEED)
    minds = [bots.make("kasane", "plum", seed=seat) for seat in range(4)]
    while turns > 0 or state.actors != (0,) or state.decision != "take":
        seat = state.actors[0]
        state.play(seat, minds[seat].move(state.view(seat), playouts=400))
        turns -= state.decision == "take"
    return state


def browser(state: Position) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pause="60").start()
        chromium = playwright.chromium.launch(executable_path=brought(), args=flags())
        try:
            visitor = Visitor(chromium, server.url, size=(1440, 900))
            visitor.come_in("Yuki")
            moment = {"record": json.loads(state.record().to_json()), "seat": 0}
            made = visitor.ask("POST", "/tables", {"from": moment, "bots": ["plum"] * 3})
            visitor.go(f"/t/{made['id']}")
            visitor.page.wait_for_selector("main.frame[data-at]")
            visitor.settle()
            visitor.page.screenshot(path=FOLDER / "browser.png", animations="disabled")
            visitor.leave()
        finally:
            chromium.close()
            server.stop()


def with_own_letters(svg: str) -> str:
    """A picture asks no other host for letters: it brings the few kanji that it shows, two columns wide."""
    wanted = set(re.findall(JAPANESE, svg))
    face = ""
    if wanted:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "kanji.woff2"
            FONTS["subset"]("noto-sans-jp", 400, wanted, path)
            letters = base64.b64encode(path.read_bytes()).decode()
        face = f"@font-face {{ font-family: kanji; src: url(data:font/woff2;base64,{letters}); }}\n"
    svg = re.sub(r"(@font-face\s*\{.*?\}\s*)+", face, svg, count=1, flags=re.DOTALL)
    svg = re.sub(
        r"font-family: Fira Code[^;]*", "font-family: kanji, 'DejaVu Sans Mono', Menlo, Consolas, monospace", svg
    )
    return re.sub(r'textLength="[^"]*"([^>]*)>([^<]*)<', wide, svg)


def wide(text: re.Match[str]) -> str:
    return f'textLength="{cell_len(html.unescape(text[2])) * COLUMN:g}"{text[1]}>{text[2]}<'


async def terminal(state: Position) -> None:
    table = LocalTable(state, chairs("en", ["", "plum", "plum", "plum"]), "own")
    door = Door("en", table=table, pause=0)
    async with door.run_test(size=(112, 34)) as pilot:
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        svg = door.export_screenshot(title="irodori play")
    (FOLDER / "terminal.svg").write_text(with_own_letters(svg), encoding="utf-8")


def python() -> None:
    """The session's lines with what they answer."""
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    names: dict[str, object] = {}
    for line in SESSION.strip().splitlines():
        shown = Text(">>> ", "dim")
        shown.append_text(Syntax(line[4:], "python", theme="monokai", background_color="default").highlight(line[4:]))
        shown.rstrip()
        console.print(shown)
        code = line[4:].split("  #")[0]
        try:
            answer = eval(code, names)
        except SyntaxError:
            exec(code, names)
        else:
            if answer is not None:
                text = str(answer) if isinstance(answer, irodori.IllegalMove) else repr(answer)
                console.print(Text(re.sub(r" at 0x\w+", "", text)))
    (FOLDER / "python.svg").write_text(with_own_letters(console.export_svg(title="python")), encoding="utf-8")


def main() -> None:
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    FOLDER.mkdir(exist_ok=True)
    state = played(TURNS)
    python()
    asyncio.run(terminal(state.copy()))
    browser(state)


if __name__ == "__main__":
    main()
