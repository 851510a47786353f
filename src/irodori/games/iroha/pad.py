"""Iroha ni Oedo on the score pad: deal by deal the cards that each player has taken (I6, I10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Json, Table
from irodori.core.errors import Argument, SheetError
from irodori.core.info import Count
from irodori.games.iroha import SUITS
from irodori.games.iroha.forecast import Counts, account
from irodori.games.iroha.rules import HAND
from irodori.games.iroha.view import counted

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.info import Say, Who


def rounds(game: Game) -> int:
    return game.players


def questions(game: Game, number: int, say: Say, who: Who) -> list[str]:
    suits = say("list-comma").join(f"{letter} {say(f'iroha-suit-{letter}')}" for letter in SUITS)
    return [say("iroha-score-taken", deal=number + 1, who=who(seat), suits=suits) for seat in range(game.players)]


def labels(game: Game, number: int, say: Say, who: Who) -> list[str]:
    return list(map(who, range(game.players)))


def entered(game: Game, sheet: Table) -> list[str]:
    return [" ".join(cards) for cards in cast("list[list[str]]", sheet["taken"])]


def answer(game: Game, place: int, before: list[Json], text: str) -> Json:
    cards = text.upper().split()
    if not all(card in game.cards for card in cards):
        most = max(int(card[1:]) for card in game.cards)
        raise SheetError("iroha-score-no-cards", {"most": most})
    known = [card for taken in cast("list[list[str]]", before) for card in taken]
    for at, card in enumerate(cards):
        if card in known or card in cards[:at]:
            raise SheetError("iroha-score-twice", {"card": card})
    return cast("Json", sorted(cards, key=list(game.cards).index))


def sheet(game: Game, answers: list[Json]) -> Table:
    return {"taken": answers}


def read(game: Game, found: Json) -> bool:
    taken = found.get("taken") if isinstance(found, dict) and len(found) == 1 else None
    if not isinstance(taken, list) or len(taken) != game.players:
        return False
    if not all(isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in taken):
        return False
    cards = [card for cards in cast("list[list[str]]", taken) for card in cards]
    return len(set(cards)) == len(cards) and all(card in game.cards for card in cards)


def count(game: Game, sheets: list[Table]) -> Count:
    """I7: the lead decides; the first star of the option is a matter of the play, which the pad does not see."""
    deals = [[counted(cards) for cards in cast("list[list[str]]", sheet["taken"])] for sheet in sheets]
    lines = account(cast("Counts", deals))
    scores = [sum(cast("int", one["points"]) for one in of_seat) for of_seat in lines]
    return Count(scores, [seat for seat, score in enumerate(scores) if score == max(scores)], lines)


def doubts(game: Game, sheet: Table) -> list[tuple[int | None, str, dict[str, Argument]]]:
    taken = cast("list[list[str]]", sheet["taken"])
    found: list[tuple[int | None, str, dict[str, Argument]]] = []
    for seat, cards in enumerate(taken):
        if len(cards) % game.players:
            found.append((seat, "iroha-doubt-trick", {"cards": len(cards), "players": game.players}))
    missing = HAND * game.players - sum(map(len, taken))
    if missing > 0:
        found.append((None, "iroha-doubt-missing", {"cards": missing}))
    elif missing < 0:
        found.append((None, "iroha-doubt-many", {"cards": -missing, "players": game.players}))
    return found
