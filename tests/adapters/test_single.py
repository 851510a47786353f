# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportArgumentType=false
"""One learner against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import irodori.adapters.single as single
from irodori import IllegalMove
from irodori.core.errors import SetupError


def made(key: str, **settings: object) -> single.SingleEnv:
    env = gymnasium.make(f"irodori/{key}-v0", **settings).unwrapped
    assert isinstance(env, single.SingleEnv)
    return env


def play(env: single.SingleEnv, seed: int) -> tuple[list[float], float]:
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen = [float(observation.sum())]
    ended, reward = False, 0.0
    while not ended:
        assert info["action_mask"].any() and env.play.now.actors
        observation, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut
        seen.append(float(observation.sum()))
    return seen, reward


def test_it_passes_gymnasium_s_check(key: str) -> None:
    for players in irodori_players(key):
        check_env(made(key, players=players))


def irodori_players(key: str) -> tuple[int, ...]:
    return single.irodori.games()[key].players


def test_games_repeat_for_a_seed(key: str) -> None:
    env = made(key, bots="greedy")
    assert play(env, 1) == play(env, 1)


def test_a_level_of_bots_plays_along(key: str) -> None:
    names = single.irodori.games()[key].usual - 2
    env = made(key, bots=["moss", *["random"] * names], playouts=5, seat=1)
    _, reward = play(env, 3)
    assert env.seat == 1 and reward in (0, 1 / 2, 1 / 3, 1 / 4, 1)
    assert env.record.replay().scores == env.play.now.scores


def test_seats_are_drawn_unless_fixed(key: str) -> None:
    env = made(key)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(30)}) == env.play.game.players


def test_an_illegal_choice_loses_and_says_the_rule() -> None:
    env = made("kasane", seat=0)
    env.reset(seed=4)
    _, reward, ended, _, info = env.step(np.int64(63))
    assert reward == -1 and ended and ": " in info["refused"]
    env = made("kasane", seat=0, illegal="raise")
    env.reset(seed=4)
    with pytest.raises(IllegalMove):
        env.step(np.int64(63))
    assert env.action_masks().dtype == np.bool_ and env.action_masks().any()


def test_what_cannot_be_set_up_is_said() -> None:
    for settings, message in (
        ({"seat": 4}, "seat is 0 to 3"),
        ({"bots": ["random"]}, "3 bots are needed"),
        ({"illegal": "?"}, "illegal is 'lose' or 'raise'"),
    ):
        with pytest.raises(SetupError, match=message):
            made("kasane", **settings)
