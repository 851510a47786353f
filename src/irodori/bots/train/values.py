"""Learns by self-play what a position promises when a period (a round, a deal) begins.

    python -m irodori.bots.train.values GAME [--players N] [--games N] [--playouts N] [--seed S] [--workers N] [--write]

Our own search plays all seats, on as many cores as are asked for. For every period, a ridge regression says from the
facts that the game's insight counts what points are still to come, and one temper says how far a lead in those points
decides the win. Nothing but the standard library is needed; the same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from irodori.bots.engine import insight_of
from irodori.bots.players import decided
from irodori.bots.think import Budget, Thinker
from irodori.core.bits import lowest, seeded
from irodori.core.game import Game

RIDGE = 4.0
AT_ONCE = 20
"""Games that a worker plays without a word."""
TEMPERS = [0.25 * 1.12**i for i in range(48)]


@dataclass
class Beginning:
    """A period's beginning in one game: each seat's facts and points, and how the game ended."""

    period: int
    facts: list[dict[int, float]]
    standing: list[int]
    final: list[int] = field(default_factory=list[int])
    shares: list[float] = field(default_factory=list[float])


def played(game: Game, thinker: Thinker, playouts: int, seed: int) -> list[Beginning]:
    insight = insight_of(game)
    core = game.fresh()
    core.chance = seeded(seed)
    found: list[Beginning] = []
    period = insight.period(core)
    made = 0
    while True:
        acting = core.actors()
        if (acting or core.due) and insight.period(core) != period:
            period = insight.period(core)
            facts: list[dict[int, float]] = []
            for seat in range(game.players):
                count = insight.look(core, seat)
                facts.append({i: fact for i, fact in enumerate(insight.facts[:count]) if fact})
            found.append(Beginning(period, facts, [insight.standing(core, seat) for seat in range(game.players)]))
        if acting:
            seat = lowest(acting)
            made += 1
            options = thinker.think(core, seat, Budget(playouts), seed * 1000 + made)
            core.play(seat, decided(options, seed * 1000 + made))
        elif core.due:
            core.shuffle()
            core.deal()
        else:
            break
    winners = core.winners()
    for beginning in found:
        beginning.final = [core.score(seat) for seat in range(game.players)]
        beginning.shares = [(winners >> seat & 1) / winners.bit_count() for seat in range(game.players)]
    return found


# ---- learning


def fitted(rows: list[tuple[dict[int, float], float]], count: int) -> list[float]:
    """Ridge regression by the normal equations."""
    matrix = [[RIDGE * (i == j) for j in range(count)] for i in range(count)]
    right = [0.0] * count
    for facts, value in rows:
        for i, a in facts.items():
            right[i] += a * value
            for j, b in facts.items():
                matrix[i][j] += a * b
    return solved(matrix, right)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite, so no row is exchanged."""
    count = len(right)
    for i in range(count):
        for k in range(i + 1, count):
            factor = matrix[k][i] / matrix[i][i]
            if factor:
                matrix[k] = [b - factor * a for a, b in zip(matrix[i], matrix[k], strict=True)]
                right[k] -= factor * right[i]
    found = [0.0] * count
    for i in reversed(range(count)):
        found[i] = (right[i] - sum(matrix[i][j] * found[j] for j in range(i + 1, count))) / matrix[i][i]
    return found


def expected(beginning: Beginning, weights: Sequence[float]) -> list[float]:
    return [
        points + sum(weights[i] * fact for i, fact in facts.items())
        for points, facts in zip(beginning.standing, beginning.facts, strict=True)
    ]


def surprise(beginnings: list[Beginning], weights: Sequence[float], temper: float) -> float:
    """Mean of -log of the share that was foretold for those who won."""
    total = 0.0
    for beginning in beginnings:
        points = expected(beginning, weights)
        most = max(points)
        powers = [math.exp((p - most) / temper) for p in points]
        for power, share in zip(powers, beginning.shares, strict=True):
            total -= share * math.log(max(power / sum(powers), 1e-9))
    return total / len(beginnings)


def learned(beginnings: list[Beginning], width: int) -> tuple[dict[str, object], list[str]]:
    """The weights file's content, and a line for each period."""
    periods = sorted({beginning.period for beginning in beginnings})
    weights = [0.0] * (width * (periods[-1] + 1))
    tempers = [0.0] * (periods[-1] + 1)
    lines: list[str] = []
    for period in periods:
        here = [beginning for beginning in beginnings if beginning.period == period]
        count = max(max(facts, default=-1) for beginning in here for facts in beginning.facts) + 1
        rows = [
            (facts, float(final - points))
            for one in here
            for facts, final, points in zip(one.facts, one.final, one.standing, strict=True)
        ]
        own = fitted(rows, count)
        weights[period * width : period * width + count] = [round(weight, 3) for weight in own]
        tempers[period] = round(min(TEMPERS, key=lambda temper: surprise(here, own, temper)), 3)
        plain = min(surprise(here, [0.0] * count, temper) for temper in TEMPERS)
        foretold = surprise(here, own, tempers[period])
        lines.append(
            f"period {period}: {len(here)} games, temper {tempers[period]}, surprise {foretold:.3f} "
            f"(by points alone {plain:.3f}, knowing nothing {math.log(len(here[0].final)):.3f})"
        )
    while weights and not weights[-1]:
        weights.pop()
    return {"weights": weights, "tempers": tempers}, lines


@dataclass(frozen=True)
class Lesson:
    game: str
    players: int
    playouts: int
    seed: int


def some_games(lesson: Lesson, first: int) -> list[Beginning]:
    game = Game(lesson.game, lesson.players)
    thinker = Thinker(game, exact=False)
    return [
        beginning
        for number in range(first, first + AT_ONCE)
        for beginning in played(game, thinker, lesson.playouts, lesson.seed * 1_000_000 + number)
    ]


def games(lesson: Lesson, count: int, workers: int) -> Iterator[Beginning]:
    """In the same order, however many play them."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done, found in enumerate(pool.map(partial(some_games, lesson), range(0, count, AT_ONCE)), 1):
            yield from found
            print(f"{done * AT_ONCE} of {count} games", end="\r", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the weights into the game's folder")
    parser.add_argument("--out", type=Path, help="or into this folder")
    chosen = parser.parse_args(arguments)
    game = Game(chosen.game, chosen.players)
    width = len(insight_of(game).weights) // len(insight_of(game).tempers)
    lesson = Lesson(game.key, game.players, chosen.playouts, chosen.seed)
    found, lines = learned(list(games(lesson, chosen.games, chosen.workers)), width)
    print("\n".join(lines))
    if chosen.write or chosen.out:
        recipe = f"{chosen.games} games at {chosen.playouts} playouts, seed {chosen.seed}"
        file = (chosen.out or Path(game.info.folder) / "weights") / f"{game.players}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"recipe": recipe, **found}) + "\n", encoding="utf-8")
        print(f"written: {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
