"""Clocks of a table: pure numbers, stepped by the times of its entries. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from irodori.core.edition import Json
from irodori.server.entries import Clock

DAY = 86_400_000


class Clocks:
    """While a decision is open the clocks of all whom it asks run at once, until each has chosen.

    What a seat has left is public as of the decision's start. In a secret decision nothing of it changes for others
    before the reveal: `settled` are the clocks that may be shown, `left` those that count.
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        bank = clock.bank * 1000 if clock.kind == "live" else round(clock.days * DAY)
        self.left = [bank] * players
        self.settled = list(self.left)
        self.since = 0
        self.running: set[int] = set()
        self.expired: set[int] = set()

    def open(self, seats: Iterable[int], at: int) -> None:
        """A decision begins."""
        if self.clock.kind == "days":
            self.left = [round(self.clock.days * DAY)] * len(self.left)
        self.settled = list(self.left)
        self.since = at
        self.running = set(seats)
        self.expired = set()

    def stop(self, seat: int, at: int) -> None:
        """A seat has chosen."""
        if seat not in self.running:
            return
        self.running.discard(seat)
        if self.clock.kind == "live":
            spent = max(0, at - self.since)
            self.left[seat] = max(0, self.left[seat] - spent) + self.clock.increment * 1000

    def restart(self, seat: int, at: int) -> None:
        """A seat took its choice back: its time runs as if it had never chosen."""
        self.left[seat] = self.settled[seat]
        self.running.add(seat)

    def resume(self, at: int, ran: int) -> None:
        """The server was away: a live clock goes on from where it stood."""
        if self.clock.kind == "live":
            self.since = at - ran

    def expire(self, seat: int) -> None:
        self.expired.add(seat)

    def close(self) -> None:
        self.running = set()
        self.settled = list(self.left)

    def due(self, besides: Collection[int] = ()) -> tuple[int, int] | None:
        """Who runs out of time first, and when; `besides` those for whom a bot plays."""
        if self.clock.kind == "none":
            return None
        waiting = [(self.since + self.left[seat], seat) for seat in self.running - self.expired - set(besides)]
        return min(waiting, default=None)

    def shown(self, asked: Iterable[int]) -> Json:
        if self.clock.kind == "none":
            return None
        left: list[Json] = list[Json](self.settled)
        return {"left": left, "since": self.since, "running": list[Json](asked)}
