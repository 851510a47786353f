"""A form of lines: each has a value out of several, or a text to type, or does something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from irodori.core.drawing import Cell, Drawing, Ink, cut, filled, width
from irodori.terminal.app.base import Place, door_of
from irodori.terminal.app.paint import Palette
from irodori.terminal.app.widgets import Canvas

LONGEST = 20
"""Characters of a text that is typed."""


@dataclass
class Line:
    """`values` to choose from, each with what is shown; none: the line does what its key says when it is entered."""

    key: str
    label: str
    values: Sequence[tuple[str, str]] = ()
    value: str = ""
    text: str | None = None
    """A text that can be typed beside the value."""
    about: str = ""
    shown: dict[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        self.shown = dict(self.values)

    @property
    def turns(self) -> bool:
        return len(self.values) > 1

    def turned(self, by: int) -> str:
        keys = [value for value, _ in self.values]
        return keys[(keys.index(self.value) + by) % len(keys)]


class Form(Widget, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "step(-1)", show=False),
        Binding("down,tab", "step(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("enter", "enter", show=False),
        Binding("backspace", "rub", show=False),
    ]

    class Changed(Message):
        """A line has another value now."""

        def __init__(self, line: Line) -> None:
            super().__init__()
            self.line = line

    class Entered(Message):
        def __init__(self, line: Line) -> None:
            super().__init__()
            self.line = line

    def __init__(self, *, name: str = "") -> None:
        super().__init__(id=name or None)
        self.lines: list[Line] = []
        self.place = 0
        self.palette = Palette({})

    def show(self, lines: list[Line], at: str = "") -> None:
        """With the line of this key chosen, else the one where we were."""
        keys = [line.key for line in lines]
        here = at or (self.lines[self.place].key if self.lines else "")
        self.lines = lines
        self.place = keys.index(here) if here in keys else 0
        self.refresh(layout=True)

    @property
    def line(self) -> Line:
        return self.lines[self.place]

    # ---- drawing

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines)

    def render_line(self, y: int) -> Strip:
        line = self.drawn()[y] if y < len(self.lines) else []
        return self.palette.strip(line, self.rich_style, self.size.width, door_of(self).theme)

    def drawn(self) -> Drawing:
        room = max((width(line.label) for line in self.lines if line.values), default=0)
        return [self.drawn_line(place, line, room) for place, line in enumerate(self.lines)]

    def drawn_line(self, place: int, line: Line, room: int) -> Cell:
        is_here = place == self.place
        here = f"@{place}"
        mark = Ink("> " if is_here else "  ", "turn", here)
        if not line.values:
            return [mark, Ink(f" {line.label} ", "armed" if is_here else "strong", here)]
        style = "strong" if is_here else ""
        shown: Cell = [mark, Ink(filled(line.label, room) + "  ", "strong" if is_here else "dim", here)]
        if line.text is not None:
            shown.append(Ink(f"{line.text}{'_' if is_here else ''}".ljust(LONGEST // 2) + " ", style, here))
        if line.turns:
            shown += [Ink("< ", "may" if is_here else "dim", f"{here}<"), Ink(line.shown[line.value], style, here)]
            shown.append(Ink(" >", "may" if is_here else "dim", f"{here}>"))
        else:
            shown.append(Ink(f"  {line.shown[line.value]}", style, here))
        if line.about:
            left = self.size.width - sum(width(ink.text) for ink in shown) - 3
            shown.append(Ink("   " + cut(line.about, left) if left > 10 else "", "dim", here))
        return shown

    # ---- doing

    def action_step(self, by: int) -> None:
        self.place = (self.place + by) % len(self.lines)
        self.refresh()

    def action_turn(self, by: int) -> None:
        line = self.line
        if line.turns:
            line.value = line.turned(by)
            self.refresh()
            self.post_message(self.Changed(line))

    def action_enter(self) -> None:
        if self.line.values:
            self.action_step(1)
        else:
            self.post_message(self.Entered(self.line))

    def action_rub(self) -> None:
        if self.line.text:
            self.typed(self.line.text[:-1])

    def on_key(self, event: events.Key) -> None:
        if self.line.text is not None and event.is_printable and event.character:
            event.stop()
            if len(self.line.text) < LONGEST:
                self.typed(self.line.text + event.character)

    def on_paste(self, event: events.Paste) -> None:
        if self.line.text is not None:
            kept = "".join(char for char in event.text if char.isprintable())
            self.typed((self.line.text + kept)[:LONGEST])

    def typed(self, text: str) -> None:
        self.line.text = text
        self.refresh()
        self.post_message(self.Changed(self.line))

    def on_click(self, event: events.Click) -> None:
        """On a line: goes there, turns its value, or does it."""
        target = str(event.style.meta.get("move", ""))
        if not target.startswith("@"):
            return
        place, way = target[1:].rstrip("<>"), target[-1]
        self.place = int(place)
        self.refresh()
        if way in "<>":
            self.action_turn(1 if way == ">" else -1)
        elif not self.line.values:
            self.action_enter()


class FormPlace(Place):
    """A screen with a form between its title and its keys."""

    def compose(self) -> ComposeResult:
        yield Canvas(name="title")
        yield Form(name="form")
        yield Canvas(name="note")
        yield Canvas(name="keys")
