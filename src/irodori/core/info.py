"""What a game's folder gives: its facts, and the modules that name its moves and show its tables."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, cast

from irodori.core.edition import Cells, Json, Table
from irodori.core.errors import Argument, IllegalMove, SetupError, UnknownGame

if TYPE_CHECKING:
    from collections import Counter
    from pathlib import Path
    from random import Random

    from irodori.core.drawing import Drawing, Sight
    from irodori.core.game import Game
    from irodori.core.state import Note, State

Event = dict[str, Json]
Line = tuple[int, str]
Viewer = int | str | None
"""A seat, None for a spectator, or "all"."""
Say = Callable[..., str]
"""A key of the locales and its arguments -> the text in the reader's language."""
Who = Callable[[int], str]
"""What a seat's player is called."""
Lines = list["str | tuple[str, ...]"]
"""A text for a terminal: sentences, and rows of a grid; neighbouring rows line up."""


class Notation(Protocol):
    """games/<key>/notation.py"""

    def texts(self, game: Game) -> list[dict[int, str]]:
        """For each kind of decision the text of every choice."""
        ...

    def forms(self, game: Game) -> list[str]:
        """For each kind of decision what its moves look like, for messages."""
        ...

    def reason(self, game: Game, core: State, seat: int, text: str) -> IllegalMove | None:
        """Why this text is not legal for a seat that must choose; None leaves it to the general answer."""
        ...


class View(Protocol):
    """games/<key>/view.py"""

    def event(self, game: Game, core: State, note: Note, decks: list[list[str]]) -> Event:
        """A note of the rules as a true event."""
        ...

    def seen(self, game: Game, event: Event, seat: int | None) -> Event:
        """The event as a seat, or a spectator, saw it."""
        ...

    def table(self, game: Game, core: State, viewer: Viewer) -> Table:
        """What lies on the table for this viewer, with perfect memory."""
        ...

    def alike(self, core: State) -> bool:
        """Whether every seat and a spectator have the same table now: then a server computes it once."""
        ...

    def at_the_table(self, game: Game, table: Table, viewer: int | None, story: list[Event]) -> Table:
        """Of a viewer's table, or of parts of it, what people at a real table see without remembering (S4)."""
        ...

    def cards(self, game: Game, core: State, story: list[Event]) -> Counter[str]:
        """Every card, wherever it lies, the box too, by the true story: what the laws count."""
        ...

    def guess(self, game: Game, view: Table, chance: Random) -> tuple[State, list[list[str]], list[Line]]:
        """Some state like the view's, what is unknown made up, with the decks and moves that led there."""
        ...

    def told(
        self, game: Game, core: State, decks: list[list[str]], moves: list[Line]
    ) -> tuple[list[list[str]], list[Line]]:
        """The same after reshuffle_hidden: the decks and moves that lead to this state."""
        ...


class Terminal(Protocol):
    """games/<key>/terminal.py: the game in words. A game without it is shown as its view stands."""

    def table(self, game: Game, view: Table, say: Say, who: Who) -> Lines:
        """What lies on the table, by a view as it is shown: perhaps after the memory aid (S4)."""
        ...

    def told(self, game: Game, event: Event, say: Say, who: Who) -> str:
        """What an event's seat did, or what happened; nothing where it goes without saying."""
        ...

    def move(self, game: Game, view: Table, text: str, say: Say) -> str:
        """A legal move of the view's seat, in words."""
        ...

    def outlook(self, game: Game, view: Table, text: str, forecast: dict[str, object], say: Say, who: Who) -> str:
        """What may come of a legal move, by the game's forecast; nothing where it says nothing of it."""
        ...


class Board(Protocol):
    """games/<key>/board.py: the table drawn, with colours. A game without it is shown by its lines of text."""

    tones: dict[str, tuple[str, str]]
    """The game's own colours: ink and paper as #rrggbb."""

    def drawn(self, game: Game, view: Table, sight: Sight) -> Drawing:
        """The table by a view as it is shown; no line is longer than the sight's columns, from 80 on."""
        ...


class Forecast(Protocol):
    """games/<key>/forecast.py: what a table shows before a move. A game without it is shown without."""

    def forecast(self, game: Game, view: Table) -> dict[str, object]:
        """What may come of each move, worked out from the view alone.

        When it is over, `account`: for each seat the lines that sum to its score, {"key", "args", "points"}; `key`
        is a message of the game's locales.
        """
        ...


class Count(NamedTuple):
    """What a final position counts, by the rules: for each seat its points, and the lines that sum to them."""

    scores: list[int]
    winners: list[int]
    account: list[list[dict[str, object]]]


class Pad(Protocol):
    """games/<key>/pad.py: what lies there at a real table's end, as people enter it, counted by the rules.

    A sheet is one round's, in the form that the page's score pad has, too. A game without it has no pad.
    """

    def rounds(self, game: Game) -> int:
        """How many sheets a whole game has."""
        ...

    def questions(self, game: Game, number: int, say: Say, who: Who) -> list[str]:
        """What is asked for one sheet, in the order of its answers."""
        ...

    def labels(self, game: Game, number: int, say: Say, who: Who) -> list[str]:
        """What each of these is about, in a few words."""
        ...

    def entered(self, game: Game, sheet: Table) -> list[str]:
        """What one types for a sheet: `answer` makes the same of it."""
        ...

    def answer(self, game: Game, place: int, before: list[Json], text: str) -> Json:
        """What an answer means, after those before it; SheetError where it means nothing."""
        ...

    def sheet(self, game: Game, answers: list[Json]) -> Table:
        """All answers to the questions as a sheet."""
        ...

    def read(self, game: Game, found: Json) -> bool:
        """Whether something from a file is a sheet."""
        ...

    def count(self, game: Game, sheets: list[Table]) -> Count:
        """What these sheets count together."""
        ...

    def doubts(self, game: Game, sheet: Table) -> list[tuple[int | None, str, dict[str, Argument]]]:
        """What cannot be, or is missing: whose it is, and a message of the game's locales."""
        ...


class GameInfo:
    """One game; its folder's `GAME` is an instance of a subclass."""

    key = ""
    letter = ""
    """What the numbers of its rules begin with."""
    title = ""
    players: tuple[int, ...] = ()
    usual = 4
    edition = ""
    options: ClassVar[dict[str, tuple[int, ...]]] = {}
    """Each option, off by default, and the numbers of players it is for."""
    decisions: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    """Decisions in which several choose at once and in secret."""
    races: tuple[str, ...] = ()
    """Decisions in which the first to choose ends it."""
    state = ""
    """The name of the rules' class."""

    def __repr__(self) -> str:
        return f"<game {self.key}: {self.title}, {self.players[0]} to {self.players[-1]} players>"

    @property
    def package(self) -> str:
        return type(self).__module__

    @property
    def home(self) -> str:
        return os.path.dirname(str(importlib.import_module(self.package).__file__))

    @property
    def folder(self) -> Path:
        from pathlib import Path

        return Path(self.home)

    def check_table(self, cells: Cells) -> Table:
        """The part of an edition that rules and records use, checked."""
        raise NotImplementedError

    def cards(self, game: Game) -> dict[str, tuple[int, int]]:
        """In the table's order: a card's name -> its number in the rules, and how many there are in the deck."""
        raise NotImplementedError

    def decks(self, game: Game) -> int:
        """How many decks a whole game deals."""
        return 1

    def set_up(self, core: State, game: Game) -> None:
        """Puts players, options and the edition's numbers into a new state."""
        raise NotImplementedError

    # ---- found by name, so that a game costs nothing until it is played

    def notation(self) -> Notation:
        return cast("Notation", importlib.import_module(self.package + ".notation"))

    def view(self) -> View:
        return cast("View", importlib.import_module(self.package + ".view"))

    def terminal(self) -> Terminal | None:
        if not os.path.isfile(self.home + "/terminal.py"):
            return None
        return cast("Terminal", importlib.import_module(self.package + ".terminal"))

    def board(self) -> Board | None:
        if not os.path.isfile(self.home + "/board.py"):
            return None
        return cast("Board", importlib.import_module(self.package + ".board"))

    def pad(self) -> Pad | None:
        if not os.path.isfile(self.home + "/pad.py"):
            return None
        return cast("Pad", importlib.import_module(self.package + ".pad"))

    def forecast(self) -> Forecast | None:
        if not os.path.isfile(self.home + "/forecast.py"):
            return None
        return cast("Forecast", importlib.import_module(self.package + ".forecast"))

    def rules(self, engine: str) -> type[State]:
        module = self.package + (".compiled" if engine == "compiled" else ".rules")
        return cast("type[State]", getattr(importlib.import_module(module), self.state))

    def engine(self, asked: str | None = None) -> str:
        """Which form of the rules runs: the one asked for, or in IRODORI_ENGINE, else the compiled if it is there."""
        wanted = os.environ.get("IRODORI_ENGINE", "") if asked is None else asked
        if wanted not in ("compiled", "interpreted") and (wanted or asked is not None):
            name = "IRODORI_ENGINE" if asked is None else "engine"
            raise SetupError(f"{name} is compiled or interpreted, not {wanted!r}")
        if wanted == "interpreted":
            return wanted
        try:
            importlib.import_module(self.package + ".compiled")
        except ImportError as error:
            from importlib.util import find_spec
            from warnings import warn

            is_broken = find_spec(self.package + ".compiled") is not None
            what = f"the compiled rules cannot be loaded ({error})" if is_broken else "the rules are not compiled here"
            if wanted == "compiled":
                raise SetupError(f"{what}: run `python -m irodori.build`") from None
            if is_broken:
                warn(f"{what}, so they are interpreted: run `python -m irodori.build`", stacklevel=2)
            return "interpreted"
        return "compiled"


known: dict[str, GameInfo] = {}
"""The games, by key; the package fills it from its games folder."""


def find(key: str) -> GameInfo:
    if not isinstance(key, str) or key not in known:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(sorted(known))}")
    return known[key]
