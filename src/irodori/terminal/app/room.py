"""Who sits at a server's table before the game; whoever opened it seats bots, frees seats and deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType

from irodori.core.drawing import Drawing, Ink
from irodori.terminal.app.form import Form, FormPlace, Line
from irodori.terminal.app.pages import written
from irodori.terminal.app.widgets import Canvas
from irodori.terminal.online.guest import ServerError
from irodori.terminal.online.line import OPEN
from irodori.terminal.online.speech import STATES, names, problem, terms
from irodori.terminal.page import wrapped

if TYPE_CHECKING:
    from irodori.terminal.app.online import Visit
    from irodori.terminal.online.known import Message

LEVELS = ("moss", "grass", "plum", "bamboo", "pine")
LEVEL = "plum"
FREE, SOMEBODY = "free", "somebody"


class Room(FormPlace):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "bot", show=False),
        Binding("s", "start", show=False),
        Binding("x", "stand_up", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self.visit = visit
        self.host = False

    def on_mount(self) -> None:
        self.query_one(Form).focus()
        self.told()
        self.visit.do(self.learn())

    async def learn(self) -> None:
        """Whether this is who opened the table."""
        try:
            self.host = bool((await self.visit.ask("GET", ""))["host"])
        except ServerError as error:
            self.aside(problem(error, self.door.language))
        if self.is_mounted:
            self.told()

    # ---- what is shown

    def told(self) -> None:
        t, known, state = self.door.t, self.visit.line.known, self.visit.line.state
        columns = max(20, self.size.width - 6)
        title: Drawing = [[Ink("Irodori 彩り", "title"), Ink("   "), Ink(self.visit.guest.address.link, "dim")], []]
        if known.facts:
            game = self.door.title_of(known.facts["game"])
            title.append([Ink(t("terminal-online-room", game=game), "strong")])
            title += [[Ink(line, "dim")] for line in wrapped(terms(known, self.door.language), columns)]
        self.query_one("#title", Canvas).show(title)
        self.query_one(Form).show(self.lines() if known.facts else [Line("wait", t("terminal-online-opening"))])
        said = t(f"terminal-online-{STATES[state]}") if state != OPEN else t("terminal-online-room-how")
        self.query_one("#note", Canvas).show(written(wrapped(said, columns)))
        keys = t("terminal-online-room-host" if self.host else "terminal-online-room-keys")
        self.query_one("#keys", Canvas).show([[Ink(line, "dim")] for line in wrapped(keys, columns + 4)])

    def lines(self) -> list[Line]:
        t, known = self.door.t, self.visit.line.known
        levels = [(level, t(f"terminal-level-{level}")) for level in LEVELS]
        free = (FREE, t("terminal-online-free"))
        found: list[Line] = []
        for seat, name in enumerate(names(known, self.door.language)):
            chair, label = known.chair(seat), t("terminal-setup-seat", number=seat)
            is_person = bool(chair and chair["person"])
            value = FREE if chair is None else SOMEBODY if is_person else str(chair["bot"])
            values = [free, *levels] if self.host and not is_person else []
            if is_person and self.host and seat != known.you:
                values = [(SOMEBODY, name), free]
            if value not in [key for key, _ in values]:
                values.insert(0, (value, name))
            about = t("terminal-you") if seat == known.you else t("terminal-online-here") if seat in known.here else ""
            if value in LEVELS:
                about = t(f"terminal-level-{value}.about")
            found.append(Line(f"seat {seat}", label, values, value, about=about))
        if self.host:
            found.append(Line("start", t("terminal-setup-start")))
        return found

    # ---- what is done

    @on(Form.Changed)
    def changed(self, message: Form.Changed) -> None:
        line = message.line
        seat = int(line.key.partition(" ")[2])
        if line.value == FREE:
            self.ask("/kick", {"seat": seat})
        elif line.value in LEVELS:
            self.ask("/bots", {"seat": seat, "level": line.value})

    @on(Form.Entered)
    def entered(self, message: Form.Entered) -> None:
        if message.line.key == "start":
            self.action_start()

    def action_bot(self) -> None:
        self.ask("/bots", {"level": LEVEL})

    def action_start(self) -> None:
        self.ask("/start")

    def action_stand_up(self) -> None:
        self.ask("/leave")

    def ask(self, path: str, content: Message | None = None) -> None:
        self.visit.do(self.asked(path, content))

    async def asked(self, path: str, content: Message | None) -> None:
        try:
            await self.visit.ask("POST", path, content)
        except ServerError as error:
            self.aside(problem(error, self.door.language))
            self.told()
