"""A game in the terminal, line by line: one person, and bots that see only what their seats see."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import secrets
import sys
from pathlib import Path
from typing import cast

from irodori import words
from irodori.core.errors import IllegalMove, IrodoriError, RecordError, SetupError
from irodori.core.game import Game
from irodori.core.info import known
from irodori.core.position import UNDO, Position
from irodori.core.record import Record, load
from irodori.terminal import bot, prompt, rulebook
from irodori.terminal.page import plain, wrapped
from irodori.terminal.screen import Screen, whole_number

YOU = "you"
HELP = {
    "3": "number", "moves": "moves", "table": "table", "story": "story", "rules [K6]": "rules", "undo": "undo",
    "save FILE": "save", "quit": "quit",
}  # fmt: skip


class Left(Exception):
    """The person has left the table."""


class Evening:
    """One person's game: what they type becomes moves, and bots answer."""

    def __init__(self, position: Position, seat: int, screen: Screen, file: str | None) -> None:
        self.position = position
        self.seat = seat
        self.screen = screen
        self.file = file
        self.told = 0
        self.since = 0

    # ---- the course of the game

    def run(self) -> None:
        position, screen = self.position, self.screen
        self.keep()
        while not position.over:
            if self.seat in position.actors:
                self.ask()
            else:
                self.answer(position.actors[0])
        self.tell()
        screen.write("", screen.table(position.view("all")), "", screen.result(position))

    def answer(self, seat: int) -> None:
        position = self.position
        seed = f"bot {position.seed} {len(position.lines)}"
        self.play(seat, bot.choose(position.game, position.view(seat), seed))

    def play(self, seat: int, text: str) -> None:
        self.position.play(seat, text)
        self.keep()

    def ask(self) -> None:
        """Shows the table and takes commands until one is a move."""
        self.tell()
        self.show()
        while True:
            try:
                line = asked()
            except EOFError:
                print()
                raise Left from None
            if line and self.obey(line):
                return

    def tell(self) -> None:
        """What has happened and was not told yet, as the person saw it."""
        events = self.position.events(self.seat, self.told)
        self.told += len(events)
        self.screen.write(self.screen.story(events))

    def show(self) -> None:
        view = self.position.view(self.seat)
        self.screen.write("", self.screen.table(view), "", self.screen.moves(view))

    # ---- what is typed

    def obey(self, line: str) -> bool:
        """Whether the decision has been made, or another one is asked now."""
        moves = self.position.moves(self.seat)
        move = self.screen.move_meant(line, moves)
        if move is not None:
            self.since = self.told
            self.play(self.seat, move)
            return True
        verb, _, rest = line.partition(" ")
        match verb.casefold():
            case "?" | "help" | "h":
                self.help()
            case "moves":
                self.screen.write(self.screen.moves(self.position.view(self.seat)))
            case "table":
                self.screen.write(self.screen.table(self.position.view(self.seat)))
            case "story":
                since = 0 if self.screen.memory == "open" else self.since
                self.screen.write(self.screen.story(self.position.events(self.seat, since)))
            case "rules" | "rule":
                self.rules(rest)
            case "undo":
                return self.undo()
            case "save":
                self.save(rest)
            case "quit" | "exit" | "q":
                raise Left
            case _:
                self.refuse(line)
        return False

    def refuse(self, line: str) -> None:
        """A rule's number shows the rule; anything else is answered with the reason why it is no move."""
        game, screen = self.position.game, self.screen
        if line.upper() in rulebook.rules(game.info, screen.language):
            self.rules(line)
        elif whole_number(line) is not None:
            screen.say("terminal-no-number", number=line[:20])
        else:
            error = self.position.why_not(self.seat, line)
            if error is None or error.key == "not-a-move":
                screen.say("terminal-unknown", text=plain(line, 40))
            else:
                self.explain(error)

    def explain(self, error: IllegalMove) -> None:
        position = self.position
        sentence = words.refusal(self.screen.language, error, position.game.key, position.moves(self.seat))
        self.screen.say("terminal-refused", sentence=sentence, rule=error.rule)

    def help(self) -> None:
        screen = self.screen
        screen.write([(command, screen.words(f"terminal-help-{key}")) for command, key in HELP.items()])

    def rules(self, number: str) -> None:
        info, screen = self.position.game.info, self.screen
        if not number:
            screen.write(rulebook.chapters(info, screen.language))
            return
        try:
            print("\n".join(rulebook.rule(info, number, screen.language)))
        except rulebook.NoRule:
            screen.say("terminal-no-rule", number=plain(number, 20))

    # ---- taking back

    def undo(self) -> bool:
        position = self.position
        with contextlib.suppress(SetupError):
            position.take_back(self.seat)
            return self.undone()
        count = moves_since(position.lines, self.seat)
        if not count:
            self.screen.say("terminal-no-undo")
            return False
        while moves_since(position.lines, self.seat) == count or self.seat not in position.actors:
            position.undo(self.seat)
        return self.undone()

    def undone(self) -> bool:
        self.screen.say("terminal-undone")
        self.told = self.since = len(self.position.events(self.seat))
        self.keep()
        return True

    # ---- keeping

    def record(self) -> Record:
        record = self.position.record()
        seats = range(self.position.game.players)
        record.content["names"] = [YOU if seat == self.seat else f"bot {seat}" for seat in seats]
        return record

    def keep(self) -> None:
        if self.file:
            self.record().save(self.file)

    def save(self, file: str) -> None:
        if not file:
            self.screen.say("terminal-save-where")
            return
        try:
            self.record().save(Path(file).expanduser())
        except OSError as error:
            self.screen.say("terminal-not-saved", file=plain(file), reason=error.strerror or str(error))
        else:
            self.screen.say("terminal-saved", file=plain(file))


def moves_since(lines: list[tuple[int, str]], seat: int) -> int:
    """How many moves of a seat stand, those undone left out."""
    standing: list[int] = []
    for actor, text in lines:
        if text == UNDO:
            standing.pop()
        else:
            standing.append(actor)
    return standing.count(seat)


def asked() -> str:
    """A line; where it comes from a file or a program it is shown, as what is typed at a terminal shows by itself."""
    line = " ".join(prompt.line("> ").split())
    if not sys.stdin.isatty():
        print(plain(line, 200))
    return line


# ---- sitting down


def run(arguments: argparse.Namespace) -> int:
    file = cast("str | None", arguments.record)
    language = cast("str", arguments.language)
    if file and Path(file).exists():
        position, seat, resumed = resumed_game(arguments, file)
    else:
        key = arguments.game or chosen_game(language)
        options = dict.fromkeys(cast("list[str]", arguments.option), True)
        game = Game(key, arguments.players, arguments.edition, options)
        position = game.start(seed=arguments.seed or secrets.token_hex(8))
        seat, resumed = arguments.seat or 0, False
    game = position.game
    if not 0 <= seat < game.players:
        raise SetupError(f"--seat is from 0 to {game.players - 1}, not {seat}")
    screen = Screen(game, language, arguments.memory, seat)
    evening = Evening(position, seat, screen, file)
    if resumed:
        evening.told = evening.since = len(position.events(seat))
        screen.say("terminal-resumed", file=plain(str(file)), moves=len(position.lines))
    screen.write([game.info.title])
    screen.say("terminal-begin", players=game.players, seat=seat)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # lines can be edited and called back
    try:
        evening.run()
    except Left:
        screen.say(
            *(("terminal-quit-saved",) if file else ("terminal-quit",)), **({"file": plain(file)} if file else {})
        )
    except OSError as error:
        if file and error.filename:
            raise RecordError(f"{file}: {error.strerror or error}") from None
        raise
    return 0


def resumed_game(arguments: argparse.Namespace, file: str) -> tuple[Position, int, bool]:
    record = load(file)
    position = record.replay()
    if arguments.game not in (None, position.game.key):
        raise SetupError(f"{file} holds a game of {position.game.key}, not of {arguments.game}")
    if arguments.players or arguments.edition or arguments.option or arguments.seed:
        raise SetupError(f"{file} exists and says how the game was set up: leave out players, edition, option and seed")
    names = cast("list[str]", record.content["names"])
    seat = arguments.seat if arguments.seat is not None else names.index(YOU) if YOU in names else 0
    return position, seat, True


def chosen_game(language: str) -> str:
    """Asked where the command names no game."""
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
