"""People who are programs: `irodori load` plays whole games on a server as real clients, and checks every answer.

It is bounded in tables and in time, and goes to this machine only unless it is told otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import random
import socket
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import irodori
from irodori.core.errors import IrodoriError
from irodori.core.patch import looked
from irodori.core.record import Record

MOST_TABLES, MOST_SECONDS = 1000, 600.0
SLOWEST = 30.0
"""Seconds after which an answer is missing."""
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
Json = dict[str, Any]


class LoadError(Exception):
    pass


@dataclass
class Report:
    tables: int = 0
    games: int = 0
    moves: int = 0
    lost: int = 0
    """Connections that broke, and were opened again."""
    seconds: float = 0
    times: list[float] = field(default_factory=list[float])
    wrong: list[str] = field(default_factory=list[str])

    def lines(self) -> list[str]:
        times = sorted(self.times) or [0.0]
        half, most = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        rate = f"{self.moves} moves in {self.seconds:.1f} s, {self.moves / max(self.seconds, 0.001):.0f} a second"
        return [
            f"{self.games} games, {self.tables} tables, {rate}",
            f"answers: half within {half:.1f} ms, 99 of 100 within {most:.1f} ms; {self.lost} connections lost",
            f"{len(self.wrong)} wrong",
            *self.wrong[:20],
        ]


def is_here(url: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        found = socket.getaddrinfo(urlsplit(url).hostname, None)
    except OSError as error:
        raise LoadError(f"{url}: {error.strerror}") from None
    return all(ipaddress.ip_address(address[4][0]).is_loopback for address in found)


class Person:
    """A client at one table: what its page would show, and the moves that it made."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.name = name
        self.http = httpx.AsyncClient(base_url=load.url, timeout=SLOWEST, trust_env=False)
        self.table = ""
        self.state: Json = {}
        self.socket: ClientConnection | None = None
        self.sent = 0
        self.acknowledged = 0
        self.unanswered: tuple[str, str, str] | None = None

    async def post(self, path: str, content: Json | None = None) -> Json:
        answer = await self.http.post(f"/api{path}", json=content)
        if answer.status_code >= 300:
            raise LoadError(f"POST {path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    async def come_in(self) -> None:
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()

    async def sit(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.load.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"Cookie": cookie}
        self.socket = await connect(
            url, additional_headers=headers, compression=None, proxy=None, max_size=None, close_timeout=1
        )
        self.state = {}
        while not self.state:
            await self.read()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    async def wait_for_others(self) -> None:
        """Who thinks, or has stopped since time is up, is not waited for beyond it."""
        reading = asyncio.create_task(self.read())
        done, _ = await asyncio.wait([reading], timeout=self.load.left)
        if not done:
            reading.cancel()
            await asyncio.wait([reading])
        else:
            await reading

    async def read(self) -> Json:
        assert self.socket is not None
        async with asyncio.timeout(SLOWEST):
            message: Json = json.loads(await self.socket.recv())
        if "number" in message and "error" not in message:
            if "hello" in message:
                self.state = message
            else:
                self.take(message)
        return message

    def take(self, message: Json) -> None:
        state, view = self.state, self.state.get("view")
        if message["number"] < state["number"]:
            self.load.is_wrong(self, f"number {message['number']} after {state['number']}")
        state["number"] = message["number"]
        state["decision"] = message.get("decision", state.get("decision"))
        state["hello"]["status"] = message.get("status", state["hello"]["status"])
        if view is None:
            return
        looked(view, message)

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["hello"]["status"] == "ended"

    async def play(self) -> None:
        """Until the game is over or time is up; comes back as a page does, and sends again what was not answered."""
        while not self.load.is_late:
            try:
                if self.socket is None:
                    await self.sit()
                while not self.over and not self.load.is_late:
                    await self.step()
                return
            except LOST:
                self.load.report.lost += 1
                self.socket = None
                await asyncio.sleep(random.uniform(0.05, 0.3))

    async def step(self) -> None:
        moves: list[str] = self.state["view"]["moves"] if "view" in self.state else []
        if self.unanswered is None and moves:
            if self.load.pause:
                await asyncio.sleep(min(self.load.chance.expovariate(1 / self.load.pause), self.load.left))
            if self.load.is_late:
                return
            self.sent += 1
            self.unanswered = (f"l{self.sent}", self.load.chance.choice(moves), self.state["decision"])
        if self.unanswered is None:
            await self.wait_for_others()
            return
        assert self.socket is not None
        message, text, decision = self.unanswered
        began = time.perf_counter()
        await self.socket.send(json.dumps({"do": "move", "id": message, "text": text, "decision": decision}))
        while (answer := await self.read()).get("answer") != message:
            pass
        self.unanswered = None
        if "error" not in answer:
            self.acknowledged += 1
            self.load.report.moves += 1
            self.load.report.times.append(time.perf_counter() - began)
        elif answer["error"]["code"] != "stale":
            self.load.is_wrong(self, f"{text!r}: {answer['error']}")


class Load:
    def __init__(
        self, url: str, tables: int, seconds: float, game: str = "", pause: float = 0, seed: str = "load"
    ) -> None:
        self.url = url.rstrip("/")
        self.tables = tables
        self.seconds = seconds
        self.games = [game] if game else sorted(irodori.games())
        self.pause = pause
        self.chance = random.Random(seed)
        self.report = Report()
        self.end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        return max(0.0, self.end - time.monotonic())

    @property
    def is_late(self) -> bool:
        return not self.left

    def is_wrong(self, person: Person, what: str) -> None:
        self.report.wrong.append(f"table {person.table}, {person.name}: {what}")

    async def run(self) -> Report:
        began = time.monotonic()
        self.end = began + self.seconds
        gate = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            people: list[Person] = []
            try:
                async with gate:
                    people = await self.seated(number)
                await self.played(people)
            except (*LOST, LoadError) as error:
                self.report.wrong.append(f"table {number}: {error!r}")
            finally:
                for person in people:
                    with contextlib.suppress(*LOST):
                        await person.close()

        await asyncio.gather(*(one(number) for number in range(self.tables)))
        self.report.seconds = time.monotonic() - began
        return self.report

    async def seated(self, number: int) -> list[Person]:
        info = irodori.games()[self.games[number % len(self.games)]]
        people = [Person(self, f"load {number}.{seat}") for seat in range(info.usual)]
        for person in people:
            await person.come_in()
        made = await people[0].post("/tables", {"game": info.key, "players": info.usual})
        for person in people:
            person.table = made["id"]
        for person in people[1:]:
            await person.post(f"/tables/{made['id']}/join", {})
        await people[0].post(f"/tables/{made['id']}/start")
        self.report.tables += 1
        return people

    async def played(self, people: list[Person]) -> None:
        await asyncio.gather(*(person.play() for person in people))
        if not all(person.over for person in people):
            return  # time was up
        self.report.games += 1
        first = people[0]
        answer = await first.http.get(f"/api/tables/{first.table}/record")
        content: Json = answer.json()
        try:
            Record(content).verify()
        except IrodoriError as error:
            self.is_wrong(first, f"the record is not sound: {error}")
            return
        result = content["result"]
        for seat, person in enumerate(people):
            view = person.state["view"]
            if [view["scores"], view["winners"]] != [result["scores"], result["winners"]]:
                self.is_wrong(person, f"saw {view['scores']} {view['winners']}, but the record has {result}")
            made = sum(line[0] == person.state["you"] for line in content["moves"])
            if made != person.acknowledged:
                self.is_wrong(person, f"seat {seat}: {person.acknowledged} moves acknowledged, {made} in the record")
            seen = json.dumps(view["table"], sort_keys=True)
            if person.socket is not None:
                await person.socket.close()
            await person.sit()
            if json.dumps(person.state["view"]["table"], sort_keys=True) != seen:
                self.is_wrong(person, "updates led to another table than a new look shows")


def checked(url: str, tables: int, seconds: float, elsewhere: bool) -> None:
    if urlsplit(url).scheme not in ("http", "https"):
        raise LoadError(f"an address like http://127.0.0.1:8080 is wanted, not {url!r}")
    if not 1 <= tables <= MOST_TABLES:
        raise LoadError(f"tables: 1 to {MOST_TABLES}, not {tables}")
    if not 0 < seconds <= MOST_SECONDS:
        raise LoadError(f"seconds: up to {MOST_SECONDS:.0f}, not {seconds}")
    if not elsewhere and not is_here(url):
        raise LoadError(f"{url} is another machine: say --elsewhere if it is yours, and nobody minds")
