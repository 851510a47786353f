"""The score pad on the full screen: what is asked, what was entered, and what it counts, with every answer kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input

from irodori import words
from irodori.core.drawing import Cell, Drawing, Ink, cut, lined_up, width
from irodori.core.errors import SetupError, SheetError
from irodori.terminal import rulebook
from irodori.terminal.app.base import Place
from irodori.terminal.app.pages import Page, written
from irodori.terminal.app.widgets import Canvas, Lines
from irodori.terminal.page import plain, wrapped
from irodori.terminal.screen import Screen as Speech

if TYPE_CHECKING:
    from irodori.core.info import Count
    from irodori.terminal.pads import Tally

ASIDE = 46
"""Columns of the account, where it stands beside."""
LONGEST = 200


class PadScreen(Place):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "step(-1)", show=False, priority=True),
        Binding("down,tab", "step(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("f3", "account", show=False),
        Binding("f4", "rules", show=False),
        Binding("escape", "leave", show=False, priority=True),
    ]

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally
        self.round = len(tally.rounds) - 1
        self.place = self.first_open
        self.wrong = ""

    @property
    def speech(self) -> Speech:
        return Speech(self.tally.game, self.door.language, names=self.tally.names)

    def compose(self) -> ComposeResult:
        yield Canvas(name="head")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Canvas(name="board")
                yield Canvas(name="note")
                yield Input(max_length=LONGEST, id="entry")
                yield Lines(name="below")
            with Vertical(id="log"):
                yield Lines(name="story")
        yield Canvas(name="keys")

    def on_mount(self) -> None:
        self.query_one("#log").styles.width = ASIDE
        self.query_one(Input).focus()
        self.show(anew=True)

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    # ---- what is shown

    @property
    def answers(self) -> list[str | None]:
        return self.tally.rounds[self.round]

    @property
    def room(self) -> int:
        """Columns of the answers; before anything is laid out those of the window."""
        return self.query_one("#left").size.width or self.size.width

    @property
    def first_open(self) -> int:
        answers = self.answers
        return answers.index(None) if None in answers else 0

    def show(self, *, anew: bool = False) -> None:
        """`anew`: another answer is at hand, so the line shows it. The account stands beside, or where there is no room
        fills what is left below."""
        count = self.tally.count()
        self.query_one("#head", Canvas).show(self.head(count))
        self.query_one("#board", Canvas).show(self.rows())
        self.query_one("#note", Canvas).show(self.note(count))
        if anew:
            entry = self.query_one(Input)
            entry.value = self.answers[self.place] or ""
            entry.cursor_position = len(entry.value)
        self.query_one("#story", Lines).show(self.account(count, ASIDE - 4))
        below = [] if self.has_class("broad") else [[], *self.account(count, self.size.width - 4)]
        self.query_one("#below", Lines).show(below)
        key = "terminal-score-keys-rounds" if self.tally.count_of_rounds > 1 else "terminal-score-keys"
        keys = wrapped(self.door.t(key), max(20, self.size.width - 2))
        self.query_one("#keys", Canvas).show([[Ink(line, "dim")] for line in keys])

    def head(self, count: Count) -> Drawing:
        t, tally = self.door.t, self.tally
        line: Cell = [Ink(self.door.title_of(tally.game.key), "title")]
        if tally.count_of_rounds > 1:
            said = t("terminal-score-round", round=self.round + 1, rounds=tally.count_of_rounds)
            line += [Ink("   "), Ink(said, "strong")]
        alone = tally.count(self.round).scores if len(tally.rounds) > 1 else []
        scores: Cell = []
        for seat, score in enumerate(count.scores):
            best = tally.is_done and seat in count.winners
            more = f" ({alone[seat]:+})" if alone else ""
            name = f"{'*' if best else ''}{self.speech.who(seat)}"
            scores += [Ink(f"{name} ", "dim"), Ink(f"{score}{more}   ", "good" if best else "strong")]
        return [line, scores]

    def rows(self) -> Drawing:
        labels = self.tally.pad.labels(self.tally.game, self.round, self.door.t, self.speech.who)
        room = max(10, self.room - max(map(width, labels)) - 8)
        rows: list[list[Cell]] = []
        for place, (label, text) in enumerate(zip(labels, self.answers, strict=True)):
            here = place == self.place
            mark = Ink("> " if here else "  ", "turn", f"@{place}")
            shown = "…" if text is None else cut(text, room) or "-"
            tone = "strong" if here else "dim" if text is None else ""
            rows.append([[mark, Ink(label, "strong" if here else "dim", f"@{place}")], [Ink(shown, tone, f"@{place}")]])
        return [[], *lined_up(rows), []]

    def note(self, count: Count) -> Drawing:
        """What is wrong, what is asked, who has won."""
        columns = max(20, self.room - 6)
        tally, speech = self.tally, self.speech
        lines: Drawing = []
        if tally.is_done:
            names = speech.words("list-comma").join(map(speech.who, count.winners))
            key = "terminal-shared" if len(count.winners) > 1 else "terminal-won"
            lines += [[Ink(speech.words(key, names=names), "good")], []]
        elif not tally.missing and self.round == len(tally.rounds) - 1:
            lines += [[Ink(self.door.t("terminal-score-next"), "good")], []]
        asked = tally.pad.questions(tally.game, self.round, self.door.t, speech.who)[self.place]
        lines += written(wrapped(asked, columns))
        return [*lines, *[[Ink(line, "bad")] for line in wrapped(self.wrong, columns)]] if self.wrong else lines

    def account(self, count: Count, columns: int) -> Drawing:
        """Line by line how every score came about, and what cannot be."""
        speech, lines = self.speech, list[Cell]()
        for seat, parts in enumerate(count.account):
            lines.append([Ink(speech.who(seat), "strong"), Ink(f"  {count.scores[seat]}", "title")])
            for part in parts:
                points = cast("int", part["points"])
                first, *rest = wrapped(speech.counted(part), columns - 7)
                lines.append([Ink(f"{points:>+5}  ", "good" if points >= 0 else "bad"), Ink(first)])
                lines += [[Ink(" " * 7 + line)] for line in rest]
            lines.append([])
        doubts = [one for sheet in self.tally.sheets for one in self.tally.pad.doubts(self.tally.game, sheet)]
        if doubts and not self.tally.missing:
            lines.append([Ink(self.door.t("terminal-score-doubt"), "bad")])
            for seat, key, arguments in doubts:
                said = words.because(self.door.language, self.tally.game.key, key, arguments)
                said = said if seat is None else self.door.t("terminal-said", who=speech.who(seat), what=said)
                lines += written(wrapped(f"- {said}", columns, "  "))
        return lines

    # ---- what is done

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """The answer is entered and the next one asked for; after the last of a round the next round begins."""
        text = " ".join(message.value.split())
        at_end = self.round == len(self.tally.rounds) - 1 and not self.tally.missing
        if at_end and not self.tally.is_done and text == (self.answers[self.place] or ""):
            self.tally.open_next()
            self.round += 1
            self.go_to(self.first_open)
            return
        try:
            self.tally.enter(self.round, self.place, text)
        except SheetError as error:
            self.wrong = words.because(self.door.language, self.tally.game.key, error.key, error.arguments)
            self.show()
            return
        except SetupError as error:
            self.aside(plain(str(error)), 15, bad=True)
        self.go_to(self.first_open if None in self.answers else (self.place + 1) % len(self.answers))

    def go_to(self, place: int) -> None:
        self.place, self.wrong = place, ""
        self.show(anew=True)
        self.query_one("#scroll", VerticalScroll).scroll_to(y=max(0, place - 4), animate=False)

    def action_step(self, by: int) -> None:
        self.go_to((self.place + by) % len(self.answers))

    def action_turn(self, by: int) -> None:
        """To another round; the next one opens when this one is filled."""
        wanted = self.round + by
        if 0 <= wanted < len(self.tally.rounds):
            self.round = wanted
            self.go_to(self.first_open)
        elif wanted == len(self.tally.rounds) < self.tally.count_of_rounds and not self.tally.missing:
            self.tally.open_next()
            self.round = wanted
            self.go_to(0)

    def action_undo(self) -> None:
        try:
            if not self.tally.undo():
                self.aside(self.door.t("terminal-problem-nothing"))
        except SetupError as error:
            self.aside(plain(str(error)), 15, bad=True)
        self.round = min(self.round, len(self.tally.rounds) - 1)
        self.go_to(self.first_open)

    def action_account(self) -> None:
        lines = self.account(self.tally.count(), self.size.width - 4)
        self.door.lay(Page(self.door.t("terminal-menu-account"), lines))

    def action_rules(self) -> None:
        lines = rulebook.shown("\n\n".join(rulebook.pages(self.tally.game.info, self.door.language)))
        self.door.lay(Page(self.door.t("terminal-app-rules"), written(lines)))

    def on_canvas_pointed(self, message: Canvas.Pointed) -> None:
        if message.move.startswith("@"):
            self.go_to(int(message.move[1:]))

    def action_leave(self) -> None:
        """Every answer is kept when it is entered."""
        self.door.exit(self.door.t("terminal-score-kept-all", game=self.tally.game.key))
