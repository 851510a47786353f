"""Measures the bots: search speed, exact ends, mixed strategies, thinking time, and at last the ladder of levels.

    python bench/bots.py [--part NAME …] [-n N] [--results FOLDER] [--write]

The tables stand in docs/bots.md. With `--results` each is also put into a file of that folder, and with `-n 0` taken
from there instead of measured. `ladder.py` plays the ladder alone.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar, cast

import ladder
from _tables import write

import irodori
from irodori.bots.engine import insight_of
from irodori.bots.levels import LEVELS, STRONGEST
from irodori.bots.think import Budget, Thinker
from irodori.core.bits import lowest, nth, popcount, seeded
from irodori.core.state import State

PLAYERS = 4
PLAYOUTS = 300_000
EXPLORE = 0.2  # in points, all in the open: values lie close together
ASKED_SPEED = {"iroha": 300_000, "kasane": 100_000, "kimono": 100_000}
Lines = list[str]
Found = TypeVar("Found")


def underway(game: irodori.Game, seed: int) -> tuple[State, int]:
    """A position in the middle of a game of random moves."""
    chance = random.Random(seed)
    while True:
        position = game.start(seed=f"{seed} {chance.random()}")
        for _ in range(chance.randrange(8, 70)):
            if not position.over:
                seat = position.actors[0]
                position.play(seat, chance.choice(position.moves(seat)))
        if not position.over:
            return position.core, position.actors[0]


# ---- speed


def speed(_: argparse.Namespace) -> Lines:
    lines = ["| game | playouts/s on one core | asked | on two cores |", "|---|---|---|---|"]
    for key in irodori.games():
        game = irodori.Game(key, PLAYERS)
        roots = [underway(game, seed) for seed in range(24)]
        one, two = (rate(game, roots, trees) for trees in (1, 2))
        lines.append(f"| {key} | {one:,.0f} | {ASKED_SPEED.get(key, 0):,} | {two / one:.2f} times as many |")
    return lines


def rate(game: irodori.Game, roots: list[tuple[State, int]], trees: int) -> float:
    thinker = Thinker(game, trees=trees, exact=False)
    best = 0.0
    for _ in range(3):
        done, start = 0, time.perf_counter()
        for root, seat in roots:
            thinker.think(root, seat, Budget(12_000), 1)
            done += thinker.playouts
        best = max(best, done / (time.perf_counter() - start))
    return best


# ---- exact ends


def played_to_last_round(game: irodori.Game, seed: int, turns: int) -> tuple[State, int]:
    """A random game up to where so many turns of the last round are over."""
    core = game.fresh()
    core.chance = seeded(seed)
    rules = cast("Any", core)
    taken = 0
    while core.due or rules.round < game.players - 1 or taken < turns or core.kind():
        if core.due:
            core.shuffle()
            core.deal()
            continue
        seat = lowest(core.actors())
        choices = core.legal(seat)
        taken += rules.round == game.players - 1 and not core.kind()
        core.play(seat, nth(choices, core.draw(popcount(choices))))
    return core, lowest(core.actors())


def seconds_to_solve(players: int, turns: int, seed: int) -> float:
    game = irodori.Game("kasane", players)
    core, seat = played_to_last_round(game, seed, turns)
    insight = insight_of(game)
    start = time.process_time()  # of one core, whatever else the machine does
    insight.exact(core, seat, 1 << 40)
    return time.process_time() - start


def exact(chosen: argparse.Namespace) -> Lines:
    lines = ["| last round | players | from | solved in time | median | slowest |", "|---|---|---|---|---|---|"]
    for players, turns, limit in ((3, 0, 2.0), (4, 4, 2.0), (4, 0, 20.0)):
        times = sorted(spread(chosen, seconds_to_solve, [(players, turns, seed) for seed in range(chosen.n)]))
        solved = sum(one <= limit for one in times)
        start_of = "the second turn" if turns else "the first move"
        lines.append(
            f"| kasane | {players} | {start_of} | {solved} of {len(times)} within {limit:.0f} s "
            f"| {times[len(times) // 2]:.2f} s | {times[-1]:.1f} s |"
        )
    return lines


# ---- mixed strategies: how much a best response gains against what the search plays, in points


class Strategy:
    """What the search does in every situation that follows from one, and what that leads to."""

    def __init__(self, game: irodori.Game, playouts: int) -> None:
        self.thinker = Thinker(game, exact=False)
        self.thinker.searches(game.fresh())[0].insight.margin = 1.0
        self.thinker.searches(game.fresh())[0].insight.scale = 60.0
        self.playouts = playouts
        self.known: dict[str, dict[int, float]] = {}

    def mix(self, state: State, seat: int) -> dict[int, float]:
        name = f"{seat} {sorted(state.fields().items())}"
        if name not in self.known:
            options = self.thinker.think(state, seat, Budget(self.playouts), 1, explore=EXPLORE)
            weights = {option.choice: option.weight for option in options}
            self.known[name] = weights if any(weights.values()) else {options[0].choice: 1.0}
        return self.known[name]

    def leads(self, state: State, responder: int | None) -> list[float]:
        """Every seat's lead at the end if all follow the strategy but the responder, who knows it and does best."""
        acting = state.actors()
        if not acting:
            points = [state.score(seat) for seat in range(state.players)]
            return [own - (sum(points) - own) / (len(points) - 1) for own in points]
        seats = [seat for seat in range(state.players) if acting >> seat & 1]
        mixes = [
            {choice: 1.0 for choice in range(64) if state.legal(seat) >> choice & 1}
            if seat == responder
            else self.mix(state, seat)
            for seat in seats
        ]
        sums: dict[int, list[float]] = {}
        for joint in itertools.product(*(mix.items() for mix in mixes)):
            weight = 1.0
            after = state.twin()
            answer = 0
            for seat, (choice, share) in zip(seats, joint, strict=True):
                after.play(seat, choice)
                answer = choice if seat == responder else answer
                weight *= share
            if weight:
                found = self.leads(after, responder)
                known = sums.setdefault(answer, [0.0] * state.players)
                sums[answer] = [a + weight * b for a, b in zip(known, found, strict=True)]
        if responder in seats:
            return max(sums.values(), key=lambda leads: leads[responder])
        return sums[0]


def contested(game: irodori.Game) -> Iterator[State]:
    """Choices between two contenders for at most four cards of the last round, without cards that draw others."""
    for seed in itertools.count():
        position = game.start(seed=seed)
        chance = random.Random(seed)
        while not position.over:
            rules = cast("Any", position.core)
            small = rules.end - rules.start <= 4 and rules.contenders.bit_count() == 2 and not rules.groups
            plain = all(card < 18 or card == 21 for card in [*rules.row[: rules.length], *rules.bin[: rules.binned]])
            if position.decision == "want" and rules.round == 4 and small and plain and not rules.chosen:
                yield position.core
                break
            seat = position.actors[0]
            position.play(seat, chance.choice(position.moves(seat)))


def gains(number: int) -> list[float]:
    """What each contender of a situation could gain."""
    game = irodori.Game("kimono", PLAYERS)
    state = next(itertools.islice(contested(game), number, None))
    strategy = Strategy(game, PLAYOUTS)
    plain = strategy.leads(state, None)
    seats = [seat for seat in range(PLAYERS) if state.actors() >> seat & 1]
    return [strategy.leads(state, seat)[seat] - plain[seat] for seat in seats]


def exploit(chosen: argparse.Namespace) -> Lines:
    found = sorted(itertools.chain(*spread(chosen, gains, [(number,) for number in range(chosen.n)])))
    below = sum(gain < 0.1 for gain in found)
    mean, median, most = sum(found) / len(found), found[len(found) // 2], found[-1]
    return [
        "| last round, two contenders, at most four cards | what a best response gains, in points |",
        "|---|---|",
        f"| {len(found)} seats | mean {mean:.3f}, median {median:.3f}, most {most:.2f}; below 0.1 for {below} |",
    ]


# ---- thinking time


def answer(_: argparse.Namespace) -> Lines:
    lines = ["| game | the strongest level answers within |", "|---|---|"]
    for key in irodori.games():
        game = irodori.Game(key, PLAYERS)
        thinker = Thinker(game, exact=True)
        slowest = 0.0
        for seed in range(10):
            root, seat = underway(game, seed)
            start = time.perf_counter()
            thinker.think(root, seat, LEVELS[STRONGEST].budget, 1)
            slowest = max(slowest, time.perf_counter() - start)
        lines.append(f"| {key} | {slowest:.2f} s |")
    return lines


PARTS: dict[str, Callable[[argparse.Namespace], Lines]] = {
    "speed": speed,
    "answer": answer,
    "exact": exact,
    "exploit": exploit,
}


def spread(chosen: argparse.Namespace, measure: Callable[..., Found], asked: Sequence[tuple[int, ...]]) -> list[Found]:
    """The same measure of many things, so many of them at once."""
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        return [future.result() for future in [pool.submit(measure, *one) for one in asked]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measures the bots.")
    parser.add_argument("--part", choices=[*PARTS, "ladder"], action="append")
    parser.add_argument("-n", type=int, default=20, help="positions of a part")
    parser.add_argument("--workers", type=int, default=1, help="positions that are looked at at once")
    parser.add_argument("--results", type=Path, help="a folder for the tables")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/bots.md")
    chosen = parser.parse_args(arguments)
    if irodori.engine() != "compiled":
        sys.exit("the engine runs interpreted: there is nothing to measure (python -m irodori.build)")
    for part in chosen.part or [*PARTS, "ladder"]:
        if part == "ladder":
            asked = ["--results", str(chosen.results)] if chosen.results else []
            asked += ["--write"] if chosen.write else []
            ladder.main([*asked, "-n", "0"] if not chosen.n else asked)
            continue
        file = chosen.results / f"{part}.md" if chosen.results else None
        if chosen.n:
            lines = PARTS[part](chosen)
        elif file is not None and file.exists():
            lines = file.read_text(encoding="utf-8").splitlines()
        else:
            continue
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(part, *lines, sep="\n", flush=True)
        if chosen.write:
            write(part, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
