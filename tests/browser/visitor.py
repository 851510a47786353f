"""Somebody who visits the page with a browser of their own. What goes wrong in it is noted, and fails the test."""

from __future__ import annotations

import json
import re
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

PHONE, DESKTOP = (390, 844), (1440, 900)
PATIENCE = 90_000
"""Milliseconds that anything may take on a machine with a lot to do."""
SETTLED = """() => Promise.race([
  document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))),
  new Promise(done => setTimeout(done, 5000)),
])"""
"""A page in the background may draw nothing for a while: it is looked at as it is."""

Json = dict[str, Any]
Theme = Literal["light", "dark"]


class Visitor:
    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        language: str = "en",
        theme: Theme = "light",
        motion: bool = False,
        offline_too: bool = False,
        level: str = "random",
    ) -> None:
        self.url = url.rstrip("/")
        self.finger = touch
        self.wrong: list[str] = []
        self.allowed: list[re.Pattern[str]] = []
        self.heard: list[str] = []
        self.said: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if offline_too else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.keep("irodori-level", level)
        if not motion:
            self.keep("irodori-settings", json.dumps({"motion": False}))
        self.context.on("request", self.asked)
        self.context.on("response", self.answered)
        self.context.on("console", self.printed)
        self.context.on("weberror", lambda error: self.note(f"error: {error.error}"))
        self.context.on("page", lambda page: page.on("websocket", self.listen))
        self.page: Page = self.context.new_page()

    def keep(self, key: str, value: str) -> None:
        """In this browser's store before the page is first opened; what the page then writes stays."""
        key, value = json.dumps(key), json.dumps(value)
        self.context.add_init_script(
            f"try {{ localStorage.getItem({key}) ?? localStorage.setItem({key}, {value}) }} catch {{}}"
        )

    # ---- what goes wrong

    def allow(self, pattern: str) -> None:
        """What this test brings about on purpose: a console line of that kind is no failure."""
        self.allowed.append(re.compile(pattern))

    def note(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self.allowed):
            self.wrong.append(text)

    def printed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and "blocked by Playwright" not in message.text:
            self.note(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.url:
            self.note(f"a request to another host: {request.url}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.note(f"answered {response.status}: {response.request.method} {response.url}")

    def listen(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.url).netloc:
            self.note(f"a socket to another host: {socket.url}")
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    # ---- going about

    def go(self, path: str) -> None:
        """Opens an address, and waits until what it shows is there."""
        if urlsplit(self.page.url).netloc:  # another page behind the same `#` is no new page for a browser
            self.page.goto("about:blank")
        self.page.goto(path)
        self.settle()

    def touch(self, thing: Locator) -> None:
        """By finger or by mouse, as this browser has it: what lies under something else cannot be touched."""
        if self.finger:
            thing.tap()
        else:
            thing.click()

    def settle(self) -> None:
        self.page.wait_for_selector("main h1", state="attached")
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(SETTLED)

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """The server's answer to this visitor."""
        answer = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def come_in(self, name: str) -> None:
        self.ask("PUT", "/me", {"name": name})

    def new_table(self, game: str, players: int, **wish: Any) -> str:
        """A table with bots in all other seats, dealt; its id."""
        made = self.ask(
            "POST", "/tables", {"game": game, "players": players, "bots": ["random"] * (players - 1), **wish}
        )
        self.ask("POST", f"/tables/{made['id']}/start")
        return str(made["id"])

    def leave(self) -> None:
        self.context.close()
