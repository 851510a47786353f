# OpenSpiel has no types.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportMissingTypeStubs=false
"""Plays our strongest level at 50 ms a move against OpenSpiel's own searches at 500 ms, through the adapter.

    python bench/openspiel.py [--game KEY …] [--search ismcts|mcts …] [-n N] [--minutes M] [--results FOLDER] [--write]

`ismcts` draws what its seat cannot know (`resample_from_infostate`), `mcts` sees all cards. Both play on at random, and
stop at their time. Every comparison is noted at once, and is not played again; `-n 0 --write` only writes the table.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from _tables import write
from ladder import RESULTS, noted

import irodori
from irodori.bots.arena import Comparison, Match, Result, note, summed
from irodori.bots.levels import STRONGEST
from irodori.bots.players import Player, player
from irodori.bots.think import Budget
from irodori.core.bits import seeded

PLAYERS = 4
OWN_MS, THEIR_MS = 50.0, 500.0
ASKED = 0.75
EXPLORE = 1.4
SEARCHES = {"ismcts": "OpenSpiel's IS-MCTS", "mcts": "OpenSpiel's MCTS, which sees all cards"}


class Theirs:
    """One of OpenSpiel's searches, stopped by the clock."""

    def __init__(self, game: Any, name: str) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        chance = np.random.RandomState(1)
        rollouts: Any = mcts.RandomRolloutEvaluator(1, chance)
        self.is_blind = name == "ismcts"
        self.bot: Any = (
            ismcts.ISMCTSBot(game, rollouts, EXPLORE, 1, random_state=chance)
            if self.is_blind
            else mcts.MCTSBot(game, EXPLORE, 1, rollouts, random_state=chance)
        )
        self.rate = 20.0
        """Simulations in its time, from what the last decision took."""

    def choose(self, state: Any) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.blind(state) if self.is_blind else self.seeing(state)

    def blind(self, state: Any) -> int:
        end = time.perf_counter() + THEIR_MS / 1000
        bot = self.bot
        bot.reset()
        root = bot.create_new_node(state)
        while time.perf_counter() < end:
            bot.run_simulation(bot.sample_root_state(state))
        policy = bot.get_final_policy(state, root)
        return max(policy, key=lambda one: one[1])[0]

    def seeing(self, state: Any) -> int:
        start = time.perf_counter()
        self.bot.max_simulations = max(2, int(self.rate))
        choice = self.bot.step(state)
        took = time.perf_counter() - start
        self.rate = self.bot.max_simulations / took * THEIR_MS / 1000
        return choice


def comparison(match: Match, deal: int) -> Comparison:
    import pyspiel

    import irodori.adapters.openspiel as adapter

    start = time.monotonic()
    table = irodori.Game(match.game, match.players)
    game: Any = pyspiel.load_game(adapter.name_of(match.game), {"players": match.players, "points": False})
    ours, theirs = player(table, match.bot, Budget(ms=match.ms)), Theirs(game, match.other)
    share = lead = 0.0
    for seat in range(match.players):
        won, points = played(game, ours, theirs, seat, f"{match.seed} {deal}")
        share += won[seat] / match.players
        lead += (points[seat] - (sum(points) - points[seat]) / (match.players - 1)) / match.players
    return Comparison(deal, round(share, 6), round(lead, 4), round(time.monotonic() - start, 2))


def played(game: Any, ours: Player, theirs: Theirs, own: int, seed: str) -> tuple[list[float], list[int]]:
    """One game; the share of the win and the points of each seat."""
    state: Any = game.new_initial_state()
    deals = random.Random(seed)
    made = 0
    while not state.is_terminal():
        made += 1
        if state.is_chance_node():
            state.apply_action(deals.randrange(16))
        elif state.current_player() == own:
            root = state.core.state.twin()
            number = seeded(made) >> 24
            root.reshuffle_hidden(own, number)
            state.apply_action(ours.choose(root, own, number))
        else:
            state.apply_action(theirs.choose(state))
    players = game.num_players()
    return [won + 1 / players for won in state.returns()], [state.core.state.score(seat) for seat in range(players)]


def play(tasks: list[tuple[Match, int]], workers: int, minutes: float, file: Path) -> None:
    end = time.monotonic() + 60 * minutes
    slowest: dict[Match, float] = {}
    waiting: dict[Future[Comparison], Match] = {}
    left = iter(tasks)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        task = next(left, None)
        while task or waiting:
            while task and len(waiting) < workers:
                match, deal = task
                if time.monotonic() + slowest.get(match, 0.0) < end:
                    waiting[pool.submit(comparison, match, deal)] = match
                task = next(left, None)
            for future in wait(waiting, return_when=FIRST_COMPLETED).done if waiting else ():
                match, found = waiting.pop(future), future.result()
                slowest[match] = max(found.seconds, slowest.get(match, 0.0))
                note(match, found, file)


def row(result: Result) -> str:
    won = f"{100 * result.won:.0f} % of {result.comparisons} ({100 * result.low:.0f}–{100 * result.high:.0f})"
    asked = f"{100 * ASKED:.0f} %: {'yes' if result.won >= ASKED else 'no'}" if result.match.other == "ismcts" else ""
    return (
        f"| {result.match.game} | {SEARCHES[result.match.other]} | {won} | {100 * result.share:.0f} % "
        f"± {100 * result.share_error:.0f} | {result.lead:+.1f} ± {result.lead_error:.1f} | {asked} |"
    )


HEAD = ["| game | against | comparisons won | win share | points | asked |", "|---|---|---|---|---|---|"]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", choices=irodori.games(), action="append")
    parser.add_argument("--search", choices=SEARCHES, action="append")
    parser.add_argument("-n", type=int, default=60, help="comparisons of each match")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder for this run's file")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bots.md")
    chosen = parser.parse_args(arguments)
    if irodori.engine() != "compiled":
        sys.exit("the engine runs interpreted: there is nothing to measure (python -m irodori.build)")
    folders = list(dict.fromkeys([RESULTS, chosen.results]))
    matches = [
        Match(game, STRONGEST, search, PLAYERS, seed="openspiel", ms=OWN_MS, other_ms=THEIR_MS)
        for search in chosen.search or SEARCHES
        for game in chosen.game or irodori.games()
    ]
    done = {match: noted(match, folders) for match in matches}
    tasks = [(match, deal) for deal in range(chosen.n) for match in matches if deal not in done[match]]
    play(tasks, chosen.workers, chosen.minutes, chosen.results / f"openspiel-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
    found = [(match, noted(match, folders)) for match in matches]
    lines = [*HEAD, *(row(summed(match, [one[deal] for deal in sorted(one)])) for match, one in found if one)]
    print(*lines, sep="\n")
    if chosen.write and len(lines) > len(HEAD):
        write("openspiel", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
