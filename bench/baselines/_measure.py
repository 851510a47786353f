"""What every baseline is measured by: its share of the win against seats that choose at random, with its interval."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from irodori import Game
from irodori.adapters.vector import Games

Policy = Callable[[NDArray[np.int16], NDArray[np.int8]], NDArray[Any]]
"""Observations and masks, a row for each game, to choices."""


@dataclass(frozen=True)
class Share:
    games: int
    value: float
    half: float
    """Of the 95 % interval."""

    @property
    def low(self) -> float:
        return self.value - self.half


def share_of(rewards: NDArray[np.float64]) -> Share:
    half = 1.96 * float(rewards.std(ddof=1)) / math.sqrt(len(rewards))
    return Share(len(rewards), round(float(rewards.mean()), 4), round(half, 4))


def against_random(policy: Policy, game: Game, count: int, seed: int, each: int = 4) -> Share:
    """The first `each` games in each of `count` / `each` places, so that short ones do not count more."""
    places = max(game.players, count // each)
    seats = [place % game.players for place in range(places)]
    games = Games(game, places, seat=seats)
    games.reset(seed)
    rewards: list[list[float]] = [[] for _ in range(places)]
    while min(map(len, rewards)) < each:
        games.step(policy(games.observations, games.masks))
        for place in np.flatnonzero(games.ended):
            rewards[place].append(float(games.rewards[place, seats[place]]))
    return share_of(np.array([reward for of_place in rewards for reward in of_place[:each]]))
