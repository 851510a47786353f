"""Clocks of a server's table: what is left to each seat, counting, by the server's time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from irodori import words

if TYPE_CHECKING:
    from irodori.terminal.online.known import Known

MINUTE, HOUR, DAY = 60, 3600, 86_400
SHORT = 30
"""Seconds from which on little is left."""


class Clock(NamedTuple):
    seat: int
    seconds: int
    runs: bool

    @property
    def is_short(self) -> bool:
        return self.runs and self.seconds <= SHORT


def clocks(known: Known, ahead: float) -> list[Clock]:
    """By seat; `ahead`: the seconds by which the server's clock is ahead of this machine's."""
    found = known.clocks
    if found is None or known.view is None:
        return []
    passed = max(0.0, (time.time() + ahead) * 1000 - found["since"])
    shown: list[Clock] = []
    for seat, left in enumerate(found["left"]):
        runs = known.status == "running" and seat in found["running"] and seat not in known.chosen
        shown.append(Clock(seat, -int(-max(0.0, left - passed * runs) // 1000), runs))
    return shown


def figures(language: str, seconds: int) -> str:
    """9:58, 1:05:09, or days and hours."""
    if seconds >= 2 * DAY:
        return words.t(language, "terminal-clock-left-days", days=seconds // DAY, hours=seconds % DAY // HOUR)
    minutes, rest = divmod(seconds, MINUTE)
    if seconds >= HOUR:
        return f"{seconds // HOUR}:{minutes % 60:02}:{rest:02}"
    return f"{minutes}:{rest:02}"
