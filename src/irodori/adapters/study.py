"""What many games say about a game: who wins by where they sit, how scores lie, what wins, what a card's value changes.

The games are played by bots; `report.py` draws what is found here.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, cast

from irodori.adapters.pools import Pool
from irodori.adapters.selfplay import Series, play
from irodori.bots.arena import mean
from irodori.core.edition import copied, editions
from irodori.core.errors import EditionError, IrodoriError
from irodori.core.game import Game
from irodori.core.info import GameInfo
from irodori.core.record import Record
from irodori.words import NAMED

GUESSED = ("likely", "reconstructed")


@dataclass(frozen=True)
class Seen:
    """One finished game."""

    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the win."""
    accounts: tuple[dict[str, int], ...]
    """For each seat its points by what they came from."""
    changed: dict[str, tuple[bool, float]]
    """For each guessed value, one more or one less: whether others would have won, and by how much scores differ."""


@dataclass(frozen=True)
class Estimate:
    value: float
    error: float
    """Half the width of its 95 % interval; infinite where there is one number or none."""
    of: int
    """How many numbers it is the mean of."""


@dataclass(frozen=True)
class Source:
    """Points by what they came from: of those who won and of the others, for each seat and game."""

    name: str
    winners: Estimate
    others: Estimate


@dataclass(frozen=True)
class Study:
    players: int
    options: tuple[str, ...]
    games: int
    seats: list[Estimate]
    """Share of the win by seat; seat 0 begins."""
    scores: list[int]
    winning: list[int]
    ties: Estimate
    sources: list[Source]
    sensitivity: list[tuple[str, Estimate, Estimate]]
    """A guessed value, the share of games that others win with it one more or less, the change of a score."""


def tables(info: GameInfo) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every number of players, without options and with each alone."""
    for players in info.players:
        yield players, ()
        for name, fitting in info.options.items():
            if players in fitting:
                yield players, (name,)


def studied(series: Series, games: int, pool: Pool, progress: Callable[[int, int], None]) -> Study:
    """The games have numbers, so the same are played wherever and however they are."""
    found: list[Seen] = []
    for one in pool(partial(seen, series), range(games)):
        found.append(one)
        progress(len(found), games)
    return summed(series, found)


# ---- one game


def seen(series: Series, number: int) -> Seen:
    record = Record.from_json(play(series, number))
    end = record.replay()
    shares = tuple((seat in end.winners) / len(end.winners) for seat in range(series.players))
    forecasts = end.game.info.forecast()
    accounts: list[dict[str, int]] = [{} for _ in shares]
    if forecasts is not None:
        told = forecasts.forecast(end.game, cast("Any", end.view("all")))["account"]
        accounts = [points_by_source(lines) for lines in cast("list[list[dict[str, Any]]]", told)]
    return Seen(end.scores, shares, tuple(accounts), changes(record, end.winners, end.scores))


def points_by_source(lines: list[dict[str, Any]]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for line in lines:
        named = [value for name, value in line["args"].items() if name in NAMED and isinstance(value, str)]
        found[" ".join([line["key"], *named])] += line["points"]
    return dict(found)


def changes(record: Record, winners: tuple[int, ...], scores: tuple[int, ...]) -> dict[str, tuple[bool, float]]:
    """The same moves on cards whose value is another; where they are no longer legal, the value is left out."""
    content = cast("dict[str, Any]", record.content)
    found: dict[str, tuple[bool, float]] = {}
    for path in guessed(content["game"], content["edition"]):
        for step in (-1, 1):
            table = copied(content["table"])
            try:
                change(table, path, step)
                game = Game(content["game"], content["players"], cast("Any", table), content["options"])
                decks = cast("list[list[str]]", content["decks"])
                position = game.start(seed=content.get("seed", ""), decks=decks)
                for seat, text in content["moves"]:
                    position.play(seat, text)
            except (IrodoriError, LookupError, TypeError):
                continue
            name = f"{'.'.join(map(str, path))} {step:+d}"
            moved = sum(abs(a - b) for a, b in zip(position.scores, scores, strict=True)) / len(scores)
            found[name] = (position.winners != winners, moved)
    return found


def guessed(key: str, edition: str) -> list[tuple[str | int, ...]]:
    """The places in an edition's table whose values are not certain, and which are numbers."""
    from irodori.core.info import find

    path = editions(find(key)).get(edition)
    if path is None:
        return []
    return list(places(cast("Any", tomllib.loads(path.read_text(encoding="utf-8"))), ()))


def places(part: Any, at: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    if isinstance(part, list):
        for i, item in enumerate(cast("list[Any]", part)):
            yield from places(item, (*at, i))
    elif isinstance(part, dict):
        cells = cast("dict[str, Any]", part)
        status = cells.get("status", {})
        given = cast("dict[str, str]", status if isinstance(status, dict) else dict.fromkeys(cells, status))
        for name, value in cells.items():
            if isinstance(value, dict | list):
                yield from places(value, (*at, name))
            elif given.get(name) in GUESSED and type(value) is int:
                yield (*at, name)


def change(table: Any, path: tuple[str | int, ...], step: int) -> None:
    for key in path[:-1]:
        table = table[key]
    if type(table[path[-1]]) is not int:
        raise EditionError(f"{path} is no number")
    table[path[-1]] += step


# ---- many


def estimate(numbers: list[float]) -> Estimate:
    value, error = mean(numbers) if numbers else (0.0, math.inf)
    return Estimate(round(value, 4), round(error, 4), len(numbers))


def summed(series: Series, found: list[Seen]) -> Study:
    seats = range(series.players)
    names = {name for one in found for account in one.accounts for name in account}
    winners: dict[str, list[float]] = {name: [] for name in names}
    others: dict[str, list[float]] = {name: [] for name in names}
    for one in found:
        for seat, account in enumerate(one.accounts):
            for name in names:
                (winners if one.shares[seat] else others)[name].append(account.get(name, 0))
    sources = [Source(name, estimate(winners[name]), estimate(others[name])) for name in names]
    values = {name for one in found for name in one.changed}
    sensitivity = [
        (
            name,
            estimate([float(one.changed[name][0]) for one in found if name in one.changed]),
            estimate([one.changed[name][1] for one in found if name in one.changed]),
        )
        for name in values
    ]
    return Study(
        players=series.players,
        options=series.options,
        games=len(found),
        seats=[estimate([one.shares[seat] for one in found]) for seat in seats],
        scores=[score for one in found for score in one.scores],
        winning=[score for one in found for score, share in zip(one.scores, one.shares, strict=True) if share],
        ties=estimate([float(max(one.shares) < 1) for one in found]),
        sources=sorted(sources, key=lambda source: (source.others.value - source.winners.value, source.name)),
        sensitivity=sorted(sensitivity, key=lambda row: (-row[1].value, row[0])),
    )


def as_json(studies: list[Study]) -> str:
    """An error that nothing is known about is null: JSON has no word for infinity."""
    return json.dumps([asdict(study, dict_factory=finite) for study in studies], allow_nan=False)


def finite(cells: list[tuple[str, Any]]) -> dict[str, Any]:
    return {name: None if value == math.inf else value for name, value in cells}
