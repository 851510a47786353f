"""All that a server keeps, from one database into another: `irodori move`, and backups of PostgreSQL in a file.

What the target has already is not copied again, so a running club is moved in two steps: most while it plays, the rest
in the moment between stopping the old server and starting the new.
"""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from irodori.server.neighbours import GONE
from irodori.server.store import schema as s
from irodori.server.store.database import Database, StoreError, cause
from irodori.server.upkeep import UpkeepError, examine

ANEW = (s.players, s.links, s.blocks, s.seats, s.bans, s.reminders, s.turns, s.reports, s.settings)
"""Small, and changed in place: copied whole each time."""
CHUNK = 500


@dataclass
class Moved:
    tables: int = 0
    entries: int = 0
    """New ones: what was there already is not counted."""


@asynccontextmanager
async def snapshot(database: Database) -> AsyncGenerator[AsyncConnection]:
    """Everything as of one moment, while others write."""
    async with database.engine.connect() as connection:
        if database.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.execute(text("BEGIN"))
        yield connection


async def moved(source: Database, target: Database, now: int) -> Moved:
    """Copies, then compares every table's entries and replays every game in the target."""
    try:
        found = await copied(source, target, now)
    except (SQLAlchemyError, StoreError, OSError) as error:
        raise UpkeepError(f"nothing was moved: {cause(error)}") from error
    finally:
        await source.close()
        await target.close()
    findings = await examine(target)
    if findings.wrong:
        raise UpkeepError("what was moved is not sound:\n" + "\n".join(findings.wrong))
    return found


async def copied(source: Database, target: Database, now: int) -> Moved:
    found = Moved()
    await source.open()
    await target.open()
    async with snapshot(source) as old:
        await check_target(old, target, now)
        async with target.engine.begin() as new:
            await copy_tables(old, new, found)
            for table in ANEW:
                await new.execute(delete(table))
                async for rows in chunks(old, table):
                    await new.execute(insert(table), rows)
            for name in ("tables", "reports") if target.shared else ():
                highest = f"SELECT setval(pg_get_serial_sequence('{name}', 'key'), max(key)) FROM {name}"
                await new.execute(text(highest))
            await keep_secret(source, target, new)
        await compare(old, target)
    return found


async def check_target(old: AsyncConnection, target: Database, now: int) -> None:
    """It may be empty, or have part of the same tables; and nobody may be working on it."""
    beats = await target.rows(select(func.count()).select_from(s.processes).where(s.processes.c.beat > now - GONE))
    if beats[0][0]:
        raise UpkeepError("a server runs on the target: stop it first")
    known: dict[int, str] = {row[0]: row[1] for row in await target.rows(select(s.tables.c.key, s.tables.c.id))}
    mine = {row[0]: row[1] for row in (await old.execute(select(s.tables.c.key, s.tables.c.id))).all()}
    if any(mine.get(key) != table_id for key, table_id in known.items()):
        raise UpkeepError("the target has other tables already: an empty database is wanted")


async def copy_tables(old: AsyncConnection, new: AsyncConnection, found: Moved) -> None:
    e = s.entries.c
    lengths = select(e.table, func.max(e.number)).group_by(e.table)
    there = {row[0]: row[1] for row in (await new.execute(lengths)).all()}
    await new.execute(delete(s.tables))
    async for rows in chunks(old, s.tables):
        await new.execute(insert(s.tables), rows)
        found.tables += len(rows)
        for row in rows:
            more = select(s.entries).where(e.table == row["key"], e.number > there.get(row["key"], -1))
            entries = [dict(entry) for entry in (await old.execute(more)).mappings()]
            if entries:
                await new.execute(insert(s.entries), entries)
                found.entries += len(entries)


async def chunks(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    order = list(table.primary_key.columns)
    at = 0
    while True:
        found = await connection.execute(select(table).order_by(*order).limit(CHUNK).offset(at))
        rows = [dict(row) for row in found.mappings()]
        if rows:
            yield rows
        if len(rows) < CHUNK:
            return
        at += CHUNK


async def keep_secret(source: Database, target: Database, new: AsyncConnection) -> None:
    """What cookies are signed with lies beside a file, and in any other database: people stay who they are."""
    secret = ""
    if source.file is not None:
        path = source.file.with_suffix(".secret")
        secret = path.read_text().strip() if path.exists() else ""
    this = s.settings.c.name == "secret"
    known = (await new.execute(select(s.settings.c.value).where(this))).scalar()
    if secret and target.file is None and not known:
        await new.execute(insert(s.settings).values(name="secret", value=secret))
    if known and target.file is not None and not (path := target.file.with_suffix(".secret")).exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(str(known))


async def compare(old: AsyncConnection, target: Database) -> None:
    e = s.entries.c
    for (key,) in (await old.execute(select(s.tables.c.key))).all():
        mine = (await old.execute(select(e.body).where(e.table == key).order_by(e.number))).scalars().all()
        if fingerprint(mine) != fingerprint(await target.log(key)):
            raise StoreError(f"table {key} is not the same in the target")


def fingerprint(bodies: Sequence[bytes]) -> str:
    return sha256(b"\n".join(bodies)).hexdigest()


async def into_file(source: Database, to: Path, now: int) -> int:
    """A backup of any database, as an SQLite file."""
    if to.exists():
        raise UpkeepError(f"{to} is there already: choose another name")
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    await moved(source, Database(f"sqlite:///{part}"), now)
    part.with_suffix(".secret").unlink(missing_ok=True)  # it is in the copy's settings, too
    for ending in ("-wal", "-shm"):
        part.with_name(part.name + ending).unlink(missing_ok=True)
    part.chmod(0o600)
    part.rename(to)
    return to.stat().st_size
