"""What a move costs as a server grows: by stored tables, by open ones, and by processes.

    python bench/scale.py [--moves 400] [--most 10000] [--open 1000]

Processor's seconds of the server's processes for each acknowledged move, while moves come at a moderate pace; those of
PostgreSQL and Valkey stand beside. With several processes every socket is opened at the next one, so all tables are
shared. Everything runs on this machine and ends by itself. Compare numbers of one run only.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
import uvloop
from _load import Load, cpu
from sqlalchemy import insert, text

from irodori.server.store import schema as s
from irodori.server.store.database import Database, database_of

RATE = 150.0
"""Moves a second, on the whole."""


class Servers:
    def __init__(self, database: str, count: int = 1, *more: str) -> None:
        command = [sys.executable, "-m", "irodori.server.commands", "serve", "--port", "0", "--limits", "0"]
        command += ["--database", database, "--log-level", "error", *more]
        self.processes: list[subprocess.Popen[str]] = []
        self.urls: list[str] = []
        for _ in range(count):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            assert process.stdout is not None
            self.processes.append(process)
            self.urls.append(process.stdout.readline().split()[-1].rstrip("/"))

    @property
    def cpu(self) -> float:
        return sum(cpu(psutil.Process(process.pid)) for process in self.processes)

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)
            assert process.stdout is not None
            process.stdout.close()


def store_cpu(root: int | None) -> float:
    """Of a database and all its processes, also those that have ended."""
    if root is None:
        return 0
    try:
        parent = psutil.Process(root)
        times = parent.cpu_times()
        return cpu(parent) + times.children_user + times.children_system + sum(map(cpu, parent.children()))
    except psutil.NoSuchProcess:
        return 0


async def cost(servers: Servers, tables: int, moves: int, root: int | None = None) -> tuple[float, float]:
    """Milliseconds a move: of the servers, and of the database."""
    load = Load(*servers.urls, rate=RATE)
    await load.seat(tables)
    load.first()
    while len(load.times) < moves // 10:
        await asyncio.sleep(0.01)
    made, mine, theirs = len(load.times), servers.cpu, store_cpu(root)
    end = time.monotonic() + 120
    while len(load.times) < made + moves and load.finished < tables and time.monotonic() < end:
        await asyncio.sleep(0.01)
    count = max(1, len(load.times) - made)
    mine, theirs = servers.cpu - mine, store_cpu(root) - theirs
    load.close()
    await asyncio.sleep(0.5)
    assert not load.errors, f"{load.errors} moves were refused"
    return mine / count * 1000, theirs / count * 1000


async def fill(url: str, tables: int) -> None:
    """So many stored tables: copies of the first that is there."""
    database = database_of(url)
    await database.open()
    await copies(database, tables)
    await database.close()


async def copies(database: Database, tables: int) -> None:
    names = [column.name for column in s.tables.c]
    row: dict[str, Any] = dict(zip(names, (await database.rows(s.tables.select().limit(1)))[0], strict=True))
    log = await database.log(row["key"])
    there = (await database.rows(text("SELECT count(*) FROM tables")))[0][0]
    keys = await database.new_keys(max(0, tables - there))
    for first in range(0, len(keys), 200):
        some = keys[first : first + 200]
        listed = [{**row, "key": key, "id": f"copy-{key}", "status": "ended", "due": None} for key in some]
        entries = [(key, number, 1, body) for key in some for number, body in enumerate(log)]
        await database.write(entries, [(insert(s.tables).values(listed), {})])


def stored(folder: Path, moves: int, most: int) -> None:
    print("stored tables, 20 open (SQLite)      ms a move")
    url = f"sqlite:///{folder / 'stored.db'}"
    count = 10
    while count <= most:
        servers = Servers(url)
        try:
            found, _ = uvloop.run(cost(servers, 20, moves))
        finally:
            servers.stop()
        print(f"{count:>10,}                         {found:.2f}", flush=True)
        count *= 10
        if count <= most:
            asyncio.run(fill(url, count))


def opened(folder: Path, moves: int, most: int) -> None:
    print("open tables (SQLite)                 ms a move")
    count = 1
    while count <= most:
        servers = Servers(f"sqlite:///{folder / f'open{count}.db'}")
        try:
            found, _ = uvloop.run(cost(servers, count, min(moves, count * 40)))
        finally:
            servers.stop()
        print(f"{count:>10,}                         {found:.2f}", flush=True)
        count *= 10


def shared(moves: int) -> None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    from tests.server.engines import Postgres, Valkey

    print("processes, 40 open tables            ms a move  of PostgreSQL  to one process")
    postgres, valkey = Postgres(settings=""), Valkey()
    root = int(postgres.server.get_pid())
    ones: dict[str, float] = {}
    for fanout, more in (("NOTIFY", []), ("Valkey", ["--valkey", valkey.url])):
        for count in (1, 2, 3):
            servers = Servers(postgres.new(), count, *more)
            try:
                mine, theirs = uvloop.run(cost(servers, 40, moves, root))
            finally:
                servers.stop()
            one = ones.setdefault(fanout, mine)
            print(f"{count:>10} {fanout:<24}   {mine:.2f}       {theirs:.2f}           {mine / one:.2f}", flush=True)
    valkey.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--most", type=int, default=10_000, help="stored tables")
    parser.add_argument("--open", type=int, default=1000, help="open tables")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="irodori-scale-"))
    try:
        shared(arguments.moves)
        stored(folder, arguments.moves, arguments.most)
        opened(folder, arguments.moves, arguments.open)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
