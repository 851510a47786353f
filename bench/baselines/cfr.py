"""Counterfactual regret minimisation (CFR+) by table, on a KIMONO small enough for it.

    ./do baseline cfr [--cards 3] [--learners 2] [--iterations 200] [--rows 5] [--results FILE.json]

The reduced game is the real one's last round for three, played by the real rules, with a row of three cards instead of
nine and an empty sack: the master splits, places the apprentice, all choose in secret, and what several want is split
again. Nobody owns anything before. A row is a deal of the usual deck, open to all; each is a game of its own. Seats 0
and 1 learn and play for the difference of their points, seat 2 chooses at random: a game for two with a sum of zero, in
which CFR finds an equilibrium. With `--learners 3` all learn and play for their points less the mean, and it need not.
An information set is what the adapters' observation shows. What is reported is how far it came: NashConv, the sum of
what each learner would gain by answering the others at its best, in points.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from irodori import Game
from irodori.adapters.observation import Observed
from irodori.core.bits import lowest, seeded
from irodori.core.state import State

KEY, PLAYERS, LAST = "kimono", 3, 4


@dataclass
class Spot:
    """An information set."""

    seat: int
    count: int
    regrets: list[float] = field(default_factory=list[float])
    sums: list[float] = field(default_factory=list[float])
    strategy: list[float] = field(default_factory=list[float])
    nodes: list[Node] = field(default_factory=list["Node"])

    def __post_init__(self) -> None:
        self.regrets = [0.0] * self.count
        self.sums = [0.0] * self.count
        self.strategy = shares(self.regrets)

    def settle(self) -> None:
        """The strategy of the next iteration, from regrets that never fall below zero."""
        self.regrets = [max(regret, 0.0) for regret in self.regrets]
        self.strategy = shares(self.regrets)

    def average(self) -> list[float]:
        return shares(self.sums)


@dataclass
class Node:
    spot: Spot | None
    children: list[Node]
    payoffs: list[float]


def shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)


class Reduced:
    def __init__(self, cards: int, learners: int, seed: int) -> None:
        self.table = Game(KEY, PLAYERS)
        self.observed = Observed(self.table)
        self.learners = learners
        self.spots: dict[tuple[int, bytes], Spot] = {}
        self.nodes = 0
        core = self.table.fresh()
        core.chance = seeded(seed)
        core.shuffle()
        rules = cast("Any", core)
        rules.round, rules.pile = LAST, cards
        core.deal()
        rules.sack = rules.cards
        self.row = [self.table.names[code] for code in rules.row[:cards]]
        self.root = self.node(core)

    def node(self, core: State) -> Node:
        self.nodes += 1
        acting = core.actors()
        if not acting:
            scores = [core.score(seat) for seat in range(self.learners)]
            mean = sum(scores) / self.learners
            return Node(None, [], [score - mean for score in scores])
        seat = lowest(acting)
        choices = core.choices(seat)
        spot = self.spots.setdefault((seat, self.observed(core, seat).tobytes()), Spot(seat, len(choices)))
        found = Node(spot, [], [])
        spot.nodes.append(found)
        for choice in choices:
            after = core.twin()
            after.play(seat, choice)
            found.children.append(self.node(after))
        return found

    # ---- CFR+

    def improve(self, iteration: int) -> None:
        for seat in range(self.learners):
            self.walk(self.root, seat, [1.0] * PLAYERS, iteration)
            for spot in self.spots.values():
                if spot.seat == seat:
                    spot.settle()

    def walk(self, node: Node, seat: int, reach: list[float], iteration: int) -> float:
        spot = node.spot
        if spot is None:
            return node.payoffs[seat]
        strategy = spot.strategy
        values: list[float] = []
        for part, child in zip(strategy, node.children, strict=True):
            deeper = reach.copy()
            deeper[spot.seat] *= part
            values.append(self.walk(child, seat, deeper, iteration))
        value = sum(part * one for part, one in zip(strategy, values, strict=True))
        if spot.seat == seat:
            others = 1.0
            for other, part in enumerate(reach):
                others *= part if other != seat else 1.0
            for i, one in enumerate(values):
                spot.regrets[i] += others * (one - value)
                spot.sums[i] += iteration * reach[seat] * strategy[i]
        return value

    # ---- what came of it

    def values(self, node: Node | None = None) -> list[float]:
        """Of the average strategies, for each seat."""
        node = node or self.root
        if node.spot is None:
            return node.payoffs
        found = [0.0] * self.learners
        for part, child in zip(node.spot.average(), node.children, strict=True):
            if part:
                for seat, value in enumerate(self.values(child)):
                    found[seat] += part * value
        return found

    def nash_conv(self) -> float:
        told = self.values()
        return sum(self.best(seat) - told[seat] for seat in range(self.learners))

    def best(self, seat: int) -> float:
        """What a seat gets by answering the others' average strategies at its best."""
        reach: dict[int, float] = {}

        def spread(node: Node, others: float) -> None:
            reach[id(node)] = others
            if node.spot is not None:
                parts = [1.0] * node.spot.count if node.spot.seat == seat else node.spot.average()
                for part, child in zip(parts, node.children, strict=True):
                    spread(child, others * part)

        known: dict[int, int] = {}

        def choice(spot: Spot) -> int:
            if id(spot) not in known:
                gains = [
                    sum(reach[id(node)] * value(node.children[i]) for node in spot.nodes) for i in range(spot.count)
                ]
                known[id(spot)] = gains.index(max(gains))
            return known[id(spot)]

        def value(node: Node) -> float:
            if node.spot is None:
                return node.payoffs[seat]
            if node.spot.seat == seat:
                return value(node.children[choice(node.spot)])
            average = zip(node.spot.average(), node.children, strict=True)
            return sum(part * value(child) for part, child in average if part)

        spread(self.root, 1.0)
        return value(self.root)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="CFR+ on a reduced KIMONO.")
    parser.add_argument("--cards", type=int, default=3, help="in the row")
    parser.add_argument("--learners", type=int, choices=(2, 3), default=2)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--rows", type=int, default=5, help="deals, each a game of its own")
    parser.add_argument("--results", type=Path)
    chosen = parser.parse_args(arguments)
    rows: list[dict[str, Any]] = []
    for seed in range(chosen.rows):
        game = Reduced(chosen.cards, chosen.learners, seed)
        curve = {0: game.nash_conv()}
        for iteration in range(1, chosen.iterations + 1):
            game.improve(iteration)
            if iteration in (10, 50, chosen.iterations):
                curve[iteration] = game.nash_conv()
        values = [round(value, 3) for value in game.values()]
        conv = {count: round(value, 4) for count, value in curve.items()}
        print(
            f"{' '.join(game.row)}: {game.nodes} nodes, {len(game.spots)} spots, {values}, NashConv {conv}", flush=True
        )
        rows.append(
            {"row": game.row, "nodes": game.nodes, "spots": len(game.spots), "values": values, "nash_conv": conv}
        )
    if chosen.results:
        chosen.results.parent.mkdir(parents=True, exist_ok=True)
        chosen.results.write_text(json.dumps({"learners": chosen.learners, "rows": rows}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
