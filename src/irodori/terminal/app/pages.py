"""Pages to read, and the screen between two people's turns."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from irodori.core.drawing import Drawing, Ink
from irodori.terminal.app.base import Place
from irodori.terminal.app.widgets import Canvas, Lines
from irodori.terminal.page import wrapped


def written(lines: list[str]) -> Drawing:
    return [[Ink(line)] for line in lines]


class Page(Place):
    """A title and lines; Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,r,l,question_mark", "back", show=False)]

    def __init__(self, title: str, drawing: Drawing, *, to_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.drawing = drawing
        self.to_end = to_end

    def compose(self) -> ComposeResult:
        yield Canvas([[Ink(self.heading, "title")]], name="head")
        yield Lines(name="page")
        yield Canvas([[Ink(self.door.t("terminal-app-back"), "dim", "!back")]], name="keys")

    def on_mount(self) -> None:
        page = self.query_one("#page", Lines)
        page.focus()
        self.call_after_refresh(lambda: page.show(self.drawing, to_end=self.to_end))

    def on_canvas_pointed(self, message: Canvas.Pointed) -> None:
        self.action_back()

    def action_back(self) -> None:
        self.dismiss()


class Cover(Place):
    """Between two people at one keyboard: nothing of the game is on it, nor on any screen behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "ready", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def compose(self) -> ComposeResult:
        yield Canvas(name="cover")

    def on_mount(self) -> None:
        self.say()

    def on_resize(self) -> None:
        self.say()

    def say(self) -> None:
        door = self.door
        columns = max(20, self.size.width - 8)
        lines: Drawing = [[Ink(door.t("terminal-cover", who=self.player), "title")], []]
        lines += written(wrapped(door.t("terminal-cover-how", who=self.player), columns))
        self.query_one(Canvas).show(lines)

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        self.dismiss()
