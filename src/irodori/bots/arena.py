"""Matches between bots on duplicate deals: the same decks for every seating, so that luck with cards cancels out.

One comparison = one set of decks, one game for each seat: the tested bot sits there once, against the other in all
other seats. A comparison is won by more than an even share of the wins, by points where the share is even.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol

from irodori.bots.seats import Seats
from irodori.bots.think import Budget
from irodori.core.game import Game

Z95 = 1.959963984540054
ROUNDED = 1e-5
"""Shares are noted with six digits: a third is no loss."""


class Pool(Protocol):
    """Runs tasks somewhere, and gives results as they are ready."""

    def __call__(self, task: Callable[[int], Comparison], arguments: Iterable[int], /) -> Iterator[Comparison]: ...


@dataclass(frozen=True)
class Match:
    """What is played: the tested bot against the other, on deals first … first + count - 1."""

    game: str
    bot: str
    other: str
    players: int = 4
    count: int = 100
    first: int = 0
    seed: str = "arena"
    ms: float | None = None
    """Time for each move of the tested bot; else its level's own budget."""
    other_ms: float | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Comparison:
    deal: int
    share: float
    """The tested bot's mean share of the wins over the seats."""
    lead: float
    """Its mean lead in points over the mean of the others."""
    seconds: float = 0.0
    faults: tuple[str, ...] = ()

    def score(self, players: int) -> float:
        """1 won, 0 lost, 1/2 drawn."""
        ahead = self.share - 1 / players
        if abs(ahead) < ROUNDED:
            ahead = self.lead
        return 0.5 if ahead == 0 else float(ahead > 0)


@dataclass(frozen=True)
class Result:
    match: Match
    comparisons: int
    won: float
    low: float
    high: float
    """Share of comparisons won, with its 95 % interval (Wilson's)."""
    share: float
    share_error: float
    lead: float
    lead_error: float
    """Means with the half widths of their 95 % intervals."""
    elo: float
    elo_low: float
    elo_high: float
    """The difference in rating at which the logistic curve expects this share of comparisons."""
    seconds: float
    faults: tuple[str, ...] = ()


def comparison(match: Match, deal: int) -> Comparison:
    start = time.monotonic()
    game = Game(match.game, match.players, options=dict.fromkeys(match.options, True))
    with Seats(game, match.bot, budget(match.ms)) as tested, Seats(game, match.other, budget(match.other_ms)) as others:
        share = lead = 0.0
        for seat in range(match.players):
            thinking = {s: tested if s == seat else others for s in range(match.players)}
            won, points = played(game, thinking, f"{match.seed} {deal}")
            share += won[seat] / match.players
            lead += (points[seat] - (sum(points) - points[seat]) / (match.players - 1)) / match.players
        faults = tuple(tested.faults + others.faults)
    return Comparison(deal, round(share, 6), round(lead, 4), round(time.monotonic() - start, 2), faults)


def budget(ms: float | None) -> Budget | None:
    return None if ms is None else Budget(ms=ms)


def played(game: Game, thinking: dict[int, Seats], seed: str) -> tuple[list[float], list[int]]:
    """One game; the share of the win and the points of each seat."""
    position = game.start(seed=seed)
    while not position.over:
        seat = position.actors[0]
        position.play(seat, thinking[seat].move(position, seat, f"{seed} {seat}"))
    winners = position.winners
    return [(seat in winners) / len(winners) for seat in range(game.players)], list(position.scores)


# ---- many of them


def compared(
    match: Match,
    *,
    workers: int = 1,
    file: str | os.PathLike[str] | None = None,
    pool: Pool | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Result:
    """Plays what the file does not hold yet, notes each comparison there at once, and sums up; `pool` plays them
    elsewhere than in processes of this machine."""
    if file is not None:
        mend(Path(file))
    done = known(match, file)
    left = [deal for deal in range(match.first, match.first + match.count) if deal not in done]
    playing = run(match, left, workers) if pool is None else pool(partial(comparison, match), left)
    for number, found in enumerate(playing, 1):
        done[found.deal] = found
        if file is not None:
            note(match, found, Path(file))
        if progress is not None:
            progress(number + match.count - len(left), match.count)
    return summed(match, [done[deal] for deal in sorted(done)])


def run(match: Match, deals: list[int], workers: int) -> Iterator[Comparison]:
    if workers <= 1:
        for deal in deals:
            yield comparison(match, deal)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed(pool.submit(comparison, match, deal) for deal in deals):
            yield future.result()


def line_of(match: Match) -> dict[str, object]:
    found = asdict(match)
    del found["count"], found["first"]
    return {**found, "options": list(match.options)}


def note(match: Match, found: Comparison, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps({**line_of(match), **asdict(found)}) + "\n")


def mend(file: Path) -> None:
    """Cuts off what was torn when a run was killed, so that the next line begins on a line of its own."""
    if file.exists():
        content = file.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole != len(content):
            with file.open("r+b") as out:
                out.truncate(whole)


def known(match: Match, file: str | os.PathLike[str] | None) -> dict[int, Comparison]:
    """The comparisons of this match that a file holds; a torn last line is skipped."""
    found: dict[int, Comparison] = {}
    if file is None or not Path(file).exists():
        return found
    asked = line_of(match)
    for line in Path(file).read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        wanted = match.first <= row.get("deal", -1) < match.first + match.count
        if wanted and all(row.get(key) == value for key, value in asked.items()):
            found[row["deal"]] = Comparison(
                row["deal"], row["share"], row["lead"], row["seconds"], tuple(row["faults"])
            )
    return found


# ---- summing up


def summed(match: Match, found: list[Comparison]) -> Result:
    count = len(found)
    won = sum(one.score(match.players) for one in found) / count
    low, high = wilson(won, count)
    share, share_error = mean([one.share for one in found])
    lead, lead_error = mean([one.lead for one in found])
    return Result(
        match, count, won, low, high, share, share_error, lead, lead_error, elo(won, count), elo(low, count),
        elo(high, count), sum(one.seconds for one in found), tuple(fault for one in found for fault in one.faults),
    )  # fmt: skip


def wilson(share: float, count: int) -> tuple[float, float]:
    spread = Z95**2 / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 / (1 + spread) * math.sqrt(share * (1 - share) / count + spread / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(numbers: list[float]) -> tuple[float, float]:
    count = len(numbers)
    middle = sum(numbers) / count
    if count == 1:
        return middle, math.inf
    spread = sum((number - middle) ** 2 for number in numbers) / (count - 1)
    return middle, Z95 * math.sqrt(spread / count)


def elo(share: float, count: int) -> float:
    """A share of 0 or 1 counts as half a comparison away from it."""
    share = min(max(share, 0.5 / count), 1 - 0.5 / count)
    return 400 * math.log10(share / (1 - share))
