"""Information-set Monte-Carlo tree search, compiled together with each game's rules.

Every playout draws a state that the thinking seat cannot tell from the real one, walks down one tree shared by all such
states, plays on by the insight's picks, and brings back a value for every seat. A seat that chooses alone takes the
choice with the best upper confidence bound among those that are legal in the state drawn. Seats that choose at once
choose without knowing of each other: among few choices by regret matching, among many by bounds of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irodori.core.bits import (
    Mask,
    Masks,
    Numbers,
    Reals,
    bit,
    log,
    lowest,
    masks,
    numbers,
    popcount,
    reals,
    seeded,
    square_root,
)  # fmt: skip
from irodori.core.fields import Fields
from irodori.core.insight import FINE

if TYPE_CHECKING:
    from irodori.core.insight import Insight
    from irodori.core.state import State

NODES = 250000
SHARES = 6  # values of a node, one for each seat
SHARES_OF_NODES = NODES * SHARES
LOGS = 4096
LONGEST_PATH = 1000
SECRETS = 64
BELIEFS = 384  # for each seat and choice
FEW = 4  # so many choices are mixed by regret
SURE = 20.0  # visits after which choices are no longer tried for their own sake as often
DRAWS = 8  # at most, until a state fits
PRIVATE = 64  # keys of nodes: 0-63 a choice, from here on a seat's own way through a secret decision, then all ways


class Search(Fields):
    root: State
    scratch: State
    insight: Insight[State]
    seat: int = 0
    epoch: int = 0
    period: int = 0
    seed: int = 0
    done: int = 0
    explore: float = 0.4
    widen: float = 2.0
    stray: float = 0.2
    nodes: int = 1
    steps: int = 0
    secrets: int = 0
    first: Numbers = numbers(NODES)
    after: Numbers = numbers(NODES)
    visits: Numbers = numbers(NODES)
    chances: Numbers = numbers(NODES)
    keys: Masks = masks(NODES)
    totals: Reals = reals(SHARES_OF_NODES)
    points: Reals = reals(SHARES_OF_NODES)
    regrets: Reals = reals(NODES)
    mixed: Reals = reals(NODES)
    logs: Reals = reals(LOGS)
    path: Numbers = numbers(LONGEST_PATH)
    secret_seat: Numbers = numbers(SECRETS)
    secret_at: Numbers = numbers(SECRETS)
    secret_joint: Numbers = numbers(SECRETS)
    secret_child: Numbers = numbers(SECRETS)
    secret_choices: Masks = masks(SECRETS)
    beliefs: Reals = reals(BELIEFS)
    """How often each seat's strategy at the root, in trees grown apart, had each choice: there are many equilibria."""
    settled: bool = False
    """The others are now taken to choose by these beliefs."""

    def __init__(self, root: State, insight: Insight[State]) -> None:
        self.root = root.twin()
        self.scratch = root.twin()
        self.insight = insight
        self.prepare()

    def prepare(self) -> None:
        for n in range(1, LOGS):
            self.logs[n] = log(n)

    def start(self, seat: int, seed: int) -> None:
        """Forgets all and thinks for this seat, whose turn it is in `root`."""
        self.seat = seat
        self.seed = seed
        self.done = 0
        self.settled = False
        for i in range(BELIEFS):
            self.beliefs[i] = 0.0
        self.forget()

    def forget(self) -> None:
        self.nodes = 1
        self.first[0] = 0
        self.visits[0] = 0
        for share in range(SHARES):
            self.totals[share] = 0.0

    def believe(self) -> None:
        """Notes what every seat mixes at the root, and begins another tree."""
        for seat in range(self.root.players):
            at = self.child(0, (PRIVATE + seat))
            total = 0.0
            child = self.first[at] if at else 0
            while child:
                total += self.mixed[child]
                child = self.after[child]
            child = self.first[at] if total > 0.0 else 0
            while child:
                self.beliefs[seat * PRIVATE + self.keys[child]] += self.mixed[child] / total
                child = self.after[child]
        self.forget()

    def run(self, playouts: int) -> None:
        for _ in range(playouts):
            self.playout()
            self.done += 1

    def playout(self) -> None:
        self.imagine()
        self.steps = 0
        self.secrets = 0
        self.keep(0)
        node = 0
        inside = True
        while inside and self.steps + SECRETS < LONGEST_PATH:
            acting = self.scratch.actors()
            if not acting or self.insight.epoch(self.scratch) != self.epoch:
                inside = False
            else:
                node = self.together(node, acting) if acting & acting - 1 else self.alone(node, lowest(acting))
                inside = node > 0
        self.finish()
        self.bring_back()

    def imagine(self) -> None:
        """A state drawn for this playout; one that does not fit is drawn again."""
        draw = 0
        fitting = False
        while draw < DRAWS and not fitting:
            self.scratch.copy(self.root)
            self.scratch.reshuffle_hidden(self.seat, seeded(self.seed + self.done * DRAWS + draw))
            draw += 1
            fitting = self.insight.fits(self.scratch, self.seat)
        self.insight.reopen(self.scratch, self.seat)
        self.epoch = self.insight.epoch(self.scratch)
        self.period = self.insight.period(self.scratch)

    def finish(self) -> None:
        while self.insight.period(self.scratch) == self.period or not self.insight.knows(self.scratch):
            acting = self.scratch.actors()
            if acting:
                seat = lowest(acting)
                self.scratch.play(seat, self.insight.pick(self.scratch, seat, self.scratch.legal(seat)))
            elif self.scratch.due:
                self.scratch.shuffle()
                self.scratch.deal()
            else:
                break
        self.insight.judge(self.scratch)

    # ---- the tree

    def keep(self, node: int) -> None:
        self.path[self.steps] = node
        self.steps += 1

    def add(self, node: int, key: Mask) -> int:
        """A new child; 0 where there is no room for one."""
        if self.nodes == NODES:
            return 0
        child = self.nodes
        self.nodes += 1
        self.keys[child] = key
        self.first[child] = 0
        self.after[child] = self.first[node]
        self.first[node] = child
        self.visits[child] = 0
        self.chances[child] = 1
        self.regrets[child] = 0.0
        self.mixed[child] = 0.0
        for share in range(SHARES):
            self.totals[child * SHARES + share] = 0.0
            self.points[child * SHARES + share] = 0.0
        return child

    def child(self, node: int, key: Mask) -> int:
        found = self.first[node]
        while found and self.keys[found] != key:
            found = self.after[found]
        return found

    def child_or_new(self, node: int, key: Mask) -> int:
        found = self.child(node, key)
        if not found:
            found = self.add(node, key)
        return found

    def log_of(self, n: int) -> float:
        halvings = 0.0
        while n >= LOGS:
            n = n >> 1
            halvings += 0.6931471805599453
        return self.logs[n] + halvings

    # ---- a seat that chooses alone

    def alone(self, node: int, seat: int) -> int:
        """Plays its choice; the node where that leads, 0 where the tree ends."""
        choices = self.scratch.legal(seat)
        child = self.bounded(node, seat, choices)
        if not child:
            self.scratch.play(seat, self.insight.pick(self.scratch, seat, choices))
            return 0
        self.keep(child)
        self.scratch.play(seat, self.keys[child])
        return child if self.visits[child] else 0

    def bounded(self, node: int, seat: int, choices: Mask) -> int:
        """The child with the best upper bound, or a new one while there are few for so many visits."""
        unknown = choices
        best = 0
        best_bound = -1.0
        tried = 0.0
        child = self.first[node]
        while child:
            key = self.keys[child]
            if key < PRIVATE and choices & bit(key):
                unknown ^= bit(key)
                tried += 1.0
                self.chances[child] += 1
                visits: float = self.visits[child]
                bound = 2.0
                if visits:
                    spread = self.log_of(self.chances[child]) / visits
                    bound = self.totals[child * SHARES + seat] / visits + self.explore * square_root(spread)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.after[child]
        if unknown and (not best or tried < self.widen * square_root(self.visits[node])):
            fresh = self.add(node, self.insight.pick(self.scratch, seat, unknown))
            if fresh:
                return fresh
        return best

    # ---- seats that choose at once

    def together(self, node: int, acting: Mask) -> int:
        """All of them choose; the node where that leads, 0 where the tree ends."""
        kind = self.scratch.kind()
        joint: Mask = 0
        since = self.secrets
        mixing = True
        remaining = acting
        while remaining and self.scratch.actors() == remaining and self.scratch.kind() == kind:
            seat = lowest(remaining)
            at = self.child_or_new(node, (PRIVATE + seat))
            if at:
                self.keep(at)
            choosing = True
            turn = 0
            while choosing:
                choices = self.scratch.legal(seat)
                few = popcount(choices) <= FEW
                child = 0
                if at:
                    child = self.by_regret(node, at, seat, choices) if few else self.bounded(at, seat, choices)
                mixing = mixing and few and child > 0
                choice = 0
                if child:
                    choice = self.keys[child]
                    self.keep(child)
                else:
                    choice = self.insight.pick(self.scratch, seat, choices)
                mixing = mixing and turn == 0
                joint ^= self.way(turn, seat, choice)
                turn += 1
                self.scratch.play(seat, choice)
                at = child
                choosing = self.scratch.actors() == remaining and self.scratch.kind() == kind
            remaining ^= bit(seat)
        if not mixing:
            return 0
        after = self.child_or_new(node, joint | bit(63))
        for i in range(since, self.secrets):
            self.secret_at[i] = node
            self.secret_joint[i] = after
        if not after:
            return 0
        self.keep(after)
        return after if self.visits[after] else 0

    def way(self, turn: int, seat: int, choice: int) -> Mask:
        """Put together by ^, these are the key of where all choices of a secret decision lead."""
        return seeded((turn * SHARES + seat) * PRIVATE + choice + 1)

    def by_regret(self, node: int, at: int, seat: int, choices: Mask) -> int:
        """A choice drawn by how much each is regretted not to have been made so far."""
        total = 0.0
        count: float = popcount(choices)
        rest = choices
        while rest:
            child = self.child_or_new(at, lowest(rest))
            if not child or self.secrets == SECRETS:
                return 0
            if self.regrets[child] > 0.0:
                total += self.regrets[child]
            rest &= rest - 1
        trust = self.insight.trust(self.scratch) if seat != self.seat else 0.0
        known = 0.0
        if not node and self.settled and seat != self.seat:
            known = self.belief(seat, choices)
        weight: float = self.visits[at]  # later ones count more, for regret too: the first knew nothing
        stray = self.stray / square_root(1.0 + weight / SURE)
        drawn = self.fraction()
        chosen = 0
        if trust > 0.0 and self.fraction() < trust:
            chosen = self.child(at, self.insight.pick(self.scratch, seat, choices))
        rest = choices
        while rest:
            child = self.child(at, lowest(rest))
            share = 1.0 / count
            if known > 0.0:
                share = self.beliefs[seat * PRIVATE + self.keys[child]] / known
            elif total > 0.0:
                share = self.regrets[child] / total if self.regrets[child] > 0.0 else 0.0
            self.mixed[child] += share * weight
            drawn -= share * (1.0 - stray) + stray / count
            if not chosen and drawn < 0.0:
                chosen = child
            rest &= rest - 1
            if not rest and not chosen:
                chosen = child
        self.secret_seat[self.secrets] = seat
        self.secret_child[self.secrets] = chosen
        self.secret_choices[self.secrets] = choices
        self.secret_joint[self.secrets] = 0
        self.secrets += 1
        return chosen

    def belief(self, seat: int, choices: Mask) -> float:
        total = 0.0
        while choices:
            total += self.beliefs[seat * PRIVATE + lowest(choices)]
            choices &= choices - 1
        return total

    def fraction(self) -> float:
        drawn: float = self.scratch.draw(FINE)
        return drawn / FINE

    # ---- what was learned

    def bring_back(self) -> None:
        for i in range(self.secrets):
            if self.secret_joint[i]:
                self.regret(i)
        for i in range(self.steps):
            node = self.path[i]
            self.visits[node] += 1
            for seat in range(self.root.players):
                self.totals[node * SHARES + seat] += self.insight.values[seat]
                self.points[node * SHARES + seat] += self.insight.expected[seat]

    def regret(self, secret: int) -> None:
        """What each other choice would have brought on average while the others chose as they did."""
        seat = self.secret_seat[secret]
        node = self.secret_at[secret]
        joint = self.keys[self.secret_joint[secret]]
        chosen = self.secret_child[secret]
        own = self.way(0, seat, self.keys[chosen])
        weight: float = self.visits[node]
        sibling = self.first[self.child(node, PRIVATE + seat)]
        while sibling:
            if sibling != chosen and self.secret_choices[secret] & bit(self.keys[sibling]):
                other = self.way(0, seat, self.keys[sibling])
                there = self.child(node, joint ^ own ^ other | bit(63))
                if there and self.visits[there]:
                    mean = self.totals[there * SHARES + seat] / self.visits[there]
                    self.regrets[sibling] += weight * (mean - self.insight.values[seat])
            sibling = self.after[sibling]

    # ---- what was found

    def found(self) -> list[tuple[int, int, float, list[float], list[float]]]:
        """For each choice tried at the root: its number, visits, weight when mixed, every seat's value and points."""
        at = self.child(0, PRIVATE + self.seat)
        rows: list[tuple[int, int, float, list[float], list[float]]] = []
        child = self.first[at]
        while child:
            visits = self.visits[child]
            if self.keys[child] < PRIVATE and visits:
                first = child * SHARES
                values: list[float] = [self.totals[first + seat] / visits for seat in range(self.root.players)]
                points: list[float] = [self.points[first + seat] / visits for seat in range(self.root.players)]
                rows.append((self.keys[child], visits, self.mixed[child], values, points))
            child = self.after[child]
        return rows
