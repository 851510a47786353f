"""A whole game of each kind, from the home page to the board at its end: by mouse, and by finger on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import irodori
from tests.browser.conftest import Visit
from tests.browser.keys import Ears, Keys, start_by_keys
from tests.browser.moments import moments
from tests.browser.scenes import table_at
from tests.browser.table import COMMIT, Hand, Table, ends_well
from tests.browser.visitor import DESKTOP, PHONE, SETTLED, Visitor
from tests.server.play import is_long

GAMES = sorted(irodori.games())
SEEDS = range(5 if is_long() else 1)


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


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visit: Visit, game: str, seed: int) -> None:
    table = from_home(visit(size=DESKTOP), game)
    assert Hand(table, f"{game} {seed}").play() > 5
    ends_well(table)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_finger_on_a_phone(visit: Visit, game: str, seed: int) -> None:
    table = from_home(visit(size=PHONE, touch=True), game)
    assert Hand(table, f"{game} {seed}").play() > 5
    ends_well(table)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_keyboard_alone(visit: Visit, game: str, seed: int) -> None:
    """And by ear: whoever does not see hears all that happens, and when it is their turn."""
    visitor = visit(size=DESKTOP)
    ears = Ears(visitor)
    table = start_by_keys(visitor, ears, game)
    assert Keys(table, ears, f"{game} {seed}").play() > 5
    ends_well(table)
    heard = [line for line in ears.lines if line.startswith("- *hears:*")]
    turns = sum("Your turn" in line for line in heard)
    assert turns >= table.made * 2 / 3, (turns, table.made)
    assert not any(line.endswith(": nothing") and "`Tab`" in line for line in ears.lines)


def drag(page: Page, visitor: Visitor, start: tuple[float, float], way: float) -> None:
    """Sideways, by mouse or by one finger, in several steps as a hand does."""
    x, y = start
    if not visitor.finger:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way, y, steps=8)
        page.mouse.up()
        return
    session = visitor.context.new_cdp_session(page)
    kinds = ["touchStart", *["touchMove"] * 8, "touchEnd"]
    for step, kind in enumerate(kinds):
        points = [] if kind == "touchEnd" else [{"x": x + way * step / 8, "y": y}]
        event = {"type": kind, "touchPoints": points}
        session.send("Input.dispatchTouchEvent", event)  # pyright: ignore[reportUnknownMemberType]
    session.detach()
    page.wait_for_timeout(500)  # a tap too soon after it would count as stopping the movement, not as a tap


@pytest.mark.parametrize("finger", [False, True])
def test_the_blade_is_drawn_along_the_row(visit: Visit, finger: bool) -> None:
    visitor = visit(size=PHONE if finger else DESKTOP, touch=finger)
    visitor.go("/")
    visitor.come_in("Mika")
    table = table_at(visitor, moments("kimono", 4)["split"])
    page = table.page
    blade = page.locator(".blade[role=slider]")
    blade.wait_for()
    page.evaluate(SETTLED)
    at, most = (int(blade.get_attribute(name) or 0) for name in ("aria-valuenow", "aria-valuemax"))
    goal = at + 2 if at + 2 <= most else at - 2
    cards = [box for card in page.locator(".row .pos:not(.boy)").all() if (box := card.bounding_box())]
    pitch = cards[1]["x"] - cards[0]["x"]
    box = blade.bounding_box()
    assert box and goal > 0
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    drag(page, visitor, middle, (goal - at) * pitch * 1.1)
    expect(blade).to_have_attribute("aria-valuenow", str(goal))
    before = table.sight
    visitor.touch(page.locator(COMMIT))
    table.await_change(before)
    assert any(f'"split {goal} ' in frame for frame in visitor.said), visitor.said
