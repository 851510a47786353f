"""Those whom one meets: their talk can be hidden, they can be reported and blocked; and one's own second device."""

from __future__ import annotations

import re

import segno
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import select

from irodori.server.store import schema as s
from irodori.server.store.database import Database
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.play import Server, asked


def together(visit: Visit, name: str) -> tuple[Visitor, Visitor, str]:
    """Two people, at a desk and at a phone, and the address of their table."""
    aki, ben = visit(size=DESKTOP), visit(size=PHONE, touch=True)
    aki.come_in("Aki")
    ben.come_in(name)
    table = aki.ask("POST", "/tables", {"game": "kasane", "players": 3, "bots": ["random"]})["id"]
    ben.ask("POST", f"/tables/{table}/join", {"seat": 2})
    aki.ask("POST", f"/tables/{table}/start")
    for one in (aki, ben):
        one.go(f"/t/{table}")
        one.page.locator("main.frame").wait_for()
    return aki, ben, table


def say(page: Page, text: str) -> None:
    log = page.get_by_role("button", name=re.compile("^What happened"))
    if log.is_visible():
        log.tap()
    page.get_by_label("Say something to the table").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def talk(page: Page) -> Locator:
    return page.locator(".log .talk")


def people(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="People at the table").click()
    return page.get_by_role("dialog", name="People at the table")


def test_what_somebody_writes_can_be_hidden_here_and_is_still_hidden_later(visit: Visit) -> None:
    aki, ben, _ = together(visit, "Ben")
    say(ben.page, "tea?")
    expect(talk(aki.page)).to_have_text([re.compile("tea?")])
    hide = people(aki.page).get_by_label("Hide what Ben writes at this table")
    hide.check()
    expect(talk(aki.page)).to_have_count(0)
    aki.page.reload()
    aki.settle()
    say(aki.page, "hello")
    expect(talk(aki.page)).to_have_text([re.compile("hello")])
    people(aki.page).get_by_label("Hide what Ben writes at this table").uncheck()
    expect(talk(aki.page)).to_have_text([re.compile("tea?"), re.compile("hello")])


def test_what_somebody_wrote_can_be_reported(visit: Visit, server: Server) -> None:
    aki, ben, _ = together(visit, "Ben")
    say(aki.page, "you cheat")
    ben.page.get_by_role("button", name=re.compile("^What happened")).tap()
    ben.page.get_by_role("button", name=re.compile("^About Aki")).tap()
    dialog = ben.page.get_by_role("dialog", name="People at the table")
    expect(dialog.get_by_label("What should the host")).to_have_value("Wrote: “you cheat”")
    dialog.get_by_role("button", name="Send the report").tap()
    expect(dialog.get_by_role("status")).to_contain_text("Sent")

    async def kept(database: Database) -> list[tuple[int, str]]:
        return [(seat, text) for seat, text in await database.rows(select(s.reports.c.seat, s.reports.c.text))]

    assert asked(server.database, kept) == [(0, "Wrote: “you cheat”")]


def test_somebody_is_blocked_and_the_block_is_taken_back_at_the_table_and_in_the_settings(visit: Visit) -> None:
    aki, ben, _ = together(visit, "Ben")
    say(ben.page, "tea?")
    expect(talk(aki.page)).to_have_count(1)
    dialog = people(aki.page)
    dialog.get_by_role("button", name="Block Ben").click()
    expect(talk(aki.page)).to_have_count(0)
    dialog.get_by_role("button", name="Take the block back: Ben").click()
    expect(talk(aki.page)).to_have_count(1)
    dialog.get_by_role("button", name="Block Ben").click()
    dialog.get_by_role("button", name="Take the block back: Ben").wait_for()
    aki.go("/#/settings")
    back = aki.page.get_by_role("button", name="Take the block back: Ben")
    back.click()
    expect(back).to_have_count(0)
    assert aki.ask("GET", "/me/blocks") == []


def dark(path: str, rows: int) -> list[str]:
    """The squares of a drawn path, without the light ones around."""
    drawn = [["0"] * rows for _ in range(rows)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1", path):
        for square in range(int(length)):
            drawn[int(y) - 4][int(x) - 4 + square] = "1"
    return ["".join(row) for row in drawn]


def test_a_second_device_comes_in_by_the_link_that_is_drawn_for_its_camera(visit: Visit) -> None:
    desk, phone = visit(size=DESKTOP), visit(size=PHONE, touch=True)
    desk.come_in("Aki")
    desk.go("/#/settings")
    desk.page.get_by_role("button", name="Make the link").click()
    link = desk.page.get_by_label("A second device").input_value()
    drawing = desk.page.get_by_role("img", name=re.compile("QR code"))
    drawing.wait_for()
    code = segno.make_qr(link, error="m", boost_error=False)
    wanted = ["".join(map(str, row)) for row in code.matrix]
    assert dark(drawing.locator("path").last.get_attribute("d") or "", len(wanted)) == wanted
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Become that guest").tap()
    phone.page.wait_for_url(lambda url: "linked" not in url)
    assert phone.ask("GET", "/me") == {"name": "Aki"}
