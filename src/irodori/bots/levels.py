"""The five levels, from a friendly beginner to the strongest, and two baselines.

They are named like what grows in a garden, the last three after the old order of plum, bamboo and pine.
"""

from __future__ import annotations

from dataclasses import dataclass

from irodori.bots.think import Budget


@dataclass(frozen=True)
class Level:
    key: str
    budget: Budget
    wise: bool = True
    """Plays imagined games on sensibly and knows what a position promises; if not, at random and to the very end."""
    learned: bool = True
    trees: int = 1


LEVELS: dict[str, Level] = {
    level.key: level
    for level in (
        Level("moss", Budget(playouts=10), wise=False, learned=False),
        Level("grass", Budget(playouts=48), wise=False, learned=False),
        Level("plum", Budget(playouts=56)),
        Level("bamboo", Budget(playouts=500)),
        Level("pine", Budget(ms=500.0)),
    )
}
BASELINES = ("random", "greedy")
STRONGEST = "pine"


def names() -> list[str]:
    return [*BASELINES, *LEVELS]
