"""A server's table on the screen: the room before the game, the table, what is said there, the end."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from irodori.core.drawing import Cell, Drawing, Ink, lined_up
from irodori.core.record import Record
from irodori.terminal.app.base import Place
from irodori.terminal.app.pages import written
from irodori.terminal.app.table import TableScreen
from irodori.terminal.app.widgets import Canvas
from irodori.terminal.online.address import Address
from irodori.terminal.online.guest import Guest, ServerError
from irodori.terminal.online.line import OPEN, Line
from irodori.terminal.online.speech import STATES, beside, game_of, names, refused, turn
from irodori.terminal.page import plain, wrapped

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from irodori.core.info import Event
    from irodori.terminal.app.app import Door
    from irodori.terminal.online.known import Message

LEVEL = "plum"


class Visit:
    """A guest at a table: the line to it, and the screen that shows it."""

    def __init__(self, door: Door, guest: Guest) -> None:
        self.door = door
        self.guest = guest
        self.line = Line(guest, self.changed)
        self.shown: Room | OnlineScreen | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.do(self.line.run())

    def do(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """A mistake in a task stops the whole, as one anywhere else does."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.door.call_later(task.result)

    def end(self) -> None:
        self.shown = None
        for task in self.tasks:
            task.cancel()

    def changed(self) -> None:
        """The room until cards are dealt, then the table."""
        if self.shown is None:
            return
        if isinstance(self.shown, Room) and self.line.known.view is not None:
            self.shown = OnlineScreen(self)
            self.door.to(self.shown)
        elif self.shown.is_mounted:
            self.shown.told()

    async def ask(self, method: str, path: str, content: Message | None = None) -> Message:
        return await asyncio.to_thread(self.guest.ask, method, f"/tables/{self.guest.address.table}{path}", content)


class Room(Place):
    """Who sits at the table before the game; whoever made it may seat bots and deal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "bot", show=False),
        Binding("s,enter", "start", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self.visit = visit

    def compose(self) -> ComposeResult:
        yield Canvas(name="title")
        yield Canvas(name="form")
        yield Canvas(name="note")
        yield Canvas(name="keys")

    def on_mount(self) -> None:
        self.told()

    def told(self) -> None:
        t, known, state = self.door.t, self.visit.line.known, self.visit.line.state
        address = self.visit.guest.address
        self.query_one("#title", Canvas).show([[Ink("Irodori 彩り", "title"), Ink("   "), Ink(address.link, "dim")]])
        lines: Drawing = []
        if known.facts:
            lines.append([Ink(t("terminal-online-room", game=self.door.title_of(known.facts["game"])), "strong")])
            lines.append([])
            rows: list[list[Cell]] = []
            for seat, name in enumerate(names(known, self.door.language)):
                mark = (
                    t("terminal-you") if seat == known.you else t("terminal-online-here") if seat in known.here else ""
                )
                rows.append([[Ink(t("terminal-setup-seat", number=seat), "dim")], [Ink(name)], [Ink(mark, "dim")]])
            lines += lined_up(rows)
        self.query_one("#form", Canvas).show(lines)
        said = t(f"terminal-online-{STATES[state]}") if state != OPEN else t("terminal-online-room-how")
        self.note(said)
        keys = wrapped(t("terminal-online-room-keys"), max(20, self.size.width - 2))
        self.query_one("#keys", Canvas).show([[Ink(line, "dim")] for line in keys])

    def note(self, text: str) -> None:
        columns = max(20, self.size.width - 6)
        self.query_one("#note", Canvas).show(written(wrapped(text, columns)))

    def action_bot(self) -> None:
        self.visit.do(self.ask("/bots", {"level": LEVEL}))

    def action_start(self) -> None:
        self.visit.do(self.ask("/start"))

    async def ask(self, path: str, content: Message | None = None) -> None:
        try:
            await self.visit.ask("POST", path, content)
        except ServerError as error:
            key = f"terminal-problem-{error.code.replace('_', '-')}"
            self.notify(self.door.t(key) if self.door.has(key) else plain(str(error)))


class Words(Place):
    """A line to type: what one says to the others."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self.visit = visit

    def compose(self) -> ComposeResult:
        yield Canvas([[Ink(self.door.t("terminal-online-say"), "title")]], name="head")
        yield Input(max_length=500)
        yield Canvas([[Ink(self.door.t("terminal-app-back"), "dim")]], name="keys")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        text = message.value.strip()
        screen = self.visit.shown
        if text and isinstance(screen, OnlineScreen):
            screen.send("chat", text=text)
        self.action_back()

    def action_back(self) -> None:
        self.dismiss()


class OnlineScreen(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "say", show=False),
        Binding("y", "answer('agree')", show=False),
        Binding("n", "no", show=False),
        Binding("v", "review", show=False),
        Binding("e", "end", show=False),
        Binding("b", "bot", show=False),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ("enter", "undo", "say", "log", "rules", "help", "leave")
    ABOUT: ClassVar[tuple[str, ...]] = ("keys", "mouse", "pages", "online", "signs")

    def __init__(self, visit: Visit) -> None:
        known = visit.line.known
        super().__init__(game_of(known), names(known, visit.door.language), known.you)
        self.visit = visit
        self.sent = ""
        """The decision for which a move is on its way."""
        self.ended = False

    def on_mount(self) -> None:
        super().on_mount()
        self.told()

    # ---- what is known is shown

    def told(self) -> None:
        line = self.visit.line
        known = line.known
        self.you, self.names = known.you, names(known, self.door.language)
        if known.view is None:
            return
        said, waits = turn(known, line.state, self.speech, self.turn_room)
        view = known.view
        if self.sent and self.sent != known.decision:
            self.sent = ""
        if self.sent:
            view = {**view, "moves": []}
            said, waits = (said, False) if line.state != OPEN else (self.door.t("terminal-online-sent"), False)
        self.show(view, known.story, said, waits=waits)
        if known.status == "ended" and not self.ended:
            self.ended = True
            self.action_account()

    def told_lines(self, story: list[Event]) -> list[str]:
        """The story, and after it what was said since: the newest last."""
        speech = self.speech
        talk = [said for one in self.visit.line.known.happened[-30:] if (said := beside(one, speech, self.seen))]
        return [*speech.story(story), *talk]

    def log_of(self) -> list[Event]:
        return self.visit.line.known.story

    # ---- what is done

    def send(self, do: str, **more: object) -> None:
        self.visit.do(self.asked_for(do, more))

    async def asked_for(self, do: str, more: Message) -> None:
        line = self.visit.line
        answer = await line.send(do, **more)
        if do == "move":
            if "error" in answer or line.known.moves:
                self.sent = ""
            self.told()
        error = answer.get("error")
        if error and error["code"] != "stale":
            self.notify(refused(answer, line.known, self.door.language), timeout=8)

    def choose(self, move: str) -> None:
        known = self.visit.line.known
        if not self.sent and move in known.moves:
            self.sent = known.decision
            self.send("move", text=move, decision=known.decision)
            self.told()

    def action_undo(self) -> None:
        known = self.visit.line.known
        if known.you in known.actors and not known.moves:
            self.sent = ""
            self.send("take_back", decision=known.decision)
        else:
            self.send("undo")

    def action_answer(self, how: str) -> None:
        known = self.visit.line.known
        if known.may_answer:
            self.send(how, what=known.may_answer)

    def action_no(self) -> None:
        """To what somebody asks; after the end, a new game."""
        if self.visit.line.known.status == "ended":
            self.visit.do(self.again())
        else:
            self.action_answer("refuse")

    def action_end(self) -> None:
        self.send("end")

    def action_bot(self) -> None:
        """For whoever is asked and away, where the table allows it."""
        known = self.visit.line.known
        late = [seat for seat in known.actors if seat != known.you]
        if late:
            self.send("take_over", seat=late[0])

    def action_say(self) -> None:
        self.door.lay(Words(self.visit))

    def action_leave(self) -> None:
        self.door.action_leave()

    # ---- the end

    def action_account(self) -> None:
        view = self.visit.line.known.view
        if view is not None:
            self.end_with({**view, "decision": None}, self.door.t("terminal-app-after"))

    async def again(self) -> None:
        try:
            found = await self.visit.ask("POST", "/rematch")
        except ServerError as error:
            self.notify(plain(str(error)))
            return
        old = self.visit.guest.address
        self.door.visit(Guest(Address(old.server, cast("str", found["id"]))))

    def action_review(self) -> None:
        known = self.visit.line.known
        if known.status != "ended":
            self.notify(self.door.t("terminal-app-review-later"))
        else:
            self.visit.do(self.look_over([] if known.you is None else [known.you]))

    async def look_over(self, seats: list[int]) -> None:
        with contextlib.suppress(ServerError):
            found = await self.visit.ask("GET", "/record")
            self.review(Record(found), seats)
