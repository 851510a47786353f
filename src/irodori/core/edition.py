"""Editions: what is printed on the cards, as data. A game says what its table holds; here it is found and checked."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, cast

from irodori.core.errors import EditionError

if TYPE_CHECKING:
    from pathlib import Path

    from irodori.core.info import GameInfo

STATUSES = ("certain", "likely", "reconstructed")
Json = dict[str, "Json"] | list["Json"] | str | int | bool | None
Table = dict[str, Json]


def copied(value: Json) -> Json:
    """The same value, no part of which is shared."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


class Cells:
    """One level of an edition's table, read key by key; every message names file, key and what would be right."""

    def __init__(self, value: object, source: str, path: str = "") -> None:
        self.source = source
        self.path = path
        if not isinstance(value, dict):
            raise self.wrong("", "a table of keys", value)
        self.value = cast("dict[str, object]", value)

    def name(self, key: str) -> str:
        return f"{self.path}.{key}".strip(".")

    def wrong(self, key: str, expected: str, found: object) -> EditionError:
        return EditionError(f"{self.source}: {self.name(key) or 'the edition'} must be {expected}, not {found!r:.80}")

    def take(self, key: str, expected: str) -> object:
        if key not in self.value:
            raise EditionError(f"{self.source}: {self.name(key)} is missing; it must be {expected}")
        return self.value[key]

    def integer(self, key: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}" if low < high else f"{low}"
        found = self.take(key, expected)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.wrong(key, expected, found)
        return found

    def exactly(self, key: str, value: int) -> int:
        """A number that an edition may state but not change."""
        found = self.value.get(key, value)
        if found != value or isinstance(found, bool):
            raise self.wrong(key, f"{value}: an edition cannot change it", found)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        expected = "a text of 1 to 60 characters"
        found = self.take(key, expected) if default is None else self.value.get(key, default)
        if not isinstance(found, str) or not 1 <= len(found) <= 60 or not found.isprintable():
            raise self.wrong(key, expected, found)
        return found

    def integers(self, key: str, count: int, low: int, high: int) -> list[int]:
        expected = f"a list of {count} whole numbers from {low} to {high}"
        found = self.take(key, expected)
        items = cast("list[object]", found) if isinstance(found, list) else []
        if len(items) != count:
            raise self.wrong(key, expected, cast("object", found))
        numbers: list[int] = []
        for i, item in enumerate(items):
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.wrong(f"{key}[{i}]", f"a whole number from {low} to {high}", item)
            numbers.append(item)
        return numbers

    def part(self, key: str) -> Cells:
        return Cells(self.take(key, "a table of keys"), self.source, self.name(key))

    def parts(self, key: str, most: int) -> list[Cells]:
        expected = f"a list of 1 to {most} tables"
        found = self.take(key, expected)
        items = cast("list[object]", found) if isinstance(found, list) else []
        if not 1 <= len(items) <= most:
            raise self.wrong(key, expected, cast("object", found))
        return [Cells(item, self.source, f"{self.name(key)}[{i}]") for i, item in enumerate(items)]

    def only(self, *keys: str) -> None:
        for key in self.value:
            if key not in keys and key not in ("status", "source", "sources", "note"):
                raise EditionError(f"{self.source}: {self.name(key)} is not known here; known are {', '.join(keys)}")
        self.check_status()

    def check_status(self) -> None:
        found = self.value.get("status", {})
        given = cast("dict[str, object]", found) if isinstance(found, dict) else {"": found}
        for cell, status in given.items():
            if status not in STATUSES:
                raise self.wrong(f"status.{cell}".strip("."), f"one of {', '.join(STATUSES)}", status)
            if cell and cell not in self.value:
                raise EditionError(
                    f"{self.source}: {self.name(cell)} is missing; it has a status and must have a value"
                )


class Edition:
    """A checked edition: its key, its name, and the table that rules and records use."""

    def __init__(self, key: str, name: str, table: Table) -> None:
        self.key = key
        self.name = name
        self.table = table


def user_folder() -> Path:
    """Where a person's own editions and games lie; IRODORI_HOME overrides it."""
    from pathlib import Path

    if chosen := os.environ.get("IRODORI_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "irodori"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/irodori"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "irodori"


def editions(info: GameInfo) -> dict[str, Path]:
    """All editions of a game by key: those that come with it, then the person's own."""
    found = shipped(info)
    own = user_folder() / "editions" / info.key
    return found | {path.stem: path for path in sorted(own.glob("*.toml")) if path.stem not in found}


def shipped(info: GameInfo) -> dict[str, Path]:
    """The editions that come with a game."""
    return {path.stem: path for path in sorted((info.folder / "editions").glob("*.toml"))}


def load(info: GameInfo, edition: str | os.PathLike[str] | Table | None) -> Edition:
    """The edition that a key, a path to a TOML file or a table names; none is the game's own."""
    if isinstance(edition, dict):
        return check(info, edition, "the edition given", "custom")
    if edition is not None and not isinstance(edition, str | os.PathLike):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise EditionError(f"an edition is a key, a path or a table, not {edition!r}")
    name = os.fspath(edition or info.edition)
    if name == info.edition:
        return read(info, f"{info.home}/editions/{name}.toml")
    known = editions(info)
    if name in known:
        return read(info, known[name])
    if name.endswith(".toml") or os.sep in name:
        return read(info, name)
    raise EditionError(
        f"{info.key} has no edition {name!r}; there are {', '.join(known)}, or give the path of a .toml file"
    )


def read(info: GameInfo, path: str | os.PathLike[str]) -> Edition:
    import tomllib

    try:
        with open(path, encoding="utf-8") as file:
            content = file.read()
    except FileNotFoundError:
        raise EditionError(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(f"{path}: cannot be read as text: {error}") from None
    try:
        key = os.path.basename(path).removesuffix(".toml")
        return check(info, cast("Table", tomllib.loads(content)), os.fspath(path), key)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{path}: is not TOML: {error}") from None
    except RecursionError:
        raise EditionError(f"{path}: is nested too deeply") from None


def check(info: GameInfo, content: Table, source: str, key: str) -> Edition:
    cells = Cells(content, source)
    if "game" in content and content["game"] != info.key:
        raise cells.wrong("game", f"{info.key!r}", content["game"])
    return Edition(cells.text("key", key), cells.text("name", cells.text("key", key)), info.check_table(cells))


def new_edition(info: GameInfo, key: str, origin: str | None = None) -> Path:
    """Copies an edition into the person's own folder, for editing; gives the path of the copy."""
    if not (key.isascii() and key.replace("-", "").isalnum() and len(key) <= 40):
        raise EditionError(f"an edition's key is made of letters, digits and hyphens, 40 at most, not {key!r}")
    known = editions(info)
    if key in known:
        raise EditionError(f"{info.key} has an edition {key!r} already: {known[key]}")
    source = known.get(origin or info.edition)
    if source is None:
        raise EditionError(f"{info.key} has no edition {origin!r}; there are {', '.join(known)}")
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    named = {"key =": f'key = "{key}"\n', "name =": f'name = "{key}"\n'}
    text = "".join(named.pop(line[: line.find("=") + 1], line) for line in lines)  # the first of each is the edition's
    path = user_folder() / "editions" / info.key / f"{key}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
