"""KIMONO: the master cuts a row, all choose a part in secret, and whoever stands alone takes it.

A card is a number: SORTS curios in alphabetical order of their keys, then the kinds of coins, then the others.
The row is one array; a group is a stretch of it, since the order of cards never changes (M2).
"""

from __future__ import annotations

from irodori.core.bits import (
    Cells, Mask, Numbers, after, bit, cells, lowest, numbers, popcount, span, without,
)  # fmt: skip
from irodori.core.state import State

SPLIT, APPRENTICE, WANT, RESOLVE, BREAK, COPY = 0, 1, 2, 3, 4, 5
(ROUND, CUT, PLACED, WANTED, BINNED, GAINED, KIMONOS, NO_KIMONOS, TAKES_BIN, RESOLVED, DREW, BROKE, COPIED, MASTER,
 ENDED) = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)  # fmt: skip

SORTS = 8
KIMONO = 4
FIRE = 17
CAT, BREAKAGE, COPY_CARD, APPRENTICE_CARD = 18, 19, 20, 21
KEPT = 18  # cards below this number stay with their owner
KINDS = 3  # of actions, in the order of the moves: cat, breakage, copy
NOTHING = 255
NOWHERE = 15
ROUNDS = 5
FIRE_COST = 4
SLOTS = 16  # places that an apprentice may be put to, a group's
IN_BIN = 64  # of a card of the row that is gone: this and who wanted it, or else the seat that took it


class Kimono(State):
    pile: int = 0
    cards: int = 0
    worth: Numbers = numbers(18)
    limits: Cells = cells(8)

    stage: int = SPLIT
    round: int = 0
    master: int = 0
    kimonos: int = 0
    sack: int = 0
    row: Cells = cells(16)
    length: int = 0
    apprentice: int = NOTHING
    place: int = NOWHERE
    start: int = 0
    cut: int = 0
    end: int = 0
    first_left: bool = False
    contenders: Mask = 0
    chosen: Mask = 0
    second: Mask = 0
    groups: int = 0
    starts: Cells = cells(16)
    ends: Cells = cells(16)
    wanters: Cells = cells(16)
    splits: int = 0
    cuts: Cells = cells(16)  # of this round, one after the other
    gone: Cells = cells(16)

    bin: Cells = cells(80)
    binned: int = 0
    have: Cells = cells(108)
    owner: int = NOTHING
    waiting: Cells = cells(3)
    drawn: int = NOTHING
    closing: bool = False

    def kind(self) -> int:
        return self.stage

    # ---- set-up (M1, M17)

    def deal(self) -> None:
        self.due = 0
        self.sack = ROUNDS * self.pile
        self.open_round()

    def open_round(self) -> None:
        self.length = self.pile
        for i in range(self.pile):
            self.row[i] = self.deck[self.round * self.pile + i]
        for i in range(self.pile + 1):
            self.gone[i] = NOTHING
        self.splits = 0
        self.apprentice = NOTHING
        self.place = NOWHERE
        self.note(ROUND, self.master, self.round, 0)
        self.ask_split(0, self.length, span(0, self.players))

    def ask_split(self, start: int, end: int, contenders: Mask) -> None:
        self.start = start
        self.end = end
        self.contenders = contenders
        self.ask(SPLIT, self.master)  # M4

    def ask(self, stage: int, seat: int) -> None:
        self.stage = stage
        self.acting = bit(seat)

    # ---- what may be chosen

    def legal(self, seat: int) -> Mask:
        if self.stage == WANT:
            return span(0, 2)
        if self.stage == SPLIT:
            return span(0, 2 * (self.end - self.start - 1))
        if self.stage == APPRENTICE:
            left = span(0, self.cut - self.start + 1)
            right = span(0, self.end - self.cut + 1)
            if self.first_left:
                return left | right << SLOTS
            return right | left << SLOTS
        if self.stage == BREAK:
            return self.pairs(seat)
        if self.stage == COPY:
            return self.most_owned(seat)
        return self.kinds_waiting()

    def play(self, seat: int, choice: int) -> None:
        if self.stage == WANT:
            self.want(seat, choice)
        elif self.stage == SPLIT:
            self.split(choice // 2 + 1, choice & 1)
        elif self.stage == APPRENTICE:
            self.place_apprentice(choice // SLOTS, choice & SLOTS - 1)
        else:
            self.acting = 0
            if self.stage == BREAK:
                self.break_pair(seat, choice)
            elif self.stage == COPY:
                self.copy_to(seat, choice, True)
            else:
                self.note(RESOLVED, seat, choice, 0)
                self.carry_out(seat, choice)
            self.go_on()

    # ---- the market: split, apprentice, want (M2, M4)

    def split(self, cards: int, left_is_second: int) -> None:
        self.cut = self.start + cards
        self.first_left = not left_is_second
        self.note(CUT, left_is_second, self.start * 256 + self.cut * 16 + self.end, self.row_now())
        if self.place == NOWHERE:
            self.ask(APPRENTICE, self.master)
        else:
            self.ask_wants()

    def row_now(self) -> int:
        """For notes: which row this is, and where the apprentice stands in it."""
        return self.round * 16 + self.place

    def place_apprentice(self, group: int, place: int) -> None:
        in_left = (group == 0) == self.first_left
        at = self.start + place if in_left else self.cut + place
        for i in range(self.length - at):
            self.row[self.length - i] = self.row[self.length - i - 1]
        self.row[at] = APPRENTICE_CARD
        self.length += 1
        self.end += 1
        if in_left:
            self.cut += 1
        self.place = at
        self.note(PLACED, self.master, group, place)
        self.ask_wants()

    def ask_wants(self) -> None:
        self.cuts[self.splits] = self.cut * 2 + (not self.first_left)
        self.splits += 1
        self.chosen = 0
        self.second = 0
        self.stage = WANT
        self.acting = self.contenders

    def want(self, seat: int, group: int) -> None:
        self.chosen |= bit(seat)
        self.acting ^= bit(seat)
        self.second |= bit(seat) * group
        if self.acting:
            return
        self.note(WANTED, self.master, self.contenders, self.second)
        if self.first_left:
            self.push(self.cut, self.end, self.second)
            self.push(self.start, self.cut, self.contenders ^ self.second)
        else:
            self.push(self.start, self.cut, self.second)
            self.push(self.cut, self.end, self.contenders ^ self.second)
        self.chosen = 0
        self.second = 0
        self.go_on()

    def push(self, start: int, end: int, wanters: Mask) -> None:
        self.starts[self.groups] = start
        self.ends[self.groups] = end
        self.wanters[self.groups] = wanters
        self.groups += 1

    # ---- what happens by itself until somebody must choose (M5, M6, M8, M12)

    def go_on(self) -> None:
        while not self.acting:
            if self.owner != NOTHING:
                self.act()
            elif self.groups:
                self.settle_group()
            elif not self.closing:
                self.close_round()
            elif self.round + 1 < ROUNDS:
                self.closing = False
                self.round += 1
                self.open_round()
            else:
                self.note(ENDED, 0, 0, 0)
                return

    def settle_group(self) -> None:
        self.groups -= 1  # M5: depth first, so the group laid down last
        start = self.starts[self.groups]
        end = self.ends[self.groups]
        wanters: Mask = self.wanters[self.groups]
        if not wanters:
            self.throw_away(start, end, wanters)
        elif popcount(wanters) == 1:
            self.gain(lowest(wanters), start, end)
        elif end - start == 1:  # M3
            self.throw_away(start, end, wanters)
            self.give_kimonos(wanters)
        else:
            self.ask_split(start, end, wanters)

    def throw_away(self, start: int, end: int, wanters: Mask) -> None:
        self.note(BINNED, 0, start * 16 + end, self.row_now())
        for i in range(start, end):
            self.gone[i] = IN_BIN | wanters
            self.bin[self.binned] = self.row[i]
            self.binned += self.row[i] != APPRENTICE_CARD  # which is out, and overwritten

    def gain(self, seat: int, start: int, end: int) -> None:
        self.note(GAINED, seat, start * 16 + end, self.row_now())
        for i in range(start, end):
            self.gone[i] = seat
            self.receive(seat, self.row[i])

    def receive(self, seat: int, card: int) -> None:
        if card < KEPT:  # M8: curios, coins and fires are put down first
            self.have[seat * KEPT + card] += 1
        elif card == APPRENTICE_CARD:
            self.apprentice = seat
        else:
            self.owner = seat
            self.waiting[card - CAT] += 1

    def give_kimonos(self, wanters: Mask) -> None:
        due = popcount(wanters)
        if due > self.kimonos:  # M7
            self.note(NO_KIMONOS, 0, wanters, self.kimonos)
            self.kimonos = 0
            return
        self.kimonos -= due
        self.note(KIMONOS, 0, wanters, 0)
        while wanters:
            self.have[lowest(wanters) * KEPT + KIMONO] += 1
            wanters &= wanters - 1

    # ---- action cards (M8 to M11)

    def kinds_waiting(self) -> Mask:
        kinds: Mask = 0
        for kind in range(KINDS):
            if self.waiting[kind]:
                kinds |= bit(kind)
        return kinds

    def act(self) -> None:
        """Carries out one action of the owner, or asks which; a card drawn by a cat goes before those that wait."""
        if self.drawn != NOTHING:
            card = self.drawn
            self.drawn = NOTHING
            self.perform(self.owner, card)
            return
        kinds = self.kinds_waiting()
        if not kinds:
            self.owner = NOTHING
        elif kinds & kinds - 1:
            self.ask(RESOLVE, self.owner)
        else:
            self.carry_out(self.owner, lowest(kinds))

    def carry_out(self, seat: int, kind: int) -> None:
        self.waiting[kind] -= 1
        self.perform(seat, CAT + kind)

    def perform(self, seat: int, card: int) -> None:
        if card == CAT:
            self.draw_from_sack(seat)
        elif card == BREAKAGE:
            self.break_curios(seat)
        else:
            self.copy_curio(seat)

    def draw_from_sack(self, seat: int) -> None:
        if self.sack == self.cards:  # M9
            self.note(DREW, seat, NOTHING, 0)
            return
        card = self.deck[self.sack]
        self.sack += 1
        self.note(DREW, seat, card, 0)
        if card < KEPT:
            self.have[seat * KEPT + card] += 1
        else:
            self.drawn = card

    def curios(self, seat: int) -> int:
        count = 0
        for sort in range(SORTS):
            count += self.have[seat * KEPT + sort]
        return count

    def sorts_owned(self, seat: int) -> Mask:
        owned: Mask = 0
        for sort in range(SORTS):
            if self.have[seat * KEPT + sort]:
                owned |= bit(sort)
        return owned

    def break_curios(self, seat: int) -> None:
        owned = self.sorts_owned(seat)
        count = self.curios(seat)
        if count > 2 and owned & owned - 1:
            self.ask(BREAK, seat)  # M11: asked only where the outcome can differ
            return
        if not count:
            self.note(BROKE, seat, NOTHING * 256 + NOTHING, 0)
            return
        first = lowest(owned)
        self.have[seat * KEPT + first] -= 1
        second = NOTHING
        if count > 1:
            second = lowest(self.sorts_owned(seat))
            self.have[seat * KEPT + second] -= 1
        self.note(BROKE, seat, first * 256 + second, 0)

    def pair(self, first: int, second: int) -> int:
        """The number of a pair of sorts, first not after second: (0,0), (0,1) … (0,7), (1,1) …"""
        return first * SORTS - first * (first - 1) // 2 + second - first

    def pairs(self, seat: int) -> Mask:
        owned = self.sorts_owned(seat)
        found: Mask = 0
        for first in range(SORTS):
            if owned & bit(first):
                seconds = without(owned >> first, bit(0))
                twice = self.have[seat * KEPT + first] > 1
                found |= (seconds | bit(0) * twice) << self.pair(first, first)
        return found

    def break_pair(self, seat: int, choice: int) -> None:
        first = 0
        while choice >= self.pair(first + 1, first + 1):
            first += 1
        second = first + choice - self.pair(first, first)
        self.have[seat * KEPT + first] -= 1
        self.have[seat * KEPT + second] -= 1
        self.note(BROKE, seat, first * 256 + second, 1)

    def most_owned(self, seat: int) -> Mask:
        most = 1
        found: Mask = 0
        for sort in range(SORTS):
            count = self.have[seat * KEPT + sort]
            if count > most:
                most = count
                found = 0
            if count == most:
                found |= bit(sort)
        return found

    def copy_curio(self, seat: int) -> None:
        sorts = self.most_owned(seat)
        if not sorts:  # M10
            self.note(COPIED, seat, NOTHING, 0)
        elif sorts & sorts - 1:
            self.ask(COPY, seat)
        else:
            self.copy_to(seat, lowest(sorts), False)

    def copy_to(self, seat: int, sort: int, chosen: bool) -> None:
        self.have[seat * KEPT + sort] += 1
        self.note(COPIED, seat, sort, chosen)

    # ---- the end of a round (M12, M18)

    def close_round(self) -> None:
        self.closing = True
        if self.apprentice == NOTHING:
            self.master = after(self.master, self.players)
        else:
            self.master = self.apprentice
            self.note(TAKES_BIN, self.master, self.binned, 0)
            for i in range(self.binned):
                self.receive(self.master, self.bin[i])
            self.binned = 0
        self.note(MASTER, self.master, 0, 0)

    # ---- scoring (M13, M14)

    def score(self, seat: int) -> int:
        total = 0
        for sort in range(SORTS):
            count = self.have[seat * KEPT + sort]
            within = count <= self.limits[sort]
            total += count * (self.worth[sort] * within - (not within))
        for coin in range(SORTS, FIRE):
            total += self.have[seat * KEPT + coin] * self.worth[coin]
        return total - FIRE_COST * self.have[seat * KEPT + FIRE]

    def collected(self, seat: int) -> int:
        count = 0
        for card in range(KEPT):
            count += self.have[seat * KEPT + card]
        return count

    def winners(self) -> Mask:
        best = -100000
        found: Mask = 0
        for seat in range(self.players):
            rank = self.score(seat) * 128 + self.collected(seat)  # M14
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= bit(seat)
        return found

    # ---- what a seat cannot tell apart (M15)

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        self.chance = seed
        self.reshuffle_unseen()
        if self.stage == WANT and self.acting:
            self.reshuffle_wants(seat)

    def reshuffle_unseen(self) -> None:
        """Later piles and the sack: one lot of cards in two stretches of the deck."""
        first = (self.round + 1) * self.pile
        later = ROUNDS * self.pile - first
        count = later + self.cards - self.sack
        gap = self.sack - ROUNDS * self.pile
        for i in range(count - 1):
            j = i + self.draw(count - i)
            here = first + i if i < later else first + i + gap
            there = first + j if j < later else first + j + gap
            card = self.deck[here]
            self.deck[here] = self.deck[there]
            self.deck[there] = card

    def reshuffle_wants(self, seat: int) -> None:
        """Each other contender has not chosen, or wants group 1, or 2; not all can have chosen."""
        own: Mask = bit(seat) if seat >= 0 else 0
        others = without(self.contenders, own)
        chosen: Mask = 0
        second: Mask = 0
        open_still: Mask = 0
        while not open_still:
            chosen = self.chosen & own
            second = self.second & own
            for other in range(self.players):
                if others & bit(other):
                    way = self.draw(3)
                    if way:
                        chosen |= bit(other)
                    if way == 2:
                        second |= bit(other)
            open_still = without(self.contenders, chosen)
        self.chosen = chosen
        self.second = second
        self.acting = open_still
