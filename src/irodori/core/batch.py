"""Many games at once, each a step further in one call: what vector environments stand on.

All arrays are lent by whoever asks, one row for each game: nothing is copied on the way out. Seats that choose at once
are asked one after the other. Where `own` names a seat, the others choose at random between its decisions; 255 asks
everyone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irodori.core.bits import (
    Cells,
    Masks,
    Numbers,
    Reals,
    Snapshots,
    bit,
    lent_cells,
    lent_masks,
    lent_numbers,
    lent_reals,
    lent_snapshots,
    lowest,
    nth,
    popcount,
    seeded,
    spread,
)  # fmt: skip
from irodori.core.fields import Fields

if TYPE_CHECKING:
    from irodori.core.observer import Observer
    from irodori.core.state import State

CHOICES_OF_ONE = 64
EVERYONE = 255


class Batch(Fields):
    root: State
    scratch: State
    observer: Observer[State]
    last: Observer[State]
    count: int = 0
    by_points: bool = False
    """Rewards are points, not shares of the win."""
    kept: Snapshots = lent_snapshots()
    own: Cells = lent_cells()
    seats: Numbers = lent_numbers()
    """Who is asked in each game."""
    actions: Masks = lent_masks()
    legal: Masks = lent_masks()
    masks: Cells = lent_cells()
    """The same, a byte for each choice."""
    rewards: Reals = lent_reals()
    """For each game and seat, at its end."""
    gained: Reals = lent_reals()
    """For each game what its last step brought the seat that was asked."""
    ended: Cells = lent_cells()

    def __init__(self, root: State, observer: Observer[State], last: Observer[State]) -> None:
        """`last` writes what the seat that was asked last sees when its game has ended."""
        self.root = root.twin()
        self.scratch = root.twin()
        self.observer = observer
        self.last = last

    def begin(self, game: int, seed: int) -> None:
        """A new game in this place."""
        self.scratch.copy(self.root)
        self.scratch.chance = seeded(seed)
        self.ended[game] = 0
        self.go_on(game)
        self.show(game)

    def wrong(self) -> int:
        """The number of the first game whose action is not legal plus one; 0 if there is none."""
        for game in range(self.count):
            if self.actions[game] >= CHOICES_OF_ONE or not self.legal[game] & bit(self.actions[game]):
                return game + 1
        return 0

    def step(self) -> None:
        """Plays `actions`, all legal."""
        for game in range(self.count):
            self.scratch.restore(self.kept, game)
            self.scratch.play(self.seats[game], self.actions[game])
            self.ended[game] = 0
            self.gained[game] = 0.0
            self.go_on(game)
            if not self.scratch.actors():
                self.end(game)
            self.show(game)

    def go_on(self, game: int) -> None:
        """Up to the next decision that is asked for, or to the end."""
        own = self.own[game]
        going = True
        while going:
            acting = self.scratch.actors()
            if acting:
                going = own != EVERYONE and not acting & bit(own)
                if going:
                    seat = lowest(acting)
                    choices = self.scratch.legal(seat)
                    self.scratch.play(seat, nth(choices, self.scratch.draw(popcount(choices))))
            elif self.scratch.due:
                self.scratch.shuffle()
                self.scratch.deal()
            else:
                going = False

    def end(self, game: int) -> None:
        """Rewards, a last look, and a new game in the same place."""
        players = self.scratch.players
        winners = self.scratch.winners()
        for seat in range(players):
            if self.by_points:
                self.rewards[game * players + seat] = self.scratch.score(seat)
            else:
                self.rewards[game * players + seat] = 1.0 / popcount(winners) if winners & bit(seat) else 0.0
        self.ended[game] = 1
        self.gained[game] = self.rewards[game * players + self.seats[game]]
        self.last.at = game * self.last.size
        self.last.observe(self.scratch, self.seats[game])
        chance = self.scratch.chance
        self.scratch.copy(self.root)
        self.scratch.chance = chance
        self.go_on(game)

    def show(self, game: int) -> None:
        own = self.own[game]
        seat = lowest(self.scratch.actors()) if own == EVERYONE else own
        choices = self.scratch.legal(seat)
        self.seats[game] = seat
        self.legal[game] = choices
        spread(self.masks, game * CHOICES_OF_ONE, choices)
        self.observer.at = game * self.observer.size
        self.observer.observe(self.scratch, seat)
        self.scratch.save(self.kept, game)
