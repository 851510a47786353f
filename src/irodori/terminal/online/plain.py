"""A server's table line by line: it speaks in sentences, for screen readers and for programs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import cast

from irodori import words
from irodori.core.errors import IrodoriError
from irodori.core.info import Event
from irodori.terminal import rulebook
from irodori.terminal.online.guest import Guest, ServerError
from irodori.terminal.online.known import Known, Message
from irodori.terminal.online.line import FORBIDDEN, GONE, OPEN, Line
from irodori.terminal.online.speech import STATES, beside, game_of, names, refused, speech_of, turn
from irodori.terminal.page import plain, wrapped
from irodori.terminal.plain import show_help, show_rules
from irodori.terminal.screen import Screen, whole_number

HELP = {
    "3": "number", "moves": "moves", "table": "table", "story": "story", "rules [K6]": "rules", "undo": "undo",
    "say …": "say", "yes, no": "answer", "end": "end", "quit": "quit",
}  # fmt: skip
CHUNK = 1 << 16


class Left(Exception):
    """The person has left the table; they may come back."""


class Typed:
    """Lines as they come, read beside everything else. At a pipe's end there is None."""

    def __init__(self, came: Callable[[], None]) -> None:
        self.came = came
        self.lines: deque[str | None] = deque()
        self.loop = asyncio.get_running_loop()
        # A thread that waits for a line cannot be ended; as a daemon it is in nobody's way.
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        waiting = b""
        while chunk := os.read(0, CHUNK):
            *whole, waiting = (waiting + chunk).split(b"\n")
            self.put([line.decode(errors="replace") for line in whole])
        self.put([*([waiting.decode(errors="replace")] if waiting else []), None])

    def put(self, lines: Sequence[str | None]) -> None:
        self.lines.extend(lines)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self.loop.call_soon_threadsafe(self.came)


class OnlineEvening:
    def __init__(self, guest: Guest, language: str) -> None:
        self.guest = guest
        self.language = language
        self.news = asyncio.Event()
        self.line = Line(guest, self.news.set)
        self.typed = Typed(self.news.set)
        self.speech: Screen | None = None
        self.told = 0
        """The number of the last event that was told."""
        self.undos = ""
        self.heard = 0
        self.state = OPEN
        self.room = ""
        self.asked = ""
        """What stands at the prompt: the decision and the moves, or a question of somebody's."""

    @property
    def known(self) -> Known:
        return self.line.known

    def say(self, key: str, **arguments: str | int) -> None:
        print("\n".join(wrapped(words.t(self.language, key, **arguments))))

    # ---- the course of the game

    async def run(self) -> None:
        line = asyncio.get_running_loop().create_task(self.line.run())
        line.add_done_callback(lambda _: self.news.set())
        try:
            while not self.tell():
                sys.stdout.flush()
                if self.typed.lines and self.wants_line:
                    await self.read(self.typed.lines.popleft())
                    continue
                if line.done():
                    line.result()
                await self.news.wait()
                self.news.clear()
        finally:
            line.cancel()
            sys.stdout.flush()

    @property
    def wants_line(self) -> bool:
        """A pipe's next line is for the next question. Who has nothing more to say still hears a game out, but does
        not wait for one to begin."""
        is_idle = self.typed.lines[0] is None and self.known.status == "open"
        return sys.stdin.isatty() or bool(self.asked) or is_idle

    async def read(self, line: str | None) -> None:
        if line is None:
            print()
            raise Left
        line = " ".join(line.split())
        if not sys.stdin.isatty():
            print(plain(line, 200))
        self.asked = ""
        if line:
            await self.obey(line)

    def tell(self) -> bool:
        """What is new; whether the game is over."""
        known, state = self.known, self.line.state
        if state != self.state:
            self.state = state
            if state in STATES and state != "opening":
                self.say(f"terminal-online-{STATES[state]}")
            if state in (GONE, FORBIDDEN):
                raise IrodoriError(words.t(self.language, f"terminal-online-{STATES[state]}"))
        if not known.facts:
            return False
        if known.view is None:
            self.tell_room()
            return False
        if self.speech is None:
            title = game_of(known).info.title
            self.say("terminal-online-begin", game=title, link=self.guest.address.link)
            if known.you is None:
                self.say("terminal-online-watch")
        self.speech = speech_of(known, game_of(known), self.language) if self.speech is None else self.renamed()
        self.tell_news(self.speech)
        if known.status == "ended":
            view = {**known.view, "decision": None}
            self.speech.write("", self.speech.table(view), "", self.speech.result(view), self.speech.account(view))
            return True
        self.ask(self.speech)
        return False

    def renamed(self) -> Screen:
        assert self.speech is not None
        self.speech.names, self.speech.you = names(self.known, self.language), self.known.you
        return self.speech

    def tell_room(self) -> None:
        seats = [f"{seat}: {name}" for seat, name in enumerate(names(self.known, self.language))]
        room = "\n".join(seats)
        if room != self.room:
            title = str(self.known.facts["game"])
            key = f"{title}-title"
            self.say(
                "terminal-online-room", game=words.t(self.language, key) if words.has(self.language, key) else title
            )
            print(room)
            if not self.room:
                self.say("terminal-online-room-plain")
            self.room = room
        if not self.asked and self.known.you == 0:
            self.prompt("room")

    def tell_news(self, speech: Screen) -> None:
        known = self.known
        undos = known.decision.partition(".")[2]
        if undos != self.undos:
            self.told = min(self.told, last(known.story)) if self.undos else self.told
            self.undos = undos
        fresh = [event for event in known.story if cast("int", event["n"]) > self.told]
        self.told = max(self.told, last(known.story))
        speech.write(speech.story(fresh))
        for one in known.happened[self.heard :]:
            if said := beside(one, speech, known.view):
                speech.write([said])
        self.heard = len(known.happened)

    def ask(self, speech: Screen) -> None:
        """The table and the moves when it is one's turn; the same is not asked twice."""
        known = self.known
        what = f"{known.decision} {known.moves}" if known.moves else known.may_answer
        if not what or what == self.asked:
            self.asked = what
            return
        if known.may_answer:
            speech.write([turn(known, OPEN, speech)[0]])
        elif known.view is not None:
            speech.write("", speech.table(known.view), "", speech.moves(known.view))
        self.prompt(what)

    def prompt(self, what: str) -> None:
        self.asked = what
        print("> ", end="", flush=True)

    # ---- what is typed

    async def obey(self, line: str) -> None:
        known, speech = self.known, self.speech
        verb, _, rest = line.partition(" ")
        verb = verb.casefold()
        if verb in ("quit", "exit", "q"):
            raise Left
        if speech is None or known.view is None:
            await self.obey_in_room(verb, rest)
            return
        move = speech.move_meant(line, known.moves)
        if move is not None:
            await self.do("move", text=move, decision=known.decision)
            return
        match verb:
            case "?" | "help" | "h":
                show_help(speech, HELP)
            case "moves":
                speech.write(speech.moves(known.view) if known.moves else [turn(known, self.line.state, speech)[0]])
            case "table":
                speech.write(speech.table(known.view))
            case "story":
                speech.write(speech.story(known.story))
            case "rules" | "rule":
                show_rules(speech, rest)
            case "undo":
                secret = known.you in known.actors and not known.moves
                await (self.do("take_back", decision=known.decision) if secret else self.do("undo"))
            case "say" if rest:
                await self.do("chat", text=rest)
            case "yes" | "y" | "no" | "n" if known.may_answer:
                await self.do("agree" if verb[0] == "y" else "refuse", what=known.may_answer)
            case "end":
                await self.do("end")
            case _:
                await self.refuse(line, speech)

    async def obey_in_room(self, verb: str, rest: str) -> None:
        path, content = {"bot": ("/bots", {"level": rest or "plum"}), "start": ("/start", None)}.get(verb, ("", None))
        if not path:
            self.say("terminal-online-room-plain")
            return
        table = f"/tables/{self.guest.address.table}{path}"
        try:
            await asyncio.to_thread(self.guest.ask, "POST", table, cast("Message | None", content))
        except ServerError as error:
            key = f"terminal-problem-{error.code.replace('_', '-')}"
            print(words.t(self.language, key) if words.has(self.language, key) else plain(str(error)))

    async def do(self, deed: str, **more: object) -> None:
        answer = await self.line.send(deed, **more)
        if "error" in answer:
            print("\n".join(wrapped(refused(answer, self.known, self.language))))

    async def refuse(self, line: str, speech: Screen) -> None:
        if line.upper() in rulebook.rules(speech.game.info, self.language):
            show_rules(speech, line)
        elif not self.known.moves:
            speech.write([turn(self.known, self.line.state, speech)[0]])
        elif whole_number(line) is not None:
            speech.say("terminal-no-number", number=line[:20])
        else:
            answer = await self.line.send("why", text=line[:200])
            why = cast("Message | None", answer.get("why"))
            if why is None or why["key"] == "not-a-move":
                speech.say("terminal-unknown", text=plain(line, 40))
            else:
                print("\n".join(wrapped(refused({"error": why}, self.known, self.language))))


def last(story: list[Event]) -> int:
    return cast("int", story[-1]["n"]) if story else 0


def run(guest: Guest, language: str) -> None:
    async def evening() -> None:
        await OnlineEvening(guest, language).run()

    try:
        asyncio.run(evening())
    except Left:
        print("\n".join(wrapped(words.t(language, "terminal-quit-online", link=guest.address.link))))
