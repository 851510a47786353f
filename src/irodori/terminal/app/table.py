"""A table on the screen, whoever keeps it: the drawing, the news, the moves, the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll

from irodori.core.drawing import GAP, Cell, Drawing, Ink, Sight, cut, lined_up, width
from irodori.terminal import rulebook
from irodori.terminal.app.asking import Deed, Menu, Typing
from irodori.terminal.app.base import Place
from irodori.terminal.app.pages import Page, written
from irodori.terminal.app.widgets import Canvas, Choice, Choices, Lines
from irodori.terminal.page import laid_out, plain, wrapped
from irodori.terminal.screen import Screen as Speech
from irodori.terminal.screen import numbered

if TYPE_CHECKING:
    from collections.abc import Callable

    from irodori.core.edition import Table
    from irodori.core.game import Game
    from irodori.core.info import Event
    from irodori.core.record import Record

NEWS = 3
"""Lines of news at most, where the log has no room of its own."""
FRAME = 2
"""Lines above and below: whose turn it is, and the keys."""
DROPPED = ("rules", "log", "account", "hint", "again")
"""Keys that are not named where there is no room for all, the first at first."""
FEWEST = 3
"""Lines that the moves have at least."""
MARGIN = 2


class TableScreen(Place):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("question_mark", "help", show=False),
        Binding("u", "undo", show=False),
        Binding("q", "leave", show=False),
        Binding("t", "theme", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "why", show=False),
        Binding("m", "menu", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ("enter", "undo", "hint", "log", "rules", "menu", "help", "leave")
    AFTER: ClassVar[tuple[str, ...]] = ("review", "again", "account", "log", "rules", "menu", "help", "leave")
    """The keys that are shown below, while the game runs and when it is over."""
    ABOUT: ClassVar[tuple[str, ...]] = ("keys", "mouse", "asks", "pages", "signs", "plain")

    def __init__(self, game: Game, names: list[str], you: int | None) -> None:
        super().__init__()
        self.game = game
        self.names = names
        self.you = you
        """Who is called "you"; None where several sit at this keyboard."""
        self.board = game.info.board()
        self.forecasts = game.info.forecast()
        self.seen: Table | None = None
        self.forecast: dict[str, object] = {}
        self.turn = Ink("")

    @property
    def speech(self) -> Speech:
        return Speech(self.game, self.door.language, you=self.you, names=self.names)

    def compose(self) -> ComposeResult:
        yield Canvas(name="head")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Canvas(name="board")
                yield Canvas(name="news")
                yield Choices(name="choices")
            with Vertical(id="log"):
                yield Lines(name="story")
        yield Canvas(name="keys")

    # ---- what is shown

    def show(self, view: Table | None, story: list[Event], turn: str, *, waits: bool) -> None:
        """All of it; without a view nothing of the game is on the screen."""
        self.seen = view
        self.forecast = {}
        choices: list[Choice] = []
        if view is not None:
            if self.forecasts is not None:
                self.forecast = self.forecasts.forecast(self.game, view)
            choices = self.choices_of(view)
        shown = self.query_one(Choices)
        shown.show(choices, shown.armed if [one.move for one in choices] == shown.moves else "")
        self.turn = Ink(turn, "turn" if waits else "dim")
        self.show_head()
        lines = self.told_lines(story) if view is not None else []
        self.tell(lines)
        self.show_keys()
        self.draw()

    def show_head(self) -> None:
        text, tone, _ = self.turn
        line = [Ink(self.heading, "title"), Ink("   "), Ink(cut(text, self.turn_room), tone)]
        self.query_one("#head", Canvas).show([line, *self.below_head()])

    def below_head(self) -> Drawing:
        """More lines above the table."""
        return []

    @property
    def frame(self) -> int:
        return FRAME + len(self.below_head())

    @property
    def heading(self) -> str:
        return self.door.title_of(self.game.key)

    @property
    def turn_room(self) -> int:
        """Columns of the line that says whose turn it is."""
        return max(10, self.size.width - MARGIN - width(self.heading) - 3)

    def told_lines(self, story: list[Event]) -> list[str]:
        return self.speech.story(story)

    def choices_of(self, view: Table) -> list[Choice]:
        speech = self.speech
        found: list[Choice] = []
        for number, move in numbered(cast("list[str]", view["moves"])).items():
            if speech.terminal is None:
                found.append(Choice(move, number, move))
                continue
            said = speech.terminal.move(self.game, view, move, speech.words)
            outlook = speech.terminal.outlook(self.game, view, move, self.forecast, speech.words, speech.who)
            found.append(Choice(move, number, said, outlook))
        return found

    def tell(self, lines: list[str]) -> None:
        columns = max(20, self.size.width - MARGIN)
        news = [part for line in lines[-NEWS:] for part in wrapped(line, columns, "  ")]
        self.query_one("#news", Canvas).show([[Ink(line)] for line in news[-NEWS:]])
        log = self.query_one("#story", Lines)
        room = max(20, log.size.width or 34)
        log.show(written([part for line in lines for part in wrapped(line, room, "  ")]), to_end=True)

    def show_keys(self) -> None:
        """As many as there is room for: what the menu has, too, goes first."""
        keys = list(self.AFTER if self.is_over else self.KEYS)
        names = {key: self.door.t(f"terminal-key-{key}") for key in keys}
        for key in DROPPED:
            if key in keys and sum(width(names[key]) + len(GAP) for key in keys) > self.size.width - MARGIN:
                keys.remove(key)
        line: Cell = []
        for key in keys:
            name, _, label = names[key].partition(" ")
            line += [Ink(name, "strong", f"!{key}"), Ink(f" {label}{GAP}", "dim", f"!{key}")]
        self.query_one("#keys", Canvas).show([line])

    @property
    def is_over(self) -> bool:
        return self.seen is not None and self.seen["decision"] is None

    def draw(self) -> None:
        canvas = self.query_one("#board", Canvas)
        view = self.seen
        if view is None:
            canvas.show([])
            return
        columns, lines = max(78, canvas.size.width), self.size.height - self.frame - FEWEST - 1
        speech = self.speech
        if self.board is None:
            canvas.show(written(laid_out(speech.table(view), columns)))
        else:
            armed = self.query_one(Choices).armed
            sight = Sight(columns, lines, speech.words, speech.who, self.forecast, armed)
            canvas.show(self.board.drawn(self.game, view, sight), self.board.tones)
        self.divide(len(canvas.drawing))

    def divide(self, board: int) -> None:
        """The table has the lines that it needs, right below it are news and moves; what is left stays empty."""
        choices, news = self.query_one(Choices), self.query_one("#news", Canvas)
        is_broad = self.has_class("broad")
        told = 0 if is_broad else min(NEWS, len(news.drawing))
        room = self.size.height - self.frame
        left = max(FEWEST + 1, room - board)
        wanted = max(FEWEST, min(choices.wanted(left - min(told, 1)), left - min(told, 1)))
        heard = max(0, min(told, left - wanted))
        choices.styles.height = wanted
        news.styles.height = heard
        gap = 1 if left > wanted + heard else 0
        self.query_one("#scroll").styles.height = min(board + gap, room - wanted - heard)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def on_mount(self) -> None:
        self.query_one(Choices).focus()

    def on_screen_resume(self) -> None:
        """What was told while another page lay above is at the story's end."""
        self.query_one("#story", Lines).on_resize()

    # ---- what is pointed at

    @on(Choices.Armed)
    def armed(self) -> None:
        self.draw()

    @on(Choices.Made)
    def made(self, message: Choices.Made) -> None:
        self.door.clear_notifications()
        self.choose(message.move)

    @on(Canvas.Pointed)
    async def pointed(self, message: Canvas.Pointed) -> None:
        if message.move.startswith("!"):
            key = message.move[1:]
            if key == "enter":
                self.query_one(Choices).action_make()
            else:
                await self.run_action(key)
        else:
            self.query_one(Choices).point(message.move)

    def choose(self, move: str) -> None:
        """A move of whoever is asked."""
        raise NotImplementedError

    # ---- all that can be done

    def deeds(self) -> list[Deed]:
        return [Deed(key, self.door.t(f"terminal-menu-{name}"), do) for key, name, do in self.possible()]

    def possible(self) -> list[tuple[str, str, Callable[[], object]]]:
        """Key, name of the words, deed."""
        return [
            ("w", "why", self.action_why),
            ("l", "log", self.action_log),
            ("r", "rules", self.action_rules),
            ("t", "theme", self.action_theme),
            ("?", "help", self.action_help),
            ("q", "leave", self.action_leave),
        ]

    def action_menu(self) -> None:
        self.door.lay(Menu(self.deeds()))

    def action_why(self) -> None:
        if self.is_over or self.seen is None:
            self.aside(self.door.t("terminal-over"))
        else:
            self.door.lay(Typing(self.door.t("terminal-app-why"), self.why, 80))

    def why(self, text: str) -> None:
        """Says why something is no move now."""
        raise NotImplementedError

    def action_hint(self) -> None:
        raise NotImplementedError

    def show_hint(self, view: Table, hint: dict[str, Any]) -> None:
        """Arms the best move, and says why; a hint for what is over by now is not shown."""
        choices = self.query_one(Choices)
        move = str(hint["move"])
        if self.seen is None or self.seen["moves"] != view["moves"]:
            return
        if choices.armed != move:
            choices.point(move)
        self.aside("\n".join(self.speech.hint(view, hint)), 20)

    # ---- pages

    def action_scroll(self, by: int) -> None:
        area = self.query_one("#scroll", VerticalScroll)
        area.scroll_relative(y=by * max(1, area.size.height - 2), animate=False)

    def action_help(self) -> None:
        lines = [self.door.t(f"terminal-app-help-{part}") for part in self.ABOUT]
        drawing: Drawing = []
        for line in lines:
            drawing += [*written(wrapped(line, self.size.width - MARGIN * 2)), []]
        self.door.lay(Page(self.door.t("terminal-app-help"), drawing))

    def action_rules(self) -> None:
        lines = rulebook.shown("\n\n".join(rulebook.pages(self.game.info, self.door.language)))
        self.door.lay(Page(self.door.t("terminal-app-rules"), written(lines)))

    def action_log(self) -> None:
        lines = self.speech.story(self.log_of())
        self.door.lay(Page(self.door.t("terminal-app-log"), written(
            [part for line in lines for part in wrapped(plain(line, 2000), self.size.width - MARGIN * 2, "  ")]
        ), to_end=True))  # fmt: skip

    # ---- the end

    def end_with(self, view: Table, after: str) -> None:
        """The result, and line by line how every score came about."""
        speech = self.speech
        lines: Drawing = []
        rows: list[list[Cell]] = []
        for row in speech.result(view):
            if isinstance(row, tuple):
                rows.append([[Ink(cell, "strong")] for cell in row])
            else:
                if rows:  # what stands above is the page's title
                    lines += [*lined_up(rows), [], [Ink(row, "good")]]
                rows = []
        lines += lined_up(rows)
        for seat, parts in enumerate(speech.accounts(view)):
            score = cast("list[int]", view["scores"])[seat]
            lines += [[], [Ink(speech.who(seat), "strong"), Ink(f"  {score}", "title")]]
            for points, said in parts:
                first, *rest = wrapped(said, self.size.width - 12)
                lines.append([Ink(f"{points:>+5}  ", "good" if points >= 0 else "bad"), Ink(first)])
                lines += [[Ink(" " * 7 + line)] for line in rest]
        lines += [[], *written(wrapped(after, self.size.width - 4))]
        self.door.lay(Page(speech.words("terminal-over"), lines))

    def review(self, record: Record, seats: list[int]) -> None:
        self.aside(self.door.t("terminal-app-reviewing"))
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
        self.door.lay(Page(self.door.t("terminal-app-review"), drawing))

    def log_of(self) -> list[Event]:
        return cast("list[Event]", self.seen["story"]) if self.seen is not None else []

    def action_undo(self) -> None:
        raise NotImplementedError

    def action_theme(self) -> None:
        self.door.action_other_theme()
        self.draw()

    def action_leave(self) -> None:
        self.door.action_leave()
