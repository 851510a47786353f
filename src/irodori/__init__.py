"""Irodori: Colors of Kasane, KIMONO and Iroha ni Oedo, to play and to study.

>>> import irodori
>>> state = irodori.Game("kasane", players=4).start(seed=1)
>>> state.actors
(0,)
"""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING

from irodori import games as _games
from irodori.core import info as _info
from irodori.core.errors import (
    DeckError,
    EditionError,
    IllegalMove,
    IrodoriError,
    RecordError,
    SetupError,
    UnknownGame,
    ViewError,
)  # fmt: skip
from irodori.core.game import Game
from irodori.core.info import GameInfo
from irodori.core.position import Position

if TYPE_CHECKING:
    from irodori.core.record import Record, load

__version__ = "0.1.0"

for _name in sorted(os.listdir(_games.__path__[0])):
    if os.path.isfile(f"{_games.__path__[0]}/{_name}/rules.py"):
        _game = importlib.import_module(f"{_games.__name__}.{_name}").GAME
        _info.known[_game.key] = _game


def __getattr__(name: str) -> object:
    """Records are read when they are asked for: most programs start without."""
    if name not in ("Record", "load"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module("irodori.core.record"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def games() -> dict[str, GameInfo]:
    """The games there are, by key."""
    return dict(_info.known)


def engine() -> str:
    """ "compiled" or "interpreted": which form of the rules runs."""
    forms = {game.engine() for game in _info.known.values()}
    return "compiled" if forms == {"compiled"} else "interpreted"


__all__ = [
    "DeckError", "EditionError", "Game", "GameInfo", "IllegalMove", "IrodoriError", "Position", "Record", "RecordError",
    "SetupError", "UnknownGame", "ViewError", "engine", "games", "load",
]  # fmt: skip
