"""Colors of Kasane drawn: the field beside the meld boards, then everybody's robe, one's own hand in large cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.drawing import GAP, Cell, Drawing, Ink, beside, cut, joined, lined_up, size
from irodori.core.edition import Table
from irodori.games.kasane import PLUS

if TYPE_CHECKING:
    from irodori.core.drawing import Sight
    from irodori.core.game import Game

Boxes = dict[str, list[dict[str, int | list[int]]]]

DARK, LIGHT = "#1c1a17", "#fbf8ef"
tones = {
    "1": (DARK, "#e07a45"), "2": (DARK, "#ef9a2d"), "3": (DARK, "#f2c230"), "4": (DARK, "#a9c84a"),
    "5": (LIGHT, "#1f6f47"), "6": (DARK, "#96d0e6"), "7": (LIGHT, "#1f4fa0"), "8": (DARK, "#bcaedd"),
    "9": (LIGHT, "#6a3f8b"), PLUS: (DARK, LIGHT),
}  # fmt: skip
"""K21: the nine colours, and the white of the +1."""

LETTERS = dict(zip("123456789+", "柿蜜吹萌盤水瑠藤紫白", strict=True))
"""Colours by their old names: kaki, mikan, yamabuki, moegi, tokiwa, mizu, ruri, fuji, kodai murasaki, shiro."""
NUMERALS = dict(zip("123456789+", "一二三四五六七八九加", strict=True))
PATTERNS = dict(zip("123456789+", ("/\\", "oo", "<>", "**", "#.", "((", "~~", ")(", ">>", "@."), strict=True))
"""Scales, rings, tortoise shells, hemp, checks, waves, a stream, vapour, arrow feathers, a plum blossom."""

FIELD = 32
"""Columns of the field; the meld boards stand beside it."""
LARGE = 22
"""Lines from which on one's own hand is drawn in large cards."""


def drawn(game: Game, view: Table, sight: Sight) -> Drawing:
    found = cast("Table", view["table"])
    lines = beside(field(game, found, sight), melds(view, sight), FIELD)
    lines += [[], *players(game, view, sight)]
    seat = view["seat"]
    if sight.lines >= LARGE and isinstance(seat, int):
        hand = cast("list[list[str]]", found["hands"])[seat]
        lines += [[], [Ink(sight.say("kasane-board-hand"), "dim")], *fan(hand, laid(sight.armed))]
    return lines


# ---- cards


def card(name: str, tone: str = "", move: str = "") -> Cell:
    """Its number, and the letter of its colour."""
    number = "+1" if name == PLUS else name + LETTERS[name]
    return [Ink(number.ljust(3) if name == PLUS else number, f"{name} {tone}".strip(), move)]


def patterned(name: str, tone: str = "", move: str = "") -> Cell:
    number = "+1 " if name == PLUS else name + LETTERS[name]
    return [Ink(f" {number}{PATTERNS[name]} ", f"{name} {tone}".strip(), move)]


def fan(hand: list[str], leaving: int) -> Drawing:
    """The hand in large cards, the top card last; what a meld would lay stands out."""
    rows: Drawing = [[], [], []]
    for place, name in enumerate(hand):
        is_leaving = place >= len(hand) - leaving
        tone = f"{name} strong" if is_leaving else name
        number = "+1" if name == PLUS else name
        parts = (f"{number:<2}{NUMERALS[name]} ", PATTERNS[name] * 2 + " ", " " + PATTERNS[name] * 2)
        for row, part in zip(rows, parts, strict=True):
            row += [Ink("^" if is_leaving and row is rows[0] else " ", "turn"), Ink(part, tone)]
    return rows


def laid(move: str) -> int:
    """How many cards of the hand a meld lays."""
    match move.split(" "):
        case ["meld", _, cards, *top]:
            return int(cards) - len(top)
        case _:
            return 0


# ---- the field


def field(game: Game, found: Table, sight: Sight) -> Drawing:
    pile = found["pile"]
    left = len(pile) if isinstance(pile, list) else pile
    head = sight.say("kasane-board-round", round=found["round"], rounds=game.players, pile=left)
    lines: Drawing = [[Ink(cut(head, FIELD - 2), "title")], []]
    for number, row in enumerate(cast("list[list[str]]", found["rows"]), 1):
        move = f"take {number}"
        is_armed = sight.armed == move
        line: Cell = [Ink(f"{number} ", "armed" if is_armed else "strong", move if row else "")]
        line += joined([card(name) for name in row[:-1]])
        if row:
            line += [
                Ink(" " if row[:-1] else ""),
                Ink(">" if is_armed else "[", "turn" if is_armed else "strong", move),
            ]
            line += [
                *patterned(row[-1], move=move),
                Ink("<" if is_armed else "]", "turn" if is_armed else "strong", move),
            ]
        else:
            line.append(Ink(".", "dim"))
        lines += [line, []]
    return lines


# ---- the boards of the melds


def melds(view: Table, sight: Sight) -> Drawing:
    """Boxes as cards:points; x is a marble. A box that can be filled now stands out."""
    found = cast("Table", view["table"])
    possible = {tuple(text.split(" ")[1:3]): text for text in reversed(cast("list[str]", view["moves"])) if " " in text}
    room = sight.columns - FIELD
    rows: list[list[Cell]] = []
    for key, boxes in cast("Boxes", found["melds"]).items():
        cells: list[Cell] = []
        open_now = False
        for box in boxes:
            cards, marbles = cast("int", box["cards"]), cast("int", box["marbles"])
            for place, points in enumerate(cast("list[int]", box["points"])):
                move = possible.get((key, str(cards)), "") if place == marbles else ""
                open_now = open_now or bool(move)
                cells.append([box_of(cards, points, place < marbles, move, sight.armed)])
        name = sight.say(f"kasane-meld-{key}")
        rows.append(
            [[Ink(name, "may" if open_now else "")], joined(cells), [Ink(sight.say(f"kasane-meld-{key}.short"), "dim")]]
        )
    table = lined_up(rows, " ")
    head: Cell = [Ink(cut(sight.say("kasane-board-free"), room), "dim")]
    longest = max(size(line) for line in table)
    if longest > room:  # the condition is said by the rules, and by the list of moves
        table = lined_up([row[:2] for row in rows], " ")
    return [head, *table]


def box_of(cards: int, points: int, taken: bool, move: str, armed: str) -> Ink:
    if taken:
        return Ink(f"{cards}:x", "dim")
    if move:
        same = armed.split(" ")[:3] == move.split(" ")[:3]
        return Ink(f"{cards}:{points}", "armed" if same else "may", move)
    return Ink(f"{cards}:{points}")


# ---- the players


def players(game: Game, view: Table, sight: Sight) -> Drawing:
    found = cast("Table", view["table"])
    hands = cast("list[list[str] | int]", found["hands"])
    points, robes = cast("list[int]", view["scores"]), cast("list[list[str]]", found["robes"])
    acting = cast("list[int]", view["actors"])
    say = sight.say
    rows: list[list[Cell]] = [
        [
            [],
            [Ink(say("terminal-points"), "dim")],
            [Ink(say("kasane-board-hand"), "dim")],
            [Ink(say("kasane-table-robe"), "dim")],
        ]
    ]
    for seat in range(game.players):
        mark = ">" if seat in acting else " "
        starts = "*" if seat == found["starter"] else " "
        name = cut(sight.who(seat), 12)
        hand = hands[seat]
        own = sight.lines >= LARGE and seat == view["seat"]
        shown: Cell = [Ink(f"({hand if isinstance(hand, int) else len(hand)})", "dim")]
        if isinstance(hand, list) and not own:
            shown = stacked(hand, laid(sight.armed) if seat == view["seat"] else 0)
        rows.append(
            [
                [Ink(mark, "turn"), Ink(starts, "dim"), Ink(name, "turn" if seat in acting else "")],
                [Ink(str(points[seat]), "strong")],
                shown or [Ink("-", "dim")],
                stacked(robes[seat], 0) or [Ink("-", "dim")],
            ]
        )
    for gap in (GAP, " "):
        table = lined_up(rows, gap)
        if max(size(line) for line in table) <= sight.columns:
            return table
    return lined_up([[*row[:2], [*row[2], Ink(" | ", "dim"), *row[3]]] for row in rows], " ")


def stacked(cards: list[str], leaving: int) -> Cell:
    """Side by side, the top card last; what a meld would lay stands apart."""
    line: Cell = []
    for place, name in enumerate(cards):
        if place == len(cards) - leaving and leaving:
            line.append(Ink("^", "turn"))
        elif place:
            line.append(Ink(" "))
        line += card(name)
    return line
