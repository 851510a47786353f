"""What the screens are made of: a drawing, the list of moves, pages of lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget

from irodori.core.drawing import GAP, Cell, Drawing, Ink, filled, width
from irodori.terminal.app.base import door_of
from irodori.terminal.app.paint import Palette, Tones


class Canvas(Widget):
    """Shows a drawing. Whoever clicks on a piece that stands for a move means that move."""

    class Pointed(Message):
        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    def __init__(self, drawing: Drawing | None = None, tones: Tones | None = None, *, name: str = "") -> None:
        super().__init__(id=name or None)
        self.drawing = drawing or []
        self.palette = Palette(tones or {})

    def show(self, drawing: Drawing, tones: Tones | None = None) -> None:
        if tones is not None and tones is not self.palette.tones:
            self.palette = Palette(tones)
        taller = len(drawing) != len(self.drawing)
        self.drawing = drawing
        self.refresh(layout=taller)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.drawing)

    def render_line(self, y: int) -> Strip:
        line = self.drawing[y] if y < len(self.drawing) else []
        return self.palette.strip(line, self.rich_style, self.size.width, door_of(self).theme)

    def on_click(self, event: events.Click) -> None:
        move = event.style.meta.get("move")
        if move:
            self.post_message(self.Pointed(str(move)))


@dataclass(frozen=True)
class Choice:
    move: str
    number: str
    """What one types for it."""
    said: str
    outlook: str = ""


class Choices(ScrollView, can_focus=True):
    """The moves there are, one of them armed. Arrows, numbers and clicks arm; Enter, or a second click, makes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("left", "side(-1)", show=False),
        Binding("right", "side(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(-1)", show=False),
        Binding("enter,space", "make", show=False),
    ]

    class Armed(Message):
        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class Made(Message):
        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    def __init__(self, *, name: str = "") -> None:
        super().__init__(id=name or None)
        self.choices: list[Choice] = []
        self.place = 0
        self.typed = ""
        self.palette = Palette({})

    @property
    def armed(self) -> str:
        return self.choices[self.place].move if self.choices else ""

    @property
    def moves(self) -> list[str]:
        return [choice.move for choice in self.choices]

    def show(self, choices: list[Choice], armed: str = "") -> None:
        self.choices = choices
        self.place = self.moves.index(armed) if armed in self.moves else 0
        self.typed = ""
        self.lay_out()

    # ---- drawing

    @property
    def rows(self) -> int:
        """Lines; as few as the columns side by side allow, but never more columns than are filled."""
        count = len(self.choices)
        if not count:
            return 0
        room = max(1, self.size.width // self.cell)
        beside = max(1, min(room, -(-count // max(1, self.size.height))))
        return -(-count // beside)

    def wanted(self, most: int) -> int:
        """The lines that show all moves, with as many columns as that takes; at most so many."""
        beside = max(1, self.size.width // self.cell)
        return min(most, len(self.choices) if len(self.choices) <= most else -(-len(self.choices) // beside))

    @property
    def cell(self) -> int:
        """Columns that a choice takes; never so many that only half of one is seen."""
        longest = max((width(self.text(choice)) for choice in self.choices), default=1)
        return min(max(1, self.size.width), longest + len(GAP))

    def text(self, choice: Choice) -> str:
        shown = f"{choice.number:>2}  {choice.said}"
        return f"{shown}  {choice.outlook}" if choice.outlook else shown

    def lay_out(self) -> None:
        self.virtual_size = Size(self.size.width, self.rows)
        self.follow()
        self.refresh()

    def on_resize(self) -> None:
        self.lay_out()

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        rows, cell = self.rows, self.cell
        line: Cell = []
        for place in range(row, len(self.choices), max(1, rows)) if row < rows else ():
            choice = self.choices[place]
            is_armed = place == self.place
            mark = ">" if is_armed else " "
            said = f"{mark}{choice.number:>2}  {choice.said}"
            room = cell - 1
            line.append(Ink(filled(said, min(width(said), room)), "armed" if is_armed else "", choice.move))
            left = room - width(said)
            if choice.outlook and left > len(GAP):
                line.append(Ink(filled(GAP + choice.outlook, left), "good" if is_armed else "dim", choice.move))
            elif left > 0:
                line.append(Ink(" " * left, "", choice.move))
            line.append(Ink(" "))
        return self.palette.strip(line, self.rich_style, self.size.width, door_of(self).theme)

    def follow(self) -> None:
        """The armed choice is never out of sight."""
        if self.choices:
            self.scroll_to_region(Region(0, self.place % max(1, self.rows), 1, 1), animate=False, force=True)

    # ---- arming and making

    def arm(self, place: int) -> None:
        if self.choices and place != self.place:
            self.place = place
            self.follow()
            self.refresh()
            self.post_message(self.Armed(self.armed))

    def point(self, move: str) -> None:
        """A move meant by pointing: the first time it is armed, the second time made."""
        places = [place for place, choice in enumerate(self.choices) if choice.move == move]
        if not places:
            return
        if places[0] == self.place:
            self.action_make()
        else:
            self.arm(places[0])

    def action_step(self, by: int) -> None:
        self.typed = ""
        if self.choices:
            self.arm((self.place + by) % len(self.choices))

    def action_side(self, by: int) -> None:
        """To the column beside; where there is only one, like up and down."""
        rows = self.rows
        target = self.place + by * rows
        self.typed = ""
        if len(self.choices) <= rows:
            self.action_step(by)
        elif 0 <= target < len(self.choices):
            self.arm(target)

    def action_edge(self, place: int) -> None:
        self.typed = ""
        if self.choices:
            self.arm(place % len(self.choices))

    def action_make(self) -> None:
        self.typed = ""
        if self.choices:
            self.post_message(self.Made(self.armed))

    def on_key(self, event: events.Key) -> None:
        """Digits spell a number; one that no move has begins anew."""
        if event.character is None or not event.character.isdecimal() or not event.character.isascii():
            return
        event.stop()
        for typed in (self.typed + event.character, event.character):
            numbers = [choice.number for choice in self.choices]
            if typed in numbers:
                self.typed = typed
                self.arm(numbers.index(typed))
                return

    def on_click(self, event: events.Click) -> None:
        move = event.style.meta.get("move")
        if move:
            self.point(str(move))


class Lines(ScrollView, can_focus=True):
    """A page of lines to read; more than there is room for scrolls."""

    def __init__(self, drawing: Drawing | None = None, *, name: str = "") -> None:
        super().__init__(id=name or None)
        self.drawing = drawing or []
        self.palette = Palette({})
        self.to_end = False

    def show(self, drawing: Drawing, *, to_end: bool = False) -> None:
        self.drawing = drawing
        self.to_end = to_end
        self.on_resize()
        self.refresh()

    def on_resize(self) -> None:
        """How high the window is, is known when it has been laid out: only then its end can be found."""
        self.virtual_size = Size(self.size.width, len(self.drawing))
        if self.to_end:
            self.call_after_refresh(self.scroll_end, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        line = self.drawing[row] if row < len(self.drawing) else []
        return self.palette.strip(line, self.rich_style, self.size.width, door_of(self).theme)
