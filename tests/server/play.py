"""A real server in a process of its own, and people who play on it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from irodori.core.patch import looked
from irodori.server.store.database import Database, database_of
from tests.server.engines import postgres

Json = dict[str, Any]
SECRET = "a secret of tests with thirty-two characters and more"
T = TypeVar("T")


class Engine:
    """Which database the tests that run now work on: the fixture `engine` says."""

    name = "sqlite"
    processes = 1
    made: ClassVar[dict[Path, str]] = {}


def database_in(folder: Path) -> str:
    """The address of a database that belongs to a folder."""
    if Engine.name == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    if folder not in Engine.made:
        Engine.made[folder] = postgres().new()
    return Engine.made[folder]


def asked(url: str, question: Callable[[Database], Awaitable[T]]) -> T:
    """What a database answers, asked from anywhere: also while a loop runs here."""

    async def go() -> T:
        database = database_of(url)
        try:
            return await question(database)
        finally:
            await database.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(go())).result()


class Server:
    """Started with `start`, ended with `stop` or `kill`; its database stays.

    It may have several processes: then each look at `url` gives the next one's, and nobody stays with one.
    """

    def __init__(self, folder: Path, count: int = 0, /, **settings: str) -> None:
        self.folder = folder
        self.settings = {"limits": "0", "bot_pause": "0", "secret": SECRET, "log_level": "warning", **settings}
        count = count or Engine.processes
        self.processes: list[subprocess.Popen[str] | None] = [None] * count
        self.each: list[dict[str, str]] = [{} for _ in range(count)]
        """Settings of single processes."""
        self.urls = [""] * count
        self.turns = itertools.cycle(range(count))
        self.ready_after = 0.0

    @property
    def database(self) -> str:
        return self.settings.get("database") or database_in(self.folder)

    @property
    def process(self) -> subprocess.Popen[str] | None:
        return self.processes[0]

    @property
    def url(self) -> str:
        """Of the next process that runs."""
        some = (next(self.turns) for _ in self.urls)
        return self.urls[next((which for which in some if self.processes[which] is not None), 0)]

    def start(self) -> Server:
        for which, process in enumerate(self.processes):
            if process is None:
                self.start_one(which)
        return self

    def start_one(self, which: int = 0) -> None:
        names = {
            "database": self.database,
            "port": self.urls[which].rpartition(":")[2] or "0",
            **self.settings,
            **self.each[which],
        }
        given = [part for name, value in names.items() for part in (f"--{name.replace('_', '-')}", value)]
        command = [sys.executable, "-m", "irodori.server.commands", "serve", *given]
        began = time.monotonic()
        log = (self.folder / "server.log").open("a")
        with log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        self.processes[which] = process
        assert process.stdout is not None
        line = process.stdout.readline()
        self.ready_after = time.monotonic() - began
        if "ready at" not in line:
            self.end_one(which, signal.SIGKILL)
        assert "ready at" in line, (self.folder / "server.log").read_text()
        self.urls[which] = line.split()[-1].rstrip("/")

    @property
    def port(self) -> str:
        return self.urls[0].rpartition(":")[2]

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def kill(self) -> int:
        return self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        return max(self.end_one(which, how) for which in range(len(self.processes)))

    def end_one(self, which: int, how: signal.Signals) -> int:
        process, self.processes[which] = self.processes[which], None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(90)
        assert process.stdout is not None
        process.stdout.close()
        return code

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text()


class Person:
    """A guest with a cookie."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.seats: list[Seat] = []
        self.http = httpx.AsyncClient(base_url=server.url, timeout=20, trust_env=False)

    async def come_in(self) -> Person:
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def post(self, path: str, content: Json | None = None) -> Json:
        answer = await self.http.post(f"{self.server.url}/api{path}", json=content)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(f"{self.server.url}/api{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit(self, table: str, query: str = "", **headers: str) -> Seat:
        """Opens the table's socket."""
        seat = Seat(self, table, query, headers)
        await seat.open()
        self.seats.append(seat)
        return seat

    async def leave(self) -> None:
        for seat in self.seats:
            await seat.close()
        await self.http.aclose()


class Closed(Exception):
    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Seat:
    """One socket of a table, and what its page would show: the hello with every update applied."""

    numbers = itertools.count(1)

    def __init__(self, person: Person, table: str, query: str = "", headers: dict[str, str] | None = None) -> None:
        self.person = person
        self.table = table
        self.query = query
        self.headers = headers or {}
        self.state: Json = {}
        self.raw: list[str] = []
        self.answers: dict[str, Json] = {}
        self.happened: list[Json] = []
        self.here: list[int] = []
        self.last = ""
        self.socket: ClientConnection

    async def open(self) -> None:
        url = f"{self.person.server.url.replace('http', 'ws')}/api/tables/{self.table}/socket{self.query}"
        headers = {"Cookie": self.person.cookie, **self.headers}
        self.socket = await connect(
            url, additional_headers=headers, compression=None, proxy=None, max_size=None, close_timeout=1
        )  # who does not read hears no goodbye
        self.state = {}
        await self.until(lambda: bool(self.state))

    async def close(self) -> None:
        await self.socket.close()

    # ---- reading

    async def read(self, timeout: float = 60) -> Json:
        """The next message, taken in."""
        try:
            async with asyncio.timeout(timeout):
                raw = await self.socket.recv()
        except TimeoutError:
            raise AssertionError(f"{self.person.name} waits in vain; last: {self.raw[-1:]}") from None
        except Exception:
            raise Closed(self.socket.close_code, self.socket.close_reason or "") from None
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        if "here" in message:
            self.here = message["here"]
        if "answer" in message:
            self.answers[message["answer"]] = message
        if "number" not in message or "error" in message:
            return
        if "hello" in message:
            self.state = message
            self.happened += message["happened"]
            return
        state, view = self.state, self.state.get("view")
        state["number"] = message["number"]
        for name in ("decision", "asking", "chosen", "clocks", "forecast"):
            if name in message:
                state[name] = message[name]
        for name in ("chairs", "status", "why", "secret"):
            if name in message:
                state["hello"][name] = message[name]
        self.happened += message.get("happened", [])
        if view is None:
            return
        looked(view, message)

    async def until(self, holds: Any, timeout: float = 60) -> None:
        end = time.monotonic() + timeout
        while not holds():
            await self.read(max(0.01, end - time.monotonic()))

    @property
    def view(self) -> Json:
        return self.state["view"]

    @property
    def moves(self) -> list[str]:
        return self.state["view"]["moves"] if "view" in self.state else []

    @property
    def over(self) -> bool:
        return self.state["hello"]["status"] == "ended"

    # ---- doing

    def id(self) -> str:
        return f"m{next(self.numbers)}"

    async def send(self, do: str, **more: Any) -> str:
        return await self.send_as(self.id(), do, **more)

    async def send_as(self, message: str, do: str, **more: Any) -> str:
        await self.socket.send(json.dumps({"do": do, "id": message, **more}))
        return message

    async def do(self, do: str, **more: Any) -> Json:
        """Sends, and waits for the answer."""
        self.last = await self.send(do, **more)
        return await self.answer(self.last)

    async def answer(self, asked: str) -> Json:
        await self.until(lambda: asked in self.answers)
        return self.answers[asked]

    async def move(self, text: str) -> Json:
        return await self.do("move", text=text, decision=self.state["decision"])

    async def play(self, chance: random.Random) -> int:
        """Plays whatever is legal until the game is over, and says how many moves that were."""
        made = 0
        while not self.over:
            if self.moves:
                answer = await self.move(chance.choice(self.moves))
                made += "error" not in answer
                assert "error" not in answer or answer["error"]["code"] == "stale", answer
            else:
                await self.read()
        return made


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncGenerator[list[Person]]:
    found = [await Person(server, name).come_in() for name in names]
    try:
        yield found
    finally:
        for person in found:
            await person.leave()


async def new_table(host: Person, *guests: Person, **wish: Any) -> str:
    """A started table: the host, the guests in order, and bots to fill it."""
    wish.setdefault("players", len(guests) + 1 + wish.pop("bot_count", 0))
    made = await host.post("/tables", wish)
    table = made["id"]
    for guest in guests:
        await guest.post(f"/tables/{table}/join", {})
    for _ in range(wish["players"] - len(guests) - 1):
        await host.post(f"/tables/{table}/bots", {"level": "random"})
    await host.post(f"/tables/{table}/start")
    return table


def is_long() -> bool:
    return bool(os.environ.get("IRODORI_LONG"))
