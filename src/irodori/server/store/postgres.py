"""PostgreSQL: several processes share it. One statement puts entries in, and tells the other processes of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy import Executable, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from irodori.server.store.database import NOBODY, Asked, Conflict, Database, EntryRow, Statement, StoreError, cause

log = logging.getLogger("irodori.store")
CHANNEL = "irodori"
PATIENCE = 15.0
"""Seconds for which an order waits until the database answers again."""
UNIQUE = "23505"
LOST = ("08", "57P0", "53300", "25006")
"""States that pass: no connection, shutting down or starting, too many connections, a standby."""
APPEND = f"""WITH new AS (
    INSERT INTO entries ("table", number, at, body)
    SELECT * FROM unnest($1::int[], $2::int[], $3::bigint[], $4::bytea[])
), asking AS (
    UPDATE tables SET asked = who FROM unnest($6::int[], $7::text[]) AS turn(at, who) WHERE key = at
) SELECT pg_notify('{CHANNEL}', note) FROM unnest($5::text[]) AS note"""
KNOWN = """SELECT count(*) FROM entries JOIN unnest($1::int[], $2::int[], $3::bytea[]) AS mine (t, n, b)
    ON entries."table" = t AND number = n AND body = b"""


class Driver(Protocol):
    """What we use of asyncpg's connection."""

    async def execute(self, query: str, /, *values: Any) -> str: ...

    async def fetchval(self, query: str, /, *values: Any) -> Any: ...


class Postgres(Database):
    shared = True

    def made(self) -> AsyncEngine:
        self.url = self.url.set(drivername="postgresql+asyncpg")
        engine = create_async_engine(
            self.url,
            pool_size=5,
            max_overflow=5,
            connect_args={"timeout": 5, "command_timeout": 20, "server_settings": {"application_name": "irodori"}},
        )
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.closing = False
        return engine

    async def open(self) -> None:
        try:
            await super().open()
        except StoreError:
            raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            shown = self.url.render_as_string()
            raise StoreError(f"the database {shown} cannot be opened: {cause(error)}") from error

    async def close(self) -> None:
        self.closing = True
        await super().close()

    async def drop(self) -> None:
        if self.writing is not None:
            writing, self.writing = self.writing, None
            try:
                await writing.invalidate()
                await writing.close()
            except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pass

    async def write(
        self,
        rows: Sequence[EntryRow],
        statements: Sequence[Statement] = (),
        notes: Sequence[str] = (),
        asked: Asked = NOBODY,
    ) -> None:
        """Waits while the database is away. What may have been written when it went is looked for afterwards."""
        clock = asyncio.get_running_loop().time
        end, unsure, wait = clock() + PATIENCE, False, 0.05
        while True:
            try:
                driver = await self.driver()
                if unsure and rows and await has(driver, rows):
                    return
                await self.put(driver, rows, statements, notes, asked)
                return
            except Exception as error:
                if state(error) == UNIQUE:
                    if unsure and (not rows or await has(await self.driver(), rows)):
                        return
                    raise Conflict(cause(error)) from error
                await self.drop()
                if not is_lost(error):
                    raise StoreError(cause(error)) from error
                if clock() > end or self.closing:
                    raise StoreError(f"the database is away: {cause(error)}") from error
                unsure = True
                log.warning("the database is away, trying again: %s", cause(error))
                await asyncio.sleep(wait)
                wait = min(1.0, wait * 2)

    async def driver(self) -> Driver:
        if self.writing is None:
            self.writing = await self.engine.connect()
        found: Any = (await self.writing.get_raw_connection()).driver_connection
        return found

    async def put(
        self,
        driver: Driver,
        rows: Sequence[EntryRow],
        statements: Sequence[Statement],
        notes: Sequence[str],
        asked: Asked,
    ) -> None:
        columns = [list(column) for column in zip(*rows, strict=True)] or [[], [], [], []]
        columns += [list(notes), list(asked), list(asked.values())]
        if not statements:  # by itself one statement is one transaction, and one journey
            await driver.execute(APPEND, *columns)
            return
        connection = self.writing
        assert connection is not None
        async with connection.begin():
            for statement, parameters in statements:
                await connection.execute(statement, parameters)
            if rows or notes or asked:
                await driver.execute(APPEND, *columns)

    async def rows(self, statement: Executable, **parameters: Any) -> Sequence[tuple[Any, ...]]:
        for last in (False, True):
            try:
                async with self.reading.connect() as connection:
                    return cast("Sequence[tuple[Any, ...]]", (await connection.execute(statement, parameters)).all())
            except Exception as error:
                if last or not is_lost(error):
                    raise StoreError(cause(error)) from error
        raise AssertionError

    async def changed(self, statement: Executable) -> int:
        try:
            async with self.reading.connect() as connection:
                return (await connection.execute(statement)).rowcount  # type: ignore[attr-defined]
        except Exception as error:
            raise StoreError(cause(error)) from error

    async def new_keys(self, count: int) -> list[int]:
        found = text("SELECT nextval(pg_get_serial_sequence('tables', 'key')) FROM generate_series(1, :count)")
        return [row[0] for row in await self.rows(found, count=count)]

    async def integrity(self) -> list[str]:
        return []


async def has(driver: Driver, rows: Sequence[EntryRow]) -> bool:
    """Whether these very entries are there: they went in as one, so all are or none."""
    tables, numbers, _, bodies = zip(*rows, strict=True)
    return await driver.fetchval(KNOWN, tables, numbers, bodies) == len(rows)


def chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__


def state(error: BaseException) -> str:
    """The code that PostgreSQL gives its errors."""
    return next((code for part in chain(error) if (code := getattr(part, "sqlstate", None))), "")


def is_lost(error: BaseException) -> bool:
    """Whether it is the connection that failed: the same may succeed later."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    lost = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)  # TimeoutError is an OSError
    return state(error).startswith(LOST) or any(isinstance(part, lost) for part in chain(error))
