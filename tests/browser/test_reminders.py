"""Somebody asks in the settings to be told of their turns, confirms the address, and has it stopped again."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE
from tests.server.play import Server
from tests.server.test_reminders import Letters, link

LETTERS = Letters()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0)) as free, socket.create_server(("127.0.0.1", 0)) as other:
        ports = [one.getsockname()[1] for one in (free, other)]
    mails = Controller(LETTERS, hostname="127.0.0.1", port=ports[0])
    mails.start()
    settings = {"smtp": f"smtp://127.0.0.1:{ports[0]}", "mail_from": "cards@cards.example", "port": str(ports[1])}
    settings |= {"url": f"http://127.0.0.1:{ports[1]}", "webhooks": "https://ntfy.example/"}
    started = Server(tmp_path_factory.mktemp("server"), 1, **settings).start()
    try:
        yield started
    finally:
        started.stop()
        mails.stop()


def test_messages_about_one_s_turn_are_asked_for_confirmed_and_stopped(visit: Visit) -> None:
    aki = visit(size=PHONE)
    page = aki.page
    aki.come_in("Aki")
    aki.go("/#/settings")
    asking = page.get_by_role("button", name="Tell me")
    expect(asking).to_be_disabled()
    aki.allow("409")
    page.get_by_label("Address of a webhook").fill("https://elsewhere.example/")
    asking.click()
    expect(page.get_by_role("alert")).to_contain_text("does not call that address")
    page.get_by_label("Address of a webhook").fill("")
    page.get_by_label("E-mail").fill("aki@cards.example")
    page.get_by_label("At most one message a day").check()
    asking.click()
    expect(page.get_by_role("status")).to_contain_text("aki@cards.example")
    aki.go(f"/#/turns/{link(LETTERS.found[0])}")
    expect(page.get_by_text("aki@cards.example")).to_be_visible()
    page.get_by_role("button", name="Tell me").click()
    expect(page.get_by_role("status")).to_contain_text("You are told")
    aki.go("/#/settings")
    expect(page.get_by_role("status")).to_contain_text("You are told")
    expect(page.get_by_label("At most one message a day")).to_be_checked()
    page.get_by_role("button", name="Send nothing any more").click()
    expect(page.get_by_role("status")).to_have_count(0)
    assert aki.ask("GET", "/me/reminders")["mail"] == ""
