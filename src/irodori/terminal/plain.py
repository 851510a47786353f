"""A game line by line: it speaks in sentences, for screen readers and for programs."""

from __future__ import annotations

import contextlib
import importlib
import sys
from dataclasses import asdict
from pathlib import Path

from irodori.core.errors import RecordError
from irodori.terminal import prompt, rulebook
from irodori.terminal.local import HINT_MS, LocalTable
from irodori.terminal.page import plain
from irodori.terminal.screen import Screen, whole_number

HELP = {
    "3": "number", "moves": "moves", "table": "table", "story": "story", "rules [K6]": "rules", "hint": "hint",
    "why …": "why", "undo": "undo", "save FILE": "save", "quit": "quit",
}  # fmt: skip


class Left(Exception):
    """The person has left the table."""


class Evening:
    """One person's game: what they type becomes moves, and bots answer."""

    def __init__(self, table: LocalTable, seat: int, language: str) -> None:
        self.table = table
        self.position = table.position
        self.seat = seat
        self.screen = Screen(table.game, language, seat, [chair.name for chair in table.chairs])
        self.told = 0

    # ---- the course of the game

    def run(self) -> None:
        position, screen = self.position, self.screen
        self.table.keep()
        while not position.over:
            if self.seat in position.actors:
                self.ask()
            else:
                seat = position.actors[0]
                self.table.play(seat, self.table.choose(seat))
        self.tell()
        view = self.table.view("all")
        screen.write("", screen.table(view), "", screen.result(view), screen.account(view))

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
        view = self.table.view(self.seat)
        self.screen.write("", self.screen.table(view), "", self.screen.moves(view))

    # ---- what is typed

    def obey(self, line: str) -> bool:
        """Whether the decision has been made, or another one is asked now."""
        move = self.screen.move_meant(line, self.position.moves(self.seat))
        if move is not None:
            self.table.play(self.seat, move)
            return True
        verb, _, rest = line.partition(" ")
        match verb.casefold():
            case "?" | "help" | "h":
                self.help()
            case "moves":
                self.screen.write(self.screen.moves(self.table.view(self.seat)))
            case "table":
                self.screen.write(self.screen.table(self.table.view(self.seat)))
            case "story":
                self.screen.write(self.screen.story(self.table.story(self.seat)))
            case "rules" | "rule":
                self.rules(rest)
            case "hint":
                self.hint()
            case "why" if rest:
                error = self.position.why_not(self.seat, rest)
                self.screen.write([self.screen.why(error, rest, self.position.moves(self.seat))])
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
                screen.write([screen.why(error, line, self.position.moves(self.seat))])

    def help(self) -> None:
        show_help(self.screen, HELP)

    def rules(self, number: str) -> None:
        show_rules(self.screen, number)

    def hint(self) -> None:
        """From what the seat knows with a perfect memory, as a bot at its place would think."""
        from irodori.bots.hint import hint
        from irodori.bots.think import Budget

        game, view = self.table.game, self.position.view(self.seat)
        found = hint(view, table={**game.table, "key": game.edition.key}, budget=Budget(ms=HINT_MS))
        self.screen.write(self.screen.hint(view, asdict(found)))

    def undo(self) -> bool:
        if not self.table.undo(self.seat):
            self.screen.say("terminal-no-undo")
            return False
        self.screen.say("terminal-undone")
        self.told = len(self.position.events(self.seat))
        return True

    def save(self, file: str) -> None:
        if not file:
            self.screen.say("terminal-save-where")
            return
        try:
            self.table.record().save(Path(file).expanduser())
        except OSError as error:
            self.screen.say("terminal-not-saved", file=plain(file), reason=error.strerror or str(error))
        else:
            self.screen.say("terminal-saved", file=plain(file))


def show_help(screen: Screen, commands: dict[str, str]) -> None:
    screen.write([(command, screen.words(f"terminal-help-{key}")) for command, key in commands.items()])


def show_rules(screen: Screen, number: str) -> None:
    """One rule, or the chapters."""
    info = screen.game.info
    if not number:
        screen.write(rulebook.chapters(info, screen.language))
        return
    try:
        print("\n".join(rulebook.rule(info, number, screen.language)))
    except rulebook.NoRule:
        screen.say("terminal-no-rule", number=plain(number, 20))


def asked() -> str:
    """A line; where it comes from a file or a program it is shown, as what is typed at a terminal shows by itself."""
    line = " ".join(prompt.line("> ").split())
    if not sys.stdin.isatty():
        print(plain(line, 200))
    return line


def run(table: LocalTable, seat: int, language: str, record: str | None, *, resumed: bool) -> None:
    """`record`: the file by which the person named the game; where there is none, it is kept in its own place."""
    evening = Evening(table, seat, language)
    screen = evening.screen
    if resumed:
        evening.told = len(table.position.events(seat))
        screen.say("terminal-resumed", file=plain(str(table.file)), moves=len(table.position.lines))
    screen.write([table.game.info.title])
    screen.say("terminal-begin", players=table.game.players, seat=seat)
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # lines can be edited and called back
    try:
        evening.run()
    except Left:
        if record:
            screen.say("terminal-quit-saved", file=plain(record))
        else:
            screen.say("terminal-quit-kept" if table.file else "terminal-quit")
    except OSError as error:
        if table.file and error.filename:
            raise RecordError(f"{table.file}: {error.strerror or error}") from None
        raise
