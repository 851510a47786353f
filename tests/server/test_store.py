"""What is kept, and how: migrations, compare-and-set, grouped commits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from irodori.server.store import schema as s
from irodori.server.store.database import Database, StoreError, database_of
from irodori.server.store.writer import Order, Writer
from tests.server.play import database_in


def opened(tmp_path: Path) -> Database:
    return database_of(database_in(tmp_path))


def test_the_migrations_lead_to_what_the_schema_says(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == s.HEAD
        return compare_metadata(context, s.metadata)

    async def go() -> None:
        database = opened(tmp_path)
        await database.open()
        async with database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(go())


@pytest.mark.sqlite
def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def go() -> None:
        database = opened(tmp_path)
        await database.open()
        assert (await database.rows(text("PRAGMA journal_mode")))[0][0] == "wal"
        assert (await database.rows(text("PRAGMA synchronous")))[0][0] == 2
        await database.close()

    asyncio.run(go())


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def go() -> None:
        database = opened(tmp_path)
        await database.open()
        await database.write([(1, 0, 5, b'{"a":"\xc3\xa9"}'), (1, 1, 6, b"{}")])
        with pytest.raises(StoreError):
            await database.write([(2, 0, 7, b"{}"), (1, 1, 7, b'{"other":1}')])
        assert await database.log(1) == [b'{"a":"\xc3\xa9"}', b"{}"] and await database.log(2) == []
        await database.close()

    asyncio.run(go())


class Owner:
    broken: StoreError | None = None


def test_one_bad_order_spoils_only_its_own_table(tmp_path: Path) -> None:
    async def go() -> None:
        database = opened(tmp_path)
        await database.open()
        sizes: list[int] = []
        writer = Writer(database, lambda _, orders, __: sizes.append(orders))
        good, bad = Owner(), Owner()
        told: list[str] = []

        def order(owner: Owner, name: str, table: int, number: int) -> None:
            rows = [(table, number, 1, b"{}")]
            writer.put(Order(owner, rows, (), lambda: told.append(name), lambda _: told.append(f"{name} failed")))

        order(bad, "first", 1, 0)
        order(bad, "again", 1, 0)
        order(good, "other", 2, 0)
        order(bad, "behind", 1, 1)
        await writer.close()
        assert told == ["first", "again failed", "other", "behind failed"] and sizes == [4]
        assert bad.broken and not good.broken
        assert [len(await database.log(table)) for table in (1, 2)] == [1, 1]
        await database.close()

    asyncio.run(go())
