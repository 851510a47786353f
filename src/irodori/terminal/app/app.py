"""The application: its themes, how large a window it needs, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.filter import Monochrome, NoColor

from irodori import words
from irodori.core.drawing import Ink
from irodori.core.errors import Argument
from irodori.core.info import known
from irodori.core.record import Record
from irodori.terminal import kept
from irodori.terminal.app.base import Place
from irodori.terminal.app.local import LocalScreen
from irodori.terminal.app.paint import THEMES
from irodori.terminal.app.setup import Setup, Wish, table_of
from irodori.terminal.app.widgets import Canvas
from irodori.terminal.local import LocalTable, resumed
from irodori.terminal.page import plain, wrapped

if TYPE_CHECKING:
    from irodori.terminal.app.online import Visit
    from irodori.terminal.online.guest import Guest

COLUMNS, LINES = 80, 24


class TooSmall(Place):
    """In the way until the window is large enough; nothing else can be seen or done."""

    def compose(self) -> ComposeResult:
        yield Canvas(name="small")

    def on_mount(self) -> None:
        self.say()

    def on_resize(self) -> None:
        self.say()

    def say(self) -> None:
        size = self.door.size
        text = self.door.t(
"terminal-small", columns=COLUMNS, lines=LINES, wide=size.width, high=size.height,
        )  # fmt: skip
        self.query_one(Canvas).show([[Ink(line)] for line in wrapped(text, max(10, size.width - 2))])


class Door(App[str]):
    """What `run` returns is the last word, said after the screen is gone."""

    CSS_PATH = "door.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("f2", "other_theme", show=False),
    ]

    HORIZONTAL_BREAKPOINTS = [(0, "narrow"), (118, "broad")]  # noqa: RUF012

    def __init__(
        self,
        language: str,
        wish: Wish | None = None,
        table: LocalTable | None = None,
        guest: Guest | None = None,
        pause: float = 0.5,
        start: Place | None = None,
    ) -> None:
        """With a table it begins there, with a guest at a server's; else it asks what shall be played, or begins at
        another place."""
        super().__init__()
        self.language = language
        self.wish = wish
        self.table = table
        self.guest = guest
        self.visiting: Visit | None = None
        self.pause = pause
        self.start = start
        if self.no_color:  # grey is a colour, too
            self._filters[:] = [one for one in self._filters if not isinstance(one, Monochrome)] + [NoColor()]
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = "night"

    def t(self, key: str, **arguments: Argument) -> str:
        return words.t(self.language, key, **arguments)

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError, AttributeError):
                loop.add_signal_handler(getattr(signal, name), self.action_leave)

        if self.guest is not None:
            self.visit(self.guest)
        else:
            self.lay(self.start or (LocalScreen(self.table, self.pause) if self.table else Setup(self.wish)))

    # ---- screens

    def lay(self, place: Place, then: Callable[[None], None] | None = None) -> None:
        """On top of what is there; only the word that the window is too small stays above it."""
        if isinstance(self.screen, TooSmall):
            self.pop_screen()
        self.clear_notifications()
        self.push_screen(place, then)
        self.fit()

    def to(self, place: Place) -> None:
        """In place of all that is there."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.lay(place)

    def fit(self) -> None:
        is_small = self.size.width < COLUMNS or self.size.height < LINES
        if is_small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())
        elif not is_small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    # ---- tables

    def sit(self, table: LocalTable) -> None:
        self.table = table
        self.to(LocalScreen(table, self.pause))

    def deal(self, wish: Wish, seed: str | None = None) -> None:
        table = table_of(wish, self.language, seed or secrets.token_hex(8))
        self.begin(table)

    def resume(self, record: Record, path: Path) -> None:
        self.sit(resumed(record, path))

    def rematch(self, old: LocalTable) -> None:
        """The same table anew; who began last time sits last now."""
        table = LocalTable(old.game.start(seed=secrets.token_hex(8)), [*old.chairs[1:], old.chairs[0]], old.memory)
        self.begin(table)

    def begin(self, table: LocalTable) -> None:
        """A place that cannot be written to is said, and the game is played all the same."""
        try:
            table.file = kept.new_file(table.game.key)
            table.keep()
        except OSError as error:
            table.file = None
            self.notify(plain(str(error)), severity="error", timeout=15, markup=False)
        self.sit(table)

    # ---- a server's table

    def visit(self, guest: Guest) -> None:
        from irodori.terminal.app.online import Visit
        from irodori.terminal.app.room import Room

        if self.visiting is not None:
            self.visiting.end()
        self.visiting = Visit(self, guest)
        self.visiting.shown = room = Room(self.visiting)
        self.to(room)

    # ---- words

    def title_of(self, key: str) -> str:
        if self.has(f"{key}-title"):
            return self.t(f"{key}-title")
        return known[key].title if key in known else key

    def has(self, key: str) -> bool:
        return words.has(self.language, key)

    def later(self, do: Callable[..., None], *arguments: object) -> None:
        """From a thread: does it on the screen, unless the screen is gone."""
        with contextlib.suppress(RuntimeError):
            self.call_from_thread(do, *arguments)

    # ---- the window, and the end

    def on_resize(self, event: events.Resize) -> None:
        self.call_later(self.fit)

    def action_other_theme(self) -> None:
        names = list(THEMES)
        self.theme = names[(names.index(self.theme) + 1) % len(names)]

    def action_leave(self) -> None:
        """Every move is kept when it is made, so there is nothing to ask."""
        self.exit(self.last_word)

    @property
    def last_word(self) -> str:
        table = self.table
        if self.visiting is not None:
            return self.t("terminal-quit-online", link=self.visiting.guest.address.link)
        if table is None or table.file is None or table.position.over:
            return self.t("terminal-quit")
        return self.t("terminal-quit-kept")
