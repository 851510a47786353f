"""Measures the bots: search speed, the ladder of levels, exact ends, mixed strategies. Writes tables of docs/bots.md.

    python bench/bots.py [--part NAME …] [--game KEY …] [-n N] [--workers N] [--write]

Matches are noted in bench/results/bots.jsonl, line by line, and none is played twice: a run can be stopped and goes on.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import irodori
from irodori.bots.arena import Match, Result, compared
from irodori.bots.engine import insight_of
from irodori.bots.levels import LEVELS, STRONGEST
from irodori.bots.think import Budget, Thinker
from irodori.core.bits import lowest, nth, popcount, seeded
from irodori.core.state import State

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results" / "bots.jsonl"
DOCS = HERE.parent / "docs" / "bots.md"
PLAYERS = 4
SHORT_MS = 50.0
EXPLORE = 0.05  # in points, all in the open: values lie close together
ASKED_SPEED = {"iroha": 300_000, "kasane": 100_000, "kimono": 100_000}
Lines = list[str]


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


# ---- the ladder


def ladder(chosen: argparse.Namespace) -> Lines:
    lines = [
        "| game | bot | against | comparisons won | win share (even: 25 %) | points | Elo |",
        "|---|---|---|---|---|---|---|",
    ]
    names = list(LEVELS)
    pairs = [(upper, lower) for lower, upper in itertools.pairwise(["random", *names])]
    pairs += [(STRONGEST, "greedy"), (STRONGEST, "random"), *((name, "greedy") for name in names[:-1])]
    for key in chosen.game or irodori.games():
        for bot, other in dict.fromkeys(pairs):
            strongest = bot == STRONGEST
            count = chosen.n // 2 if strongest else chosen.n
            match = Match(key, bot, other, PLAYERS, count, ms=SHORT_MS if strongest else None)
            result = compared(match, workers=chosen.workers, file=RESULTS)
            lines.append(row(result))
            print(lines[-1], flush=True)
    return lines


def row(result: Result) -> str:
    bot = result.match.bot + (f" at {result.match.ms:.0f} ms" if result.match.ms else "")
    won = f"{100 * result.won:.0f} % of {result.comparisons} ({100 * result.low:.0f}–{100 * result.high:.0f})"
    return (
        f"| {result.match.game} | {bot} | {result.match.other} | {won} "
        f"| {100 * result.share:.0f} % ± {100 * result.share_error:.0f} "
        f"| {result.lead:+.1f} ± {result.lead_error:.1f} | {result.elo:+.0f} |"
    )


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


def exact(chosen: argparse.Namespace) -> Lines:
    lines = ["| last round | players | from | solved in time | median | slowest |", "|---|---|---|---|---|---|"]
    for players, turns, limit in ((3, 0, 2.0), (4, 4, 2.0), (4, 0, 20.0)):
        game = irodori.Game("kasane", players)
        insight = insight_of(game)
        times: list[float] = []
        for seed in range(min(chosen.n, 20 if turns else 10)):
            core, seat = played_to_last_round(game, seed, turns)
            start = time.perf_counter()
            insight.exact(core, seat, 1 << 40)
            times.append(time.perf_counter() - start)
        times.sort()
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


def exploit(chosen: argparse.Namespace) -> Lines:
    game = irodori.Game("kimono", PLAYERS)
    gains: list[float] = []
    for state in itertools.islice(contested(game), min(chosen.n, 20)):
        strategy = Strategy(game, 60_000)
        plain = strategy.leads(state, None)
        seats = [seat for seat in range(PLAYERS) if state.actors() >> seat & 1]
        gains += [strategy.leads(state, seat)[seat] - plain[seat] for seat in seats]
    gains.sort()
    below = sum(gain < 0.1 for gain in gains)
    mean, median, most = sum(gains) / len(gains), gains[len(gains) // 2], gains[-1]
    return [
        "| last round, two contenders, at most four cards | what a best response gains, in points |",
        "|---|---|",
        f"| {len(gains)} seats | mean {mean:.3f}, median {median:.3f}, most {most:.2f}; below 0.1 for {below} |",
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


PARTS: dict[str, tuple[str, Callable[[argparse.Namespace], Lines]]] = {
    "speed": ("Search speed", speed),
    "answer": ("Thinking time", answer),
    "exact": ("Solved ends", exact),
    "exploit": ("Secret choices", exploit),
    "ladder": ("The ladder", ladder),
}


def write(part: str, title: str, lines: Lines) -> None:
    """Puts a table between its marks in the documentation."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    text = DOCS.read_text(encoding="utf-8")
    if begin not in text:
        text += f"\n### {title}\n\n{begin}\n{end}\n"
    head, rest = text.split(begin)
    tail = rest.split(end)[1]
    DOCS.write_text(f"{head}{begin}\n" + "\n".join(lines) + f"\n{end}{tail}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measures the bots.")
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--game", action="append", help="for the ladder")
    parser.add_argument("-n", type=int, default=60, help="comparisons of each match, half with the strongest")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    parser.add_argument("--write", action="store_true", help="put the tables into docs/bots.md")
    chosen = parser.parse_args(arguments)
    if irodori.engine() != "compiled":
        sys.exit("the engine runs interpreted: there is nothing to measure (python -m irodori.build)")
    for part in chosen.part or PARTS:
        title, measure = PARTS[part]
        lines = measure(chosen)
        print(f"{title}\n" + "\n".join(lines), flush=True)
        if chosen.write:
            write(part, title, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
