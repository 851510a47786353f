"""`irodori score`: the score pad of a real table, on the full screen or line by line, which takes a pipe."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from irodori import words
from irodori.core.errors import Argument, SetupError, SheetError
from irodori.core.game import Game
from irodori.terminal.pads import Tally, begun, check, new_file, opened, pad_of
from irodori.terminal.page import plain
from irodori.terminal.play import is_screen
from irodori.terminal.screen import Screen

if TYPE_CHECKING:
    from irodori.core.info import Count


class Left(Exception):
    """Whoever writes has stopped."""


class ScorePad:
    def __init__(self, tally: Tally, language: str, *, quiet: bool) -> None:
        self.tally = tally
        self.game = tally.game
        self.pad = tally.pad
        self.quiet = quiet
        """Where data is wanted nothing else is printed."""
        self.screen = Screen(self.game, language, names=tally.names)

    @property
    def title(self) -> str:
        key = f"{self.game.key}-title"
        has = words.has(self.screen.language, key)
        return words.t(self.screen.language, key) if has else self.game.info.title

    def say(self, key: str, **arguments: Argument) -> None:
        if not self.quiet:
            self.screen.say(key, **arguments)

    # ---- writing

    def fill(self) -> None:
        """Asks until all answers of the rounds so far are there; who takes one back may come to an earlier round."""
        while self.tally.missing:
            number = len(self.tally.rounds) - 1
            place = self.tally.rounds[number].index(None)
            if not self.quiet:
                questions = self.pad.questions(self.game, number, self.screen.words, self.screen.who)
                self.screen.write([questions[place]])
            try:
                text = self.asked()
            except EOFError:
                raise Left from None
            match text.casefold():
                case "quit" | "q":
                    raise Left
                case "back":
                    self.tally.undo()
                case _:
                    self.enter(number, place, text)

    def enter(self, number: int, place: int, text: str) -> None:
        try:
            self.tally.enter(number, place, text)
        except SheetError as error:
            said = words.because(self.screen.language, self.game.key, error.key, error.arguments)
            if not sys.stdin.isatty():
                raise SetupError(f"{plain(text, 60)!r}: {said}") from None
            self.screen.write([said])

    def asked(self) -> str:
        from irodori.terminal import prompt

        line = " ".join(prompt.line("" if self.quiet else "> ").split())
        if not sys.stdin.isatty() and not self.quiet:
            print(plain(line, 200))
        return line

    # ---- reading

    def doubts(self) -> list[str]:
        found: list[str] = []
        for sheet in self.tally.sheets:
            for seat, key, arguments in self.pad.doubts(self.game, sheet):
                said = words.because(self.screen.language, self.game.key, key, arguments)
                found.append(said if seat is None else f"{self.screen.who(seat)}: {said}")
        return found

    def show(self, count: Count) -> None:
        """The points and how they come about; at the end, who has won."""
        screen = self.screen
        for seat, lines in enumerate(count.account):
            rows = [(f"{cast('int', one['points']):>+4}", screen.counted(one)) for one in lines]
            screen.write("", [f"{screen.who(seat)}: {count.scores[seat]}"], rows)
        if doubts := self.doubts():
            screen.write("", [screen.words("terminal-score-doubt"), *(f"- {doubt}" for doubt in doubts)])
        if self.tally.is_done:
            names = screen.words("list-comma").join(map(screen.who, count.winners))
            key = "terminal-shared" if len(count.winners) > 1 else "terminal-won"
            screen.write("", [screen.words(key, names=names)])

    def data(self, count: Count) -> dict[str, object]:
        return {
            "game": self.game.key, "names": self.tally.names, "rounds": self.tally.count_of_rounds,
            "sheets": self.tally.sheets, "scores": count.scores, "winners": count.winners if self.tally.is_done else [],
            "account": count.account, "doubts": self.doubts(),
        }  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    file = Path(arguments.file) if arguments.file else None
    if not arguments.json and not arguments.plain and is_screen():
        return on_screen(arguments, file)
    game, content = opened(arguments.game, arguments.language, file) if file and file.exists() else begun(arguments)
    check(game, pad_of(game), content, file)
    language = cast("str", arguments.language)
    tally = Tally(game, pad_of(game), content, file)
    table = ScorePad(tally, language, quiet=arguments.json)
    if not tally.is_done:
        table.say("terminal-score-begin", game=table.title, players=game.players)
    while not tally.is_done:
        if not tally.missing:
            tally.open_next()
        try:
            table.fill()
        except Left:
            said = words.t(language, "terminal-score-missing", missing=tally.missing)
            print(f"irodori: {said}", file=sys.stderr)
            if file and file.exists():
                table.say("terminal-score-kept", file=plain(str(file)), game=game.key)
            return 1
        if not arguments.json and not tally.is_done:
            table.show(tally.count())
    if arguments.json:
        print(json.dumps(table.data(tally.count()), ensure_ascii=False))
    else:
        table.show(tally.count())
    return 0


def on_screen(arguments: argparse.Namespace, file: Path | None) -> int:
    """Where nothing says which pad is meant, it asks: a new one, or one that was kept."""
    from irodori.terminal.app.app import Door
    from irodori.terminal.app.pad import PadScreen
    from irodori.terminal.app.pads import PadStart

    language = cast("str", arguments.language)
    if file and file.exists():
        game, content = opened(arguments.game, language, file)
        check(game, pad_of(game), content, file)
    elif file or arguments.names:
        game, content = begun(arguments)
    else:
        options = dict.fromkeys(arguments.option, True)
        game, content = Game(arguments.game, arguments.players, arguments.edition, options), None
    pad = pad_of(game)
    start = PadStart(game) if content is None else PadScreen(Tally(game, pad, content, file or new_file(game.key)))
    print(Door(language, start=start).run() or "")
    return 0
