"""Measures what learning programs ask for, beside other research kits: decisions a second, with observations.

    python bench/research.py [--quick] [--write] [--json FILE]

Each side's own call is timed (a step, or what OpenSpiel's loop asks), not the random choice between; in the processor's
time of one core, turn by turn, and the best of several turns counts. Only the two threads are timed by the clock, in
short turns, since that is what they are for. `--write` puts the tables into docs/research.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from _tables import write
from numpy.typing import NDArray

import irodori
from irodori.adapters.vector import make

RESULTS = Path(__file__).resolve().parent / "results" / "research.json"
PLAYERS = 4
GAMES = 2048
ASKED, ASKED_ON_TWO, ASKED_OF_HEARTS = 1_000_000, 1.8, 1.0
Turn = Callable[[], tuple[int, float]]
"""Some decisions, and the seconds that they took."""


@dataclass
class Row:
    what: str
    rate: float
    """Decisions a second."""
    group: str
    note: str = ""


def best(turns: int, *runs: Turn) -> list[float]:
    rates = [0.0] * len(runs)
    for turn in range(turns + 1):
        for i, run in enumerate(runs):
            count, took = run()
            if turn:  # the first one warms up
                rates[i] = max(rates[i], count / took)
    return rates


def pin() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


# ---- many games at once


def drawn(masks: NDArray[Any], chance: np.random.Generator) -> NDArray[Any]:
    """A legal choice for each row."""
    weighed = chance.random((len(masks), masks.shape[1]), np.float32)
    np.copyto(weighed, 0, where=masks == 0)
    return weighed.argmax(axis=1)


def vector(key: str, steps: int, clock: Callable[[], float], threads: int = 1) -> Turn:
    env = make(key, GAMES * threads, players=PLAYERS, threads=threads)
    env.reset(seed=1)
    chance = np.random.default_rng(1)

    def turn() -> tuple[int, float]:
        took = 0.0
        for _ in range(steps):
            actions = drawn(env.games.masks, chance)
            start = clock()
            env.step(actions)
            took += clock() - start
        return steps * env.num_envs, took

    return turn


def pgx_turn(name: str, steps: int) -> Turn:
    """Its step with auto-reset, compiled for so many games at once."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    wrappers: Any = import_module("pgx.experimental.wrappers")
    env = pgx.make(name)
    step = jax.jit(jax.vmap(wrappers.auto_reset(env.step, env.init)))
    state: Any = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES))
    chance, seeds = np.random.default_rng(1), random.Random(1)

    def turn() -> tuple[int, float]:
        nonlocal state
        took = 0.0
        for _ in range(steps):
            actions = drawn(np.array(state.legal_action_mask), chance)
            keys = jax.random.split(jax.random.PRNGKey(seeds.getrandbits(31)), GAMES)
            jax.block_until_ready(keys)
            start = time.process_time()
            state = step(state, actions, keys)
            jax.block_until_ready(state.observation)
            took += time.process_time() - start
        return steps * GAMES, took

    return turn


def vector_rows(turns: int, steps: int) -> list[Row]:
    keys = list(irodori.games())
    clock = time.process_time
    peers = ["kuhn_poker", "leduc_holdem", "sparrow_mahjong"]
    runs = [vector(key, steps, clock) for key in keys] + [pgx_turn(name, steps) for name in peers]
    names = [f"{key}, vector environment" for key in keys] + [f"pgx {name}, on the CPU" for name in peers]
    return [Row(name, rate, "vector") for name, rate in zip(names, best(turns, *runs), strict=True)]


def two_cores(turns: int, steps: int) -> dict[str, float]:
    """How many times as many on two threads. So short turns that both cores are free in some of them."""
    found: dict[str, float] = {}
    for key in irodori.games():
        one, two = best(turns, vector(key, steps, time.perf_counter), vector(key, steps, time.perf_counter, threads=2))
        found[key] = two / one
    return found


# ---- one game, agent by agent


def pettingzoo_turn(make_env: Callable[[], Any], steps: int) -> Turn:
    env, chance = make_env(), np.random.default_rng(1)
    env.reset(seed=1)

    def turn() -> tuple[int, float]:
        took = 0.0
        mask: Any
        for _ in range(steps):
            start = time.process_time()
            observation, _, ended, cut, info = env.last()
            took += time.process_time() - start
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            action = None if ended or cut else int(drawn(np.asarray(mask, np.int8)[None], chance)[0])
            start = time.process_time()
            env.step(action)
            if not env.agents:
                env.reset()
            took += time.process_time() - start
        return steps, took

    return turn


def rlcard_turn(name: str, steps: int) -> Turn:
    rlcard: Any = import_module("rlcard")
    env, chance = rlcard.make(name, config={"seed": 1}), random.Random(1)
    state, _ = env.reset()

    def turn() -> tuple[int, float]:
        nonlocal state
        took = 0.0
        for _ in range(steps):
            action = chance.choice(list(state["legal_actions"]))
            start = time.process_time()
            state, _ = env.step(action)
            if env.is_over():
                state, _ = env.reset()
            took += time.process_time() - start
        return steps, took

    return turn


def zoo_rows(turns: int, steps: int) -> list[Row]:
    from irodori.adapters import pettingzoo

    runs: list[Turn] = []
    names: list[str] = []
    for key in irodori.games():
        runs.append(pettingzoo_turn(lambda key=key: pettingzoo.raw_env(key, players=PLAYERS), steps))
        names.append(f"{key}, PettingZoo environment")
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"):
        module: Any = import_module(f"pettingzoo.classic.{name}")
        runs.append(pettingzoo_turn(module.raw_env, steps))
        names.append(f"PettingZoo {name}")
    for name in ("leduc-holdem", "uno", "gin-rummy", "doudizhu", "mahjong", "bridge"):
        runs.append(rlcard_turn(name, max(10, steps // 10)))
        names.append(f"RLCard {name}")
    return [Row(name, rate, "one game") for name, rate in zip(names, best(turns, *runs), strict=True)]


# ---- OpenSpiel's loop: whose turn, among what, the choice, and with observations what that player sees; deals included


def spiel_turn(name: str, games: int, observed: bool) -> Turn:
    pyspiel: Any = import_module("pyspiel")
    import_module("irodori.adapters.openspiel")
    game = pyspiel.load_game(name)
    tensor = game.get_type().provides_observation_tensor
    chance = random.Random(1).random

    def turn() -> tuple[int, float]:
        decisions = 0
        start = time.process_time()
        for _ in range(games):
            state = game.new_initial_state()
            player, legal, play = state.current_player, state.legal_actions, state.apply_action
            look = state.observation_tensor if tensor else state.information_state_tensor
            while (now := player()) != -4:
                choices = legal()
                if now >= 0:
                    decisions += 1
                    if observed:
                        look(now)
                play(choices[int(chance() * len(choices))])
        return decisions, time.process_time() - start

    return turn


def spiel_rows(turns: int, games: int) -> Iterator[Row]:
    ours = [f"irodori_{key}" for key in irodori.games()]
    for observed in (False, True):
        peers = [*ours, "hearts"] + ([] if observed else ["gin_rummy", "oh_hell"])
        rates = best(turns, *(spiel_turn(name, games, observed) for name in peers))
        group = "OpenSpiel, with tensors" if observed else "OpenSpiel"
        for name, rate in zip(peers, rates, strict=True):
            yield Row(name, rate, group)


# ---- the tables


def lines_of(rows: Sequence[Row], two: dict[str, float]) -> list[str]:
    lines = ["| | decisions/s on one core | asked | on two cores |", "|---|---|---|---|"]
    for row in rows:
        if row.group == "vector":
            key = row.what.split(",")[0]
            asked, more = (f"{ASKED:,}", f"{two[key]:.2f} times") if key in two else ("", "")
            lines.append(f"| {row.what} | {row.rate:,.0f} | {asked} | {more} |")
    lines += ["", "| one game at a time, agent by agent | decisions/s |", "|---|---|"]
    lines += [f"| {row.what} | {row.rate:,.0f} |" for row in rows if row.group == "one game"]
    lines += [
        "",
        "| OpenSpiel's loop from Python | decisions/s | of hearts | with tensors | of hearts |",
        "|---|---|---|---|---|",
    ]
    plain = {row.what: row.rate for row in rows if row.group == "OpenSpiel"}
    tensors = {row.what: row.rate for row in rows if row.group == "OpenSpiel, with tensors"}
    for name, rate in plain.items():
        more = [f"{tensors[name]:,.0f}", f"{tensors[name] / tensors['hearts']:.2f}"] if name in tensors else ["", ""]
        lines.append(f"| {name} | {rate:,.0f} | {rate / plain['hearts']:.2f} | {more[0]} | {more[1]} |")
    return lines


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measures the adapters beside other research kits.")
    parser.add_argument("--quick", action="store_true", help="a rough look")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/research.md")
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="FILE", help="where the numbers go")
    chosen = parser.parse_args(arguments)
    warnings.simplefilter("ignore")  # the others' own
    os.environ["JAX_PLATFORMS"] = "cpu"
    turns = 3 if chosen.quick else 10
    two = two_cores(turns * 20, 4)
    pin()
    rows = [*vector_rows(turns, 20), *zoo_rows(turns, 1000), *spiel_rows(turns, 20)]
    lines = lines_of(rows, two)
    print("\n".join(lines))
    if chosen.write:
        write("speed", lines, "research.md")
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps({"rows": [asdict(row) for row in rows], "two": two}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
