"""The server's one object: the tables in memory, the writer, the bots, and who is a guest here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from typing import Any

from sqlalchemy import delete, insert, select, update

from irodori.server import entries as e
from irodori.server.advice import Advice, JobState
from irodori.server.bots import Pool
from irodori.server.config import Config
from irodori.server.guests import Guests, hashed, token
from irodori.server.jobs import Jobs, overdue
from irodori.server.limits import Limits
from irodori.server.live import NOT_FOR_SPECTATORS, Live
from irodori.server.metrics import Metrics
from irodori.server.neighbours import Neighbours
from irodori.server.outlet import RESYNC
from irodori.server.reminders import Reminders
from irodori.server.store import schema as s
from irodori.server.store.database import Conflict, Statement, StoreError, database_of
from irodori.server.store.writer import Writer

log = logging.getLogger("irodori.house")
IDLE = 120_000
"""Milliseconds after which a table at which nobody looks leaves the memory."""
DAY = 86_400_000


class House:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.guests = Guests(config.secret, config.secure)
        self.metrics = Metrics()
        self.limits = Limits(config.limits, time.monotonic)
        self.database = database_of(config.database)
        self.neighbours = Neighbours(self)
        self.bots = Pool(config.bots)
        self.bot_pause = config.bot_pause
        self.reminders = Reminders(self)
        self.jobs = Jobs(self.database, self.write, self.now)
        self.advice = Advice(time.monotonic, tell=self.jobs.put if self.database.shared else None)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.banned: set[str] = set()
        self.sockets = 0
        self.addresses: Counter[str] = Counter()
        """Sockets that are open, by address."""
        self.keys: list[int] = []
        """Of tables to come."""
        self.draining = False
        self.writer: Writer

    # ---- coming and going

    async def open(self) -> None:
        await self.database.open()
        if not self.config.secret:
            self.guests = Guests(await self.kept("secret", secrets.token_hex(32)), self.config.secure)
        self.writer = Writer(self.database, self.metrics.committed)
        await self.neighbours.open()
        self.start(self.keep())
        if self.reminders.offered:
            self.start(self.reminders.keep())

    async def kept(self, name: str, new: str) -> str:
        """A setting that all processes share, made by the first."""
        with contextlib.suppress(Conflict):
            await self.database.write((), [(insert(s.settings).values(name=name, value=new), {})])
        return (await self.database.rows(select(s.settings.c.value).where(s.settings.c.name == name)))[0][0]

    async def drain(self) -> None:
        """Before the end: nothing new is taken, what was taken is written and acknowledged, and all are sent away."""
        self.draining = True
        with contextlib.suppress(StoreError):
            await self.writer.write()
        for live in self.lives.values():
            for outlet in live.everyone:
                outlet.close(1012, "the server restarts: come back")

    async def close(self) -> None:
        if not self.draining:
            await self.drain()
        for task in list(self.tasks):
            task.cancel()
        await self.writer.close()
        await self.neighbours.close()
        for live in self.lives.values():
            live.stop()
        await self.bots.close()
        await self.advice.close()
        await self.database.close()

    def start(self, coroutine: Any) -> None:
        task = asyncio.create_task(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def moved(self, seconds: float) -> None:
        self.metrics.durable_seconds.add(seconds)

    def thought(self, seconds: float) -> None:
        self.metrics.bot_seconds.add(seconds)

    def late(self) -> None:
        self.metrics.conflicts += 1

    async def write(self, *statements: Statement) -> None:
        await self.writer.write(*statements)

    async def review(self, guest: str, job: str) -> JobState | None:
        """How far a guest's review is, at whichever process."""
        own = self.advice.jobs.get(job)
        if own is not None:
            return own.state if own.owner == guest else None
        return await self.jobs.get(guest, job) if self.database.shared else None

    # ---- other processes

    @property
    def alone(self) -> bool:
        return not self.database.shared

    @property
    def reminds(self) -> bool:
        return self.reminders.offered

    @property
    def thinks(self) -> bool:
        return self.config.bots > 0

    def note(self, key: int, number: int, bodies: list[bytes]) -> str:
        return self.neighbours.note(key, number, bodies) if self.database.shared else ""

    def tell_presence(self, key: int, seats: list[int]) -> None:
        self.neighbours.tell_presence(key, seats)

    def offer(self, key: int) -> None:
        if self.neighbours.fanout is not None:
            self.start(self.neighbours.fanout.offer(key))

    async def log(self, key: int, since: int) -> list[bytes]:
        return await self.database.log(key, since)

    # ---- tables

    async def live(self, table_id: str, fresh: bool = False) -> Live | None:
        """The table of this id, loaded if it must be; `fresh`: with all that any process has written until now."""
        found = self.lives.get(table_id)
        if found is not None and not found.broken:
            found.used = self.now()
            if fresh:
                await self.freshen(found)
            return found
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def freshen(self, live: Live) -> None:
        await live.follower.settled()
        if not live.queued and await self.database.length(live.key) > live.follower.kept:
            live.follower.catch_up()
            await live.follower.settled()

    async def load(self, table_id: str) -> Live | None:
        rows = await self.database.rows(select(s.tables.c.key, s.tables.c.due).where(s.tables.c.id == table_id))
        if not rows:
            return None
        key, due = rows[0]
        bodies = await self.database.log(key)
        live = Live(self, key, table_id, [e.decode(body) for body in bodies], due)
        self.known(live)
        self.neighbours.tell(f"? {self.neighbours.me} {key}")
        resumed = self.neighbours.away(live.table)
        if resumed is not None:
            live.append([resumed])
        else:
            live.consider()
        if self.database.shared:  # what was written between reading and being known is told to nobody
            await self.freshen(live)
        return live

    def known(self, live: Live) -> None:
        self.lives[live.id] = self.neighbours.lives[live.key] = live

    async def create(self, created: e.Created, seated: list[e.AnyEntry], players: list[str]) -> Live:
        """A new table with those who sit there from the beginning, on disk before anybody hears of it."""
        live, statements = await self.listed(created, [created], players)
        await self.do(live, seated, *statements, first=created)
        self.known(live)
        return live

    async def prepared(
        self, created: e.Created, seated: list[e.AnyEntry], players: list[str]
    ) -> tuple[Live, list[Statement]]:
        """A new table, and the statements that write it together with something else; then it must be made `known`."""
        log_of_table: list[e.AnyEntry] = [created, *seated]
        live, statements = await self.listed(created, log_of_table, players)
        rows = [
            {"table": live.key, "number": number, "at": entry.at, "body": e.encode(entry)}
            for number, entry in enumerate(log_of_table)
        ]
        return live, [*statements, (insert(s.entries).values(rows), {})]

    async def listed(
        self, created: e.Created, log_of_table: list[e.AnyEntry], players: list[str]
    ) -> tuple[Live, list[Statement]]:
        live = Live(self, await self.new_key(), token(), log_of_table)
        values = {
            "key": live.key, "id": live.id, "status": "open", "private": created.private, "game": created.game,
            "created": created.at, "clock": created.clock.kind, "asked": "",
        }  # fmt: skip
        statements: list[Statement] = [(insert(s.tables).values(**values), {})]
        statements += [(insert(s.seats).values(table=live.key, player=player), {}) for player in dict.fromkeys(players)]
        return live, statements

    async def new_key(self) -> int:
        while not self.keys:
            self.keys.extend(await self.database.new_keys(20))
        return self.keys.pop(0)

    async def do(
        self, live: Live, made: list[e.AnyEntry], *statements: Statement, first: e.Created | None = None
    ) -> None:
        """Entries that come over HTTP: returns when they are on disk. Raises Conflict where the table is not any more
        what the entries were made for; then it is up to date, and they must be made anew."""
        if live.follower.busy:
            await live.follower.settled()
            raise Conflict("the table has changed meanwhile")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: StoreError | None) -> None:
            if not done.done():
                done.set_exception(error) if error else done.set_result(None)

        live.append(made, statements=statements, done=settled, first=first)
        await done

    def broken(self, live: Live) -> None:
        """Called for each order of a table that failed: load it again once, and show it to all who look at it."""
        self.metrics.failures += 1
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
            self.start(self.reload(live))

    async def reload(self, old: Live) -> None:
        outlets = old.everyone
        old.outlets.clear()
        for wait in (0.0, 0.2, 1.0):
            await asyncio.sleep(wait)
            try:
                live = await self.live(old.id)
            except StoreError as error:
                log.error("table %s cannot be loaded: %s", old.key, error)
                continue
            if live is not None:
                for outlet in outlets:
                    if not outlet.dropped:
                        live.attach(outlet, 0)
                return
        for outlet in outlets:
            outlet.close(RESYNC, "the table must be loaded again: come back")

    # ---- what happens by itself

    async def keep(self) -> None:
        """Once a minute: tables that nobody uses leave the memory; once an hour the database is tidied."""
        tidied = 0
        while True:
            await asyncio.sleep(60)
            now = self.now()
            for live in list(self.lives.values()):
                if self.may_leave(live, now):
                    live.stop()
                    del self.lives[live.id]
            if now - tidied >= 3_600_000:
                tidied = now
                try:
                    await self.tidy(now)
                except StoreError as error:
                    log.error("tidying: %s", error)

    def may_leave(self, live: Live, now: int) -> bool:
        table = live.table
        if live.everyone or live.queued or live.thinking or live.follower.busy or now - live.used < IDLE:
            return False
        due = table.due
        return table.status != "running" or live.timer is None or (due is not None and due[0] - now > IDLE)

    async def tidy(self, now: int) -> None:
        for status, days in (("open", self.config.keep_open), ("running", self.config.keep_idle)):
            before = now - days * DAY
            old = select(s.tables.c.id).where(s.tables.c.status == status, s.tables.c.created < before)
            for (table_id,) in await self.database.rows(old) if days else ():
                live = await self.live(table_id)
                if live is not None and live.table.status == status and live.table.used < before:
                    await self.do(live, [e.Ended(at=now, why="abandoned")])
        await self.writer.write((delete(s.links).where(s.links.c.expires < now), {}))
        if self.database.shared:
            await self.writer.write(overdue(now))
        if self.config.keep_finished:
            ended = s.tables.c.ended < now - self.config.keep_finished * DAY
            for row in await self.database.rows(select(s.tables.c.id, s.tables.c.key).where(ended)):
                table_id, key = tuple[str, int](row)
                if table_id not in self.lives:
                    await self.writer.write(
                        (delete(s.entries).where(s.entries.c.table == key), {}),
                        (delete(s.seats).where(s.seats.c.table == key), {}),
                        (delete(s.tables).where(s.tables.c.key == key), {}),
                    )

    # ---- people

    async def keep_out(self) -> None:
        """Whom the host has banned since the last look loses the table."""
        banned = {row[0] for row in await self.database.rows(select(s.bans.c.player))}
        new, self.banned = banned - self.banned, banned
        for live in list(self.lives.values()) if new else ():
            for there in list(live.outlets.values()):
                for outlet in [outlet for outlet in there if outlet.player in new]:
                    outlet.close(NOT_FOR_SPECTATORS, "the host of this server keeps you out")

    async def player(self, guest: str) -> str | None:
        """A guest's name."""
        rows = await self.database.rows(select(s.players.c.name).where(s.players.c.id == guest))
        return rows[0][0] if rows else None

    async def new_player(self, name: str) -> str:
        guest, now = token(), self.now()
        await self.writer.write((insert(s.players).values(id=guest, name=name, created=now, seen=now), {}))
        return guest

    async def tables_of(self, guest: str) -> list[str]:
        """Those that are not over, the newest first."""
        found = (
            select(s.tables.c.id)
            .join(s.seats, s.seats.c.table == s.tables.c.key)
            .where(s.seats.c.player == guest, s.tables.c.status != "ended")
            .order_by(s.tables.c.key.desc())
            .limit(50)
        )
        return [row[0] for row in await self.database.rows(found)]

    async def linked(self, link: str) -> str | None:
        """Whose one-time link this is; it works once, also when two use it at the same moment."""
        kept, used = hashed(link), hashed(f"used {link}")
        wanted = select(s.links.c.hash, s.links.c.player, s.links.c.expires).where(s.links.c.hash.in_((kept, used)))
        rows = await self.database.rows(wanted)
        if len(rows) != 1:
            return None
        found, guest, expires = tuple[str, str, int](rows[0])
        if found != kept or expires < self.now():
            return None
        try:
            await self.writer.write((insert(s.links).values(hash=used, player=guest, expires=expires), {}))
        except StoreError:
            if len(await self.database.rows(wanted)) == 1:
                raise
            return None
        return guest

    async def blocked(self, guest: str) -> dict[str, str]:
        """Whom a guest has blocked, and their names."""
        both = s.players.c.id == s.blocks.c.other
        found = select(s.blocks.c.other, s.players.c.name).join(s.players, both).where(s.blocks.c.player == guest)
        return dict(tuple[str, str](row) for row in await self.database.rows(found))

    async def block(self, guest: str, other: str) -> None:
        await self.unblock(guest, other, (insert(s.blocks).values(player=guest, other=other), {}))

    async def unblock(self, guest: str, other: str, *then: Statement) -> None:
        mine = delete(s.blocks).where(s.blocks.c.player == guest, s.blocks.c.other == other)
        await self.writer.write((mine, {}), *then)

    async def rename(self, guest: str, name: str) -> None:
        await self.writer.write((update(s.players).where(s.players.c.id == guest).values(name=name), {}))
