"""Every game, with every number of players and all its options on or off."""

from __future__ import annotations

import pytest

import irodori
from irodori import Game


def tables() -> list[Game]:
    found: list[Game] = []
    for key, info in irodori.games().items():
        for players in info.players:
            found.append(Game(key, players))
            on = {name: True for name, allowed in info.options.items() if players in allowed}
            if on:
                found.append(Game(key, players, options=on))
    return found


def name(game: Game) -> str:
    return f"{game.key}-{game.players}" + ("-all" if any(game.options.values()) else "")


@pytest.fixture(params=tables(), ids=name)
def table(request: pytest.FixtureRequest) -> Game:
    return request.param


@pytest.fixture(params=list(irodori.games()))
def key(request: pytest.FixtureRequest) -> str:
    return request.param
