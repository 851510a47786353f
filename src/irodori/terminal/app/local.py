"""A local table on the screen: whose turn it is, bots that think, a cover between two people's turns, the end."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from irodori.terminal.app.pages import Cover
from irodori.terminal.app.table import TableScreen
from irodori.terminal.local import HINT_MS, LocalTable
from irodori.terminal.page import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from irodori.core.info import Event

PAUSE = 0.5
"""Seconds that a bot takes at least, so that one can follow."""


class LocalScreen(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v", "review", show=False),
        Binding("n", "again", show=False),
        Binding("a", "account", show=False),
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
            key = "terminal-your-turn" if self.you is not None else "terminal-turn-of"
            asked = str(table.position.decision)
            self.present(speech.asked_within(self.turn_room, key, asked, who=speech.who(seat)), waits=True)

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

        self.door.lay(Cover(self.speech.who(seat)), ready)

    def choose(self, move: str) -> None:
        table = self.table
        if self.eyes is not None and table.turn == self.eyes and move in table.position.moves(self.eyes):
            self.make(self.eyes, move)
            self.go_on()

    def make(self, seat: int, move: str) -> None:
        """A move that cannot be kept is made all the same, and whoever plays is told."""
        try:
            self.table.play(seat, move)
        except OSError as error:
            reason = error.strerror or str(error)
            said = self.door.t("terminal-not-saved", file=plain(str(self.table.file)), reason=reason)
            self.aside(said, 15, bad=True)

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
            self.make(seat, move)
            self.go_on()

    def log_of(self) -> list[Event]:
        return self.table.story(self.eyes) if self.eyes is not None or self.table.position.over else []

    def action_undo(self) -> None:
        seat = self.eyes if self.eyes is not None else self.you
        if seat is None:
            return
        try:
            if not self.table.undo(seat):
                self.aside(self.door.t("terminal-no-undo"))
        except OSError as error:
            self.aside(plain(str(error)), 15, bad=True)
        self.go_on()

    # ---- what can be asked

    def possible(self) -> list[tuple[str, str, Callable[[], object]]]:
        more: list[tuple[str, str, Callable[[], object]]] = [
            ("u", "undo", self.action_undo),
            ("h", "hint", self.action_hint),
        ]
        if self.table.position.over:
            more = [
                ("v", "review", self.action_review),
                ("n", "again", self.action_again),
                ("a", "account", self.action_account),
            ]
        return more + super().possible()

    def why(self, text: str) -> None:
        seat = self.eyes
        if seat is not None:
            position = self.table.position
            self.aside(self.speech.why(position.why_not(seat, text), text, position.moves(seat), on_screen=True), 15)

    def action_hint(self) -> None:
        """From what the seat knows with a perfect memory, as a bot at its place would think."""
        table, seat = self.table, self.eyes
        if seat is None or table.turn != seat:
            self.aside(self.door.t("terminal-no-hint"))
            return
        view = table.position.view(seat)
        self.aside(self.door.t("terminal-hinting"), 2)

        def thought() -> None:
            from irodori.bots.hint import hint
            from irodori.bots.think import Budget

            found = hint(view, table={**table.game.table, "key": table.game.edition.key}, budget=Budget(ms=HINT_MS))
            self.door.later(self.show_hint, view, asdict(found))

        self.run_worker(thought, thread=True, exclusive=True, group="hints")

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
        if not self.table.position.over:
            return
        view = self.table.view("all")
        self.end_with(view, self.door.t("terminal-app-after"))

    def action_again(self) -> None:
        if self.table.position.over:
            self.door.rematch(self.table)

    # ---- the review

    def action_review(self) -> None:
        if not self.table.position.over:
            self.aside(self.door.t("terminal-app-review-later"))
            return
        self.review(self.table.record(), list(self.table.people))
