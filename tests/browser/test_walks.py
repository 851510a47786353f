"""Ways through the page that begin where a game ends, or without one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import irodori
from irodori.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.table import Hand, Table
from tests.browser.visitor import DESKTOP, PHONE, Visitor

GAMES = sorted(irodori.games())
QUICK = "kimono"
PLAIN_HTTP = "for (const what of ['clipboard', 'share']) Object.defineProperty(navigator, what, { value: undefined })"
"""So a browser is that got the page from another machine of the house: it copies nothing."""
HASTY = "const wait = setTimeout; window.setTimeout = (what, ms, ...more) => wait(what, ms / 20, ...more)"
"""The others' moves in a lesson come at a pace that can be followed; here nobody follows them."""


def finished(visitor: Visitor, game: str = QUICK) -> Table:
    visitor.come_in("Aki")
    table = Table(visitor, visitor.new_table(game, irodori.Game(game).players)).open()
    Hand(table, game).play()
    visitor.page.locator("dialog.board").wait_for()
    return table


def steps(page: Page) -> Locator:
    return page.get_by_role("region", name="Moments of the game")


def count(page: Page) -> tuple[int, int]:
    at, lines = steps(page).locator(".count").inner_text().split(" / ")
    return int(at), int(lines)


def test_after_the_end_a_rematch_with_the_same_people(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    table = finished(visitor)
    page = visitor.page
    page.get_by_role("button", name="Rematch").tap()
    page.wait_for_url(lambda url: "/t/" in url and table.key not in url)
    page.get_by_role("button", name="Deal the cards").tap()
    page.locator("main.frame").wait_for()
    assert Table(visitor, page.url.rsplit("/", 1)[1]).await_turn()
    table.open()
    page.get_by_role("button", name="To the rematch").tap()
    page.wait_for_url(lambda url: "/t/" in url and table.key not in url)


def test_a_moment_of_a_review_is_shared_seen_from_another_seat_and_played_on_from(visit: Visit) -> None:
    aki, ben = visit(size=PHONE, touch=True), visit(size=DESKTOP)
    aki.context.add_init_script(PLAIN_HTTP)
    finished(aki)
    page = aki.page
    page.get_by_role("link", name="Review the game").tap()
    steps(page).wait_for()
    at, lines = count(page)
    assert (at, lines) == (0, lines) and lines > 5
    for _ in range(3):
        page.get_by_role("button", name="One step on").tap()
    expect(steps(page).locator(".count")).to_have_text(f"3 / {lines}")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="Share this moment").tap()
    steps(page).get_by_role("status").wait_for()
    link = steps(page).get_by_label("Share", exact=True).input_value()
    assert link == page.url and "at=3&seat=1" in link

    ben.page.goto(link)
    ben.settle()
    expect(steps(ben.page).locator(".count")).to_have_text(f"3 / {lines}")
    expect(ben.page.get_by_label("Seen by")).to_have_value("1")
    ben.page.get_by_role("button", name="Play on from here against bots").click()
    ben.page.wait_for_url("**/t/*")
    ben.page.locator("main.frame, main.sheet .seats").first.wait_for()
    start = ben.page.get_by_role("button", name="Deal the cards")
    if start.count():
        start.click()
    branch = Table(ben, ben.page.url.rsplit("/", 1)[1])
    Hand(branch, "branch").play()
    assert Record.from_json(json.dumps(branch.record())).replay().over


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE, touch=True)
    visitor.context.add_init_script(HASTY)
    visitor.go(f"/#/learn/{game}")
    page = visitor.page
    over = page.get_by_text("That was the lesson.")
    step = page.get_by_role("button", name="Go on").or_(page.get_by_role("button", name="Do it for me"))
    for _ in range(200):
        step.or_(over).first.wait_for()
        if over.count():
            break
        step.first.tap()
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    page.locator("main.frame").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_is_in_the_history_is_saved_and_opened_again(visit: Visit, tmp_path: Path, game: str) -> None:
    visitor = visit(size=PHONE, touch=True)
    visitor.go("/#/pad")
    page = visitor.page
    page.locator(f"[data-game={game}]").tap()
    page.get_by_placeholder("Player 1").fill("Grandmother")
    page.locator("form").get_by_role("button", name="Begin").tap()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").tap()
    file = tmp_path / "pad.json"
    download.value.save_as(file)
    visitor.go("/#/pad")
    kept = page.get_by_role("link", name=re.compile("Grandmother"))
    page.get_by_role("button", name=re.compile("^Delete: Grandmother")).tap()
    expect(kept).to_have_count(0)
    page.get_by_label("Open a saved pad").set_input_files(file)
    kept.tap()
    page.get_by_role("button", name="Save as a file").wait_for()
    assert json.loads(file.read_text())["names"][0] == "Grandmother"
    expect(page.locator("main")).to_contain_text("Grandmother")


def test_the_values_of_an_own_box_make_a_table(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    visitor.go(f"/#/editions/{QUICK}")
    page = visitor.page
    page.get_by_label("Name of the box").fill("Grandmother’s")
    cell = page.locator(".cell input").first
    value = int(cell.input_value())
    cell.fill(str(value + 1))
    page.get_by_role("button", name="Save").tap()
    page.get_by_text("Saved in this browser.").wait_for()
    visitor.go(f"/#/new/{QUICK}")
    page.get_by_text("More settings").tap()
    page.get_by_label("Edition").select_option(label="Grandmother’s")
    page.locator("input[name=bots]").last.check(force=True)
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    page.locator("main.frame").wait_for()
    table = Table(visitor, page.url.rsplit("/", 1)[1])
    Hand(table, "own").play()
    record = table.record()
    assert record["edition"] == "custom"


def test_a_seat_is_left_to_a_bot_and_taken_back(visit: Visit) -> None:
    """Ben does not move at first: with bots alone the game would be over before the seat is taken back."""
    aki, ben = visit(size=PHONE, touch=True), visit(size=PHONE, touch=True)
    aki.come_in("Aki")
    ben.come_in("Ben")
    key = aki.ask("POST", "/tables", {"game": "iroha", "players": 3, "bots": ["random"]})["id"]
    ben.ask("POST", f"/tables/{key}/join", {"seat": 2})
    aki.ask("POST", f"/tables/{key}/start")
    table = Table(aki, key).open()
    leave_to_a_bot(aki)
    aki.page.get_by_role("button", name="Play on myself").tap()
    expect(aki.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    Table(ben, key).open()
    leave_to_a_bot(ben)
    Hand(table, "back").play()
    aki.page.locator("dialog.board").wait_for()


def leave_to_a_bot(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Menu").tap()
    visitor.page.get_by_role("button", name="Let a bot play for me").tap()
    visitor.page.get_by_text("A bot is playing for you.").wait_for()
