"""`irodori play`: sets the table, then plays on the full screen, or line by line where there is none."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from pathlib import Path
from typing import cast

from irodori import words
from irodori.core.errors import IrodoriError, SetupError
from irodori.core.game import Game
from irodori.core.info import known
from irodori.core.record import load
from irodori.terminal import kept
from irodori.terminal.local import LEVEL, LocalTable, chairs, resumed
from irodori.terminal.page import plain, wrapped
from irodori.terminal.screen import whole_number


def run(arguments: argparse.Namespace) -> int:
    language = cast("str", arguments.language)
    on_screen = not arguments.plain and is_screen()
    if arguments.people > 1 and not on_screen:
        raise SetupError("--people needs a full screen, which hides hands between turns; line by line one person plays")
    table, is_old = resumed_table(arguments) or (new_table(arguments, on_screen), False)
    if on_screen:
        if table is not None:
            try:
                table.keep()
            except OSError as error:
                raise SetupError(f"{table.file}: {error.strerror or error}") from None
        from irodori.terminal.app.app import Door

        print(Door(language, table=table).run() or "")
        return 0
    assert table is not None
    from irodori.terminal import plain as by_line

    seat = table.people[0] if arguments.seat is None else checked_seat(arguments.seat, table.game)
    by_line.run(table, seat, language, arguments.record, resumed=is_old)
    return 0


def is_screen() -> bool:
    """Whether both ends are a terminal that can be drawn on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb")


def checked_seat(seat: int, game: Game) -> int:
    if seat >= game.players:
        raise SetupError(f"--seat is from 0 to {game.players - 1}, not {seat}")
    return seat


# ---- a game that goes on


def resumed_table(arguments: argparse.Namespace) -> tuple[LocalTable, bool] | None:
    file = cast("str | None", arguments.record)
    if arguments.resume:
        if file:
            raise SetupError("--resume takes the game that was kept last, --record the one in a file: one of them")
        games = [path for path, record in kept.unfinished() if arguments.game in (None, record.content["game"])]
        if not games:
            raise SetupError(f"no unfinished game is kept in {kept.folder()}")
        path = games[0]
    elif file and Path(file).exists():
        path = Path(file)
    else:
        return None
    table = resumed(load(path), path)
    if arguments.game not in (None, table.game.key):
        raise SetupError(f"{path} holds a game of {table.game.key}, not of {arguments.game}")
    if arguments.players or arguments.edition or arguments.option or arguments.seed:
        raise SetupError(f"{path} exists and says how the game was set up: leave out players, edition, option and seed")
    if arguments.seat is not None:
        seat = checked_seat(arguments.seat, table.game)
        table.sit(seat)
    return table, True


# ---- a new one


def new_table(arguments: argparse.Namespace, on_screen: bool) -> LocalTable | None:
    """None: the full screen asks what shall be played."""
    language = cast("str", arguments.language)
    if on_screen and arguments.game is None:
        return None
    key = arguments.game or chosen_game(language)
    options = dict.fromkeys(cast("list[str]", arguments.option), True)
    game = Game(key, arguments.players, arguments.edition, options)
    first = checked_seat(arguments.seat or 0, game)
    people = cast("int", arguments.people)
    if not 1 <= people <= game.players:
        raise SetupError(f"--people is from 1 to {game.players}, not {people}")
    sitting = {(first + number) % game.players for number in range(people)}
    levels = ["" if seat in sitting else cast("str", arguments.bots or LEVEL) for seat in range(game.players)]
    position = game.start(seed=arguments.seed or secrets.token_hex(8))
    table = LocalTable(position, chairs(language, levels), arguments.memory)
    if arguments.record:
        table.file = Path(arguments.record)
    elif sys.stdin.isatty():
        table.file = kept.new_file(key)
    return table


def chosen_game(language: str) -> str:
    """Asked where the command names no game."""
    from irodori.terminal.plain import asked

    print("\n".join(wrapped(words.t(language, "terminal-choose"))))
    keys = list(known)
    for number, key in enumerate(keys, 1):
        print(f"  {number}  {key:8}  {known[key].title}")
    try:
        name = asked().casefold()
    except EOFError:
        raise SetupError(f"no game was chosen; there are {', '.join(keys)}") from None
    number = whole_number(name)
    if number is not None and 1 <= number <= len(keys):
        return keys[number - 1]
    if name in keys:
        return name
    raise IrodoriError(f"there is no game {plain(name, 40)!r}; there are {', '.join(keys)}")
