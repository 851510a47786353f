"""`irodori score`: the score pad of a real table. It asks line by line, so it reads well aloud and takes a pipe."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from irodori import words
from irodori.core.edition import Json, Table
from irodori.core.errors import Argument, SetupError, SheetError
from irodori.core.game import Game
from irodori.terminal.page import plain
from irodori.terminal.screen import Screen

if TYPE_CHECKING:
    from irodori.core.info import Count, Pad

LONGEST_NAME = 20


class Left(Exception):
    """Whoever writes has stopped."""


class ScorePad:
    def __init__(self, game: Game, pad: Pad, language: str, content: Table, *, quiet: bool) -> None:
        self.game = game
        self.pad = pad
        self.content = content
        self.names = cast("list[str]", content["names"])
        self.sheets = cast("list[Table]", content["sheets"])
        self.quiet = quiet
        """Where data is wanted nothing else is printed."""
        self.screen = Screen(game, language, names=self.names)

    def say(self, key: str, **arguments: Argument) -> None:
        if not self.quiet:
            self.screen.say(key, **arguments)

    # ---- writing

    def fill(self, number: int) -> None:
        """Asks for one round's sheet until all is there."""
        questions = self.pad.questions(self.game, number, self.screen.words, self.screen.who)
        answers: list[Json] = []
        while len(answers) < len(questions):
            if not self.quiet:
                self.screen.write([questions[len(answers)]])
            try:
                text = self.asked()
            except EOFError:
                raise Left(str(len(questions) - len(answers))) from None
            match text.casefold():
                case "quit" | "q":
                    raise Left(str(len(questions) - len(answers)))
                case "back":
                    answers = answers[:-1]
                    continue
                case _:
                    pass
            try:
                answers.append(self.pad.answer(self.game, len(answers), answers, text))
            except SheetError as error:
                said = words.because(self.screen.language, self.game.key, error.key, error.arguments)
                if not sys.stdin.isatty():
                    raise SetupError(f"{plain(text, 60)!r}: {said}") from None
                self.screen.write([said])
        self.sheets.append(self.pad.sheet(self.game, answers))

    def asked(self) -> str:
        from irodori.terminal import prompt

        line = " ".join(prompt.line("" if self.quiet else "> ").split())
        if not sys.stdin.isatty() and not self.quiet:
            print(plain(line, 200))
        return line

    # ---- reading

    def doubts(self) -> list[str]:
        found: list[str] = []
        for sheet in self.sheets:
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
        if len(self.sheets) == self.pad.rounds(self.game):
            names = screen.words("list-comma").join(map(screen.who, count.winners))
            key = "terminal-shared" if len(count.winners) > 1 else "terminal-won"
            screen.write("", [screen.words(key, names=names)])

    def data(self, count: Count) -> dict[str, object]:
        return {
            "game": self.game.key, "names": self.names, "rounds": self.pad.rounds(self.game), "sheets": self.sheets,
            "scores": count.scores, "winners": count.winners if len(self.sheets) == self.pad.rounds(self.game) else [],
            "account": count.account, "doubts": self.doubts(),
        }  # fmt: skip

    def keep(self, file: Path | None) -> None:
        if file is None:
            return
        self.content["done"] = len(self.sheets) == self.pad.rounds(self.game)
        try:
            handle, name = tempfile.mkstemp(dir=file.resolve().parent, prefix=f".{file.name}-")
            with open(handle, "w", encoding="utf-8") as new:  # noqa: PTH123
                json.dump(self.content, new, ensure_ascii=False)
            os.replace(name, file)  # noqa: PTH105
        except OSError as error:
            raise SetupError(f"{file}: {error.strerror or error}") from None


def run(arguments: argparse.Namespace) -> int:
    file = Path(arguments.file) if arguments.file else None
    game, content = opened(arguments, file) if file and file.exists() else begun(arguments)
    pad = game.info.pad()
    if pad is None:
        raise SetupError(f"{game.key} has no score pad")
    check(game, pad, content, file)
    language = cast("str", arguments.language)
    table = ScorePad(game, pad, language, content, quiet=arguments.json)
    if len(table.sheets) < pad.rounds(game):
        table.say("terminal-score-begin", game=game.info.title, players=game.players)
    missing = ""
    while len(table.sheets) < pad.rounds(game) and not missing:
        try:
            table.fill(len(table.sheets))
        except Left as left:
            missing = str(left)
            break
        table.keep(file)
        if not arguments.json and len(table.sheets) < pad.rounds(game):
            table.show(pad.count(game, table.sheets))
    if missing:
        said = words.t(language, "terminal-score-missing", missing=missing)
        print(f"irodori: {said}", file=sys.stderr)
        if file and file.exists():
            table.say("terminal-score-kept", file=plain(str(file)), game=game.key)
        return 1
    count = pad.count(game, table.sheets)
    if arguments.json:
        print(json.dumps(table.data(count), ensure_ascii=False))
    else:
        table.show(count)
    return 0


def begun(arguments: argparse.Namespace) -> tuple[Game, Table]:
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    if not all(name and name.isprintable() and len(name) <= LONGEST_NAME for name in names):
        raise SetupError(f"--names are names between commas, each of 1 to {LONGEST_NAME} letters")
    if names and arguments.players and len(names) != arguments.players:
        raise SetupError(f"--names gives {len(names)} names, --players says {arguments.players}")
    players = arguments.players or len(names) or None
    game = Game(arguments.game, players, arguments.edition, dict.fromkeys(arguments.option, True))
    letters = "ABCDEF"[: game.players]
    names = names or [words.t(arguments.language, "terminal-player", letter=letter) for letter in letters]
    return game, {
        "id": secrets.token_hex(8), "game": game.key, "began": int(time.time() * 1000), "names": list[Json](names),
        "options": dict(game.options), "edition": game.edition.key, "table": game.table, "sheets": [], "done": False,
    }  # fmt: skip


def opened(arguments: argparse.Namespace, file: Path) -> tuple[Game, Table]:
    """A pad that was kept here, or that the page has saved as a file."""
    wrong = SetupError(words.t(arguments.language, "terminal-score-no-pad", file=plain(str(file))))
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        table, names = content["table"], content["names"]
        edition = {**table, "key": str(content["edition"])}
        if content["game"] != arguments.game or not all(isinstance(name, str) for name in names):
            raise wrong
        if not isinstance(content["sheets"], list):
            raise wrong
        return Game(arguments.game, len(names), edition, dict(content["options"])), cast("Table", content)
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        raise wrong from None


def check(game: Game, pad: Pad, content: Table, file: Path | None) -> None:
    sheets = cast("list[Json]", content["sheets"])
    if len(sheets) > pad.rounds(game) or not all(pad.read(game, sheet) for sheet in sheets):
        raise SetupError(f"{file}: its sheets do not fit a game of {game.key} for {game.players} players")
