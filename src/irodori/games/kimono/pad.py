"""KIMONO on the score pad: how many of each sort lie before whom; the rules count it (M13, M14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.errors import Argument, SheetError
from irodori.core.info import Count
from irodori.games.kimono import FIRES
from irodori.games.kimono.forecast import Trial, account

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.info import Say, Who

FIRE = "fire"
COPY_CARDS = 2
MOST = 20


def kinds(game: Game) -> list[str]:
    """The sorts of the edition, its kinds of coins, and fires."""
    coins = sorted(set(cast("list[int]", game.table["coins"])))
    return [*cast("Table", game.table["sorts"]), *(f"coin{value}" for value in coins), FIRE]


def rounds(game: Game) -> int:
    return 1


def questions(game: Game, number: int, say: Say, who: Who) -> list[str]:
    named = say("list-comma").join(say(f"kimono-card-{kind}") for kind in kinds(game))
    return [say("kimono-score-owns", who=who(seat), kinds=named) for seat in range(game.players)]


def labels(game: Game, number: int, say: Say, who: Who) -> list[str]:
    return list(map(who, range(game.players)))


def entered(game: Game, sheet: Table) -> list[str]:
    return [" ".join(map(str, row)) for row in cast("list[list[int]]", sheet["counts"])]


def answer(game: Game, place: int, before: list[Json], text: str) -> Json:
    parts, count = text.split(), len(kinds(game))
    if len(parts) > count or not all(part.isascii() and part.isdecimal() and int(part[:9]) <= MOST for part in parts):
        raise SheetError("kimono-score-no-counts", {"count": count, "most": MOST})
    return [*(int(part) for part in parts), *[0] * (count - len(parts))]


def sheet(game: Game, answers: list[Json]) -> Table:
    return {"counts": answers}


def read(game: Game, found: Json) -> bool:
    rows = found.get("counts") if isinstance(found, dict) and len(found) == 1 else None
    return isinstance(rows, list) and len(rows) == game.players and all(is_row(game, row) for row in rows)


def is_row(game: Game, found: Json) -> bool:
    if not isinstance(found, list) or len(found) != len(kinds(game)):
        return False
    return all(type(count) is int and 0 <= count <= MOST for count in found)


def count(game: Game, sheets: list[Table]) -> Count:
    rows = cast("list[list[int]]", sheets[0]["counts"])
    owned = [dict(zip(kinds(game), row, strict=True)) for row in rows]
    trial = Trial(game, {"kimonos": 0, "collections": cast("Json", owned)})
    scores = [trial.score(seat) for seat in range(game.players)]
    winners = trial.core.winners()
    return Count(scores, [seat for seat in range(game.players) if winners >> seat & 1], account(trial, scores))


def doubts(game: Game, sheet: Table) -> list[tuple[int | None, str, dict[str, Argument]]]:
    """Nobody can have more of a kind than there are, but for the two Copies."""
    rows = cast("list[list[int]]", sheet["counts"])
    sorts, coins = cast("dict[str, dict[str, int]]", game.table["sorts"]), cast("list[int]", game.table["coins"])
    spare = COPY_CARDS
    found: list[tuple[int | None, str, dict[str, Argument]]] = []
    for place, kind in enumerate(kinds(game)):
        coin = kind.removeprefix("coin")
        there = sorts[kind]["copies"] if kind in sorts else FIRES if kind == FIRE else coins.count(int(coin))
        more = sum(row[place] for row in rows) - there
        if more <= 0:
            continue
        if kind in sorts and more <= spare:
            spare -= more
            continue
        found.append((None, "kimono-doubt-many", {"sort": kind, "count": more + there, "copies": there}))
    return found
