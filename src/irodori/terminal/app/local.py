"""A local table on the screen: whose turn it is, bots that think, a cover between two people's turns, the end."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from irodori.core.drawing import Cell, Drawing, Ink, lined_up
from irodori.core.record import Record
from irodori.terminal.app.pages import Cover, Page, written
from irodori.terminal.app.table import TableScreen
from irodori.terminal.local import LocalTable
from irodori.terminal.page import wrapped

if TYPE_CHECKING:
    from irodori.core.info import Event

PAUSE = 0.5
"""Seconds that a bot takes at least, so that one can follow."""


class LocalScreen(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "review", show=False),
        Binding("n", "again", show=False),
    ]

    def __init__(self, table: LocalTable, pause: float = PAUSE) -> None:
        alone = table.people[0] if len(table.people) == 1 else None
        super().__init__(table.game, [chair.name for chair in table.chairs], alone)
        self.table = table
        self.pause = pause
        self.eyes = alone
        """Whose hand may be on the screen; None while the screen passes from one to the next."""
        self.answered = False

    def on_mount(self) -> None:
        super().on_mount()
        self.go_on()

    # ---- the course of the game

    def go_on(self) -> None:
        """Asks whoever is next, or shows the end."""
        table, speech = self.table, self.speech
        seat = table.turn
        if seat is None:
            self.finish()
        elif table.chairs[seat].level:
            said = speech.words("terminal-thinking", names=speech.who(seat))
            self.present(said, waits=False)
            self.think(seat)
        elif seat != self.eyes:
            self.cover(seat)
        else:
            asked = speech.asked(str(table.position.decision))
            key = "terminal-your-turn" if self.you is not None else "terminal-turn-of"
            self.present(speech.words(key, who=speech.who(seat), what=asked), waits=True)

    def present(self, turn: str, *, waits: bool) -> None:
        if self.eyes is None:
            self.show(None, [], turn, waits=waits)
            return
        view = self.table.view(self.eyes)
        if not waits:
            view["moves"] = []
        self.show(view, self.table.story(self.eyes), turn, waits=waits)

    def cover(self, seat: int) -> None:
        """First the table is taken off the screen, then the cover comes; the next one's table only after their key."""
        self.eyes = None
        self.present("", waits=False)

        def ready(_: object) -> None:
            self.eyes = seat
            self.go_on()

        self.door.push_screen(Cover(self.speech.who(seat)), ready)

    def choose(self, move: str) -> None:
        table = self.table
        if self.eyes is not None and table.turn == self.eyes and move in table.position.moves(self.eyes):
            table.play(self.eyes, move)
            self.go_on()

    def think(self, seat: int) -> None:
        table, lines = self.table, len(self.table.position.lines)

        def thought() -> None:
            began = time.monotonic()
            move = table.choose(seat)
            rest = self.pause - (time.monotonic() - began)
            if rest > 0:
                time.sleep(rest)
            self.door.later(self.answer, seat, lines, move)

        self.run_worker(thought, thread=True, exclusive=True, group="bots")

    def answer(self, seat: int, lines: int, move: str) -> None:
        """A bot's move, if the game is still where it was asked."""
        if len(self.table.position.lines) == lines and seat in self.table.position.actors:
            self.table.play(seat, move)
            self.go_on()

    def log_of(self) -> list[Event]:
        return self.table.story(self.eyes) if self.eyes is not None or self.table.position.over else []

    def action_undo(self) -> None:
        seat = self.eyes if self.eyes is not None else self.you
        if seat is None:
            return
        if not self.table.undo(seat):
            self.notify(self.door.t("terminal-no-undo"))
        self.go_on()

    # ---- the end

    def finish(self) -> None:
        self.eyes = self.you
        table = self.table
        view = table.view("all")
        self.show(view, table.story(None), self.speech.words("terminal-over"), waits=False)
        if not self.answered:
            self.answered = True
            self.action_account()

    def action_account(self) -> None:
        self.door.push_screen(Page(self.speech.words("terminal-over"), self.account()))

    def account(self) -> Drawing:
        """The result, and line by line how every score came about."""
        speech, table = self.speech, self.table
        lines: Drawing = written([])
        rows: list[list[Cell]] = []
        for row in speech.result(table.position):
            if isinstance(row, tuple):
                rows.append([[Ink(cell, "strong")] for cell in row])
            else:
                if rows:
                    lines += lined_up(rows)
                    rows = []
                lines += [[Ink(row, "title")], []] if not lines else [[], [Ink(row, "good")]]
        for seat, parts in enumerate(speech.accounts(table.view("all"))):
            lines += [[], [Ink(speech.who(seat), "strong"), Ink(f"  {table.position.scores[seat]}", "title")]]
            for points, said in parts:
                first, *rest = wrapped(said, self.size.width - 12)
                lines.append([Ink(f"{points:>+5}  ", "good" if points >= 0 else "bad"), Ink(first)])
                lines += [[Ink(" " * 7 + line)] for line in rest]
        how = wrapped(self.door.t("terminal-app-after"), self.size.width - 4)
        return [*lines, [], *written(how)]

    def action_again(self) -> None:
        if self.table.position.over:
            self.door.rematch(self.table)

    # ---- the review

    def action_review(self) -> None:
        if not self.table.position.over:
            self.notify(self.door.t("terminal-app-review-later"))
            return
        self.notify(self.door.t("terminal-app-reviewing"))
        record, seats = self.table.record(), list(self.table.people)
        self.run_worker(lambda: self.reviewed(record, seats), thread=True, exclusive=True, group="review")

    def reviewed(self, record: Record, seats: list[int]) -> None:
        from irodori.bots.review import review
        from irodori.terminal.review import in_words

        found = review(record, seats)
        lines = list(in_words(self.door.language, record, found, found.mistakes))
        self.door.later(self.show_review, lines)

    def show_review(self, lines: list[str]) -> None:
        columns = self.size.width - 4
        drawing = written([part for line in lines for part in wrapped(line, columns, "  ")])
        self.door.push_screen(Page(self.door.t("terminal-app-review"), drawing))
