"""Where games on this machine are kept, so that one that was broken off goes on."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from irodori.core.edition import user_folder
from irodori.core.errors import RecordError
from irodori.core.record import Record, load
from irodori.terminal.local import PLACE

MOST = 50
"""Files looked at: the newest."""


def folder() -> Path:
    return user_folder() / "games"


def new_file(key: str) -> Path:
    """A file for a new game, which no other has."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    stem = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{key}"
    number = 1
    while True:
        path = place / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not path.exists():
            return path
        number += 1


def unfinished() -> list[tuple[Path, Record]]:
    """The newest first; a file that cannot be read is left alone."""
    found: list[tuple[Path, Record]] = []
    for path in sorted(folder().glob("*.json"), reverse=True)[:MOST]:
        try:
            record = load(path)
        except RecordError:
            continue
        if "result" not in record.content and PLACE in record.content:
            found.append((path, record))
    return found
