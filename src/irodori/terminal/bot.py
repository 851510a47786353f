"""A simple opponent. It is given a view and nothing else: it imagines games that fit, and plays them out at random."""

from __future__ import annotations

from typing import cast

from irodori.core.edition import Table
from irodori.core.game import Game
from irodori.core.position import Position

WORLDS, PLAYOUTS = 8, 24


def choose(game: Game, view: Table, seed: str) -> str:
    """The legal move after which random play leaves the seat furthest ahead of the others."""
    seat = cast("int", view["seat"])
    moves = cast("list[str]", view["moves"])
    if len(moves) == 1:
        return moves[0]
    worlds, playouts = (WORLDS, PLAYOUTS) if game.engine == "compiled" else (2, 1)
    worth = dict.fromkeys(moves, 0)
    for number in range(worlds):
        world = game.imagine(view, f"{seed} {number}")
        for move in moves:
            worth[move] += lead(world, seat, move, playouts, number)
    return max(moves, key=worth.__getitem__)


def lead(world: Position, seat: int, move: str, playouts: int, seed: int) -> int:
    """How far ahead of the others' mean a seat ends after this move, summed over random games."""
    tried = world.copy()
    tried.play(seat, move)
    totals = tried.core.playouts(playouts, seed * playouts)
    return len(totals) * totals[seat] - sum(totals)
