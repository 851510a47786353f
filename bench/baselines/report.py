"""What the baselines found, as a table and a curve for docs/research.md; and how they do against bots that search.

    ./do baseline report [--games 100] [--playouts 50] [--write]

Reads what `ppo` kept in bench/results/. Against bots each game has a seed, the learner sits in each seat in turn, and
the bots have a fixed number of playouts, so that all repeats.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from _measure import Share, share_of
from matplotlib.figure import Figure
from ppo import RESULTS, likeliest

from irodori.adapters import single

DOCS = Path(__file__).resolve().parents[2] / "docs"
COLOURS = ("#b7282e", "#b8923a", "#3a5f7d", "#5b5347")


def against_bots(choose: Any, found: dict[str, Any], bot: str, playouts: int, games: int) -> Share:
    rewards: list[float] = []
    for number in range(games):
        env = gymnasium.make(
            f"irodori/{found['game']}-v0", players=found["players"], bots=bot, playouts=playouts,
            seat=number % found["players"],
        ).unwrapped  # fmt: skip
        assert isinstance(env, single.SingleEnv)
        observation, info = env.reset(seed=number)
        ended, reward = False, 0.0
        while not ended:
            action = choose(observation[None], info["action_mask"][None])[0]
            observation, reward, ended, _, info = env.step(action)
        rewards.append(reward)
    return share_of(np.array(rewards))


def cell(found: Share | dict[str, Any]) -> str:
    value, half = (found["value"], found["half"]) if isinstance(found, dict) else (found.value, found.half)
    return f"{100 * value:.1f} ± {100 * half:.1f} %"


def curve(runs: list[dict[str, Any]]) -> Figure:
    drawn = Figure(figsize=(7, 3.2))
    axes: Any = drawn.subplots()
    for run, colour in zip(runs, COLOURS, strict=False):
        points: list[dict[str, Any]] = run["curve"]
        minutes = [point["minutes"] for point in points]
        values = [100 * point["value"] for point in points]
        halves = [100 * point["half"] for point in points]
        axes.errorbar(minutes, values, halves, color=colour, marker="o", markersize=3, label=run["game"])
    axes.axhline(100 * runs[0]["asked"], color="#5b5347", linewidth=0.8, linestyle=":")
    axes.set_xlabel("minutes of the processor's time")
    axes.set_ylabel("% of the win")
    axes.set_ylim(0)
    axes.legend(frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return drawn


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="The baselines' table and curve.")
    parser.add_argument("--games", type=int, default=100, help="against each bot")
    parser.add_argument("--playouts", type=int, default=50, help="of the bots, for each move")
    parser.add_argument("--write", action="store_true", help="into docs/research.md and docs/pictures")
    chosen = parser.parse_args(arguments)
    contrib: Any = import_module("sb3_contrib")
    runs: list[dict[str, Any]] = []
    lines = [
        f"| game | seed | steps | minutes | against random seats | asked | greedy | plum, {chosen.playouts} playouts |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for file in sorted(RESULTS.glob("ppo-*.json")):
        run = json.loads(file.read_text(encoding="utf-8"))
        runs.append(run)
        choose = likeliest(contrib.MaskablePPO.load(file.with_suffix(".zip"), device="cpu"))
        bots = [against_bots(choose, run, bot, chosen.playouts, chosen.games) for bot in ("greedy", "plum")]
        last = run["curve"][-1]
        head = f"| {run['game']}, {run['players']} players | {run['seed']} | {last['steps']:,} | {last['minutes']:.1f} "
        lines.append(f"{head}| {cell(run['found'])} | {100 * run['asked']:.1f} % | {cell(bots[0])} | {cell(bots[1])} |")
        print(lines[-1], flush=True)
    if not runs:
        sys.exit("There is nothing to report yet: ./do baseline ppo GAME")
    if chosen.write:
        sys.path.append(str(DOCS.parent / "bench"))
        import_module("_tables").write("baselines", lines, "research.md")
        picture: Any = curve(runs)
        picture.savefig(DOCS / "pictures" / "ppo.svg", metadata={"Date": None}, bbox_inches="tight")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
