"""One learner against bots, as a Gymnasium environment.

    import irodori.adapters.single
    env = gymnasium.make("irodori/kimono-v0", players=4, bots="greedy")

`info["action_mask"]` says what is legal. A choice that is not ends the game with a reward of -1, and `info["refused"]`
says by which rule; with `illegal="raise"` IllegalMove is raised instead and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

import irodori
from irodori import Game, IllegalMove
from irodori.adapters.observation import CHOICES, OBSERVED, VERSION
from irodori.adapters.play import RENDER_MODES, SERVER, Play, Reward
from irodori.bots.bot import Bot
from irodori.core.errors import SetupError
from irodori.core.record import Record

RANDOM = "random"


class SingleEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """`seat` is the learner's, None draws one for each game. `bots` is one bot for all other seats, or one for each of
    them from the learner's left: "random", "greedy", or a level. `playouts` replaces a level's time by a count, and so
    makes every game the same for the same seed."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(
        self, key: str, *, players: int | None = None, edition: Any = None, options: Mapping[str, bool] | None = None,
        seat: int | None = None, bots: str | Sequence[str] = RANDOM, playouts: int | None = None,
        rewards: Reward = "win", illegal: str = "lose", render_mode: str | None = None, language: str = "en",
        server: str = SERVER,
    ) -> None:  # fmt: skip
        game = Game(key, players, edition, options)
        if seat is not None and not 0 <= seat < game.players:
            raise SetupError(f"seat is 0 to {game.players - 1}, or None for another one in each game, not {seat!r}")
        if illegal not in ("lose", "raise"):
            raise SetupError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self.names = [bots] * (game.players - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != game.players - 1:
            raise SetupError(f"{game.players - 1} bots are needed, or one name for all, not {bots!r}")
        self.play = Play(game, rewards, render_mode, language, server)
        self.edition = edition
        self.fixed_seat = seat
        self.seat = seat or 0
        self.playouts = playouts
        self.ends = illegal == "lose"
        self.render_mode = render_mode
        bounds = np.iinfo(OBSERVED)
        self.observation_space = Box(bounds.min, bounds.max, (self.play.observed.size,), OBSERVED)
        self.action_space = Discrete(CHOICES)
        self._bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        game = self.play.game
        self.play.begin(int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(game.players)) if self.fixed_seat is None else self.fixed_seat
        self._bots = [self._bot(name, int(self.np_random.integers(2**62))) for name in self.names]
        self._others_play()
        return self._found()

    def _bot(self, name: str, seed: int) -> Bot | None:
        return None if name == RANDOM else Bot(self.play.game.key, name, seed=seed, table=self.edition, trees=1)

    def step(self, action: np.int64) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        try:
            self.play.choose(self.seat, int(action))
        except IllegalMove as refusal:
            if not self.ends or self.play.now.over:
                raise
            observation, info = self._found()
            return observation, -1.0, True, False, info | {"refused": f"{refusal.rule}: {refusal}"}
        self._others_play()
        over = self.play.now.over
        reward = self.play.rewards()[self.seat] if over else 0.0
        observation, info = self._found()
        return observation, reward, over, False, info

    def _found(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        return self.play.observe(self.seat), {"action_mask": self.play.mask(self.seat), "seat": self.seat}

    def _others_play(self) -> None:
        """Until the learner is asked, or it is over. Who chooses in secret with it does so after it, unseeing."""
        position = self.play.now
        while not position.over and self.seat not in position.actors:
            actor = position.actors[0]
            bot = self._bots[(actor - self.seat) % position.game.players - 1]
            moves = position.moves(actor)
            if bot is None:
                position.play(actor, moves[int(self.np_random.integers(len(moves)))])
            else:
                position.play(actor, bot.move(position.view(actor), playouts=self.playouts))

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib's MaskablePPO asks for."""
        return self.play.mask(self.seat).astype(np.bool_)

    @property
    def record(self) -> Record:
        """The game so far: `.save("game.json")` keeps it for replay and review."""
        return self.play.record

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self.play.render(self.seat)


for _key in irodori.games():
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        f"irodori/{_key}-v{VERSION}", f"{__name__}:SingleEnv", kwargs={"key": _key}, disable_env_checker=True
    )
