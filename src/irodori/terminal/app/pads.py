"""Before a score pad: who plays and by which options, or one of those that were kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.binding import Binding, BindingType

from irodori import words
from irodori.core.drawing import Ink
from irodori.core.game import Game
from irodori.terminal.app.form import Form, FormPlace, Line
from irodori.terminal.app.pad import PadScreen
from irodori.terminal.app.pages import written
from irodori.terminal.app.widgets import Canvas
from irodori.terminal.pads import Tally, kept, new, new_file, pad_of
from irodori.terminal.page import plain, wrapped

if TYPE_CHECKING:
    from irodori.core.edition import Table

MOST = 6
"""Kept pads that are shown."""
KEPT = "kept"


class PadStart(FormPlace):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.leave", show=False),
        Binding("delete", "drop", show=False),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.names = [""] * max(game.info.players)
        self.pads: list[tuple[Path, Game, Table]] = []

    def on_mount(self) -> None:
        self.query_one(Form).focus()
        self.fill("start")

    def fill(self, at: str = "") -> None:
        t, info = self.door.t, self.game.info
        self.pads = kept(info.key, self.door.language)[:MOST]
        lines = [Line(f"{KEPT} {number}", self.told(number)) for number in range(len(self.pads))]
        numbers = [(str(number), str(number)) for number in info.players]
        lines.append(Line("players", t("terminal-setup-players"), numbers, str(self.game.players)))
        for seat in range(self.game.players):
            label = t("terminal-player", letter="ABCDEF"[seat])
            lines.append(Line(f"name {seat}", label, [("", "")], "", self.names[seat], t("terminal-setup-name")))
        switch = [("", t("terminal-off")), ("on", t("terminal-on"))]
        for name, allowed in info.options.items():
            if self.game.players in allowed:
                key = f"{info.key}-option-{name}"
                label = t(key) if words.has(self.door.language, key) else name
                lines.append(Line(f"option {name}", label, switch, "on" if self.game.options[name] else ""))
        lines.append(Line("start", t("terminal-score-new")))
        self.query_one(Form).show(lines, at)
        title = [Ink(self.door.title_of(info.key), "title"), Ink("   "), Ink(t("terminal-score-title"), "dim")]
        self.query_one("#title", Canvas).show([title])
        keys = wrapped(t("terminal-score-start-keys"), max(20, self.size.width - 2))
        self.query_one("#keys", Canvas).show([[Ink(line, "dim")] for line in keys])

    def told(self, number: int) -> str:
        """A kept pad in a line: when, who, how far."""
        path, game, content = self.pads[number]
        tally = Tally(game, pad_of(game), content, None)
        scores = tally.count().scores
        comma = self.door.t("list-comma")
        who = comma.join(f"{plain(name, 12)} {score}" for name, score in zip(tally.names, scores, strict=True))
        round_, rounds = len(tally.rounds), tally.count_of_rounds
        if rounds > 1 and not tally.is_done:
            return self.door.t("terminal-score-open", when=path.stem[:10], who=who, round=round_, rounds=rounds)
        key = "terminal-score-done" if tally.is_done else "terminal-score-begun"
        return self.door.t(key, when=path.stem[:10], who=who)

    @on(Form.Changed)
    def changed(self, message: Form.Changed) -> None:
        line = message.line
        what, _, which = line.key.partition(" ")
        game = self.game
        players, options = game.players, dict(game.options)
        if what == "players":
            players = int(line.value)
            allowed = game.info.options
            options = {name: on and players in allowed[name] for name, on in options.items()}
        elif what == "option":
            options[which] = bool(line.value)
        else:
            self.names[int(which)] = plain(line.text or "", 20)
            return
        self.game = Game(game.info.key, players, {**game.table, "key": game.edition.key}, options)
        self.fill()

    @on(Form.Entered)
    def entered(self, message: Form.Entered) -> None:
        what, _, which = message.line.key.partition(" ")
        if what == KEPT:
            path, game, content = self.pads[int(which)]
        else:
            names = [name.strip() for name in self.names[: self.game.players]]
            path, game, content = new_file(self.game.key), self.game, new(self.game, names, self.door.language)
        self.door.to(PadScreen(Tally(game, pad_of(game), content, path)))

    def action_drop(self) -> None:
        what, _, which = self.query_one(Form).line.key.partition(" ")
        if what != KEPT:
            return
        path, _, content = self.pads[int(which)]
        try:
            path.unlink()
        except OSError as error:
            self.query_one("#note", Canvas).show(written([plain(error.strerror or str(error))]))
            return
        names = self.door.t("list-comma").join(cast("list[str]", content["names"]))
        self.aside(self.door.t("terminal-score-dropped", names=plain(names, 60)))
        self.fill()
