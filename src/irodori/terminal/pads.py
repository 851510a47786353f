"""Score pads: opened from a file, begun anew, kept after every answer; the same form as the page's."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, cast

from irodori import words
from irodori.core.edition import Json, Table, user_folder
from irodori.core.errors import SetupError
from irodori.core.game import Game
from irodori.terminal.page import plain

if TYPE_CHECKING:
    from irodori.core.info import Count, Pad

LONGEST_NAME = 20
MISSING = "missing"
"""The key under which a pad keeps how many answers its last round still lacks."""
Answers = list[str | None]


class Tally:
    """The rounds of a pad as people have typed them, with all that can be taken back."""

    def __init__(self, game: Game, pad: Pad, content: Table, file: Path | None) -> None:
        self.game = game
        self.pad = pad
        self.content = content
        self.file = file
        self.names = cast("list[str]", content["names"])
        self.count_of_rounds = pad.rounds(game)
        sheets = cast("list[Table]", content["sheets"])
        self.rounds: list[Answers] = [list[str | None](pad.entered(game, sheet)) for sheet in sheets]
        missing = cast("int", content.get(MISSING, 0))
        if self.rounds and missing:
            last = self.rounds[-1]
            last[len(last) - missing :] = [None] * missing
        self.past: list[list[Answers]] = []
        if not self.rounds:
            self.rounds.append(self.blank(0))

    def blank(self, number: int) -> Answers:
        return [None] * len(self.pad.labels(self.game, number, str_of, str))

    # ---- writing

    def enter(self, number: int, place: int, text: str) -> None:
        """SheetError where this, or what stands after it, then means nothing."""
        changed = list(self.rounds[number])
        changed[place] = text
        self.read(changed)
        self.past.append([list(one) for one in self.rounds])
        self.rounds[number] = changed
        self.keep()

    def open_next(self) -> None:
        self.rounds.append(self.blank(len(self.rounds)))

    def undo(self) -> bool:
        """Back to before the last answer; of a pad that was opened again, its last answers one by one."""
        if self.past:
            self.rounds = self.past.pop()
        else:
            entered = [place for place, text in enumerate(self.rounds[-1]) if text is not None]
            if not entered:
                return False
            self.rounds[-1][entered[-1]] = None
        self.keep()
        return True

    # ---- reading

    def read(self, answers: Answers) -> Table:
        """What is not entered yet counts as nothing."""
        found: list[Json] = []
        for place, text in enumerate(answers):
            found.append(self.pad.answer(self.game, place, found, text or ""))
        return self.pad.sheet(self.game, found)

    @property
    def sheets(self) -> list[Table]:
        return [self.read(answers) for answers in self.rounds]

    @property
    def missing(self) -> int:
        return sum(text is None for text in self.rounds[-1])

    @property
    def is_done(self) -> bool:
        whole = all(text is not None for answers in self.rounds for text in answers)
        return whole and len(self.rounds) == self.count_of_rounds

    def count(self, number: int | None = None) -> Count:
        """Of all rounds so far, or of one alone."""
        sheets = self.sheets
        return self.pad.count(self.game, sheets if number is None else [sheets[number]])

    # ---- keeping

    def keep(self) -> None:
        sheets = self.sheets
        self.content["sheets"] = list[Json](sheets)
        self.content["done"] = self.is_done
        self.content[MISSING] = self.missing
        save(self.content, self.file)


def str_of(key: str, **_: object) -> str:
    return key


def save(content: Table, file: Path | None) -> None:
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.resolve().parent, prefix=f".{file.name}-")
        with open(handle, "w", encoding="utf-8") as new:  # noqa: PTH123
            json.dump(content, new, ensure_ascii=False)
        os.replace(name, file)  # noqa: PTH105
    except OSError as error:
        raise SetupError(f"{file}: {error.strerror or error}") from None


# ---- pads of this machine's user


def folder() -> Path:
    return user_folder() / "pads"


def new_file(key: str) -> Path:
    stem = f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{key}"
    return folder() / f"{stem}-{secrets.token_hex(2)}.json"


def kept(key: str, language: str) -> list[tuple[Path, Game, Table]]:
    """The newest first; what cannot be read is left alone."""
    found: list[tuple[Path, Game, Table]] = []
    for path in sorted(folder().glob(f"*-{key}-*.json"), reverse=True):
        try:
            game, content = opened(key, language, path)
            check(game, pad_of(game), content, path)
        except SetupError:
            continue
        found.append((path, game, content))
    return found


# ---- begun and opened


def pad_of(game: Game) -> Pad:
    pad = game.info.pad()
    if pad is None:
        raise SetupError(f"{game.key} has no score pad")
    return pad


def begun(arguments: argparse.Namespace) -> tuple[Game, Table]:
    names = [name.strip() for name in arguments.names.split(",")] if arguments.names else []
    if not all(name and name.isprintable() and len(name) <= LONGEST_NAME for name in names):
        raise SetupError(f"--names are names between commas, each of 1 to {LONGEST_NAME} letters")
    if names and arguments.players and len(names) != arguments.players:
        raise SetupError(f"--names gives {len(names)} names, --players says {arguments.players}")
    players = arguments.players or len(names) or None
    game = Game(arguments.game, players, arguments.edition, dict.fromkeys(arguments.option, True))
    return game, new(game, names, arguments.language)


def new(game: Game, names: list[str], language: str) -> Table:
    letters = "ABCDEF"[: game.players]
    names = names or [""] * game.players
    named = [
        name or words.t(language, "terminal-player", letter=letter) for name, letter in zip(names, letters, strict=True)
    ]
    return {
        "id": secrets.token_hex(8), "game": game.key, "began": int(time.time() * 1000), "names": list[Json](named),
        "options": dict(game.options), "edition": game.edition.key, "table": game.table, "sheets": [], "done": False,
    }  # fmt: skip


def opened(key: str, language: str, file: Path) -> tuple[Game, Table]:
    """A pad that was kept here, or that the page has saved as a file."""
    wrong = SetupError(words.t(language, "terminal-score-no-pad", file=plain(str(file))))
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        table, names = content["table"], content["names"]
        edition = {**table, "key": str(content["edition"])}
        if content["game"] != key or not all(isinstance(name, str) for name in names):
            raise wrong
        if not isinstance(content["sheets"], list):
            raise wrong
        return Game(key, len(names), edition, dict(content["options"])), cast("Table", content)
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        raise wrong from None


def check(game: Game, pad: Pad, content: Table, file: Path | None) -> None:
    sheets = cast("list[Json]", content["sheets"])
    fits = len(sheets) <= pad.rounds(game) and all(pad.read(game, sheet) for sheet in sheets)
    missing = content.get(MISSING, 0)
    if fits and sheets:
        last = pad.entered(game, cast("Table", sheets[-1]))
        fits = type(missing) is int and 0 <= missing <= len(last)
    if not fits:
        raise SetupError(f"{file}: its sheets do not fit a game of {game.key} for {game.players} players")
