"""The rules to read: a game's page, its chapters, one rule with the table that belongs to it."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

from irodori.core.errors import IrodoriError
from irodori.core.info import GameInfo
from irodori.terminal.page import GAP, WIDTH, grid, pieces, width, wrapped

RULE = re.compile(r"\*\*([A-Z]\d+)\.\*\* ")
MARKS = re.compile(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
SHARED = Path(__file__).parent.parent


class NoRule(IrodoriError):
    pass


def pages(info: GameInfo, language: str) -> list[str]:
    """The game's page, in English where it has none in the language, then what all games share."""
    found = [folder / f"RULES.{code}.md" for folder in (info.folder, SHARED) for code in (language, "en")]
    existing = [path for path in found if path.is_file()]
    first = {path.parent: path for path in reversed(existing)}
    return [first[folder].read_text(encoding="utf-8") for folder in (info.folder, SHARED) if folder in first]


def rules(info: GameInfo, language: str) -> dict[str, list[str]]:
    """Each rule by its number: its paragraph, and the lists and tables that follow it."""
    found: dict[str, list[str]] = {}
    for page in pages(info, language):
        number = ""
        for block in page.split("\n\n"):
            match = RULE.match(block)
            if match:
                number = match[1]
                found[number] = [block]
            elif number and block.startswith(("|", "- ")):
                found[number].append(block)
            else:
                number = ""
    return found


def rule(info: GameInfo, number: str, language: str) -> list[str]:
    found = rules(info, language)
    if number.upper() not in found:
        raise NoRule(f"{info.key} has no rule {number!r}; its rules are {', '.join(found)}")
    return shown("\n\n".join(found[number.upper()]))


def chapters(info: GameInfo, language: str) -> list[str]:
    return [line.strip("# ") for page in pages(info, language) for line in page.split("\n") if line.startswith("#")]


def shown(page: str) -> list[str]:
    """A page of rules for the terminal: paragraphs wrapped, tables lined up."""
    lines: list[str] = []
    for block in page.strip().split("\n\n"):
        if lines:
            lines.append("")
        rows = block.split("\n")
        if block.startswith("|"):
            lines += table([tuple(cell.strip() for cell in row.strip("|").split("|")) for row in rows])
        else:
            for row in rows:
                lines += wrapped(MARKS.sub("", row), WIDTH, GAP if row.startswith("- ") else "")
    return lines


def table(rows: list[tuple[str, ...]]) -> list[str]:
    """A grid, its widest columns made narrower until it fits; a paragraph for each row where no grid would."""
    del rows[1]  # the line below the titles
    cells = [[MARKS.sub("", cell) for cell in row] for row in rows]
    columns = list(zip(*cells, strict=True))
    widths = [max(map(width, column)) for column in columns]
    least = [max(width(piece) for cell in column for piece in ["", *pieces(cell)]) for column in columns]
    room = WIDTH - len(GAP) * (len(widths) - 1)
    if sum(least) > room:
        titled = [[f"{title}: {cell}" for title, cell in zip(cells[0], row, strict=True)] for row in cells[1:]]
        return [line for row in titled for line in wrapped("; ".join(row), WIDTH, GAP)]
    while sum(widths) > room:
        widest = max((i for i in range(len(widths)) if widths[i] > least[i]), key=widths.__getitem__)
        widths[widest] -= 1
    parts = [[wrapped(cell, size) for cell, size in zip(row, widths, strict=True)] for row in cells]
    return grid([line for row in parts for line in zip_longest(*row, fillvalue="")])
