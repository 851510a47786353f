"""One game under way as learning programs see it: choices by number, observations, rewards, a picture in text."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from typing import Any, Literal, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from irodori import Game, Position, words
from irodori.adapters.observation import CHOICES, Observed, mask_of
from irodori.adapters.selfplay import line_of
from irodori.core.errors import SetupError
from irodori.core.record import Record

Reward = Literal["win", "points"]
REWARDS = ("win", "points")
RENDER_MODES = ("ansi", "human", "link")
SERVER = "http://127.0.0.1:8080"


class Play:
    """Seats that choose at once are asked one after the other, the lowest first; none sees what another chose."""

    def __init__(self, game: Game, rewards: Reward, render_mode: str | None, language: str, server: str) -> None:
        if rewards not in REWARDS:
            raise SetupError(f"rewards are 'win' or 'points', not {rewards!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError(f"render_mode is None, 'ansi', 'human' or 'link', not {render_mode!r}")
        if not server.startswith(("http://", "https://")):
            raise SetupError(f"server is an address like {SERVER}, not {server!r}")
        self.game = game
        self.observed = Observed(game)
        self.by_points = rewards == "points"
        self.render_mode = render_mode
        self.language = language
        self.server = server.rstrip("/")
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

    def render(self, seat: int | None) -> str | None:
        """As `render_mode` says: the table's text or link, or nothing where it is printed; None sees all."""
        if self.render_mode is None:
            gymnasium.logger.warn("render needs a render_mode: 'ansi', 'human' or 'link'")
            return None
        if self.render_mode == "link":
            return self.link(seat)
        shown = self.picture("all" if seat is None else seat)
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def link(self, seat: int | None) -> str:
        """Where the page of a running server shows this moment, with the game up to it. The whole record is in the
        address, hidden cards too, behind the `#` that browsers send nobody."""
        record = self.record
        packed = urlsafe_b64encode(zlib.compress(line_of(record).encode(), 9)).decode().rstrip("=")
        eyes = "all" if seat is None else str(seat)
        return f"{self.server}/#/review?at={len(record.lines)}&seat={eyes}&record={packed}"

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
