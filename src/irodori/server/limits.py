"""How much one identity or one address may ask for: buckets that fill with time."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limit:
    """`rate` a second, `burst` at once, for each key; nothing is remembered of keys that are quiet."""

    MOST_KEYS = 20_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def allows(self, key: str, cost: float = 1) -> bool:
        if not self.rate:
            return True
        now = self.clock()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.MOST_KEYS:
                self.forget(now)
            bucket = self.buckets[key] = Bucket(self.burst, now)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True

    def forget(self, now: float) -> None:
        """Full buckets, and if that is not enough the oldest."""
        full = self.burst / self.rate
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if now - bucket.at < full}
        while len(self.buckets) >= self.MOST_KEYS:
            del self.buckets[next(iter(self.buckets))]


class Limits:
    """All of them; `scale` 0 switches them off, 2 allows twice as much."""

    def __init__(self, scale: float, clock: Callable[[], float]) -> None:
        self.requests = Limit(20 * scale, 100 * scale, clock)
        """HTTP, for each address."""
        self.guests = Limit(0.05 * scale, 30 * scale, clock)
        """New guests, for each address."""
        self.tables = Limit(0.05 * scale, 20 * scale, clock)
        """New tables, for each guest."""
        self.reviews = Limit(0.05 * scale, 10 * scale, clock)
        """Reviews, for each guest."""
        self.hints = Limit(0.2 * scale, 5 * scale, clock)
        """Hints, for each guest."""
        self.sockets = Limit(2 * scale, 60 * scale, clock)
        """Sockets opened, for each address."""
        self.most_sockets = 500 * scale or float("inf")
        """Sockets open at once, for each address."""
        self.messages = Limit(10 * scale, 40 * scale, clock)
        """Messages over sockets, for each guest."""
        self.talk = Limit(0.5 * scale, 8 * scale, clock)
        """Lines of chat and claims, for each guest."""
