"""The tables of docs/*.md, each between two marks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"


def write(part: str, lines: Sequence[str], page: str = "bots.md") -> None:
    file = DOCS / page
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    head, rest = file.read_text(encoding="utf-8").split(begin)
    tail = rest.split(end)[1]
    file.write_text(f"{head}{begin}\n" + "\n".join(lines) + f"\n{end}{tail}", encoding="utf-8")
