"""What bots know of KIMONO: what a group adds to a collection, and what a collection promises after a round."""

from __future__ import annotations

from irodori.core.bits import Mask, Reals, bit, exp, nth, popcount, reals, without
from irodori.core.insight import FACTS, FINE, Insight
from irodori.games.kimono.rules import (
    APPRENTICE_CARD,
    BREAK,
    BREAKAGE,
    CAT,
    COPY,
    COPY_CARD,
    FIRE,
    FIRE_COST,
    KEPT,
    KIMONO,
    SORTS,
    SPLIT,
    WANT,
    Kimono,
)

COUNTS = 12
FACTS_OF_SORTS = SORTS * COUNTS
OF_CAT, OF_BREAKAGE = 2.0, -3.0  # points that such a card brings on average


class KimonoInsight(Insight[Kimono]):
    whim: int = 8
    """One of so many choices follows no plan."""
    heat: float = 3.0
    """A part that adds so many points more is clearly preferred, before one thinks of the others;"""
    sure: float = 3.0
    """one that promises so many more, afterwards."""
    shared: float = 0.6
    """How much of a part is left, on average, for one of several who want it."""
    tries: int = 3
    """Cuts that a master looks at in a playout."""
    faith: float = 0.0
    """How often the others are taken to choose as in playouts, where more than two choose: wins more against those who
    do, and less against those who search."""
    lefts: Reals = reals(6)
    rights: Reals = reals(6)
    likes: Reals = reals(6)
    """For each contender what both parts add to its collection, and how likely it is to want the left one for that."""
    added: Mask = 0
    """Of the part that is looked at: four bits for each sort, the points of other cards, and what else it brings."""
    other: float = 0.0
    copies: int = 0

    def epoch(self, state: Kimono) -> int:
        return state.round

    def period(self, state: Kimono) -> int:
        return state.round

    def trust(self, state: Kimono) -> float:
        return self.faith if popcount(state.contenders) > 2 else 0.0

    # ---- playouts

    def pick(self, state: Kimono, seat: int, choices: Mask) -> int:
        if self.wise and state.draw(self.whim):
            if state.stage == WANT:
                return self.wanted(state, seat)
            if state.stage == SPLIT and self.tries > 1:
                return self.cut_well(state, choices)
            if state.stage == BREAK or state.stage == COPY:
                return self.best_for_collection(state, seat, choices)
        return nth(choices, state.draw(popcount(choices)))

    def wanted(self, state: Kimono, seat: int) -> int:
        """What adds more, and what the others are less likely to want."""
        self.weigh(state, state.cut)
        left = 1.0
        right = 1.0
        for rival in range(state.players):
            if rival != seat and state.contenders & bit(rival):
                left = left * (1.0 - self.likes[rival])
                right = right * self.likes[rival]
        lead = self.promised(state, seat, self.lefts[seat], left, state.cut - state.start)
        lead -= self.promised(state, seat, self.rights[seat], right, state.end - state.cut)
        drawn: float = state.draw(FINE)
        wants_left = drawn < FINE * self.likely(lead, self.sure)
        return 0 if wants_left == state.first_left else 1

    def promised(self, state: Kimono, seat: int, points: float, alone: float, cards: int) -> float:
        """A part's points to a seat that gets it alone with this chance, and else what it is shared for."""
        if cards > 1:
            return points * (alone + self.shared * (1.0 - alone))
        kimono = 0.0
        if state.kimonos > 1:
            kimono = self.more_worth(state, seat, KIMONO, 1)
        return points * alone + kimono * (1.0 - alone)

    def likely(self, lead: float, heat: float) -> float:
        return 1.0 / (1.0 + exp(-lead / heat))

    def weigh(self, state: Kimono, cut: int) -> None:
        self.count(state, state.start, cut)
        for seat in range(state.players):
            if state.contenders & bit(seat):
                self.lefts[seat] = self.gain(state, seat)
        self.count(state, cut, state.end)
        for seat in range(state.players):
            if state.contenders & bit(seat):
                self.rights[seat] = self.gain(state, seat)
                self.likes[seat] = self.likely(self.lefts[seat] - self.rights[seat], self.heat)

    def cut_well(self, state: Kimono, choices: Mask) -> int:
        """Of a few cuts the one that leaves the contenders least sure which part they want."""
        best = 0
        least = 1000.0
        for _ in range(self.tries):
            choice = nth(choices, state.draw(popcount(choices)))
            self.weigh(state, state.start + choice // 2 + 1)
            lead = 0.0
            for seat in range(state.players):
                if state.contenders & bit(seat):
                    lead += self.lefts[seat] - self.rights[seat]
            if lead < 0.0:
                lead = -lead
            if lead < least:
                least = lead
                best = choice
        return best

    def count(self, state: Kimono, start: int, end: int) -> None:
        """What a part of the row holds."""
        self.added = 0
        self.other = 0.0
        self.copies = 0
        with_bin = False
        for i in range(start, end):
            with_bin |= state.row[i] == APPRENTICE_CARD
            self.count_card(state, state.row[i])
        if with_bin:
            self.other += self.weights[(state.round + 1) * FACTS + FACTS_OF_SORTS]
            for i in range(state.binned):
                self.count_card(state, state.bin[i])

    def count_card(self, state: Kimono, card: int) -> None:
        if card < SORTS:
            self.added += bit(4 * card)
        elif card < FIRE:
            self.other += state.worth[card]
        elif card == FIRE:
            self.other -= FIRE_COST
        elif card == CAT:
            self.other += OF_CAT
        elif card == BREAKAGE:
            self.other += OF_BREAKAGE
        elif card == COPY_CARD:
            self.copies += 1

    def gain(self, state: Kimono, seat: int) -> float:
        """The points that what was counted adds to a collection, and to what that promises."""
        total = self.other
        most = 0
        of_most = 0
        for sort in range(SORTS):
            more = self.added >> 4 * sort & 15
            have = state.have[seat * KEPT + sort]
            if more:
                total += self.more_worth(state, seat, sort, more)
            if have + more > most:
                most = have + more
                of_most = sort
        if self.copies and most:
            more = most - state.have[seat * KEPT + of_most]
            total += self.more_worth(state, seat, of_most, more + self.copies)
            total -= self.more_worth(state, seat, of_most, more)
        return total

    def more_worth(self, state: Kimono, seat: int, sort: int, more: int) -> float:
        have = state.have[seat * KEPT + sort]
        now: float = self.sort_points(state, sort, have + more) - self.sort_points(state, sort, have)
        promise = (state.round + 1) * FACTS + sort * COUNTS
        return now + self.weights[promise + self.few(have + more)] - self.weights[promise + self.few(have)]

    def few(self, count: int) -> int:
        return count if count < COUNTS else COUNTS - 1

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
            self.facts[sort * COUNTS + self.few(state.have[seat * KEPT + sort])] = 1.0
        self.facts[FACTS_OF_SORTS] = 1.0 if state.master == seat else 0.0
        return FACTS_OF_SORTS + 1

    # ---- what is hidden

    def reopen(self, state: Kimono, seat: int) -> None:
        if state.stage == WANT:
            state.chosen &= bit(seat)
            state.second &= bit(seat)
            state.acting = without(state.contenders, state.chosen)
