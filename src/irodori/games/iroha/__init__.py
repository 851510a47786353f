"""Iroha ni Oedo."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from irodori.core.edition import Cells, Json, Table
from irodori.core.info import GameInfo

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State
    from irodori.games.iroha.rules import Iroha as Rules

SUITS = "FBOMW"
UNKNOWN = "?"
"""A card that a viewer may not know."""


class Iroha(GameInfo):
    key = "iroha"
    letter = "I"
    title = "Iroha ni Oedo"
    players = (3, 4, 5, 6)
    usual = 4
    edition = "nononon-2019"
    options: ClassVar = {"first_star": players, "open_lowest": players}
    decisions = ("pass", "play", "star")
    secret = ("pass",)
    races = ("star",)
    state = "Iroha"

    def check_table(self, cells: Cells) -> Table:
        cells.only("game", "key", "name", "suits", "ranks")
        suits = cells.part("suits")
        suits.only(*SUITS)
        ranks = cells.part("ranks")
        ranks.only(*map(str, self.players))
        return {
            "suits": {suit: suits.text(suit) for suit in SUITS},
            "ranks": {str(players): self.check_ranks(ranks, players) for players in self.players},
        }

    def check_ranks(self, cells: Cells, players: int) -> Json:
        from irodori.games.iroha.rules import RANKS

        ranks = cells.integers(str(players), 2 * players, 1, RANKS)
        if ranks != sorted(set(ranks)):
            raise cells.wrong(str(players), "different ranks in rising order", ranks)
        return list[Json](ranks)

    def cards(self, game: Game) -> dict[str, tuple[int, int]]:
        """I9: of each colour as many ranks as there are hands of two."""
        from irodori.games.iroha.ruling import code

        ranks = cast("dict[str, list[int]]", game.table["ranks"])[str(game.players)]
        return {card: (code(card), 1) for card in (f"{suit}{rank}" for suit in SUITS for rank in ranks)}

    def decks(self, game: Game) -> int:
        return game.players  # I1

    def set_up(self, core: State, game: Game) -> None:
        cast("Rules", core).first_star = game.options["first_star"]


GAME = Iroha()
