"""SQLite: one process has it. A thread writes, another reads; each thing is done there as a whole."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from msgspec import json
from sqlalchemy import Connection, Executable, create_engine, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from irodori.server.store.database import Conflict, Database, EntryRow, Found, Statement, StoreError, cause

APPEND = """INSERT INTO entries ("table", number, at, body)
SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(?)"""
"""Any number of entries in one statement: one step of the database, so its thread waits once for the interpreter."""


class Sqlite(Database):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = self.url.set(drivername="sqlite")
        self.engine = create_engine(self.url, isolation_level="AUTOCOMMIT")
        event.listen(self.engine, "connect", _durable)
        self.writing: Connection | None = None
        """The writer's own: only its thread uses it."""
        self.writer = ThreadPoolExecutor(1, "writer")
        self.reader = ThreadPoolExecutor(1, "reader")
        self.given = 0
        """The last key given out for a new table."""

    async def done(self, thread: ThreadPoolExecutor, what: Callable[..., Found], *arguments: Any) -> Found:
        return await asyncio.get_running_loop().run_in_executor(thread, what, *arguments)

    async def close(self) -> None:
        await self.done(self.writer, self.drop)
        for thread in (self.writer, self.reader):
            thread.shutdown()
        self.engine.dispose()

    def drop(self) -> None:
        """The writer's connection is no good any more, or no longer wanted."""
        if self.writing is not None:
            writing, self.writing = self.writing, None
            with contextlib.suppress(SQLAlchemyError, OSError):
                writing.close()

    async def inside(self, what: Callable[[Connection], Found]) -> Found:
        def run() -> Found:
            with self.engine.connect() as connection, connection.begin():
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                return what(connection)

        return await self.done(self.writer, run)

    async def write(
        self, rows: Sequence[EntryRow], statements: Sequence[Statement] = (), notes: Sequence[str] = ()
    ) -> None:
        await self.done(self.writer, self.put, rows, statements)

    def put(self, rows: Sequence[EntryRow], statements: Sequence[Statement]) -> None:
        try:
            connection = self.writing = self.writing or self.engine.connect()
            driver = cast("sqlite3.Connection", connection.connection.driver_connection)
            packed = json.encode([(table, number, at, body.decode()) for table, number, at, body in rows]).decode()
            if not statements:  # by itself one statement is one transaction
                driver.execute(APPEND, (packed,))
                return
            with connection.begin():
                driver.execute("BEGIN IMMEDIATE")
                if rows:
                    driver.execute(APPEND, (packed,))
                for statement, parameters in statements:
                    connection.execute(statement, parameters)
        except (SQLAlchemyError, sqlite3.Error) as error:
            self.drop()
            kind = Conflict if isinstance(error, IntegrityError | sqlite3.IntegrityError) else StoreError
            raise kind(cause(error)) from error

    async def rows(self, statement: Executable, **parameters: Any) -> Sequence[tuple[Any, ...]]:
        def read() -> Sequence[tuple[Any, ...]]:
            with self.engine.connect() as connection:
                return cast("Sequence[tuple[Any, ...]]", connection.execute(statement, parameters).all())

        try:
            return await self.done(self.reader, read)
        except SQLAlchemyError as error:
            raise StoreError(cause(error)) from error

    async def changed(self, statement: Executable) -> int:
        def change() -> int:
            with self.engine.connect() as connection:
                return connection.execute(statement).rowcount  # type: ignore[attr-defined]

        try:
            return await self.done(self.writer, change)
        except SQLAlchemyError as error:
            raise StoreError(cause(error)) from error

    async def new_keys(self, count: int) -> list[int]:
        last = (await self.rows(text("SELECT coalesce(max(key), 0) FROM tables")))[0][0]
        first = max(last, self.given) + 1  # what was given out may not be written yet
        self.given = first + count - 1
        return list(range(first, first + count))

    async def integrity(self) -> list[str]:
        return [row[0] for row in await self.rows(text("PRAGMA integrity_check")) if row[0] != "ok"]


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-16000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
