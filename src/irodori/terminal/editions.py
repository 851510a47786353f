"""`irodori editions`: those there are, one of them, a copy of one's own, a check."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import cast

from irodori.core import edition as editions
from irodori.core.edition import STATUSES
from irodori.core.errors import EditionError, SetupError
from irodori.core.info import GameInfo, find, known
from irodori.terminal.page import grid, plain

USE = "editions [GAME], editions show GAME KEY, editions new GAME KEY [--from KEY], or editions check FILE"


def run(arguments: argparse.Namespace) -> int:
    words = cast("list[str]", arguments.words)
    if arguments.origin and words[:1] != ["new"]:
        raise SetupError(f"--from belongs to new; there are {USE}")
    match words:
        case ["show", key, edition]:
            return show(find(key), edition, arguments.json)
        case ["new", key, edition]:
            return new(find(key), edition, arguments.origin, arguments.json)
        case ["check", file]:
            return check(Path(file), arguments.json)
        case [("show" | "new" | "check"), *_]:
            raise SetupError(f"{words[0]} is used so: {USE}")
        case [] | [_]:
            return listed([find(key) for key in words or known], arguments.json)
        case _:
            raise SetupError(f"there are {USE}")


def listed(games: list[GameInfo], as_json: bool) -> int:
    found = [
        {
            "game": info.key, "key": key, "name": name_of(info, path), "default": key == info.edition,
            "file": str(path), "status": dict(statuses(path)),
        }
        for info in games
        for key, path in editions.editions(info).items()
    ]  # fmt: skip
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    rows: list[tuple[str, ...]] = [("game", "edition", "name", *STATUSES)]
    for one in found:
        counts = cast("dict[str, int]", one["status"])
        key = f"{one['key']} *" if one["default"] else str(one["key"])
        rows.append((str(one["game"]), key, str(one["name"]), *(str(counts[status]) for status in STATUSES)))
    print("\n".join(grid(rows)))
    print("* what is played where no edition is named; the numbers count cells by how sure they are")
    return 0


def name_of(info: GameInfo, path: Path) -> str:
    """One's own edition may be broken; the others are listed all the same."""
    try:
        return editions.read(info, str(path)).name
    except EditionError:
        return f"wrong: try irodori editions check {path}"


def statuses(path: Path) -> Counter[str]:
    """How many cells have which status."""
    found: Counter[str] = Counter(dict.fromkeys(STATUSES, 0))
    with contextlib.suppress(OSError, ValueError, RecursionError):
        count(tomllib.loads(path.read_text(encoding="utf-8")), found)
    return found


def count(value: object, found: Counter[str]) -> None:
    if isinstance(value, list):
        for item in cast("list[object]", value):
            count(item, found)
    elif isinstance(value, dict):
        for key, item in cast("dict[str, object]", value).items():
            if key == "status":
                given = cast("dict[str, str]", item).values() if isinstance(item, dict) else [str(item)]
                found.update(given)
            else:
                count(item, found)


def show(info: GameInfo, key: str, as_json: bool) -> int:
    edition = editions.load(info, key)
    if as_json:
        data = {"game": info.key, "key": edition.key, "name": edition.name, "table": edition.table}
        print(json.dumps(data, ensure_ascii=False))
    else:
        path = editions.editions(info).get(key, Path(key))
        print(path.read_text(encoding="utf-8"), end="")
    return 0


def new(info: GameInfo, key: str, origin: str | None, as_json: bool) -> int:
    path = editions.new_edition(info, key, origin)
    if as_json:
        print(json.dumps({"file": str(path)}, ensure_ascii=False))
    else:
        print(f"{path}")
        print(f"Edit it, then: irodori editions check {path}")
        print(f"And play with it: irodori play {info.key} --edition {key}")
    return 0


def check(path: Path, as_json: bool) -> int:
    """Which game it is for stands in the file."""
    if not path.is_file():
        raise SetupError(f"{path}: there is no such file")
    try:
        key = game_of(path)
        edition = editions.read(find(key), str(path))
    except EditionError as error:
        if as_json:
            print(json.dumps({"file": str(path), "right": False, "error": str(error)}, ensure_ascii=False))
        else:
            print(f"irodori: {plain(str(error))}", file=sys.stderr)
        return 1
    if as_json:
        print(json.dumps({"file": str(path), "right": True, "game": key, "key": edition.key}, ensure_ascii=False))
    else:
        print(f"{path} is right: {edition.name}, an edition of {key}")
    return 0


def game_of(path: Path) -> str:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError, RecursionError) as error:
        raise EditionError(f"{path}: is not TOML: {plain(str(error))}") from None
    if found not in known:
        raise EditionError(f"{path}: game must be one of {', '.join(known)}, not {found!r}")
    return str(found)
