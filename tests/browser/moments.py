"""Moments of games to look at: one for each kind of decision, and one before the last move."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import irodori
from irodori.core.position import Position

GAMES = sorted(irodori.games())
MOST_SEEDS = 60


@dataclass(frozen=True)
class Moment:
    """`at` lines of the record have been played, and `seat` looks."""

    game: str
    players: int
    decision: str
    record: str
    at: int
    seat: int


def played(game: irodori.Game, seed: int) -> Position:
    state = game.start(seed=f"{game.key} {seed}")
    chance = random.Random(seed)
    while not state.over:
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.moves(seat)))
    return state


@cache
def first_star() -> Moment:
    """Iroha with the option that a star decides a tie: those tied look for it."""
    game = irodori.Game("iroha", players=3, options={"first_star": True})
    for seed in range(MOST_SEEDS):
        state = game.start(seed=f"star {seed}")
        chance = random.Random(seed)
        while not state.over and state.decision != "star":
            seat = chance.choice(state.actors)
            state.play(seat, chance.choice(state.moves(seat)))
        if state.decision == "star":
            record = state.record()
            return Moment("iroha", 3, "star", record.to_json(), len(record.lines), state.actors[0])
    raise AssertionError("no game ended in a tie")


@cache
def moments(key: str, players: int) -> dict[str, Moment]:
    """By kind of decision, as who decides sees it, late in a game; `waiting` and `last` beside them."""
    game = irodori.Game(key, players=players)
    found: dict[str, Moment] = {}
    for seed in range(MOST_SEEDS):
        record = played(game, seed).record()
        text = record.to_json()
        lines = len(record.lines)
        for at in range(lines // 4, lines):
            state = record.at(at)
            seat = state.actors[0]
            decision = str(state.view(seat)["decision"])
            if decision not in found:
                found[decision] = Moment(key, players, decision, text, at, seat)
            if "waiting" not in found and len(state.actors) == 1 and not state.waiting:
                found["waiting"] = Moment(key, players, decision, text, at, (seat + 1) % players)
            if "last" not in found and at == lines - 1 and len(state.actors) == 1 and not state.waiting:
                found["last"] = Moment(key, players, decision, text, at, seat)
        if "last" in found and seed >= 3:
            return found
    return found
