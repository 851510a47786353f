"""Bots that play: each gets what its seat may know, and gives a choice."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Protocol

from irodori.bots.engine import insight_of
from irodori.bots.levels import LEVELS, Level, names
from irodori.bots.think import Budget, Option, Thinker
from irodori.core.bits import bit, lowest, nth, popcount, seeded
from irodori.core.errors import SetupError

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State

SAMPLES = 8
"""States that a greedy bot imagines."""
TRIED = 6
"""Ways to go on with a turn that it tries in each."""
FAINT = 0.05
"""A choice with less weight in a mixed strategy is not made: such a weight is noise of the search."""


class Player(Protocol):
    def choose(self, root: State, seat: int, seed: int, ms: float | None = None) -> int:
        """root: some state that the seat cannot tell from the real one, drawn uniformly."""
        ...


def player(game: Game, name: str, budget: Budget | None = None, trees: int | None = None) -> Player:
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer(game)
    if name not in LEVELS:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(names())}")
    return SearchPlayer(game, LEVELS[name], budget, trees)


class RandomPlayer:
    def choose(self, root: State, seat: int, seed: int, ms: float | None = None) -> int:
        choices = root.legal(seat)
        return nth(choices, random.Random(seed).randrange(popcount(choices)))


class GreedyPlayer:
    """Makes the choice after which it leads by most when it is its turn again, if the others choose at random."""

    def __init__(self, game: Game) -> None:
        self.insight = insight_of(game)

    def choose(self, root: State, seat: int, seed: int, ms: float | None = None) -> int:
        rest = root.legal(seat)
        leads: dict[int, float] = {}
        imagined = [root.twin() for _ in range(SAMPLES)]
        for number, state in enumerate(imagined):
            state.reshuffle_hidden(seat, seeded(seed + number) >> 2)
            self.insight.reopen(state, seat)
        while rest:
            choice = lowest(rest)
            rest &= rest - 1
            leads[choice] = sum(self.tried(state, seat, choice) for state in imagined)
        most = max(leads.values())
        best = [choice for choice, lead in leads.items() if lead == most]
        return random.Random(seed).choice(best)

    def tried(self, root: State, seat: int, choice: int) -> float:
        state = root.twin()
        state.play(seat, choice)
        acting = state.actors()
        if acting == 1 << seat:  # the turn goes on: its best end counts, among a few where there are many
            choices = state.legal(seat)
            while popcount(choices) > TRIED:
                choices ^= bit(nth(choices, state.draw(popcount(choices))))
            return max(self.tried(state, seat, other) for other in range(64) if choices >> other & 1)
        while acting and not (acting >> seat & 1 and acting & acting - 1 == 0):
            actor = lowest(acting)
            choices = state.legal(actor)
            state.play(actor, nth(choices, state.draw(popcount(choices))))
            acting = state.actors()
        return self.lead(state, seat)

    def lead(self, state: State, seat: int) -> float:
        points = [self.insight.standing(state, other) for other in range(state.players)]
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


class SearchPlayer:
    def __init__(self, game: Game, level: Level, budget: Budget | None = None, trees: int | None = None) -> None:
        self.level = level
        self.budget = budget or level.budget
        # A solution takes the others to be without fault; against others as they are the search wins more often.
        self.thinker = Thinker(game, trees=trees or level.trees, wise=level.wise, learned=level.learned, exact=False)

    def choose(self, root: State, seat: int, seed: int, ms: float | None = None) -> int:
        choices = root.legal(seat)
        if choices & choices - 1 == 0:
            return lowest(choices)
        options = self.thinker.think(root, seat, self.budget.capped(ms), seed)
        return decided(options, seed)


def decided(options: list[Option], seed: int) -> int:
    """The first option, or, where a strategy is mixed, one drawn from it."""
    weights = [option.weight if option.weight >= FAINT else 0.0 for option in options]
    if not any(weights):
        return options[0].choice
    return random.Random(seed).choices(options, weights)[0].choice
