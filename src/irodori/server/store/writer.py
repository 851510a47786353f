"""One task writes for all: what came in while the disk was busy becomes the next transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from irodori.server.store.database import Conflict, Database, EntryRow, Statement, StoreError

log = logging.getLogger("irodori.store")


class Order:
    """What must be written as one, and what is to be done then."""

    __slots__ = ("asked", "failed", "note", "owner", "rows", "statements", "written")

    def __init__(
        self,
        owner: Owner | None,
        rows: Sequence[EntryRow],
        statements: Sequence[Statement],
        written: Callable[[], None],
        failed: Callable[[StoreError], None],
        note: str = "",
        asked: tuple[int, str] | None = None,
    ) -> None:
        self.owner = owner
        self.rows = rows
        self.statements = statements
        self.written = written
        self.failed = failed
        self.note = note
        """What other processes are told of it."""
        self.asked = asked
        """A table, and whose turn it is there now."""


class Owner(Protocol):
    """A table whose orders build on one another: when one fails, so do those behind it."""

    broken: StoreError | None


class Writer:
    def __init__(self, database: Database, seen: Callable[[int, int, float], None]) -> None:
        self.database = database
        self.seen = seen
        """Told of each commit: entries, orders, seconds."""
        self.announce: Callable[[list[str]], None] | None = None
        """Tells other processes after a commit; without it the database does, as part of the commit."""
        self.waiting: list[Order] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.task = asyncio.create_task(self.run(), name="writer")

    def put(self, order: Order) -> None:
        self.waiting.append(order)
        self.wake.set()

    async def write(self, *statements: Statement) -> None:
        """Writes these, and waits for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(Order(None, (), statements, lambda: settle(done), lambda error: settle(done, error)))
        await done

    async def close(self) -> None:
        """Writes what waits, and ends."""
        self.closing = True
        self.wake.set()
        await self.task

    async def run(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                orders, self.waiting = self.waiting, []
                started = clock()
                await self.commit(orders)
                self.seen(sum(len(order.rows) for order in orders), len(orders), clock() - started)
            if self.closing:
                return

    async def commit(self, orders: list[Order]) -> None:
        orders = [order for order in orders if not self.is_lost(order)]
        if not orders:
            return
        try:
            await self.store(orders)
        except Conflict:
            await self.without_the_late(orders)
        except StoreError as error:
            log.error("commit of %d orders failed: %s", len(orders), error)
            await self.one_by_one(orders)

    async def store(self, orders: list[Order]) -> None:
        notes = [order.note for order in orders if order.note]
        await self.database.write(
            [row for order in orders for row in order.rows],
            [statement for order in orders for statement in order.statements],
            notes if self.announce is None else (),
            dict(order.asked for order in orders if order.asked is not None),
        )
        if self.announce is not None and notes:
            self.announce(notes)
        for order in orders:
            self.tell(order)

    async def without_the_late(self, orders: list[Order]) -> None:
        """Other processes have been quicker at some tables: all the other orders in one."""
        try:
            late = await self.database.taken({order.rows[0][:2] for order in orders if order.rows})
        except StoreError:
            late = set[tuple[int, int]]()
        if not late:
            await self.one_by_one(orders)
            return
        for order in orders:
            if order.rows and order.rows[0][:2] in late:
                self.fail(order, Conflict("another process has been quicker"))
        await self.commit([order for order in orders if not order.rows or order.rows[0][:2] not in late])

    async def one_by_one(self, orders: list[Order]) -> None:
        """One order may have spoilt the commit of all."""
        for order in orders:
            if self.is_lost(order):
                continue
            try:
                await self.store([order])
            except StoreError as error:
                self.fail(order, error)

    def fail(self, order: Order, error: StoreError) -> None:
        if order.owner is not None:
            order.owner.broken = error
        try:
            order.failed(error)
        except Exception:
            log.exception("after a commit that failed")

    def tell(self, order: Order) -> None:
        try:
            order.written()
        except Exception:
            log.exception("after a commit")

    def is_lost(self, order: Order) -> bool:
        if order.owner is None or order.owner.broken is None:
            return False
        order.failed(type(order.owner.broken)("an entry before this one could not be written"))
        return True


def settle(done: asyncio.Future[None], error: StoreError | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
