"""The site of docs/ builds without a warning, is whole in itself, and asks nothing of any other host."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOADS = {
    "link": "href",
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
}


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        address = given.get(LOADS.get(tag, ""))
        if address and not (tag == "link" and given.get("rel") in ("canonical", "next", "prev")):
            self.loads.append(address)
        if tag == "a" and (target := given.get("href")):
            self.links.append(target)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    done = subprocess.run(
        [sys.executable, ROOT / "docs/build.py", folder], capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "site"


def pages(site: Path) -> Iterator[tuple[Path, Page]]:
    for path in sorted(site.rglob("*.html")):
        page = Page()
        page.feed(path.read_text(encoding="utf-8"))
        yield path, page


def test_every_page_is_there(site: Path) -> None:
    wanted = {path.stem for path in (ROOT / "docs").glob("*.md")} | {"python", "http", "contributing", "changelog"}
    found = {path.stem for path in site.rglob("*.html")}
    assert wanted <= found
    games = [path.parent.name for path in (ROOT / "src/irodori/games").glob("*/rules.py")]
    assert {f"{game}.{language}" for game in [*games, "all"] for language in ("ja", "en", "fr", "de")} <= found


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    for path, page in pages(site):
        for address in page.loads:
            assert not urlsplit(address).netloc, f"{path.name}: {address}"
    for path in site.rglob("*.css"):
        addresses: list[str] = re.findall(r"url\(\s*['\"]?([^'\")]+)", path.read_text(encoding="utf-8"))
        for address in addresses:
            assert address.startswith("data:") or not urlsplit(address).netloc, f"{path.name}: {address[:80]}"
    for path in site.rglob("*.svg"):
        assert "@import" not in path.read_text(encoding="utf-8") and "url(http" not in path.read_text(encoding="utf-8")


def test_all_that_a_page_leads_to_within_the_site_is_there(site: Path) -> None:
    for path, page in pages(site):
        if path.name == "404.html":
            continue  # written for the site's root, wherever that is
        for address in [*page.loads, *page.links]:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc or not parts.path:
                continue
            assert not parts.path.startswith("/"), f"{path.name}: {address} works only at the root of a host"
            assert (path.parent / unquote(parts.path)).resolve().exists(), f"{path.name}: {address}"


def test_the_reference_names_what_programs_use(site: Path) -> None:
    python = re.sub(r"<[^>]*>", "", (site / "api/python.html").read_text(encoding="utf-8"))
    for name in ("Game.imagine", "Position.why_not", "Record.verify", "irodori.adapters.vector"):
        assert name in python, name
    http = (site / "api/http.html").read_text(encoding="utf-8")
    for name in ("/api/tables/{table_id}/join", "take_back", "Problem"):
        assert name in http, name


def test_japanese_has_letters_on_a_device_without_any(site: Path) -> None:
    """The page's own, under the names that the site's style gives."""
    style = (site / "style/irodori.css").read_text(encoding="utf-8")
    families: list[str] = re.findall(
        r'font-family: "([^"]+)"', (site / "style/ja/letters.css").read_text(encoding="utf-8")
    )
    assert families and all(f'"{family}"' in style for family in families), set(families)
