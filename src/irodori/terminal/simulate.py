"""`irodori simulate`: random games, counted."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time

from irodori.core.bits import seeded
from irodori.core.errors import SetupError
from irodori.core.game import Game
from irodori.terminal.page import grid

CHUNK = 500
BAR = 30


class Counts:
    """What many games add up to, seat by seat."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.scores = [0] * players
        self.squares = [0] * players
        self.wins = [0.0] * players
        self.shared = 0

    def mean(self, seat: int) -> float:
        return self.scores[seat] / self.games

    def error(self, seat: int) -> float:
        """The standard error of the mean."""
        if self.games < 2:
            return 0.0
        variance = (self.squares[seat] - self.games * self.mean(seat) ** 2) / (self.games - 1)
        return math.sqrt(max(variance, 0.0) / self.games)


def run(arguments: argparse.Namespace) -> int:
    if arguments.games < 1:
        raise SetupError("-n is at least 1")
    game = Game(arguments.game, arguments.players, arguments.edition, dict.fromkeys(arguments.option, True))
    start = time.perf_counter()
    counts = played(game, arguments.games, arguments.seed, sys.stderr.isatty())
    seconds = time.perf_counter() - start
    if arguments.json:
        print(json.dumps(as_data(game, counts, arguments.seed, seconds)))
    else:
        print("\n".join(as_text(game, counts, seconds)))
    return 0


def played(game: Game, count: int, seed: int, shows_progress: bool) -> Counts:
    """Random games with the seeds `seed`, `seed` + 1 …: those that `State.playouts` plays."""
    counts = Counts(game.players)
    seats = range(game.players)
    first, core = game.fresh(), game.fresh()
    while counts.games < count:
        chunk = min(CHUNK, count - counts.games)
        for number in range(seed + counts.games, seed + counts.games + chunk):
            core.copy(first)
            core.chance = seeded(number)
            core.playout()
            winners = core.winners()
            share = 1 / winners.bit_count()
            counts.shared += share < 1
            for seat in seats:
                score = core.score(seat)
                counts.scores[seat] += score
                counts.squares[seat] += score * score
                if winners >> seat & 1:
                    counts.wins[seat] += share
        counts.games += chunk
        if shows_progress:
            done = BAR * counts.games // count
            end = "\r" if counts.games < count else "\r\x1b[K"
            print(f"[{'#' * done}{'.' * (BAR - done)}] {counts.games}/{count}", end=end, file=sys.stderr, flush=True)
    return counts


def as_data(game: Game, counts: Counts, seed: int, seconds: float) -> dict[str, object]:
    seats = range(game.players)
    return {
        "game": game.key, "players": game.players, "edition": game.edition.key, "options": game.options,
        "engine": game.engine, "games": counts.games, "seed": seed,
        "mean_scores": [counts.mean(seat) for seat in seats],
        "standard_errors": [counts.error(seat) for seat in seats],
        "win_shares": [wins / counts.games for wins in counts.wins],
        "shared_victories": counts.shared / counts.games,
        "games_per_second": counts.games / seconds,
    }  # fmt: skip


def as_text(game: Game, counts: Counts, seconds: float) -> list[str]:
    rows = [("seat", "mean score", "win share")]
    for seat in range(game.players):
        mean = f"{counts.mean(seat):8.3f} +- {counts.error(seat):.3f}"
        rows.append((str(seat), mean, f"{100 * counts.wins[seat] / counts.games:5.1f} %"))
    options = [name for name, chosen in game.options.items() if chosen]
    return [
        f"{game.info.title}: {counts.games} random games, {game.players} players, edition {game.edition.key}"
        + (f", {', '.join(options)}" if options else ""),
        *grid(rows),
        f"shared victories: {100 * counts.shared / counts.games:.1f} %, each a share for its winners",
        f"{counts.games / seconds:,.0f} games a second, {game.engine}",
    ]
