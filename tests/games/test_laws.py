"""The laws of `irodori.core.laws` hold for every game, number of players and choice of options."""

from __future__ import annotations

import os

from hypothesis import given, settings
from hypothesis import strategies as st

import irodori
from irodori import Game
from irodori.core import laws

LONG = bool(os.environ.get("IRODORI_LONG"))
SHARES = {3: 0.05, 4: 0.02, 5: 0.01, 6: 0.005}
"""How often the laws that take long look, by the number of players: the more, the longer the game."""

seeds = st.integers(0, 2**40)


@settings(max_examples=100 if LONG else 4)
@given(seed=seeds)
def test_the_laws_hold_on_every_table(any_table: Game, seed: int) -> None:
    assert laws.check(any_table, seed, SHARES[any_table.players]).over


@settings(max_examples=10 if LONG else 1)
@given(seed=seeds)
def test_the_laws_hold_at_every_step_of_a_whole_game(any_game: str, seed: int) -> None:
    laws.check(Game(any_game, irodori.games()[any_game].players[0]), seed)


@settings(max_examples=10 if LONG else 1)
@given(seed=seeds)
def test_the_laws_hold_on_the_interpreted_engine(any_game: str, seed: int) -> None:
    laws.check(Game(any_game, engine="interpreted"), seed, 0.02)
