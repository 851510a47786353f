"""What bots know of a game beyond its rules; a game's own `insight.py` overrides what it knows better.

Compiled together with the rules, so it is written like them; it may also count with floats.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from irodori.core.bits import Mask, Numbers, Reals, bit, exp, nth, numbers, popcount, reals
from irodori.core.fields import Fields
from irodori.core.state import State

S = TypeVar("S", bound=State)


CHOICES = 64
SEATS_AT_MOST = 6
SOLVED = CHOICES * SEATS_AT_MOST
FACTS = 128
PERIODS = 8
WEIGHTS = FACTS * PERIODS
FINE = 1000000


class Insight(Fields, Generic[S]):
    wise: bool = True
    """Off: playouts go on to the end of the game at random, and nothing is weighed but what the rules say."""
    margin: float = 0.1
    """How much of a value the points decide, beside the share of the win."""
    scale: float = 30.0
    """A lead of so many points is worth all of that."""
    weights: Reals = reals(WEIGHTS)
    """Learned: what each fact at the end of a period says about the points still to come."""
    tempers: Reals = reals(PERIODS)
    """Learned: how many points of a lead are luck still, for each period; 0: nothing was learned of it."""
    solved: Numbers = numbers(CHOICES)
    shares: Reals = reals(SOLVED)
    points: Numbers = numbers(SOLVED)
    facts: Reals = reals(FACTS)
    expected: Reals = reals(6)
    values: Reals = reals(6)
    """What `judge` found: for each seat from 0 to 1."""

    def prepare(self) -> None:
        """Called once, before the first use: tables that follow from the rules."""

    # ---- where a search may stop

    def epoch(self, state: S) -> int:
        """Changes where cards come in that nobody could know: a tree ends there."""
        return 0

    def period(self, state: S) -> int:
        """Changes where playouts may stop, if what is to be expected from there was learned."""
        return 0

    def knows(self, state: S) -> bool:
        return self.wise and self.tempers[self.period(state)] > 0.0

    # ---- how a game goes on

    def pick(self, state: S, seat: int, choices: Mask) -> int:
        """One of these choices, drawn with `state.draw`, good ones more often: how playouts go on."""
        return nth(choices, state.draw(popcount(choices)))

    def trust(self, state: S) -> float:
        """How often, when several choose at once, a search takes the others to choose as playouts do."""
        return 0.0

    def standing(self, state: S, seat: int) -> int:
        """What the seat has made so far, in points: all that a greedy player looks at."""
        return state.score(seat)

    # ---- what a state is worth

    def judge(self, state: S) -> None:
        """Values of a state that is over, or at the beginning of a period that is known."""
        if state.actors() or state.due:
            self.forecast(state)
            self.soften(state)
        else:
            winners = state.winners()
            for seat in range(state.players):
                self.expected[seat] = state.score(seat)
                self.values[seat] = 1.0 / popcount(winners) if winners & bit(seat) else 0.0
        self.add_points(state)

    def forecast(self, state: S) -> None:
        """The points that each seat can expect to end with."""
        for seat in range(state.players):
            self.expected[seat] = self.forecast_of(state, seat)

    def forecast_of(self, state: S, seat: int) -> float:
        count = self.look(state, seat)
        first = self.period(state) * FACTS
        total: float = self.standing(state, seat)
        for i in range(count):
            total += self.weights[first + i] * self.facts[i]
        return total

    def look(self, state: S, seat: int) -> int:
        """Fills `facts` for a seat at the beginning of a period, and says how many there are."""
        return 0

    def soften(self, state: S) -> None:
        """Shares of the win from expected points: those ahead by less than what luck may still bring share it."""
        temper = self.tempers[self.period(state)]
        most = self.expected[0]
        for seat in range(state.players):
            if self.expected[seat] > most:
                most = self.expected[seat]
        total = 0.0
        for seat in range(state.players):
            self.values[seat] = exp((self.expected[seat] - most) / temper)
            total += self.values[seat]
        for seat in range(state.players):
            self.values[seat] = self.values[seat] / total

    def add_points(self, state: S) -> None:
        """The share of the win first, then the points against the mean of the others."""
        total = 0.0
        for seat in range(state.players):
            total += self.expected[seat]
        for seat in range(state.players):
            lead = self.expected[seat] - (total - self.expected[seat]) / (state.players - 1)
            points = 0.5 + lead / (2.0 * self.scale)
            if points < 0.0:
                points = 0.0
            if points > 1.0:
                points = 1.0
            self.values[seat] = self.values[seat] * (1.0 - self.margin) + points * self.margin

    # ---- what is certain

    def exact(self, state: S, seat: int, effort: int) -> int:
        """How many choices were solved exactly, all of them or, where that is more than so much effort, none.

        The state is changed. `solved` lists the choices, the best first; `shares` and `points` tell for each, and for
        every seat, how the game then ends if each seat plays for its share of the win, then for its points, and where
        both are the same for it, for those of the first seat, the second …
        """
        return 0

    # ---- what is hidden

    def reopen(self, state: S, seat: int) -> None:
        """After `reshuffle_hidden`: takes back what the others have chosen in secret, for the search to choose it."""

    def fits(self, state: S, seat: int) -> bool:
        """Whether a drawn state goes with how the others have played; those that do not are drawn again a few times."""
        return True
