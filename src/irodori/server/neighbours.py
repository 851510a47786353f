"""The other processes of one server: what they write and who is there with them, and what is left alone by all.

A process that has nobody else beside it (SQLite) uses only the last part: tables that must be looked after.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from msgspec import json
from sqlalchemy import delete, func, insert, select, update

from irodori.server import entries as e
from irodori.server.guests import token
from irodori.server.live import LEASE, Live
from irodori.server.store import schema as s
from irodori.server.store.database import Statement, StoreError
from irodori.server.store.writer import Order
from irodori.server.table import Table

if TYPE_CHECKING:
    from irodori.server.fanout import Fanout
    from irodori.server.house import House

log = logging.getLogger("irodori.neighbours")
BEAT = 1.0
"""Seconds between two signs of life; what the database is asked each time, it is asked every second time."""
GONE = 6000
"""Milliseconds without a sign after which a process is gone."""
DEAF = 4.0
"""Seconds without hearing ourselves after which we ask the database instead."""
LONGEST_NOTE = 7900
"""PostgreSQL takes no longer ones; what is longer is read from the database."""
COMPARE = 4
"""Beats after which we ask the database anyway: a note may be lost without a sign."""
MOST_CLAIMS = 100
decode = json.Decoder(list[str]).decode
decode_seats = json.Decoder(list[int]).decode


class Neighbours:
    def __init__(self, house: House) -> None:
        self.house = house
        self.me = token(64)
        self.lives: WeakValueDictionary[int, Live] = WeakValueDictionary()
        """By key."""
        self.others: set[str] = set()
        self.fanout: Fanout | None = None
        self.heard_at = 0.0
        self.up = self.down = 0
        """Since when at least one process has been there, and when the last before was: between, clocks stood still."""
        self.ticking: set[int] = set()
        """Tables at which a live clock runs."""
        self.offered: set[asyncio.Task[None]] = set()

    @property
    def clock(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def deaf(self) -> bool:
        return self.fanout is not None and self.clock - self.heard_at > DEAF

    async def open(self) -> None:
        house = self.house
        self.up = house.now()
        self.heard_at = self.clock
        await self.meet()
        if not self.others:
            house.start(self.resume())
        if house.database.shared:
            self.fanout = await self.made_fanout()
            self.fanout.open()
        house.start(self.keep())

    async def made_fanout(self) -> Fanout:
        from irodori.server.fanout import Listen, Valkey

        if self.house.config.valkey:
            name = await self.house.kept("name", token(64))  # others may use the same Valkey
            found = Valkey(self.house.config.valkey, name, self.heard, self.missed)
            self.house.writer.announce = found.tell
            if self.house.thinks:
                self.house.start(self.take(found))
            return found
        return Listen(self.house.config.database, self.heard, self.missed)

    async def close(self) -> None:
        if self.fanout is not None:
            for key, live in list(self.lives.items()):
                if live.here_now:
                    self.tell(f"h {self.me} {key} []")
            await self.fanout.close()
        gone: Statement = (delete(s.processes).where(s.processes.c.id == self.me), {})
        try:
            await self.house.database.write((), [gone, *kept("seen", self.house.now())])
        except StoreError as error:
            log.warning("when we went is not known, and other processes will notice by themselves: %s", error)

    # ---- who is there

    async def meet(self) -> None:
        database, named = self.house.database, s.settings.c.name
        last = (await database.rows(select(func.max(s.processes.c.beat))))[0][0] or 0
        if database.shared:
            await self.beat(self.up)
        rows = await database.rows(select(named, s.settings.c.value).where(named.in_(("up", "down", "seen"))))
        known = {name: int(value) for name, value in rows}
        if self.others:
            self.up, self.down = known.get("up", self.up), known.get("down", 0)
            return
        self.down = max(last, known.get("seen", 0))
        if database.shared:
            await database.write((), [*kept("up", self.up), *kept("down", self.down)])

    async def resume(self) -> None:
        """Live clocks that ran when the last process went."""
        t = s.tables.c
        ran = select(t.id).where(t.status == "running", t.clock == "live", t.due.is_not(None))
        for (table_id,) in await self.house.database.rows(ran):
            await self.house.live(table_id)

    def away(self, table: Table) -> e.Resumed | None:
        """That nobody was there, if a live clock must know it; what it had run before stays counted."""
        if table.status != "running" or table.facts.clock.kind != "live" or table.touched >= self.up:
            return None
        ran = max(self.down, table.touched) - table.clocks.since
        return e.Resumed(at=self.house.now(), ran=max(0, ran))

    def sign(self) -> None:
        """Where no process has a beat: that somebody was there, while it matters."""
        for live in self.lives.values():
            ticks = live.table.facts.clock.kind == "live" and live.table.due is not None
            self.ticking.add(live.key) if ticks else self.ticking.discard(live.key)
        if self.ticking and self.fanout is None:
            statements = kept("seen", self.house.now())
            self.house.writer.put(Order(None, (), statements, lambda: None, lambda _: None))

    async def beat(self, now: int) -> None:
        database, p = self.house.database, s.processes
        if not await database.changed(update(p).where(p.c.id == self.me).values(beat=now)):
            await database.changed(insert(p).values(id=self.me, beat=now))
            await database.changed(delete(p).where(p.c.beat < now - 100 * GONE))
        rows = await database.rows(select(p.c.id).where(p.c.beat > now - GONE, p.c.id != self.me))
        others = {row[0] for row in rows}
        gone, self.others = self.others - others, others
        for live in list(self.lives.values()) if gone else ():
            if gone & live.elsewhere.keys():
                live.elsewhere = {who: seats for who, seats in live.elsewhere.items() if who not in gone}
                live.show_presence()

    # ---- notes

    def note(self, key: int, number: int, bodies: list[bytes]) -> str:
        found = f"e {self.me} {key} {number} {json.encode([body.decode() for body in bodies]).decode()}"
        if len(found) * 3 < LONGEST_NOTE or len(found.encode()) < LONGEST_NOTE:
            return found
        return found[: found.index("[")] + "[]"

    def tell(self, note: str) -> None:
        if self.fanout is not None:
            self.fanout.tell([note])

    def heard(self, note: str) -> None:
        kind, _, rest = note.partition(" ")
        if kind == "j":
            if self.house.thinks:
                self.start(self.claim_offered(int(rest)))
            return
        if kind == "m":
            self.missed()
            return
        who, _, rest = rest.partition(" ")
        if who == self.me:
            self.heard_at = self.clock
            return
        key, _, rest = rest.partition(" ")
        live = self.lives.get(int(key)) if key else None
        if live is None or live.broken:
            return
        if kind == "e":
            number, _, bodies = rest.partition(" ")
            live.follower.heard(int(number), decode(bodies))
        elif kind == "h":
            live.elsewhere[who] = decode_seats(rest)
            live.show_presence()
        elif kind == "?" and (here := live.here_now):
            self.tell(f"h {self.me} {live.key} {json.encode(sorted(here)).decode()}")
        elif kind == "r" and self.house.lives.get(live.id) is live:
            live.stop()
            self.house.broken(live)

    def tell_presence(self, key: int, seats: list[int]) -> None:
        self.tell(f"h {self.me} {key} {json.encode(seats).decode()}")

    def missed(self) -> None:
        """Notes may have been lost: ask the database about all tables here."""
        self.start(self.compare())

    def start(self, coroutine: object) -> None:
        self.house.start(coroutine)

    async def compare(self) -> None:
        number, table = s.entries.c.number, s.entries.c.table
        lives = [live for live in self.lives.values() if not live.broken]
        for first in range(0, len(lives), 500):
            some = lives[first : first + 500]
            lengths = select(table, func.max(number)).where(table.in_([live.key for live in some]))
            try:
                found = {key: last + 1 for key, last in await self.house.database.rows(lengths.group_by(table))}
            except StoreError as error:
                log.warning("other processes' entries cannot be looked for: %s", error)
                return
            for live in some:
                if found.get(live.key, 0) > live.follower.kept:
                    live.follower.heard(found[live.key], [])

    # ---- what is left alone

    async def keep(self) -> None:
        beats = 0
        ahead = 0 if self.others else LEASE  # what processes that are gone have leased, too
        while True:
            try:
                beats += 1
                if self.fanout is not None:
                    self.tell(f"b {self.me}")
                    if beats % 2:
                        await self.beat(self.house.now())
                    if self.deaf or beats % COMPARE == 0:
                        await self.compare()
                    if self.deaf and self.clock - self.heard_at > 2 * DEAF:
                        self.heard_at = self.clock - DEAF
                        self.fanout.reset()
                for live in list(self.lives.values()):
                    live.renew()
                self.sign()
                if beats % 2:  # each question to the database costs as much as a move
                    while await self.look_after(self.house.now() + ahead) == MOST_CLAIMS:
                        pass
                    ahead = 0
                else:
                    await self.house.keep_out()
            except StoreError as error:
                log.warning("looking around: %s", error)
            except Exception:
                log.exception("looking around")
            await asyncio.sleep(BEAT)

    async def look_after(self, until: int) -> int:
        """Tables whose time has come, and that no other process has taken."""
        t = s.tables.c
        if not self.house.thinks:
            until -= LEASE  # workers come first
        waiting = select(t.id, t.key, t.due).where(t.due <= until).order_by(t.due).limit(MOST_CLAIMS)
        found = await self.house.database.rows(waiting)
        for table_id, key, due in found:
            await self.claim(table_id, key, due)
        return len(found)

    async def claim(self, table_id: str, key: int, due: int) -> None:
        """A lease: of all who try, one changes what it has read."""
        t, lease = s.tables.c, self.house.now() + LEASE
        changed = await self.house.database.changed(
            update(s.tables).where(t.key == key, t.due == due).values(due=lease)
        )
        if changed:
            live = await self.house.live(table_id, fresh=True)
            if live is not None:
                live.claimed(lease)

    async def claim_offered(self, key: int) -> None:
        t = s.tables.c
        try:
            for table_id, due in await self.house.database.rows(select(t.id, t.due).where(t.key == key)):
                if due is not None and due <= self.house.now() and not self.house.bots.is_full:
                    await self.claim(table_id, key, due)
        except StoreError as error:
            log.warning("a job is left for later: %s", error)

    async def take(self, valkey: object) -> None:
        from irodori.server.fanout import Valkey

        assert isinstance(valkey, Valkey)
        while True:
            try:
                while self.house.bots.is_full:
                    await asyncio.sleep(0.05)
                await self.claim_offered(await valkey.take())
            except Exception as error:
                log.warning("no jobs from Valkey: %r", error)
                await asyncio.sleep(1)


def kept(name: str, at: int) -> list[Statement]:
    """A time that all processes know."""
    return [
        (delete(s.settings).where(s.settings.c.name == name), {}),
        (insert(s.settings).values(name=name, value=str(at)), {}),
    ]
