"""Several processes share tables: whatever dies, no acknowledged move is lost or doubled, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import WebSocketException

import irodori
from irodori.server import entries as e
from irodori.server.config import Config
from irodori.server.store import schema as s
from irodori.server.upkeep import examined
from tests.server.engines import Postgres, Proxy, Valkey, postgres, valkey
from tests.server.play import Closed, Person, Seat, Server, asked, is_long, new_table, people

GAMES = sorted(irodori.games())
SECRET = next(key for key in GAMES if irodori.Game(key).start(seed=1).actors[1:])
"""A game whose first decision is a secret one."""
TABLES = 100 if is_long() else 4
RESUMED = 10.0 if is_long() else 120.0
"""Seconds in which play must go on; a busy machine that runs the short tests is given more."""
LOST = (Closed, OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Player:
    """Somebody at a table who does what a page does: comes back when the socket breaks, and sends again what was not
    answered."""

    def __init__(self, person: Person, table: str, acknowledged: Counter[str]) -> None:
        self.person = person
        self.table = table
        self.acknowledged = acknowledged
        self.chance = random.Random(f"{person.name} {table}")
        self.seat: Seat | None = None
        self.unanswered: tuple[str, str, str] | None = None
        self.moved = 0.0

    async def play(self) -> None:
        while True:
            try:
                seat = self.seat = await self.person.sit(self.table)
                while not seat.over:
                    if self.unanswered is None and seat.moves:
                        self.unanswered = (seat.id(), self.chance.choice(seat.moves), seat.state["decision"])
                    if self.unanswered is not None:
                        await self.settle(seat)
                    else:
                        await seat.read(60)
                return
            except LOST:
                await asyncio.sleep(0.1)

    async def settle(self, seat: Seat) -> None:
        assert self.unanswered is not None
        message, text, decision = self.unanswered
        await seat.send_as(message, "move", text=text, decision=decision)
        answer = await seat.answer(message)
        self.unanswered = None
        if "error" not in answer:
            self.acknowledged[message] += 1
            self.moved = time.monotonic()
        else:
            assert answer["error"]["code"] in ("stale", "storage"), answer


async def stored(server: Server) -> Counter[str]:
    """How often each message has become an entry."""
    sought = select(s.entries.c.body)
    rows = await asyncio.to_thread(asked, server.database, lambda database: database.rows(sought))
    return Counter(message for (body,) in rows if (message := e.decode(body).msg))


@asynccontextmanager
async def playing(server: Server) -> AsyncGenerator[list[Player]]:
    """Running games with three people each, all of whom play until the end; then everything is looked over."""
    acknowledged: Counter[str] = Counter()
    async with people(server, "Aki", "Ben", "Chie") as guests:
        tables = [await new_table(*guests, game=GAMES[i % len(GAMES)], bot_count=i % 2) for i in range(TABLES)]
        players = [Player(person, table, acknowledged) for table in tables for person in guests]
        plays = [asyncio.create_task(player.play()) for player in players]
        try:
            await moves_again(players, 0)
            yield players
            async with asyncio.timeout(240 + 5 * TABLES):
                await asyncio.gather(*plays)
        finally:
            for play in plays:
                play.cancel()
            await asyncio.gather(*plays, return_exceptions=True)
        there = await stored(server)
        assert set(acknowledged) <= set(there), "every acknowledged move is there"
        assert set(there.values()) == {1}, "none twice"
        for table in tables:
            results = [await guests[0].get(f"/tables/{table}/record") for _ in server.urls]
            assert all(result == results[0] for result in results), "every process tells the same"
    found = await asyncio.to_thread(examined, Config(database=server.database))
    assert found.tables == TABLES and not found.wrong


async def moves_again(players: list[Player], since: float) -> float:
    """Waits until somebody has moved after a moment, or all is over; says how long that took."""
    while not any(player.moved > since for player in players):
        if all(player.seat is not None and player.seat.over for player in players):
            break
        await asyncio.sleep(0.02)
    return time.monotonic() - since


def run(server: Server, trouble: Callable[[Server, list[Player]], Awaitable[None]]) -> None:
    async def go() -> None:
        async with playing(server) as players:
            await trouble(server, players)

    server.start()
    try:
        asyncio.run(go())
    finally:
        server.stop()


async def kill_each(server: Server, players: list[Player]) -> None:
    for which in range(len(server.processes)):
        await asyncio.to_thread(server.end_one, which, signal.SIGKILL)
        assert await moves_again(players, time.monotonic()) < RESUMED
        await asyncio.to_thread(server.start_one, which)


@pytest.mark.parametrize("fanout", ["notify", "valkey"])
def test_any_process_may_be_killed(tmp_path: Path, fanout: str) -> None:
    settings = {"valkey": valkey().url} if fanout == "valkey" else {}
    run(Server(tmp_path, 3, **settings), kill_each)


def test_valkey_may_be_killed(tmp_path: Path) -> None:
    own = Valkey()

    async def trouble(_: Server, players: list[Player]) -> None:
        own.kill()
        assert await moves_again(players, time.monotonic()) < RESUMED
        await asyncio.sleep(1)
        await asyncio.to_thread(own.start)
        assert await moves_again(players, time.monotonic()) < RESUMED

    try:
        run(Server(tmp_path, 3, valkey=own.url), trouble)
    finally:
        own.kill()


def test_postgresql_may_be_restarted(tmp_path: Path) -> None:
    own = Postgres()

    async def trouble(_: Server, players: list[Player]) -> None:
        for how in ("fast", "immediate"):
            await asyncio.to_thread(own.control, "-m", how, "restart")
            assert await moves_again(players, time.monotonic()) < RESUMED

    run(Server(tmp_path, 3, database=own.new()), trouble)


def test_a_partition_forks_no_table(tmp_path: Path) -> None:
    """Two of three processes reach Valkey only through a proxy, which is cut, and heals."""

    async def trouble(_: Server, players: list[Player]) -> None:
        proxy.cut()
        assert await moves_again(players, time.monotonic()) < RESUMED
        await asyncio.sleep(6 if is_long() else 1)
        assert await moves_again(players, time.monotonic()) < RESUMED
        proxy.heal()

    with contextlib.closing(Proxy(valkey().port)) as proxy:
        server = Server(tmp_path, 3, valkey=valkey().url)
        server.each = [{}, {"valkey": proxy.url}, {"valkey": proxy.url}]
        run(server, trouble)


def test_a_process_cut_off_from_postgresql_forks_no_table(tmp_path: Path) -> None:
    """One of three reaches the database through a proxy. What it had asked waits, and comes late or not at all."""

    async def trouble(_: Server, players: list[Player]) -> None:
        proxy.cut()
        assert await moves_again(players, time.monotonic()) < RESUMED
        await asyncio.sleep(25 if is_long() else 2)  # 25: longer than any question may take
        proxy.heal()
        assert await moves_again(players, time.monotonic()) < RESUMED

    with contextlib.closing(Proxy(postgres().where)) as proxy:
        url = postgres().new()
        server = Server(tmp_path, 3, database=url)
        server.each = [{}, {}, {"database": postgres().url(url.split("/")[3].split("?")[0], proxy.folder)}]
        run(server, trouble)


def test_what_is_chosen_at_the_same_moment_sends_nothing_more(tmp_path: Path) -> None:
    """All choose in secret at once, each at another process: nobody is sent anything before the last has chosen."""

    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as guests:
            for _ in range(12):
                table = await new_table(*guests, game=SECRET, clock={"kind": "live"})
                seats = [await person.sit(table) for person in guests]
                await asyncio.gather(*(seat.until(lambda seat=seat: len(seat.here) == 3) for seat in seats))
                heard = [len(seat.raw) for seat in seats]
                made = await asyncio.gather(*map(choose, seats[:2]))
                assert [len(seat.raw) for seat in seats] == [
                    at + own for at, own in zip(heard, [*made, 0], strict=True)
                ]
                await choose(seats[2])
                await asyncio.gather(*(seat.until(lambda seat=seat: len(seat.view["story"]) > 1) for seat in seats))
                sent = [raw for seat, at in zip(seats, heard, strict=True) for raw in seat.raw[at:]]
                assert not any('"hello"' in raw or '"error"' in raw for raw in sent)

    server = Server(tmp_path, 3).start()
    try:
        asyncio.run(go())
    finally:
        server.stop()


async def choose(seat: Seat) -> int:
    """All that a seat must choose in the first decision; says how many answers that took."""
    made, decision = 0, seat.state["decision"]
    while seat.moves and seat.state["decision"] == decision:
        await seat.move(seat.moves[0])
        made += 1
    return made
