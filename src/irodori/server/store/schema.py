"""What is kept. `entries` is the truth about tables; `tables` and `seats` are what lists of tables need of it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

HEAD = "0003"
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
    Column("due", BigInteger),
    Column("asked", Text),
    Index("open_tables", "status", "private", "created"),
    Index("due_tables", "due"),
)
"""`due`: when a process must look after the table, if none has done so by then: a bot's turn, a clock. Never too late,
perhaps too early; whoever moves it on has leased the table until then. `asked`: the players whose turn it is, with
spaces between; null where an older version has written."""

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

settings = Table(
    "settings",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all processes of one server must agree on."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Jobs of several processes: who asks after one may have reached another process than who began it. `at`: when its
process last said how far it is."""

bans = Table(
    "bans",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
)

reminders = Table(
    "reminders",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("hook", String(500), nullable=False),
    Column("digest", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(32), nullable=False, unique=True),
    Column("sent", BigInteger, nullable=False),
)
"""How somebody wants to be told that it is their turn; `token` confirms the address and unsubscribes."""

turns = Table(
    "turns",
    metadata,
    Column("table", Integer, primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("told", Boolean, nullable=False),
)
"""Whose turn it is at tables with clocks of days."""

APPEND = text(
    """INSERT INTO entries ("table", number, at, body)
    SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(:rows)"""
)
ASK = text("UPDATE tables SET asked = one.value ->> 1 FROM json_each(:asked) AS one WHERE tables.key = one.value ->> 0")
"""Any number of entries in one statement: one step of the database, so its thread waits once for the interpreter."""
