"""KIMONO."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.edition import Cells, Json, Table
from irodori.core.info import GameInfo

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State
    from irodori.games.kimono.rules import Kimono as Rules

SORTS = ("bowl", "chopsticks", "fan", "figurine", "kimono", "lute", "parasol", "sword")
"""In alphabetical order, which is that of their numbers and of `break`."""
COPIES = {"bowl": 5, "fan": 6, "sword": 7, "parasol": 8, "lute": 9, "figurine": 10, "chopsticks": 11}
ACTIONS = ("cat", "breakage", "copy")
"""In the order of their numbers, which is that of the moves."""
FIRES = 3
COINS, MOST_COIN = 9, 9
KIMONOS = 10
APPRENTICE = "apprentice"


class Kimono(GameInfo):
    key = "kimono"
    letter = "M"
    title = "KIMONO"
    players = (3, 4, 5, 6)
    usual = 4
    edition = "zoch-2017"
    decisions = ("split", "apprentice", "want", "resolve", "break", "copy")
    secret = ("want",)
    state = "Kimono"

    def check_table(self, cells: Cells) -> Table:
        cells.only("game", "key", "name", "sorts", "coins")
        sorts = cells.part("sorts")
        sorts.only(*SORTS)
        return {
            "sorts": {key: self.check_sort(key, sorts.part(key)) for key in (*COPIES, "kimono")},
            "coins": list[Json](cells.integers("coins", COINS, 1, MOST_COIN)),
        }

    def check_sort(self, key: str, cells: Cells) -> Json:
        cells.only("name", "copies", "points", "limit")
        return {
            "name": cells.text("name"),
            "copies": cells.exactly("copies", COPIES.get(key, KIMONOS)),
            "points": cells.integer("points", 0, 99),
            "limit": cells.integer("limit", 0, 20),
        }

    def cards(self, game: Game) -> dict[str, tuple[int, int]]:
        """M17: 74 market cards in the order of the edition's table."""
        from irodori.games.kimono.rules import CAT, FIRE

        sorts = {key: (SORTS.index(key), copies) for key, copies in COPIES.items()}
        coins = {f"coin{v}": (len(SORTS) + i, values(game).count(v)) for i, v in enumerate(kinds_of_coin(game))}
        actions = {action: (code, 2) for code, action in enumerate(ACTIONS, CAT)}
        return {**sorts, **coins, "fire": (FIRE, FIRES), **actions}

    def set_up(self, core: State, game: Game) -> None:
        rules = cast("Rules", core)
        rules.cards = core.due
        rules.pile = 9 if game.players < 5 else 13  # M1
        rules.kimonos = KIMONOS
        sorts = cast("dict[str, dict[str, int]]", game.table["sorts"])
        points = [sorts[key]["points"] for key in SORTS] + kinds_of_coin(game)
        rules.worth = points + [0] * (len(rules.worth) - len(points))
        rules.limits = bytearray(sorts[key]["limit"] for key in SORTS)


def values(game: Game) -> list[int]:
    return cast("list[int]", game.table["coins"])


def kinds_of_coin(game: Game) -> list[int]:
    return sorted(set(values(game)))


GAME = Kimono()
