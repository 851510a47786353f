"""Plays the ladder of levels, on as many cores as there are, and prints its tables, or writes them into docs/bots.md.

    python bench/ladder.py [--set NAME …] [--game KEY …] [-n N] [--minutes M] [--workers N] [--results FOLDER] [--write]

Every comparison is noted at once, as a line of JSON, in a file of its own run; those of earlier runs, in
bench/results/, are not played again, and the tables sum up all of them. The matches advance side by side, so a run that
is stopped, or ends with its minutes, leaves all of them as far. With `-n 0` nothing is played.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

from _tables import write

import irodori
from irodori.bots.arena import Comparison, Match, Result, comparison, known, note, summed
from irodori.bots.levels import LEVELS, STRONGEST

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results"
PLAYERS = 4
SHORT_MS = 50.0
TARGETS = {"greedy": 0.95, "random": 0.99}
"""What the strongest is asked to win, in comparisons; each level is asked to win so many against the one below:"""
STEP = 0.6
Task = tuple[Match, int]


# ---- what is played


def levels(key: str, players: int) -> list[Match]:
    """Each level but the strongest against the one below, and against greedy."""
    names = [name for name in LEVELS if name != STRONGEST]
    below = itertools.pairwise(["random", *names])
    return [Match(key, upper, lower, players) for lower, upper in below] + [
        Match(key, name, "greedy", players) for name in names
    ]


def strongest(key: str, players: int) -> list[Match]:
    """The strongest at 50 ms a move against the level below and the baselines."""
    below = list(LEVELS)[-2]
    return [Match(key, STRONGEST, other, players, ms=SHORT_MS) for other in (below, "greedy", "random")]


def own_time(key: str, players: int) -> list[Match]:
    """The strongest with the time that it takes at a table, against the level below."""
    return [Match(key, STRONGEST, list(LEVELS)[-2], players)]


def counts(key: str, _: int) -> list[Match]:
    """The ladder with other numbers of players."""
    return [
        match
        for players in irodori.games()[key].players
        if players != PLAYERS
        for match in [*levels(key, players)[: len(LEVELS) - 1], *strongest(key, players)]
    ]


SETS = {"levels": levels, "strongest": strongest, "own-time": own_time, "players": counts}


USUAL = ["levels", "strongest"]


def matches(sets: Sequence[str], games: Sequence[str]) -> list[Match]:
    found = [match for name in sets for key in games for match in SETS[name](key, PLAYERS)]
    return list(dict.fromkeys(found))


# ---- playing


def noted(match: Match, folders: Sequence[Path]) -> dict[int, Comparison]:
    """All that was ever played of it."""
    every = replace(match, count=1 << 40)
    files = [file for folder in folders for file in sorted(folder.glob("*.jsonl"))]
    return {deal: one for file in files for deal, one in known(every, file).items()}


def left_to_play(chosen: Sequence[Match], count: int, folders: Sequence[Path]) -> Iterator[Task]:
    """Deal by deal, so that all matches advance alike."""
    done = {match: noted(match, folders) for match in chosen}
    for deal in range(count):
        yield from ((match, deal) for match in chosen if deal not in done[match])


def play(tasks: Iterator[Task], workers: int, minutes: float, file: Path) -> None:
    start = time.monotonic()
    end = start + 60 * minutes
    slowest: dict[Match, float] = {}
    waiting: dict[Future[Comparison], Match] = {}
    played = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        task = next(tasks, None)
        while task or waiting:
            while task and len(waiting) < workers:
                match, deal = task
                if time.monotonic() + slowest.get(match, 0.0) < end:  # else it would not end in time
                    waiting[pool.submit(comparison, match, deal)] = match
                task = next(tasks, None)
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                match, found = waiting.pop(future), future.result()
                slowest[match] = max(slowest.get(match, 0.0), found.seconds)
                note(match, found, file)
                played += 1
    print(f"{played} comparisons in {time.monotonic() - start:.0f} s, noted in {file.name}")


# ---- telling


def results(chosen: Sequence[Match], folders: Sequence[Path]) -> list[Result]:
    found = [(match, noted(match, folders)) for match in chosen]
    return [summed(match, [one[deal] for deal in sorted(one)]) for match, one in found if one]


def row(result: Result) -> str:
    match = result.match
    bot = match.bot + (f" at {match.ms:.0f} ms" if match.ms else "")
    won = f"{100 * result.won:.0f} % of {result.comparisons} ({100 * result.low:.0f}–{100 * result.high:.0f})"
    return (
        f"| {match.game} | {match.players} | {bot} | {match.other} | {won} | {100 * result.share:.0f} % "
        f"± {100 * result.share_error:.0f} | {result.lead:+.1f} ± {result.lead_error:.1f} | {result.elo:+.0f} "
        f"| {verdict(result)} |"
    )


def verdict(result: Result) -> str:
    """What was asked of this match, and whether it holds; empty where nothing was."""
    match = result.match
    order = ["random", *LEVELS]
    if match.bot == STRONGEST and match.other in TARGETS:
        asked = TARGETS[match.other]
        return f"{100 * asked:.0f} %: {'yes' if result.won >= asked else 'no'}"
    if match.other in order and order.index(match.bot) == order.index(match.other) + 1:
        return f"{100 * STEP:.0f} %: {'yes' if result.won >= STEP and result.low > 0.5 else 'no'}"
    return ""


HEAD = [
    "| game | players | bot | against | comparisons won | win share | points | Elo | asked |",
    "|---|---|---|---|---|---|---|---|---|",
]


def tables(folders: Sequence[Path]) -> dict[str, list[str]]:
    games = list(irodori.games())
    found = {"ladder": ["levels", "strongest", "own-time"], "players": ["players"]}
    return {part: [*HEAD, *map(row, results(matches(sets, games), folders))] for part, sets in found.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--set", choices=SETS, action="append", help="levels and strongest, if none is named")
    parser.add_argument("--game", choices=irodori.games(), action="append")
    parser.add_argument("-n", type=int, default=100, help="comparisons of each match")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder for this run's file")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/bots.md")
    chosen = parser.parse_args(arguments)
    if irodori.engine() != "compiled":
        sys.exit("the engine runs interpreted: there is nothing to measure (python -m irodori.build)")
    folders = list(dict.fromkeys([RESULTS, chosen.results]))
    tasks = left_to_play(matches(chosen.set or USUAL, chosen.game or list(irodori.games())), chosen.n, folders)
    play(tasks, chosen.workers, chosen.minutes, chosen.results / f"ladder-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
    for part, lines in tables(folders).items():
        if len(lines) > len(HEAD):
            print(part, *lines, sep="\n")
            if chosen.write:
                write(part, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
