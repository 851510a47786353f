"""MaskablePPO of sb3-contrib on the vector environment, against seats that choose at random.

    ./do baseline ppo kimono [--players 4] [--minutes 10] [--threads 2] [--seed 1] [--save FILE.zip]

Every minute the policy plays games that it does not learn from, always with its likeliest choice, and at the end 4,000
of them: its share of the win, with the 95 % interval. What was found is kept in bench/results/, for `report.py`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from _measure import Share, against_random
from numpy.typing import NDArray

import irodori
from irodori import Game
from irodori.adapters.observation import CHOICES
from irodori.adapters.vector import Games

SB3: Any = import_module("stable_baselines3.common.vec_env")
VecEnv: Any = SB3.VecEnv
RESULTS = Path(__file__).resolve().parents[1] / "results"
ENVS, STEPS = 128, 64
SETTINGS: dict[str, Any] = {
    "n_steps": STEPS, "batch_size": 2048, "n_epochs": 4, "gamma": 1.0, "gae_lambda": 0.95, "learning_rate": 1e-3,
    "ent_coef": 0.01, "policy_kwargs": {"net_arch": [128, 128]},
}  # fmt: skip


def scaled(observations: NDArray[np.int16]) -> NDArray[np.float32]:
    """Counts and points of any size as small numbers; what was 0 or 1 stays apart."""
    return np.arcsinh(observations.astype(np.float32))


class Table(VecEnv):
    """`Games` as stable-baselines3 asks for it: each place has a seat that learns, the others choose at random."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.seats = np.arange(count) % game.players
        self.games = Games(game, count, seat=self.seats.tolist())
        self.first = seed
        self.nothing: dict[str, Any] = {}
        self.played = 0
        space = gymnasium.spaces.Box(-np.inf, np.inf, (self.games.size,), np.float32)
        self.render_mode = None
        VecEnv.__init__(self, count, space, gymnasium.spaces.Discrete(CHOICES))

    def reset(self) -> NDArray[np.float32]:
        self.games.reset(self.first)
        return scaled(self.games.observations)

    def step_async(self, actions: NDArray[Any]) -> None:
        self.games.step(actions)

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        games, ended = self.games, self.games.ended.copy()
        rewards = np.where(ended, games.rewards[np.arange(games.count), self.seats], 0).astype(np.float32)
        infos = [self.nothing] * games.count
        for place in np.flatnonzero(ended):
            infos[place] = {"terminal_observation": scaled(games.final[place])}
        self.played += int(ended.sum())
        return scaled(games.observations), rewards, ended, infos

    def env_method(self, method_name: str, *_: Any, **__: Any) -> Any:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return self.games.masks.astype(np.bool_)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.games.count

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.games.count

    def close(self) -> None:
        self.games.close()


def likeliest(model: Any) -> Any:
    def choose(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[Any]:
        return model.predict(scaled(observations), action_masks=masks.astype(np.bool_), deterministic=True)[0]

    return choose


class Curve:
    """Measures every minute of learning, and ends it in time: the processor's, on so many cores, so that other programs
    disturb little. What measuring takes counts too."""

    def __init__(self, game: Game, minutes: float, threads: int) -> None:
        self.game = game
        self.start = time.process_time()
        self.minutes = minutes
        self.threads = threads
        self.next = 0.0
        self.points: list[dict[str, Any]] = []

    @property
    def at(self) -> float:
        return (time.process_time() - self.start) / 60 / self.threads

    def __call__(self, model: Any) -> bool:
        if self.at >= self.next:
            self.add(model, against_random(likeliest(model), self.game, 800, seed=len(self.points)))
            self.next += 1
        return self.at < self.minutes

    def add(self, model: Any, found: Share) -> None:
        self.points.append({"minutes": round(self.at, 2), "steps": int(model.num_timesteps), **asdict(found)})
        print(f"{self.at:5.1f} min {model.num_timesteps:>9,} steps  {found.value:.3f} ± {found.half:.3f}", flush=True)


def learned(game: Game, minutes: float, seed: int, threads: int) -> tuple[Any, Curve]:
    import_module("torch").set_num_threads(threads)
    contrib: Any = import_module("sb3_contrib")
    callbacks: Any = import_module("stable_baselines3.common.callbacks")
    model = contrib.MaskablePPO("MlpPolicy", Table(game, ENVS, seed), seed=seed, device="cpu", **SETTINGS)
    curve = Curve(game, minutes, threads)

    class EachRollout(callbacks.BaseCallback):
        def _on_step(self) -> bool:
            return True

        def _on_rollout_start(self) -> None:
            self.going = curve(model)

    watch = EachRollout()
    while curve.at < minutes:
        model.learn(ENVS * STEPS * 8, callback=watch, reset_num_timesteps=False)
    return model, curve


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="MaskablePPO against seats that choose at random.")
    parser.add_argument("game", choices=sorted(irodori.games()))
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=10, help="of the processor's time on so many threads")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FOLDER")
    chosen = parser.parse_args(arguments)
    game = Game(chosen.game, chosen.players)
    model, curve = learned(game, chosen.minutes, chosen.seed, chosen.threads)
    found = against_random(likeliest(model), game, 4000, seed=chosen.seed + 1_000_000)
    curve.add(model, found)
    asked = 1.5 / game.players
    print(f"{game.key}, {game.players} players: {found.value:.3f} ± {found.half:.3f}, asked {asked:.3f}")
    if chosen.save:
        model.save(chosen.save)
    content = {"game": game.key, "players": game.players, "seed": chosen.seed, "threads": chosen.threads}
    content |= {"curve": curve.points, "asked": asked, "found": asdict(found)}
    chosen.results.mkdir(parents=True, exist_ok=True)
    file = chosen.results / f"ppo-{game.key}-{game.players}-{chosen.seed}.json"
    file.write_text(json.dumps(content, indent=2) + "\n")
    model.save(chosen.save or file.with_suffix(".zip"))
    return 0 if found.low >= asked else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
