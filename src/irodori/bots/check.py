"""Shows that a bot does not peek: states that its seat cannot tell apart must get the same answers.

The bot sits in a process of its own and is sent `view(seat)`, nothing else. From a game under way other games are
imagined that this seat cannot tell from it: other hands, other decks. Their views must be the same to the byte, and the
bot, asked about each with the same seeds, must answer each time alike.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irodori.bots.process import OURS, BotProcess

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.position import Position

PLAYOUTS = 60
PATIENCE_MS = 20000.0


@dataclass(frozen=True)
class Check:
    """One decision, seen from two games."""

    seat: int
    decision: str
    moves: int
    differ: bool
    """Whether the two games are different at all: another hand, another deck."""
    same_view: bool
    answers: dict[str, int]
    others: dict[str, int]

    @property
    def holds(self) -> bool:
        return self.same_view and self.answers == self.others


def check(game: Game, level: str, *, decisions: int = 10, asked: int = 8, seed: int = 1) -> Iterator[Check]:
    """Looks at some decisions of a random game; each is asked about `asked` times in either form."""
    bot = BotProcess([*OURS, "--level", level])
    try:
        for number, (position, seat) in enumerate(moments(game, decisions, seed)):
            yield compared(game, bot, position, seat, f"{seed} {number}", asked)
    finally:
        bot.close()


def moments(game: Game, count: int, seed: int) -> list[tuple[Position, int]]:
    """Decisions with a choice, drawn from a game of random moves."""
    chance = random.Random(f"moments {seed}")
    position = game.start(seed=seed)
    found: list[tuple[Position, int]] = []
    while not position.over:
        seat = chance.choice(position.actors)
        moves = position.moves(seat)
        if len(moves) > 1:
            found.append((position.copy(), seat))
        position.play(seat, chance.choice(moves))
    return chance.sample(found, min(count, len(found)))


def compared(game: Game, bot: BotProcess, position: Position, seat: int, seed: str, asked: int) -> Check:
    view = position.view(seat)
    other = game.imagine(view, seed)
    again = other.view(seat)
    return Check(
        seat,
        str(position.decision),
        len(position.moves(seat)),
        position.core.fields() != other.core.fields(),
        json.dumps(view) == json.dumps(again),
        answers(bot, position, seat, asked),
        answers(bot, other, seat, asked),
    )


def answers(bot: BotProcess, position: Position, seat: int, asked: int) -> dict[str, int]:
    found = Counter(
        bot.move(position.view(seat), PATIENCE_MS, seed=f"check {number}", playouts=PLAYOUTS) for number in range(asked)
    )
    return dict(sorted(found.items()))
