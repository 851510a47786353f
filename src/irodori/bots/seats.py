"""Who sits in an arena's seats: a bot of ours by its level, or somebody else's by its command (`cmd:python my_bot.py`).

Ours get a state redrawn from what their seat may know, which is what they would imagine from its view; others get the
view. A move that is illegal, late or missing is noted, and the first legal move is made instead.
"""

from __future__ import annotations

import hashlib
import shlex
from types import TracebackType
from typing import TYPE_CHECKING, Self

from irodori.bots.players import player
from irodori.bots.process import BotFault, BotProcess

if TYPE_CHECKING:
    from irodori.bots.think import Budget
    from irodori.core.game import Game
    from irodori.core.position import Position

COMMAND = "cmd:"
PATIENCE_MS = 1000.0


class Seats:
    def __init__(self, game: Game, name: str, budget: Budget | None) -> None:
        self.game = game
        self.name = name
        self.faults: list[str] = []
        self.ms = budget.ms if budget is not None and budget.ms is not None else PATIENCE_MS
        self._process = BotProcess(shlex.split(name.removeprefix(COMMAND))) if name.startswith(COMMAND) else None
        self._player = None if self._process else player(game, name, budget)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process:
            self._process.close()

    def move(self, position: Position, seat: int, seed: str) -> str:
        moves = position.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if self._process:
            return self._asked(self._process, position, seat)
        assert self._player is not None
        made = len(position.lines)
        number = int.from_bytes(hashlib.sha256(f"{self.name} {seed} {made}".encode()).digest()[:6])
        root = position.core
        kind = root.kind()
        root.reshuffle_hidden(seat, number)
        return self.game.texts[kind][self._player.choose(root, seat, number)]

    def _asked(self, process: BotProcess, position: Position, seat: int) -> str:
        try:
            text = process.move(position.view(seat), self.ms)
            refusal = position.why_not(seat, text)
            if refusal is None:
                return text
            self.faults.append(f"illegal: {text!r}: {refusal}")
        except BotFault as fault:
            self.faults.append(str(fault))
        return position.moves(seat)[0]
