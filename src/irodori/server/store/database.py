"""One database, opened and brought up to date; SQLite durably: a commit returns when the disk has it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Executable, event, inspect, select, text
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from irodori.server.store import schema as s

EntryRow = tuple[int, int, int, bytes]
"""Table, number, time, body."""
Statement = tuple[Executable, dict[str, Any]]


class StoreError(Exception):
    """The database could not do it, and did nothing; what it says goes to the log, not to players."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername == "sqlite":
            self.url = self.url.set(drivername="sqlite+aiosqlite")
        self.kind = self.url.get_backend_name()
        self.engine: AsyncEngine = create_async_engine(self.url)
        if self.kind == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _durable)
        self.writing: AsyncConnection | None = None
        """The writer's own: only one task writes."""

    @property
    def file(self) -> Path | None:
        return Path(self.url.database) if self.kind == "sqlite" and self.url.database else None

    async def open(self) -> None:
        try:
            async with self.engine.connect() as connection:
                version = await connection.run_sync(_version)
            if version != s.HEAD:
                async with self.engine.begin() as connection:
                    await connection.run_sync(migrate)
        except SQLAlchemyError as error:
            raise StoreError(f"the database {self.url.render_as_string()} cannot be opened: {cause(error)}") from error

    async def close(self) -> None:
        if self.writing is not None:
            await self.writing.close()
        await self.engine.dispose()

    async def write(self, rows: Sequence[EntryRow], statements: Sequence[Statement] = ()) -> None:
        """All of it or nothing. A number that the table has already refuses the whole: compare-and-set."""
        try:
            connection = self.writing or await self.engine.connect()
            self.writing = connection
            async with connection.begin():
                if rows:
                    packed = json.encode([(table, number, at, body.decode()) for table, number, at, body in rows])
                    await connection.execute(s.APPEND[self.kind], {"rows": packed.decode()})
                for statement, parameters in statements:
                    await connection.execute(statement, parameters)
        except SQLAlchemyError as error:
            if self.writing is not None:
                writing, self.writing = self.writing, None
                with contextlib.suppress(SQLAlchemyError):
                    await writing.close()
            raise StoreError(cause(error)) from error

    async def rows(self, statement: Executable, **parameters: Any) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement, parameters)).all()
        except SQLAlchemyError as error:
            raise StoreError(cause(error)) from error

    async def ping(self) -> None:
        await self.rows(text("SELECT 1"))

    async def log(self, key: int) -> list[bytes]:
        """A table's entries in order."""
        found = await self.rows(select(s.entries.c.body).where(s.entries.c.table == key).order_by(s.entries.c.number))
        return [row[0] for row in found]


def cause(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def migrate(connection: Connection) -> None:
    """To the newest form; Alembic is loaded only when there is something to do."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
