"""The contract: a decision is a choice among at most 64 numbered ones.

A game's rules are one subclass of `State`. Its fields are the class attributes below and its own: numbers, masks and
fixed arrays of them, so that a copy is a copy of memory. `irodori.build` compiles this class and the subclass as one.
"""

from __future__ import annotations

from typing import Self

from irodori.core.bits import (
    Cells,
    Mask,
    Snapshots,
    bit,
    cells,
    lowest,
    nogil,
    nth,
    numbers,
    popcount,
    scaled,
    seeded,
    stepped,
)  # fmt: skip

Note = tuple[int, int, int, int]
"""What happened: kind, seat and two numbers, as the game's view reads them."""


class State:
    players: int = 0
    acting: Mask = 0
    chance: Mask = 0
    due: int = 0
    deck: Cells = cells(80)

    # ---- what a game says

    def actors(self) -> Mask:
        """The seats that must choose now; several choose at once. None when it is over, or when a deck is due."""
        return self.acting

    def kind(self) -> int:
        """Which kind of decision this is; choices are numbered anew in each kind."""
        return 0

    def legal(self, seat: int) -> Mask:
        """The choices of a seat that must choose: the only statement of legality."""
        raise NotImplementedError

    def play(self, seat: int, choice: int) -> None:
        """A seat that must choose makes a legal choice. Nothing is checked here."""
        raise NotImplementedError

    def score(self, seat: int) -> int:
        raise NotImplementedError

    def winners(self) -> Mask:
        """Who has won, all whom the rules leave tied (S3); asked when the game is over."""
        raise NotImplementedError

    def deal(self) -> None:
        """Seat 0 begins (S2). Deals the deck that is due: the first `due` cells of `deck`, as they lie."""
        raise NotImplementedError

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        """Makes this a state that the seat cannot tell from what it was, drawn uniformly; seat -1 is a spectator."""
        raise NotImplementedError

    # ---- what every game has

    def pick(self, seat: int, k: int) -> int:
        """The k-th smallest of a seat's legal choices, from 0: one call where Python would need many steps."""
        return nth(self.legal(seat), k)

    def choices(self, seat: int) -> list[int]:
        """The same as a list, the smallest first; nobody may choose who is not asked."""
        legal = self.legal(seat) if self.actors() & bit(seat) else 0
        return [nth(legal, k) for k in range(popcount(legal))]

    def draw(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.chance = stepped(self.chance)
        return scaled(self.chance, count)

    def shuffle(self) -> None:
        """Shuffles the deck that is due."""
        self.mix(0, self.due, self.due)

    def mix(self, first: int, end: int, count: int) -> None:
        """Draws the first `count` cells of `deck` from `first` to before `end` at random, each order as likely."""
        chance = self.chance
        for i in range(first, first + count):
            chance = stepped(chance)
            j = i + scaled(chance, end - i)
            card = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = card
        self.chance = chance

    def playout(self) -> None:
        """Plays on to the end by choices drawn from `chance`."""
        while True:
            acting = self.actors()
            if acting:
                seat = lowest(acting)
                choices = self.legal(seat)
                self.play(seat, nth(choices, self.draw(popcount(choices))))
            elif self.due:
                self.shuffle()
                self.deal()
            else:
                return

    def playouts(self, count: int, seed: int) -> list[int]:
        """The summed scores of random games from here on, with the seeds `seed`, `seed` + 1, …"""
        scratch: Self = self.twin()
        totals = numbers(8)
        with nogil:
            for i in range(count):
                scratch.copy(self)
                scratch.chance = seeded(seed + i)
                scratch.playout()
                for seat in range(self.players):
                    totals[seat] += scratch.score(seat)
        return [totals[seat] for seat in range(self.players)]

    # ---- what the compiled class does in C: irodori.build writes its own version of these

    story: list[Note] | None

    def __init__(self) -> None:
        self.story = None
        for name, value in self.fields_at_start().items():
            setattr(self, name, value)

    @classmethod
    def fields_at_start(cls) -> dict[str, int | bytearray | list[int]]:
        found: dict[str, int | bytearray | list[int]] = {}
        for owner in reversed(cls.__mro__):
            for name, value in vars(owner).items():
                if isinstance(value, int | bytearray | list) and not name.startswith("_"):
                    found[name] = value if isinstance(value, int) else value[:]
        return found

    def fields(self) -> dict[str, int | bytearray | list[int]]:
        """Every field and its value, arrays copied."""
        found = {name: getattr(self, name) for name in self.fields_at_start()}
        return {name: value if isinstance(value, int) else value[:] for name, value in found.items()}

    @property
    def telling(self) -> bool:
        """The story is on."""
        return self.story is not None

    def copy(self, other: Self) -> None:
        """Becomes like the other, all but the story."""
        for name, value in other.fields().items():
            setattr(self, name, value)

    def twin(self) -> Self:
        """A copy that notes no story."""
        other = type(self)()
        other.copy(self)
        return other

    def save(self, kept: Snapshots, place: int) -> None:
        kept[place] = self.fields()

    def restore(self, kept: Snapshots, place: int) -> None:
        for name, value in kept[place].items():
            setattr(self, name, value if isinstance(value, int) else value[:])

    def note(self, kind: int, seat: int, a: int, b: int) -> None:
        """Something happened: kept when the story is on, at no cost when it is off."""
        if self.story is not None:
            self.story.append((kind, seat, a, b))
