"""Moves of Colors of Kasane as text, and why one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori.core.errors import Argument, IllegalMove
from irodori.core.game import is_number
from irodori.games.kasane import MELDS, boxes
from irodori.games.kasane.rules import PLUS, TAKE

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State
    from irodori.games.kasane.rules import Kasane

PASS = "pass"
TOP = "top"
CONDITIONS = {
    "kasane": ("K12", "all cards must show the same number"),
    "juu": ("K13", "the numbers must add up to exactly 10"),
    "sakura": ("K14", "it takes one 1, one 2 and one 6"),
    "chidori": ("K15", "it takes one 3, one 8 and one 9"),
    "asanoha": ("K16", "it takes one 4, one 5 and one 7"),
    "kagen": ("K17", "the numbers must rise or fall all the way, within 1 to 5"),
    "jougen": ("K18", "the numbers must rise or fall all the way, within 5 to 9"),
    "kachou": ("K19", "all numbers must be odd"),
    "setsugetsu": ("K20", "all numbers must be even"),
}


def texts(game: Game) -> list[dict[int, str]]:
    take = {row: f"take {row + 1}" for row in range(game.players)}
    meld: dict[int, str] = {}
    found = boxes(game.table)
    for number, (key, cards, _) in enumerate(found):
        meld[2 * number] = f"meld {key} {cards}"
        meld[2 * number + 1] = f"meld {key} {cards} {TOP}"
    meld[2 * len(found)] = PASS
    return [take, meld]


def forms(game: Game) -> list[str]:
    return [f"take R, with R from 1 to {game.players}", f"meld KEY N, meld KEY N {TOP} or {PASS}"]


def reason(game: Game, core: State, seat: int, text: str) -> IllegalMove | None:
    rules = cast("Kasane", core)
    match text.split(" "):
        case ["take", row] if rules.kind() == TAKE and is_number(row):
            return row_refused(game, int(row))
        case ["meld", key, cards, *top] if (
            rules.kind() != TAKE and key in MELDS and is_number(cards) and top in ([], [TOP])
        ):
            return meld_refused(game, rules, seat, key, int(cards), bool(top))
        case _:
            return None


def row_refused(game: Game, row: int) -> IllegalMove:
    if not 1 <= row <= game.players:
        sentence = f"There is no row {row}: the field has rows 1 to {game.players}."
        return IllegalMove("K1", "row-missing", {"row": row, "rows": game.players}, sentence)
    return IllegalMove("K1", "row-empty", {"row": row}, f"Row {row} is empty.")


def meld_refused(game: Game, rules: Kasane, seat: int, key: str, cards: int, top: bool) -> IllegalMove | None:
    sizes = [box for meld, box, _ in boxes(game.table) if meld == key]
    number = [(meld, box) for meld, box, _ in boxes(game.table)].index((key, cards)) if cards in sizes else None
    if number is None:
        arguments: dict[str, Argument] = {"meld": key, "cards": cards, "boxes": ", ".join(map(str, sizes))}
        sentence = f"{key} has no box for {cards} cards; its boxes: {arguments['boxes']}."
        return IllegalMove("K4", "no-such-box", arguments, sentence)
    if rules.marbles[number] == rules.copies[number]:
        sentence = f"{key} has no free box left for {cards} cards."
        return IllegalMove("K5", "box-full", {"meld": key, "cards": cards}, sentence)
    hand, robe = unpacked(rules.hands[seat]), unpacked(rules.robes[seat])
    if top and not robe:
        return IllegalMove("K3", "robe-empty", {}, "The robe is still empty: it has no top card to use.")
    if top and robe[-1] == PLUS:
        return IllegalMove("K3", "plus-on-top", {}, "A +1 lies on top of the robe and is never part of a meld.")
    needed = cards - top
    if needed > len(hand):
        sentence = f"This meld needs {needed} cards from the hand, which holds {len(hand)}."
        return IllegalMove("K3", "hand-too-short", {"needed": needed, "hand": len(hand)}, sentence)
    run = [*robe[-1:], *hand[-needed:]] if top else hand[-needed:]
    rule, condition = CONDITIONS[key]
    sequence = "-".join(map(str, run))
    return IllegalMove(rule, f"not-{key}", {"sequence": sequence}, f"{sequence} is not {key}: {condition}.")


def unpacked(cards: int) -> list[int]:
    """Packed cards from the bottom to the top."""
    found: list[int] = []
    while cards:
        found.append(cards & 15)
        cards >>= 4
    return found[::-1]
