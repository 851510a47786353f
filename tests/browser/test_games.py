"""A whole game of each kind, from the home page to the board at its end: by mouse, and by finger on a phone."""

from __future__ import annotations

import pytest

import irodori
from tests.browser.conftest import Visit
from tests.browser.keys import Ears, Keys, start_by_keys
from tests.browser.table import Hand, Table, ends_well
from tests.browser.visitor import DESKTOP, PHONE, Visitor

GAMES = sorted(irodori.games())


def from_home(visitor: Visitor, game: str) -> Table:
    """Two touches at most lie between the home page and a table."""
    visitor.go("/")
    page = visitor.page
    start = page.locator(f"[data-play={game}]")
    if not start.count():
        visitor.touch(page.locator(".scrolls .scroll").nth(list(irodori.games()).index(game)))
    visitor.touch(start)
    page.wait_for_url("**/t/*")
    return Table(visitor, page.url.rsplit("/", 1)[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    table = from_home(visit(size=DESKTOP), game)
    assert Hand(table, game).play() > 5
    ends_well(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_finger_on_a_phone(visit: Visit, game: str) -> None:
    table = from_home(visit(size=PHONE, touch=True), game)
    assert Hand(table, game).play() > 5
    ends_well(table)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_keyboard_alone(visit: Visit, game: str) -> None:
    """And by ear: whoever does not see hears all that happens, and when it is their turn."""
    visitor = visit(size=DESKTOP)
    ears = Ears(visitor)
    table = start_by_keys(visitor, ears, game)
    assert Keys(table, ears, game).play() > 5
    ends_well(table)
    heard = [line for line in ears.lines if line.startswith("- *hears:*")]
    turns = sum("Your turn" in line for line in heard)
    assert turns >= table.made * 2 / 3, (turns, table.made)
    assert not any(line.endswith(": nothing") and "`Tab`" in line for line in ears.lines)
