"""Numbers for Prometheus, in its text format; few enough to be written by hand."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(BOUNDS, value)] += 1
        self.sum += value

    def lines(self, name: str) -> list[str]:
        found: list[str] = []
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.entries = 0
        self.commits = 0
        self.failures = 0
        self.refused = 0
        self.conflicts = 0
        self.commit_seconds = Histogram()
        self.durable_seconds = Histogram()
        """From a message to its answer, without the network: how long a move takes."""
        self.bot_seconds = Histogram()

    def committed(self, entries: int, orders: int, seconds: float) -> None:
        self.entries += entries
        self.commits += 1
        self.commit_seconds.add(seconds)

    def text(self, **gauges: int) -> str:
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE irodori_{name} gauge", f"irodori_{name} {value}"]
        for name in ("entries", "commits", "conflicts", "failures", "refused"):
            lines += [f"# TYPE irodori_{name}_total counter", f"irodori_{name}_total {getattr(self, name)}"]
        for name in ("commit_seconds", "durable_seconds", "bot_seconds"):
            lines += [f"# TYPE irodori_{name} histogram", *getattr(self, name).lines(f"irodori_{name}")]
        return "\n".join(lines) + "\n"
