"""What a seat knows of Colors of Kasane: all but the order of the pile."""

from __future__ import annotations

from irodori.core.bits import Mask, Parts, begin, length, lowest
from irodori.core.observer import Observer
from irodori.games.kasane.rules import COPIES, Kasane

MOST_SEATS = 4
NUMBERS = 9
KINDS = 10  # the numbers, then +1
WIDEST = 5
MOST_CARDS = 12
MOST_BOXES = 31

PARTS: Parts = (
    ("decision", (2,)),
    ("turn", (MOST_SEATS,)),
    ("round", (MOST_SEATS,)),
    ("starter", (MOST_SEATS,)),
    ("plus_one_meld", (1,)),
    ("rows", (MOST_SEATS, WIDEST, KINDS)),  # row 1 first, the top card first
    ("hands", (MOST_SEATS, MOST_CARDS, NUMBERS)),  # the top card first
    ("robe_top", (MOST_SEATS, KINDS)),
    ("robe", (MOST_SEATS, KINDS)),  # how many of each
    ("points", (MOST_SEATS,)),
    ("marbles", (MOST_BOXES,)),
    ("next_points", (MOST_BOXES,)),  # what a box would bring now, 0 where it is full
    ("discards", (KINDS,)),
    ("pile", (KINDS,)),
)
(AT_DECISION, AT_TURN, AT_ROUND, AT_STARTER, AT_OPTION, AT_ROWS, AT_HANDS, AT_TOP, AT_ROBE, AT_POINTS, AT_MARBLES,
 AT_NEXT, AT_DISCARDS, AT_PILE) = (begin(PARTS, name) for name, _ in PARTS)  # fmt: skip
LENGTH = length(PARTS)


class KasaneObserver(Observer[Kasane]):
    size: int = LENGTH

    def observe(self, state: Kasane, seat: int) -> None:
        self.clear()
        self.put(AT_DECISION + state.kind(), 1)
        acting = state.actors()
        if acting:
            self.put(AT_TURN + self.relative(state, seat, lowest(acting)), 1)
        if state.round < state.players:
            self.put(AT_ROUND + state.round, 1)
            self.put(AT_STARTER + self.relative(state, seat, state.round), 1)
        self.put(AT_OPTION, state.plus_one_meld)
        for row in range(state.players):
            height = state.heights[row]
            for k in range(height):
                card = state.deck[state.base + row * state.width + height - 1 - k]
                self.put(AT_ROWS + (row * WIDEST + k) * KINDS + card - 1, 1)
        for other in range(state.players):
            self.observe_player(state, other, self.relative(state, seat, other))
        for box in range(state.boxes):
            marbles = state.marbles[box]
            self.put(AT_MARBLES + box, marbles)
            if marbles < state.copies[box]:
                self.put(AT_NEXT + box, state.worth[COPIES * box + marbles])
        for i in range(state.round * state.players):
            if state.round < state.players - 1:
                self.add(AT_DISCARDS + state.discards[i] - 1)
        if state.round < state.players - 1:  # K8: then all that is left lies open
            for i in range(state.base + state.players * state.width, state.size):
                self.add(AT_PILE + state.deck[i] - 1)

    def observe_player(self, state: Kasane, player: int, place: int) -> None:
        hand = state.hands[player]
        at = AT_HANDS + place * MOST_CARDS * NUMBERS - 1
        while hand:
            self.put(at + (hand & 15), 1)
            hand >>= 4
            at += NUMBERS
        robe: Mask = state.robes[player]
        if robe:
            self.put(AT_TOP + place * KINDS + (robe & 15) - 1, 1)
        while robe:
            self.add(AT_ROBE + place * KINDS + (robe & 15) - 1)
            robe >>= 4
        self.put(AT_POINTS + place, state.score(player))
