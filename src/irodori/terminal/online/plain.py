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
from irodori.core.errors import IllegalMove, IrodoriError
from irodori.core.info import Event
from irodori.core.record import Record
from irodori.terminal import rulebook
from irodori.terminal.online.guest import Guest, ServerError
from irodori.terminal.online.known import Known, Message
from irodori.terminal.online.line import FORBIDDEN, GONE, OPEN, Line
from irodori.terminal.online.speech import (
    STATES,
    announced,
    beside,
    claimable,
    clock_texts,
    game_of,
    names,
    problem,
    refused,
    speech_of,
    turn,
)  # fmt: skip
from irodori.terminal.page import laid_out, plain, wrapped
from irodori.terminal.plain import show_help, show_rules
from irodori.terminal.screen import Screen, whole_number

HELP = {
    "3": "number", "moves": "moves", "table": "table", "story": "story", "rules [K6]": "rules", "undo": "undo",
    "say …": "say", "yes, no": "answer", "end": "end", "quit": "quit",
}  # fmt: skip
CHUNK = 1 << 16
LEVEL = "plum"
STAND_IN = "a bot plays"


class Left(Exception):
    """The person has left the table; they may come back."""


class Rematch(Exception):
    """On to another table, of this id."""


class Typed:
    """Lines as they come, read beside everything else. At a pipe's end there is None."""

    def __init__(self) -> None:
        self.came: Callable[[], None] = lambda: None
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

    def wake(self) -> None:
        """Whoever listens by then: after a rematch it is somebody else."""
        self.came()

    def put(self, lines: Sequence[str | None]) -> None:
        self.lines.extend(lines)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self.loop.call_soon_threadsafe(self.wake)


class OnlineEvening:
    def __init__(self, guest: Guest, language: str, typed: Typed) -> None:
        self.guest = guest
        self.language = language
        self.news = asyncio.Event()
        self.line = Line(guest, self.news.set)
        self.typed = typed
        typed.came = self.news.set
        self.speech: Screen | None = None
        self.told = 0
        """The number of the last event that was told."""
        self.undos = ""
        self.heard = 0
        self.state = OPEN
        self.room = ""
        self.asked = ""
        """What is asked: the decision and the moves, or a question of somebody's."""
        self.is_open = False
        """Whether a prompt waits for a line."""
        self.ended = False

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
        return sys.stdin.isatty() or self.is_open or is_idle

    async def read(self, line: str | None) -> None:
        if line is None:
            print()
            raise Left
        line = " ".join(line.split())
        if not sys.stdin.isatty():
            print(plain(line, 200))
        self.is_open = False
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
            return self.end(self.speech)
        self.ask(self.speech)
        return False

    def end(self, speech: Screen) -> bool:
        """The result, once. Who types themselves may go on to a rematch or a review; a pipe is through."""
        known = self.known
        if not self.ended:
            self.ended = True
            view = {**(known.view or {}), "decision": None}
            speech.write("", speech.table(view), "", speech.result(view), speech.account(view))
        if (table := known.facts.get("next")) and self.asked != table:
            self.say("terminal-online-next-link", link=self.guest.address._replace(table=str(table)).link)
        if not sys.stdin.isatty():
            return True
        what = str(table or "over")
        if what != self.asked:
            self.say("terminal-online-after-plain")
        self.prompt(what)
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
        self.room_asks()

    def room_asks(self) -> None:
        """Whoever deals is asked; others type when they like, a pipe waits until cards are dealt."""
        if sys.stdin.isatty() or self.known.you == 0:
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
        what = f"{known.decision} {known.moves}" if known.moves else ""
        what = STAND_IN if known.stand_in or known.resigned else known.may_answer or what
        if not what:
            self.asked = what
        if not what or what == self.asked:
            if what or sys.stdin.isatty():
                self.prompt(what)
            return
        if known.may_answer or what == STAND_IN:
            speech.write([turn(known, OPEN, speech)[0]])
        elif known.view is not None:
            speech.write("", speech.table(known.view), "", speech.moves(known.view))
            for move in known.moves:
                if said := announced(known, move, speech):
                    speech.write([f"{move}: {said}"])
            if known.clocks:
                self.clocks(speech)
        self.prompt(what)

    def prompt(self, what: str) -> None:
        self.asked = what
        if not self.is_open:
            self.is_open = True
            print("> ", end="", flush=True)

    def clocks(self, speech: Screen) -> None:
        found = [text for text, _, _ in clock_texts(self.known, self.guest.ahead, speech)]
        if found:
            speech.say("terminal-online-clocks", clocks=speech.words("list-comma").join(found))
        else:
            speech.say("terminal-online-no-clock")

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
        if known.status == "ended" and await self.obey_after(verb):
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
            case "clocks" | "clock":
                self.clocks(speech)
            case "link":
                print(self.guest.address.link)
            case "why" if rest:
                await self.why(rest, speech)
            case _:
                await self.act(verb, rest, line, speech)

    async def act(self, verb: str, rest: str, line: str, speech: Screen) -> None:
        """What is said or done beside the moves."""
        known = self.known
        match verb:
            case "undo" | "u":
                secret = known.you in known.actors and not known.moves
                await (self.do("take_back", decision=known.decision) if secret else self.do("undo"))
            case "say" if rest:
                await self.do("chat", text=rest)
            case "yes" | "y" | "no" | "n" if known.may_answer:
                await self.do("agree" if verb[0] == "y" else "refuse", what=known.may_answer)
            case "end":
                await self.do("end")
            case "hint":
                await self.hint(speech)
            case "announce":
                await self.announce(rest, speech)
            case "bot" if not rest or whole_number(rest) is not None:
                await self.do("take_over", seat=known.you if not rest else int(rest))
            case "back" | "b":
                await self.do("hand_back")
            case "resign" if rest.casefold() == "yes":
                await self.do("resign")
            case "resign":
                speech.say("terminal-resign-how")
            case _:
                await self.refuse(line, speech)

    async def announce(self, what: str, speech: Screen) -> None:
        may = claimable(self.known, speech.game)
        move = speech.move_meant(what, may)
        if not may:
            speech.say("terminal-problem-claim")
        elif move is None:
            speech.write([speech.words("terminal-online-may-announce", moves=speech.words("list-comma").join(may))])
        else:
            await self.do("claim", text=move, decision=self.known.decision)

    async def hint(self, speech: Screen) -> None:
        known, view = self.known, self.known.view
        answer = await self.line.send("hint")
        if "error" in answer:
            print("\n".join(wrapped(refused(answer, known, self.language))))
        elif view is not None and answer["decision"] == known.decision:
            speech.write(speech.hint(view, answer["hint"]))

    async def why(self, text: str, speech: Screen) -> None:
        answer = await self.line.send("why", text=text[:200])
        if "error" in answer:
            print("\n".join(wrapped(refused(answer, self.known, self.language))))
        else:
            why = cast("Message | None", answer["why"])
            speech.write([speech.why(IllegalMove.told(why) if why else None, text, self.known.moves)])

    async def obey_after(self, verb: str) -> bool:
        """After the end; whether it was one of these."""
        address = self.guest.address
        match verb:
            case "again":
                found = await self.ask_server("POST", "/rematch")
                if found is not None:
                    raise Rematch(str(found["id"]))
            case "review":
                found = await self.ask_server("GET", "/record")
                if found is not None:
                    self.say("terminal-app-reviewing")
                    seats = [] if self.known.you is None else [self.known.you]
                    print("\n".join(await asyncio.to_thread(reviewed, found, seats, self.language)))
            case "link":
                print(address.link)
            case _:
                return False
        return True

    async def obey_in_room(self, verb: str, rest: str) -> None:
        words_ = rest.split()
        numbers = [int(word) for word in words_ if whole_number(word) is not None]
        levels = [word for word in words_ if whole_number(word) is None]
        seat: Message = {"seat": numbers[0]} if numbers else {}
        match verb:
            case "bot" if len(numbers) < 2 and len(levels) < 2:
                await self.ask_server("POST", "/bots", {"level": levels[0] if levels else LEVEL, **seat})
            case "free" if numbers and len(words_) == 1:
                await self.ask_server("POST", "/kick", seat)
            case "start":
                await self.ask_server("POST", "/start")
            case "up":
                if await self.ask_server("POST", "/leave") is not None:
                    self.say("terminal-online-up")
            case "link":
                print(self.guest.address.link)
            case _:
                self.say("terminal-online-room-plain")
        self.room_asks()

    async def ask_server(self, method: str, path: str, content: Message | None = None) -> Message | None:
        """None where it was refused, and that was said."""
        table = f"/tables/{self.guest.address.table}{path}"
        try:
            return await asyncio.to_thread(self.guest.ask, method, table, content)
        except ServerError as error:
            print("\n".join(wrapped(problem(error, self.language))))
            return None

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
                speech.write([speech.why(IllegalMove.told(why), line, self.known.moves)])


def last(story: list[Event]) -> int:
    return cast("int", story[-1]["n"]) if story else 0


def reviewed(found: Message, seats: list[int], language: str) -> list[str]:
    from irodori.bots.review import review
    from irodori.terminal.review import in_words

    record = Record(found)
    judged = review(record, seats)
    return laid_out(list(in_words(language, record, judged, judged.mistakes)))


def run(guest: Guest, language: str) -> None:
    async def evenings(guest: Guest) -> None:
        typed = Typed()
        while True:
            try:
                await OnlineEvening(guest, language, typed).run()
            except Rematch as rematch:
                guest = Guest(guest.address._replace(table=str(rematch), token=""))
            except Left:
                print("\n".join(wrapped(words.t(language, "terminal-quit-online", link=guest.address.link))))
                return
            else:
                return

    asyncio.run(evenings(guest))
