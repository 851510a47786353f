"""A hint at the table: what a seat would best do on what it knows, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from irodori.bots.reasons import Reason, reason_for
from irodori.bots.review import EXPLORE, PLAYOUTS, SOLVING, Alternative, alternatives
from irodori.bots.think import Budget, Thinker
from irodori.core.errors import ViewError
from irodori.core.game import Game

if TYPE_CHECKING:
    from irodori.core.edition import Json, Table


@dataclass(frozen=True)
class Hint:
    move: str
    certain: bool
    """Solved to the end of the game; else what a search expects."""
    reason: Reason
    alternatives: tuple[Alternative, ...]
    """All moves that were looked at, the best first; also the hinted one."""


def hint(view: Mapping[str, Json], *, table: Table | None = None, budget: Budget | None = None, seed: int = 1) -> Hint:
    """For the view's seat. `table` is an edition's table where the edition is not one of the game's own."""
    moves, seat = cast("list[str]", view.get("moves")), view.get("seat")
    if not moves or not isinstance(seat, int):
        raise ViewError("a hint is for a seat that must choose; this view has no moves")
    edition = table if table is not None else cast("str", view["edition"])
    options = cast("dict[str, bool]", view["options"])
    game = Game(cast("str", view["game"]), cast("int", view["players"]), edition, options)
    position = game.imagine(view, seed)
    root = position.core
    texts = game.texts[root.kind()]
    thinker = Thinker(game, exact=True, effort=SOLVING if game.engine == "compiled" else 0)
    found = thinker.think(root, seat, budget or Budget(PLAYOUTS), seed, explore=EXPLORE)
    ranked = alternatives(found, texts, seat)
    best, second = ranked[0], ranked[min(1, len(ranked) - 1)]
    certain = found[0].certain
    ahead = best.share - second.share
    reason = reason_for(position, seat, best.move, second.move, certain, ahead, best.points - second.points)
    return Hint(best.move, certain, reason, ranked)
