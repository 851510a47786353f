"""One database, opened and brought up to date; a commit returns when the disk has it. This is SQLite."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from msgspec import json
from sqlalchemy import Connection, Executable, event, inspect, select, text, tuple_
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from irodori.server.store import schema as s

EntryRow = tuple[int, int, int, bytes]
"""Table, number, time, body."""
Statement = tuple[Executable, dict[str, Any]]
Asked = Mapping[int, str]
"""By table, the players whose turn it is."""
NOBODY: Asked = {}


class StoreError(Exception):
    """The database could not do it, and did nothing; what it says goes to the log, not to players."""


class Conflict(StoreError):
    """A table has an entry of that number already: another process was quicker."""


class Database:
    shared = False
    """Whether other processes may work on it at the same time."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = self.made()
        self.given = 0
        """The last key given out for a new table."""
        self.writing: AsyncConnection | None = None
        """The writer's own: only one task writes."""

    def made(self) -> AsyncEngine:
        self.url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(self.url)
        event.listen(engine.sync_engine, "connect", _durable)
        return engine

    @property
    def file(self) -> Path | None:
        return Path(self.url.database) if not self.shared and self.url.database else None

    async def open(self) -> None:
        try:
            async with self.engine.connect() as connection:
                version = await connection.run_sync(_version)
            if version != s.HEAD:
                async with self.engine.begin() as connection:
                    await connection.run_sync(migrate)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StoreError(f"the database {self.url.render_as_string()} cannot be opened: {cause(error)}") from error

    async def close(self) -> None:
        await self.drop()
        await self.engine.dispose()

    async def drop(self) -> None:
        """The writer's connection is no good any more, or no longer wanted."""
        if self.writing is not None:
            writing, self.writing = self.writing, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                await writing.close()

    async def write(
        self,
        rows: Sequence[EntryRow],
        statements: Sequence[Statement] = (),
        notes: Sequence[str] = (),
        asked: Asked = NOBODY,
    ) -> None:
        """All of it or nothing. A number that the table has already refuses the whole: compare-and-set.

        `notes` are told to other processes together with it, where there are any; `asked` is whose turn it is now.
        """
        try:
            connection = self.writing or await self.engine.connect()
            self.writing = connection
            async with connection.begin():
                if rows:
                    packed = json.encode([(table, number, at, body.decode()) for table, number, at, body in rows])
                    await connection.execute(s.APPEND, {"rows": packed.decode()})
                for statement, parameters in statements:
                    await connection.execute(statement, parameters)
                if asked:
                    await connection.execute(s.ASK, {"asked": json.encode(list(asked.items())).decode()})
        except SQLAlchemyError as error:
            await self.drop()
            kind = Conflict if isinstance(error, IntegrityError) else StoreError
            raise kind(cause(error)) from error

    async def rows(self, statement: Executable, **parameters: Any) -> Sequence[tuple[Any, ...]]:
        try:
            async with self.engine.connect() as connection:
                return cast("Sequence[tuple[Any, ...]]", (await connection.execute(statement, parameters)).all())
        except SQLAlchemyError as error:
            raise StoreError(cause(error)) from error

    async def ping(self) -> None:
        await self.rows(text("SELECT 1"))

    async def log(self, key: int, since: int = 0) -> list[bytes]:
        """A table's entries in order."""
        mine = s.entries.c.table == key
        found = select(s.entries.c.body).where(mine, s.entries.c.number >= since).order_by(s.entries.c.number)
        return [row[0] for row in await self.rows(found)]

    async def taken(self, numbers: set[tuple[int, int]]) -> set[tuple[int, int]]:
        """Which of these (table, number) are there."""
        here = tuple_(s.entries.c.table, s.entries.c.number)
        found = await self.rows(select(s.entries.c.table, s.entries.c.number).where(here.in_(numbers)))
        return {(table, number) for table, number in found}

    async def length(self, key: int) -> int:
        """How many entries a table has."""
        last = select(s.entries.c.number).where(s.entries.c.table == key).order_by(s.entries.c.number.desc()).limit(1)
        found = await self.rows(last)
        return found[0][0] + 1 if found else 0

    async def changed(self, statement: Executable) -> int:
        """How many rows a statement of its own has changed."""
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(statement)).rowcount  # type: ignore[attr-defined]
        except SQLAlchemyError as error:
            raise StoreError(cause(error)) from error

    async def new_keys(self, count: int) -> list[int]:
        """Numbers for new tables that nobody else gets."""
        last = (await self.rows(text("SELECT coalesce(max(key), 0) FROM tables")))[0][0]
        first = max(last, self.given) + 1  # what was given out may not be written yet
        self.given = first + count - 1
        return list(range(first, first + count))

    async def integrity(self) -> list[str]:
        """What is wrong with the file itself."""
        return [row[0] for row in await self.rows(text("PRAGMA integrity_check")) if row[0] != "ok"]


def database_of(url: str) -> Database:
    if url.startswith("sqlite"):
        return Database(url)
    from irodori.server.store.postgres import Postgres

    return Postgres(url)


def cause(error: Exception) -> str:
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


def migrate(connection: Connection, to: str = "head") -> None:
    """To the newest form, or to the one that is named; Alembic is loaded only when there is something to do."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # of several processes that start at once, one does it
        connection.execute(text("SELECT pg_advisory_xact_lock(471147)"))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    now = _version(connection)
    if now is not None and now not in known:
        raise StoreError(f"the database is of a newer Irodori: its form is {now}, and this one knows up to {s.HEAD}")
    if to not in ("head", "base", *known):
        raise StoreError(f"there is no form {to}; there are {', '.join(reversed(known))}")
    if to == "head" or now is None or (to != "base" and to >= now):
        command.upgrade(config, to)
    else:
        command.downgrade(config, to)
