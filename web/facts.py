"""What the page must know without a server, played and counted by the engine: lessons, and the editions' card tables.

python web/facts.py FOLDER
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any, cast

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

from frames import frames  # noqa: E402

import irodori  # noqa: E402
from irodori.core import edition as editions  # noqa: E402
from irodori.core.info import GameInfo  # noqa: E402


def recorded(info: GameInfo, script: dict[str, Any]) -> irodori.Record:
    if "record" in script:
        return irodori.Record(script["record"])
    state = irodori.Game(info.key, players=script["players"], options=script["options"]).start(decks=script["decks"])
    for seat, text in script["moves"]:
        state.play(seat, text)
    record = state.record()
    record.content["names"] = script["names"]
    return record


def lesson(info: GameInfo, script: dict[str, Any]) -> dict[str, object]:
    """The script played, and what the learner's seat sees at each line. web/src/learn/lesson.ts tells the form."""
    record = recorded(info, script)
    return {
        "game": info.key,
        "seat": script["seat"],
        "names": record.content["names"],
        "cards": record.content["table"],
        "frames": frames(record, script["seat"]),
        "comments": script["comments"],
    }


def facts(info: GameInfo) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, path in editions.editions(info).items():
        if not path.is_relative_to(info.folder):
            continue  # a file of this machine's owner
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        edition = editions.read(info, path)
        tables = {str(players): irodori.Game(info.key, players=players, edition=key).table for players in info.players}
        same = all(table == tables[str(info.usual)] for table in tables.values())
        assert same, "a card table differs by the number of players"
        found[key] = {"name": edition.name, "table": tables[str(info.usual)], "content": content}
    return {
        "key": info.key,
        "title": info.title,
        "players": info.players,
        "usual": info.usual,
        "options": info.options,
        "edition": info.edition,
        "editions": found,
    }


def write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def main() -> None:
    folder = Path(sys.argv[1])
    taught: list[str] = []
    for key, info in irodori.games().items():
        write(folder / f"boxes/{key}.json", facts(info))
        script = info.folder / "lesson.json"
        if script.is_file():
            taught.append(key)
            content = cast("dict[str, Any]", json.loads(script.read_text(encoding="utf-8")))
            write(folder / f"lessons/{key}.json", lesson(info, content))
    write(folder / "lessons/index.json", taught)


if __name__ == "__main__":
    main()
