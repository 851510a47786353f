"""Spectators who are to be late, and what each socket hears of a change."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Protocol

from irodori.server import entries as e
from irodori.server.outlet import Outlet
from irodori.server.sights import Sights, Viewer, with_forecast
from irodori.server.table import folded

SEATING = (e.Seated, e.Left, e.Started)


class Clocked(Protocol):
    def now(self) -> int: ...


class Behind:
    """The table as spectators see it where they are to be late: the same entries, applied later."""

    def __init__(self, house: Clocked, delay: int, log_of_table: list[e.AnyEntry]) -> None:
        self.house = house
        self.outlets: dict[Viewer, set[Outlet]] = {}
        self.waiting: deque[Sequence[e.AnyEntry]] = deque()
        self.timer: asyncio.TimerHandle | None = None
        shown = house.now() - delay * 1000
        old = list(takewhile(lambda entry: entry.at <= shown or isinstance(entry, e.Created), log_of_table))
        self.table = folded(old)
        self.sights = Sights(self.table)
        for entry in log_of_table[len(old) :]:
            self.later([entry])

    def attach(self, outlet: Outlet, since: int) -> None:
        self.outlets.setdefault(outlet.viewer, set()).add(outlet)
        outlet.send(self.sights.hello(outlet.viewer, since, outlet.forecasts))

    def detach(self, outlet: Outlet) -> None:
        there = self.outlets.get(outlet.viewer, set())
        there.discard(outlet)
        if not there:
            self.outlets.pop(outlet.viewer, None)
            self.sights.seen.pop(outlet.viewer, None)

    def later(self, made: Sequence[e.AnyEntry]) -> None:
        self.waiting.append(made)
        if self.timer is None:
            self.wait()

    def wait(self) -> None:
        """One timer for all, so that nothing can overtake what came before it."""
        if self.waiting:
            due = self.waiting[0][0].at / 1000 + self.table.facts.delay - self.house.now() / 1000
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due), self.apply)

    def apply(self) -> None:
        self.timer = None
        made = self.waiting.popleft()
        for entry in made:
            self.table.apply(entry)
        letters = told(self.sights, self.outlets)
        if any(isinstance(entry, SEATING) for entry in made):
            self.sights.seen.clear()
            letters = [(outlet, self.sights.hello(outlet.viewer, forecasts=outlet.forecasts)) for outlet, _ in letters]
        for outlet, data in letters:
            if data is not None:
                outlet.send(data)
        self.wait()

    def stop(self) -> None:
        self.waiting.clear()
        if self.timer is not None:
            self.timer.cancel()


def told(sights: Sights, outlets: Mapping[Viewer, set[Outlet]]) -> list[tuple[Outlet, bytes | None]]:
    """What each socket is to hear of what has changed."""
    updates = sights.updates(outlets)
    curious = [viewer for viewer in updates if any(outlet.forecasts for outlet in outlets[viewer])]
    forecasts = sights.forecasts(curious)
    found: list[tuple[Outlet, bytes | None]] = []
    for viewer, there in outlets.items():
        plain = updates.get(viewer)
        more = forecasts.get(viewer)
        longer = with_forecast(plain, more) if plain and more else plain
        found += [(outlet, longer if outlet.forecasts else plain) for outlet in there]
    return found
