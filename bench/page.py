"""How quick and how small the page is: Lighthouse, bytes, and a trace of a whole game of each kind.

    python bench/page.py [--part lighthouse bytes trace] [--game KEY …] [--runs 3] [--json FILE]

Lighthouse visits the home page and a table by its mobile profile. Bytes are all that a line carries to a browser with
nothing in its cache and no Japanese face on its system, headers and service worker included, until the first table can
be played. A game is played with motion, each move tried on before it is made, once with the processor held back four
times and once as it is: a task's milliseconds are the page's thread's own, so that other programs disturb little.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from _trace import CATEGORIES, SHOWN, WATCH, Task, tasks
from peers import lighthouse
from playwright.sync_api import Browser, sync_playwright

import irodori
from tests.browser.chromium import brought, flags
from tests.browser.line import Line, line_to
from tests.browser.table import Hand, Table
from tests.browser.visitor import PHONE, Visitor
from tests.server.play import Server

RESULTS = Path(__file__).resolve().parent / "results" / "page.json"
STATIC = Path(irodori.__file__).parent / "server/static"
PARTS = ("lighthouse", "bytes", "trace")
LANGUAGES = ("ja", "en", "fr", "de")
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100}
FIRST, GAME, ALL = 60_000, 25_000, 300_000
LONGEST, SLOWER = 50.0, 4
ANIMATED = {"transform", "opacity"}
PLAYABLE = "main.frame[data-at] [data-move]"
QUIET = 1500
"""Milliseconds after which nothing more is on its way."""


@dataclass
class Report:
    """Each line as it is measured, and all of them as JSON."""

    lines: list[dict[str, object]] = field(default_factory=list[dict[str, object]])

    def add(self, what: str, found: float, allowed: float, unit: str, *more: str, least: bool = False) -> None:
        holds = found >= allowed if least else found <= allowed
        self.lines.append(
            {"what": what, "found": found, "allowed": allowed, "unit": unit, "holds": holds, "more": more}
        )
        side = "at least" if least else "at most"
        print(f"{'  ' if holds else '! '}{what:<44} {found:>9,.0f} {unit:<6} {side} {allowed:,.0f}", flush=True)
        for line in more:
            print(f"      {line}", flush=True)


# ---- Lighthouse


def visit(report: Report, server: Server, games: Sequence[str], runs: int, browser: Browser) -> None:
    visitor = Visitor(browser, server.url)
    visitor.come_in("Mika")
    key = visitor.new_table(games[0], irodori.Game(games[0]).players)
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in visitor.context.cookies())
    visitor.leave()
    for name, path, mine in (("home", "/", ""), (f"a table of {games[0]}", f"/t/{key}", cookie)):
        answers = [lighthouse.audited(server.url + path, brought(), flags(), mine) for _ in range(runs)]
        for kind, least in LEAST.items():
            score = statistics.median(lighthouse.scores(answer)[kind] for answer in answers)
            lost = (
                sorted({line for answer in answers for line in lighthouse.missed(answer, kind)}) if score < 100 else []
            )
            report.add(f"Lighthouse, {name}: {kind}", score, least, "", *lost, least=True)


# ---- bytes


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def first_script(report: Report) -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    scripts = [STATIC / found for found in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)]
    report.add("first script, gzipped", sum(map(packed, scripts)), FIRST, "bytes")


@contextmanager
def without_japanese_faces() -> Generator[str]:
    """A configuration for fontconfig, by which a browser finds only faces without kanji."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "fonts.conf"
        rejected = "<pattern><patelt name='lang'><langset><string>ja</string></langset></patelt></pattern>"
        kept = "".join(f"<dir>{place}</dir>" for place in ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts"))
        chosen = f"<selectfont><rejectfont>{rejected}</rejectfont></selectfont>"
        file.write_text(f"<fontconfig>{kept}{chosen}<cachedir>{folder}</cachedir></fontconfig>", encoding="utf-8")
        yield str(file)


def first_table(line: Line, browser: Browser, game: str, language: str) -> tuple[int, list[str]]:
    """The bytes until a table can be played, and the files that came after the home page."""
    visitor = Visitor(browser, line.url, language=language, size=PHONE, touch=True, offline_too=True)
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    before = line.carried
    visitor.go("/")
    known = len(asked)
    start = visitor.page.locator(f"[data-play={game}]")
    if not start.count():
        visitor.touch(visitor.page.locator(".scrolls .scroll").nth(list(irodori.games()).index(game)))
    visitor.touch(start)
    visitor.page.wait_for_selector(PLAYABLE)
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(QUIET)
    carried = line.carried - before
    visitor.leave()
    return carried, [url for url in asked[known:] if "/assets/" in url]


def count(report: Report, server: Server, games: Sequence[str], browser: Browser) -> None:
    first_script(report)
    own: dict[str, set[str]] = {}
    with line_to(server) as line:
        for game in games:
            for language in LANGUAGES:
                carried, files = first_table(line, browser, game, language)
                report.add(f"until a first table of {game}, {language}", carried, ALL, "bytes")
                own.setdefault(game, set()).update(url.rsplit("/", 1)[1] for url in files if url.endswith(".js"))
    for game in games:
        mine = sorted(name for name in own[game] if re.match(rf"{game}[-.]", name))
        assert mine, f"no part of its own was loaded for {game}: {own[game]}"
        report.add(
            f"own part of {game}, gzipped", sum(packed(STATIC / "assets" / name) for name in mine), GAME, "bytes"
        )


# ---- a trace


def traced(server: Server, browser: Browser, game: str, slower: int) -> tuple[list[Task], set[str]]:
    visitor = Visitor(browser, server.url, size=PHONE, touch=True, motion=True)
    visitor.context.add_init_script(WATCH)
    visitor.come_in("Mika")
    key = visitor.new_table(game, irodori.Game(game).players)
    visitor.go("/")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})  # pyright: ignore[reportUnknownMemberType]
    browser.start_tracing(page=visitor.page, categories=CATEGORIES)
    table = Table(visitor, key)
    visitor.page.goto(f"/t/{key}")
    Hand(table, game).play()
    visitor.page.locator("dialog").wait_for()
    found = tasks(browser.stop_tracing())
    animated = cast("list[str]", visitor.page.evaluate("[...window.animated]"))
    wrong = visitor.wrong
    visitor.leave()
    assert not wrong, wrong
    return found, set(animated)


def play(report: Report, server: Server, games: Sequence[str], browser: Browser) -> None:
    for game in games:
        moved: set[str] = set()
        for slower in (SLOWER, 1):
            began = time.monotonic()
            found, animated = traced(server, browser, game, slower)
            moved |= animated
            longest = found[0].ms if found else 0
            more = [str(task) for task in found[:SHOWN]] if longest > LONGEST or slower == SLOWER else []
            more.append(f"{len(found):,} tasks in {time.monotonic() - began:.0f} s")
            speed = f"processor {slower} times slower" if slower > 1 else "processor as it is"
            report.add(f"{game}, {speed}: longest task", longest, LONGEST, "ms", *more)
        others = sorted(moved - ANIMATED)
        report.add(
            f"{game}: what is animated otherwise", len(others), 0, "", ", ".join(others) or ", ".join(sorted(moved))
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--game", nargs="+", choices=sorted(irodori.games()), default=list(irodori.games()))
    parser.add_argument("--runs", type=int, default=3, help="visits by Lighthouse, of which the median counts")
    parser.add_argument("--json", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    report = Report()
    with (
        tempfile.TemporaryDirectory() as folder,
        without_japanese_faces() as faces,
        sync_playwright() as playwright,
    ):
        server = Server(Path(folder), bot_pause="0.3").start()
        environment: dict[str, str | float | bool] = {"FONTCONFIG_FILE": faces}
        browser = playwright.chromium.launch(executable_path=brought(), args=flags(), env=environment)
        try:
            if "bytes" in chosen.part:
                count(report, server, chosen.game, browser)
            if "trace" in chosen.part:
                play(report, server, chosen.game, browser)
            if "lighthouse" in chosen.part:
                visit(report, server, chosen.game, chosen.runs, browser)
        finally:
            browser.close()
            server.stop()
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(report.lines, indent=1) + "\n", encoding="utf-8")
    return 0 if all(line["holds"] for line in report.lines) else 1


if __name__ == "__main__":
    sys.exit(main())
