"""Plays variants of our search against each other: numbers of the search or of a game's insight set by hand.

    python bench/duel.py GAME --of VARIANT … --against VARIANT … [--players N] [-n N] [--minutes M] [--results FOLDER]

A variant is `random`, `greedy`, a level, or fields with values, separated by commas, as in
`playouts=2000,insight.faith=0.1,search.explore=0.3`; `playouts` or `ms` is its budget, `wise=0` and `learned=0` switch
knowledge off, `apart=0` grows no trees apart, `weights=FILE` takes other weights. All pairs advance side by side, each
deal once with the variant in every seat; what the folder's `duels.jsonl` holds is not played again.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import irodori
from irodori.bots.arena import Comparison, Match, Result, summed
from irodori.bots.engine import padded
from irodori.bots.levels import Level, names
from irodori.bots.players import Player, SearchPlayer, player
from irodori.bots.think import Budget
from irodori.core.bits import seeded


@dataclass(frozen=True)
class Duel:
    game: str
    players: int
    of: str
    against: str


def made(game: irodori.Game, text: str) -> Player:
    if text in names():
        return player(game, text)
    fields = dict(part.split("=", 1) for part in text.split(","))
    playouts, ms = fields.pop("playouts", None), fields.pop("ms", None)
    budget = Budget(None if playouts is None else int(playouts), None if ms is None else float(ms))
    wise, learned = (fields.pop(name, "1") == "1" for name in ("wise", "learned"))
    found = SearchPlayer(game, Level("variant", budget, wise, learned))
    found.thinker.apart = fields.pop("apart", "1") == "1"
    search = found.thinker.searches(game.fresh())[0]
    if weights := fields.pop("weights", None):
        known = json.loads(Path(weights).read_text(encoding="utf-8"))
        search.insight.weights = padded(known["weights"], len(search.insight.weights))
        search.insight.tempers = padded(known["tempers"], len(search.insight.tempers))
    for name, value in fields.items():
        part, _, field = name.partition(".")
        owner = {"search": search, "insight": search.insight}[part]
        setattr(owner, field, type(getattr(owner, field))(float(value)))
    return found


def comparison(duel: Duel, deal: int) -> Comparison:
    start = time.monotonic()
    game = irodori.Game(duel.game, duel.players)
    of, against = made(game, duel.of), made(game, duel.against)
    share = lead = 0.0
    for own in range(duel.players):
        position = game.start(seed=f"duel {deal}")
        while not position.over:
            seat = position.actors[0]
            root = position.core
            kind, number = root.kind(), seeded(1000 * deal + len(position.lines)) >> 24
            root.reshuffle_hidden(seat, number)
            choice = (of if seat == own else against).choose(root, seat, number)
            position.play(seat, game.texts[kind][choice])
        points = position.scores
        share += (own in position.winners) / len(position.winners) / duel.players
        lead += (points[own] - (sum(points) - points[own]) / (duel.players - 1)) / duel.players
    return Comparison(deal, round(share, 6), round(lead, 4), round(time.monotonic() - start, 2))


def noted(file: Path) -> dict[Duel, dict[int, Comparison]]:
    found: dict[Duel, dict[int, Comparison]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        row = json.loads(line)
        duel = Duel(row["game"], row["players"], row["of"], row["against"])
        found.setdefault(duel, {})[row["deal"]] = Comparison(row["deal"], row["share"], row["lead"], row["seconds"])
    return found


def play(tasks: Iterator[tuple[Duel, int]], workers: int, minutes: float, file: Path) -> None:
    end = time.monotonic() + 60 * minutes
    waiting: dict[Future[Comparison], Duel] = {}
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while True:
            while len(waiting) < workers and time.monotonic() < end:
                task = next(tasks, None)
                if task is None:
                    break
                waiting[pool.submit(comparison, *task)] = task[0]
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                duel, found = waiting.pop(future), future.result()
                row = {
                    "game": duel.game, "players": duel.players, "of": duel.of, "against": duel.against,
                    "deal": found.deal, "share": found.share, "lead": found.lead, "seconds": found.seconds,
                }  # fmt: skip
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(row) + "\n")


def told(duel: Duel, found: dict[int, Comparison]) -> str:
    result: Result = summed(Match(duel.game, duel.of, duel.against, duel.players), [found[i] for i in sorted(found)])
    return (
        f"{duel.game} {duel.players}  {duel.of}  against  {duel.against}: won {100 * result.won:.0f} % of "
        f"{result.comparisons} ({100 * result.low:.0f} to {100 * result.high:.0f}), share {100 * result.share:.1f} "
        f"± {100 * result.share_error:.1f} %, points {result.lead:+.2f} ± {result.lead_error:.2f}, "
        f"{result.seconds / result.comparisons:.1f} s each"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", choices=irodori.games())
    parser.add_argument("--of", action="append", required=True)
    parser.add_argument("--against", action="append", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("-n", type=int, default=100, help="comparisons of each pair")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=Path(__file__).resolve().parent / "results")
    chosen = parser.parse_args(arguments)
    if irodori.engine() != "compiled":
        sys.exit("the engine runs interpreted: there is nothing to measure (python -m irodori.build)")
    chosen.results.mkdir(parents=True, exist_ok=True)
    file = chosen.results / "duels.jsonl"
    duels = [Duel(chosen.game, chosen.players, *pair) for pair in itertools.product(chosen.of, chosen.against)]
    known = noted(file)
    tasks = ((duel, deal) for deal in range(chosen.n) for duel in duels if deal not in known.get(duel, {}))
    play(tasks, chosen.workers, chosen.minutes, file)
    known = noted(file)
    for duel in duels:
        if duel in known:
            print(told(duel, known[duel]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
