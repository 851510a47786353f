"""`irodori serve --open` shows the page to whoever starts it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.server.play import database_in

PATIENCE = 60


class Desk:
    """A machine with a screen, and a browser that writes down what it is asked to show."""

    def __init__(self, folder: Path) -> None:
        self.seen = folder / "seen"
        browser = folder / "browser.py"
        browser.write_text(f"import sys\nprint(sys.argv[1], file=open({str(self.seen)!r}, 'a'))\n")
        self.database = database_in(folder)
        self.environment = {**os.environ, "BROWSER": f"{sys.executable} {browser} %s", "DISPLAY": ":99"}

    def serve(self, port: int, *more: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "irodori.server.commands", "serve", "--port", str(port), *more]
        command += ["--database", self.database, "--log-level", "error"]
        return subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)

    def shown(self, count: int) -> list[str]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self.seen.read_text().splitlines() if self.seen.exists() else []
            if len(lines) >= count:
                return lines
            time.sleep(0.05)
        raise AssertionError("no browser was asked to open anything")


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_the_page_opens_and_a_second_start_shows_the_first_table_room_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    with desk.serve(0, "--open") as first:
        try:
            address = said(first).removeprefix("Irodori is ready at ")
            assert desk.shown(1) == [address]
            with desk.serve(int(address.rstrip("/").rpartition(":")[2]), "--open") as second:
                assert said(second) == f"Irodori runs already at {address}"
                assert second.wait(PATIENCE) == 0
            assert desk.shown(2) == [address, address]
        finally:
            first.terminate()


def test_without_a_screen_the_address_is_said(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        desk.environment.pop(name, None)
    with desk.serve(0, "--open") as process:
        try:
            address = said(process).removeprefix("Irodori is ready at ")
            assert said(process) == f"Open {address} in a browser."
        finally:
            process.terminate()
