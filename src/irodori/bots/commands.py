"""`irodori arena` and `irodori bots`, for whatever command line they are hung into."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, cast

from irodori.bots.arena import Match, Pool, Result, compared
from irodori.bots.check import check
from irodori.bots.levels import LEVELS, names
from irodori.bots.seats import COMMAND
from irodori.core.errors import IrodoriError, SetupError
from irodori.core.game import Game
from irodori.core.info import find, known

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


# ---- arena


def add_arena_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Bots against each other on duplicate deals. The first is tested against each of the others."
    parser.add_argument("game", choices=sorted(known))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"{', '.join(names())}, or {COMMAND}COMMAND")
    parser.add_argument("-n", type=int, default=100, metavar="N", help="comparisons, each a game in every seat")
    parser.add_argument("--players", type=int)
    parser.add_argument("--ms", type=float, help="milliseconds a move for the first bot, instead of its own budget")
    parser.add_argument("--other-ms", type=float, help="the same for the others")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--file", metavar="FILE", help="JSON lines: every comparison is noted, and none played twice")
    parser.add_argument("--json", action="store_true", help="one JSON object a match")


def run_arena(chosen: argparse.Namespace, pool: Pool | None = None) -> int:
    bots = cast("list[str]", chosen.bots)
    if len(bots) < 2:
        raise SetupError("an arena needs two bots or more")
    for bot in bots:
        if bot not in names() and not bot.startswith(COMMAND):
            raise SetupError(f"there is no bot {bot!r}; there are {', '.join(names())}, or {COMMAND}COMMAND")
    players = cast("int | None", chosen.players) or find(chosen.game).usual
    for other in bots[1:]:
        match = Match(
            chosen.game, bots[0], other, players, chosen.n, seed=chosen.seed, ms=chosen.ms, other_ms=chosen.other_ms
        )
        result = compared(match, workers=chosen.workers, file=chosen.file, pool=pool, progress=progress)
        print(json.dumps(asdict(result)) if chosen.json else told(result), flush=True)
    return 0


def progress(done: int, count: int) -> None:
    if sys.stderr.isatty():
        bar = "█" * (20 * done // count)
        print(f"\r{bar:░<20} {done}/{count}", end="\n" if done == count else "", file=sys.stderr, flush=True)


def told(result: Result) -> str:
    match = result.match
    lines = [
        f"{match.game}, {match.players} players: {match.bot} against {match.other}, {result.comparisons} comparisons",
        f"  won        {100 * result.won:5.1f} %  (95 %: {100 * result.low:.1f} to {100 * result.high:.1f})",
        f"  win share  {100 * result.share:5.1f} %  ± {100 * result.share_error:.1f} (even: {100 / match.players:.1f})",
        f"  points     {result.lead:+5.2f}    ± {result.lead_error:.2f}",
        f"  Elo        {result.elo:+5.0f}    ({result.elo_low:+.0f} to {result.elo_high:+.0f})",
    ]
    if result.faults:
        lines.append(
            f"  {len(result.faults)} faults, each answered by the first legal move; the first: {result.faults[0]}"
        )
    return "\n".join(lines)


# ---- bots


def add_bots_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "The bots there are, and a look at whether they peek."
    commands = parser.add_subparsers(dest="what", required=True)
    commands.add_parser("list", help="levels and baselines")
    checking = commands.add_parser("check", help="show that a bot answers alike where its seat sees alike")
    checking.add_argument("game", choices=sorted(known))
    checking.add_argument("level", choices=names(), nargs="?", default="plum")
    checking.add_argument("--players", type=int)
    checking.add_argument("--decisions", type=int, default=8)
    checking.add_argument("--seed", type=int, default=1)


def run_bots(chosen: argparse.Namespace) -> int:
    return checked(chosen) if chosen.what == "check" else listed()


def listed() -> int:
    for name in names():
        print(f"{name:<8} {described(name)}")
    return 0


def described(name: str) -> str:
    level = LEVELS.get(name)
    if level is None:
        return "a baseline"
    budget = level.budget
    thinks = f"{budget.playouts} playouts" if budget.playouts else f"{budget.ms:.0f} ms"
    return f"{thinks} a move, played on {'sensibly' if level.wise else 'at random'}"


def checked(chosen: argparse.Namespace) -> int:
    game = Game(chosen.game, chosen.players)
    good = True
    print(f"{chosen.level} in a process of its own; each decision is asked about in two games that its seat sees alike")
    for found in check(game, chosen.level, decisions=chosen.decisions, seed=chosen.seed):
        good = good and found.holds
        games = "other hidden cards" if found.differ else "nothing is hidden"
        views = "same view" if found.same_view else "OTHER VIEW"
        same = "same answers" if found.answers == found.others else f"OTHER ANSWERS {found.others}"
        print(f"  seat {found.seat} {found.decision:<10} {games}, {views}, {same}: {found.answers}", flush=True)
    print("it holds: the bot cannot know what its seat does not see" if good else "IT DOES NOT HOLD")
    return 0 if good else 1


# ---- all of them

COMMANDS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]] = {
    "arena": (add_arena_arguments, run_arena),
    "bots": (add_bots_arguments, run_bots),
}
"""What each command takes, and what runs it and gives the exit code."""


def main(arguments: Sequence[str] | None = None) -> int:
    importlib.import_module("irodori")  # which finds the games
    parser = argparse.ArgumentParser(prog="irodori")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (add, _) in COMMANDS.items():
        add(commands.add_parser(name))
    chosen = parser.parse_args(arguments)
    try:
        return COMMANDS[chosen.command][1](chosen)
    except IrodoriError as error:
        print(f"irodori: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
