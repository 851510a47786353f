"""The screens as they stand, letter by letter and colour by colour, at 80x24 and 120x40.

`IRODORI_SNAPSHOTS=new` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

import irodori
from irodori.terminal.local import LocalTable, chairs
from tests.terminal.screens import LARGE, SMALL, Driver, seated

FOLDER = Path(__file__).parent / "snapshots"
NEW = os.environ.get("IRODORI_SNAPSHOTS") == "new"
TABLES = [
    ("kasane", 4, 30, "en", SMALL, "night"),
    ("kasane", 3, 40, "ja", LARGE, "paper"),
    ("kimono", 4, 9, "de", SMALL, "paper"),
    ("kimono", 6, 30, "fr", LARGE, "night"),
    ("iroha", 4, 24, "ja", SMALL, "night"),
    ("iroha", 5, 40, "en", LARGE, "paper"),
]


def played(key: str, players: int, moves: int, language: str) -> LocalTable:
    """So many moves by chance, and on to the first person's turn: no bot is asked."""
    chance = random.Random(f"{key} {moves}")
    state = irodori.Game(key, players).start(seed="snapshot")
    while len(state.lines) < moves or 0 not in state.actors:
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.moves(seat)))
    return LocalTable(state, chairs(language, ["", *["moss"] * (players - 1)]))


def drawn(driver: Driver) -> str:
    """The letters; below them for each line where which style begins."""
    compositor = driver.door.screen._compositor  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    letters: list[str] = []
    styles: list[str] = []
    for number, strip in enumerate(compositor.render_strips()):
        letters.append(strip.text.rstrip())
        at, runs, last = 0, list[str](), ""
        for segment in strip:
            style = str(segment.style.without_color) if segment.style and not segment.style.color else ""
            if segment.style and segment.style.color:
                style = str(segment.style).partition(" link")[0]
            if style != last and segment.text:
                runs.append(f"{at} {style or 'none'}")
                last = style
            at += segment.cell_length
        styles.append(f"{number}: {'; '.join(runs)}")
    return "\n".join([*letters, "", *styles, ""])


def compare(name: str, found: str) -> None:
    path = FOLDER / f"{name}.txt"
    if NEW:
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8"), f"{name} looks otherwise: if that is right, IRODORI_SNAPSHOTS=new"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRODORI_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.parametrize(("key", "players", "moves", "language", "size", "theme"), TABLES)
def test_a_table(key: str, players: int, moves: int, language: str, size: tuple[int, int], theme: str) -> None:
    async def shown() -> None:
        async with seated(played(key, players, moves, language), size, language) as driver:
            driver.door.theme = theme
            await driver.press("down")
            compare(f"{key}-{language}-{size[0]}x{size[1]}", drawn(driver))

    asyncio.run(shown())


@pytest.mark.parametrize(("language", "size"), [("de", SMALL), ("ja", LARGE)])
def test_what_shall_be_played(language: str, size: tuple[int, int]) -> None:
    async def shown() -> None:
        async with seated(None, size, language) as driver:
            compare(f"setup-{language}-{size[0]}x{size[1]}", drawn(driver))

    asyncio.run(shown())


@pytest.mark.parametrize("page", ["question_mark", "l", "r"])
def test_a_page(page: str) -> None:
    async def shown() -> None:
        async with seated(played("kasane", 3, 20, "fr"), SMALL, "fr") as driver:
            await driver.press(page)
            compare(f"page-{page}", drawn(driver))

    asyncio.run(shown())


def test_the_end_and_its_account() -> None:
    async def shown() -> None:
        table = played("iroha", 3, 60, "en")
        while not table.position.over:
            seat = table.position.actors[0]
            table.position.play(seat, table.position.moves(seat)[0])
        async with seated(table, SMALL) as driver:
            compare("account", drawn(driver))

    asyncio.run(shown())


def test_a_cover_between_two_people() -> None:
    async def shown() -> None:
        state = irodori.Game("iroha", 3).start(seed="snapshot")
        async with seated(LocalTable(state, chairs("ja", ["", "", "moss"])), SMALL, "ja") as driver:
            compare("cover", drawn(driver))

    asyncio.run(shown())


def test_a_window_that_is_too_small() -> None:
    async def shown() -> None:
        async with seated(played("kimono", 3, 5, "fr"), (50, 10), "fr") as driver:
            compare("small", drawn(driver))

    asyncio.run(shown())
