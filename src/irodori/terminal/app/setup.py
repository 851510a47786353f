"""Before the game: which, with whom, by which options; or a game that was broken off."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from irodori import words
from irodori.core.drawing import Drawing, Ink
from irodori.core.edition import editions
from irodori.core.errors import IrodoriError
from irodori.core.game import Game
from irodori.core.info import find, known
from irodori.terminal import kept
from irodori.terminal.app.form import Form, FormPlace, Line
from irodori.terminal.app.widgets import Canvas
from irodori.terminal.local import LEVEL, MEMORIES, LocalTable, chairs
from irodori.terminal.page import plain, wrapped

PERSON = "person"
LEVELS = ("moss", "grass", "plum", "bamboo", "pine")
GO_ON = "go-on"


@dataclass
class Wish:
    """What a table shall be like."""

    game: str
    players: int
    seats: list[str] = field(default_factory=list[str])
    """`person`, or a bot's level."""
    names: list[str] = field(default_factory=list[str])
    options: dict[str, bool] = field(default_factory=dict[str, bool])
    edition: str = ""
    memory: str = MEMORIES[0]

    @property
    def levels(self) -> list[str]:
        return ["" if seat == PERSON else seat for seat in self.seats[: self.players]]


class Setup(FormPlace):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.leave", show=False)]

    def __init__(self, wish: Wish | None = None) -> None:
        super().__init__()
        first = next(iter(known.values()))
        self.wish = wish or Wish(first.key, first.usual)
        self.fit()

    def on_mount(self) -> None:
        self.games = kept.unfinished()
        self.query_one(Form).focus()
        self.fill("start")

    def fit(self) -> None:
        """Seats for all, options and edition of the game."""
        wish, info = self.wish, find(self.wish.game)
        if wish.players not in info.players:
            wish.players = info.usual
        most = max(info.players)
        wish.seats = (wish.seats or [PERSON])[:most] + [LEVEL] * (most - len(wish.seats or [PERSON]))
        wish.names = wish.names[:most] + [""] * (most - len(wish.names))
        wish.options = {
            name: wish.options.get(name, False) and wish.players in allowed for name, allowed in info.options.items()
        }
        if wish.edition not in editions(info):
            wish.edition = info.edition

    # ---- the form

    def fill(self, at: str = "") -> None:
        self.fit()
        t, wish, info = self.door.t, self.wish, find(self.wish.game)
        lines: list[Line] = []
        if self.games:
            path, record = self.games[0]
            title = find(str(record.content["game"])).title
            label = t("terminal-setup-go-on", game=title, moves=len(record.lines), when=path.stem[:10])
            lines.append(Line(GO_ON, label))
        lines.append(
            Line("game", t("terminal-setup-game"), [(key, self.door.title_of(key)) for key in known], wish.game)
        )
        numbers = [(str(number), str(number)) for number in info.players]
        lines.append(Line("players", t("terminal-setup-players"), numbers, str(wish.players)))
        sitting = [(PERSON, t("terminal-setup-person")), *((level, t(f"terminal-level-{level}")) for level in LEVELS)]
        for seat in range(wish.players):
            is_person = wish.seats[seat] == PERSON
            about = t(f"terminal-level-{wish.seats[seat]}.about") if not is_person else t("terminal-setup-name")
            text = wish.names[seat] if is_person else None
            label = t("terminal-setup-seat", number=seat)
            lines.append(Line(f"seat {seat}", label, sitting, wish.seats[seat], text, about))
        switch = [("", t("terminal-off")), ("on", t("terminal-on"))]
        for name, allowed in info.options.items():
            if wish.players in allowed:
                key = f"{wish.game}-option-{name}"
                has_words = words.has(self.door.language, key)
                label, about = (t(key), t(f"{key}.about")) if has_words else (name, "")
                lines.append(Line(f"option {name}", label, switch, "on" if wish.options[name] else "", about=about))
        memories = [(memory, t(f"terminal-memory-{memory}")) for memory in MEMORIES]
        lines.append(Line("memory", t("terminal-setup-memory"), memories, wish.memory))
        found = editions(info)
        if len(found) > 1:
            lines.append(Line("edition", t("terminal-setup-edition"), [(key, key) for key in found], wish.edition))
        languages = [(code, words.t(code, "terminal-language")) for code in words.LANGUAGES]
        lines.append(Line("language", t("terminal-setup-language"), languages, self.door.language))
        lines.append(Line("start", t("terminal-setup-start")))
        self.query_one(Form).show(lines, at)
        self.say()

    def say(self, note: str = "") -> None:
        t = self.door.t
        head: Drawing = [[Ink("Irodori 彩り", "title"), Ink("   "), Ink(t("terminal-setup-title"), "dim")]]
        self.query_one("#title", Canvas).show(head)
        columns = max(20, self.size.width - 6)
        self.query_one("#note", Canvas).show([[Ink(line, "bad")] for line in wrapped(note, columns)] if note else [])
        keys = wrapped(t("terminal-setup-keys"), columns + 4)
        self.query_one("#keys", Canvas).show([[Ink(line, "dim")] for line in keys])

    @on(Form.Changed)
    def changed(self, message: Form.Changed) -> None:
        wish, line = self.wish, message.line
        what, _, which = line.key.partition(" ")
        match what:
            case "game":
                wish.game = line.value
            case "players":
                wish.players = int(line.value)
            case "seat":
                wish.seats[int(which)] = line.value
                if line.text is not None:
                    wish.names[int(which)] = plain(line.text, 20)
            case "option":
                wish.options[which] = bool(line.value)
            case "memory":
                wish.memory = line.value
            case "edition":
                wish.edition = line.value
            case _:
                self.door.language = line.value
        self.fill()

    @on(Form.Entered)
    def entered(self, message: Form.Entered) -> None:
        try:
            if message.line.key == GO_ON:
                path, record = self.games[0]
                self.door.resume(record, path)
            else:
                self.door.deal(self.wish)
        except IrodoriError as error:
            self.say(plain(str(error)))


def table_of(wish: Wish, language: str, seed: str) -> LocalTable:
    """A new table, not yet kept anywhere."""
    if PERSON not in wish.seats[: wish.players]:
        raise IrodoriError(words.t(language, "terminal-setup-nobody"))
    game = Game(wish.game, wish.players, wish.edition, wish.options)
    return LocalTable(game.start(seed=seed), chairs(language, wish.levels, wish.names), wish.memory)
