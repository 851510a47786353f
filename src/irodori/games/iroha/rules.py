"""Iroha ni Oedo: follow any colour in the trick; who cannot brings a new colour, and that is trump at once.

A card is its colour times twelve plus its rank minus one; a set of cards is a mask (I9).
"""

from __future__ import annotations

from irodori.core.bits import (
    Cells, Mask, Masks, Numbers, after, bit, cells, highest, lowest, masks, nth, numbers, popcount, span, without,
)  # fmt: skip
from irodori.core.state import State

PASS, PLAY, STAR = 0, 1, 2
WIN_STAR, STAY_DARK = 0, 1
DEALT, PASSED, PLAYED, TRICK, SCORED, FOUND_STAR, STAYED_DARK, ENDED = 0, 1, 2, 3, 4, 5, 6, 7

SEATS = 6
COLOURS = 5
RANKS = 12
HAND = 9

SUIT_OF = tuple(span(card // RANKS * RANKS, RANKS) for card in range(COLOURS * RANKS))


class Iroha(State):
    first_star: bool = False
    stage: int = PASS
    dealer: int = 0
    hands: Masks = masks(6)
    passed: Masks = masks(6)
    held: Masks = masks(6)
    taken: Masks = masks(6)
    void: Masks = masks(6)
    led: Mask = 0
    trick: Mask = 0
    trump: Mask = 0
    played_by: Cells = cells(60)
    tricks: int = 0
    points: Numbers = numbers(6)
    found_star: int = 0

    def kind(self) -> int:
        return self.stage

    # ---- the deal (I1, I10)

    def deal(self) -> None:
        for seat in range(SEATS):
            self.passed[seat] = 0
            self.taken[seat] = 0
            self.void[seat] = 0
        seat = self.dealer
        for i in range(self.players):
            seat = self.left(seat)
            hand: Mask = 0
            for k in range(i * HAND, i * HAND + HAND):
                hand |= bit(self.deck[k])
            self.hands[seat] = hand
        self.due = 0
        self.tricks = 0
        self.stage = PASS
        self.acting = span(0, self.players)
        self.note(DEALT, self.dealer, 0, 0)

    def shuffle(self) -> None:
        self.mix(0, self.due, HAND * self.players)  # the cards set aside have no order

    def left(self, seat: int) -> int:
        return after(seat, self.players)

    def right(self, seat: int) -> int:
        return seat - 1 if seat else self.players - 1

    # ---- what may be chosen

    def legal(self, seat: int) -> Mask:
        following = self.hands[seat] & self.led  # I4
        if following:
            return following
        if self.stage == STAR:
            return bit(WIN_STAR) | bit(STAY_DARK)
        return self.hands[seat]

    def play(self, seat: int, choice: int) -> None:
        if self.stage == PLAY:
            self.play_card(seat, choice)
        elif self.stage == PASS:
            self.pass_card(seat, choice)
        else:
            self.end_race(seat, choice)

    # ---- passing (I2)

    def pass_card(self, seat: int, card: int) -> None:
        self.hands[seat] ^= bit(card)
        self.passed[seat] |= bit(card)
        if popcount(self.passed[seat]) < 2:
            return
        self.acting ^= bit(seat)
        if self.acting:
            return
        for giver in range(self.players):
            receiver = self.left(giver)
            self.hands[receiver] |= self.passed[giver]
            self.held[receiver] = self.hands[receiver]
            first = lowest(self.passed[giver])
            self.note(PASSED, giver, first, lowest(self.passed[giver] ^ bit(first)))
        self.stage = PLAY
        self.lead(self.left(self.dealer))  # I3

    # ---- a trick (I3, I4, I5)

    def lead(self, seat: int) -> None:
        self.led = 0
        self.trick = 0
        self.acting = bit(seat)

    def play_card(self, seat: int, card: int) -> None:
        played = bit(card)
        self.hands[seat] ^= played
        self.trick |= played
        self.played_by[card] = seat
        if not played & self.led:  # I4: the lead, or a seat that holds none of the colours in the trick
            self.void[seat] |= self.led
            self.trump = SUIT_OF[card]
            self.led |= self.trump
        self.note(PLAYED, seat, card, lowest(self.trump))
        if popcount(self.trick) < self.players:
            self.acting = bit(self.left(seat))
        else:
            self.end_trick()

    def end_trick(self) -> None:
        best = highest(self.trick & self.trump)  # I5
        winner = self.played_by[best]
        self.taken[winner] |= self.trick
        self.note(TRICK, winner, best, self.tricks)
        self.tricks += 1
        if self.tricks < HAND:
            self.lead(winner)  # I3
        else:
            self.end_deal()

    # ---- scoring (I6, I7)

    def end_deal(self) -> None:
        for seat in range(self.players):
            points = self.worth(self.taken[seat])
            self.points[seat] += points
            self.note(SCORED, seat, points, self.dealer)
        self.acting = 0
        self.led = 0
        self.trick = 0
        self.dealer += 1
        if self.dealer < self.players:
            self.due = 2 * COLOURS * self.players
            return
        if self.first_star and popcount(self.leaders()) > 1:
            self.stage = STAR
            self.acting = self.leaders()
        else:
            self.note(ENDED, 0, 0, 0)

    def worth(self, cards: Mask) -> int:
        total = 0
        for _ in range(COLOURS):  # I6: + the lowest rank, - 1 for each further card
            suit = cards & span(0, RANKS)
            total += (lowest(suit | bit(RANKS)) + 2 - popcount(suit)) * (suit != 0)
            cards >>= RANKS
        return total

    def leaders(self) -> Mask:
        most = self.points[0]
        ahead = bit(0)
        for seat in range(1, self.players):
            if self.points[seat] > most:
                most = self.points[seat]
                ahead = bit(seat)
            elif self.points[seat] == most:
                ahead |= bit(seat)
        return ahead

    def end_race(self, seat: int, choice: int) -> None:
        if choice == WIN_STAR:  # I7: the first to find the star wins alone
            self.found_star = seat + 1
            self.note(FOUND_STAR, seat, 0, 0)
        else:
            self.note(STAYED_DARK, seat, 0, 0)
        self.acting = 0
        self.note(ENDED, 0, 0, 0)

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> Mask:
        return bit(self.found_star - 1) if self.found_star else self.leaders()

    # ---- what a seat cannot tell apart (I8)

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        self.chance = seed
        if self.stage == PASS and self.acting:
            self.reshuffle_passing(seat)
        elif self.stage == PLAY and self.acting:
            self.reshuffle_hands(seat)
            self.reshuffle_passes(seat)

    def reshuffle_passing(self, seat: int) -> None:
        """Before the cards change hands: all hands but one's own, and who has chosen which cards so far."""
        pool: Mask = 0
        for i in range(2 * COLOURS * self.players):
            pool |= bit(self.deck[i])
        if seat >= 0:
            pool ^= self.hands[seat] | self.passed[seat]
        for other in range(self.players):
            if other != seat:
                self.hands[other] = self.some_of(pool, HAND)
                pool ^= self.hands[other]
        waiting: Mask = 0
        while not waiting:  # all cannot have chosen: then the cards would have changed hands
            waiting = self.acting & bit(seat) if seat >= 0 else 0
            for other in range(self.players):
                if other != seat:
                    self.passed[other] = self.some_choice(self.hands[other])
                    if popcount(self.passed[other]) < 2:
                        waiting |= bit(other)
        for other in range(self.players):
            if other != seat:
                self.hands[other] ^= self.passed[other]
        self.acting = waiting

    def some_choice(self, hand: Mask) -> Mask:
        """No card, one or two of nine: 1 + 9 + 36 ways, each as likely."""
        way = self.draw(1 + HAND + HAND * (HAND - 1) // 2)
        return self.some_of(hand, 0 if way == 0 else 1 if way <= HAND else 2)

    def some_of(self, cards: Mask, count: int) -> Mask:
        chosen: Mask = 0
        for _ in range(count):
            card = bit(nth(cards, self.draw(popcount(cards))))
            cards ^= card
            chosen |= card
        return chosen

    def reshuffle_hands(self, seat: int) -> None:
        """Deals the unseen cards again until no hand has a colour it has shown void.

        The seats with voids come first, those with least freedom before the others. Each draws from as many slots as
        it could have cards to draw from at best; a draw that hits a slot without a card starts all over. So every
        deal that fits is equally likely, and few are thrown away.
        """
        fixed = masks(6)
        need = cells(6)
        order = cells(6)
        pool: Mask = 0
        for i in range(2 * COLOURS * self.players):
            pool |= bit(self.deck[i])
        for other in range(self.players):
            pool = without(pool, self.held[other] ^ self.hands[other])
        if seat >= 0:
            pool = without(pool, self.hands[seat])
            fixed[self.left(seat)] = self.passed[seat] & self.hands[self.left(seat)]
            pool = without(pool, fixed[self.left(seat)])
        others = 0
        for other in range(self.players):
            if other != seat:
                need[other] = popcount(self.hands[other]) - popcount(fixed[other])
                place = others
                while place > 0 and self.freedom(pool, other, need[other]) < self.freedom(
                    pool, order[place - 1], need[order[place - 1]]
                ):
                    order[place] = order[place - 1]
                    place -= 1
                order[place] = other
                others += 1
        dealt = masks(6)
        done = 0
        rest: Mask = 0
        while done < others:
            if done == 0:
                rest = pool
            other = order[done]
            may = without(pool, self.void[other])
            most = popcount(may)
            if popcount(rest) < most:
                most = popcount(rest)
            dealt[other] = self.drawn_from(without(rest, self.void[other]), need[other], most)
            if popcount(dealt[other]) < need[other]:
                done = 0
            else:
                rest ^= dealt[other]
                done += 1
        for other in range(self.players):
            if other != seat:
                gone = self.held[other] ^ self.hands[other]
                self.hands[other] = dealt[other] | fixed[other]
                self.held[other] = self.hands[other] | gone

    def freedom(self, pool: Mask, seat: int, need: int) -> int:
        return popcount(without(pool, self.void[seat])) - need

    def drawn_from(self, cards: Mask, count: int, slots: int) -> Mask:
        """`count` of the cards, or fewer where a draw hit one of the slots beyond them."""
        drawn: Mask = 0
        for _ in range(count):
            slot = self.draw(slots)
            if slot >= popcount(cards):
                return drawn
            card = bit(nth(cards, slot))
            cards ^= card
            drawn |= card
            slots -= 1
        return drawn

    def reshuffle_passes(self, seat: int) -> None:
        """Which two of the cards that a seat held came from its right: known to giver and receiver alone."""
        for receiver in range(self.players):
            giver = self.right(receiver)
            if seat < 0 or (receiver != seat and giver != seat):
                self.passed[giver] = self.some_of(self.held[receiver], 2)
