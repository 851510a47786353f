"""The search and a game's insight as they run here: compiled with the game's rules, or interpreted."""

from __future__ import annotations

import importlib
import importlib.util
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from irodori.bots.search import Search
    from irodori.core.game import Game
    from irodori.core.insight import Insight
    from irodori.core.state import State


def insight_of(game: Game, *, learned: bool = True) -> Insight[State]:
    """What bots know of the game: its own insight, or what holds for every game, with what was learned."""
    insight = insight_class(game)()
    insight.prepare()
    weights = game.info.folder / "weights" / f"{game.players}.json"
    if learned and weights.exists():
        found = json.loads(weights.read_text(encoding="utf-8"))
        insight.weights = padded(found["weights"], len(insight.weights))
        insight.tempers = padded(found["tempers"], len(insight.tempers))
    return insight


def padded(numbers: list[float], length: int) -> list[float]:
    return numbers + [0.0] * (length - len(numbers))


def insight_class(game: Game) -> Any:
    name = game.info.state + "Insight"
    if game.engine == "compiled":
        compiled: Any = importlib.import_module(game.info.package + ".compiled")
        return getattr(compiled, name, None) or compiled.Insight
    if importlib.util.find_spec(game.info.package + ".insight") is None:
        return importlib.import_module("irodori.core.insight").Insight
    return getattr(importlib.import_module(game.info.package + ".insight"), name)


def search_of(game: Game, root: State, insight: Insight[State]) -> Search:
    if game.engine == "compiled":
        compiled: Any = importlib.import_module(game.info.package + ".compiled")
        return compiled.Search(root, insight)
    from irodori.bots.search import Search

    return Search(root, insight)
