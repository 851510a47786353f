"""The games under PettingZoo's interfaces.

    env = irodori.adapters.pettingzoo.env("kimono", players=4)

`env` is the agent-environment cycle (AEC); `parallel_env` asks all whom a decision asks at once, which fits the secret
choices. Agents are `seat_0`, `seat_1` …; an observation is `{"observation": int16 array, "action_mask": int8[64]}`, and
`irodori.adapters.observation.parts(game)` names the parts of the array. An illegal choice ends the game, with -1 for
whoever made it (`raw_env` raises IllegalMove instead).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]

from irodori import Game
from irodori.adapters.observation import CHOICES, OBSERVED, VERSION
from irodori.adapters.play import RENDER_MODES, SERVER, Play, Reward
from irodori.core.record import Record

Observation = dict[str, Any]
NOBODY = 0
"""The choice that seats make in a parallel environment while they are not asked."""


class Table:
    """What both interfaces share: agents, spaces, the game itself."""

    def __init__(self, game: Game, rewards: Reward, render_mode: str | None, language: str, server: str) -> None:
        self.play = Play(game, rewards, render_mode, language, server)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"irodori_{game.key}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        bounds = np.iinfo(OBSERVED)
        self._spaces: dict[str, gymnasium.Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(bounds.min, bounds.max, (self.play.observed.size,), OBSERVED),
                    "action_mask": Box(0, 1, (CHOICES,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions: dict[str, gymnasium.Space[Any]] = {agent: Discrete(CHOICES) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.play.begin(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]

    @property
    def record(self) -> Record:
        """The game so far: `.save("game.json")` keeps it for replay and review."""
        return self.play.record


class RawEnv(AECEnv[str, Observation, int]):
    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(self, game: Game, rewards: Reward, render_mode: str | None, language: str, server: str) -> None:
        super().__init__()
        self.table = Table(game, rewards, render_mode, language, server)
        self.metadata = self.table.metadata  # pyright: ignore[reportIncompatibleVariableOverride, reportAttributeAccessIssue]
        self.possible_agents = self.table.possible_agents
        self.agents = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.play.now.actors[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.table.seat(agent)
        mask = self.table.play.mask(seat) if agent == self.agent_selection else np.zeros(CHOICES, np.int8)
        return {"observation": self.table.play.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play = self.table.play
        play.choose(self.table.seat(agent), -1 if action is None else int(action))
        if play.now.over:
            self.rewards = dict(zip(self.agents, play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[play.now.actors[0]]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self.table.play.render(None)

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def record(self) -> Record:
        return self.table.record


class RawParallelEnv(ParallelEnv[str, Observation, int]):
    """All agents act in each step; the choice of one that is not asked is 0, its only legal one, and does nothing."""

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(self, game: Game, rewards: Reward, render_mode: str | None, language: str, server: str) -> None:
        self.table = Table(game, rewards, render_mode, language, server)
        self.metadata = self.table.metadata  # pyright: ignore[reportIncompatibleVariableOverride, reportAttributeAccessIssue]
        self.possible_agents = self.table.possible_agents
        self.agents = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        agents, play = self.agents, self.table.play
        kind = play.now.decision
        for seat in play.now.actors:
            # A seat that chooses twice in one secret decision is asked for the second choice in the next step; and in a
            # race the first choice may have ended it.
            if seat in play.now.actors and play.now.decision == kind:
                play.choose(seat, int(actions[self.possible_agents[seat]]))
        over = play.now.over
        rewards = play.rewards() if over else [0.0] * len(agents)
        found = self._observations()
        if over:
            self.agents = []
        return (
            found,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        play = self.table.play
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = play.mask(seat)
            if seat not in play.now.actors:
                mask[NOBODY] = 1
            found[agent] = {"observation": play.observe(seat), "action_mask": mask}
        return found

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self.table.play.render(None)

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def record(self) -> Record:
        return self.table.record


def raw_env(
    key: str, *, players: int | None = None, edition: Any = None, options: Mapping[str, bool] | None = None,
    rewards: Reward = "win", render_mode: str | None = None, language: str = "en", server: str = SERVER,
) -> RawEnv:  # fmt: skip
    return RawEnv(Game(key, players, edition, options), rewards, render_mode, language, server)


def env(key: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """Settings: players, edition, options, rewards ("win" or "points"), render_mode ("ansi", "human", "link"),
    language, server (the address that a link begins with)."""
    ending = wrappers.TerminateIllegalWrapper(raw_env(key, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(ending)


def parallel_env(
    key: str, *, players: int | None = None, edition: Any = None, options: Mapping[str, bool] | None = None,
    rewards: Reward = "win", render_mode: str | None = None, language: str = "en", server: str = SERVER,
) -> RawParallelEnv:  # fmt: skip
    return RawParallelEnv(Game(key, players, edition, options), rewards, render_mode, language, server)
