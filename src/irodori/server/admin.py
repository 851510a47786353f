"""What a host may do beside the server, while it runs: look, close a table, keep somebody out, forget, export."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from msgspec import json, structs
from sqlalchemy import delete, insert, or_, select, update

from irodori.server import entries as e
from irodori.server.guests import token
from irodori.server.store import schema as s
from irodori.server.store.database import Conflict, Database, Statement
from irodori.server.table import Table, folded
from irodori.server.upkeep import UpkeepError

Lines = list[str]
TRIES = 8
NAMELESS = "—"


def now() -> int:
    return time.time_ns() // 1_000_000


def day(at: int | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000)) if at else "-"


async def tables(database: Database, status: str) -> Lines:
    t = s.tables.c
    sought = select(t.id, t.status, t.game, t.created, t.ended, t.private).order_by(t.key)
    if status:
        sought = sought.where(t.status == status)
    found = await database.rows(sought)
    return [
        f"{table_id}  {now_is:<8} {game:<10} made {day(made)}  ended {day(ended)}  {'private' if private else 'public'}"
        for table_id, now_is, game, made, ended, private in found
    ]


async def people(database: Database, name: str) -> Lines:
    p = s.players.c
    sought = select(p.id, p.name, p.created).order_by(p.created)
    if name:
        sought = sought.where(p.name.contains(name, autoescape=True))
    banned = {row[0] for row in await database.rows(select(s.bans.c.player))}
    return [
        f"{player}  {called}  since {day(since)}{'  banned' if player in banned else ''}"
        for player, called, since in await database.rows(sought)
    ]


async def reports(database: Database) -> list[dict[str, Any]]:
    """`player` and `name` of who was reported, as long as the table is kept."""
    r, found = s.reports.c, list[dict[str, Any]]()
    joined = s.reports.outerjoin(s.tables, s.tables.c.key == r.table)
    sought = select(s.tables.c.id, r.by, r.seat, r.text, r.at).select_from(joined).order_by(r.at)
    for row in await database.rows(sought):
        table_id, by, seat, words, at = tuple[str | None, str, int, str, int](row)
        table = (await loaded(database, table_id))[1] if table_id else None
        chair = table.chairs[seat] if table is not None and seat < len(table.chairs) else None
        player, name = (chair.player, chair.name) if chair is not None else (None, None)
        who = {"table": table_id, "seat": seat, "player": player, "name": name}
        found.append({"at": at, **who, "by": by or None, "text": words})
    return found


def told(report: dict[str, Any]) -> str:
    where = f"table {report['table'] or '(deleted)'}  seat {report['seat']}"
    who = f"{report['name'] or 'nobody'}  {report['player'] or '-'}"
    return f"{day(report['at'])}  {where}: {who}  by {report['by'] or '(deleted)'}: {report['text']}"


async def shown(database: Database, table_id: str) -> Lines:
    key, table = await loaded(database, table_id)
    lines = [f"table {table_id} ({key}): {table.facts.game}, {table.status} {table.why}, {table.count} entries"]
    for seat, chair in enumerate(table.chairs):
        who = "empty" if chair is None else f"{chair.name}  {chair.player or 'bot ' + chair.level}"
        lines.append(f"  seat {seat}: {who}")
    return lines


async def loaded(database: Database, table_id: str) -> tuple[int, Table]:
    rows = await database.rows(select(s.tables.c.key).where(s.tables.c.id == table_id))
    if not rows:
        raise UpkeepError(f"there is no table {table_id}")
    key: int = rows[0][0]
    return key, folded([e.decode(body) for body in await database.log(key)])


async def append(database: Database, table_id: str, made: Callable[[Table], list[e.AnyEntry]]) -> None:
    """Entries as any process would write them; the running ones are told, or see it when they look after tables."""
    for _ in range(TRIES):
        key, table = await loaded(database, table_id)
        first, entries = table.count, made(table)
        if not entries:
            return
        for entry in entries:
            table.apply(entry)
        bodies = [e.encode(entry) for entry in entries]
        rows = [(key, first + i, entry.at, bodies[i]) for i, entry in enumerate(entries)]
        ended = table.touched if table.status == "ended" else None
        listing = {"status": table.status, "ended": ended, "asked": " ".join(table.asked)}
        listed = update(s.tables).where(s.tables.c.key == key).values(**listing, due=0)
        note = f"e admin {key} {first} {json.encode([body.decode() for body in bodies]).decode()}"
        try:
            await database.write(rows, [(listed, {})], [note])
        except Conflict:
            continue
        return
    raise UpkeepError(f"table {table_id} is too busy: try again")


async def close(database: Database, table_id: str) -> Lines:
    def made(table: Table) -> list[e.AnyEntry]:
        if table.status == "ended":
            raise UpkeepError(f"table {table_id} has ended already")
        return [e.Ended(at=now(), why="closed")]

    await append(database, table_id, made)
    return [f"table {table_id} is closed"]


# ---- persons


async def name_of(database: Database, player: str) -> str:
    rows = await database.rows(select(s.players.c.name).where(s.players.c.id == player))
    if not rows:
        raise UpkeepError(f"there is nobody with the id {player}: `irodori admin people` lists them")
    return rows[0][0]


async def ban(database: Database, player: str, why: str) -> Lines:
    name = await name_of(database, player)
    known: Statement = (delete(s.bans).where(s.bans.c.player == player), {})
    await database.write((), [known, (insert(s.bans).values(player=player, at=now(), why=why[:200]), {})])
    return [f"{name} can sit, move and talk no more"]


async def unban(database: Database, player: str) -> Lines:
    changed = await database.changed(delete(s.bans).where(s.bans.c.player == player))
    return [f"{player} may come back" if changed else f"{player} was not banned"]


async def tables_with(database: Database, player: str) -> list[tuple[int, str]]:
    """Tables at which somebody sits, or has sat: the entries know."""
    found: list[tuple[int, str]] = []
    needle = player.encode()
    for key, table_id in await database.rows(select(s.tables.c.key, s.tables.c.id).order_by(s.tables.c.key)):
        if any(needle in body for body in await database.log(key)):
            found.append((key, table_id))
    return found


def left(player: str) -> Callable[[Table], list[e.AnyEntry]]:
    """How somebody goes who will not come back."""

    def made(table: Table) -> list[e.AnyEntry]:
        seat, at = table.seat_of(player), now()
        if seat is None or table.status == "ended":
            return []
        if table.status == "open":
            return [e.Left(at=at, seat=seat)]
        if table.chair(seat).resigned:
            return []
        gone = e.Resigned(at=at, seat=seat)
        return [gone] if [other for other in table.people if other != seat] else [gone, e.Ended(at=at, why="resigned")]

    return made


def nameless(log: list[e.AnyEntry], player: str, other: str) -> list[e.AnyEntry]:
    """The same game without somebody's name, words and id. It replays as before."""
    found: list[e.AnyEntry] = []
    table: Table | None = None
    for entry in log:
        new = entry
        seat = table.seat_of(player) if table is not None else None
        match entry:
            case e.Created(by=by) if by == player:
                new = structs.replace(entry, by=other)
            case e.Seated(player=who) if who == player:
                new = structs.replace(entry, player=other, name=NAMELESS)
            case e.Renamed(seat=where) if where == seat:
                new = structs.replace(entry, name=NAMELESS)
            case e.Said(seat=where) if where == seat:
                new = structs.replace(entry, text=NAMELESS)
            case _:
                pass
        found.append(new)
        if isinstance(entry, e.Created):
            table = Table(entry)
        elif table is not None:
            table.apply(entry)
    return found


async def forget(database: Database, player: str) -> Lines:
    """All that tells of a person goes; games of others stay, and still replay."""
    name, other = await name_of(database, player), f"gone-{token(64)}"
    known = await tables_with(database, player)
    for _, table_id in known:
        await append(database, table_id, left(player))
    for key, _ in known:
        old = [e.decode(body) for body in await database.log(key)]
        changed: list[Statement] = []
        for number, (before, after) in enumerate(zip(old, nameless(old, player, other), strict=True)):
            if after is not before:
                this = (s.entries.c.table == key, s.entries.c.number == number)
                changed.append((update(s.entries).where(*this).values(body=e.encode(after)), {}))
        await database.write((), changed, [f"r admin {key}"])
    goes = [
        delete(s.players).where(s.players.c.id == player),
        delete(s.links).where(s.links.c.player == player),
        delete(s.seats).where(s.seats.c.player == player),
        delete(s.blocks).where(or_(s.blocks.c.player == player, s.blocks.c.other == player)),
        delete(s.reminders).where(s.reminders.c.player == player),
        delete(s.turns).where(s.turns.c.player == player),
        update(s.reports).where(s.reports.c.by == player).values(by=""),
    ]
    await database.write((), [(statement, {}) for statement in goes])
    return [f"{name} is forgotten; {len(known)} tables keep their games without the name"]


async def export(database: Database, player: str) -> dict[str, Any]:
    """All that is kept about a person, to be handed to them."""
    p = s.players.c
    rows = await database.rows(select(p.name, p.created, p.seen).where(p.id == player))
    if not rows:
        await name_of(database, player)
    name, made, seen = rows[0]
    told = await database.rows(select(s.reminders.c.mail, s.reminders.c.hook).where(s.reminders.c.player == player))
    played: list[dict[str, Any]] = []
    for _, table_id in await tables_with(database, player):
        _, table = await loaded(database, table_id)
        seat = table.seat_of(player)
        over = table.status == "ended" and table.position is not None
        talk = [what for _, what in table.happened if what["kind"] == "chat" and what["seat"] == seat]
        played.append(
            {
                "id": table_id,
                "seat": seat,
                "status": table.status,
                "said": talk,
                "record": table.record() if over else None,
            }
        )
    sent = await database.rows(select(s.reports.c.text, s.reports.c.at).where(s.reports.c.by == player))
    blocked = await database.rows(select(s.blocks.c.other).where(s.blocks.c.player == player))
    return {
        "id": player, "name": name, "created": made, "seen": seen, "tables": played,
        "reminders": [{"mail": mail, "hook": hook} for mail, hook in told],
        "reports": [{"text": words, "at": at} for words, at in sent], "blocked": [row[0] for row in blocked],
    }  # fmt: skip
