"""What bots know of Colors of Kasane: which cards go together, and the last round solved backwards."""

from __future__ import annotations

from irodori.core.bits import (
    Cells,
    Mask,
    Masks,
    Numbers,
    Snapshots,
    bit,
    cells,
    lowest,
    masks,
    nth,
    numbers,
    popcount,
    snapshots,
    span,
    stepped,
    without,
)
from irodori.core.insight import CHOICES, SEATS_AT_MOST, Insight
from irodori.games.kasane.rules import COPIES, PLUS, Kasane

WHIM = 6  # one of so many choices follows no plan
TABLE = 8388608
TABLE_PLACES = TABLE - 1
HOPES = 262144
HOPE_PLACES = HOPES - 1
WINNERS = 56  # bits of how a game ends: the winners from here on, below them some for each seat's points
POINTS_BITS = 14
POINTS_MOST = 16383
WHOLE = 12  # the win; shared by up to four
SHARE_OF = (0, 12, 6, 4, 3)
MOST_EFFORT = 2000000000
LAST_TAKES = 1
AWAY = 39  # a place for what is put aside
LOOKS = 4  # with so many cards still to take, it pays to look which of them is best


class KasaneInsight(Insight[Kasane]):
    origin: Mask = 0
    """The mark of the state that is solved."""
    hope_marks: Masks = masks(HOPES)
    hopes: Numbers = numbers(HOPES)
    left: int = 0
    """Effort that may still be spent."""
    kept: Snapshots = snapshots(40)
    promise: Numbers = numbers(2560)
    """For each choice at each depth, how early to try it."""
    ends: Masks = masks(64)
    table_marks: Masks = masks(TABLE)
    table_ends: Masks = masks(TABLE)
    appeal: Cells = cells(256)
    """How much a card (4 low bits) is liked on top of another."""

    def epoch(self, state: Kasane) -> int:
        return state.round

    # ---- playouts: take what goes with the top of the hand, lay what gives most

    def pick(self, state: Kasane, seat: int, choices: Mask) -> int:
        if self.wise and state.draw(WHIM):
            if state.melds:
                return self.best_meld(state, choices)
            if choices & choices - 1:
                return self.liked_row(state, seat, choices)
        return nth(choices, state.draw(popcount(choices)))

    def best_meld(self, state: Kasane, choices: Mask) -> int:
        best = lowest(choices)
        most = -1
        while choices:
            choice = lowest(choices)
            choices &= choices - 1
            box = choice // 2
            points = 0
            if box < state.boxes:
                points = 16 * state.worth[COPIES * box + state.marbles[box]] + state.needs[box]
                points = 4 * points + state.draw(4)
            if points > most:
                most = points
                best = choice
        return best

    def liked_row(self, state: Kasane, seat: int, choices: Mask) -> int:
        likes = numbers(4)
        total = 0
        top = state.hands[seat] & 15
        rest = choices
        while rest:
            row = lowest(rest)
            rest &= rest - 1
            card = state.deck[state.base + row * state.width + state.heights[row] - 1]
            likes[row] = 1 + self.appeal[16 * top + card]
            total += likes[row]
        drawn = state.draw(total)
        rest = choices
        row = lowest(rest)
        while drawn >= likes[row]:
            drawn -= likes[row]
            rest &= rest - 1
            row = lowest(rest)
        return row

    def prepare(self) -> None:
        """Equal cards, sums of ten and neighbours can become melds; so can cards of one parity, later."""
        for top in range(10):
            for card in range(1, PLUS):
                like = 1
                if card == top:
                    like += 5
                if card + top == 10:
                    like += 5
                if top and (card == top + 1 or card == top - 1):
                    like += 4
                if top and not (card + top) & 1:
                    like += 2
                self.appeal[16 * top + card] = like
            self.appeal[16 * top + PLUS] = 5

    # ---- the last round, all in the open: solved backwards

    def exact(self, state: Kasane, seat: int, effort: int) -> int:
        if state.round < state.players - 1 or not state.acting:
            return 0
        self.left = MOST_EFFORT
        if effort < MOST_EFFORT:
            self.left = effort
        count = 0
        choices = state.legal(seat)
        state.save(self.kept, 0)
        self.origin = self.mark(state)
        while choices:
            choice = lowest(choices)
            choices &= choices - 1
            state.play(seat, choice)
            value = self.end_of(state, 1, seat, 0, 0)
            if self.left < 0:
                return 0
            state.restore(self.kept, 0)
            place = count
            while place > 0 and self.better(seat, value, self.ends[place - 1]):
                self.ends[place] = self.ends[place - 1]
                self.solved[place] = self.solved[place - 1]
                place -= 1
            self.ends[place] = value
            self.solved[place] = choice
            count += 1
        for i in range(count):
            for other in range(state.players):
                self.shares[i * SEATS_AT_MOST + other] = self.share(other, self.ends[i]) / WHOLE
                self.points[i * SEATS_AT_MOST + other] = self.points_in(other, self.ends[i])
        return count

    def end_of(self, state: Kasane, depth: int, chooser: int, share: int, points: int) -> Mask:
        """How the game ends from here: the winners above, every seat's points below.

        The seat that chose to come here has a choice that ends with this share and these points. Where the seat to
        move has one that leaves it less, the rest need not be looked at (Korf's shallow pruning).
        """
        if not state.acting:
            return self.ended(state)
        self.left -= 1
        if self.left < 0 or self.falls_short(state, chooser, share, points):
            return 0
        mark: Mask = 0
        place = 0
        known = state.field - state.players > LAST_TAKES  # fewer are counted sooner than looked up
        if known:
            mark = self.mark(state)
            place = mark & TABLE_PLACES
            if self.table_marks[place] == mark:
                return self.table_ends[place]
        seat = lowest(state.acting)
        choices = state.legal(seat)
        state.save(self.kept, depth)
        self.look_ahead(state, depth, choices)
        best: Mask = 0
        own_share = -1
        own_points = 0
        cut = False
        while choices and not cut:
            choice = self.most_promising(depth, choices)
            choices ^= bit(choice)
            state.play(seat, choice)
            value = self.end_of(state, depth + 1, seat, own_share, own_points)
            state.restore(self.kept, depth)
            if self.left < 0:
                return 0
            if own_share < 0 or self.better(seat, value, best):
                best = value
                own_share = self.share(seat, best)
                own_points = self.points_in(seat, best)
                if seat != chooser:
                    most = WHOLE - own_share
                    cut = most < share or (most == share and points > 0 and self.most_points(state, chooser) < points)
        if known and not cut:
            self.table_marks[place] = mark
            self.table_ends[place] = best
        return best

    def look_ahead(self, state: Kasane, depth: int, choices: Mask) -> None:
        """Melds by their points, cards by the meld that they allow: what is good is tried first, and cuts the rest."""
        if state.melds:
            rest = choices ^ bit(2 * state.boxes)
            self.promise[depth * CHOICES + 2 * state.boxes] = 0
            while rest:
                choice = lowest(rest)
                rest &= rest - 1
                self.promise[depth * CHOICES + choice] = 1 + self.worth_of(state, choice)
        else:
            rest = choices
            while rest:
                row = lowest(rest)
                rest &= rest - 1
                self.promise[depth * CHOICES + row] = 0
            rest = choices if state.field - state.players >= LOOKS else without(choices, choices)
            while rest:
                row = lowest(rest)
                rest &= rest - 1
                state.play(lowest(state.acting), row)
                melds = without(state.melds, bit(2 * state.boxes))
                most = 0
                while melds:
                    points = 4 * self.worth_of(state, lowest(melds))
                    melds &= melds - 1
                    if points > most:
                        most = points
                state.restore(self.kept, depth)
                if state.deck[state.base + row * state.width + state.heights[row] - 1] == PLUS:
                    most = 5
                self.promise[depth * CHOICES + row] = most

    def worth_of(self, state: Kasane, choice: int) -> int:
        box = choice // 2
        return state.worth[COPIES * box + state.marbles[box]]

    def most_promising(self, depth: int, choices: Mask) -> int:
        best = lowest(choices)
        rest = choices
        while rest:
            choice = lowest(rest)
            rest &= rest - 1
            if self.promise[depth * CHOICES + choice] > self.promise[depth * CHOICES + best]:
                best = choice
        return best

    def ended(self, state: Kasane) -> Mask:
        best = -1
        winners: Mask = 0
        found: Mask = 0
        for seat in range(state.players):
            points = state.score(seat)
            end: Mask = points
            found |= end << POINTS_BITS * seat
            rank = points * 16 + state.laid_cards(seat)  # K10
            if rank > best:
                best = rank
                winners = 0
            if rank == best:
                winners |= bit(seat)
        return found | winners << WINNERS

    def share(self, seat: int, end: Mask) -> int:
        winners = end >> WINNERS
        return SHARE_OF[popcount(winners)] if winners & bit(seat) else 0

    def points_in(self, seat: int, end: Mask) -> int:
        return end >> POINTS_BITS * seat & POINTS_MOST

    def better(self, seat: int, one: Mask, other: Mask) -> bool:
        """Whether a seat likes one end more: its share, its points, then those of seat 0, seat 1 …"""
        if one == other:
            return False
        mine = self.rank(seat, one) - self.rank(seat, other)
        for first in range(4):
            if not mine:
                mine = self.rank(first, one) - self.rank(first, other)
        return mine > 0

    def rank(self, seat: int, end: Mask) -> int:
        return self.share(seat, end) * (POINTS_MOST + 1) + self.points_in(seat, end)

    def falls_short(self, state: Kasane, seat: int, share: int, points: int) -> bool:
        """Whether a seat must end from here with less than this share, or with no more than it and fewer points."""
        if (not share and not points) or (state.melds and state.acting == bit(seat)):
            return False
        most = self.most_points(state, seat)
        for other in range(state.players):
            if state.points[other] > most:  # it cannot win
                return share > 0 or most < points
        return share == WHOLE and most < points

    def most_points(self, state: Kasane, seat: int) -> int:
        """More than these a seat cannot end with, whatever the others take: for a seat that is not laying a meld."""
        takes = state.field - state.players
        before = seat - lowest(state.acting)
        if before < 0:
            before += state.players
        if state.melds:
            before -= 1
        turns = 0
        while takes > before + turns * state.players:
            turns += 1
        hand = state.hands[seat]
        robe = state.robes[seat]
        heights: Mask = 0
        for row in range(state.players):
            heights = heights << 4 | state.heights[row]
        mark = self.hope_mark(heights, hand, robe, seat * 256 + turns * 16 + before)
        place = mark & HOPE_PLACES
        if self.hope_marks[place] != mark:
            state.save(self.kept, AWAY)
            state.restore(self.kept, 0)  # its boxes: later there are fewer
            state.hands[seat] = hand
            state.robes[seat] = robe
            for row in range(state.players):
                state.heights[row] = heights >> 4 * (state.players - 1 - row) & 15
            most = self.hope(state, seat, turns, before)
            state.restore(self.kept, AWAY)
            self.hope_marks[place] = mark
            self.hopes[place] = most
        return state.points[seat] + self.hopes[place]

    def hope_mark(self, heights: Mask, hand: Mask, robe: Mask, rest: Mask) -> Mask:
        found = stepped(self.origin ^ hand)
        found = stepped(found ^ found >> 29 ^ robe)
        found = stepped(found ^ found >> 31 ^ heights << 16 ^ rest)
        return found ^ found >> 32

    def hope(self, state: Kasane, seat: int, turns: int, others: int) -> int:
        """The points still to come for a seat if the others take away, of so many cards, those that lie in its way."""
        if not turns:
            return state.colour_bonus(seat) + state.full_robe_bonus(seat)
        hand = state.hands[seat]
        robe = state.robes[seat]
        heights: Mask = 0
        for row in range(state.players):
            heights = heights << 4 | state.heights[row]
        mark = self.hope_mark(heights, hand, robe, seat * 256 + turns * 16 + others)
        place = mark & HOPE_PLACES
        if self.hope_marks[place] == mark:
            return self.hopes[place]
        best = 0
        for row in range(state.players):
            height = state.heights[row]
            deep = 0
            while deep <= others and deep < height:
                state.heights[row] = height - deep - 1
                card: Mask = state.deck[state.base + row * state.width + height - deep - 1]
                points = self.hope_after(state, seat, card, turns - 1, others - deep + state.players - 1)
                if points > best:
                    best = points
                state.hands[seat] = hand
                state.robes[seat] = robe
                deep += 1
            state.heights[row] = height
        self.hope_marks[place] = mark
        self.hopes[place] = best
        return best

    def hope_after(self, state: Kasane, seat: int, card: Mask, turns: int, others: int) -> int:
        gained = 0
        if card == PLUS:
            state.robes[seat] = state.robes[seat] << 4 | card
            gained = 1
        else:
            state.hands[seat] = state.hands[seat] << 4 | card
        melds = state.possible(seat) if card != PLUS or state.plus_one_meld else without(card, card)
        best = self.hope(state, seat, turns, others)
        hand = state.hands[seat]
        robe = state.robes[seat]
        while melds:
            choice = lowest(melds)
            melds &= melds - 1
            box = choice // 2
            bits = 4 * (state.needs[box] - (choice & 1))
            state.hands[seat] = hand >> bits
            state.robes[seat] = robe << bits | hand & span(0, bits)
            points = self.most_worth(state, box) + self.hope(state, seat, turns, others)
            if points > best:
                best = points
        return best + gained

    def most_worth(self, state: Kasane, box: int) -> int:
        most = 0
        for marble in range(state.marbles[box], state.copies[box]):
            if state.worth[COPIES * box + marble] > most:
                most = state.worth[COPIES * box + marble]
        return most

    def turns_left(self, state: Kasane, seat: int) -> int:
        """Also the turn under way."""
        takes = state.field - state.players
        mover = lowest(state.acting)
        behind = seat - mover
        if behind < 0:
            behind += state.players
        count = 1 if state.melds and not behind else 0
        if state.melds:
            behind = behind - 1 if behind else state.players - 1
        while takes > behind:
            count += 1
            takes -= state.players
        return count

    def mark(self, state: Kasane) -> Mask:
        """A number for all that decides how the game goes on; the deck is told by what was dealt of it."""
        found = state.melds
        for seat in range(state.players):
            points: Mask = state.points[seat]
            hand = state.hands[seat]
            robe = state.robes[seat]
            if not self.turns_left(state, seat):  # then only what is counted matters
                points += state.colour_bonus(seat) + state.full_robe_bonus(seat)
                hand = 0
                robe = state.laid_cards(seat)
            found = stepped(found ^ hand)
            found = stepped(found ^ found >> 29 ^ robe)
            found = stepped(found ^ found >> 32 ^ points)
        heights: Mask = 0
        for row in range(state.players):
            heights = heights << 4 | state.heights[row]
        found = stepped(found ^ found >> 31 ^ heights)
        marbles: Mask = 0
        for box in range(state.boxes):
            marbles = marbles << 3 ^ marbles >> 61 ^ state.marbles[box]
        found = stepped(found ^ found >> 30 ^ marbles)
        dealt: Mask = 0
        for i in range(state.players * state.width):
            dealt = dealt << 4 ^ dealt >> 59 ^ state.deck[state.base + i]
        found = stepped(found ^ found >> 27 ^ dealt)
        return found ^ found >> 32
