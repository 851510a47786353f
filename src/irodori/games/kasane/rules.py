"""Colors of Kasane: take the top card of a row, lay what lies on top of the hand as a meld.

Cards are 1 to 9 and PLUS. Hands and robes are packed four bits a card, the top card lowest: `hand & 15` is the top.
A box (K4) is a meld with a number of cards; choice 2 b lays box b from the hand, choice 2 b + 1 with the robe's top.
"""

from __future__ import annotations

from irodori.core.bits import (
    Cells, Mask, Masks, Numbers, after, bit, cells, lowest, masks, numbers, popcount, span,
)  # fmt: skip
from irodori.core.state import State

TAKE, MELD = 0, 1
DEALT, TAKEN, MELDED, PASSED, LEFT, BONUS, ENDED = 0, 1, 2, 3, 4, 5, 6

PLUS = 10
TURNS = 12
KASANE, JUU, SAKURA, CHIDORI, ASANOHA, KAGEN, JOUGEN, KACHOU, SETSUGETSU = 0, 1, 2, 3, 4, 5, 6, 7, 8
COPIES = 4

FITTING_ORDER = (0b110011111, 0b111111111)  # all melds, and without the two moons where the run has no order
LONGEST = 16
TEN = 10


def fitting(seen: Mask) -> Mask:
    """The melds that a run fits in which just these numbers are seen, if the order is right; Juu asks for the sum."""
    fits = {
        KASANE: seen & seen - 1 == 0,  # K12
        SAKURA: seen == bit(1) | bit(2) | bit(6),  # K14; of three cards, as its boxes and those of K15 and K16 ask
        CHIDORI: seen == bit(3) | bit(8) | bit(9),  # K15
        ASANOHA: seen == bit(4) | bit(5) | bit(7),  # K16
        KAGEN: not seen >> 6,  # K17
        JOUGEN: not seen & 0b11110,  # K18
        KACHOU: not seen & 0b101010100,  # K19
        SETSUGETSU: not seen & 0b1010101010,  # K20
    }
    return sum(bit(meld) for meld, holds in fits.items() if holds)


FITTING = tuple(fitting(seen) for seen in range(0, 1024, 2))

COLOUR_BONUS = (0, 5, 4, 3, 2, 0, 2, 3, 4, 5)
ROBE_FOR_BONUS = 8
FULL_ROBE_BONUS = 2


class Kasane(State):
    plus_one_meld: bool = False
    boxes: int = 0
    longest: int = 0
    needs: Cells = cells(31)
    copies: Cells = cells(31)
    worth: Cells = cells(124)
    marbles: Cells = cells(31)
    meld_of: Cells = cells(31)
    box_of: Cells = cells(144)
    open_melds: Numbers = numbers(16)

    size: int = 0
    round: int = 0
    base: int = 0
    width: int = 0
    field: int = 0
    heights: Cells = cells(4)
    rows: Mask = 0
    discards: Cells = cells(16)
    melds: Mask = 0
    hands: Masks = masks(4)
    robes: Masks = masks(4)
    points: Numbers = numbers(4)
    over: bool = False

    def kind(self) -> int:
        return MELD if self.melds else TAKE

    # ---- a round is dealt (K1, K22)

    def deal(self) -> None:
        self.due = 0
        self.base = 0
        self.lay_out()

    def lay_out(self) -> None:
        for row in range(self.players):
            self.heights[row] = self.width
        self.rows = span(0, self.players)
        self.field = self.players * self.width
        self.acting = bit(self.round)  # K7: as many rounds as players, so each starts one
        self.note(DEALT, self.round, self.round, 0)

    # ---- a turn

    def legal(self, seat: int) -> Mask:
        if self.melds:
            return self.melds | bit(2 * self.boxes)  # K6: or pass
        return self.rows

    def play(self, seat: int, choice: int) -> None:
        if not self.melds:
            self.take(seat, choice)
        elif choice < 2 * self.boxes:
            self.lay(seat, choice // 2, choice & 1)
            self.end_turn(seat)
        else:
            self.note(PASSED, seat, 0, 0)
            self.end_turn(seat)

    def take(self, seat: int, row: int) -> None:
        self.heights[row] -= 1
        self.rows ^= bit(row) * (self.heights[row] == 0)
        self.field -= 1
        card: Mask = self.deck[self.base + row * self.width + self.heights[row]]
        self.note(TAKEN, seat, row, card)
        if card != PLUS:  # K2
            self.hands[seat] = self.hands[seat] << 4 | card
            self.melds = self.possible(seat)
        else:
            self.robes[seat] = self.robes[seat] << 4 | card
            self.points[seat] += 1
            if self.plus_one_meld:  # K24
                self.melds = self.possible(seat)
        if not self.melds:
            self.end_turn(seat)

    # ---- melds (K3 to K6)

    def possible(self, seat: int) -> Mask:
        """All choices open to a seat: runs from the top of its hand, each alone and behind the robe's top card."""
        found: Mask = 0
        hand = self.hands[seat]
        robe_top = self.robes[seat] & 15
        if robe_top == PLUS:
            robe_top = 0  # K3
        seen: Mask = 0
        total = 0
        cards = 0
        above = 16  # the run is read from its end, so it rises while each card is below the one read before
        below = 0
        rising = True
        falling = True
        while hand and cards < self.longest:
            card = hand & 15
            hand >>= 4
            rising &= card < above
            falling &= card > below
            above = card
            below = card
            cards += 1
            total += card
            seen |= bit(card)
            if self.open_melds[cards]:
                found |= self.fitting_boxes(cards, seen, total, rising | falling)
            if robe_top and self.open_melds[cards + 1]:
                ordered = (rising & (robe_top < card)) | (falling & (robe_top > card))
                found |= self.fitting_boxes(cards + 1, seen | bit(robe_top), total + robe_top, ordered) << 1
        return found

    def fitting_boxes(self, cards: int, seen: Mask, total: int, ordered: bool) -> Mask:
        """The boxes of so many cards that take a run with these numbers, this sum, in strict order or not."""
        fits = FITTING[seen >> 1] & FITTING_ORDER[ordered] | bit(JUU) * (total == TEN)  # K13
        fits &= self.open_melds[cards]
        found: Mask = 0
        while fits:
            found |= bit(2 * self.box_of[LONGEST * lowest(fits) + cards])
            fits &= fits - 1
        return found

    def lay(self, seat: int, box: int, top: int) -> None:
        cards = self.needs[box] - top
        laid = self.hands[seat] & span(0, 4 * cards)
        self.hands[seat] >>= 4 * cards
        self.robes[seat] = self.robes[seat] << 4 * cards | laid
        points = self.worth[COPIES * box + self.marbles[box]]  # K5
        self.points[seat] += points
        self.place_marble(box)
        self.note(MELDED, seat, 2 * box + top, points)

    def place_marble(self, box: int) -> None:  # K11: there are always enough
        self.marbles[box] += 1
        if self.marbles[box] == self.copies[box]:
            self.open_melds[self.needs[box]] ^= bit(self.meld_of[box])

    def end_turn(self, seat: int) -> None:
        self.melds = 0
        if self.field == self.players:
            self.end_round()
        else:
            self.acting = bit(after(seat, self.players))  # K7

    # ---- the end of a round (K22, K8)

    def end_round(self) -> None:
        left: Mask = 0
        at = self.round * self.players
        for row in range(self.players):
            for k in range(self.heights[row]):
                card: Mask = self.deck[self.base + row * self.width + k]
                self.discards[at] = card
                left = left << 4 | card
                at += 1
            self.heights[row] = 0
        self.note(LEFT, 0, self.round, left)
        self.round += 1
        self.base += self.players * self.width
        if self.round == self.players:
            self.end_game()
        elif self.round == self.players - 1:
            self.gather()
        else:
            self.lay_out()

    def gather(self) -> None:
        """K8: what is left of the pile and all discards are the last round's deck."""
        pile = self.size - self.base
        for i in range(pile):
            self.deck[i] = self.deck[self.base + i]
        for i in range(self.round * self.players):
            self.deck[pile + i] = self.discards[i]
        self.due = pile + self.round * self.players
        self.acting = 0

    # ---- scoring (K9, K10)

    def end_game(self) -> None:
        self.acting = 0
        self.over = True
        if self.telling:
            for seat in range(self.players):
                self.note(BONUS, seat, self.colour_bonus(seat), self.full_robe_bonus(seat))
        self.note(ENDED, 0, 0, 0)

    def laid_cards(self, seat: int) -> int:
        robe = self.robes[seat]
        count = 0
        while robe:
            robe >>= 4
            count += 1
        return count

    def colours(self, seat: int) -> int:
        robe = self.robes[seat]
        seen: Mask = 0
        while robe:
            if robe & 15 != PLUS:
                seen |= bit(robe & 15)
            robe >>= 4
        return popcount(seen)

    def colour_bonus(self, seat: int) -> int:
        if not self.robes[seat] >> 4 * (ROBE_FOR_BONUS - 1):  # fewer cards than that
            return 0
        return COLOUR_BONUS[self.colours(seat)]

    def full_robe_bonus(self, seat: int) -> int:
        return FULL_ROBE_BONUS if self.robes[seat] >> 4 * (TURNS - 1) else 0

    def score(self, seat: int) -> int:
        points = self.points[seat]
        if self.over:
            points += self.colour_bonus(seat) + self.full_robe_bonus(seat)
        return points

    def winners(self) -> Mask:
        best = -1
        found: Mask = 0
        for seat in range(self.players):
            rank = self.score(seat) * 16 + self.laid_cards(seat)  # K10: a tie goes to the larger robe
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= bit(seat)
        return found

    # ---- what a seat cannot tell apart (S4): the order of the pile, for everyone alike

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        self.chance = seed
        if self.round == self.players - 1 or self.over:
            return
        first = self.base + self.players * self.width
        self.mix(first, self.size, self.size - first)
