"""Every screen of the page, and how one gets there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import irodori
from tests.browser.moments import GAMES, Moment, first_star, moments
from tests.browser.table import COMMIT, OFFERED, SORT, Hand, Table
from tests.browser.visitor import Visitor

LEAVE = """(to) => {
  for (const old of document.querySelectorAll('main')) old.dataset.old = ''
  for (const open of document.querySelectorAll('dialog')) open.close()
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}"""
READY = (
    "() => document.querySelector('main:not([data-old]) h1')?.textContent && !document.querySelector('main[data-old]')"
)
NEUTRAL = "/#/linked/x"
"""A page that asks the server for nothing: what comes after it is drawn anew."""


@dataclass(frozen=True)
class Scene:
    name: str
    show: Callable[[Visitor], None]


def move_to(visitor: Visitor, path: str, ready: str = "main h1") -> None:
    """Within the page, as by a link."""
    page = visitor.page
    for address in (NEUTRAL, path):
        page.evaluate(LEAVE, address)
        page.wait_for_function(READY)
    page.wait_for_selector(ready, state="attached")


def at(path: str, ready: str = "main h1") -> Callable[[Visitor], None]:
    return lambda visitor: move_to(visitor, path, ready)


def opened(path: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        move_to(visitor, path, "details")
        visitor.page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")

    return show


# ---- the score pad, records, what is not there


def pad(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        move_to(visitor, "/#/pad", f"[data-game={game}]")
        visitor.page.locator(f"[data-game={game}]").click()
        visitor.page.locator("form .button.ink").click()
        visitor.page.wait_for_selector("main details", state="attached")
        visitor.page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")

    return show


def record_file(name: str, content: bytes, ready: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        move_to(visitor, "/#/review")
        back = visitor.page.locator(".bar button")
        back.or_(visitor.page.locator("input[type=file]")).first.wait_for(state="attached")
        if back.count():  # the record that was opened last
            back.first.click()
        file = {"name": name, "mimeType": "application/json", "buffer": content}
        visitor.page.locator("input[type=file]").set_input_files(file)  # pyright: ignore[reportArgumentType]
        visitor.page.wait_for_selector(ready)

    return show


def review(game: str) -> Callable[[Visitor], None]:
    moment = moments(game, irodori.Game(game).players)["last"]
    show_record = record_file("game.json", moment.record.encode(), ".steps")

    def show(visitor: Visitor) -> None:
        show_record(visitor)
        for _ in range(12):
            visitor.page.keyboard.press("PageDown")

    return show


# ---- tables


def table_at(visitor: Visitor, moment: Moment) -> Table:
    wish = {"from": {"record": json.loads(moment.record), "at": moment.at, "seat": moment.seat}, "hints": True}
    table = Table(visitor, str(visitor.ask("POST", "/tables", wish)["id"]))
    move_to(visitor, f"/t/{table.key}", "main.frame[data-at]")
    return table


def table(moment: Moment) -> Callable[[Visitor], None]:
    return lambda visitor: void(table_at(visitor, moment))


def void(_: object) -> None:
    """For what is done for its effect."""


def armed(moment: Moment) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        page = table_at(visitor, moment).page
        things = page.locator(OFFERED).or_(page.locator(SORT))
        page.locator(COMMIT).or_(things).first.wait_for()
        if not page.locator(COMMIT).count():
            visitor.touch(things.first)
            if not page.locator(COMMIT).count():
                visitor.touch(things.nth(1))

    return show


def ended(moment: Moment, board: bool) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        found = table_at(visitor, moment)
        Hand(found, "").play()
        visitor.page.locator("dialog").wait_for()
        if board:
            visitor.page.locator("dialog [aria-expanded=false]").click()
            visitor.page.locator("dialog header").wait_for()

    return show


def dialog(moment: Moment, what: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        page = table_at(visitor, moment).page
        if what == "log":
            size = page.viewport_size or {"width": 0, "height": 0}
            page.set_viewport_size(
                {"width": 390, "height": 844}
            )  # where the log stands beside the table it is no dialog
            page.locator(".bar button").nth(1).click()
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
        else:
            page.locator(".bar button").first.click()
            if what != "menu":
                page.locator(f"[data-go={what}]").click()
        page.locator("dialog").wait_for()

    return show


def refused(moment: Moment) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        page = table_at(visitor, moment).page
        page.locator("[data-meld]").last.click()
        page.locator(".bubble").wait_for()

    return show


def star(visitor: Visitor) -> None:
    page = table_at(visitor, first_star()).page
    page.locator("[data-move=star]").wait_for()


def company(visitor: Visitor) -> None:
    """The people at a table: oneself, somebody else, and a bot."""
    made = visitor.ask("POST", "/tables", {"game": GAMES[0], "players": 3, "bots": ["plum"]})
    other = visitor.page.context.browser
    assert other
    with_them = Visitor(other, visitor.url)
    with_them.come_in("Ken")
    with_them.ask("POST", f"/tables/{made['id']}/join", {"seat": 2})
    with_them.leave()
    visitor.ask("POST", f"/tables/{made['id']}/start")
    move_to(visitor, f"/t/{made['id']}", "main.frame[data-at]")
    visitor.page.locator(".bar button").first.click()
    visitor.page.locator("[data-go=people]").click()
    visitor.page.locator("dialog").wait_for()


def second_device(visitor: Visitor) -> None:
    move_to(visitor, "/#/settings")
    visitor.page.locator("main button.quiet").filter(has_not=visitor.page.locator("svg")).last.click()
    visitor.page.locator("main svg[role=img]").wait_for()


def room(visitor: Visitor) -> None:
    made = visitor.ask("POST", "/tables", {"game": GAMES[0], "players": 4, "bots": ["plum"], "title": "Sunday evening"})
    move_to(visitor, f"/t/{made['id']}", ".seats .iconic")


def gone(visitor: Visitor) -> None:
    visitor.allow("/socket|404")
    visitor.page.evaluate(LEAVE, "/t/nothing-here")
    visitor.page.wait_for_selector("main.middle a.button")


def places() -> Iterator[Scene]:
    """What is of no game."""
    yield Scene("home", at("/", "[data-play]"))
    yield Scene("tables", at("/#/tables"))
    yield Scene("settings", at("/#/settings"))
    yield Scene("about", at("/#/about", "main li"))
    yield Scene("learn", at("/#/learn", "main a.ink"))
    yield Scene("rules", at("/#/rules"))
    yield Scene("pad", at("/#/pad"))
    yield Scene("linked", at("/#/linked/nothing"))
    yield Scene("room", room)
    yield Scene("no table", gone)
    yield Scene("record", at("/#/review"))
    yield Scene("bad record", record_file("cards.txt", b"no record", ".note.bad"))
    yield Scene("second device", second_device)
    yield Scene("people", company)
    yield Scene("star", star)
    first = moments("iroha", 4)["play"]
    for what in ("menu", "log", "rules", "keys"):
        yield Scene(f"table's {what}", dialog(first, what))
    yield Scene("refusal", refused(moments("kasane", 4)["take"]))


def around(game: str) -> Iterator[Scene]:
    """What there is of a game beside its table."""
    yield Scene(f"new {game}", opened(f"/#/new/{game}"))
    yield Scene(f"lesson {game}", at(f"/#/learn/{game}", ".comment button"))
    yield Scene(f"rules {game}", at(f"/#/rules/{game}"))
    yield Scene(f"pad {game}", pad(game))
    yield Scene(f"box {game}", at(f"/#/editions/{game}", "fieldset"))
    yield Scene(f"review {game}", review(game))


def played(game: str) -> Iterator[Scene]:
    """The table, before each kind of decision, for each size of the party, and at the end."""
    usual = irodori.Game(game).players
    for kind, moment in moments(game, usual).items():
        if kind == "last":
            yield Scene(f"{game} board", ended(moment, board=True))
            yield Scene(f"{game} over", ended(moment, board=False))
        else:
            yield Scene(f"{game} {kind}", table(moment))
            if kind != "waiting":
                yield Scene(f"{game} {kind} armed", armed(moment))
    for players in {min(irodori.games()[game].players), max(irodori.games()[game].players)} - {usual}:
        kind, moment = next(iter(moments(game, players).items()))
        yield Scene(f"{game} {kind} with {players}", table(moment))


def scenes(part: str) -> Iterator[Scene]:
    if part == "places":
        yield from places()
    else:
        yield from around(part)
        yield from played(part)


PARTS = ("places", *GAMES)
