"""A bot at a table: a view in, the text of a move out."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from irodori.bots.levels import names
from irodori.bots.players import Player, player
from irodori.bots.think import Budget
from irodori.core.errors import SetupError, ViewError
from irodori.core.game import Game
from irodori.core.info import find

if TYPE_CHECKING:
    from irodori.core.edition import Json, Table


class Bot:
    """Answers the views of one game's tables. With a seed and a playout budget its answers are always the same."""

    def __init__(
        self,
        key: str,
        level: str,
        *,
        seed: str | int | None = None,
        table: Table | None = None,
        trees: int | None = None,
    ) -> None:
        if level not in names():
            raise SetupError(f"there is no bot {level!r}; there are {', '.join(names())}")
        self.key = find(key).key
        self.level = level
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.trees = trees
        self._table = table
        self._players: dict[str, tuple[Game, Player]] = {}

    def move(self, view: Mapping[str, Json], *, ms: float | None = None, playouts: int | None = None) -> str:
        """A legal move for the view's seat: ms cuts the level's own time short, playouts replaces its budget."""
        moves = cast("list[str]", view.get("moves"))
        seat = view.get("seat")
        if not moves or not isinstance(seat, int):
            raise ViewError("a bot moves for a seat that must choose; this view has no moves")
        if view.get("game") != self.key:
            raise ViewError(f"this is a bot for {self.key}; the view is of {view.get('game')!r}")
        if len(moves) == 1:
            return moves[0]
        game, thinking = self.at(view, playouts)
        text = json.dumps([self.seed, view["story"], view["table"], seat])
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
        root = game.imagine(view, seed).core
        kind = root.kind()
        return game.texts[kind][thinking.choose(root, seat, seed, ms)]

    def at(self, view: Mapping[str, Json], playouts: int | None) -> tuple[Game, Player]:
        asked = {"players": view["players"], "edition": view["edition"], "options": view["options"], "n": playouts}
        text = json.dumps(asked, sort_keys=True)
        if text not in self._players:
            options = cast("dict[str, bool]", view["options"])
            edition = self._table if self._table is not None else cast("str", view["edition"])
            game = Game(self.key, cast("int", view["players"]), edition, options)
            budget = None if playouts is None else Budget(playouts=playouts)
            self._players[text] = (game, player(game, self.level, budget, self.trees))
        return self._players[text]


def make(
    key: str, level: str, *, seed: str | int | None = None, table: Table | None = None, trees: int | None = None
) -> Bot:
    """A bot for a game; `table` is an edition's table where the edition is not one of the game's own."""
    return Bot(key, level, seed=seed, table=table, trees=trees)
