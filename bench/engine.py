"""Measures the rules engine against hand-written C, OpenSpiel and a bare interpreter.

    python bench/engine.py [--json FILE] [--quick]

The C beside this file is an engine too: it lists a seat's legal choices as a mask and plays one choice at a time, so
that it could stand under a search as ours does. (A program that can only play whole games at random need not list
choices, and is faster than both.) It is compiled with the engine's own compiler and flags and must give the same totals
for every seed before it is measured (all but deal.c, a yardstick with a chance of its own). What is compared runs turn
by turn on one core, in the processor's time and not the clock's, so that other programs disturb little, and the best of
several turns counts.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import itertools
import json
import math
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol, cast

import irodori
from irodori import build
from irodori.core.bits import lowest, nth, popcount, seeded
from irodori.core.state import State
from irodori.games.iroha.rules import PASS, Iroha
from irodori.games.kasane.rules import COPIES, Kasane
from irodori.games.kimono.rules import FIRE, FIRE_COST, Kimono

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results" / "engine.json"
SEEDS = 200
SEATS = 8
FIRST_MOVE = """
import irodori
state = irodori.Game("kasane", players=4).start(seed=1)
seat = state.actors[0]
state.play(seat, state.moves(seat)[0])
"""


@dataclass
class Row:
    what: str
    ours: float
    reference: float | None
    unit: str
    against: str
    bound: float | None = None
    """The ratio that is asked for, or for times and sizes (see `less`) the most that ours may be."""
    less: bool = False

    @property
    def ratio(self) -> float | None:
        return self.ours / self.reference if self.reference else None

    @property
    def asked(self) -> str:
        if self.bound is None:
            return ""
        return f"<= {self.bound:g} {self.unit}" if self.less else f">= {self.bound:g}"

    @property
    def met(self) -> bool | None:
        if self.bound is None:
            return None
        return self.ours <= self.bound if self.less else (self.ratio or 0) >= self.bound


@dataclass
class Effort:
    turns: int
    seconds: float


# ---- hand-written C


class Yardstick:
    """One file of bench/c, compiled."""

    def __init__(self, name: str, folder: Path) -> None:
        built = folder / f"{name}.so"
        source = str(HERE / "c" / f"{name}.c")
        build.run([*build.compiler(), *build.flags(portable=False), source, "-o", str(built)], build.NoCompiler)
        self.library = ctypes.CDLL(str(built))

    def create(self, core: State, option: bool, numbers: Sequence[int]) -> CGame:
        make = self.library.create
        make.restype = ctypes.c_void_p
        cards = bytes(core.deck[: core.due])
        found = make(core.players, int(option), cards, len(cards), (ctypes.c_int * len(numbers))(*numbers))
        return CGame(self.library, ctypes.c_void_p(found), core.players)

    def deals(self, count: int, seed: int) -> list[int]:
        totals = (ctypes.c_longlong * SEATS)()
        self.library.deals(ctypes.c_longlong(count), ctypes.c_longlong(seed), totals)
        return list(totals)


class CGame:
    """A game in C, at its start or after `advance`."""

    def __init__(self, library: ctypes.CDLL, root: ctypes.c_void_p, players: int) -> None:
        self.library = library
        self.root = root
        self.players = players

    def advance(self, seed: int) -> None:
        self.library.advance(self.root, ctypes.c_longlong(seed))

    def playouts(self, count: int, seed: int) -> list[int]:
        totals = (ctypes.c_longlong * SEATS)()
        self.library.playouts(self.root, ctypes.c_longlong(count), ctypes.c_longlong(seed), totals)
        return list(totals)[: self.players]


def iroha_in_c(yardstick: Yardstick, core: State) -> CGame:
    rules = cast("Iroha", core)
    return yardstick.create(core, rules.first_star, [rules.dealer])


def kasane_in_c(yardstick: Yardstick, core: State) -> CGame:
    rules = cast("Kasane", core)
    needs, copies, worth, meld_of = rules.needs, rules.copies, rules.worth, rules.meld_of
    numbers = [rules.width, rules.boxes]
    for box in range(rules.boxes):
        numbers += [meld_of[box], needs[box], copies[box], *worth[COPIES * box : COPIES * box + COPIES]]
    numbers += rules.marbles[: rules.boxes]
    return yardstick.create(core, rules.plus_one_meld, numbers)


def kimono_in_c(yardstick: Yardstick, core: State) -> CGame:
    rules = cast("Kimono", core)
    return yardstick.create(core, False, [rules.pile, rules.kimonos, *rules.worth[:FIRE], -FIRE_COST, *rules.limits])


IN_C: dict[str, Callable[[Yardstick, State], CGame]] = {
    "iroha": iroha_in_c,
    "kasane": kasane_in_c,
    "kimono": kimono_in_c,
}


# ---- the same totals


def tables(key: str) -> Iterator[irodori.Game]:
    """Every number of players with every choice of options."""
    info = irodori.games()[key]
    for players in info.players:
        names = [name for name, allowed in info.options.items() if players in allowed]
        for values in itertools.product((False, True), repeat=len(names)):
            yield irodori.Game(key, players=players, options=dict(zip(names, values, strict=True)))


def must_agree(what: str, core: State, c: CGame) -> None:
    for seed in range(SEEDS):
        ours, theirs = core.playouts(1, seed), c.playouts(1, seed)
        if ours != theirs:
            sys.exit(f"{what}: with seed {seed} the engine scores {ours} and the C {theirs}")


def check(yardsticks: dict[str, Yardstick]) -> int:
    checked = 0
    for key, yardstick in yardsticks.items():
        for game in tables(key):
            must_agree(repr(game), game.fresh(), IN_C[key](yardstick, game.fresh()))
            checked += 1
    core, c = after_pass(yardsticks["iroha"])
    must_agree("Iroha after the pass", core, c)
    return checked


# ---- measuring


def best(effort: Effort, *runs: Callable[[int], object]) -> list[float]:
    """For each run how often a second it does what it is told to do `count` times: turn by turn, the best of them."""
    counts = [count_for(effort.seconds, run) for run in runs]
    rates = [0.0] * len(runs)
    for _ in range(effort.turns):
        for i, run in enumerate(runs):
            rates[i] = max(rates[i], counts[i] / timed(run, counts[i]))
    return rates


def timed(run: Callable[[int], object], count: int) -> float:
    start = time.process_time()
    run(count)
    return time.process_time() - start


def count_for(seconds: float, run: Callable[[int], object]) -> int:
    count = 10
    while (took := timed(run, count)) < seconds / 4:
        count *= 2
    return max(1, int(count * seconds / took))


def playout_rows(yardsticks: dict[str, Yardstick], effort: Effort) -> list[Row]:
    rows: list[Row] = []
    for key, yardstick in yardsticks.items():
        for players in irodori.games()[key].players:
            core = irodori.Game(key, players=players).fresh()
            c = IN_C[key](yardstick, core)
            ours, theirs = best(effort, lambda n, core=core: core.playouts(n, 1), lambda n, c=c: c.playouts(n, 1))
            asked = 0.9 if players == 4 else None
            rows.append(Row(f"{key}, {players} players: playouts", ours, theirs, "games/s", f"c/{key}.c", asked))
    return rows


def last_deal() -> State:
    """Iroha for four with one deal left."""
    core = irodori.Game("iroha", players=4).fresh()
    cast("Iroha", core).dealer = 3
    return core


def after_pass(yardstick: Yardstick) -> tuple[State, CGame]:
    """That deal when the cards have been passed, in both."""
    core = last_deal()
    c = iroha_in_c(yardstick, core)
    c.advance(1)
    core.chance = seeded(1)
    core.shuffle()
    core.deal()
    while core.kind() == PASS:
        seat = lowest(core.actors())
        choices = core.legal(seat)
        core.play(seat, nth(choices, core.draw(popcount(choices))))
    return core, c


def deal_rows(yardstick: Yardstick, deal: Yardstick, effort: Effort) -> list[Row]:
    core = last_deal()
    c = iroha_in_c(yardstick, core)
    ours, theirs, single = best(
        effort, lambda n: core.playouts(n, 1), lambda n: c.playouts(n, 1), lambda n: deal.deals(n, 1)
    )
    passed, passed_c = after_pass(yardstick)
    rest, rest_c = best(effort, lambda n: passed.playouts(n, 1), lambda n: passed_c.playouts(n, 1))
    return [
        Row("iroha, 4 players: a single deal", ours, single, "deals/s", "c/deal.c", 0.9),
        Row("iroha, 4 players: copy and play a deal", ours, theirs, "deals/s", "c/iroha.c", 0.9),
        Row("iroha, 4 players: copy and play on after the pass", rest, rest_c, "deals/s", "c/iroha.c", 0.9),
    ]


# ---- integer calls from Python. Both sides play whole games, deals included, and choose without chance: ours asks for
# a seat's first legal choice (`pick`); OpenSpiel has no such call, lists all and takes the last. It deals by chance
# nodes.

HIGHEST = [seats.bit_length() - 1 for seats in range(64)]


def integer_games(root: State, count: int, scratch: State, play: Callable[[int, int], None]) -> None:
    copy, actors, pick, shuffle, deal = scratch.copy, scratch.actors, scratch.pick, scratch.shuffle, scratch.deal
    highest = HIGHEST
    for seed in range(count):
        copy(root)
        scratch.chance = seed
        while scratch.due:
            shuffle()
            deal()
            while seats := actors():
                seat = highest[seats]
                play(seat, pick(seat, 0))


def moves_in(root: State, count: int) -> int:
    """How many moves these games have; counted beside the clock."""
    moves = itertools.count()
    scratch = root.twin()

    def counting(seat: int, choice: int) -> None:
        next(moves)
        scratch.play(seat, choice)

    integer_games(root, count, scratch, counting)
    return next(moves)


def integer_rows(effort: Effort) -> list[Row]:
    hearts = openspiel_hearts()
    rows: list[Row] = []
    for key in irodori.games():
        root = irodori.Game(key, players=4).fresh()
        scratch = root.twin()
        moves = moves_in(root, 200) / 200

        def ours(count: int, root: State = root, scratch: State = scratch) -> None:
            integer_games(root, count, scratch, scratch.play)

        what = f"{key}, 4 players: integer calls from Python"
        if hearts is None:
            rows.append(Row(what, best(effort, ours)[0] * moves, None, "moves/s", "OpenSpiel hearts: not installed"))
            continue
        rate, theirs = best(effort, ours, lambda count: hearts_games(hearts, count))
        decisions = hearts_games(hearts, 200) / 200
        rows.append(Row(what, rate * moves, theirs * decisions, "moves/s", "OpenSpiel hearts", 10))
    return rows


def openspiel_hearts() -> Hearts | None:
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    return cast("Hearts", pyspiel.load_game("hearts"))


class HeartsState(Protocol):
    def is_chance_node(self) -> bool: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def move_number(self) -> int: ...


class Hearts(Protocol):
    def new_initial_state(self) -> HeartsState: ...


def hearts_games(hearts: Hearts, count: int) -> int:
    """Plays games of hearts and counts the players' decisions."""
    drawn = random.Random(1).random
    decisions = 0
    for _ in range(count):
        state = hearts.new_initial_state()
        player, legal, play = state.current_player, state.legal_actions, state.apply_action
        while state.is_chance_node():
            cards = legal()
            play(cards[int(drawn() * len(cards))])
        decisions -= state.move_number()
        while player() >= 0:
            play(legal()[-1])
        decisions += state.move_number()
    return decisions


# ---- text, import, size


def text_games(game: irodori.Game, count: int) -> int:
    """Plays whole games by text, each move drawn from those offered, and counts them."""
    drawn = random.Random(1).random
    moves = 0
    for seed in range(count):
        state = game.start(seed=seed)
        while actors := state.actors:
            seat = actors[0]
            offered = state.moves(seat)
            state.play(seat, offered[int(drawn() * len(offered))])
            moves += 1
    return moves


def text_rows(effort: Effort) -> list[Row]:
    rows: list[Row] = []
    for key in irodori.games():
        game = irodori.Game(key, players=4)
        text_games(game, 20)
        rate = best(effort, lambda count, game=game: text_games(game, count))[0]
        moves = text_games(game, 50) / 50
        rows.append(Row(f"{key}, 4 players: text API", rate * moves, 100_000, "moves/s", "the goal", 1))
    return rows


def import_row(turns: int) -> Row:
    # As everywhere but where bytecode is switched off: the first turn writes it, the best of the others counts.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def seconds(code: str) -> float:
        start = spent()
        subprocess.run([sys.executable, "-c", code], check=True, env=environment)
        return spent() - start

    ours, bare = math.inf, math.inf
    for _ in range(turns):
        ours = min(ours, seconds(FIRST_MOVE))
        bare = min(bare, seconds("pass"))
    return Row("import to first move, over a bare Python", 1e3 * (ours - bare), None, "ms", "python -c pass", 40, True)


class Compiled(Protocol):
    def nbytes(self) -> int: ...


def size_row() -> Row:
    sizes = {key: cast("Compiled", irodori.Game(key).fresh()).nbytes() for key in irodori.games()}
    largest = max(sizes, key=lambda key: sizes[key])
    return Row(f"size of a state, the largest ({largest})", sizes[largest], None, "bytes", "", 1023, True)


# ---- the table


def table(rows: Sequence[Row]) -> str:
    lines = [("what", "ours", "reference", "", "ratio", "asked", "", "against")]
    for row in rows:
        verdict = "" if row.met is None else "yes" if row.met else "NO"
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        reference = "" if row.reference is None else number(row.reference)
        lines.append((row.what, number(row.ours), reference, row.unit, ratio, row.asked, verdict, row.against))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    left = {0, 3, 5, 6, 7}
    return "\n".join(
        "  ".join(
            f"{cell:<{w}}" if i in left else f"{cell:>{w}}"
            for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def pin() -> str:
    """Stay on one core, so that nothing moves the measured program while it runs."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def measured(effort: Effort) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        yardsticks = {key: Yardstick(key, Path(folder)) for key in irodori.games()}
        deal = Yardstick("deal", Path(folder))
        print(f"same totals on {SEEDS} seeds in each of {check(yardsticks)} games, players and options", flush=True)
        rows = playout_rows(yardsticks, effort) + deal_rows(yardsticks["iroha"], deal, effort)
    return [*rows, *integer_rows(effort), *text_rows(effort), import_row(effort.turns), size_row()]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measures the rules engine.")
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="FILE", help="where the numbers go")
    parser.add_argument("--quick", action="store_true", help="a rough look")
    chosen = parser.parse_args(arguments)
    if irodori.engine() != "compiled":
        sys.exit("the engine runs interpreted: there is nothing to measure against C (python -m irodori.build)")
    where = f"Python {platform.python_version()}, {platform.machine()}, {' '.join(build.compiler())}, {pin()}"
    print(where, flush=True)
    rows = measured(Effort(5, 0.02) if chosen.quick else Effort(25, 0.04))
    print(table(rows))
    if any(row.against.endswith("not installed") for row in rows):
        print("OpenSpiel is not installed, so its row is left out: ./do bench brings it, or pip install open_spiel")
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    found = [{**asdict(row), "ratio": row.ratio, "met": row.met} for row in rows]
    chosen.json.write_text(json.dumps({"where": where, "rows": found}, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
