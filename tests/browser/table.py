"""A table as somebody at it sees it, and who plays at it by mouse or by finger."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass

from playwright.sync_api import Locator

from irodori.core.record import Record
from tests.browser.visitor import Json, Visitor

LOOK = """() => {
  const frame = document.querySelector('main.frame[data-at]')
  if (!frame) return null
  const { at, number, asks = '' } = frame.dataset
  const [status, decision, moves] = at.split(' ')
  return { at: `${at} ${number}`, number: Number(number), asks, status, decision, moves: Number(moves) }
}"""
MINE = """() => {
  const [status, , moves] = document.querySelector('main.frame[data-at]')?.dataset.at.split(' ') ?? []
  return status === 'ended' || Number(moves) > 0
}"""
AFTER = """(before) => {
  const frame = document.querySelector('main.frame[data-at]')
  return frame && `${frame.dataset.at} ${frame.dataset.number}` !== before
}"""
OFFERED = "[data-move]:not([data-commit]):visible:enabled"
COMMIT = "[data-commit]:visible:enabled"
LEAF = "main.frame [role=dialog] header button:visible"
SORT = ".break .sort:visible:enabled"


@dataclass(frozen=True)
class Sight:
    """`at` changes with all that happens; `asks` is the kind of decision."""

    at: str
    number: int
    asks: str
    status: str
    decision: str
    moves: int


class Table:
    def __init__(self, visitor: Visitor, key: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.key = key
        self.made = 0

    def open(self) -> Table:
        self.visitor.go(f"/t/{self.key}")
        return self

    @property
    def sight(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def await_turn(self) -> bool:
        """Whether it is this visitor's turn: when the game is over it is not."""
        self.page.wait_for_function(MINE)
        if self.sight.status == "ended":
            return False
        self.page.locator(f"{COMMIT}, {OFFERED}, {SORT}").first.wait_for()  # a table is drawn in parts
        return True

    def await_change(self, before: Sight) -> None:
        self.page.wait_for_function(AFTER, arg=before.at)

    def record(self) -> Json:
        return self.visitor.ask("GET", f"/tables/{self.key}/record")


class Hand:
    """Plays what is offered, by mouse, or by finger: tries it on, then commits it."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.page = table.page
        self.chance = random.Random(seed)
        self.touch = table.visitor.touch

    def play(self) -> int:
        """To the end; how many moves that were."""
        while self.table.await_turn():
            self.move()
        return self.table.made

    def move(self) -> None:
        before = self.table.sight
        self.prepare()
        commit = self.page.locator(COMMIT)
        while not commit.count():
            self.touch(self.any(self.page.locator(OFFERED).or_(self.page.locator(SORT))))
            if self.table.sight.at != before.at:  # there is nothing to try on
                break
        else:
            self.touch(commit.first)
        self.table.await_change(before)
        self.table.made += 1

    def prepare(self) -> None:
        """What lies over the table is put away; where the cut is made and the apprentice put is chosen."""
        while self.page.locator(LEAF).count():
            self.touch(self.page.locator(LEAF).first)
        nudges = self.page.locator(".nudges button:visible:enabled")
        for _ in range(self.chance.randrange(4) if nudges.count() else 0):
            self.touch(self.any(nudges))

    def any(self, things: Locator) -> Locator:
        things.first.wait_for()
        return things.nth(self.chance.randrange(things.count()))


def ends_well(table: Table) -> None:
    """The board shows every player's score as the record has it."""
    record = Record.from_json(json.dumps(table.record()))
    record.verify()
    state = record.replay()
    assert state.over
    board = table.page.locator("dialog")
    board.locator("[aria-expanded=false]").press("Enter")
    board.locator("header").wait_for()
    text = board.inner_text().replace("−", "-")
    assert all(str(score) in text for score in state.scores), (state.scores, text)
