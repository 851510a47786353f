"""A test with the argument `any_game` runs on every game; `any_table`: with every number of players and all options."""

from __future__ import annotations

from itertools import product

import pytest

import irodori
from irodori import Game


def tables() -> list[Game]:
    found: list[Game] = []
    for key, info in irodori.games().items():
        for players in info.players:
            names = [name for name, fitting in info.options.items() if players in fitting]
            found += [
                Game(key, players, options=dict(zip(names, values, strict=True)))
                for values in product((False, True), repeat=len(names))
            ]
    return found


def label(game: Game) -> str:
    return "-".join([game.key, str(game.players), *(name for name, on in game.options.items() if on)])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "any_table" in metafunc.fixturenames:
        metafunc.parametrize("any_table", tables(), ids=label)
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", irodori.games())
