"""Solved ends agree with a brute force that knows nothing of tables and cuts."""

from __future__ import annotations

from typing import Any, cast

import pytest

from irodori import Game
from irodori.bots.engine import insight_of
from irodori.bots.think import Budget, Thinker
from irodori.core.bits import lowest, nth, popcount, seeded
from irodori.core.state import State

End = tuple[tuple[float, int], ...]
"""Every seat's share and points."""


def brute(state: State) -> End:
    acting = state.actors()
    if not acting:
        winners = state.winners()
        shares = [(winners >> seat & 1) / winners.bit_count() for seat in range(state.players)]
        return tuple((shares[seat], state.score(seat)) for seat in range(state.players))
    return max(ends(state, lowest(acting)).values(), key=lambda end: (end[lowest(acting)], end))


def ends(state: State, seat: int) -> dict[int, End]:
    found: dict[int, End] = {}
    for choice in range(64):
        if state.legal(seat) >> choice & 1:
            after = state.twin()
            after.play(seat, choice)
            found[choice] = brute(after)
    return found


def near_the_end(game: Game, seed: int, takes: int) -> State:
    core = game.fresh()
    core.chance = seeded(seed)
    rules = cast("Any", core)
    while core.due or rules.round < game.players - 1 or rules.field - game.players > takes:
        if core.due:
            core.shuffle()
            core.deal()
        else:
            seat = lowest(core.actors())
            choices = core.legal(seat)
            core.play(seat, nth(choices, core.draw(popcount(choices))))
    return core


@pytest.mark.parametrize(("players", "takes"), [(3, 6), (3, 4), (4, 5), (4, 3)])
@pytest.mark.parametrize("plus_one_meld", [False, True])
def test_a_solved_end_is_that_of_brute_force(players: int, takes: int, plus_one_meld: bool) -> None:
    game = Game("kasane", players, options={"plus_one_meld": plus_one_meld})
    insight = insight_of(game)
    for seed in range(12 if game.engine == "compiled" else 1):
        state = near_the_end(game, seed, takes if game.engine == "compiled" else 2)
        seat = lowest(state.actors())
        count = insight.exact(state.twin(), seat, 1 << 40)
        expected = ends(state, seat)
        assert sorted(insight.solved[:count]) == sorted(expected)
        width = len(insight.shares) // len(insight.solved)
        for i, choice in enumerate(insight.solved[:count]):
            found = tuple((insight.shares[i * width + s], insight.points[i * width + s]) for s in range(players))
            assert found == expected[choice]
        best = expected[insight.solved[0]]
        assert all((best[seat], best) >= (end[seat], end) for end in expected.values())


def test_what_is_too_much_effort_is_not_solved_and_searched_instead() -> None:
    game = Game("kasane", 4)
    state = near_the_end(game, 1, 10)
    seat = lowest(state.actors())
    assert insight_of(game).exact(state.twin(), seat, 10) == 0
    options = Thinker(game).think(state, seat, Budget(5), 1)
    assert not options[0].certain and sum(option.visits for option in options) == 5


@pytest.mark.parametrize("key", ["iroha", "kimono"])
def test_what_cannot_be_solved_says_so(key: str) -> None:
    game = Game(key)
    core = game.start(seed=1).core
    assert insight_of(game).exact(core, lowest(core.actors()), 1000) == 0
