"""Iroha ni Oedo drawn: the trick with its trump, what everybody has taken, one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.drawing import Cell, Drawing, Ink, centred, cut, lined_up
from irodori.core.edition import Table
from irodori.games.iroha import SUITS, UNKNOWN
from irodori.games.iroha.ruling import held

if TYPE_CHECKING:
    from irodori.core.drawing import Sight
    from irodori.core.game import Game

DARK, LIGHT = "#1c1a17", "#fbf8ef"
tones = {
    "F": (DARK, "#e9a6b8"), "B": (DARK, "#a9c84a"), "O": (LIGHT, "#b7282e"), "M": (DARK, "#f0dc9a"),
    "W": (LIGHT, "#1f4fa0"), UNKNOWN: (LIGHT, "#3a4058"),
}  # fmt: skip
SIGNS = {"F": "花", "B": "鳥", "O": "扇", "M": "月", "W": "波"}
PLACE = 12
"""Columns for a card of the trick and the name above it."""


def drawn(game: Game, view: Table, sight: Sight) -> Drawing:
    found = cast("Table", view["table"])
    say = sight.say
    dealer = sight.who(cast("int", found["dealer"]))
    playing = view["decision"] == "play"
    if playing:
        trick = cast("int", found["tricks"]) + 1
        head = say("iroha-table-deal", deal=found["deal"], deals=game.players, who=dealer, trick=trick)
    else:
        head = say("iroha-table-passing", deal=found["deal"], deals=game.players, who=dealer)
    lines: Drawing = [[Ink(head, "title")], []]
    if playing:
        lines += [*in_trick(game, view, sight), []]
    lines += players(game, view, sight)
    if view["seat"] == "all" and view["decision"]:
        for seat, hand in enumerate(cast("list[list[str]]", found["hands"])):
            lines.append([Ink(cut(sight.who(seat), PLACE).ljust(PLACE)), *grouped(hand)])
    elif isinstance(view["seat"], int) and view["decision"] in ("play", "pass"):
        lines += [[], *own(view, sight)]
    return lines


# ---- cards


def card(name: str, tone: str = "", move: str = "") -> Ink:
    if name == UNKNOWN:
        return Ink(" ?? ", UNKNOWN)
    return Ink(f"{SIGNS[name[0]]}{name[1:]:<2}", f"{name[0]} {tone}".strip(), move)


def grouped(hand: list[str], sign: str = " ") -> Cell:
    """Colour by colour; between two colours there is more room."""
    line: Cell = []
    for letter in SUITS:
        group = [name for name in hand if name[0] == letter]
        for place, name in enumerate(group):
            line += [Ink(sign if place or not line else sign * 2), card(name)]
    return line


# ---- the trick


def in_trick(game: Game, view: Table, sight: Sight) -> Drawing:
    """In the order of play: who has laid what, whose card takes it now, and what the armed card would change."""
    found = cast("Table", view["table"])
    trick = [(int(one["seat"]), str(one["card"])) for one in cast("list[dict[str, int | str]]", found["trick"])]
    acting = cast("list[int]", view["actors"])
    verb, _, name = sight.armed.partition(" ")
    tried = [*trick, (acting[0], name)] if verb == "play" and acting else trick
    first = tried[0][0] if tried else acting[0]
    order = [(first + i) % game.players for i in range(game.players)]
    laid = dict(tried)
    holder, _, trump = held(tried) if tried else (None, "", "")
    names: Cell = [Ink(" ")]
    cards: Cell = [Ink(" ")]
    below: Cell = [Ink(" ")]
    for seat in order:
        who = centred(cut(sight.who(seat), PLACE - 2), PLACE)
        names.append(Ink(who, "turn" if seat in acting else "good" if seat == holder else ""))
        shown = laid.get(seat)
        if shown is None:
            cards.append(Ink(centred("-", PLACE), "dim"))
        else:
            is_tried = len(tried) > len(trick) and seat == acting[0]
            edges = (">", "<") if is_tried else ("[", "]")
            pad = (PLACE - 6) // 2
            cards += [
                Ink(" " * pad + edges[0], "turn" if is_tried else ""),
                card(shown, "strong" if seat == holder else ""),
            ]
            cards.append(Ink(edges[1] + " " * (PLACE - 6 - pad), "turn" if is_tried else ""))
        below.append(Ink(centred("^" if seat == holder else "", PLACE), "good"))
    names.append(
        Ink(f"  {sight.say('iroha-table-trump', suit=sight.say(f'iroha-suit-{trump}'))}" if trump else "", "strong")
    )
    if trump:
        cards += [Ink("  "), Ink(f" {SIGNS[trump]} ", trump)]
    return [names, cards, below]


# ---- the players


def players(game: Game, view: Table, sight: Sight) -> Drawing:
    found = cast("Table", view["table"])
    say = sight.say
    taken = cast("list[list[str] | int]", found["taken"])
    hands = cast("list[list[str]]", found["hands"])
    lowest = cast("list[list[str]] | None", found.get("lowest"))
    piles = cast("list[dict[str, object] | None]", sight.forecast.get("piles") or [None] * game.players)
    void = cast("list[list[str]]", found.get("void") or [[] for _ in range(game.players)])
    acting = cast("list[int]", view["actors"])
    heads = ("iroha-table-total", "iroha-board-deal", "iroha-table-cards", "iroha-board-tricks", "iroha-table-taken")
    rows: list[list[Cell]] = [[[], *([Ink(say(key), "dim")] for key in heads)]]
    for seat, points in enumerate(cast("list[int]", view["scores"])):
        cards = taken[seat]
        count = len(cards) if isinstance(cards, list) else cards
        pile = piles[seat]
        shown: Cell = []
        if isinstance(cards, list):
            shown = grouped(cards, "")
        elif lowest is not None:
            shown = grouped(lowest[seat], "")
            if count > len(lowest[seat]):
                shown.append(Ink(f" + {say('iroha-table-more', count=count - len(lowest[seat]))}", "dim"))
        if void[seat]:
            shown = [*shown, Ink("  " + say("iroha-table-void", suits=" ".join(SIGNS[s] for s in void[seat])), "dim")]
        style = "turn" if seat in acting else ""
        mark = (">" if seat in acting else " ") + ("*" if seat == found["dealer"] else " ")
        rows.append(
            [
                [Ink(mark, "turn"), Ink(cut(sight.who(seat), 14), style)],
                [Ink(str(points), "strong")],
                [Ink("?" if pile is None else f"{pile['worth']:+}" if pile["cards"] else "0", "" if pile else "dim")],
                [Ink(str(len(hands[seat])))],
                [Ink(str(count // game.players))],
                shown,
            ]
        )
    return lined_up(rows)


# ---- one's own hand


def own(view: Table, sight: Sight) -> Drawing:
    """What may be chosen stands up, the rest lies; the cards already passed on stand behind."""
    found = cast("Table", view["table"])
    seat = cast("int", view["seat"])
    moves = {text.partition(" ")[2]: text for text in cast("list[str]", view["moves"])}
    line: Cell = []
    marks: Cell = []
    suit = ""
    for name in cast("list[list[str]]", found["hands"])[seat]:
        move = moves.get(name, "")
        space = "  " if suit and suit != name[0] else " "
        is_armed = bool(move) and move == sight.armed
        line += [Ink(space), card(name, "" if move or not moves else "resting", move)]
        marks.append(
            Ink(space + ("^^^^" if is_armed else "----" if move else "    "), "turn" if is_armed else "may", move)
        )
        suit = name[0]
    lines: Drawing = [[Ink(sight.say("iroha-table-hand"), "dim")], line, marks]
    given = cast("list[list[str]]", found["passed"])[seat]
    if given and view["decision"] == "pass":
        passed: Cell = [Ink(sight.say("iroha-board-passed") + " ", "dim")]
        for name in given:
            passed += [card(name), Ink(" ")]
        lines.append(passed)
    return lines
