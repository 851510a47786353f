"""Why a move was good or bad, as a key with arguments for four languages, and an English sentence.

What only a game can say stands in `games/<key>/reasons.py`, where there is one.
"""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from irodori.core.errors import Argument
    from irodori.core.position import Position


@dataclass(frozen=True)
class Reason:
    key: str
    args: dict[str, Argument]
    sentence: str


class Reasons(Protocol):
    def why(self, position: Position, seat: int, played: str, best: str) -> tuple[str, dict[str, Argument], str] | None:
        """What the better move does, or what the one that was made does not: a key, arguments, an English sentence."""
        ...


def reason_of(
    position: Position, seat: int, played: str, best: str, verdict: str, certain: bool, loss: float, points: float
) -> Reason:
    if verdict == "best":
        return Reason("review-best", {"move": played}, f"{played} was the best move.")
    if verdict == "fine":
        return Reason("review-fine", {"move": played, "best": best}, f"{played} was as good as {best}, or nearly.")
    return compared(position, seat, played, best, certain, loss, points)


def reason_for(
    position: Position, seat: int, best: str, second: str, certain: bool, ahead: float, points: float
) -> Reason:
    """Why a move is the one to make, rather than the second best."""
    if best == second:
        return Reason("review-only", {"best": best}, f"{best} is the only move.")
    if round(100 * ahead) <= 0 and not (certain and points > 0):
        return Reason("review-even", {"best": best, "move": second}, f"{best} and {second} are about as good.")
    return compared(position, seat, second, best, certain, ahead, points)


def compared(
    position: Position, seat: int, played: str, best: str, certain: bool, loss: float, points: float
) -> Reason:
    module = reasons_module(position.game.info.package)
    found = module.why(position, seat, played, best) if module is not None else None
    if found is not None:
        key, args, sentence = found
        return Reason(key, {"move": played, "best": best, **args}, sentence)
    percent = round(100 * loss)
    args: dict[str, Argument] = {"move": played, "best": best, "percent": percent, "points": round(points)}
    if certain and loss > 0:
        return Reason("review-certain-win", args, f"{best} is better for certain: {percent} % more of the win.")
    if certain:
        return Reason("review-certain-points", args, f"{best} ends for certain with {round(points)} points more.")
    return Reason("review-likely", args, f"{best} promises {percent} % more of the win than {played}.")


@cache
def reasons_module(package: str) -> Reasons | None:
    name = package + ".reasons"
    if importlib.util.find_spec(name) is None:
        return None
    return cast("Reasons", importlib.import_module(name))
