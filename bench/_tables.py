"""The tables of docs/bots.md, each between two marks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs" / "bots.md"


def write(part: str, lines: Sequence[str]) -> None:
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    head, rest = DOCS.read_text(encoding="utf-8").split(begin)
    tail = rest.split(end)[1]
    DOCS.write_text(f"{head}{begin}\n" + "\n".join(lines) + f"\n{end}{tail}", encoding="utf-8")
