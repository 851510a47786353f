"""Games that bots play against each other, kept as records: one JSON line a game, none played twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast

from irodori.adapters.pools import Pool
from irodori.bots.arena import mend
from irodori.bots.levels import names
from irodori.bots.seats import COMMAND, Seats
from irodori.bots.think import Budget
from irodori.core.errors import RecordError, SetupError
from irodori.core.game import Game
from irodori.core.record import Record


@dataclass(frozen=True)
class Series:
    """Game number n has the seed "seed n"; the bots move on by one seat from each game to the next."""

    game: str
    bots: tuple[str, ...]
    players: int
    options: tuple[str, ...] = ()
    edition: str | None = None
    seed: str = "selfplay"
    ms: float | None = None
    """For each move, instead of the levels' own budgets."""
    playouts: int | None = None
    """The same, so that all repeats."""

    def __post_init__(self) -> None:
        self.table()
        for bot in self.bots:
            if bot not in names() and not bot.startswith(COMMAND):
                raise SetupError(f"there is no bot {bot!r}; there are {', '.join(names())}, or {COMMAND}COMMAND")

    def table(self) -> Game:
        return Game(self.game, self.players, self.edition, dict.fromkeys(self.options, True))

    def seated(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    @property
    def budget(self) -> Budget | None:
        if self.playouts is not None:
            return Budget(playouts=self.playouts)
        return None if self.ms is None else Budget(ms=self.ms)


def play(series: Series, number: int) -> str:
    """One game's record, as one line of JSON."""
    game = series.table()
    position = game.start(seed=f"{series.seed} {number}")
    seated = series.seated(number)
    with ExitStack() as open_seats:
        sitting = {name: open_seats.enter_context(Seats(game, name, series.budget)) for name in dict.fromkeys(seated)}
        while not position.over:
            seat = position.actors[0]
            position.play(seat, sitting[seated[seat]].move(position, seat, f"{series.seed} {number} {seat}"))
    return line_of(Record({**position.record().content, "names": list[Any](seated)}))


def line_of(record: Record) -> str:
    return json.dumps(record.content, ensure_ascii=False, separators=(",", ":"))


def played(series: Series, count: int, file: Path, pool: Pool, progress: Callable[[int, int], None]) -> int:
    """Plays what the file does not hold yet; the number of games that were played now."""
    mend(file)
    done = known(series, file)
    left = [number for number in range(count) if f"{series.seed} {number}" not in done]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for number, line in enumerate(pool(partial(play, series), left), 1):
            out.write(line + "\n")
            out.flush()
            progress(count - len(left) + number, count)
    return len(left)


def known(series: Series, file: Path) -> set[str]:
    """The seeds of the games that the file holds. Games of another series are said: nothing is mixed."""
    found: set[str] = set()
    for record in records_of(file) if file.exists() else ():
        content = cast("dict[str, Any]", record.content)
        on = {name for name, value in content["options"].items() if value}
        alike = (content["game"], content["players"], on) == (series.game, series.players, set(series.options))
        if not alike or not set(content["names"]) <= set(series.bots):
            raise SetupError(f"{file} holds games of another series; name another file")
        found.add(str(content.get("seed")))
    return found


def records_of(file: Path) -> list[Record]:
    """All whole lines; a torn last one is no game."""
    found: list[Record] = []
    for number, line in enumerate(file.read_bytes().split(b"\n")[:-1], 1):
        try:
            found.append(Record.from_json(line))
        except RecordError as error:
            raise RecordError(f"{file}, line {number}: {error}") from None
    return found
