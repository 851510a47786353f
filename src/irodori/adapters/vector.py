"""Many games at once in NumPy arrays: `Games`, and the same as a Gymnasium vector environment.

    env = irodori.adapters.vector.make("iroha", num_envs=1024)
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(actions)

The arrays are the memory that the compiled engine writes: nothing is copied, so a step overwrites what the last one
gave. torch.from_numpy and DLPack (jax.dlpack.from_dlpack) take them as they are.
"""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal, cast

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from irodori import Game
from irodori.adapters.observation import CHOICES, OBSERVED, batch_of, lent, observer_of, size_of
from irodori.core.bits import SNAPSHOT
from irodori.core.errors import IrodoriError, SetupError

Rewards = Literal["win", "points"]
EVERYONE = 255


class Games:
    """`count` games of one kind. With `seat` that seat is asked and the others choose at random; a list gives each game
    its seat; None asks every seat in turn, those that choose at once one after the other."""

    def __init__(
        self, game: Game, count: int, *, seat: int | list[int] | None = None, rewards: Rewards = "win", threads: int = 1
    ) -> None:
        if count < 1 or not 1 <= threads <= count:
            raise SetupError(f"at least one game, and no more threads than games, not {count} and {threads}")
        if rewards not in ("win", "points"):
            raise SetupError(f"rewards are 'win' or 'points', not {rewards!r}")
        self.game = game
        self.count = count
        self.size = size_of(game)
        self.observations: NDArray[np.int16] = np.zeros((count, self.size), OBSERVED)
        self.final: NDArray[np.int16] = np.zeros((count, self.size), OBSERVED)
        self.masks: NDArray[np.int8] = np.zeros((count, CHOICES), np.int8)
        self.legal: NDArray[np.uint64] = np.zeros(count, np.uint64)
        self.seats: NDArray[np.int32] = np.zeros(count, np.int32)
        self.rewards: NDArray[np.float64] = np.zeros((count, game.players))
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.gained: NDArray[np.float64] = np.zeros(count)
        self._actions: NDArray[np.uint64] = np.zeros(count, np.uint64)
        self._own = own_seats(game, count, seat)
        bounds = [count * i // threads for i in range(threads + 1)]
        self._shards = list(pairwise(bounds))
        self._batches: list[Any] = [self._batch(first, end, rewards) for first, end in self._shards]
        self._helpers = [Helper(batch) for batch in self._batches[1:]]
        self._begun = False

    def _batch(self, first: int, end: int, rewards: Rewards) -> Any:
        count = end - first
        lend = (self.observations[first:end], self.final[first:end])
        batch = batch_of(self.game, *(observer_of(self.game, array) for array in lend))
        batch.count = count
        batch.by_points = rewards == "points"
        compiled = self.game.engine == "compiled"
        batch.kept = memoryview(bytearray(count * SNAPSHOT)) if compiled else [{} for _ in range(count)]
        arrays: dict[str, NDArray[Any]] = {
            "own": self._own, "seats": self.seats, "actions": self._actions, "legal": self.legal, "masks": self.masks,
            "rewards": self.rewards, "gained": self.gained, "ended": self.ended.view(np.uint8),
        }  # fmt: skip
        for name, array in arrays.items():
            setattr(batch, name, lent(array[first:end]))
        return batch

    def reset(self, seed: int, chosen: NDArray[np.bool_] | None = None) -> None:
        """New games in all places or in those chosen; game i is the same for the same seed, wherever it is played."""
        for (first, end), batch in zip(self._shards, self._batches, strict=True):
            for i in range(first, end):
                if chosen is None or chosen[i]:
                    batch.begin(i - first, int(np.random.SeedSequence([seed, i]).generate_state(1, np.uint64)[0]) >> 2)
        self._begun = True

    def step(self, actions: Any) -> None:
        """Plays one choice in each game. Where one is not legal, IllegalAction is raised and no game has moved."""
        if not self._begun:
            raise IllegalAction("the games have not begun: call reset first")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"{self.count} whole numbers are needed, not {given.dtype} of shape {given.shape}")
        np.copyto(self._actions, given, casting="unsafe")  # what is below 0 becomes too large
        for (first, _), batch in zip(self._shards, self._batches, strict=True):
            if wrong := batch.wrong():
                self._refuse(first + wrong - 1, given)
        for helper in self._helpers:
            helper.begin()
        self._batches[0].step()
        for helper in self._helpers:
            helper.finish()

    def _refuse(self, game: int, given: Any) -> None:
        may = [int(choice) for choice in np.flatnonzero(self.masks[game])]
        raise IllegalAction(f"in game {game} seat {self.seats[game]} may choose {may}, not {int(given[game])}")

    def close(self) -> None:
        for helper in self._helpers:
            helper.close()


class Helper:
    """A thread that steps one batch when told to: lighter than a pool, whose hand-over takes as long as a step."""

    def __init__(self, batch: Any) -> None:
        self.asked: SimpleQueue[Any] = SimpleQueue()
        self.done: SimpleQueue[Exception | None] = SimpleQueue()
        asked, done = self.asked, self.done

        def work() -> None:  # knows the queues and not the helper, which may be collected
            while (step := asked.get()) is not None:
                try:
                    step()
                except Exception as error:  # of rules that run interpreted: it belongs to whoever waits
                    done.put(error)
                else:
                    done.put(None)

        self.step = batch.step
        Thread(target=work, daemon=True).start()
        weakref.finalize(self, asked.put, None)

    def begin(self) -> None:
        self.asked.put(self.step)

    def finish(self) -> None:
        if error := self.done.get():
            raise error

    def close(self) -> None:
        self.asked.put(None)


class IllegalAction(IrodoriError):
    """A choice that nobody may make now."""


def own_seats(game: Game, count: int, seat: int | list[int] | None) -> NDArray[np.uint8]:
    seats = [EVERYONE] * count if seat is None else [seat] * count if isinstance(seat, int) else seat
    if len(seats) != count or any(s != EVERYONE and not 0 <= s < game.players for s in seats):
        raise SetupError(f"seat is None, 0 to {game.players - 1}, or a list of {count} such numbers, not {seat!r}")
    return np.array(seats, np.uint8)


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Gymnasium's interface over `Games`, with `autoreset_mode` SAME_STEP: where a game has ended, what comes back is
    the beginning of the next one, and `infos` has `final_obs` and `_final_obs`.

    `infos["action_mask"]` says what is legal, `infos["seat"]` who is asked next. `rewards` are those of the seat that
    was asked; `infos["rewards"]` has every seat's.
    """

    def __init__(
        self, game: Game, num_envs: int, *, seat: int | list[int] | None = None, rewards: Rewards = "win",
        threads: int = 1,
    ) -> None:  # fmt: skip
        self.games = Games(game, num_envs, seat=seat, rewards=rewards, threads=threads)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        low, high = np.iinfo(OBSERVED).min, np.iinfo(OBSERVED).max
        size = self.games.size
        self.single_observation_space = Box(low, high, (size,), OBSERVED)
        self.observation_space = Box(low, high, (num_envs, size), OBSERVED)
        self.single_action_space = cast("Any", Discrete(CHOICES))
        self.action_space = cast("Any", MultiDiscrete(np.full(num_envs, CHOICES)))
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        if isinstance(seed, list):
            raise SetupError("seed is one number for all games, or None")
        super().reset(seed=seed)
        chosen = None if options is None else options.get("reset_mask")
        self.games.reset(int(self.np_random.integers(2**62)), chosen)
        return self.games.observations, self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:  # pyright: ignore[reportIncompatibleMethodOverride]
        games = self.games
        games.step(actions)
        infos = self._infos()
        ended = games.ended
        if ended.any():
            infos |= {"final_obs": games.final, "_final_obs": ended, "rewards": games.rewards, "_rewards": ended}
        return games.observations, games.gained.copy(), ended.copy(), self._never, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks, "seat": self.games.seats}

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()


def make(
    key: str, num_envs: int, *, players: int | None = None, edition: Any = None,
    options: Mapping[str, bool] | None = None, seat: int | list[int] | None = None, rewards: Rewards = "win",
    threads: int = 1,
) -> VectorEnv:  # fmt: skip
    return VectorEnv(Game(key, players, edition, options), num_envs, seat=seat, rewards=rewards, threads=threads)
