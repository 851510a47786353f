"""How much the server bears, beside boardgame.io: durable moves, latency, bytes, memory, start and load.

    python bench/server.py [--tables 200] [--rounds 3]

The server has one core and the load the other, every seat its own socket, and moves as soon as it may. All goes over
loopback and ends by itself. Moves are counted while all tables run. Numbers of one run can be compared with each other,
not with those of another machine; on a busy machine the processor's time says more than the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psutil
import uvloop
from _load import PLAYERS, Load, cpu
from peers import boardgameio

from irodori.server import entries as e
from irodori.server.store.database import Database
from irodori.server.table import folded

SERVER_CORE, LOAD_CORE = 0, 1
SHARE = 0.05
"""A round ends when so many of the tables have finished: until then all run."""
OPEN_SOCKETS = 2000
Numbers = dict[str, float]


async def measured(load: Load | boardgameio.Load, pid: int, tables: int) -> Numbers:
    """Plays until the first tables are finished."""
    process = psutil.Process(pid)
    await load.seat(tables)
    used, own, began = cpu(process), time.process_time(), time.perf_counter()
    load.first()
    while load.finished < SHARE * tables and time.perf_counter() - began < 60:
        await asyncio.sleep(0.01)
    seconds, used, made = time.perf_counter() - began, cpu(process) - used, len(load.times)
    own = time.process_time() - own
    load.close()
    await asyncio.sleep(0.3)
    times = sorted(load.times)
    return {
        "moves a second": made / seconds,
        "server CPU ms a move": used / made * 1000,
        "server core used": used / seconds,
        "load core used": own / seconds,
        "p50 ms": times[made // 2] * 1000,
        "p99 ms": times[int(made * 0.99)] * 1000,
        "bytes mean": statistics.mean(load.bytes),
        "bytes p95": sorted(load.bytes)[int(len(load.bytes) * 0.95)],
        "bytes max": max(load.bytes),
        "refused": load.errors,
    }


def pin(pid: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        for thread in psutil.Process(pid).threads():
            os.sched_setaffinity(thread.id, {core})


def fsyncs(folder: Path) -> int:
    """How often a second the raw disk keeps a page of 4 KB."""
    with (folder / "fsync").open("wb") as file:
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < 1:
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            count += 1
    return count


class Server:
    """Ours, pinned to its core."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'bench.db'}"
        command = [sys.executable, "-m", "irodori.server.commands", "serve", "--port", "0", "--limits", "0"]
        command += ["--database", self.database, "--log-level", "error"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(
            folder / "bytecode"
        )  # as after an installation; the first start makes it
        began = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        httpx.get(f"{self.url}/health", trust_env=False).raise_for_status()
        self.ready = time.perf_counter() - began
        pin(self.process.pid, SERVER_CORE)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def memory(server: Server) -> float:
    """KB for each open socket with its share of a table."""
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss
    load = Load(server.url)
    await load.seat(OPEN_SOCKETS // PLAYERS)
    after = process.memory_info().rss
    load.close()
    await asyncio.sleep(0.5)
    return (after - before) / OPEN_SOCKETS / 1024


async def loading(database: str) -> tuple[float, int]:
    """Seconds to load the table with the most entries, and how many moves it has."""
    store = Database(database)
    await store.open()
    rows = await store.rows(longest())
    key = rows[0][0]
    best = 9.0
    for _ in range(20):
        began = time.perf_counter()
        table = folded([e.decode(body) for body in await store.log(key)])
        best = min(best, time.perf_counter() - began)
    await store.close()
    return best, len(table.times)  # pyright: ignore[reportPossiblyUnboundVariable]


def longest() -> Any:
    from sqlalchemy import text

    return text('SELECT "table" FROM entries GROUP BY "table" ORDER BY count(*) DESC LIMIT 1')


def show(what: str, rounds: list[Numbers]) -> Numbers:
    """The middle round by moves a second."""
    middle = sorted(rounds, key=lambda one: one["moves a second"])[len(rounds) // 2]
    print(f"{what} (median of {len(rounds)})")
    print("   " + ", ".join(f"{name} {value:,.2f}" for name, value in middle.items()), flush=True)
    return middle


def ours(folder: Path, tables: int, rounds: int) -> Callable[[], Numbers]:
    server = Server(folder)
    try:
        full = [uvloop.run(measured(Load(server.url), server.process.pid, tables)) for _ in range(rounds)]
        middle = show("Irodori, every move on disk before it is acknowledged (SQLite, synchronous=FULL)", full)
        rate = middle["moves a second"] / 2
        half = [uvloop.run(measured(Load(server.url, rate=rate), server.process.pid, tables)) for _ in range(rounds)]
        show(f"Irodori at half that load, {rate:,.0f} moves a second", half)
        print(f"   memory: {uvloop.run(memory(server)):.1f} KB a socket, {OPEN_SOCKETS} open")
    finally:
        server.stop()
    seconds, moves = asyncio.run(loading(server.database))
    print(f"   loading a table of {moves} moves: {seconds * 1000:.2f} ms")
    starts: list[float] = []
    for _ in range(3):
        again = Server(folder)
        starts.append(again.ready)
        again.stop()
    print(
        f"   ready to serve {min(starts):.2f} s after the start (best of 3; {max(starts):.2f} s at worst)", flush=True
    )
    return lambda: middle


def peer(folder: Path, tables: int, rounds: int, store: Path | None) -> Numbers:
    node = boardgameio.Node(folder, store)
    pin(node.process.pid, SERVER_CORE)
    try:
        load = [uvloop.run(measured(boardgameio.Load(node.url), node.process.pid, tables)) for _ in range(rounds)]
    finally:
        node.stop()
    how = "its file store, written without fsync" if store else "in memory: a restart loses every game"
    return show(f"boardgame.io 0.50, {how}", load)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    tables, rounds = arguments.tables, arguments.rounds
    pin(os.getpid(), LOAD_CORE)
    folder = Path(tempfile.mkdtemp(prefix="irodori-bench-"))
    try:
        print(f"{tables} tables of {PLAYERS}, {tables * PLAYERS} sockets; raw disk: {fsyncs(folder)} fsyncs/s of 4 KB")
        mine = ours(folder, tables, rounds)()
        packages = boardgameio.installed()
        if packages is None:
            print("boardgame.io: not measured, node and npm are not here")
            return
        other = peer(packages, tables, rounds, None)
        peer(packages, tables, 1, folder / "flat")
        for name in ("moves a second", "server CPU ms a move", "bytes mean"):
            print(f"Irodori / boardgame.io in memory, {name}: {mine[name] / other[name]:.2f}")
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
