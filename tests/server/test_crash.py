"""What is acknowledged stays: through kill -9, a full disk, and messages that mean harm."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

import irodori
from irodori.server import entries as e
from irodori.server.bots import Pool
from irodori.server.config import Config
from irodori.server.outlet import MOST_WAITING, RESYNC, Outlet
from irodori.server.store import schema as s
from irodori.server.upkeep import examined
from tests.server.play import Closed, Person, Seat, Server, asked, is_long, new_table, people

GAMES = sorted(irodori.games())
TABLES = 50
KILLS = 20 if is_long() else 3


def stored(server: Server) -> dict[str, list[str]]:
    """The numbers of the messages that became entries, by table."""
    sought = select(s.tables.c.id, s.entries.c.body).join(s.entries, s.entries.c.table == s.tables.c.key)
    found: dict[str, list[str]] = {}
    for table, body in asked(server.database, lambda database: database.rows(sought)):
        message = e.decode(body).msg
        found.setdefault(table, []).extend([message] if message else [])
    return found


def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        asyncio.run(killed(server))
    finally:
        server.kill()
    found = examined(Config(database=server.database))
    assert found.tables == TABLES and not found.wrong


async def killed(server: Server) -> None:
    chance = random.Random(1)
    async with people(server, "Aki", "Ben", "Chie") as guests:
        aki, ben, chie = guests
        tables = [await new_table(aki, ben, chie, game=GAMES[i % len(GAMES)]) for i in range(TABLES)]
        acknowledged: dict[str, list[str]] = {table: [] for table in tables}
        for _ in range(KILLS):
            seats = [await person.sit(table) for table in tables for person in guests]
            plays = [asyncio.create_task(until_killed(seat, acknowledged)) for seat in seats]
            await asyncio.sleep(chance.uniform(0.3, 1.5))
            server.kill()
            await asyncio.gather(*plays)
            made = stored(server)
            for table in tables:
                assert len(set(made[table])) == len(made[table]), "none twice"
                assert set(acknowledged[table]) <= set(made[table]), "every acknowledged move is there"
            for person in guests:
                person.seats.clear()
            server.start()
        assert sum(map(len, acknowledged.values())) > TABLES
        seats = [await person.sit(tables[1]) for person in guests]
        await asyncio.gather(*(seat.play(random.Random(1)) for seat in seats))
        assert all(seat.over for seat in seats), "games go on"


async def until_killed(seat: Seat, acknowledged: dict[str, list[str]]) -> None:
    chance = random.Random(seat.table)
    try:
        while not seat.over:
            if seat.moves:
                message = await seat.send("move", text=chance.choice(seat.moves), decision=seat.state["decision"])
                if "error" not in await seat.answer(message):
                    acknowledged[seat.table].append(message)
            else:
                await seat.read(60)
    except (Closed, ConnectionClosed):
        pass
    finally:
        await seat.close()


class Limit:
    """A disk that looks full to one process: it may make no file larger."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.pid = server.process.pid

    def fill(self) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def clear(self) -> None:
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class SmallDisk:
    """Two megabytes of their own, and a file that takes what is left of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        with (self.folder / "ballast").open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def clear(self) -> None:
        (self.folder / "ballast").unlink()


def mounted(folder: Path) -> bool:
    """Whether we may mount: root may, outside of most containers."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "irodori", str(folder)]
    return shutil.which("mount") is not None and subprocess.run(command, capture_output=True).returncode == 0


@pytest.mark.sqlite
def test_a_full_disk_is_answered_clearly_and_loses_nothing(tmp_path: Path) -> None:
    """By a limit of the process everywhere; on a small file system of its own too, where we may mount one."""
    server = Server(tmp_path).start()
    try:
        asyncio.run(full(server, Limit(server)))
    finally:
        server.stop()
    if not mounted(disk := tmp_path / "disk"):
        return
    try:
        server = Server(tmp_path, 1, database=f"sqlite:///{disk / 'tables.db'}").start()
        try:
            asyncio.run(full(server, SmallDisk(disk)))
        finally:
            server.stop()
        assert not examined(Config(database=server.database)).wrong
    finally:
        subprocess.run(["umount", str(disk)], check=True)


async def full(server: Server, disk: Limit | SmallDisk) -> None:
    async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
        table = await new_table(aki, ben, chie, game=GAMES[1])
        seat, other = await aki.sit(table), await ben.sit(table)
        before, count = seat.view, sum(map(len, stored(server).values()))
        disk.fill()
        refused = await seat.move(seat.moves[0])
        assert refused["error"]["code"] == "storage"
        assert "nothing has happened" in refused["error"]["sentence"]
        answer = await aki.http.post("/api/tables", json={"game": GAMES[0]})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        disk.clear()
        await seat.until(lambda: seat.state.get("view") is not before)
        assert seat.view == before, "the table is as it was"
        assert sum(map(len, stored(server).values())) == count
        assert "error" not in await seat.move(seat.moves[0])
        await other.until(lambda: bool(other.moves))


HOSTILE: list[str | bytes] = [
    "", "{", "null", "[]", "3", '"text"', "{}", '{"do":"move"}', '{"do":"fly","id":"a"}', '{"do":"move","id":7}',
    '{"do":"move","id":"a","text":3,"decision":"1.0"}', '{"do":"move","id":"a","text":"take 1"}',
    '{"do":"move","id":"a","text":"take 1","decision":"1.0","more":1}', '{"do":"chat","id":"","text":"x"}',
    '{"do":"move","id":"' + "x" * 41 + '","text":"take 1","decision":"1.0"}', "[" * 4000, '{"do":' * 600,
    '{"do":"chat","id":"a","text":"' + "x" * 3000 + '"}', b"\x00\x01", b'{"do":"undo","id":"b"}', "\u0000",
    '{"do":"take_over","id":"a","seat":99}', '{"do":"take_over","id":"a","seat":-1}',
    '{"do":"chat","id":"a","text":"\\ud800"}',
    '{"do":"nonce","id":"a","nonce":"short"}', '{"do":"claim","id":"a","text":"1e999","decision":"NaN"}',
]  # fmt: skip


def test_messages_that_mean_harm_are_answered(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as (aki, ben, chie):
            table = await new_table(aki, ben, chie, game=GAMES[1])
            witness = await ben.sit(table)
            for first in range(0, len(HOSTILE), 8):
                seat = await aki.sit(table)
                for bad in HOSTILE[first : first + 8]:
                    await seat.socket.send(bad)
                    while "error" not in (answer := await seat.read()):
                        pass
                    assert answer["error"]["sentence"], bad
                await seat.close()
            strikes = await aki.sit(table)
            for _ in range(20):
                await strikes.socket.send("nonsense")
            with pytest.raises(Closed, match="1008"):
                await strikes.until(lambda: False)
            big = await aki.sit(table)
            await big.socket.send("x" * 100_000)
            with pytest.raises(Closed, match="1009"):
                await big.until(lambda: False)
            await garbage(server)
            good = await aki.sit(table)
            assert "error" not in await good.move(good.moves[0])
            await witness.until(lambda: bool(witness.moves))

    asyncio.run(go())


async def garbage(server: Server) -> None:
    """Bytes that are no HTTP, half a request, frames cut short."""
    host, port = "127.0.0.1", int(server.port)
    handshake = (
        b"GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    for data in (b"\0" * 100, b"GET / HT", handshake[:90], handshake + b"\x81\xff\x7f", handshake + b"\xff" * 50):
        with socket.create_connection((host, port)) as raw:
            raw.sendall(data)
    await asyncio.sleep(0.1)


def test_a_reader_that_is_too_slow_is_dropped() -> None:
    async def go() -> None:
        sent: list[dict[str, Any]] = []
        gate = asyncio.Event()

        async def send(message: dict[str, Any]) -> None:
            await gate.wait()
            sent.append(message)

        outlet = Outlet(send, "player", 0, 0)
        for number in range(MOST_WAITING + 10):
            outlet.send(b"%d" % number)
        assert outlet.dropped and not sent
        gate.set()
        await asyncio.sleep(0.01)
        assert [message["type"] for message in sent] == ["websocket.send", "websocket.close"]
        assert sent[-1]["code"] == RESYNC
        quick = Outlet(send, "player", 0, 0)
        for number in range(MOST_WAITING * 3):
            quick.send(b"%d" % number)
        assert len(sent) == 2 + MOST_WAITING * 3

    asyncio.run(go())


@pytest.mark.parametrize(
    "program",
    [
        ["false"],
        ["sleep", "60"],
        ["python3", "-c", "print('{}')"],
        ["python3", "-c", 'input(); print(\'{"id": 1, "move": "cheat"}\', flush=True); input()'],
    ],
)
def test_a_bot_that_fails_costs_a_pause(program: list[str]) -> None:
    async def go() -> None:
        pool = Pool(1, program, slowest=0.3)
        assert await pool.choose("plum", {"moves": ["a", "b"]}, {}) in "ab"
        assert pool.restarts == 2
        await pool.close()

    asyncio.run(go())


def test_two_tabs_play_one_seat(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie") as guests:
            table = await new_table(*guests, game=GAMES[1])
            tabs: list[Seat] = [await person.sit(table) for person in guests for _ in range(2)]
            played = await asyncio.gather(*(tab.play(random.Random(i)) for i, tab in enumerate(tabs)))
            assert all(tab.view["winners"] == tabs[0].view["winners"] for tab in tabs)
            record = await guests[0].get(f"/tables/{table}/record")
            assert sum(played) == len(record["moves"])
            for tab, twin in zip(tabs[::2], tabs[1::2], strict=True):
                assert json.dumps(tab.view["table"]) == json.dumps(twin.view["table"])

    asyncio.run(go())


def test_everyone_reconnects_in_every_state(server: Server) -> None:
    async def go() -> None:
        async with people(server, "Aki", "Ben", "Chie", "Dan") as everybody:
            aki, ben, chie, _ = everybody
            for game in GAMES:
                table = await new_table(aki, ben, chie, game=game)
                chance = random.Random(game)
                old: list[Seat] = [await person.sit(table) for person in everybody]
                for _ in range(40):
                    mover = next((seat for seat in old[:3] if seat.moves), None)
                    if mover is None:
                        break
                    await mover.move(chance.choice(mover.moves))
                    for i, person in enumerate(everybody):
                        fresh = await Person.sit(person, table, f"?since={old[i].state['number']}")
                        await old[i].until(lambda was=old[i], now=fresh: was.state["number"] >= now.state["number"])
                        mine, new = old[i].view, fresh.view
                        assert {**mine, "story": 0} == {**new, "story": 0}
                        await old[i].close()
                        old[i] = fresh
                for person in everybody:
                    await person.seats[-1].close()
                    person.seats.clear()

    asyncio.run(go())
