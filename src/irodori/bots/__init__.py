"""Bots: opponents whose only knowledge is `view(seat)`.

>>> import irodori
>>> from irodori import bots
>>> game = irodori.Game("kasane", players=3)
>>> state = game.start(seed=1)
>>> bots.make("kasane", "moss", seed=1).move(state.view(0), playouts=20) in state.moves(0)
True
"""

from __future__ import annotations

from irodori.bots.bot import Bot, make
from irodori.bots.levels import BASELINES, LEVELS, names

__all__ = ["BASELINES", "LEVELS", "Bot", "make", "names"]
