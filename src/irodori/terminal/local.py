"""A table on this machine: people at one keyboard and bots. It is kept after every move."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.errors import RecordError, SetupError
from irodori.core.position import UNDO, Position
from irodori.core.record import Record

if TYPE_CHECKING:
    from irodori.bots.bot import Bot
    from irodori.core.info import Event, Viewer

LEVEL = "plum"
HINT_MS = 700.0
"""How long a hint is thought about."""
MEMORIES = ("own", "open")
PLACE = "terminal"
"""The key of a record under which a door keeps who sits where."""


@dataclass(frozen=True)
class Chair:
    """A person's name, or a bot and its level."""

    name: str
    level: str = ""


def chairs(language: str, levels: list[str], names: list[str] | None = None) -> list[Chair]:
    """A chair for each level, "" for a person; who has no name is called by the seat."""
    from irodori import words

    found: list[Chair] = []
    for seat, level in enumerate(levels):
        name = names[seat].strip() if names and not level else ""
        if level:
            name = f"{words.t(language, f'terminal-level-{level}')} {seat}"
        found.append(Chair(name or words.t(language, "terminal-player", letter=chr(ord("A") + seat)), level))
    return found


class LocalTable:
    def __init__(self, position: Position, chairs: list[Chair], memory: str = "own", file: Path | None = None) -> None:
        self.position = position
        self.game = position.game
        self.chairs = chairs
        self.memory = memory
        self.file = file
        self.people = tuple(seat for seat, chair in enumerate(chairs) if not chair.level)
        self.since = dict.fromkeys(range(self.game.players), 0)
        """How much of the story each seat had seen when it last chose."""
        self._bots: dict[int, Bot] = {}

    def sit(self, seat: int) -> None:
        """One person plays here, from this seat; a bot takes the seat that they leave."""
        level = self.chairs[seat].level
        if level:
            others = [Chair(chair.name, chair.level or level) for chair in self.chairs]
            self.chairs = [Chair(chair.name) if at == seat else chair for at, chair in enumerate(others)]
        self.people = (seat,)

    # ---- who sees what

    def view(self, viewer: Viewer) -> Table:
        """As the table shows it to this viewer (S4)."""
        view = self.position.view(viewer)
        if self.memory == "own" and viewer != "all":
            story = self.position.events("all")
            seat = viewer if isinstance(viewer, int) else None
            view["table"] = self.game.views.at_the_table(self.game, cast("Table", view["table"]), seat, story)
            view["story"] = list[Json](self.story(seat))
        return view

    def story(self, seat: int | None) -> list[Event]:
        """What happened: since one's own last choice, or from the start where memory is open."""
        since = 0 if self.memory == "open" or seat is None or self.position.over else self.since[seat]
        return self.position.events(seat, since)

    # ---- whose turn it is

    @property
    def turn(self) -> int | None:
        """Who is asked next: where several choose at once, people before bots."""
        actors = self.position.actors
        return min(actors, key=lambda seat: (bool(self.chairs[seat].level), seat), default=None)

    def choose(self, seat: int) -> str:
        """A bot's move; it is given what its seat sees, with a perfect memory, and changes nothing here."""
        view = self.position.view(seat)
        moves = cast("list[str]", view["moves"])
        return moves[0] if len(moves) == 1 else self.bot(seat).move(view)

    def bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            from irodori.bots.bot import make

            table = {**self.game.table, "key": self.game.edition.key}
            seed = f"bot {seat} {self.position.seed}"
            self._bots[seat] = make(self.game.key, self.chairs[seat].level, seed=seed, table=table)
        return self._bots[seat]

    # ---- playing

    def play(self, seat: int, text: str) -> None:
        told = len(self.position.events(seat))
        self.position.play(seat, text)
        self.since[seat] = told
        self.keep()

    def undo(self, seat: int) -> bool:
        """Back to this seat's last choice, with all that followed; whether there was one."""
        position = self.position
        with contextlib.suppress(SetupError):
            position.take_back(seat)
            return self.undone(seat)
        count = moves_since(position.lines, seat)
        if not count:
            return False
        for other in position.asked:  # open secret choices of others do not stand in the way
            with contextlib.suppress(SetupError):
                position.take_back(other)
        while moves_since(position.lines, seat) == count or seat not in position.actors:
            position.undo(seat)
        return self.undone(seat)

    def undone(self, seat: int) -> bool:
        told = len(self.position.events(seat))
        self.since = {other: min(since, told) for other, since in self.since.items()}
        self.keep()
        return True

    # ---- keeping

    def record(self) -> Record:
        record = self.position.record()
        record.content["names"] = [chair.name for chair in self.chairs]
        levels: list[Json] = [chair.level for chair in self.chairs]
        record.content[PLACE] = {"levels": levels, "memory": self.memory}
        return record

    def keep(self) -> None:
        if self.file:
            self.record().save(self.file)


def resumed(record: Record, file: Path | None) -> LocalTable:
    """The table that a record tells of; whoever is called like nobody's bot is a person."""
    position = record.replay()
    names = cast("list[str]", record.content["names"])
    kept = record.content.get(PLACE)
    levels: list[str] = []
    memory = MEMORIES[0]
    if isinstance(kept, dict):
        levels = [level for level in cast("list[object]", kept.get("levels") or []) if isinstance(level, str)]
        memory = str(kept.get("memory", memory))
    from irodori.bots.levels import names as known

    if len(levels) != len(names) or any(level and level not in known() for level in levels) or memory not in MEMORIES:
        if kept is not None:
            raise RecordError(f"{PLACE} must say the level of each seat's bot, empty for a person, and the memory")
        levels = ["", *[LEVEL] * (len(names) - 1)]
    chairs = [Chair(name, level) for name, level in zip(names, levels, strict=True)]
    table = LocalTable(position, chairs, memory, file)
    table.since = {seat: len(position.events(seat)) for seat in table.since}
    return table


def moves_since(lines: list[tuple[int, str]], seat: int) -> int:
    """How many moves of a seat stand, those undone left out."""
    standing: list[int] = []
    for actor, text in lines:
        if text == UNDO:
            standing.pop()
        else:
            standing.append(actor)
    return standing.count(seat)
