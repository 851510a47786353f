"""The full screen: whole games by keys and by mouse, what is hidden between two people's turns, windows and colours."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import cast

import pytest

import irodori
from irodori.core.edition import Table
from irodori.terminal.app.pages import Cover, Page
from irodori.terminal.app.table import TableScreen
from irodori.terminal.local import LocalTable, resumed
from irodori.terminal.page import width
from tests.terminal.screens import LARGE, SMALL, new_table, seated

GAMES = list(irodori.games())


def run(what: Coroutine[None, None, None]) -> None:
    asyncio.run(what)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keys(game: str) -> None:
    async def whole() -> None:
        async with seated(new_table(game)) as driver:
            while not driver.table.position.over:
                assert max(map(width, driver.lines)) == SMALL[0]
                await driver.press("down", "enter")
            assert isinstance(driver.door.screen, Page) and "The game is over." in driver.text
            await driver.press("escape")
            assert isinstance(driver.door.screen, TableScreen)
            first = driver.table
            await driver.press("n")
            assert driver.table is not first and not driver.table.position.over

    run(whole())


def test_several_people_play_and_a_hidden_hand_is_never_in_the_buffer() -> None:
    """I8. From a move until the next one's key no hand is in the buffer or behind it; then one's own only."""

    async def evening() -> None:
        table = new_table("iroha", players=3, people=2)
        async with seated(table, LARGE) as driver:
            covers = 0
            for _ in range(60):
                turn = table.turn
                if turn is None:
                    break
                assert isinstance(driver.door.screen, Cover)
                covers += 1
                assert not any(sign in driver.text for sign in "花鳥扇月波")
                behind = [screen for screen in driver.door.screen_stack if isinstance(screen, TableScreen)]
                assert [screen.seen for screen in behind] == [None]
                await driver.press("enter")
                while table.turn == turn:
                    hand = hand_of(table, turn)
                    others = [card for seat in {0, 1, 2} - {turn} for card in hand_of(table, seat)]
                    shown = hand_line(driver.lines)
                    assert all(signed(card) in shown for card in hand)
                    assert not any(f"{signed(card)} " in shown for card in others)
                    await driver.press("enter")
            assert covers > 10

    run(evening())


def hand_of(table: LocalTable, seat: int) -> list[str]:
    found = cast("Table", table.view("all")["table"])
    return cast("list[list[str]]", found["hands"])[seat]


def signed(card: str) -> str:
    return dict(zip("FBOMW", "花鳥扇月波", strict=True))[card[0]] + card[1:]


def hand_line(lines: list[str]) -> str:
    head = next(number for number, line in enumerate(lines) if "Your hand" in line)
    return lines[head + 1] + " "


def test_a_window_too_small_says_so_and_the_game_waits() -> None:
    async def small() -> None:
        async with seated(new_table("kasane"), (60, 20)) as driver:
            assert "80 columns and 24 lines; this window has 60" in " ".join(driver.text.split())
            await driver.press("enter")
            assert driver.table.position.lines == []
            await driver.pilot.resize_terminal(*SMALL)
            await driver.rest()
            assert "Take the top card of a row" in driver.text

    run(small())


def test_what_is_kept_goes_on_with_the_same_people_and_bots() -> None:
    table = new_table("kimono", players=4, people=2)
    table.play(0, table.position.moves(0)[0])
    again = resumed(table.record(), None)
    assert again.people == (0, 1) and again.chairs == table.chairs and again.position.lines == table.position.lines


@pytest.mark.parametrize(("game", "signs"), [("kasane", "柿蜜吹萌盤水瑠藤紫"), ("kimono", "碗扇刀傘琵箸着")])
def test_nothing_of_the_game_is_on_the_cover_or_behind_it(game: str, signs: str) -> None:
    """S4, M4. Between two people's turns neither hands nor secret choices can be read off."""

    async def evening() -> None:
        table = new_table(game, players=3, people=3)
        async with seated(table, LARGE) as driver:
            for _ in range(12):
                assert isinstance(driver.door.screen, Cover)
                assert not any(sign in driver.text for sign in signs)
                behind = [screen for screen in driver.door.screen_stack if isinstance(screen, TableScreen)]
                assert [screen.seen for screen in behind] == [None]
                turn = table.turn
                await driver.press("enter")
                assert any(sign in driver.text for sign in signs)
                while table.turn == turn:
                    await driver.press("enter")

    run(evening())
