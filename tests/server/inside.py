"""A server in this process, on a real socket with a real database, whose clock and log a test can hold."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import insert

from irodori.server import entries as e
from irodori.server.config import Config
from irodori.server.house import House
from irodori.server.run import server_of
from irodori.server.store import schema as s
from irodori.server.store.database import Statement
from tests.server.play import SECRET

NOW = 1_800_000_000_000


class Inside:
    """Its clock stands still, and no bot moves."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.url = url

    def cookie(self, player: str) -> str:
        return f"irodori_guest={self.house.guests.signed(player, NOW)}" if player else ""

    async def keep(self, key: int, table_id: str, log: list[e.AnyEntry], players: list[str]) -> None:
        """Puts a running table into the database, as if it had been played here."""
        first = log[0]
        assert isinstance(first, e.Created)
        values = {
            "key": key, "id": table_id, "status": "running", "private": True, "game": first.game,
            "created": first.at, "clock": first.clock.kind,
        }  # fmt: skip
        rows = [(key, number, entry.at, e.encode(entry)) for number, entry in enumerate(log)]
        statements: list[Statement] = [(insert(s.tables).values(**values), {})]
        for player in players:
            statements.append((insert(s.seats).values(table=key, player=player), {}))
            statements.append((insert(s.players).values(id=player, name=f"name of {player}", created=1, seen=1), {}))
        await self.house.database.write(rows, statements)


class Heard(logging.Handler):
    """What has been logged since it was last asked."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name} {record.getMessage()}")

    def taken(self) -> list[str]:
        lines, self.lines = self.lines, []
        return lines


@asynccontextmanager
async def inside(folder: Path) -> AsyncGenerator[Inside]:
    folder.mkdir(exist_ok=True)

    database = f"sqlite:///{folder / 'tables.db'}"
    house = House(Config(database=database, port=0, limits=0, bot_pause=3600, secret=SECRET).check())
    house.now = lambda: NOW
    server = server_of(house)
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        host, port = server.servers[0].sockets[0].getsockname()[:2]
        yield Inside(house, f"http://{host}:{port}")
    finally:
        server.should_exit = True
        await running
