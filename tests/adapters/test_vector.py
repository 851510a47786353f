# pyright: reportUnknownMemberType=false
"""Many games in one call are the same games as one by one."""

from __future__ import annotations

import importlib.util
import os
import random
from threading import current_thread, main_thread

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from irodori import Game
from irodori.adapters.observation import Observed, mask_of
from irodori.adapters.vector import Games, IllegalAction, VectorEnv, make
from irodori.core.bits import seeded
from irodori.core.errors import SetupError
from irodori.core.state import State

STEPS = 2000 if os.environ.get("IRODORI_LONG") else 150
COUNT = 5


def chosen(games: Games, chance: random.Random) -> list[int]:
    return [chance.choice([int(c) for c in np.flatnonzero(mask)]) for mask in games.masks]


class Single:
    """One game step by step with the rules' own calls: what the batch is compared with."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.core = game.fresh()
        self.core.chance = seeded(seed)
        self.deal()

    def deal(self) -> None:
        while not self.core.actors() and self.core.due:
            self.core.shuffle()
            self.core.deal()

    @property
    def seat(self) -> int:
        acting = self.core.actors()
        return (acting & -acting).bit_length() - 1

    def step(self, choice: int) -> State | None:
        """The state at the end, if this was the last move; then a new game has begun."""
        self.core.play(self.seat, choice)
        self.deal()
        if self.core.actors():
            return None
        over = self.core
        self.core = self.game.fresh()
        self.core.chance = over.chance
        self.deal()
        return over


def test_the_batch_plays_the_same_games(table: Game) -> None:
    games, observed, chance = Games(table, COUNT, threads=2), Observed(table), random.Random(1)
    games.reset(1)
    seeds = [int(np.random.SeedSequence([1, i]).generate_state(1, np.uint64)[0]) >> 2 for i in range(COUNT)]
    singles = [Single(table, seed) for seed in seeds]
    ended = 0
    for _ in range(STEPS):
        choices = chosen(games, chance)
        asked = games.seats.copy()
        games.step(choices)
        for i, single in enumerate(singles):
            over = single.step(choices[i])
            assert games.ended[i] == (over is not None)
            if over is not None:
                ended += 1
                winners = over.winners()
                shares = [1 / winners.bit_count() if winners >> seat & 1 else 0 for seat in range(table.players)]
                assert games.rewards[i].tolist() == shares
                assert np.array_equal(games.final[i], observed(over, int(asked[i])))
            assert games.seats[i] == single.seat
            assert np.array_equal(games.masks[i], mask_of(single.core, single.seat))
            assert games.legal[i] == single.core.legal(single.seat)
            assert np.array_equal(games.observations[i], observed(single.core, single.seat))
    assert ended or STEPS < 1000
    games.close()


def test_both_engines_step_alike(key: str) -> None:
    one, other = (Games(Game(key, engine=engine), 3, seat=1) for engine in ("compiled", "interpreted"))
    chance = random.Random(2)
    one.reset(2)
    other.reset(2)
    for _ in range(40):
        choices = chosen(one, chance)
        one.step(choices)
        other.step(choices)
        for name in ("observations", "masks", "legal", "seats", "rewards", "ended", "final"):
            assert np.array_equal(getattr(one, name), getattr(other, name)), name


def test_gymnasium_s_interface(key: str) -> None:
    env = make(key, 8, seat=0)
    assert isinstance(env, VectorEnv) and env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=3)
    assert env.observation_space.contains(observations) and (infos["seat"] == 0).all()
    first = observations.copy()
    chance, total = random.Random(3), 0.0
    for _ in range(200):
        actions = np.array(chosen(env.games, chance))
        assert env.action_space.contains(actions)
        observations, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any() and (rewards[~ended] == 0).all()
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            assert np.array_equal(rewards[ended], infos["rewards"][ended][:, 0])
            total += float(rewards.sum())
    assert total > 0
    assert np.array_equal(env.reset(seed=3)[0], first)
    assert not np.array_equal(env.reset()[0], first)
    env.close()


def test_some_games_may_begin_anew() -> None:
    games = Games(Game("iroha"), 4)
    games.reset(1)
    before = games.observations.copy()
    games.reset(2, np.array([False, True, False, True]))
    same = (games.observations == before).all(axis=1)
    assert same.tolist() == [True, False, True, False]


def test_rewards_may_be_points() -> None:
    games, chance = Games(Game("kasane"), 2, rewards="points"), random.Random(4)
    games.reset(4)
    while not games.ended.any():
        games.step(chosen(games, chance))
    assert games.rewards[games.ended].max() > 1


NAMES = ("observations", "masks", "legal", "seats", "rewards", "ended", "final")


@pytest.mark.parametrize("name", NAMES)
def test_arrays_go_to_others_without_a_copy(name: str) -> None:
    """By DLPack: to torch where it is installed, to NumPy's own reader everywhere; a step is seen by who took them."""
    taken = [np.from_dlpack]
    if importlib.util.find_spec("torch"):
        taken.append(importlib.import_module("torch").from_dlpack)
    games, chance = Games(Game("kimono"), 2), random.Random(5)
    games.reset(5)
    array = getattr(games, name)
    others = [take(array) for take in taken]
    for _ in range(60):
        games.step(chosen(games, chance))
        assert getattr(games, name) is array
        assert all(np.array_equal(np.asarray(other), array) for other in others)
    assert np.shares_memory(others[0], array)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], "3 whole numbers are needed"),
        ([0.5, 0.5, 0.5], "3 whole numbers are needed, not float64"),
        ([0, 64, 0], r"in game 1 seat 0 may choose \[0, 1, 2, 3\], not 64"),
        ([0, -1, 0], r"in game 1 seat 0 may choose \[0, 1, 2, 3\], not -1"),
        ([0, 0, 7], r"in game 2 seat 0 may choose \[0, 1, 2, 3\], not 7"),
    ],
)
def test_what_is_not_legal_is_said_and_nothing_moves(actions: list[float], message: str) -> None:
    games = Games(Game("kasane"), 3)
    games.reset(6)
    before = games.observations.copy()
    with pytest.raises(IllegalAction, match=message):
        games.step(actions)
    assert np.array_equal(games.observations, before)


def test_what_goes_wrong_in_a_thread_is_raised_where_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    games = Games(Game("iroha", engine="interpreted"), 2, threads=2)
    games.reset(1)

    rules = type(games.game.fresh())
    whole = rules.play

    def broken(state: State, seat: int, choice: int) -> None:
        if current_thread() is not main_thread():
            raise ZeroDivisionError("rules")
        whole(state, seat, choice)

    monkeypatch.setattr(rules, "play", broken)
    with pytest.raises(ZeroDivisionError, match="rules"):
        games.step([int(np.argmax(mask)) for mask in games.masks])
    games.close()


def test_what_cannot_be_set_up_is_said() -> None:
    game = Game("kasane")
    with pytest.raises(SetupError, match="at least one game"):
        Games(game, 0)
    with pytest.raises(SetupError, match="no more threads than games"):
        Games(game, 1, threads=2)
    with pytest.raises(SetupError, match="seat is None, 0 to 3"):
        Games(game, 2, seat=4)
    with pytest.raises(SetupError, match="'win' or 'points'"):
        Games(game, 2, rewards="luck")  # pyright: ignore[reportArgumentType]
    with pytest.raises(IllegalAction, match="call reset first"):
        Games(game, 1).step([0])
    with pytest.raises(SetupError, match="one number for all games"):
        make("kasane", 2).reset(seed=[1, 2])
