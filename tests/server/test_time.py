"""Clocks: as pure numbers, and running out on a real server."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from msgspec import structs
from sqlalchemy import update
from sqlalchemy.sql import select

import irodori
from irodori.server import entries as e
from irodori.server.clocks import DAY, Clocks
from irodori.server.entries import Clock
from irodori.server.store import schema as s
from irodori.server.store.database import Database
from tests.server.play import Engine, Server, asked, new_table, people

GAME = sorted(irodori.games())[1]


def test_a_bank_runs_down_and_is_filled_up() -> None:
    clocks = Clocks(Clock("live", 60, 5), 2)
    clocks.open([0], 1000)
    assert clocks.due() == (61_000, 0)
    clocks.stop(0, 11_000)
    assert clocks.left == [55_000, 60_000]
    clocks.open([1], 11_000)
    assert clocks.shown([1]) == {"left": [55_000, 60_000], "since": 11_000, "running": [1]}
    clocks.resume(99_000, 4000)
    assert clocks.due() == (155_000, 1), "what had run before the server went stays counted"


def test_in_a_secret_decision_nothing_shows_of_who_has_chosen() -> None:
    clocks = Clocks(Clock("live", 60, 0), 3)
    clocks.open([0, 1, 2], 0)
    shown = clocks.shown([0, 1, 2])
    clocks.stop(1, 5000)
    assert clocks.shown([0, 1, 2]) == shown and clocks.due() == (60_000, 0)
    clocks.restart(1, 9000)
    clocks.stop(1, 20_000)
    clocks.expire(0)
    assert clocks.due() == (60_000, 2)
    clocks.open([0], 30_000)
    assert clocks.shown([0]) == {"left": [60_000, 40_000, 60_000], "since": 30_000, "running": [0]}


def test_days_begin_anew_with_each_decision() -> None:
    clocks = Clocks(Clock("days", days=2), 2)
    clocks.open([0], 0)
    clocks.stop(0, DAY)
    clocks.open([0], 2 * DAY)
    assert clocks.due() == (4 * DAY, 0)


def test_time_runs_out(tmp_path: Path) -> None:
    """`bot`: a bot plays on, and the seat is handed back; `wait`: the table waits, and others may call a bot."""
    server = Server(tmp_path).start()
    try:
        asyncio.run(run_out(server))
    finally:
        server.stop()


async def an_hour_passes(database: Database) -> None:
    for key, number, body in await database.rows(select(s.entries.c.table, s.entries.c.number, s.entries.c.body)):
        earlier = e.encode(structs.replace(entry := e.decode(body), at=entry.at - 3_600_000))
        this = (s.entries.c.table == key, s.entries.c.number == number)
        await database.write((), [(update(s.entries).where(*this).values(body=earlier), {})])
    await database.write((), [(update(s.tables).values(due=s.tables.c.due - 3_600_000), {})])
    seen = s.settings.c.name == "seen"
    at = int((await database.rows(select(s.settings.c.value).where(seen)))[0][0])
    await database.write((), [(update(s.settings).where(seen).values(value=str(at - 3_600_000)), {})])


async def seen(database: Database) -> int:
    """When somebody was there, as a process by itself notes while a live clock runs."""
    found = await database.rows(select(s.settings.c.value).where(s.settings.c.name == "seen"))
    return int(found[0][0]) if found else 0


async def ran(database: Database) -> list[int]:
    """For each pause of a clock, how long it had run before."""
    found = [e.decode(body) for (body,) in await database.rows(select(s.entries.c.body))]
    return [entry.ran for entry in found if isinstance(entry, e.Resumed)]


async def run_out(server: Server) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        short = {"kind": "days", "days": 0.01}
        by_bot = await new_table(aki, ben, chie, game=GAME, clock=short, late="bot")
        waits = await new_table(aki, ben, chie, game=GAME, clock=short)
        live = await new_table(aki, ben, chie, game=GAME, clock={"kind": "live", "bank": 600, "increment": 0})
        if Engine.name == "sqlite":
            while not asked(server.database, seen):
                await asyncio.sleep(0.1)
            server.kill()
        else:
            server.stop()
        asked(server.database, an_hour_passes)
        server.start()
        seat, other = await aki.sit(by_bot), await ben.sit(by_bot)
        await seat.until(lambda: any(what["kind"] == "timed_out" for what in seat.happened))
        await other.until(lambda: bool(other.moves))
        assert seat.state["hello"]["chairs"][0]["bot"] == "plum"
        await seat.do("hand_back")
        await other.move(random.Random(1).choice(other.moves))
        second = await ben.sit(waits)
        await second.until(lambda: any(what["kind"] == "timed_out" for what in second.happened))
        assert not second.moves and second.state["hello"]["chairs"][0]["bot"] is None
        await second.do("take_over", seat=0)
        await second.until(lambda: bool(second.moves))
        assert [0 < before < 300_000 for before in asked(server.database, ran)] == [True]
        paused = await aki.sit(live)
        assert any(what["kind"] == "resumed" for what in paused.happened), "a live clock does not run without a server"
        assert not any(what["kind"] == "timed_out" for what in paused.happened)
