"""What may come of it: what each group would bring to whom, what an action would change; at the end how each score
came about.

All of it is worked out from a view, so it tells nothing that the view does not (M15, S4). Every collection is laid
into the rules' own state, and what is foretold is tried there, so that it is what the rules would do. What a Lucky Cat
draws and what the bin holds at the end of the round nobody can know: the first is `unknown`, the second only told of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from irodori.core.edition import Json, Table
from irodori.games.kimono import ACTIONS, APPRENTICE, COPIES, SORTS
from irodori.games.kimono.rules import APPRENTICE_CARD, BREAK, COPY, KEPT, RESOLVE, ROUNDS, WANT, Kimono

if TYPE_CHECKING:
    from irodori.core.game import Game

Found = dict[str, object]
CAT = "cat"
MARKET = ("split", "apprentice", "want")
STAGES = {"resolve": RESOLVE, "break": BREAK, "copy": COPY}


class Span(NamedTuple):
    """A stretch of the row."""

    start: int
    end: int


def forecast(game: Game, view: Table) -> Found:
    table = cast("Table", view["table"])
    decision = cast("str | None", view["decision"])
    trial = Trial(game, table)
    found: Found = {"columns": [trial.columns(seat) for seat in range(game.players)]}
    if decision is None:
        return found | {"account": account(trial, cast("list[int]", view["scores"]))}
    found["path"] = path(table, decision)
    match decision:
        case "split":
            found["cuts"] = cuts(trial, table)
        case "apprentice" | "want":
            found["groups"] = groups(trial, table)
        case _:
            found["moves"] = outcomes(trial, decision)
    return found


class Trial:
    """The collections in the rules' own state, as at the end of the last round: one thing is tried, nothing follows.

    The sack is empty there, so a cat brings nothing; its group is `unknown`.
    """

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.core = cast("Kimono", game.fresh())
        self.core.round = ROUNDS - 1
        self.core.closing = True
        self.core.sack = self.core.cards
        self.core.kimonos = cast("int", table["kimonos"])
        have = bytearray(self.core.have)
        codes = {name: SORTS.index(name) for name in (*COPIES, *SORTS)}  # the edition's order, the kimono last of all
        codes |= {name: code for name, code in game.codes.items() if code < KEPT}
        self.kept = {code: name for name, code in codes.items()}
        for seat, owned in enumerate(cast("list[dict[str, int]]", table["collections"])):
            for card, count in owned.items():
                have[seat * KEPT + codes[card]] = count
        self.core.have = have
        self.limits, self.worths = self.core.limits, self.core.worth
        self.known: dict[tuple[int, bytes, bytes, int], int] = {}
        self.pure: dict[tuple[int, int], int] = {}

    def twin(self) -> Kimono:
        return self.core.twin()

    def score(self, seat: int) -> int:
        return self.core.score(seat)

    # ---- groups

    def settled(self, cards: list[str], wanters: list[int]) -> Kimono:
        """These seats alone are there to choose, and all want this group."""
        core = self.twin()
        codes = [self.game.codes.get(card, APPRENTICE_CARD) for card in cards]
        core.row = bytearray(codes).ljust(len(core.row), b"\0")
        core.start, core.cut, core.end = 0, len(codes), len(codes)
        core.first_left = True
        core.stage = WANT
        core.contenders = core.acting = sum(1 << seat for seat in wanters)
        for seat in wanters:
            core.play(seat, 0)
        return core

    def worth(self, cards: list[str], seat: int) -> int:
        """What the group adds, its actions carried out as well as can be."""
        return self.best(self.settled(cards, [seat]), seat) - self.score(seat)

    def best(self, core: Kimono, seat: int) -> int:
        if not core.acting:
            return core.score(seat)
        key = (seat, bytes(core.have[seat * KEPT : (seat + 1) * KEPT]), bytes(core.waiting), core.stage)
        if key not in self.known:
            self.known[key] = max(self.best(after(core, seat, choice), seat) for choice in choices(core.legal(seat)))
        return self.known[key]

    def brings(self, cards: list[str], seat: int) -> Found:
        """The same in its parts: what is put down, sort by sort, then what the actions change."""
        put = [card for card in cards if card != APPRENTICE and card not in ACTIONS]
        down = self.settled(put, [seat]) if put else self.core
        total, put_down = self.worth(cards, seat), down.score(seat) - self.score(seat)
        return {
            "before": self.score(seat),
            "points": total,
            "sorts": self.changes(seat, down),
            "actions": {action: cards.count(action) for action in ACTIONS if action in cards},
            "acted": total - put_down,
            "unknown": CAT in cards,
            "apprentice": APPRENTICE in cards,
        }

    # ---- collections

    def columns(self, seat: int) -> list[Found]:
        have = self.core.have[seat * KEPT : (seat + 1) * KEPT]
        return [self.column(code, have[code]) for code in self.kept]

    def column(self, code: int, count: int) -> Found:
        limit = self.limits[code] if code < len(SORTS) else None
        return {
            "sort": self.kept[code],
            "count": count,
            "limit": limit,
            "worth": self.worths[code] if limit is not None else self.points(code, 1),
            "points": self.points(code, count),
            "state": state(count, limit),
        }

    def points(self, code: int, count: int) -> int:
        """Of so many of one card, and nothing else."""
        if (code, count) not in self.pure:
            core = self.twin()
            have = bytearray(len(core.have))
            have[code] = count
            core.have = have
            self.pure[code, count] = core.score(0)
        return self.pure[code, count]

    def changes(self, seat: int, core: Kimono) -> list[Found]:
        """The columns that would be others, with what they were."""
        place = seat * KEPT
        had, have = self.core.have[place : place + KEPT], core.have[place : place + KEPT]
        return [
            {**self.column(code, have[code]), "had": had[code], "change": self.change(code, had[code], have[code])}
            for code in self.kept
            if had[code] != have[code]
        ]

    def change(self, code: int, had: int, have: int) -> int:
        return self.points(code, have) - self.points(code, had)


def after(core: Kimono, seat: int, choice: int) -> Kimono:
    then = core.twin()
    then.play(seat, choice)
    return then


def choices(mask: int) -> list[int]:
    return [choice for choice in range(mask.bit_length()) if mask >> choice & 1]


def state(count: int, limit: int | None) -> str:
    if not count:
        return "none"
    if limit is None or count < limit:
        return "safe"
    return "full" if count == limit else "over"


# ---- the market


def cuts(trial: Trial, table: Table) -> list[list[Found]]:
    """After 1, 2, 3 … cards: what the left part and the right part are worth to each who may choose."""
    row, (start, end) = cast("list[str]", table["row"]), cast("list[int]", table["group"])
    found: list[list[Found]] = []
    for cut in range(start + 1, end):
        parts = (row[start:cut], row[cut:end])
        found.append([part_of_cut(trial, table, part) for part in parts])
    return found


def part_of_cut(trial: Trial, table: Table, cards: list[str]) -> Found:
    """Two Breakages would have thousands of outcomes for every place of the cut: there their loss is left open."""
    left_open = cards.count("breakage") > 1
    counted = [card for card in cards if card != "breakage"] if left_open else cards
    contenders = cast("list[int]", table["contenders"])
    seats = range(trial.game.players)
    points = [trial.worth(counted, seat) if seat in contenders else None for seat in seats]
    return {"points": points, "unknown": left_open or CAT in cards}


def groups(trial: Trial, table: Table) -> list[Found]:
    """Group 1 and group 2: what they are to each who may choose, and what if several want the same."""
    row, (start, end) = cast("list[str]", table["row"]), cast("list[int]", table["group"])
    cut, left = cast("int", table["cut"]), cast("int", table["left"])
    parts = [Span(start, cut), Span(cut, end)]
    contenders = cast("list[int]", table["contenders"])
    found: list[Found] = []
    for part in parts if left == 1 else parts[::-1]:
        cards = row[part.start : part.end]
        seats = range(trial.game.players)
        brings = [trial.brings(cards, seat) if seat in contenders else None for seat in seats]
        found.append({"span": list(part), "seats": brings, "several": several(trial, table, cards)})
    return found


def several(trial: Trial, table: Table, cards: list[str]) -> Found:
    """M6: a single card goes to the bin, with a kimono for each; more cards are split again."""
    if len(cards) > 1:
        return {"single": False, "master": table["master"]}
    contenders = cast("list[int]", table["contenders"])
    enough = min(len(contenders), trial.core.kimonos)  # M7
    gains: list[int | None] = [None] * trial.game.players
    for seat in contenders:
        others = [other for other in contenders if other != seat][: max(enough, 2) - 1]
        if others:
            gains[seat] = trial.settled(cards, sorted([seat, *others])).score(seat) - trial.score(seat)
    return {"single": True, "enough": enough, "points": gains}


# ---- actions


def outcomes(trial: Trial, decision: str) -> Found:
    """Of each choice: what it changes at once, and what the actions that wait can make of it at best."""
    table, owner = trial.table, cast("int", trial.table["owner"])
    waiting = cast("dict[str, int]", table["waiting"])
    core = trial.twin()
    core.owner, core.acting, core.stage = owner, 1 << owner, STAGES[decision]
    core.waiting = bytearray(waiting[action] for action in ACTIONS)
    found: Found = {}
    for choice in choices(core.legal(owner)):
        text = trial.game.texts[core.stage][choice]
        action = text.split()[1] if decision == "resolve" else ""
        found[text] = outcome(trial, core, owner, choice, action)
    return found


def outcome(trial: Trial, core: Kimono, owner: int, choice: int, action: str) -> Found:
    alone = core.twin()
    alone.waiting = bytearray(1 if name == action else 0 for name in ACTIONS)
    alone = after(alone, owner, choice)
    rest = sum(core.waiting) - bool(action)
    return {
        "before": trial.score(owner),
        "points": alone.score(owner) - trial.score(owner),
        "asks": bool(alone.acting),
        "best": trial.best(after(core, owner, choice), owner) - trial.score(owner),
        "rest": rest,
        "unknown": action == CAT,
        "open": bool(core.waiting[0]),
        "sorts": trial.changes(owner, alone),
    }


# ---- which cards are fought over, and by whom


def path(table: Table, decision: str) -> Found:
    row = cast("list[str]", table["row"])
    return branch(table, decision, Span(0, len(row)), [])


def branch(table: Table, decision: str, span: Span, name: list[int]) -> Found:
    """A group and its parts in the order in which they are settled (M5); the group at hand is not opened."""
    found: Found = {"name": name, "span": list(span)}
    at_hand = decision in MARKET and list(span) == table["group"]
    made = cast("list[list[int]]", table["cuts"])
    cut = next(((place, left) for place, left in made if span.start < place < span.end), None)
    if cut is None or at_hand:
        return found | leaf(table, span, at_hand)
    place, left = cut
    parts = {left: Span(span.start, place), 3 - left: Span(place, span.end)}
    return found | {
        "state": "cut",
        "seats": [],
        "parts": [branch(table, decision, parts[group], [*name, group]) for group in (1, 2)],
    }


def leaf(table: Table, span: Span, at_hand: bool) -> Found:
    if at_hand:
        return {"state": "now", "seats": table["contenders"], "parts": []}
    gone = cast("list[Json]", table["gone"])[span.start]
    if gone is None:
        waits = next(one for one in cast("list[Table]", table["pending"]) if one["group"] == list(span))
        return {"state": "later", "seats": waits["wanters"], "parts": []}
    if isinstance(gone, list):
        return {"state": "bin", "seats": gone, "parts": []}
    return {"state": "taken", "seats": [gone], "parts": []}


# ---- how it came about (M13, M14)


def account(trial: Trial, scores: list[int]) -> list[list[Found]]:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    found: list[list[Found]] = []
    for seat in range(trial.game.players):
        columns = [column for column in trial.columns(seat) if column["count"]]
        lines = [line(column) for column in columns]
        if len(best) > 1 and seat in best:
            lines.append({"key": "kimono-account-cards", "args": {"count": collected(columns)}, "points": 0})
        found.append(lines)
    return found


def line(column: Found) -> Found:
    args = {name: column[name] for name in ("sort", "count", "worth", "limit") if column[name] is not None}
    kind = "over" if column["state"] == "over" else "sort" if column["limit"] is not None else "other"
    return {"key": f"kimono-account-{kind}", "args": args, "points": column["points"]}


def collected(columns: list[Found]) -> int:
    return sum(cast("int", column["count"]) for column in columns)
