"""The search: the same in both forms, repeatable, on several cores, and mixing where it must."""

from __future__ import annotations

import random

import pytest

import irodori
from irodori import Game, Position
from irodori.bots.engine import insight_of, search_of
from irodori.bots.search import Search
from irodori.bots.think import SMALLEST, Budget, Thinker
from irodori.core.bits import Cells, Mask, bit, cells
from irodori.core.insight import Insight
from irodori.core.state import State

compiled = pytest.mark.skipif(irodori.engine() != "compiled", reason="the engine is not compiled here")
GAMES = sorted(irodori.games())


def underway(game: Game, seed: int, moves: int) -> Position:
    chance = random.Random(seed)
    position = game.start(seed=seed)
    for _ in range(moves):
        if position.over:
            break
        seat = chance.choice(position.actors)
        position.play(seat, chance.choice(position.moves(seat)))
    return position


@compiled
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("moves", [0, 5, 31])
def test_interpreted_and_compiled_search_find_the_same(key: str, moves: int) -> None:
    fast, slow = Game(key, engine="compiled"), Game(key, engine="interpreted")
    position = underway(fast, 3, moves)
    seat = position.actors[0]
    root = slow.fresh()
    for name, value in position.core.fields().items():
        setattr(root, name, value)
    found: list[object] = []
    for game, core in ((fast, position.core), (slow, root)):
        search = search_of(game, core, insight_of(game))
        search.start(seat, 7)
        search.run(60)
        found.append(search.found())
    assert found[0] == found[1]


@pytest.mark.parametrize("key", GAMES)
def test_a_seed_and_a_playout_budget_repeat_an_answer(key: str) -> None:
    game = Game(key)
    position = underway(game, 5, 9)
    seat = position.actors[0]
    thinker = Thinker(game)
    first = thinker.think(position.core, seat, Budget(150), 11)
    assert thinker.think(position.core, seat, Budget(150), 11) == first
    assert Thinker(game).think(position.core, seat, Budget(150), 11) == first
    assert Thinker(game).think(position.core, seat, Budget(150), 12) != first


@pytest.mark.parametrize("key", GAMES)
def test_several_trees_are_put_together(key: str) -> None:
    game = Game(key)
    position = underway(game, 5, 9)
    seat = position.actors[0]
    thinker = Thinker(game, trees=2)
    options = thinker.think(position.core, seat, Budget(200), 11)
    assert thinker.playouts == 200
    assert sum(option.visits for option in options) == 200
    assert options == thinker.think(position.core, seat, Budget(200), 11)


@pytest.mark.parametrize("key", GAMES)
def test_time_ends_a_search(key: str) -> None:
    game = Game(key)
    position = underway(game, 2, 4)
    thinker = Thinker(game)
    assert thinker.think(position.core, position.actors[0], Budget(ms=1), 1)
    assert thinker.playouts > 0


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_found_is_legal_and_every_value_a_share(key: str) -> None:
    game = Game(key)
    for moves in (0, 7, 20, 40):
        position = underway(game, moves, moves)
        core = position.core
        for seat in position.actors:
            for option in Thinker(game).think(core, seat, Budget(80), 1):
                assert core.legal(seat) >> option.choice & 1
                assert all(0 <= value <= 1 for value in option.values)


@compiled
def test_trees_apart_tell_what_others_may_choose_and_cost_half_of_the_budget() -> None:
    game = Game("kimono")
    position = game.start(seed=1)
    while position.decision != "want":
        position.play(position.actors[0], position.moves(position.actors[0])[0])
    seat = position.actors[0]
    thinker = Thinker(game)
    first = thinker.think(position.core, seat, Budget(SMALLEST), 3)
    assert thinker.playouts == SMALLEST
    assert sum(option.visits for option in first) == SMALLEST // 2
    assert thinker.think(position.core, seat, Budget(SMALLEST), 3) == first
    thinker.think(position.core, seat, Budget(SMALLEST - 1), 3)
    assert thinker.playouts == SMALLEST - 1
    together = Thinker(game, apart=False).think(position.core, seat, Budget(SMALLEST), 3)
    assert sum(option.visits for option in together) == SMALLEST


# ---- a game made for this: two seats choose a side at once, and only the first side of seat 0 pays double


class Sides(State):
    players: int = 2
    acting: Mask = 3
    sides: Cells = cells(2)

    def legal(self, seat: int) -> Mask:
        return 3

    def play(self, seat: int, choice: int) -> None:
        self.sides[seat] = choice
        self.acting ^= bit(seat)

    def score(self, seat: int) -> int:
        if self.sides[0] != self.sides[1]:
            return 2 * seat
        return 0 if seat else (4 if self.sides[0] == 0 else 2)

    def winners(self) -> Mask:
        return 3

    def reshuffle_hidden(self, seat: int, seed: int) -> None:
        self.chance = seed


class SidesInsight(Insight[Sides]):
    margin: float = 1.0
    scale: float = 4.0


def test_regret_matching_finds_the_mixed_strategy() -> None:
    """Seat 0 wants equal sides (4 or 2 points), seat 1 different ones (2): a : 1 - a with 6 a - 2 = 4 - 6 a … = 0.4."""
    root = Sides()
    search = Search(root, SidesInsight())  # pyright: ignore[reportArgumentType]
    for seat in (0, 1):
        search.start(seat, 1)
        search.run(6000)
        weights = {choice: weight for choice, _, weight, _, _ in search.found()}
        assert weights[0] / sum(weights.values()) == pytest.approx(0.4, abs=0.06)
