"""What a seat knows of Iroha ni Oedo with perfect memory: its hand, what it passed and got, and every card played."""

from __future__ import annotations

from irodori.core.bits import Mask, Parts, begin, bit, length, lowest
from irodori.core.observer import Observer
from irodori.games.iroha.rules import COLOURS, HAND, PASS, PLAY, RANKS, Iroha

MOST_SEATS = 6
CARDS = 60

PARTS: Parts = (
    ("decision", (3,)),
    ("asked", (MOST_SEATS,)),
    ("deal", (MOST_SEATS,)),
    ("dealer", (MOST_SEATS,)),
    ("tricks", (HAND,)),  # finished in this deal
    ("first_star", (1,)),
    ("deck", (CARDS,)),
    ("hand", (CARDS,)),
    ("passed", (CARDS,)),  # to the left
    ("received", (CARDS,)),  # from the right
    ("trick", (MOST_SEATS, CARDS)),
    ("led", (COLOURS,)),
    ("trump", (COLOURS,)),
    ("void", (MOST_SEATS, COLOURS)),  # colours shown not to be held
    ("played", (MOST_SEATS, CARDS)),  # in this deal
    ("taken", (MOST_SEATS, CARDS)),
    ("worth", (MOST_SEATS,)),  # of what is taken in this deal
    ("points", (MOST_SEATS,)),  # of finished deals
)
(AT_DECISION, AT_ASKED, AT_DEAL, AT_DEALER, AT_TRICKS, AT_OPTION, AT_DECK, AT_HAND, AT_PASSED, AT_RECEIVED, AT_TRICK,
 AT_LED, AT_TRUMP, AT_VOID, AT_PLAYED, AT_TAKEN, AT_WORTH, AT_POINTS) = (
    begin(PARTS, name) for name, _ in PARTS
)  # fmt: skip
LENGTH = length(PARTS)


class IrohaObserver(Observer[Iroha]):
    size: int = LENGTH

    def observe(self, state: Iroha, seat: int) -> None:
        self.clear()
        self.put(AT_DECISION + state.stage, 1)
        acting = state.actors()
        for other in range(state.players):
            place = self.relative(state, seat, other)
            if acting and (state.stage == PASS or acting & bit(other)):  # not who has chosen already
                self.put(AT_ASKED + place, 1)
            self.put(AT_POINTS + place, state.points[other])
        self.put(AT_OPTION, state.first_star)
        if not acting or state.stage > PLAY:  # between deals, in the race for the star, and after the end
            return
        self.put(AT_DEAL + state.dealer, 1)
        self.put(AT_DEALER + self.relative(state, seat, state.dealer), 1)
        self.put(AT_TRICKS + state.tricks, 1)
        for i in range(2 * COLOURS * state.players):
            self.put(AT_DECK + state.deck[i], 1)
        self.note_cards(state.hands[seat], AT_HAND)
        self.note_cards(state.passed[seat], AT_PASSED)
        if state.stage == PLAY:
            self.observe_play(state, seat)

    def observe_play(self, state: Iroha, seat: int) -> None:
        self.note_cards(state.passed[state.right(seat)], AT_RECEIVED)
        for colour in range(COLOURS):
            first = bit(colour * RANKS)
            if state.led & first:
                self.put(AT_LED + colour, 1)
            if state.trick and state.trump & first:
                self.put(AT_TRUMP + colour, 1)
        for other in range(state.players):
            place = self.relative(state, seat, other)
            self.note_cards(state.held[other] ^ state.hands[other], AT_PLAYED + place * CARDS)
            self.note_cards(state.taken[other], AT_TAKEN + place * CARDS)
            self.put(AT_WORTH + place, state.worth(state.taken[other]))
            for colour in range(COLOURS):
                if state.void[other] & bit(colour * RANKS):
                    self.put(AT_VOID + place * COLOURS + colour, 1)
        trick = state.trick
        while trick:
            card = lowest(trick)
            place = self.relative(state, seat, state.played_by[card])
            self.put(AT_TRICK + place * CARDS + card, 1)
            trick &= trick - 1

    def note_cards(self, cards: Mask, at: int) -> None:
        while cards:
            self.put(at + lowest(cards), 1)
            cards &= cards - 1
