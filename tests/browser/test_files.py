"""What works without the server, what is read from files, and how little is sent before one can play."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

import irodori
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, Json, Visitor

STATIC = Path(irodori.__file__).parent / "server/static"
GAMES = sorted(irodori.games())
FIRST, GAME, ALL = 60_000, 25_000, 300_000


def test_the_score_pad_works_offline_after_the_first_visit(visit: Visit) -> None:
    visitor = visit(offline_too=True)
    visitor.go("/#/pad")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    visitor.allow("ERR_INTERNET_DISCONNECTED")
    visitor.context.set_offline(True)
    for game in GAMES:
        visitor.go("/#/pad")
        visitor.page.locator(f"[data-game={game}]").click()
        visitor.page.locator("form .button.ink").click()
        visitor.page.locator("main details .total").first.wait_for()
    visitor.go("/#/pad")
    assert visitor.page.locator(".kept").count() == len(GAMES), "what was entered is kept"
    visitor.go(f"/#/learn/{GAMES[0]}")
    visitor.page.locator(".comment button").first.wait_for()


BAD = {
    "no JSON": b"\x00\x01 no record",
    "another document": b"[1, 2, 3]",
    "an empty object": b"{}",
    "a record of no game": b'{"irodori": 1, "game": "chess", "moves": []}',
    "a record that breaks a rule": b"",
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record_is_refused_with_a_reason(visit: Visit, kind: str) -> None:
    content = BAD[kind]
    if not content:
        state = irodori.Game(GAMES[0]).start(seed=1)
        record = json.loads(state.record().to_json())
        record["moves"] = [[0, "fly away"]]
        content = json.dumps(record).encode()
    visitor = visit()
    visitor.allow(r"status of 4|answered 4\d\d: POST .*/api/replay")
    visitor.go("/#/review")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": content}
    visitor.page.locator("input[type=file]").set_input_files(file)  # pyright: ignore[reportArgumentType]
    told = visitor.page.locator(".note.bad")
    told.wait_for()
    assert len(told.inner_text()) > 15 and "undefined" not in told.inner_text()
    assert visitor.page.locator("input[type=file]").count() == 1, "another one can be chosen"


class Counted:
    """What the network carries for a visitor, packed as it is."""

    def __init__(self, visitor: Visitor, sent: list[int], asked: list[str]) -> None:
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.session.send("Network.enable")  # pyright: ignore[reportUnknownMemberType]

        def finished(event: Json) -> None:
            sent.append(int(event["encodedDataLength"]))

        def answered(event: Json) -> None:
            asked.append(str(event["response"]["url"]))

        self.session.on("Network.loadingFinished", finished)
        self.session.on("Network.responseReceived", answered)

    def close(self) -> None:
        self.session.detach()


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_the_first_script_is_small() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    scripts = [STATIC / found for found in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)]
    assert scripts and sum(map(packed, scripts)) <= FIRST, {path.name: packed(path) for path in scripts}


@pytest.mark.parametrize("game", GAMES)
def test_little_is_sent_until_the_first_table_can_be_played(visit: Visit, game: str) -> None:
    """Cold, with fonts, from home to the first move: as the network counts it."""
    visitor = visit(size=DESKTOP)
    sent: list[int] = []
    asked: list[str] = []
    counted = Counted(visitor, sent, asked)
    visitor.go("/")
    before = set(asked)
    start = visitor.page.locator(f"[data-play={game}]")
    start.click()
    visitor.page.wait_for_selector("main.frame[data-at] [data-move]")
    visitor.page.evaluate("document.fonts.ready")
    counted.close()
    assert len(sent) > 5 and sum(sent) <= ALL, f"{sum(sent):.0f} bytes"
    came = [url.rsplit("/", 1)[1] for url in asked if url not in before]
    own = [STATIC / "assets" / name for name in came if re.match(rf"{game}[-.].*\.js$", name)]
    assert own and sum(map(packed, own)) <= GAME, {path.name: packed(path) for path in own}
