"""A game looked over: every decision judged on what the seat knew when it chose.

The search sees what the seat saw (`imagine` from its view), never the cards that came later. A move counts as a mistake
only where the loss is larger than the search's own doubt. What is solved to the end is certain.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from irodori.bots.reasons import Reason, reason_of
from irodori.bots.think import Budget, Option, Thinker
from irodori.core.errors import RecordError, SetupError
from irodori.core.record import UNDO

if TYPE_CHECKING:
    from irodori.core.position import Position
    from irodori.core.record import Record

PLAYOUTS = 4000
SOLVING = 6_000_000
"""Steps that may be taken to solve a position: about two seconds of a compiled engine."""
EXPLORE = 1.0
"""Wider than in play: a move that was made must be judged, too, not only the best."""
DOUBT = 2.0
"""Standard errors within which two moves count as equal."""
SPREAD = 0.4
"""A share of the win from one playout lies about so far from its mean."""
SMALL, LARGE = 0.02, 0.08
"""Shares of the win: what is smaller is no mistake, what is larger a large one."""


@dataclass(frozen=True)
class Alternative:
    move: str
    share: float
    points: float
    weight: float
    """Of the mixed strategy in a secret decision."""


@dataclass(frozen=True)
class Judgement:
    line: int
    """The move's place in the record, from 0."""
    seat: int
    decision: str
    move: str
    best: str
    loss: float
    """In the share of the win."""
    points: float
    """In points."""
    doubt: float
    """The loss is known to within so much, with 95 %; 0 where certain."""
    verdict: str
    """best, fine, mistake or blunder."""
    certain: bool
    reason: Reason
    alternatives: tuple[Alternative, ...]
    for_others: tuple[float, ...] = ()
    """What the loss meant for every seat's share."""


@dataclass(frozen=True)
class Review:
    seats: tuple[int, ...]
    judgements: tuple[Judgement, ...]
    shares: tuple[float, ...]
    """Of the win, in the end."""
    skill: dict[int, float] = field(default_factory=dict[int, float])
    """What a seat's own moves cost it, at most 0."""
    gifts: dict[int, float] = field(default_factory=dict[int, float])
    """What the others' mistakes brought it, where they were looked at."""
    luck: dict[int, float] = field(default_factory=dict[int, float])
    """The rest, against an even share: cards, seats, and what nobody could know."""

    @property
    def mistakes(self) -> list[Judgement]:
        """The largest first."""
        found = [one for one in self.judgements if one.verdict in ("mistake", "blunder")]
        return sorted(found, key=lambda one: -one.loss)


def review(
    record: Record,
    seats: Iterable[int] | None = None,
    *,
    budget: Budget | None = None,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judges the decisions of these seats, or of all."""
    steps = judgements(record, seats, budget=budget, seed=seed)
    while True:
        try:
            done, of = next(steps)
        except StopIteration as end:
            return cast("Review", end.value)
        if progress is not None:
            progress(done, of)


def judgements(
    record: Record, seats: Iterable[int] | None = None, *, budget: Budget | None = None, seed: int = 1
) -> Generator[tuple[int, int], None, Review]:
    """After each decision how many are done, of how many; at the end the review."""
    final = record.replay()
    if not final.over:
        raise RecordError("this game is not over yet; only finished games are reviewed")
    game = final.game
    chosen = tuple(range(game.players)) if seats is None else tuple(sorted(set(seats)))
    for seat in chosen:
        if not 0 <= seat < game.players:
            raise SetupError(f"there is no seat {seat}: this game has {game.players}, counted from 0")
    thinker = Thinker(game, exact=True, effort=SOLVING if game.engine == "compiled" else 0)
    found: list[Judgement] = []
    made = list(decisions(record))
    for number, (line, position, seat, text) in enumerate(made, 1):
        if seat in chosen and len(position.moves(seat)) > 1:
            found.append(judged(thinker, position, line, seat, text, budget or Budget(PLAYOUTS), seed + line))
        yield number, len(made)
    winners = final.winners
    shares = tuple((seat in winners) / len(winners) for seat in range(game.players))
    skill = {seat: -sum(one.loss for one in found if one.seat == seat) for seat in chosen}
    gifts = {seat: sum(one.for_others[seat] for one in found if one.seat != seat and one.for_others) for seat in chosen}
    luck = {seat: shares[seat] - 1 / game.players - skill[seat] - gifts[seat] for seat in chosen}
    return Review(chosen, tuple(found), shares, skill, gifts, luck)


def decisions(record: Record) -> Iterator[tuple[int, Position, int, str]]:
    """Each move that was made and not undone, with the game as it stood before."""
    position = record.at(0)
    kept: list[tuple[int, int, str]] = []
    for number, (seat, text) in enumerate(record.lines):
        if text == UNDO:
            kept.pop()
        else:
            kept.append((number, seat, text))
    for number, seat, text in kept:
        yield number, position.copy(), seat, text
        position.play(seat, text)


def judged(
    thinker: Thinker, position: Position, line: int, seat: int, text: str, budget: Budget, seed: int
) -> Judgement:
    game = position.game
    imagined = game.imagine(position.view(seat), seed)
    root = imagined.core
    kind = root.kind()
    texts = game.texts[kind]
    options = thinker.think(root, seat, budget, seed, explore=EXPLORE)
    best = max(options, key=lambda option: (option.values[seat], option.points[seat]))
    mine = next((option for option in options if texts[option.choice] == text), None)
    if mine is None:
        mine = Option(game.choices[kind][text], 1, 0.0, best.values, best.points)
    loss = max(0.0, best.values[seat] - mine.values[seat])
    doubt = 0.0 if best.certain else DOUBT * SPREAD * math.sqrt(1 / max(1, best.visits) + 1 / max(1, mine.visits))
    points = max(0.0, best.points[seat] - mine.points[seat]) if loss or best.certain else 0.0
    verdict = verdict_of(best, mine, loss, doubt, points)
    slipped = verdict in ("mistake", "blunder")
    others = tuple(a - b for a, b in zip(mine.values, best.values, strict=True)) if slipped else ()
    return Judgement(
        line, seat, str(position.decision), text, texts[best.choice] if slipped else text,
        loss if slipped else 0.0, points if slipped else 0.0, doubt, verdict, best.certain,
        reason_of(imagined, seat, text, texts[best.choice], verdict, best.certain, loss, points),
        alternatives(options, texts, seat), others,
    )  # fmt: skip


def verdict_of(best: Option, mine: Option, loss: float, doubt: float, points: float) -> str:
    if mine.choice == best.choice:
        return "best"
    if best.certain:
        return "blunder" if loss > LARGE else "mistake" if loss or points else "fine"
    if mine.weight >= 1 / 3 or loss < SMALL or loss < doubt:
        return "fine"
    return "blunder" if loss > LARGE else "mistake"


def alternatives(options: Sequence[Option], texts: dict[int, str], seat: int) -> tuple[Alternative, ...]:
    ranked = sorted(options, key=lambda option: (-option.values[seat], -option.points[seat]))
    return tuple(
        Alternative(texts[o.choice], round(o.values[seat], 4), round(o.points[seat], 2), round(o.weight, 3))
        for o in ranked
    )
