"""What a seat knows of a state, as numbers for programs that learn; a game's own `observer.py` says it of its game.

Compiled together with the rules, so it is written like them. Seats are counted from the one that looks: 0 is itself,
1 the next to its left. `PARTS` beside a game's class names the parts.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from irodori.core.bits import Numbers, clear_shorts, lent_shorts
from irodori.core.fields import Fields
from irodori.core.state import State

S = TypeVar("S", bound=State)


class Observer(Fields, Generic[S]):
    size: int = 0
    """How many numbers an observation has."""
    seen: Numbers = lent_shorts()
    """Where observations are written to."""
    at: int = 0
    """Where the next one begins there."""

    def observe(self, state: S, seat: int) -> None:
        """Writes all that this seat knows, with perfect memory."""

    def clear(self) -> None:
        clear_shorts(self.seen, self.at, self.size)

    def put(self, place: int, number: int) -> None:
        self.seen[self.at + place] = number

    def add(self, place: int) -> None:
        self.seen[self.at + place] += 1

    def relative(self, state: S, seat: int, other: int) -> int:
        """The other seat, counted from this one."""
        return other - seat if other >= seat else other - seat + state.players
