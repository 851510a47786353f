"""What lies over a table for a moment: a line to type, a question, the list of all that can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from irodori.core.drawing import Ink
from irodori.terminal.app.base import Place
from irodori.terminal.app.form import Form, Line
from irodori.terminal.app.pages import written
from irodori.terminal.app.widgets import Canvas
from irodori.terminal.page import wrapped


class Deed(NamedTuple):
    """Something that can be done at the table now."""

    key: str
    label: str
    do: Callable[[], object]


class Typing(Place):
    """A line to type."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, title: str, typed: Callable[[str], object], most: int = 500) -> None:
        super().__init__()
        self.heading = title
        self.typed = typed
        self.most = most

    def compose(self) -> ComposeResult:
        yield Canvas([[Ink(self.heading, "title")]], name="head")
        yield Input(max_length=self.most)
        yield Canvas([[Ink(self.door.t("terminal-app-back"), "dim")]], name="keys")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        text = message.value.strip()
        self.dismiss()
        if text:
            self.typed(text)

    def action_back(self) -> None:
        self.dismiss()


class Question(Place):
    """Something that cannot be taken back is asked once more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "yes", show=False),
        Binding("n,escape", "back", show=False),
    ]

    def __init__(self, text: str, do: Callable[[], object]) -> None:
        super().__init__()
        self.text = text
        self.do = do

    def compose(self) -> ComposeResult:
        yield Canvas(name="title")
        yield Canvas([[Ink(self.door.t("terminal-app-yes-no"), "dim")]], name="keys")

    def on_mount(self) -> None:
        lines = wrapped(self.text, max(20, self.size.width - 6))
        self.query_one("#title", Canvas).show([[Ink(line, "title")] for line in lines])

    def action_yes(self) -> None:
        self.dismiss()
        self.do()

    def action_back(self) -> None:
        self.dismiss()


class Menu(Place):
    """All that can be done, each by its letter, by the arrows and Enter, or by a click."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,m", "back", show=False)]

    def __init__(self, deeds: Sequence[Deed]) -> None:
        super().__init__()
        self.deeds = deeds

    def compose(self) -> ComposeResult:
        yield Canvas(name="title")
        yield Form(name="form")
        yield Canvas(name="keys")

    def on_mount(self) -> None:
        self.query_one("#title", Canvas).show([[Ink(self.door.t("terminal-app-menu"), "title")]])
        form = self.query_one(Form)
        form.show([Line(str(place), f"{deed.key}  {deed.label}") for place, deed in enumerate(self.deeds)])
        form.focus()
        keys = wrapped(self.door.t("terminal-app-menu-keys"), max(20, self.size.width - 2))
        self.query_one("#keys", Canvas).show(written(keys))

    @on(Form.Entered)
    def entered(self, message: Form.Entered) -> None:
        self.done(self.deeds[int(message.line.key)])

    def on_key(self, event: events.Key) -> None:
        for deed in self.deeds:
            if event.character == deed.key:
                event.stop()
                self.done(deed)
                return

    def done(self, deed: Deed) -> None:
        self.dismiss()
        self.call_later(deed.do)

    def action_back(self) -> None:
        self.dismiss()
