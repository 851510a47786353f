"""The load on a server of ours: tables of four people with a socket each, who play by themselves."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
import psutil
from peers.client import Client, Moves

GAME, PLAYERS = "kasane", 4


class View(msgspec.Struct):
    moves: list[str]


class Update(msgspec.Struct):
    answer: str | None = None
    error: dict[str, Any] | None = None
    decision: str | None = None
    moves: list[str] | None = None
    status: str | None = None
    hello: dict[str, Any] | None = None
    view: View | None = None


decode = msgspec.json.Decoder(Update).decode


class Game:
    """One table and its sockets."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.clients: list[Client] = []
        self.moves = Moves(PLAYERS)
        self.decision = ""

    def told(self, client: Client, raw: bytes) -> None:
        load = self.load
        if raw.startswith(b'{"here"'):
            return
        message = decode(raw)
        if message.error is not None:
            load.errors += 1
            return
        moves = message.moves
        if message.hello is not None:
            moves = message.view.moves if message.view else None
        else:
            took = self.moves.hear(client)
            if took is not None:
                load.times.append(took)
                load.finished += message.status == "ended"
            if message.answer is None:
                load.bytes.append(len(raw))
        self.decision = message.decision or self.decision
        if moves:
            load.ready(self, client, moves)

    def move(self, client: Client, moves: list[str]) -> None:
        load = self.load
        load.sent += 1
        self.moves.send()
        text = load.chance.choice(moves)
        client.send(f'{{"do":"move","id":"m{load.sent}","text":"{text}","decision":"{self.decision}"}}'.encode())


class Load:
    """`rate`: so many moves a second; without one, as many as the server takes. Each socket is at the next address."""

    def __init__(self, *urls: str, rate: float = 0) -> None:
        self.urls = urls
        self.rate = rate
        self.chance = random.Random(1)
        self.games: list[Game] = []
        self.running = False
        self.sent = self.errors = self.finished = 0
        self.bytes: list[int] = []
        self.times: list[float] = []
        self.waiting: list[tuple[Game, Client, list[str]]] = []

    def ready(self, game: Game, client: Client, moves: list[str]) -> None:
        if self.running and not self.rate:
            game.move(client, moves)
        else:
            self.waiting.append((game, client, moves))

    async def seat(self, tables: int) -> None:
        """So many tables with four people each, all connected; nobody has moved."""
        gate = asyncio.Semaphore(16)

        async def table(number: int) -> None:
            async with gate, httpx.AsyncClient(base_url=self.urls[0], trust_env=False, timeout=60) as http:
                people: list[dict[str, str]] = []
                for seat in range(PLAYERS):
                    http.cookies.clear()
                    answer = await http.put("/api/me", json={"name": f"guest {number}.{seat}"})
                    people.append({"Cookie": "; ".join(f"{name}={value}" for name, value in answer.cookies.items())})
                http.cookies.clear()
                made = await http.post("/api/tables", json={"game": GAME, "players": PLAYERS}, headers=people[0])
                assert made.status_code == 201, made.text
                path = f"/api/tables/{made.json()['id']}"
                for person in people[1:]:
                    (await http.post(f"{path}/join", json={}, headers=person)).raise_for_status()
                (await http.post(f"{path}/start", headers=people[0])).raise_for_status()
            game = Game(self)
            for which, person in enumerate(people):
                host, _, port = self.urls[which % len(self.urls)].removeprefix("http://").partition(":")
                client = Client(f"{path}/socket", f"{host}:{port}", person["Cookie"], game.told)
                await asyncio.get_running_loop().create_connection(lambda client=client: client, host, int(port))
                game.clients.append(client)
            self.games.append(game)

        await asyncio.gather(*(table(number) for number in range(tables)))
        await asyncio.sleep(0.5)

    def first(self) -> None:
        self.running = True
        if self.rate:
            self.pacing = asyncio.create_task(self.pace())
            return
        first, self.waiting = self.waiting, []
        for game, client, moves in first:
            game.move(client, moves)

    async def pace(self) -> None:
        """At the given rate, whichever table is ready."""
        began, made = time.perf_counter(), 0
        while self.running:
            due = int((time.perf_counter() - began) * self.rate)
            while made < due and self.waiting:
                place = self.chance.randrange(len(self.waiting))
                self.waiting[place], self.waiting[-1] = self.waiting[-1], self.waiting[place]
                game, client, moves = self.waiting.pop()
                game.move(client, moves)
                made += 1
            await asyncio.sleep(0.001)

    def close(self) -> None:
        self.running = False
        for game in self.games:
            for client in game.clients:
                client.close()


def cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system
