"""Somebody's own game, as small as can be: draw from the deck or stop; who holds the most without passing 21 wins."""

from __future__ import annotations

from irodori.core.bits import (
    Cells, Mask, Masks, Numbers, bit, cells, lowest, masks, numbers, popcount, span, without,
)  # fmt: skip
from irodori.core.state import State

STOP, DRAW = 0, 1
MOST = 21


class TwentyOne(State):
    next: int = 0
    held: Masks = masks(4)
    totals: Numbers = numbers(4)
    counts: Cells = cells(4)
    stopped: Mask = 0

    def deal(self) -> None:
        self.due = 0
        self.acting = bit(0)

    def legal(self, seat: int) -> Mask:
        return span(0, 2) if self.counts[seat] else bit(DRAW)

    def play(self, seat: int, choice: int) -> None:
        if choice == DRAW:
            card = self.deck[self.next]
            self.next += 1
            self.held[seat] |= bit(card)
            self.counts[seat] += 1
            self.totals[seat] += card % 10 + 1
        if choice == STOP or self.totals[seat] > MOST:
            self.stopped |= bit(seat)
        waiting = without(span(0, self.players), self.stopped)
        later = without(waiting, span(0, seat + 1))
        self.acting = bit(lowest(later)) if later else bit(lowest(waiting)) if waiting else 0

    def score(self, seat: int) -> int:
        return self.totals[seat] * 10 + popcount(self.held[seat]) if self.totals[seat] <= MOST else -1

    def winners(self) -> Mask:
        best = -1
        found: Mask = 0
        for seat in range(self.players):
            if self.score(seat) > best:
                best = self.score(seat)
                found = 0
            if self.score(seat) == best:
                found |= bit(seat)
        return found

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        self.chance = seed
        self.mix(self.next, 40, 40 - self.next)
