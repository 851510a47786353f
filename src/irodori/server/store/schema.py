"""What is kept. `entries` is the truth about tables; `tables` and `seats` are what lists of tables need of it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, text

HEAD = "0001"
"""The newest migration."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("key", Integer, primary_key=True, autoincrement=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("clock", String(8), nullable=False),
    Index("open_tables", "status", "private", "created"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Integer, primary_key=True),
    Column("player", String(32), primary_key=True),
    Index("tables_of_player", "player", "table"),
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("key", Integer, primary_key=True, autoincrement=True),
    Column("table", Integer, nullable=False),
    Column("by", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

APPEND = {
    "sqlite": text(
        """INSERT INTO entries ("table", number, at, body)
        SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(:rows)"""
    ),
    "postgresql": text(
        """INSERT INTO entries ("table", number, at, body)
        SELECT (value ->> 0)::int, (value ->> 1)::int, (value ->> 2)::bigint, convert_to(value ->> 3, 'UTF8')
        FROM json_array_elements(CAST(:rows AS json))"""
    ),
}
"""Any number of entries in one statement: one step of the database, so its thread waits once for the interpreter."""
