"""Thinking about one decision: one tree on each core, put together at the end."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irodori.bots.engine import insight_of, search_of
from irodori.bots.search import FEW
from irodori.core.bits import popcount

if TYPE_CHECKING:
    from irodori.bots.search import Search
    from irodori.core.game import Game
    from irodori.core.insight import Insight
    from irodori.core.state import State

Row = tuple[int, int, float, list[float], list[float]]
"""What a search found of a choice: its number, visits, weight, and every seat's value and points."""

FIRST_CHUNK = 64
EFFORT_OF_PLAYOUT = 20
EFFORT_OF_MS = 1500
"""Steps of an exact solution that take about half of a playout's time, or of a millisecond."""
SEVERAL = 3
"""With so many seats that choose at once there are many equilibria, and no seat knows which one the others mean."""
TREES = 8
"""Grown from half of the budget, to learn what the others may mean."""
SMALLEST = 3200
"""Playouts, or RATE of them for each millisecond, for which that is worth while."""
RATE = 200
APART = 1 << 40
"""Between the seeds of two trees."""


@dataclass(frozen=True)
class Budget:
    """So many playouts, or so many milliseconds; with both, whatever ends first."""

    playouts: int | None = None
    ms: float | None = None

    def capped(self, ms: float | None) -> Budget:
        if ms is None:
            return self
        return Budget(self.playouts, ms if self.ms is None else min(ms, self.ms))


@dataclass(frozen=True)
class Option:
    """A choice as it looks after thinking."""

    choice: int
    visits: int
    weight: float
    """Of the mixed strategy, where several seats choose at once among few choices; else 0."""
    values: tuple[float, ...]
    """For each seat, from 0 to 1: its share of the win, with a little decided by points."""
    points: tuple[float, ...]
    """What each seat can expect to end with."""
    certain: bool = False
    """Solved to the end of the game: the values are shares, the points are those of the end."""


class Thinker:
    """Searches for one game; keeps its trees' memory from one decision to the next."""

    def __init__(
        self,
        game: Game,
        *,
        trees: int = 1,
        wise: bool = True,
        learned: bool = True,
        exact: bool = True,
        effort: int = 0,
        apart: bool = True,
    ) -> None:
        self.game = game
        self.trees = trees
        self.wise = wise
        self.learned = learned
        self.exact = exact
        self.effort = effort
        """Steps that an exact solution may take at least, whatever the budget."""
        self.apart = apart
        self._searches: list[Search] = []
        self.playouts = 0
        """How many the last decision took."""

    def insight(self) -> Insight[State]:
        insight = insight_of(self.game, learned=self.learned)
        insight.wise = self.wise
        return insight

    def searches(self, root: State) -> list[Search]:
        while len(self._searches) < self.trees:
            self._searches.append(search_of(self.game, root, self.insight()))
        for search in self._searches:
            search.root = root.twin()
        return self._searches

    def think(self, root: State, seat: int, budget: Budget, seed: int, *, explore: float | None = None) -> list[Option]:
        """The options of a seat that must choose, the best first."""
        start = time.monotonic()
        searches = self.searches(root)
        if self.exact:
            options = self.solved(searches[0].insight, root, seat, budget)
            if options:
                return options
        for number, search in enumerate(searches):
            search.start(seat, seed + number * APART)
            if explore is not None:
                search.explore = explore
        trees = self.trees_apart(searches[0].insight, root, seat, budget)
        if len(searches) == 1:
            run(searches[0], budget, start, trees)
        else:
            share = None if budget.playouts is None else -(-budget.playouts // len(searches))
            with ThreadPoolExecutor(len(searches)) as pool:
                for done in [pool.submit(run, search, Budget(share, budget.ms), start, trees) for search in searches]:
                    done.result()
        self.playouts = sum(search.done for search in searches)
        return merged([search.found() for search in searches])

    def trees_apart(self, insight: Insight[State], root: State, seat: int, budget: Budget) -> int:
        state = root.twin()
        insight.reopen(state, seat)
        much = min(
            SMALLEST if budget.playouts is None else budget.playouts,
            SMALLEST if budget.ms is None else budget.ms * RATE,
        )
        many = popcount(state.actors()) >= SEVERAL and popcount(root.legal(seat)) <= FEW
        return TREES if self.apart and many and much >= SMALLEST else 0

    def solved(self, insight: Insight[State], root: State, seat: int, budget: Budget) -> list[Option]:
        """The options where all of them could be solved within half of the budget, the best first."""
        effort = 1 << 40
        if budget.playouts is not None:
            effort = budget.playouts * EFFORT_OF_PLAYOUT
        if budget.ms is not None:
            effort = min(effort, int(budget.ms * EFFORT_OF_MS))
        count = insight.exact(root.twin(), seat, max(effort, self.effort))
        self.playouts = 0
        width = len(insight.shares) // len(insight.solved)
        solved, shares, points = insight.solved, insight.shares, insight.points
        found: list[Option] = []
        for i in range(count):
            here = slice(i * width, i * width + root.players)
            found.append(Option(solved[i], 0, 0.0, tuple(shares[here]), tuple(map(float, points[here])), certain=True))
        return found


def run(search: Search, budget: Budget, start: float, trees: int = 0) -> None:
    """The whole budget; half of it for so many trees that are only grown to learn what the others may choose."""
    for number in range(trees):
        spend(search, budget, start, (number + 1) / (2 * trees))
        search.believe()
    search.settled = trees > 0
    spend(search, budget, start, 1.0)


def spend(search: Search, budget: Budget, start: float, part: float) -> None:
    """Runs until this part of the budget is spent, in chunks whose length follows the clock, so that no clock is read
    inside."""
    left = int(budget.playouts * part) - search.done if budget.playouts is not None else 1 << 60
    if budget.ms is None:
        search.run(left)
        return
    end = start + budget.ms * part / 1000
    chunk = FIRST_CHUNK
    while left > 0:
        before = time.monotonic()
        search.run(min(chunk, left))
        left -= chunk
        now = time.monotonic()
        if now >= end:
            return
        rate = chunk / max(now - before, 1e-6)
        chunk = max(1, min(4 * chunk, int(rate * (end - now) * 0.9)))


def merged(found: list[list[Row]]) -> list[Option]:
    rows: dict[int, list[Row]] = {}
    for tree in found:
        for row in tree:
            rows.setdefault(row[0], []).append(row)
    mixed = sum(row[2] for tree in found for row in tree)
    options: list[Option] = []
    for choice, same in rows.items():
        weight = sum(row[2] for row in same) / mixed if mixed else 0.0
        values = averaged([(row[1], row[3]) for row in same])
        points = averaged([(row[1], row[4]) for row in same])
        options.append(Option(choice, sum(row[1] for row in same), weight, values, points))
    return sorted(options, key=lambda option: (-option.weight, -option.visits, option.choice))


def averaged(parts: list[tuple[int, list[float]]]) -> tuple[float, ...]:
    total = sum(count for count, _ in parts)
    return tuple(sum(count * numbers[i] for count, numbers in parts) / total for i in range(len(parts[0][1])))
