"""A server's table on the screen: the room before the game, the table, what is said there, the end."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType

from irodori.core.drawing import Cell, Drawing, Ink
from irodori.core.errors import IllegalMove
from irodori.core.record import Record
from irodori.terminal.app.asking import Deed, Menu, Question, Typing
from irodori.terminal.app.room import Room
from irodori.terminal.app.table import TableScreen
from irodori.terminal.app.widgets import Choice, Choices
from irodori.terminal.online.address import Address
from irodori.terminal.online.guest import Guest, ServerError
from irodori.terminal.online.line import OPEN, Line
from irodori.terminal.online.speech import (
    announced,
    beside,
    claimable,
    clock_texts,
    game_of,
    names,
    problem,
    refused,
    turn,
)  # fmt: skip
from irodori.terminal.screen import numbered

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from irodori.core.edition import Table
    from irodori.core.info import Event
    from irodori.terminal.app.app import Door
    from irodori.terminal.online.known import Message

TICK = 0.5
"""Seconds between two looks at the clocks."""


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


class OnlineScreen(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "say", show=False),
        Binding("y", "answer('agree')", show=False),
        Binding("n", "no", show=False),
        Binding("v", "review", show=False),
        Binding("e", "end", show=False),
        Binding("b", "bot", show=False),
        Binding("o", "others", show=False),
        Binding("a", "announce", show=False),
        Binding("x", "resign", show=False),
    ]
    KEYS: ClassVar[tuple[str, ...]] = ("enter", "undo", "say", "log", "rules", "menu", "help", "leave")
    ABOUT: ClassVar[tuple[str, ...]] = ("keys", "mouse", "asks", "pages", "online", "signs")

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
        self.set_interval(TICK, self.tick)

    # ---- what is known is shown

    def tick(self) -> None:
        if self.visit.line.known.clocks is not None and self.is_current:
            self.show_head()

    def below_head(self) -> Drawing:
        """The clocks, where the table has some."""
        known = self.visit.line.known
        line: Cell = []
        for text, runs, is_short in clock_texts(known, self.visit.guest.ahead, self.speech):
            tone = "bad" if is_short else "turn" if runs else "dim"
            line += [Ink(f"{'>' if runs else ' '}{text}", tone), Ink("  ")]
        return [line] if line else []

    def choices_of(self, view: Table) -> list[Choice]:
        """Beside each what others have announced to choose."""
        known, speech = self.visit.line.known, self.speech
        found = super().choices_of(view)
        if not known.claims:
            return found
        said = speech.words("list-comma").join
        return [
            Choice(
                one.move, one.number, one.said, said(filter(None, (one.outlook, announced(known, one.move, speech))))
            )
            for one in found
        ]

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
            self.aside(refused(answer, line.known, self.door.language, on_screen=True))

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
        """A bot plays for whoever sits here, or does no longer."""
        known = self.visit.line.known
        if known.you is not None:
            self.take_over(known.you) if not known.stand_in else self.send("hand_back")

    def action_others(self) -> None:
        """A bot for somebody who is away or out of time."""
        if away := self.visit.line.known.away:
            self.take_over(away[0])

    def take_over(self, seat: int) -> None:
        self.send("take_over", seat=seat)

    def action_resign(self) -> None:
        known = self.visit.line.known
        if known.status == "running" and known.you is not None and not known.resigned:
            self.door.lay(Question(self.door.t("terminal-resign-sure"), lambda: self.send("resign")))

    def action_announce(self) -> None:
        """What one means to choose in secret, true or not: the armed move, or one out of a list. After the end, how
        the scores came about."""
        known = self.visit.line.known
        if known.status == "ended":
            self.action_account()
            return
        may, armed = claimable(known, self.game), self.query_one(Choices).armed
        if armed in may:
            self.announce(armed)
        elif may:
            self.door.lay(Menu(self.announcements(may)))
        else:
            self.aside(self.door.t("terminal-problem-claim"))

    def announcements(self, may: list[str]) -> list[Deed]:
        return [Deed(key, self.in_words(move), partial(self.announce, move)) for key, move in numbered(may).items()]

    def in_words(self, move: str) -> str:
        speech, view = self.speech, self.seen
        return speech.terminal.move(self.game, view, move, speech.words) if speech.terminal and view else move

    def announce(self, move: str) -> None:
        self.send("claim", text=move, decision=self.visit.line.known.decision)

    def action_say(self) -> None:
        self.door.lay(Typing(self.door.t("terminal-online-say"), lambda text: self.send("chat", text=text)))

    def why(self, text: str) -> None:
        self.visit.do(self.reason(text[:200]))

    async def reason(self, text: str) -> None:
        answer = await self.visit.line.send("why", text=text)
        known = self.visit.line.known
        if "error" in answer:
            self.aside(refused(answer, known, self.door.language, on_screen=True))
        else:
            why = cast("Message | None", answer["why"])
            refusal = IllegalMove.told(why) if why else None
            self.aside(self.speech.why(refusal, text, known.moves, on_screen=True), 15)

    def action_hint(self) -> None:
        if not self.visit.line.known.facts["hints"]:
            self.aside(self.door.t("terminal-problem-no-hints"))
        elif not self.visit.line.known.moves:
            self.aside(self.door.t("terminal-no-hint"))
        else:
            self.aside(self.door.t("terminal-hinting"), 2)
            self.visit.do(self.hinted())

    async def hinted(self) -> None:
        known = self.visit.line.known
        view = known.view
        answer = await self.visit.line.send("hint")
        if "error" in answer:
            self.aside(refused(answer, known, self.door.language, on_screen=True))
        elif view is not None and answer["decision"] == known.decision:
            self.show_hint(view, answer["hint"])

    def possible(self) -> list[tuple[str, str, Callable[[], object]]]:
        known = self.visit.line.known
        if known.status == "ended":
            more: list[tuple[str, str, Callable[[], object]]] = [
                ("v", "review", self.action_review),
                ("n", "rematch", self.action_no),
                ("a", "account", self.action_account),
            ]
        elif known.you is None or known.resigned:
            more = []
        else:
            more = [("u", "undo", self.action_undo)]
            if known.may_answer:
                more = [
                    ("y", "agree", partial(self.action_answer, "agree")),
                    ("n", "refuse", partial(self.action_answer, "refuse")),
                ]
            more.append(("b", "back" if known.stand_in else "bot", self.action_bot))
            if known.away:
                more.append(("o", "others", self.action_others))
            if known.facts["hints"]:
                more.append(("h", "hint", self.action_hint))
            if claimable(known, self.game):
                more.append(("a", "announce", self.action_announce))
            more += [("e", "end", self.action_end), ("x", "resign", self.action_resign)]
        talk: list[tuple[str, str, Callable[[], object]]] = [("c", "say", self.action_say)]
        return [*more, *(talk if known.you is not None else []), *super().possible()]

    def action_leave(self) -> None:
        self.door.action_leave()

    # ---- the end

    def action_account(self) -> None:
        view = self.visit.line.known.view
        if view is not None:
            self.end_with({**view, "decision": None}, self.door.t("terminal-online-after"))

    async def again(self) -> None:
        try:
            found = await self.visit.ask("POST", "/rematch")
        except ServerError as error:
            self.aside(problem(error, self.door.language))
            return
        old = self.visit.guest.address
        self.door.visit(Guest(Address(old.server, cast("str", found["id"]))))

    def action_review(self) -> None:
        known = self.visit.line.known
        if known.status != "ended":
            self.aside(self.door.t("terminal-app-review-later"))
        else:
            self.visit.do(self.look_over([] if known.you is None else [known.you]))

    async def look_over(self, seats: list[int]) -> None:
        with contextlib.suppress(ServerError):
            found = await self.visit.ask("GET", "/record")
            self.review(Record(found), seats)
