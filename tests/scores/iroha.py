"""Iroha ni Oedo on the score pad: deal by deal the cards that each player has taken."""

from __future__ import annotations

from typing import cast

import irodori
from irodori.core.info import Event
from irodori.games.iroha.view import finished_deals


def sheet(view: dict[str, object]) -> list[dict[str, object]]:
    game = irodori.Game("iroha", players=cast("int", view["players"]))
    return [{"taken": taken} for taken in finished_deals(game, cast("list[Event]", view["story"]))]
