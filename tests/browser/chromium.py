"""A Chromium for the tests: one that is on the machine, else from the system's packages, else Playwright's own.

python tests/browser/chromium.py      brings one where there is none, and says where it is
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
NONE = (
    "There is no Chromium for the tests in tests/browser, and none could be had: neither from the system's packages "
    "(which needs root and apt) nor from Playwright.\nInstall Chromium or Chrome, or say where one is with "
    "IRODORI_CHROMIUM=/path/to/chromium; then do the same again."
)


class NoChromiumError(Exception):
    """None was found, and none could be brought; the text says what to do."""


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def flags() -> list[str]:
    """Nothing but the page may speak to the network; root has no sandbox."""
    quiet = ["background-networking", "component-update", "sync", "gpu", "dev-shm-usage"]
    return [*(f"--disable-{what}" for what in quiet), "--no-first-run", *(["--no-sandbox"] if is_root() else [])]


def places() -> Iterator[str]:
    named = os.environ.get("IRODORI_CHROMIUM")
    if named:
        yield named
    yield from filter(None, map(shutil.which, NAMES))
    yield from (place for place in PLACES if Path(place).is_file())
    downloaded = playwright_s()
    if downloaded:
        yield downloaded


def playwright_s() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def runs(path: str) -> bool:
    """A program of that name may be a stub that only says where to get the real one."""
    if os.name == "nt":  # where `--version` opens a window
        return Path(path).is_file()
    try:
        done = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and any(name in done.stdout for name in ("Chrom", "Edge"))


def found() -> str | None:
    return next(filter(runs, places()), None)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def tried(*command: str) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode == 0


def brought() -> str:
    """The path of a Chromium that runs; raises NoChromiumError."""
    path = found()
    if path:
        return path
    if is_root() and shutil.which("apt-get"):
        say("the page's tests need a Chromium: installing the system's (apt-get install chromium)")
        if tried("apt-get", "update", "-qq"):
            tried("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
        path = found()
    if path is None:
        say("the page's tests need a Chromium: downloading Playwright's (playwright install chromium)")
        tried(sys.executable, "-m", "playwright", "install", "chromium")
        path = found()
    if path is None:
        raise NoChromiumError(NONE)
    return path


def main() -> int:
    try:
        brought()
    except NoChromiumError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
