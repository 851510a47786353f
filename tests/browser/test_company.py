"""Two people with browsers of their own and a bot at one table; one opens the page anew, the other's line breaks."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.line import line_to
from tests.browser.table import Hand, Table, ends_well
from tests.browser.visitor import PHONE, Visitor
from tests.server.play import Server

BROKEN = "ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket connection"


def sit_down(host: Visitor, guest: Visitor, game: str) -> list[Table]:
    """The host makes a table on the page, a bot and the guest sit down there, and the host deals."""
    host.go(f"/#/new/{game}")
    host.page.locator("input[autocomplete=nickname]").fill("Aki")
    host.page.locator("label", has=host.page.locator("input[name=players][value='3']")).click()
    host.page.locator("form .button.ink").click()
    host.page.wait_for_url("**/t/*")
    key = host.page.url.rsplit("/", 1)[1]
    host.page.locator(".seats .button.quiet").first.click()
    guest.go(f"/t/{key}")
    guest.page.locator(".join input").fill("Ben")
    guest.touch(guest.page.locator(".join .button.red"))
    host.page.locator(".seats", has_text="Ben").wait_for()
    host.page.locator(".do .button.red:enabled").click()
    tables = [Table(host, key), Table(guest, key)]
    for table in tables:
        table.page.wait_for_selector("main.frame[data-at]")
    return tables


def play_on(hands: list[Hand], moves: int | None = None) -> None:
    """Each in turn, as soon as they may, until the end or for so many moves."""
    made = 0
    while made != moves:
        sights = [hand.table.sight for hand in hands]
        if all(sight.status == "ended" for sight in sights):
            return
        ready = [hand for hand, sight in zip(hands, sights, strict=True) if sight.moves and sight.status != "ended"]
        if ready:
            ready[0].move()
            made += 1
        else:
            hands[0].page.wait_for_timeout(50)
            hands[1].page.wait_for_timeout(0)


def test_two_people_and_a_bot_play_on_after_a_reload_and_a_broken_line(visit: Visit, server: Server) -> None:
    with line_to(server) as line:
        host, guest = visit(), visit(line.url, size=PHONE, touch=True)
        guest.allow(BROKEN)
        hands = [Hand(table, f"{seat}") for seat, table in enumerate(sit_down(host, guest, "kimono"))]
        play_on(hands, 4)

        told = hands[0].table.sight
        host.page.reload()
        host.page.wait_for_selector("main.frame[data-at]")
        assert hands[0].table.sight.number >= told.number, "the table goes on where it was"
        play_on(hands, 3)

        line.breaks()
        away = guest.page.locator(".banner[role=status]")
        away.wait_for()
        assert hands[1].table.sight.moves == 0, "nothing can be sent while there is no line"
        if hands[0].table.sight.moves:
            hands[0].move()
        line.mends()
        away.wait_for(state="detached")
        play_on(hands)
        for hand in hands:
            ends_well(hand.table)
