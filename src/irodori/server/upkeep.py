"""Backups of a running server's database, and the doctor who replays every game in it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select

from irodori.core.record import Record
from irodori.server import entries as e
from irodori.server.config import Config
from irodori.server.store import schema as s
from irodori.server.store.database import Database, StoreError, database_of
from irodori.server.table import folded


class UpkeepError(Exception):
    pass


def backed_up(database: Path, to: Path) -> int:
    """Copies, checks the copy, and gives its size. What is there already is not overwritten."""
    if to.exists():
        raise UpkeepError(f"{to} is there already: choose another name")
    if not database.is_file():
        raise UpkeepError(f"there is no database {database}")
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy, pages=2000, sleep=0.01)
            copy.execute("PRAGMA journal_mode=DELETE")
            verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
        part.chmod(0o600)
        if verdict != "ok":
            raise UpkeepError(f"the copy is not sound: {verdict}")
        part.rename(to)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise UpkeepError(f"no backup was made: {error}") from error
    return to.stat().st_size


def restored(source: Path, database: Path) -> str:
    """Puts a checked copy in place of a database that nobody uses; the old one stays under another name."""
    if not source.is_file():
        raise UpkeepError(f"there is no file {source}")
    if source.resolve() == database.resolve():
        raise UpkeepError(f"{source} is the database itself")
    part = database.with_name(f"{database.name}.restoring")
    part.unlink(missing_ok=True)
    copied = backed_up(source, part)
    found = asyncio.run(examine(Database(f"sqlite:///{part}")))
    if found.wrong:
        part.unlink()
        raise UpkeepError("the copy is not sound:\n" + "\n".join(found.wrong))
    kept = ""
    if database.exists():
        must_be_free(database)
        before = database.with_name(f"{database.name}.{time.strftime('%Y%m%d-%H%M%S')}")
        database.rename(before)
        kept = f"; what was there is {before}"
    for ending in ("-wal", "-shm"):
        database.with_name(database.name + ending).unlink(missing_ok=True)
        part.with_name(part.name + ending).unlink(missing_ok=True)
    part.rename(database)
    return f"{database}: {found.tables} tables, {copied:,} bytes, every game replayed{kept}"


def must_be_free(database: Path) -> None:
    """Whoever has it open keeps us from having it alone."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
            connection.execute("PRAGMA locking_mode=NORMAL")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:
        raise UpkeepError(f"{database} is in use: stop the server first ({error})") from None


@dataclass
class Findings:
    tables: int = 0
    entries: int = 0
    finished: int = 0
    wrong: list[str] = field(default_factory=list[str])


def examined(config: Config) -> Findings:
    if config.is_file and not config.file.is_file():
        raise UpkeepError(f"there is no database {config.file}")
    try:
        return asyncio.run(examine(database_of(config.database)))
    except StoreError as error:
        raise UpkeepError(str(error)) from error


async def examine(database: Database) -> Findings:
    found = Findings()
    try:
        await database.open()
        found.wrong += [f"the file: {verdict}" for verdict in await database.integrity()]
        for row in await database.rows(select(s.tables.c.id, s.tables.c.key, s.tables.c.status)):
            table_id, key, status = tuple[str, int, str](row)
            found.tables += 1
            try:
                found.entries += await examine_table(database, key, status, found)
            except StoreError:
                raise
            except Exception as error:
                found.wrong.append(f"table {table_id}: {type(error).__name__}: {error}")
    finally:
        await database.close()
    return found


async def examine_table(database: Database, key: int, status: str, found: Findings) -> int:
    numbers = [row[0] for row in await database.rows(select(s.entries.c.number).where(s.entries.c.table == key))]
    if sorted(numbers) != list(range(len(numbers))):
        raise ValueError("entries are missing")
    table = folded([e.decode(body) for body in await database.log(key)])
    if table.status != status:
        raise ValueError(f"listed as {status}, but its entries make it {table.status}")
    if table.status == "ended" and table.position is not None:
        record = Record(table.record())
        record.replay() if table.facts.beginning else record.verify()
        found.finished += 1
    return len(numbers)
