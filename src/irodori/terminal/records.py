"""`irodori replay` and `irodori verify`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import cast

from irodori.core.edition import shipped
from irodori.core.errors import RecordError, SetupError
from irodori.core.game import Game
from irodori.core.info import Viewer
from irodori.core.position import Position
from irodori.core.record import Record, load
from irodori.terminal.page import plain
from irodori.terminal.screen import Screen


def run(arguments: argparse.Namespace) -> int:
    if not Path(arguments.file).is_file():
        what = "this is not a file" if Path(arguments.file).exists() else "there is no such file"
        raise SetupError(f"{arguments.file}: {what}")
    try:
        record = load(arguments.file)
        return verify(record, arguments) if arguments.command == "verify" else replay(record, arguments)
    except RecordError as error:
        if arguments.json:
            print(json.dumps({"file": arguments.file, "right": False, "error": str(error)}, ensure_ascii=False))
        else:
            print(f"irodori: {plain(str(error))}", file=sys.stderr)
        return 1


def replay(record: Record, arguments: argparse.Namespace) -> int:
    line = len(record.lines) if arguments.at is None else arguments.at
    if line > len(record.lines):
        raise SetupError(f"--at is from 0 to {len(record.lines)}, the lines of {arguments.file}; there is no {line}")
    whole = record.replay()
    position = whole if arguments.at is None else record.at(line)
    viewer = chosen_viewer(arguments.seat, position, whole.over)
    if arguments.json:
        print(json.dumps({"line": line, "lines": len(record.lines), "view": position.view(viewer)}, ensure_ascii=False))
        return 0
    names = cast("list[str]", record.content["names"])
    screen = Screen(position.game, arguments.language, names=names)
    screen.write(screen.story(position.events(viewer)), "", screen.table(position.view(viewer)))
    if position.over:
        screen.write("", screen.result(position.view(viewer)))
    return 0


def chosen_viewer(asked: str | None, position: Position, is_finished: bool) -> Viewer:
    players = position.game.players
    if asked is None:
        return "all" if is_finished else None
    if asked == "all":
        return "all"
    if asked == "spectator":
        return None
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 3 and int(asked) < players):
        raise SetupError(f"--seat is a seat from 0 to {players - 1}, spectator or all, not {asked!r}")
    return int(asked)


def verify(record: Record, arguments: argparse.Namespace) -> int:
    """What fails is said by the RecordError; here all is right, as far as it can be checked."""
    position = record.replay()
    from_seed = record.verify_shuffle(position)
    players, lines = position.game.players, len(record.lines)
    edition = position.game.edition.key
    checked = [
        f"a game of {position.game.key} for {players} players, edition {edition}: the record has the right form",
        f"what its decks hold is what was to be dealt (decks: {len(position.decks)})",
        f"every move was legal when it was played (lines: {lines})" if lines else "no move has been made",
        f"the result is the one that the moves lead to: {' '.join(map(str, position.scores))}"
        if position.over
        else "the game is not over yet",
    ]
    if position.seed is None:
        unchecked = ["whether the cards were shuffled fairly: the record has no seed"]
    else:
        numbers = ", ".join(str(number + 1) for number in from_seed) or "none"
        checked.append(f"what the seed gives by the published shuffle is what was dealt (decks: {numbers})")
        if isinstance(held := record.content.get("commitment"), dict):
            checked.append(
                "the seed is made of the secret that was promised and of what the players mixed in; "
                f"the promise, to compare with what the table showed: {held.get('sha256')}"
            )
        unchecked = [
            f"deck {number + 1}: it was given, not shuffled from the seed"
            for number in range(len(position.decks))
            if number not in from_seed
        ]
        undealt = range(len(position.decks), len(record.decks))
        unchecked += [f"deck {number + 1}: it has not been dealt" for number in undealt]
    if position.game.edition.key in shipped(position.game.info) and not is_shipped(position.game):
        unchecked.append(f"the cards: the table called {edition} is not the one that comes with this version")
    if arguments.json:
        data = {"file": arguments.file, "right": True, "checked": checked, "not_checked": unchecked}
        print(json.dumps(data, ensure_ascii=False))
    else:
        for line in checked:
            print(f"right: {plain(line)}")
        for line in unchecked:
            print(f"not checked: {plain(line)}")
    return 0


def is_shipped(game: Game) -> bool:
    return game.table == Game(game.key, game.players, game.edition.key).table
