"""A table drawn for a terminal: lines of inked pieces, made by a game, shown by a door that knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import combining, east_asian_width

if TYPE_CHECKING:
    from irodori.core.info import Say, Who


class Ink(NamedTuple):
    """A piece of a line."""

    text: str
    tone: str = ""
    """Words that say how it looks: roles that every door knows (`ROLES`), or the game's own colours."""
    move: str = ""
    """The legal move that it stands for: whoever points at it means that move."""


Cell = list[Ink]
Drawing = list[Cell]
ROLES = ("title", "strong", "dim", "turn", "good", "bad", "armed", "may")
"""turn: this waits for somebody; armed: the move that would be made now; may: it can be chosen."""

GAP = "  "


class Sight(NamedTuple):
    """For whom a table is drawn: the room there is, the words, what may come, and the move that is armed."""

    columns: int
    lines: int
    say: Say
    who: Who
    forecast: dict[str, object]
    armed: str = ""


def width(text: str) -> int:
    """How many columns a text takes: a Japanese character takes two."""
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def size(cell: Sequence[Ink]) -> int:
    return sum(width(ink.text) for ink in cell)


def cut(text: str, columns: int) -> str:
    """As much of a text as there is room for; what is missing shows by a point."""
    if width(text) <= columns:
        return text
    kept = ""
    for char in text:
        if width(kept + char) > columns - 1:
            break
        kept += char
    return kept + "."


def filled(text: str, columns: int) -> str:
    """Exactly so many columns, the text to the left."""
    shown = cut(text, columns)
    return shown + " " * (columns - width(shown))


def centred(text: str, columns: int) -> str:
    shown = cut(text, columns)
    left = (columns - width(shown)) // 2
    return " " * left + shown + " " * (columns - left - width(shown))


def wide(cell: Cell, columns: int) -> Cell:
    """The cell, filled up with space."""
    return [*cell, Ink(" " * max(0, columns - size(cell)))]


def lined_up(rows: Sequence[Sequence[Cell]], gap: str = GAP) -> Drawing:
    """Rows of cells, each column as wide as its widest cell; a row's last cell takes the room that it needs."""
    most = max((len(row) for row in rows), default=0)
    widths = [max((size(row[i]) for row in rows if i < len(row) - 1), default=0) for i in range(most)]
    found: Drawing = []
    for row in rows:
        line: Cell = []
        for number, cell in enumerate(row):
            is_last = number == len(row) - 1
            line += cell if is_last else [*wide(cell, widths[number]), Ink(gap)]
        found.append(line)
    return found


def beside(left: Drawing, right: Drawing, columns: int) -> Drawing:
    """Two drawings side by side, the second from this column on."""
    lines = max(len(left), len(right))
    first, second = ([*part, *[[] for _ in range(lines - len(part))]] for part in (left, right))
    return [[*wide(one, columns), *other] if other else one for one, other in zip(first, second, strict=True)]


def joined(cells: Sequence[Cell], between: str = " ") -> Cell:
    """One line of all these."""
    line: Cell = []
    for number, cell in enumerate(cells):
        line += [Ink(between), *cell] if number else cell
    return line


def plain(drawing: Drawing) -> list[str]:
    """The letters alone."""
    return ["".join(ink.text for ink in line).rstrip() for line in drawing]
