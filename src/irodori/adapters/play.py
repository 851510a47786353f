"""One game under way as learning programs see it: choices by number, observations, rewards, a picture in text."""

from __future__ import annotations

from typing import Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from irodori import Game, Position, words
from irodori.adapters.observation import CHOICES, Observed, mask_of
from irodori.core.errors import SetupError
from irodori.core.record import Record

Reward = Literal["win", "points"]
REWARDS = ("win", "points")
RENDER_MODES = ("ansi", "human")


class Play:
    """Seats that choose at once are asked one after the other, the lowest first; none sees what another chose."""

    def __init__(self, game: Game, rewards: Reward, render_mode: str | None, language: str) -> None:
        if rewards not in REWARDS:
            raise SetupError(f"rewards are 'win' or 'points', not {rewards!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError(f"render_mode is None, 'ansi' or 'human', not {render_mode!r}")
        self.game = game
        self.observed = Observed(game)
        self.by_points = rewards == "points"
        self.language = language
        self.position: Position | None = None

    def begin(self, seed: int) -> None:
        self.position = self.game.start(seed=seed)

    @property
    def now(self) -> Position:
        if self.position is None:
            raise SetupError("the game has not begun: call reset first")
        return self.position

    @property
    def record(self) -> Record:
        return self.now.record()

    def choose(self, seat: int, choice: int) -> None:
        """Raises IllegalMove, with the number of the rule, where the rules do not allow it."""
        position = self.now
        kind = position.core.kind()
        position.play(seat, self.game.texts[kind].get(choice, f"choice {choice}"))

    def observe(self, seat: int) -> NDArray[np.int16]:
        return self.observed(self.now.core, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        return mask_of(self.now.core, seat) if self.position is not None else np.zeros(CHOICES, np.int8)

    def rewards(self) -> list[float]:
        """For each seat when the game is over: its share of the win, or its points."""
        position = self.now
        if self.by_points:
            return [float(score) for score in position.scores]
        share = 1 / len(position.winners)
        return [share if seat in position.winners else 0.0 for seat in range(self.game.players)]

    def picture(self, viewer: int | str | None) -> str:
        """The table in words, as this viewer sees it."""
        view = self.now.view(viewer)
        shown = self.game.info.terminal()
        if shown is None:
            return str(view["table"])

        def say(key: str, **arguments: Any) -> str:
            return words.t(self.language, key, **arguments)

        def who(seat: int) -> str:
            return f"seat {seat}"

        lines = shown.table(self.game, cast("Any", view), say, who)
        return "\n".join(line if isinstance(line, str) else "  ".join(line) for line in lines)
