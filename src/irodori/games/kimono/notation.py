"""Moves of KIMONO as text, and why one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.errors import IllegalMove
from irodori.core.game import is_number
from irodori.games.kimono import ACTIONS, SORTS
from irodori.games.kimono.rules import APPRENTICE, BREAK, COPY, KEPT, RESOLVE, SLOTS, SPLIT

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State
    from irodori.games.kimono.rules import Kimono

LONGEST = 14


def texts(game: Game) -> list[dict[int, str]]:
    split = {2 * (k - 1) + group - 1: f"split {k} {group}" for k in range(1, LONGEST) for group in (1, 2)}
    place = {SLOTS * (g - 1) + i: f"apprentice {g} {i}" for g in (1, 2) for i in range(LONGEST)}
    want = {0: "want 1", 1: "want 2"}
    resolve = {i: f"resolve {action}" for i, action in enumerate(ACTIONS)}
    pairs = [(a, b) for i, a in enumerate(SORTS) for b in SORTS[i:]]
    broken = {i: f"break {a} {b}" for i, (a, b) in enumerate(pairs)}
    copied = {i: f"copy {sort}" for i, sort in enumerate(SORTS)}
    return [split, place, want, resolve, broken, copied]


def forms(game: Game) -> list[str]:
    return [
        "split K L: K cards in the left group, which is group L, 1 or 2",
        "apprentice G I: into group G, 1 or 2, before its card I, counted from 0",
        "want 1 or want 2",
        "resolve cat, resolve breakage or resolve copy",
        "break A B, two sorts such as break parasol sword",
        "copy SORT, such as copy lute",
    ]


def reason(game: Game, core: State, seat: int, text: str) -> IllegalMove | None:
    rules = cast("Kimono", core)
    kind = rules.kind()
    match text.split(" "):
        case ["split", cards, ("1" | "2")] if kind == SPLIT and is_number(cards):
            return split_refused(rules, int(cards))
        case ["apprentice", ("1" | "2") as group, place] if kind == APPRENTICE and is_number(place):
            return place_refused(rules, int(group))
        case ["resolve", action] if kind == RESOLVE and action in ACTIONS:
            sentence = f"No {action} waits to be carried out."
            return IllegalMove("M8", "nothing-waits", {"action": action}, sentence)
        case ["break", first, second] if kind == BREAK and first in SORTS and second in SORTS:
            return break_refused(rules, seat, first, second)
        case ["copy", sort] if kind == COPY and sort in SORTS:
            most = [SORTS[i] for i in range(len(SORTS)) if rules.legal(seat) >> i & 1]
            sentence = f"The copy joins a sort of which its owner has most: {', '.join(most)}."
            return IllegalMove("M10", "copy-not-most", {"sort": sort, "most": ", ".join(most)}, sentence)
        case _:
            return None


def split_refused(rules: Kimono, cards: int) -> IllegalMove:
    last = rules.end - rules.start - 1
    sentence = f"Both groups need at least one card: K goes from 1 to {last}."
    return IllegalMove("M2", "split-outside", {"cards": cards, "last": last}, sentence)


def place_refused(rules: Kimono, group: int) -> IllegalMove:
    in_left = (group == 1) == bool(rules.first_left)
    last = rules.cut - rules.start if in_left else rules.end - rules.cut
    sentence = f"In group {group} the apprentice goes to a place from 0 to {last}."
    return IllegalMove("M2", "apprentice-outside", {"group": group, "last": last}, sentence)


def break_refused(rules: Kimono, seat: int, first: str, second: str) -> IllegalMove:
    if first > second:
        sentence = f"The two sorts are named in alphabetical order: break {second} {first}."
        return IllegalMove("M11", "break-order", {"first": first, "second": second}, sentence)
    asked = 2 if first == second else 1
    have = {sort: rules.have[seat * KEPT + SORTS.index(sort)] for sort in (first, second)}
    sort = first if have[first] < asked else second
    sentence = f"{asked} {sort} cannot be lost: there are {have[sort]}."
    return IllegalMove("M11", "break-not-owned", {"sort": sort, "have": have[sort], "asked": asked}, sentence)
