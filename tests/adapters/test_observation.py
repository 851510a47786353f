"""What a seat is shown as numbers: all that it knows, nothing that it does not, for ever in the same places."""

from __future__ import annotations

import importlib.util
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import irodori
from irodori import Game, Position
from irodori.adapters.observation import VERSION, Observed, mask_of, parts, size_of
from irodori.core.errors import SetupError
from irodori.core.laws import random_move

STORED = Path(__file__).with_name(f"stored-v{VERSION}.json")


def played(game: Game, seed: int, moves: int = 10_000) -> list[Position]:
    """The moments of a random game."""
    position, chance = game.start(seed=seed), random.Random(seed)
    found = [position.copy()]
    while not position.over and len(found) <= moves:
        position.play(*random_move(position, chance))
        found.append(position.copy())
    return found


def test_the_parts_cover_the_array(table: Game) -> None:
    named = parts(table)
    ends = [where.stop for where, _ in named.values()]
    assert [where.start for where, _ in named.values()] == [0, *ends[:-1]] and ends[-1] == size_of(table)
    assert all(where.stop - where.start == np.prod(shape) for where, shape in named.values())


def test_what_a_seat_cannot_tell_apart_looks_the_same(table: Game) -> None:
    observed, chance = Observed(table), random.Random(1)
    for position in played(table, seed=1):
        for seat in range(table.players):
            before = observed(position.core, seat)
            other = position.core
            if not position.over:
                other.reshuffle_hidden(seat, chance.getrandbits(60))
            assert np.array_equal(before, observed(other, seat))


def test_each_move_changes_what_its_seat_sees(table: Game) -> None:
    observed, chance = Observed(table), random.Random(2)
    position = table.start(seed=2)
    while not position.over:
        seat, text = random_move(position, chance)
        before = observed(position.core, seat)
        position.play(seat, text)
        assert not np.array_equal(before, observed(position.core, seat))


def test_both_engines_write_the_same(key: str) -> None:
    compiled, interpreted = (Game(key, engine=engine) for engine in ("compiled", "interpreted"))
    for one, other in zip(played(compiled, 3), played(interpreted, 3), strict=True):
        for seat in range(compiled.players):
            assert np.array_equal(Observed(compiled)(one.core, seat), Observed(interpreted)(other.core, seat))
            assert np.array_equal(mask_of(one.core, seat), mask_of(other.core, seat))


def sparse(array: NDArray[Any]) -> dict[str, int]:
    return {str(place): int(array[place]) for place in np.flatnonzero(array)}


def stored(game: Game) -> list[dict[str, int]]:
    """Arrays of some moments of a game that seeds fix, and whose moves do not depend on how a random one is drawn."""
    observed = Observed(game)
    position = game.start(seed="stored")
    found: list[dict[str, int]] = []
    while not position.over:
        seat = position.actors[-1]
        moves = position.moves(seat)
        position.play(seat, moves[len(position.record().lines) * 7 % len(moves)])
        if len(position.record().lines) % 40 == 25:
            found += [sparse(observed(position.core, seat)) for seat in (0, game.players - 1)]
    return found


def test_a_version_means_the_same_for_ever(key: str) -> None:
    """A change that this finds needs a new VERSION, and its own file made by `make_stored`."""
    kept = json.loads(STORED.read_text())[key]
    for players in irodori.games()[key].players:
        assert stored(Game(key, players)) == kept[str(players)]


def make_stored() -> None:
    games = irodori.games()
    found = {key: {players: stored(Game(key, players)) for players in games[key].players} for key in games}
    STORED.write_text(json.dumps(found, separators=(",", ":")))


def test_a_game_without_an_observer_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: str) -> None:
        return None

    monkeypatch.setattr(importlib.util, "find_spec", nothing)
    with pytest.raises(SetupError, match=r"has no observer\.py"):
        size_of(Game("iroha"))
