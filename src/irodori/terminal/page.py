"""Text that fits a terminal: the width of Japanese counted, sentences wrapped, rows lined up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from unicodedata import combining, east_asian_width

WIDTH = 80
GAP = "  "
KEPT = "\u00a0"
"""A space at which no line is broken."""
OPENING = "（「『［【〈《"
CLOSING = "、。，．）」』］】〉》：；！？・ー々〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
WIDE = "\u2e80-\uffef"
PIECES = re.compile(rf" +|[^ ]*{KEPT}[^ ]*|[{OPENING}]*(?:[^ {WIDE}]+|[{WIDE}])[{CLOSING}).,:;!?]*")


def width(text: str) -> int:
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def pieces(text: str) -> list[str]:
    """What no line is broken within, and the spaces between."""
    return PIECES.findall(text)


def wrapped(text: str, columns: int = WIDTH, indent: str = "") -> list[str]:
    """Broken between words, and between Japanese characters, where a line may break; further lines are indented."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text):
        if line.strip() and width(line + piece.rstrip()) > columns:
            lines.append(line.rstrip())
            line = indent
            if piece.isspace():
                continue
        line += piece
    return [line.replace(KEPT, " ") for line in [*lines, line.rstrip()]]


def laid_out(lines: Sequence[str | tuple[str, ...]], columns: int = WIDTH) -> list[str]:
    """Sentences wrapped, neighbouring rows as a grid."""
    found: list[str] = []
    for is_row, group in groupby(lines, lambda line: isinstance(line, tuple)):
        if is_row:
            found += grid([line for line in group if isinstance(line, tuple)], columns)
        else:
            found += [part for line in group if isinstance(line, str) for part in wrapped(line, columns, GAP)]
    return found


def grid(rows: list[tuple[str, ...]], columns: int = WIDTH) -> list[str]:
    """Rows with their cells lined up; a row's last cell takes the room there is, and wraps below itself."""
    most = max(map(len, rows))
    widths = [max(width(row[i]) for row in rows if i < len(row) - 1) for i in range(most - 1)]
    found: list[str] = []
    for row in rows:
        head = GAP.join(padded(cell, size) for cell, size in zip(row[:-1], widths, strict=False))
        start = head + GAP if head else ""
        room = max(columns - width(start), 10)
        first, *rest = wrapped(row[-1], room)
        found.append((start + first).rstrip())
        found += [" " * width(start) + part.lstrip() for part in rest]
    return found


def in_columns(cells: list[str], columns: int = WIDTH) -> list[str]:
    """Short texts side by side, read down each column; long ones below each other."""
    size = max(map(width, cells)) + len(GAP)
    if size > columns:
        return [line for cell in cells for line in wrapped(cell, columns, 2 * GAP)]
    count = max(1, min((columns + len(GAP)) // size, -(-len(cells) // 4)))
    height = -(-len(cells) // count)
    rows = [cells[i::height] for i in range(height)]
    return [GAP.join(padded(cell, size - len(GAP)) for cell in row).rstrip() for row in rows]


def plain(text: str, most: int = 500) -> str:
    """What came from outside, on one line and without control characters."""
    shown = "".join(char if char.isprintable() else " " for char in text)
    return shown if len(shown) <= most else shown[:most] + "…"
