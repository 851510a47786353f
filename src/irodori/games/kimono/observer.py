"""What a seat knows of KIMONO: all but the later piles, the order of the sack, and choices not yet revealed."""

from __future__ import annotations

from irodori.core.bits import Mask, Parts, begin, bit, length, lowest
from irodori.core.observer import Observer
from irodori.games.kimono.rules import KEPT, KINDS, NOTHING, ROUNDS, SPLIT, WANT, Kimono

MOST_SEATS = 6
PLACES = 16
CARDS = 22  # the kinds of cards, the apprentice the last

PARTS: Parts = (
    ("decision", (6,)),
    ("asked", (MOST_SEATS,)),
    ("round", (ROUNDS,)),
    ("master", (MOST_SEATS,)),
    ("row", (PLACES, CARDS)),
    ("fought_over", (PLACES,)),  # the places that are cut or chosen from now
    ("group_1", (PLACES,)),
    ("group_2", (PLACES,)),
    ("contenders", (MOST_SEATS,)),
    ("own_choice", (2,)),  # in secret, before it is revealed
    ("waiting_groups", (PLACES, MOST_SEATS)),  # who still wants the groups that come later
    ("apprentice", (MOST_SEATS,)),
    ("collections", (MOST_SEATS, KEPT)),
    ("scores", (MOST_SEATS,)),
    ("bin", (CARDS,)),
    ("actions", (KINDS,)),  # that whoever is asked has still to carry out
    ("kimonos", (1,)),
    ("sack", (1,)),
    ("unseen", (CARDS,)),  # in the later piles and the sack together
)
(AT_DECISION, AT_ASKED, AT_ROUND, AT_MASTER, AT_ROW, AT_FOUGHT, AT_FIRST, AT_SECOND, AT_CONTENDERS, AT_OWN, AT_WAITING,
 AT_APPRENTICE, AT_COLLECTIONS, AT_SCORES, AT_BIN, AT_ACTIONS, AT_KIMONOS, AT_SACK, AT_UNSEEN) = (
    begin(PARTS, name) for name, _ in PARTS
)  # fmt: skip
LENGTH = length(PARTS)


class KimonoObserver(Observer[Kimono]):
    size: int = LENGTH

    def observe(self, state: Kimono, seat: int) -> None:
        self.clear()
        self.put(AT_DECISION + state.stage, 1)
        self.put(AT_ROUND + state.round, 1)
        self.put(AT_MASTER + self.relative(state, seat, state.master), 1)
        for i in range(state.length):
            self.put(AT_ROW + i * CARDS + state.row[i], 1)
        acting = state.actors()
        if acting and state.stage <= WANT:
            self.observe_groups(state, seat)
        asked = state.contenders if acting and state.stage == WANT else acting  # not who has chosen already
        self.note_seats(state, seat, asked, AT_ASKED)
        for group in range(state.groups):
            for i in range(state.starts[group], state.ends[group]):
                self.note_seats(state, seat, state.wanters[group], AT_WAITING + i * MOST_SEATS)
        if state.apprentice != NOTHING:
            self.put(AT_APPRENTICE + self.relative(state, seat, state.apprentice), 1)
        for other in range(state.players):
            place = self.relative(state, seat, other)
            for card in range(KEPT):
                self.put(AT_COLLECTIONS + place * KEPT + card, state.have[other * KEPT + card])
            self.put(AT_SCORES + place, state.score(other))
        for i in range(state.binned):
            self.add(AT_BIN + state.bin[i])
        for kind in range(KINDS):
            self.put(AT_ACTIONS + kind, state.waiting[kind])
        self.put(AT_KIMONOS, state.kimonos)
        self.put(AT_SACK, state.cards - state.sack)
        for i in range((state.round + 1) * state.pile, ROUNDS * state.pile):
            self.add(AT_UNSEEN + state.deck[i])
        for i in range(state.sack, state.cards):
            self.add(AT_UNSEEN + state.deck[i])

    def observe_groups(self, state: Kimono, seat: int) -> None:
        for i in range(state.start, state.end):
            self.put(AT_FOUGHT + i, 1)
            if state.stage != SPLIT:
                in_first = (i < state.cut) == state.first_left
                self.put((AT_FIRST if in_first else AT_SECOND) + i, 1)
        self.note_seats(state, seat, state.contenders, AT_CONTENDERS)
        if state.stage == WANT and state.chosen & bit(seat):
            self.put(AT_OWN + (1 if state.second & bit(seat) else 0), 1)

    def note_seats(self, state: Kimono, seat: int, seats: Mask, at: int) -> None:
        while seats:
            self.put(at + self.relative(state, seat, lowest(seats)), 1)
            seats &= seats - 1
