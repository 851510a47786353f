"""The score pad on the full screen: every answer kept at once, taken back, counted by the rules, explained."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from irodori.core.edition import Json, Table
from irodori.core.errors import SheetError
from irodori.core.game import Game
from irodori.terminal import pads
from irodori.terminal.app.app import Door
from irodori.terminal.app.pad import PadScreen
from irodori.terminal.app.pads import PadStart
from tests.terminal.conftest import Shell
from tests.terminal.pseudo import Opener
from tests.terminal.screens import LARGE, SMALL, Driver
from tests.terminal.test_snapshots import compare, drawn
from tests.test_scores import FORMS, finished, form


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRODORI_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)


def tally_of(key: str, players: int, file: Path | None = None) -> pads.Tally:
    game = Game(key, players)
    return pads.Tally(game, pads.pad_of(game), pads.new(game, [], "en"), file)


@asynccontextmanager
async def writing(
    start: PadStart | PadScreen, size: tuple[int, int] = SMALL, language: str = "en"
) -> AsyncGenerator[Driver]:
    door = Door(language, start=start)
    async with door.run_test(size=size, notifications=True) as pilot:
        driver = Driver(door, pilot)
        await driver.rest()
        yield driver


async def typed(driver: Driver, *answers: str) -> None:
    for answer in answers:
        await driver.press(*answer, "enter")


@pytest.mark.parametrize("key", FORMS)
def test_what_is_typed_for_a_sheet_makes_the_same_sheet(key: str) -> None:
    sheet = form(key)
    for number in range(12):
        state = finished(key, number)
        found = sheet(cast("dict[str, object]", state.view("all")))
        for one in cast("list[Json]", found if isinstance(found, list) else [found]):
            content: Table = {**tally_of(key, state.game.players).content, "sheets": [one]}
            assert pads.Tally(state.game, pads.pad_of(state.game), content, None).sheets == [one]


def test_deals_are_entered_taken_back_and_found_again() -> None:
    async def evening() -> None:
        async with writing(PadStart(Game("iroha", 3))) as driver:
            await driver.press("down", "down", *"Sei", "up", "up", "enter")
            await typed(driver, "F1 F2 F3", "B1", "F1")
            assert "flower 1 is entered already." in driver.text and "Sei -1" in driver.text
            await driver.press(*["backspace"] * 2, *"M4", "enter")
            assert "Enter opens the next round" in driver.text
            await driver.press("enter")
            assert "Round 2 of 3" in driver.text
            await typed(driver, "W5")
            assert "Sei 4 (+5)" in driver.text
            await driver.press("ctrl+z")
            assert "Sei -1 (+0)" in driver.text
            await driver.press("pageup", "up", "f3")
            assert "How the scores came about" in driver.text
            await driver.press("escape")
            (file,) = pads.folder().glob("*.json")
            assert [len(sheet["taken"]) for sheet in json.loads(file.read_text())["sheets"]] == [3, 3]
            await driver.press("escape")
        async with writing(PadStart(Game("iroha", 3))) as driver:
            assert "round 2 of 3: Sei -1" in driver.text
            await driver.press("down", "enter")
            assert "> Sei" in driver.text and "Round 2 of 3" in driver.text
        async with writing(PadStart(Game("iroha", 3))) as driver:
            await driver.press("down", "delete")
            assert "Deleted: Sei" in driver.text and not list(pads.folder().glob("*.json"))

    asyncio.run(evening())


def test_the_pad_looks_as_it_did() -> None:
    async def shown() -> None:
        async with writing(PadScreen(tally_of("kasane", 3)), SMALL, "fr") as driver:
            await typed(driver, "AB---", "", "AAB")
            compare("pad-kasane-fr-80x24", drawn(driver))
        async with writing(PadScreen(tally_of("kimono", 4)), LARGE, "de") as driver:
            await typed(driver, "1 1 0 0 0 0 0 1", "3 3", "2", "")
            assert "Gewonnen" in driver.text
            compare("pad-kimono-de-120x40", drawn(driver))

    asyncio.run(shown())


def test_an_answer_that_means_nothing_changes_nothing(tmp_path: Path) -> None:
    tally = tally_of("iroha", 3, tmp_path / "pad.json")
    tally.enter(0, 1, "F1")
    before = (tmp_path / "pad.json").read_text()
    with pytest.raises(SheetError):
        tally.enter(0, 0, "F1")
    assert (tmp_path / "pad.json").read_text() == before and tally.rounds == [[None, "F1", None]]


def test_a_pad_that_was_left_goes_on_at_either_door(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    tally = tally_of("kimono", 3, file)
    tally.enter(0, 0, "1 1")
    done = shell("score", "kimono", "--file", file, "--json", typed="2\n3\n")
    found = json.loads(done.stdout)
    assert [row[:2] for row in found["sheets"][0]["counts"]] == [[1, 1], [2, 0], [3, 0]]
    content = json.loads(file.read_text())
    assert content["done"] is True and content["missing"] == 0
    file.write_text(json.dumps({**content, "missing": 9}))
    shell.refused(shell("score", "kimono", "--file", file), 2, "do not fit")


def test_the_pad_opens_in_a_terminal_and_ctrl_c_leaves_it_kept(terminal: Opener, tmp_path: Path) -> None:
    at = terminal("score", "kimono", "--names", "Sei,Mu,An", "--language", "en")
    at.until(lambda: "how many of each" in at.words)
    at.press("2 1\r")
    at.until(lambda: any((tmp_path / "home/pads").glob("*.json")))
    at.press("\x03")
    assert at.end() == 0
