"""A game's observations as arrays with named parts: the same under every interface.

What the parts of a game's observation are stands in its `observer.py`. What was once published under a version keeps
its meaning for ever, and stored arrays in the tests hold that.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from irodori.core.errors import SetupError

if TYPE_CHECKING:
    from irodori import Game
    from irodori.core.bits import Parts
    from irodori.core.state import State

CHOICES = 64
OBSERVED = np.int16
VERSION = 0
"""Of all environments' names; it rises when what an observation means changes."""


def lent(array: NDArray[Any]) -> memoryview[Any]:
    """The array's own memory, in one dimension."""
    return memoryview(cast("Any", array.reshape(-1)))


def observer_of(game: Game, array: NDArray[np.int16]) -> Any:
    """What writes observations into this array; of any type to the checker, since it is lent memory, not lists."""
    observer = getattr(module(game, "observer"), game.info.state + "Observer")()
    observer.seen = lent(array)
    return observer


def size_of(game: Game) -> int:
    return getattr(module(game, "observer"), game.info.state + "Observer")().size


def batch_of(game: Game, observer: Any, last: Any) -> Any:
    if game.engine == "compiled":
        return module(game, "observer").Batch(game.fresh(), observer, last)
    from irodori.core.batch import Batch

    return Batch(game.fresh(), observer, last)


def module(game: Game, name: str) -> Any:
    """The game's own, compiled or not."""
    if importlib.util.find_spec(f"{game.info.package}.{name}") is None:
        raise SetupError(f"{game.key} has no {name}.py, so nothing can learn from it yet")
    return importlib.import_module(game.info.package + (".compiled" if game.engine == "compiled" else f".{name}"))


def parts(game: Game) -> dict[str, tuple[slice, tuple[int, ...]]]:
    """Where each part of an observation lies, and its shape: `observation[where].reshape(shape)`."""
    found: dict[str, tuple[slice, tuple[int, ...]]] = {}
    at = 0
    for name, shape in cast("Parts", importlib.import_module(game.info.package + ".observer").PARTS):
        size = int(np.prod(shape))
        found[name] = slice(at, at + size), shape
        at += size
    return found


class Observed:
    """One observation after the other, each an array of its own."""

    def __init__(self, game: Game) -> None:
        self.size = size_of(game)
        self._array = np.zeros(self.size, OBSERVED)
        self._observer = observer_of(game, self._array)

    def __call__(self, core: State, seat: int) -> NDArray[np.int16]:
        self._observer.observe(core, seat)
        return self._array.copy()


def mask_of(core: State, seat: int) -> NDArray[np.int8]:
    """Nothing is legal for a seat that is not asked."""
    legal = core.legal(seat) if core.actors() >> seat & 1 else 0
    return np.array([legal >> choice & 1 for choice in range(CHOICES)], np.int8)
