"""What bots know of KIMONO: what a group adds to a collection, and what a collection promises after a round."""

from __future__ import annotations

from irodori.core.bits import Mask, bit, nth, popcount, without
from irodori.core.insight import Insight
from irodori.games.kimono.rules import (
    BREAK,
    BREAKAGE,
    CAT,
    COPY,
    FIRE,
    FIRE_COST,
    KEPT,
    SORTS,
    WANT,
    Kimono,
)

WHIM = 4  # one of so many choices follows no plan
COUNTS = 12
FACTS_OF_SORTS = SORTS * COUNTS


class KimonoInsight(Insight[Kimono]):
    def epoch(self, state: Kimono) -> int:
        return state.round

    def period(self, state: Kimono) -> int:
        return state.round

    # ---- playouts

    def pick(self, state: Kimono, seat: int, choices: Mask) -> int:
        if self.wise and state.draw(WHIM):
            if state.stage == WANT:
                return self.wanted(state, seat)
            if state.stage == BREAK or state.stage == COPY:
                return self.best_for_collection(state, seat, choices)
        return nth(choices, state.draw(popcount(choices)))

    def wanted(self, state: Kimono, seat: int) -> int:
        """The group that adds more, one as likely as the other where they add the same; the better one is contested."""
        left = self.gain(state, seat, state.start, state.cut)
        right = self.gain(state, seat, state.cut, state.end)
        first = left if state.first_left else right
        second = right if state.first_left else left
        lead = first - second
        if lead > 6:
            lead = 6
        if lead < -6:
            lead = -6
        return 0 if state.draw(20) < 10 + lead else 1

    def gain(self, state: Kimono, seat: int, start: int, end: int) -> int:
        """The points that these cards add to a collection; actions count nothing."""
        added: Mask = 0  # four bits for each sort
        total = 0
        for i in range(start, end):
            card = state.row[i]
            if card < SORTS:
                added += bit(4 * card)
            elif card < FIRE:
                total += state.worth[card]
            elif card == FIRE:
                total -= FIRE_COST
            elif card == CAT:
                total += 2
            elif card == BREAKAGE:
                total -= 3
        for sort in range(SORTS):
            more = added >> 4 * sort & 15
            if more:
                have = state.have[seat * KEPT + sort]
                total += self.sort_points(state, sort, have + more) - self.sort_points(state, sort, have)
        return total

    def sort_points(self, state: Kimono, sort: int, count: int) -> int:
        return count * state.worth[sort] if count <= state.limits[sort] else -count

    def best_for_collection(self, state: Kimono, seat: int, choices: Mask) -> int:
        best = nth(choices, 0)
        most = -10000
        rest = choices
        while rest:
            choice = nth(rest, 0)
            rest &= rest - 1
            change = 0
            if state.stage == COPY:
                have = state.have[seat * KEPT + choice]
                change = self.sort_points(state, choice, have + 1) - self.sort_points(state, choice, have)
            else:
                change = self.after_break(state, seat, choice)
            if change > most:
                most = change
                best = choice
        return best

    def after_break(self, state: Kimono, seat: int, choice: int) -> int:
        first = 0
        while choice >= state.pair(first + 1, first + 1):
            first += 1
        second = first + choice - state.pair(first, first)
        had = state.have[seat * KEPT + first]
        if first == second:
            return self.sort_points(state, first, had - 2) - self.sort_points(state, first, had)
        other = state.have[seat * KEPT + second]
        change = self.sort_points(state, first, had - 1) - self.sort_points(state, first, had)
        return change + self.sort_points(state, second, other - 1) - self.sort_points(state, second, other)

    # ---- what a collection promises: for each sort, by how many of it there are

    def look(self, state: Kimono, seat: int) -> int:
        for sort in range(SORTS):
            for count in range(COUNTS):
                self.facts[sort * COUNTS + count] = 0.0
            self.facts[sort * COUNTS + self.counted(state, seat, sort)] = 1.0
        self.facts[FACTS_OF_SORTS] = 1.0 if state.master == seat else 0.0
        return FACTS_OF_SORTS + 1

    def counted(self, state: Kimono, seat: int, sort: int) -> int:
        count = state.have[seat * KEPT + sort]
        return count if count < COUNTS else COUNTS - 1

    # ---- what is hidden

    def reopen(self, state: Kimono, seat: int) -> None:
        if state.stage == WANT:
            state.chosen &= bit(seat)
            state.second &= bit(seat)
            state.acting = without(state.contenders, state.chosen)
