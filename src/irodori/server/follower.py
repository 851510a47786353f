"""How a table follows what other processes write: entries as they come, and a way back when one was quicker than we.

What we applied and could not write is taken back without a word: the table is folded again up to what our viewers have
been told, then the others' entries are applied and told one by one. So nobody learns from what is sent that somebody
else acted at the same moment, which in a secret decision would tell that they have chosen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from irodori.server import entries as e
from irodori.server.outlet import Outlet
from irodori.server.sights import Sights
from irodori.server.store.database import StoreError
from irodori.server.table import folded

if TYPE_CHECKING:
    from irodori.server.live import Live

log = logging.getLogger("irodori.follower")
WAITS = (0.0, 0.1, 0.3, 1.0, 2.0, 3.0, 4.0, 4.0)
"""Seconds before each attempt to read what others wrote."""


class Lineage:
    """Orders that build on one another: when one fails, so do those behind it."""

    broken: StoreError | None = None


class Follower:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.lineage = Lineage()
        self.kept = live.table.count
        """Entries that are on disk and have been told."""
        self.task: asyncio.Task[None] | None = None
        self.held: list[Callable[[], None]] = []
        """What is to be done when the table is up to date again."""
        self.lags = False
        """There are entries of others, to be read when ours have been written."""
        self.rollback = False

    @property
    def busy(self) -> bool:
        return self.task is not None

    def later(self, what: Callable[[], None]) -> None:
        if self.busy:
            self.held.append(what)
        else:
            what()

    # ---- what happens

    def heard(self, number: int, bodies: list[str]) -> None:
        """Another process has written these entries; none: they were too long to tell."""
        live = self.live
        if live.broken or (bodies and number + len(bodies) <= self.kept):
            return
        if live.queued or self.busy:
            self.lags = True
        elif bodies and number == live.table.count:
            for body in bodies:
                live.hear(e.decode(body.encode()))
            live.consider()
        else:
            self.catch_up()

    def overtaken(self, lineage: Lineage, others: list[tuple[Outlet, bytes]]) -> None:
        """An order could not be written, for another process has been quicker; `others` went with it, and may still."""
        live = self.live
        for outlet, data in others:
            if outlet.greeted:
                outlet.send(data)
        if lineage is not self.lineage:
            return  # one behind the first
        self.lineage = Lineage()
        live.queued = 0
        live.last = None
        self.rollback = True
        self.catch_up()

    def idle(self) -> None:
        """All that we wanted to write has been written."""
        if self.lags:
            self.catch_up()

    def catch_up(self) -> None:
        if self.task is None and not self.live.broken:
            self.task = asyncio.create_task(self.run())

    async def settled(self) -> None:
        if self.task is not None:
            await asyncio.wait([self.task])

    def stop(self) -> None:
        held, self.held = self.held, []
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        self.task = None
        for what in held:
            what()

    # ---- catching up

    async def run(self) -> None:
        live = self.live
        for wait in WAITS:
            await asyncio.sleep(wait)
            self.lags = False
            try:
                bodies = await live.house.log(live.key, 0 if self.rollback else self.kept)
                break
            except StoreError as error:
                log.warning("table %s cannot be read: %s", live.key, error)
        else:
            live.stop()
            live.house.broken(live)
            return
        try:
            found = [e.decode(body) for body in bodies]
            if self.rollback:
                self.go_back(found[: self.kept])
                found = found[self.kept :]
            self.rollback = False
            new = self.ungreeted()
            for entry in found:
                live.hear(entry)
            for outlet in new:
                if live.place(outlet):
                    live.greet(outlet)
            if new:
                live.show_presence()
        except Exception:
            log.exception("table %s", live.key)
            live.stop()
            live.house.broken(live)
            return
        self.task = None
        held, self.held = self.held, []
        for what in held:
            try:
                what()
            except Exception:
                log.exception("again at table %s", live.key)
        if not live.queued:
            self.idle()
            live.consider()

    def go_back(self, kept: list[e.AnyEntry]) -> None:
        """The table as our viewers know it."""
        live = self.live
        live.table = folded(kept)
        live.sights = Sights(live.table)
        live.due = live.asked = None
        live.regroup()
        if live.table.position is None:  # nothing is secret yet: everybody is shown it anew
            for there in live.outlets.values():
                for outlet in there:
                    outlet.greeted = False
            return
        for viewer, there in live.outlets.items():
            live.sights.remember(viewer, any(outlet.forecasts for outlet in there))

    def ungreeted(self) -> list[Outlet]:
        """Takes out those who have not been shown the table yet."""
        live = self.live
        new = [outlet for there in live.outlets.values() for outlet in there if not outlet.greeted]
        for outlet in new:
            live.outlets[outlet.viewer].discard(outlet)
        live.outlets = {viewer: there for viewer, there in live.outlets.items() if there}
        return new
